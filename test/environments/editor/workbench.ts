// What people do in the editor, and what they see there: files, findings, fixes, commands, the bias page.
import { expect } from "vitest";
import type { FrameLocator, Locator, Page } from "playwright-core";
import { PATIENCE } from "../browser/chromium.ts";
import type { Editor } from "./start-editor.ts";

/** One of our findings, as VS Code has it. */
export interface Finding {
  /** From 1. */
  readonly line: number;
  readonly message: string;
  readonly severity: "error" | "warning" | "information" | "hint";
}

/** Opens a file of the workspace, with the cursor at a line and a column (from 1). */
export async function openFile({ run }: Editor, file: string, line = 1, column = 1): Promise<void> {
  await run(
    async (vscode, file, line, column) => {
      const [folder] = vscode.workspace.workspaceFolders ?? [];
      if (folder === undefined) throw new Error("No folder is open.");
      const place = new vscode.Position(line - 1, column - 1);
      // As a click in the explorer does: `openTextDocument` would keep the document for minutes after its tab is closed.
      await vscode.commands.executeCommand("vscode.open", vscode.Uri.joinPath(folder.uri, file), {
        preview: false,
        viewColumn: vscode.ViewColumn.One,
        selection: new vscode.Range(place, place),
      });
    },
    file,
    line,
    column,
  );
}

/** Closes all that is open, without saving. */
export async function closeAll({ run }: Editor): Promise<void> {
  await run(async (vscode) => {
    while (vscode.window.tabGroups.all.some(({ tabs }) => tabs.length > 0)) {
      await vscode.commands.executeCommand("workbench.action.revertAndCloseActiveEditor");
    }
  });
}

/** In milliseconds: what the old window still has to answer is under way by then. */
const UNTIL_RELOAD = 1_000;

/**
 * Loads the window anew, as it was: its tabs come back, and of those that lie behind others no document is loaded. By VS Code's own command, which keeps the
 * state of pages first; a browser's reload does not wait for that.
 */
export async function reloadWindow({ page, run }: Editor): Promise<void> {
  const loaded = page.waitForEvent("load");
  await run((vscode, delay) => {
    setTimeout(() => void vscode.commands.executeCommand("workbench.action.reloadWindow"), delay);
  }, UNTIL_RELOAD);
  await loaded;
  await run(() => true);
}

/** The text of an open file, with what is not saved yet. */
export function getText({ run }: Editor, file: string): Promise<string | undefined> {
  return run(
    (vscode, file) => vscode.workspace.textDocuments.find(({ uri }) => uri.path.endsWith(`/${file}`))?.getText(),
    file,
  );
}

export function save({ run }: Editor): Promise<boolean> {
  return run(async (vscode) => (await vscode.window.activeTextEditor?.document.save()) ?? false);
}

/** Our findings in a file, by default as VS Code shows them now. */
export function getFindings({ run }: Editor, file: string, source = "fair-shuffle"): Promise<readonly Finding[]> {
  return run(
    (vscode, file, source) => {
      const names = ["error", "warning", "information", "hint"] as const;
      return vscode.languages
        .getDiagnostics()
        .filter(([uri]) => uri.path.endsWith(`/${file}`))
        .flatMap(([, diagnostics]) => diagnostics)
        .filter((diagnostic) => diagnostic.source === source)
        .map(({ range, message, severity }) => ({
          line: range.start.line + 1,
          message,
          severity: names[severity],
        }))
        .sort((a, b) => a.line - b.line);
    },
    file,
    source,
  );
}

/** Waits until our findings in a file stand on these lines (from 1) and no others, and returns them. */
export async function waitForFindings(
  editor: Editor,
  file: string,
  lines: readonly number[],
): Promise<readonly Finding[]> {
  let findings: readonly Finding[] = [];
  await expect
    .poll(
      async () => {
        findings = await getFindings(editor, file);
        return findings.map(({ line }) => line);
      },
      { message: `the lines of the findings in ${file}` },
    )
    .toEqual(lines);
  return findings;
}

/** The titles of all that VS Code offers at a line (from 1) of the file at hand, and is ours: actions of the kind `only`, or of any. */
export function getActions({ run }: Editor, line: number, only?: string): Promise<readonly string[]> {
  return run(
    async (vscode, line, only) => {
      const document = vscode.window.activeTextEditor?.document;
      if (document === undefined) throw new Error("No file is open.");
      const actions = await vscode.commands.executeCommand<readonly { readonly title: string }[]>(
        "vscode.executeCodeActionProvider",
        document.uri,
        document.lineAt(line - 1).range,
        only,
      );
      return actions.map(({ title }) => title);
    },
    line,
    only,
  );
}

