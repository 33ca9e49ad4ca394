// How soon the bias page shows counts, in Chromium: from asking for a simulation to the first counts that arrive, and from opening the page.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getCatalogueEntry, type ShuffleModel } from "@fair-shuffle/bias";
import { makePage } from "@fair-shuffle/lab";
import { median } from "d3-array";
import type { Browser, Page } from "playwright-core";
import { startChromium } from "../../environments/browser/chromium.ts";
import type { Benchmark, Row } from "./benchmark.ts";

const ROUNDS = 9;
const FIRST_COUNTS = 30;

/** Milliseconds since the page was begun: when each simulation was asked for, and when each counts arrived. */
interface Noted {
  readonly asked: number[];
  readonly counted: number[];
}

/** Notes what goes to the page's workers and what comes from them, by the names of birpc's calls. */
const NOTE = `
  const noted = (globalThis.noted = { asked: [], counted: [] });
  globalThis.Worker = class extends Worker {
    constructor(...parameters) {
      super(...parameters);
      this.addEventListener("message", ({ data }) => { if (data.m === "count") noted.counted.push(performance.now()); });
    }
    postMessage(message, ...rest) {
      if (message.m === "simulate") noted.asked.push(performance.now());
      super.postMessage(message, ...rest);
    }
  };`;

export const pageStart: Benchmark = {
  name: "page-start",
  title: "The bias page in Chromium, from asking for 10^6 shuffles to the first counts (medians of 9)",
  async run() {
    const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-page-"));
    const browser = await startChromium();
    try {
      const rows: Row[] = [];
      for (const id of ["naive-swap", "random-comparator"] as const)
        rows.push(...(await timePage(browser, folder, id, getCatalogueEntry(id).model)));
      return { rows };
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function timePage(browser: Browser, folder: string, id: string, model: ShuffleModel): Promise<readonly Row[]> {
  const file = join(folder, `${id}.html`);
  writeFileSync(file, makePage({ subjects: [{ name: id, code: id, model }], selected: 0 }));
  const opened: { readonly first: number; readonly last: number }[] = [];
  const again: typeof opened = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage();
    await page.addInitScript(NOTE);
    await page.goto(pathToFileURL(file).href);
    const { asked, counted } = await settle(page);
    opened.push({ first: (counted[0] ?? NaN) - (asked[0] ?? NaN), last: (counted.at(-1) ?? NaN) - (asked[0] ?? NaN) });
    await page.evaluate("noted.asked.length = noted.counted.length = 0");
    await page.getByRole("button", { name: "Restart" }).click();
    const second = await settle(page);
    const start = second.asked[0] ?? NaN;
    again.push({ first: (second.counted[0] ?? NaN) - start, last: (second.counted.at(-1) ?? NaN) - start });
    await page.close();
  }
  const makeRow = (name: string, times: typeof opened, goal: Row["goal"]): Row => ({
    name: `${id}, ${name}`,
    unit: "ms",
    ours: median(times, ({ first }) => first) ?? NaN,
    rival: "its last counts",
    theirs: median(times, ({ last }) => last) ?? NaN,
    ...(goal === undefined ? {} : { goal }),
  });
  return [
    makeRow("asked again", again, { most: FIRST_COUNTS }),
    makeRow("by a page that was just opened", opened, undefined),
  ];
}

/** Waits until the page is through, and returns what it noted. */
async function settle(page: Page): Promise<Noted> {
  let before = -1;
  for (;;) {
    const noted = await page.evaluate<Noted>("noted");
    if (noted.counted.length > 0 && noted.counted.length === before) return noted;
    before = noted.counted.length;
    await page.waitForTimeout(500);
  }
}
