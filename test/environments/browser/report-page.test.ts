// A scan's report as people send it round: on a phone, without scripts, and by a link to one finding.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getCatalogueEntry } from "@fair-shuffle/bias";
import { makePage, type PageData, type Subject } from "@fair-shuffle/lab";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChromium } from "./chromium.ts";

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await startChromium();
  folder = await mkdtemp(join(tmpdir(), "fair-shuffle-report-"));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

const LOOP = `for (let i = pool.length - 1; i > 0; i--) {
  const j = Math.floor(Math.random() * i)
  const tmp = pool[i]
  pool[i] = pool[j]
  pool[j] = tmp
}`;
const { model } = getCatalogueEntry("naive-swap");
const makeSubject = (line: number): Subject => ({
  name: `packages/raffle/src/composables/use-raffle.js:${String(line)}`,
  code: LOOP,
  model,
  finding: "This shuffle is biased: of 8 items, no item can stay where it was.",
  suggestions: [
    { title: "Use the fair `shuffle`.", code: "shuffle(pool)" },
    {
      title: "Correct the range of the draw: `Math.floor(Math.random() * (i + 1))`.",
      code: LOOP.replace("* i", "* (i + 1)"),
    },
  ],
});
const REPORT: PageData = {
  subjects: Array.from({ length: 21 }, (_, index) => makeSubject(10 + index)),
  selected: 0,
  summary: [
    "21 biased shuffles in 1 file, 3 scanned.",
    "Not read, so not judged: code that may hold a shuffle, at `packages/raffle/src/components/RaffleWithPrizes.vue:36` (`fair-shuffle explain packages/raffle/src/components/RaffleWithPrizes.vue:36` says why).",
  ],
};

async function open(options: BrowserContextOptions = {}, fragment = ""): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const file = join(folder, "report.html");
  await writeFile(file, makePage(REPORT));
  await page.goto(`${pathToFileURL(file).href}${fragment}`);
  return page;
}

const readShown = (page: Page): Promise<string> => page.locator(".source h2 span").innerText();

/** Returns whether the finding that is marked in the list lies inside of what the list shows. */
const isInSight = (page: Page): Promise<boolean> =>
  page.locator(".findings ol").evaluate((list) => {
    const [outer, inner] = [list, list.querySelector("[aria-current=true]")].map((each) =>
      each?.getBoundingClientRect(),
    );
    return outer !== undefined && inner !== undefined && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  });

describe("on a phone", () => {
  it.each([390, 320])("nothing sticks out of %s pixels", async (width) => {
    const page = await open({ viewport: { width, height: 844 } });
    await page.locator(".findings p code").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const sticksOut = await page
      .locator(".findings code, .decision code")
      .evaluateAll((all) => all.some((one) => one.getBoundingClientRect().right > innerWidth - 18));
    expect(sticksOut).toBe(false);
    await page.close();
  });

  it("a suggestion of seven lines is all there", async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    const box = page.locator(".decision pre").nth(1);
    await box.waitFor();
    expect(await box.evaluate((all) => all.scrollHeight <= all.clientHeight)).toBe(true);
    await page.close();
  });
});

it("without scripts, it says what it needs, and lists what was found", async () => {
  const page = await open({ javaScriptEnabled: false });
  const text = await page.locator("body").innerText();
  expect(text).toContain("Open the file in a browser that allows it");
  expect(text).toContain("21 biased shuffles in 1 file, 3 scanned.");
  for (const { name } of REPORT.subjects) expect(text).toContain(name);
  await page.close();
});

describe("one finding of many", () => {
  it("that the menu chooses is in sight in the list, marked, and in the address", async () => {
    const page = await open();
    await page.locator(".picker select").selectOption({ index: 15 });
    await expect.poll(() => readShown(page)).toBe(REPORT.subjects[15]?.name);
    expect(await isInSight(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(decodeURI(new URL(page.url()).hash)).toBe(`#${REPORT.subjects[15]?.name ?? ""}`);
    await page.reload();
    await expect.poll(() => readShown(page)).toBe(REPORT.subjects[15]?.name);
    await page.locator(".picker select").selectOption("naive-swap");
    await expect.poll(() => page.url()).not.toContain("#");
    await page.close();
  });

  it("is shown by a link to it, at first and in a page that is open", async () => {
    const page = await open({}, `#${REPORT.subjects[20]?.name ?? ""}`);
    await expect.poll(() => readShown(page)).toBe(REPORT.subjects[20]?.name);
    expect(await isInSight(page)).toBe(true);
    await page.evaluate((name) => {
      location.hash = name;
    }, REPORT.subjects[3]?.name ?? "");
    await expect.poll(() => readShown(page)).toBe(REPORT.subjects[3]?.name);
    expect(await isInSight(page)).toBe(true);
    await page.close();
  });

  it("gives the page no other name: that of a report is what it comes to", async () => {
    const page = await open();
    await page.locator(".picker select").selectOption({ index: 2 });
    await expect.poll(() => readShown(page)).toBe(REPORT.subjects[2]?.name);
    expect(await page.title()).toBe("21 biased shuffles in 1 file, 3 scanned · Fair Shuffle");
    await page.close();
  });
});