/** Applies the action at a line (from 1) of the file at hand whose title starts so. Throws an Error that names the others where there is none. */
export async function applyAction(editor: Editor, line: number, title: string): Promise<void> {
  let offered: readonly string[] = [];
  // A request that VS Code gives up, as on a busy machine, gives none, and a later one may be given up, too.
  const apply = async (): Promise<boolean> => {
    offered = await applyOffered(editor, line, title);
    return offered.some((one) => one.startsWith(title));
  };
  await expect
    .poll(apply, { interval: 500 })
    .toBe(true)
    .catch(() => {
      throw new Error(`No action starts with "${title}" among: ${offered.join("; ")}.`);
    });
}

/** Applies the action whose title starts so, where there is one; returns the titles of all. */
const applyOffered = ({ run }: Editor, line: number, title: string): Promise<readonly string[]> =>
  run(
    async (vscode, line, title) => {
      const document = vscode.window.activeTextEditor?.document;
      if (document === undefined) throw new Error("No file is open.");
      const actions = await vscode.commands.executeCommand<readonly import("vscode").CodeAction[]>(
        "vscode.executeCodeActionProvider",
        document.uri,
        document.lineAt(line - 1).range,
      );
      const action = actions.find((one) => one.title.startsWith(title));
      if (action?.edit !== undefined) await vscode.workspace.applyEdit(action.edit);
      // Not awaited: it may ask people something.
      if (action?.command !== undefined) {
        void vscode.commands.executeCommand(action.command.command, ...((action.command.arguments ?? []) as unknown[]));
      }
      return actions.map((one) => one.title);
    },
    line,
    title,
  );

/** Picks a command from the palette, as people do. */
export async function runCommand({ page }: Editor, title: string): Promise<void> {
  const command = page.locator(".quick-input-list .monaco-list-row", { hasText: title }).first();
  await repeatUntilShown(command, async () => {
    await page.keyboard.press("F1");
    await page.locator(".quick-input-widget input").fill(`>${title}`, { timeout: AT_ONCE });
  });
  await command.click();
}

/** Hovers over the first biased shuffle of the file at hand until the hover is there that says so, and returns it. */
export async function hoverOverFinding({ page }: Editor, text: string): Promise<Locator> {
  const hover = page.locator(".monaco-hover", { hasText: text });
  await repeatUntilShown(hover, async () => {
    // Where the mouse stands already, nothing happens.
    await page.mouse.move(640, 600);
    await page.locator(".squiggly-warning").first().hover({ force: true, timeout: AT_ONCE });
  });
  return hover;
}

/** Opens the menu of the light bulb beside the cursor, and returns it. */
export async function openLightBulb({ page }: Editor): Promise<Locator> {
  const names = ["light-bulb", "lightbulb", "lightbulb-autofix", "gutter-lightbulb-auto-fix"];
  const bulb = page.locator(names.map((name) => `.codicon-${name}`).join()).first();
  const menu = page.locator(".action-widget").first();
  await repeatUntilShown(menu, () => bulb.click({ timeout: AT_ONCE }));
  return menu;
}

/** In milliseconds. What has not come by then was missed, even on a busy machine. */
const AT_ONCE = 10_000;

/**
 * Does what people do until it shows something, because a busy editor may move its lines away from under the mouse, or take the focus.
 * It polls by itself: Vitest's `expect` works in a test alone, and pictures are taken outside of one.
 */
export async function repeatUntilShown(shown: Locator, gesture: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    await gesture().catch(() => undefined);
    const isShown = await shown.waitFor({ timeout: AT_ONCE }).then(
      () => true,
      () => false,
    );
    if (isShown) return;
    if (Date.now() > end) throw new Error(`It was never shown: ${shown.toString()}`);
  }
}

/** What a webview shows: its page is two frames down. */
export function getBiasPage({ page }: { readonly page: Page }): FrameLocator {
  return page.locator("iframe.webview").last().contentFrame().locator("iframe#active-frame").contentFrame();
}

/** Turns on a choice or a switch that lies hidden under its label. A page that is still being laid out may move it away from under the click, so it is clicked until it is on. */
export async function choose(input: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await input.check({ force: true, timeout: 5_000 }).catch(() => undefined);
      return input.isChecked();
    })
    .toBe(true);
}

/** The notification that says this, with its buttons. */
export function getNotification({ page }: Editor, text: string | RegExp): ReturnType<Page["locator"]> {
  return page.locator(".notification-toast", { hasText: text });
}
