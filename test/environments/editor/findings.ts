// A biased shuffle in the editor: the squiggle with its message, the fixes, fixing on save.
import { exactPositions, getCatalogueEntry } from "@fair-shuffle/bias";
import { describe, expect, test } from "vitest";
import type { Product } from "./product.ts";
import { SWAP } from "./project-files.ts";
import { takeScreenshot } from "./screenshots.ts";
import {
  applyAction,
  closeAll,
  getActions,
  getText,
  hoverOverFinding,
  openFile,
  openLightBulb,
  save,
  waitForFindings,
} from "./workbench.ts";

/** What the engine says of the shuffle in deal.js, in per cent. */
const [[stays = 0] = []] = exactPositions(getCatalogueEntry("random-comparator").model, 8);
const STAYS = `${(100 * stays).toFixed(1)} %`;

export function testFindings({ host, getEditor }: Product): void {
  describe("findings", () => {
    test("a biased shuffle gets a squiggle, whose message has the engine's own numbers", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/deal.js");
      const [finding] = await waitForFindings(editor, "src/deal.js", [2]);
      expect(finding?.severity).toBe("warning");
      expect(finding?.message).toContain(`${STAYS} of the time instead of 12.5 %`);
      // The lens above it moves the line down.
      await editor.page.locator(".codelens-decoration").first().waitFor();
      await hoverOverFinding(editor, STAYS);
      await takeScreenshot(editor.page, `${host}-hover`);
    });

    test("TypeScript and Vue have theirs, and a fair shuffle has none", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/fair.js");
      for (const [file, line] of [
        ["src/swap.ts", 2],
        ["src/Playlist.vue", 4],
      ] as const) {
        await openFile(editor, file);
        await waitForFindings(editor, file, [line]);
      }
      // Its document was opened before the others, whose findings have come.
      await waitForFindings(editor, "src/fair.js", []);
    });

    test("the light bulb applies the fix, and the saved file has it", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/bulb.js", 2, 20);
      await waitForFindings(editor, "src/bulb.js", [2]);
      const menu = await openLightBulb(editor);
      await takeScreenshot(editor.page, `${host}-light-bulb`);
      await menu.getByText("Use the fair shuffle (writes fairShuffle into this file").click();
      await waitForFindings(editor, "src/bulb.js", []);
      await save(editor);
      expect(await editor.read("src/bulb.js")).toMatch(/^ {2}return fairShuffle\(cards\);$/m);
    });

    test("a loop's range is corrected in place, and there are other ways out", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/swap.ts", 2);
      await waitForFindings(editor, "src/swap.ts", [2]);
      await expect
        .poll(() => getActions(editor, 2, "quickfix"), { interval: 500 })
        .toEqual([
          "Correct the range of the draw: Math.floor(Math.random() * (i + 1))",
          // A web extension can't read the package.json of a folder.
          `Use the fair shuffle (writes fairShuffle into this file, as ${host === "web" ? "no package.json could be read" : "fair-shuffle is no dependency"})`,
          "Simulate bias",
          "Ignore this shuffle",
        ]);
      await applyAction(editor, 2, "Correct the range");
      await waitForFindings(editor, "src/swap.ts", []);
      expect(await getText(editor, "src/swap.ts")).toBe(
        SWAP.replace("Math.random() * cards.length", "Math.random() * (i + 1)"),
      );
      await closeAll(editor);
    });

    test("a comment ignores a shuffle", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/swap.ts", 2);
      await waitForFindings(editor, "src/swap.ts", [2]);
      await applyAction(editor, 2, "Ignore");
      await waitForFindings(editor, "src/swap.ts", []);
      expect(await getText(editor, "src/swap.ts")).toBe(SWAP.replace("  for", "  // fair-shuffle-ignore\n  for"));
      await closeAll(editor);
    });

    test("saving fixes the file where the settings say so", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/on-save.tsx");
      await waitForFindings(editor, "src/on-save.tsx", [2]);
      await editor.run(async (vscode) => {
        const active = vscode.window.activeTextEditor;
        await active?.edit((edit) => {
          edit.insert(new vscode.Position(0, 0), "// edited\n");
        });
      });
      await save(editor);
      await waitForFindings(editor, "src/on-save.tsx", []);
      expect(await editor.read("src/on-save.tsx")).toContain("Math.random() * (i + 1)");
      await closeAll(editor);
    });
  });
}
