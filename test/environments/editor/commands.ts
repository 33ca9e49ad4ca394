// The commands of the palette, the status item, and that a finding of ESLint's own extension is not shown twice.
import { CATALOGUE, tellEntry } from "@fair-shuffle/bias";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Product } from "./product.ts";
import { takeScreenshot } from "./screenshots.ts";
import {
  closeAll,
  getBiasPage,
  getFindings,
  getNotification,
  getText,
  openFile,
  repeatUntilShown,
  runCommand,
  waitForFindings,
} from "./workbench.ts";

export function testScan({ host, getEditor }: Product): void {
  describe("a scan", () => {
    test("shows the findings of files that nobody opened, and a summary", async () => {
      const editor = await getEditor();
      await closeAll(editor);
      await runCommand(editor, "Fair Shuffle: Scan Workspace");
      const summary = getNotification(editor, /\d+ biased shuffles were found; \d+ can be fixed automatically/);
      await summary.waitFor();
      await expect
        .poll(() => summary.innerText())
        .toContain("Shuffles without a fix: 1. The hover over each says why.");
      await waitForFindings(editor, "scanned/unopened.ts", [2]);
      await waitForFindings(editor, "src/Playlist.vue", [4]);
      expect(await getFindings(editor, "scanned/node_modules/dependency/index.js")).toEqual([]);
      await summary.getByRole("button", { name: "Show Problems" }).click();
      await editor.page.locator(".markers-panel", { hasText: "unopened.ts" }).waitFor();
      await takeScreenshot(editor.page, `${host}-scan`);
      await editor.run(async (vscode) => {
        await vscode.commands.executeCommand("workbench.action.closePanel");
      });
    });
  });
}

