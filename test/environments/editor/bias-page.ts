// The bias page in its webview: the shuffle in the code beside a fair one, number for number what the engine computes.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { exactPositions, getCatalogueEntry, type Engine } from "@fair-shuffle/bias";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { readCopiedPicture } from "../browser/copied-picture.ts";
import type { Product } from "./product.ts";
import { takeScreenshot } from "./screenshots.ts";
import type { Editor } from "./start-editor.ts";
import { applyAction, choose, closeAll, getBiasPage, openFile, waitForFindings } from "./workbench.ts";

const { model } = getCatalogueEntry("random-comparator");

export function testBiasPage({ host, getEditor }: Product): void {
  describe("the bias page", () => {
    test("the lens opens it: matrix, verdict, other engines, and the code after its fix", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/deal.js");
      await waitForFindings(editor, "src/deal.js", [2]);
      await editor.page
        .locator(".codelens-decoration a", { hasText: "Simulate bias · first stays first 1.77×" })
        .click();
      const page = getBiasPage(editor);
      await page.locator(".verdict-word", { hasText: "Biased" }).waitFor();
      expect(await page.locator("h1").innerText()).toContain("22.2 %");
      await page.locator("[data-state=done]").waitFor();
      await takeScreenshot(editor.page, `${host}-bias-page`);
      await openTable(editor);
      await expectCells(editor, "v8");
      await choose(page.getByRole("radio", { name: "SpiderMonkey" }));
      await expectCells(editor, "spidermonkey");
      await choose(page.getByRole("radio", { name: "JavaScriptCore" }));
      await expectCells(editor, "javascriptcore");
      await choose(page.getByRole("switch"));
      await page.locator(".verdict-word", { hasText: "Fair" }).waitFor();
      await expect.poll(() => readCells(editor)).toEqual(getFairCells());
      await closeAll(editor);
    });

    test("it follows the code that it shows", async () => {
      const editor = await getEditor();
      await openFile(editor, "src/deal.js");
      await waitForFindings(editor, "src/deal.js", [2]);
      await editor.page.locator(".codelens-decoration a", { hasText: "Simulate bias" }).click();
      await getBiasPage(editor).locator(".verdict-word", { hasText: "Biased" }).waitFor();
      await editor.run(async (vscode) => {
        const document = vscode.workspace.textDocuments.find(({ uri }) => uri.path.endsWith("/src/deal.js"));
        if (document === undefined) throw new Error("The file is not open.");
        const edit = new vscode.WorkspaceEdit();
        const at = document.positionAt(document.getText().indexOf("0.5"));
        edit.replace(document.uri, new vscode.Range(at, at.translate(0, 3)), "0.8");
        await vscode.workspace.applyEdit(edit);
      });
      const page = getBiasPage(editor);
      await page.locator("pre", { hasText: "0.8" }).first().waitFor();
      // Its fix, too: what was there before stays beside what is there now.
      await waitForFindings(editor, "src/deal.js", [2]);
      await applyAction(editor, 2, "Use the fair shuffle (writes fairShuffle into this file");
      await page.locator(".verdict-word", { hasText: "Fair" }).waitFor();
      expect(await page.locator(".matrix figcaption").allInnerTexts()).toEqual(["Before the fix", "After the fix"]);
      await closeAll(editor);
    });

    // The page is one and the same in both, and so is the browser around it.
    if (host === "web") {
      test("its numbers and its picture can be copied; where the clipboard refuses, they are saved", async () => {
        const editor = await getEditor();
        await openFile(editor, "src/deal.js");
        await waitForFindings(editor, "src/deal.js", [2]);
        await editor.page.locator(".codelens-decoration a", { hasText: "Simulate bias" }).click();
        const page = getBiasPage(editor);
        await page.locator("[data-state=done]").waitFor();
        // A button says "Copied" for a short while only, which a busy machine may let pass unseen: what counts is what was copied.
        const readCopied = (): Promise<string> => editor.page.evaluate(() => navigator.clipboard.readText());
        await editor.page.evaluate(() => navigator.clipboard.writeText("nothing yet"));
        await page.getByRole("button", { name: "Copy as CSV" }).click();
        await expect.poll(readCopied).toContain("position,item");
        expectCsv(await readCopied());
        await page.getByRole("button", { name: "Copy as PNG" }).click();
        await expect.poll(async () => isPicture(await readCopiedPicture(editor.page))).toBe(true);

        await page.locator("body").evaluate(() => {
          const refuse = (): Promise<void> => Promise.reject(new Error("No."));
          Object.assign(navigator.clipboard, { writeText: refuse, write: refuse });
        });
        for (const [button, file] of [
          ["Copy as CSV", "fair-shuffle.csv"],
          ["Copy as PNG", "fair-shuffle.png"],
        ] as const) {
          await page.getByRole("button", { name: button }).click();
          const dialog = editor.page.locator(".quick-input-widget");
          await dialog.waitFor();
          await expect.poll(() => dialog.locator("input").first().inputValue()).toContain(file);
          await editor.page.keyboard.press("Enter");
          await expect.poll(() => existsSync(join(editor.folder, file))).toBe(true);
        }
        await expect.poll(() => editor.read("fair-shuffle.csv")).toContain("position,item");
        expectCsv(await editor.read("fair-shuffle.csv"));
        // The clipboard packs its picture in another way: the file is as good a picture, not the same bytes.
        await expect.poll(async () => isPicture(await readFile(join(editor.folder, "fair-shuffle.png")))).toBe(true);
        await closeAll(editor);
      });
    } else {
      test("it shows before and after whichever fix is chosen", async () => {
        const editor = await getEditor();
        for (const fix of ["Correct the range of the draw", "Use the fair shuffle"]) {
          await openFile(editor, "src/swap.ts", 2);
          await waitForFindings(editor, "src/swap.ts", [2]);
          await editor.page.locator(".codelens-decoration a", { hasText: "Simulate bias" }).click();
          const page = getBiasPage(editor);
          await page.locator(".verdict-word", { hasText: "Biased" }).waitFor();
          await openFile(editor, "src/swap.ts", 2);
          await applyAction(editor, 2, fix);
          await page.locator(".verdict-word", { hasText: "Fair" }).waitFor();
          expect(await page.locator(".matrix figcaption").allInnerTexts()).toEqual(["Before the fix", "After the fix"]);
          await closeAll(editor);
        }
      });
    }
  });
}

