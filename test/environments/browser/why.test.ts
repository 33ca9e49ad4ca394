// The bias page for those who ask why: the picture of all paths, before and after a fix, one shuffle at a time, and what is there for statisticians.
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { exactPaths, exactPositions, getCatalogueEntry } from "@fair-shuffle/bias";
import { listEndings, tellEnding, tellPaths } from "@fair-shuffle/bias/model";
import { makePage, type PageData, type Subject } from "@fair-shuffle/lab";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChromium } from "./chromium.ts";

const naive = getCatalogueEntry("naive-swap");
const fisherYates = getCatalogueEntry("fisher-yates-backward").model;
const BIASED: Subject = {
  name: "mix.ts:3",
  code: naive.code,
  model: naive.model,
  finding: "Biased.",
  fixed: { code: "shuffle(a);", model: fisherYates },
};

let browser: Browser;
let folder: string;
let pages = 0;
beforeAll(async () => {
  browser = await startChromium();
  folder = await mkdtemp(join(tmpdir(), "fair-shuffle-why-"));
});
afterAll(async () => {
  await browser.close();
});

const STILL: BrowserContextOptions = { reducedMotion: "reduce" };

async function open(data: Partial<PageData>, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })).newPage();
  const file = join(folder, `${String(pages++)}.html`);
  await writeFile(file, makePage({ subjects: [BIASED], selected: 0, settings: { trials: 10_000 }, ...data }));
  await page.goto(pathToFileURL(file).href);
  return page;
}