export function testCommands({ host, getEditor }: Product): void {
  describe("commands", () => {
    test("a scan's findings are shown of a file without a tab, too, whose document another extension keeps open; and never twice", async () => {
      const editor = await getEditor();
      await closeAll(editor);
      await editor.run(async (vscode) => {
        const [folder] = vscode.workspace.workspaceFolders ?? [];
        if (folder !== undefined)
          await vscode.workspace.openTextDocument(vscode.Uri.joinPath(folder.uri, "scanned/kept.ts"));
      });
      await runCommand(editor, "Fair Shuffle: Scan Workspace");
      await getNotification(editor, /\d+ biased shuffles were found/).waitFor();
      await waitForFindings(editor, "scanned/kept.ts", [2]);
      await openFile(editor, "scanned/kept.ts", 3);
      await editor.page.locator(".squiggly-warning").first().waitFor();
      await waitForFindings(editor, "scanned/kept.ts", [2]);
      await closeAll(editor);
      await waitForFindings(editor, "scanned/kept.ts", [2]);
    });

    test("Why Is Nothing Reported Here? says why, and selects the very expression", async () => {
      const editor = await getEditor();
      const offered = (line: number) =>
        editor.run(async (vscode, line) => {
          const [folder] = vscode.workspace.workspaceFolders ?? [];
          if (folder === undefined) throw new Error("No folder is open.");
          const place = new vscode.Position(line, 4);
          const actions = await vscode.commands.executeCommand<{ readonly title: string }[]>(
            "vscode.executeCodeActionProvider",
            vscode.Uri.joinPath(folder.uri, "src/opaque.js"),
            new vscode.Range(place, place),
          );
          return actions.map(({ title }) => title);
        }, line);
      await openFile(editor, "src/opaque.js", 2, 5);
      await expect.poll(() => offered(1)).toContain("Why is nothing reported here?");
      expect(await offered(4)).not.toContain("Why is nothing reported here?");
      await runCommand(editor, "Fair Shuffle: Why Is Nothing Reported Here?");
      const said = getNotification(editor, "What this call does is not followed here");
      await said.waitFor();
      // Only what has a button is shown as a whole, and not as one line that is cut off.
      await said.getByRole("button", { name: "About This Rule" }).waitFor();
      const selected = await editor.run((vscode) => {
        const shown = vscode.window.activeTextEditor;
        return Promise.resolve(shown?.document.getText(shown.selection));
      });
      expect(selected).toBe("deal(cards, i, Math.random())");
      await takeScreenshot(editor.page, `${host}-explain`);
      await editor.run(async (vscode) => {
        await vscode.commands.executeCommand("notifications.clearAll");
      });
    });

    test("Why Is Nothing Reported Here? on a plain call tells of the function that it calls", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/calls.js", 3, 34);
      await runCommand(editor, "Fair Shuffle: Why Is Nothing Reported Here?");
      // A web extension reads no file but the open ones.
      const told =
        host === "node"
          ? "This calls `deal` of deal.js, and of line 2 there is said: This shuffle is biased"
          : "is written in another file, and was not read";
      await expect.poll(() => getNotification(editor, "calls").first().innerText()).toContain(told);
      await editor.run(async (vscode) => {
        await vscode.commands.executeCommand("notifications.clearAll");
      });
      await closeAll(editor);
    });

    test("Fix All Biased Shuffles in File fixes all of them", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/both.js");
      await waitForFindings(editor, "src/both.js", [2, 6]);
      await runCommand(editor, "Fair Shuffle: Fix All Biased Shuffles in File");
      await waitForFindings(editor, "src/both.js", []);
      const text = await getText(editor, "src/both.js");
      expect(text).not.toContain(".sort(");
      await closeAll(editor);
    });

    test("Simulate Bias without a shuffle at the cursor offers the catalogue", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/plain.js");
      await runCommand(editor, "Fair Shuffle: Simulate Bias");
      const list = editor.page.locator(".quick-input-list");
      for (const { id } of CATALOGUE) await list.getByText(tellEntry(id).title, { exact: true }).first().waitFor();
      await takeScreenshot(editor.page, `${host}-catalogue`);
      await editor.page.locator(".quick-input-widget input").fill("Naive swap");
      await editor.page.keyboard.press("Enter");
      await getBiasPage(editor).locator(".source", { hasText: "Naive swap" }).waitFor();
      await closeAll(editor);
    });

    test("the status item says that it is active, and why a file is not judged", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/deal.js");
      await expectStatus(editor.page, "Fair Shuffle is active");
      await openFile(editor, "hard/minified.js");
      await expectStatus(editor.page, "minified");
      await takeScreenshot(editor.page, `${host}-status`);
      await editor.page.mouse.move(640, 300);
      // As a cell of a notebook is: code that the server is not shown.
      await editor.run(async (vscode) => {
        vscode.workspace.registerTextDocumentContentProvider("elsewhere", {
          provideTextDocumentContent: () => "deck.sort(() => Math.random() - 0.5);\n",
        });
        const document = await vscode.workspace.openTextDocument(vscode.Uri.parse("elsewhere:/deal.js"));
        await vscode.window.showTextDocument(document);
      });
      await expectStatus(editor.page, "Fair Shuffle does not read this kind of file.");
      await editor.page.mouse.move(640, 300);
      await closeAll(editor);
    });

    test("a finding that ESLint's extension shows is not shown a second time, and comes back when that one goes", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/deal.js");
      await waitForFindings(editor, "src/deal.js", [2]);
      // What Microsoft's extension publishes, which is on no registry that can be reached here.
      await editor.run((vscode) => {
        const document = vscode.window.activeTextEditor?.document;
        const ours = vscode.languages
          .getDiagnostics()
          .flatMap(([, all]) => all)
          .find(({ source }) => source === "fair-shuffle");
        if (document === undefined || ours === undefined) throw new Error("Nothing is open, or found.");
        const theirs = new vscode.Diagnostic(ours.range, ours.message, vscode.DiagnosticSeverity.Error);
        theirs.source = "eslint";
        theirs.code = { value: "fair-shuffle/no-biased-shuffle", target: document.uri };
        const collection = vscode.languages.createDiagnosticCollection("eslint");
        collection.set(document.uri, [theirs]);
        Object.assign(globalThis, { theirs: collection });
      });
      await waitForFindings(editor, "src/deal.js", []);
      expect(await getFindings(editor, "src/deal.js", "eslint")).toHaveLength(1);
      const getOffered = (): Promise<readonly string[]> =>
        editor.run(async (vscode) => {
          const document = vscode.window.activeTextEditor?.document;
          const [theirs] = document === undefined ? [] : vscode.languages.getDiagnostics(document.uri);
          if (document === undefined || theirs === undefined) throw new Error("Nothing is open, or shown.");
          const actions = await vscode.commands.executeCommand<readonly { readonly title: string }[]>(
            "vscode.executeCodeActionProvider",
            document.uri,
            theirs.range,
          );
          return actions.map(({ title }) => title);
        });
      // Its fix, and what ignores it, are ESLint's to offer.
      let offered: readonly string[] = [];
      await expect.poll(async () => (offered = await getOffered()), { interval: 500 }).toContain("Simulate bias");
      expect(offered.filter((title) => /Use the fair shuffle|Ignore/.test(title))).toEqual([]);
      await expectStatus(editor.page, "ESLint shows the same findings");
      await editor.run(() => {
        const { theirs } = globalThis as unknown as { theirs: { dispose: () => void } };
        theirs.dispose();
      });
      await waitForFindings(editor, "src/deal.js", [2]);
      await closeAll(editor);
    });
  });
}

/** Hovers over the braces in the status bar until they say so. */
async function expectStatus(page: Page, text: string): Promise<void> {
  await repeatUntilShown(page.locator(".hover-language-status", { hasText: text }).first(), async () => {
    await page.mouse.move(640, 300);
    await page.locator(".statusbar-item[id='status.languageStatus']").hover();
  });
}