const CARDS = 8;

const toCells = (matrix: readonly (readonly number[])[]): string[][] =>
  matrix.map((row) => row.map((share) => (100 * share).toFixed(2)));

const getFairCells = (): string[][] =>
  toCells(Array.from({ length: CARDS }, () => Array<number>(CARDS).fill(1 / CARDS)));

/** A line for each cell, with the engine's own shares. */
function expectCsv(csv: string): void {
  const [header, ...lines] = csv.trim().split("\r\n");
  expect(header).toMatch(/^position,item,exact,/);
  const shares = lines.map((line) => line.split(",").slice(0, 3).map(Number));
  // Floating point's last digits are left out.
  expect(shares).toEqual(
    exactPositions(model, CARDS).flatMap((row, position) =>
      row.map((share, card) => [position + 1, card + 1, Number(share.toPrecision(13))]),
    ),
  );
}

/** Two matrices beside each other, in more than one colour. */
function isPicture(png: Buffer): boolean {
  let picture: PNG;
  try {
    picture = PNG.sync.read(png);
  } catch {
    // Not all of it is written yet.
    return false;
  }
  const { width, height, data } = picture;
  const middle = width * (height >> 1);
  const colours = new Set(Array.from({ length: width }, (_, x) => data.readUInt32BE(4 * (middle + x))));
  return width > height && height > 500 && colours.size > 5;
}

/** Waits until the table says what the engine computes for the sort of deal.js. */
export async function expectCells(editor: Editor, engine: Engine): Promise<void> {
  await expect
    .poll(() => readCells(editor), { message: `the matrix of ${engine}` })
    .toEqual(toCells(exactPositions(model, CARDS, { engine })));
}

/** Opens the table that stands for the matrix. */
export const openTable = (editor: Editor): Promise<void> =>
  getBiasPage(editor).locator("details.table-panel > summary").click();

/** What that table says, by position and card. */
function readCells(editor: Editor): Promise<string[][]> {
  return getBiasPage(editor)
    .locator("details.table-panel tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.innerText)));
}