/** Returns the colours that a line of the picture goes through, as red, green and blue of 255. */
function readSettling(line: Element): readonly (readonly number[])[] {
  const settling = line.getAnimations().find((one) => one instanceof CSSAnimation && one.animationName === "settle");
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (settling === undefined || canvas === null) return [];
  settling.pause();
  const end = Number(settling.effect?.getComputedTiming().endTime);
  return Array.from({ length: 21 }, (_, step) => {
    settling.currentTime = (end * (0.999 * step)) / 20;
    const { stroke, color } = getComputedStyle(line);
    canvas.fillStyle = stroke.toLowerCase() === "currentcolor" ? color : stroke;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
}

/** Returns how far the words of each order stand below the middle of its box. */
const measureWords = (orders: readonly Element[]): readonly number[] =>
  orders.map((order) => {
    const read = (part: string, name: string): number => Number(order.querySelector(part)?.getAttribute(name));
    return read("text", "y") - (read(".fair", "y") + read(".fair", "height") / 2);
  });

describe("the picture of why", () => {
  const flow = exactPaths(naive.model, 3);
  const endings = listEndings(flow);

  it.each(["en", "zh-cn"] as const)(
    "has all paths at once where no motion is wanted, and tells them, in %s",
    async (language) => {
      const page = await open({ language }, STILL);
      const picture = page.locator(".paths");
      const told = endings.map((ending) => tellEnding(ending, flow.runs, language));
      await expect.poll(() => picture.locator(".ending").allTextContents()).toEqual(told);
      expect(await picture.locator("figcaption").textContent()).toBe(tellPaths(flow, language));
      const spoken = await picture.locator("svg[role=img]").getAttribute("aria-label");
      expect(told.every((words) => spoken?.includes(words) === true)).toBe(true);
      // Each of the 27 paths is a line into its order.
      expect(await picture.locator(".thread[data-state=new]").count()).toBe(27);
      await page.context().close();
    },
  );

  it("is drawn step by step when it is seen, and can be stopped and stepped", async () => {
    const page = await open({}, { reducedMotion: "no-preference" });
    const picture = page.locator(".paths");
    await picture.locator(".buttons").scrollIntoViewIfNeeded();
    await expect.poll(() => picture.getAttribute("data-drawn")).toBe("1");
    await picture.getByRole("button", { name: "Pause" }).click();
    const stopped = Number(await picture.getAttribute("data-drawn"));
    await picture.getByRole("button", { name: "From the start" }).click();
    expect(stopped).toBeLessThan(3);
    for (const [step, threads] of [0, 27, 54, 81].entries()) {
      expect(await picture.getAttribute("data-drawn")).toBe(String(step));
      expect(await picture.locator('.thread:not([data-state="ahead"])').count()).toBe(threads);
      // Which order is how likely is told when all paths are there.
      expect(await picture.locator(".ending").count()).toBe(step === 3 ? 6 : 0);
      // The words of an order stand beside its box, also before more than that fills it.
      for (const distance of await picture.locator(".order").evaluateAll(measureWords)) expect(distance).toBeCloseTo(0);
      if (step < 3) await picture.getByRole("button", { name: "Next step" }).click();
    }
    await page.context().close();
  });

  it("lets the colour of a new line settle along the way from the one to the other", async () => {
    const page = await open({}, { reducedMotion: "no-preference" });
    const picture = page.locator(".paths");
    await picture.locator(".buttons").scrollIntoViewIfNeeded();
    await expect.poll(() => picture.getAttribute("data-drawn")).toBe("1");
    await picture.getByRole("button", { name: "Pause" }).click();
    await picture.getByRole("button", { name: "From the start" }).click();
    for (let step = 0; step < 3; step++) await picture.getByRole("button", { name: "Next step" }).click();
    const colours = await picture.locator(".thread[data-state=new]").first().evaluate(readSettling);
    const ends = [colours[0] ?? [], colours.at(-1) ?? []];
    expect(ends[0]).not.toEqual(ends[1]);
    for (const colour of colours) {
      for (const [channel, value] of colour.entries()) {
        const [least = NaN, most = NaN] = ends.map((end) => end[channel] ?? NaN).sort((a, b) => a - b);
        // The way may bend a little.
        expect(value).toBeGreaterThanOrEqual(least - 10);
        expect(value).toBeLessThanOrEqual(most + 10);
      }
    }
    await page.context().close();
  });

  it("says why there is none", async () => {
    const deck = { ...BIASED, cards: 52, leastCards: 52, mostCards: 52 };
    const page = await open({ subjects: [deck] }, STILL);
    await expect
      .poll(() => page.locator(".why-panel p").textContent())
      .toBe(
        "There is no picture of the paths: the numbers in this code are made for more than four items, which have too many.",
      );
    await page.context().close();
  });
});

it("keeps what was there before a fix beside what is there after it, on one scale", async () => {
  const page = await open({}, STILL);
  const scale = (): Promise<readonly string[]> => page.locator(".legend .axis text").allTextContents();
  await page.locator(".legend-mark").first().waitFor();
  const before = await scale();
  const call: PageData = { subjects: [{ name: "mix.ts:4", code: "shuffle(a)", model: fisherYates }], selected: 0 };
  await page.evaluate((data) => {
    postMessage({ kind: "show", data }, "*");
  }, call);
  await expect.poll(() => page.locator("h1").textContent()).toBe("All orders of 8 items are equally likely.");
  expect(await page.locator("[data-matrix]").evaluateAll((all) => all.map((matrix) => matrix.dataset.matrix))).toEqual([
    "before",
    "code",
  ]);
  expect(await scale()).toEqual(before);
  expect(await page.locator(".legend-mark").allTextContents()).toEqual([" most often: 1.27×", " least often: 0.79×"]);
  // A cell of before still says what it said.
  await page.locator("[data-matrix=before] .overlay").focus();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const share = exactPositions(naive.model, 8)[0]?.[1] ?? 0;
  expect(await page.locator(".matrices > [role=status]").textContent()).toContain(`${(100 * share).toFixed(1)} %`);
  await page.context().close();
});

it("shuffles one by one, and keeps the numbers of statisticians for those who ask", async () => {
  const page = await open({}, STILL);
  const single = page.locator(".single");
  await single.getByRole("button", { name: "Next shuffle" }).click();
  await single.getByText(/^1 shuffle\. The last one: (\d ?){8}$/).waitFor();
  await single.getByRole("button", { name: "100 more" }).click();
  await single.locator('[data-done="101"]').waitFor();
  const counts = await single.locator(".counts g:not(.axis) text").allTextContents();
  expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(8 * 101);
  await expect.poll(() => page.locator(".numbers tbody tr").count()).toBe(3);
  await page.getByRole("button", { name: "For statisticians" }).click();
  expect(await page.locator(".numbers th").allTextContents()).toContain("Variance of the countsaround their mean");
  await page.context().close();
});

it.each(["en", "zh-cn"] as const)("goes one shuffle back, by the keyboard, too, in %s", async (language) => {
  const page = await open({ language }, STILL);
  const single = page.locator(".single");
  const [next, back] = language === "en" ? ["Next shuffle", "One back"] : ["再洗一次", "退回一次"];
  const spoken = single.locator("[data-done]");
  const counted = async (): Promise<number> =>
    (await single.locator(".counts g:not(.axis) text").allTextContents()).reduce(
      (sum, count) => sum + Number(count),
      0,
    );
  await single.getByRole("button", { name: next }).click();
  await single.locator('[data-done="1"]').waitFor();
  const first = await spoken.textContent();
  await single.getByRole("button", { name: next }).press("Enter");
  await single.locator('[data-done="2"]').waitFor();
  expect(await spoken.textContent()).not.toBe(first);
  await single.getByRole("button", { name: back }).press("Space");
  await single.locator('[data-done="1"]').waitFor();
  // The shuffle before it is the last one again, and is alone in the counts.
  expect(await spoken.textContent()).toBe(first);
  expect(await counted()).toBe(8);
  await single.getByRole("button", { name: back }).click();
  await single.locator('[data-done="0"]').waitFor();
  expect(await counted()).toBe(0);
  // It rests at the start, and keeps the focus.
  const rests = single.getByRole("button", { name: back });
  expect(await rests.getAttribute("aria-disabled")).toBe("true");
  expect(await rests.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.context().close();
});

it("stops where it is when one goes back, and ends after a thousand shuffles", async () => {
  const page = await open({}, { reducedMotion: "no-preference" });
  const single = page.locator(".single");
  await single.getByRole("button", { name: "Play" }).click();
  await single.locator('[data-done="3"]').waitFor();
  await single.getByRole("button", { name: "One back" }).click();
  await single.getByRole("button", { name: "Play" }).waitFor();
  const stopped = Number(await single.locator("[data-done]").getAttribute("data-done"));
  expect(stopped).toBeGreaterThanOrEqual(2);
  for (let hundred = 0; hundred < 10; hundred++) await single.getByRole("button", { name: "100 more" }).click();
  await single.locator('[data-done="1000"]').waitFor();
  expect(await single.getByRole("button", { name: "Next shuffle" }).getAttribute("aria-disabled")).toBe("true");
  await single.getByRole("button", { name: "One back" }).click();
  await single.locator('[data-done="999"]').waitFor();
  await page.context().close();
});

it.each([
  ["en", "the eye can't follow 52"],
  ["zh-cn", "52 个元素，眼睛跟不上"],
] as const)("says why it shows no single shuffles of many items, in %s", async (language, words) => {
  const page = await open({ language, subjects: [{ ...BIASED, cards: 52 }] }, STILL);
  const single = page.locator(".single");
  await expect.poll(() => single.textContent()).toContain(words);
  expect(await single.getByRole("button").count()).toBe(0);
  await page.context().close();
});
