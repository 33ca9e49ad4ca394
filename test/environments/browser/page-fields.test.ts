// The fields of the bias page: what can't be shown stays as it was typed, with what can be said of it, until it is a number that can.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getCatalogueEntry } from "@fair-shuffle/bias";
import { makePage } from "@fair-shuffle/lab";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChromium } from "./chromium.ts";

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await startChromium();
  folder = await mkdtemp(join(tmpdir(), "fair-shuffle-fields-"));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

async function open(language: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const { model } = getCatalogueEntry("naive-swap");
  const file = join(folder, "page.html");
  await writeFile(file, makePage({ subjects: [{ name: "a.js:1", code: "…", model }], selected: 0, language }));
  await page.goto(pathToFileURL(file).href);
  await page.locator('.claim[aria-busy="false"]').waitFor();
  return page;
}

const readClaim = (page: Page): Promise<string> => page.locator("h1").innerText();

describe.each([
  ["en", "This page shows 2 to 104 items; what you see is still of 8.", "Of 8 items", "Of 12 items"],
  ["zh-cn", "本页可显示 2 到 104 个元素；目前显示的仍是 8 个。", "8 个元素", "12 个元素"],
])("the number of items (%s)", (language, refusal, ofEight, ofTwelve) => {
  it.each([1280, 390])(
    "says what it takes, and keeps what was typed until that is right (%s pixels)",
    async (width) => {
      const page = await open(language, width);
      const field = page.locator("#cards");
      const told = page.locator("#cards-refusal");
      await field.fill("200");
      await expect.poll(() => told.innerText()).toBe(refusal);
      await field.press("Enter");
      await field.blur();
      await expect.poll(async () => [await field.inputValue(), await told.innerText()]).toEqual(["200", refusal]);
      expect(await readClaim(page)).toContain(ofEight);
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      expect(await field.getAttribute("aria-describedby")).toBe("cards-refusal");
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      // Of what may become a number that it takes, nothing is said before it is left.
      await field.fill("1");
      await expect.poll(() => told.innerText()).toBe("");
      await field.blur();
      await expect.poll(async () => [await field.inputValue(), await told.innerText()]).toEqual(["1", refusal]);
      await field.fill("12");
      await expect.poll(() => told.innerText()).toBe("");
      await expect.poll(() => readClaim(page)).toContain(ofTwelve);
      await page.close();
    },
  );
});

it.each([1280, 390])("digits that follow a number keep it, and are refused with it (%s pixels)", async (width) => {
  const page = await open("en", width);
  const field = page.locator("#cards");
  const told = page.locator("#cards-refusal");
  const readBoth = async (): Promise<readonly string[]> => [await field.inputValue(), await told.innerText()];
  const refusal = "This page shows 2 to 104 items; what you see is still of 100.";
  await field.selectText();
  // Each digit comes when the page has seen those before it, or all at once.
  await field.pressSequentially("100");
  await expect.poll(() => readClaim(page)).toContain("Of 100 items");
  await field.pressSequentially("1");
  await expect.poll(readBoth).toEqual(["1001", refusal]);
  await field.press("Enter");
  await expect.poll(readBoth).toEqual(["1001", refusal]);
  await field.fill("9");
  await expect.poll(() => readClaim(page)).toContain("Of 9 items");
  await field.selectText();
  await field.pressSequentially("1001");
  await field.press("Enter");
  await expect.poll(() => readClaim(page)).toContain("Of 100 items");
  await expect.poll(readBoth).toEqual(["1001", refusal]);
  // What this field once sent is no reason to keep a text when another control sets that number.
  await page.locator(".field input[type=range]").fill("10");
  await expect.poll(readBoth).toEqual(["10", ""]);
  await page.close();
});

it.each([1280, 390])("what is no number is refused, and stays as it was typed (%s pixels)", async (width) => {
  const page = await open("en", width);
  const field = page.locator("#cards");
  const told = page.locator("#cards-refusal");
  const refusal = "This page shows 2 to 104 items; what you see is still of 8.";
  const isBad = (): Promise<boolean> => field.evaluate((input) => (input as HTMLInputElement).validity.badInput);
  for (const leave of ["Enter", "Tab"]) {
    await field.selectText();
    // Chromium lets no other letter in.
    await field.pressSequentially("e");
    expect(await told.innerText()).toBe("");
    await field.press(leave);
    await expect.poll(() => told.innerText()).toBe(refusal);
    expect(await isBad()).toBe(true);
    expect(await readClaim(page)).toContain("Of 8 items");
    await field.fill("8");
    await expect.poll(() => told.innerText()).toBe("");
  }
  await field.selectText();
  await field.press("Delete");
  expect(await told.innerText()).toBe("");
  await field.press("Enter");
  await expect.poll(() => told.innerText()).toBe(refusal);
  await page.close();
});

it("a number that is refused makes way for one that another control sets", async () => {
  const page = await open("en", 1280);
  await page.locator("#cards").fill("200");
  await page.locator(".field input[type=range]").fill("20");
  await expect.poll(() => page.locator("#cards").inputValue()).toBe("20");
  await expect.poll(() => page.locator("#cards-refusal").innerText()).toBe("");
  await page.close();
});

it("a seed that is no whole number is refused, too, and an empty field takes its number back", async () => {
  const page = await open("en", 1280);
  const seed = page.locator("#seed");
  await seed.fill("1.5");
  await seed.blur();
  await expect.poll(() => page.locator("#seed-refusal").innerText()).toContain("Only a whole number");
  await seed.fill("");
  await seed.blur();
  await expect
    .poll(async () => [await seed.inputValue(), await page.locator("#seed-refusal").innerText()])
    .toEqual(["42", ""]);
  await page.close();
});
