// What a day's work throws at the extension: huge, minified, binary and broken files, quick typing, and a server that dies.
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { seededSource } from "@fair-shuffle/bias";
import { DEAL } from "./project-files.ts";
import type { Product } from "./product.ts";
import type { Editor } from "./start-editor.ts";
import { closeAll, getFindings, getNotification, getText, openFile, runCommand, waitForFindings } from "./workbench.ts";

const CARD = 'export const card = { rank: "queen", suit: "hearts", isFaceUp: true };\n';
const draw = seededSource(5);

/** The files that these tests add to the workspace. */
export const HARD_FILES = {
  "hard/huge.js": DEAL + CARD.repeat(10_000_000 / CARD.length),
  "hard/minified.js": `${DEAL.replaceAll(/\n\s*/g, "")}${"function f(a){return a.b(c=>c?a:{d:a})}".repeat(20_000)}`,
  "hard/binary.js": Uint8Array.from({ length: 100_000 }, () => Math.floor(draw() * 256)),
  "hard/broken.js": `export const random = ;\n${DEAL}`,
  "hard/typed.js": "",
  "hard/killed.js": DEAL,
};

export function testRobustness({ host, getEditor }: Product): void {
  describe("robustness", () => {
    test("a file of 10 MB, a minified one and a binary one do not keep the next file waiting", async () => {
      const editor = await getEditor();
      await openFile(editor, "hard/huge.js");
      await openFile(editor, "hard/minified.js");
      await openFile(editor, "hard/binary.js");
      await openFile(editor, "hard/killed.js");
      await waitForFindings(editor, "hard/killed.js", [2]);
      // They are not judged, and the status item says so.
      for (const file of ["huge", "minified", "binary"]) {
        expect(await getFindings(editor, `hard/${file}.js`)).toEqual([]);
      }
      await closeAll(editor);
    });

    test("a file with a syntax error is left alone until it is one no more", async () => {
      const editor = await getEditor();
      await openFile(editor, "hard/broken.js");
      await openFile(editor, "hard/killed.js");
      await waitForFindings(editor, "hard/killed.js", [2]);
      expect(await getFindings(editor, "hard/broken.js")).toEqual([]);
      await openFile(editor, "hard/broken.js", 3, 10);
      // Each command says so, and not that there is no shuffle.
      for (const title of ["Why Is Nothing Reported Here?", "Fix All Biased Shuffles in File"]) {
        await runCommand(editor, `Fair Shuffle: ${title}`);
        await getNotification(editor, "This file can't be parsed (line 1)").waitFor();
        await editor.run((vscode) => vscode.commands.executeCommand("notifications.clearAll").then(() => undefined));
      }
      await runCommand(editor, "Fair Shuffle: Simulate Bias");
      await editor.page
        .getByPlaceholder("This file can't be parsed (line 1): Unexpected token ;. Which of these shall be simulated?")
        .waitFor();
      await editor.page.keyboard.press("Escape");
      await replaceLine(editor, 1, "export const random = 1;");
      await waitForFindings(editor, "hard/broken.js", [3]);
      await replaceLine(editor, 1, "export const random = ;");
      await waitForFindings(editor, "hard/broken.js", []);
      await closeAll(editor);
    });

    if (host === "node") {
      test("a server that is killed is started again, and what was open has its findings", async () => {
        const editor = await getEditor();
        await openFile(editor, "hard/killed.js");
        await waitForFindings(editor, "hard/killed.js", [2]);
        const killed = await findServer(editor);
        process.kill(killed, "SIGKILL");
        await expect.poll(() => findServer(editor).catch(() => killed)).not.toBe(killed);
        // The new one knows what is typed now.
        await replaceLine(editor, 1, "\nexport function deal(cards) {");
        await waitForFindings(editor, "hard/killed.js", [3]);
        await closeAll(editor);
      });
    } else {
      // The server of the other host, a process, is told as many edits by its own tests.
      test("after 500 quick edits the findings are those of the last text", async () => {
        const editor = await getEditor();
        await openFile(editor, "hard/typed.js");
        // As fast as the editor takes the keys.
        await editor.page.locator(".monaco-editor.focused").waitFor();
        await editor.page.keyboard.type(TYPED);
        await expect.poll(() => getText(editor, "hard/typed.js")).toBe(TYPED);
        await waitForFindings(editor, "hard/typed.js", TYPED_LINES);
        await closeAll(editor);
      });
    }

    test("the server can be started again by hand", async () => {
      const editor = await getEditor();
      await openFile(editor, "hard/killed.js");
      await waitForFindings(editor, "hard/killed.js", [2]);
      await runCommand(editor, "Fair Shuffle: Restart Server");
      await replaceLine(editor, 1, "\nexport function deal(cards) {");
      await waitForFindings(editor, "hard/killed.js", [3]);
      await closeAll(editor);
    });
  });
}

/** 500 letters with biased shuffles on two of their lines. */
const LINE = "const mixed = cards.sort(() => Math.random() - 0.5);\n";
const COMMENT = "// A line that says nothing about cards.\n";
const TYPED = `${COMMENT}{ ${LINE}}\n${COMMENT.repeat(8)}${LINE}`.padEnd(500, "/");
const TYPED_LINES = [2, 12];

/** Replaces a line (from 1) of the file at hand. */
async function replaceLine({ run }: Editor, line: number, text: string): Promise<void> {
  await run(
    async (vscode, line, text) => {
      const active = vscode.window.activeTextEditor;
      await active?.edit((edit) => {
        edit.replace(active.document.lineAt(line - 1).range, text);
      });
    },
    line,
    text,
  );
}

/** The process of the language server, a child of the extension host. Throws an Error where there is none. */
async function findServer({ run }: Editor): Promise<number> {
  const host = await run(() => process.pid);
  const children = (await readFile(`/proc/${host}/task/${host}/children`, "utf8")).trim().split(" ");
  for (const child of children) {
    const command = await readFile(`/proc/${child}/cmdline`, "utf8").catch(() => "");
    if (command.includes("dist/server/server.js")) return Number(child);
  }
  throw new Error("The extension host has no language server.");
}
