// The documentation site in a real browser: under a path, with nothing from elsewhere, for everyone; its numbers are the engine's, and its playground says what the rule says.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, posix } from "node:path";
import { ENGINES, exactPositions, getCatalogueEntry, type ShuffleModel } from "@fair-shuffle/bias";
import { tellEngine } from "@fair-shuffle/bias/model";
import { findSites } from "@fair-shuffle/lint";
import type { Browser, BrowserContextOptions, FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite, type BuiltSite } from "./built-site.ts";
import { COLOUR_RULES, findBarriers } from "./barriers.ts";
import { startChromium } from "./chromium.ts";

const ROOT = new URL("../../../", import.meta.url);

let site: BuiltSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([buildSite(), startChromium()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), site.close()]);
});

/** What must never happen on a page: it is looked at when a test is done with it. */
const wrongs = new WeakMap<Page, string[]>();

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  return openIn(await context.newPage(), path);
}

async function openIn(page: Page, path: string): Promise<Page> {
  const wrong: string[] = [];
  wrongs.set(page, wrong);
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") wrong.push(message.text());
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(site.address) && !/^(?:data|blob|about):/.test(url)) wrong.push(`It asks for ${url}.`);
  });
  await page.goto(site.address + path);
  // From now on it is alive.
  await page.waitForFunction(() => "__vue_app__" in (document.querySelector("#app") ?? {}));
  return page;
}

async function close(page: Page): Promise<void> {
  expect(wrongs.get(page)).toEqual([]);
  expect(site.missing).toEqual([]);
  await page.context().close();
}

/** A machine that does much else at once takes its time. */
const eventually = expect.poll;

const toPercent = (positions: readonly (readonly number[])[]): string[][] =>
  positions.map((row) => row.map((share) => (100 * share).toFixed(1)));

/** Reads the cells of a matrix, by its name, as screen readers have it. */
const readMatrix = (page: Page, name: string): Promise<string[][]> =>
  page
    .getByRole("region", { name, exact: true })
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)));

const coin = getCatalogueEntry("random-comparator").model;
const fisherYates = getCatalogueEntry("fisher-yates-backward").model;
const naive = getCatalogueEntry("naive-swap").model;

/** A page of each kind, looked at by axe where it is narrow, too: home, of the guide, with wide tables, with tools. */
const NARROW: ReadonlySet<string> = new Set([
  "",
  "guide/",
  "rules/no-biased-shuffle.html",
  "theory/engines.html",
  "zh/playground.html",
]);

describe("every page", () => {
  it("leads only to pages and places that are there", async () => {
    const files = (await readdir(site.folder, { recursive: true })).filter((file) => file.endsWith(".html"));
    expect(files).toEqual(expect.arrayContaining(["index.html", "playground.html", "zh/index.html"]));
    const texts = new Map(
      await Promise.all(files.map(async (file) => [file, await readFile(`${site.folder}/${file}`, "utf8")] as const)),
    );
    const dead: string[] = [];
    let looked = 0;
    for (const [file, text] of texts) {
      // It is shown at any address where a page is missing, and finds its links itself.
      if (file === "404.html") continue;
      for (const [, href = ""] of text.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        if (/^[a-z]+:/i.test(href)) {
          const [, inRepository] =
            /^https:\/\/github\.com\/fair-shuffle\/fair-shuffle\/(?:blob|edit)\/main\/([^#]*)/.exec(href) ?? [];
          if (inRepository !== undefined && !existsSync(new URL(inRepository, ROOT))) dead.push(`${file}: ${href}`);
          continue;
        }
        const [path = "", place] = href.replaceAll("&amp;", "&").split("#");
        const joined = path === "" ? file : posix.join(dirname(file), decodeURIComponent(path));
        const target = joined === "." || joined.endsWith("/") ? posix.join(joined, "index.html") : joined;
        const there = texts.get(target);
        const id = decodeURIComponent(place ?? "");
        looked++;
        if (there === undefined || (id !== "" && !there.includes(`id="${id}"`))) dead.push(`${file}: ${href}`);
      }
    }
    expect(dead).toEqual([]);
    expect(looked).toBeGreaterThan(500);
  });

  it("is printed in light, and without what is of use on a screen alone", async () => {
    const page = await open("it-has-happened.html", { colorScheme: "dark" });
    await page.locator("html.dark").waitFor({ state: "attached" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    expect(await page.locator("html.dark").count()).toBe(0);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(
      await page
        .locator(".VPNav, .VPLocalNav, .VPSidebar, .VPDoc .aside, .VPDocFooter")
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.locator("html.dark").waitFor({ state: "attached" });
    await close(page);
  });

  it("says nothing in English around a Chinese text", async () => {
    const names = (await readdir(`${site.folder}/zh`)).filter((file) => file.endsWith(".html"));
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const text = await readFile(`${site.folder}/zh/${name}`, "utf8");
      expect(/Sidebar Navigation|>\s*Pager|Permalink to|Copy code|"Copied"/.exec(text)?.[0], name).toBeUndefined();
    }
  });

  it.each([
    ["", "Is your shuffle fair?"],
    ["it-has-happened.html", "It has happened"],
    ["faq.html", "Questions and answers"],
    ["guide/", "Get started"],
    ["guide/extension.html", "Fair Shuffle"],
    ["rules/no-biased-shuffle.html", "Disallow shuffles"],
    ["theory/engines.html", "Three engines"],
    ["theory/proofs.html", "The proofs"],
    ["theory/statistics.html", "The statistics"],
    ["api/test.html", "API: test"],
    ["playground.html", "Is it fair?"],
    ["zh/", "你的洗牌公平吗"],
    ["zh/playground.html", "公平吗"],
  ])("%s can be used by everyone, in light, in dark and where it is narrow", async (path, title) => {
    const page = await open(path, { colorScheme: "light" });
    expect(await page.getByRole("heading", { level: 1 }).first().textContent()).toContain(title);
    if (path.endsWith("playground.html")) await page.locator(".playground-sites li").first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.locator("html.dark").waitFor({ state: "attached" });
    expect(await findBarriers(page, { only: COLOUR_RULES })).toEqual([]);
    await page.setViewportSize({ width: 400, height: 800 });
    // What slides out of sight is pale on its way.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    // What is there only where it is narrow is the same on all pages of a kind.
    if (NARROW.has(path))
      expect(await findBarriers(page, path === "guide/" ? {} : { without: COLOUR_RULES })).toEqual([]);
    await close(page);
  });

  // Their parts are those of the English pages, which are looked at above.
  it.each([
    ["zh/it-has-happened.html", "真实发生过"],
    ["zh/faq.html", "常见问题"],
    ["zh/rule.html", "不允许被证明不公平的洗牌"],
    ["zh/command-line.html", "命令行"],
    ["zh/extension.html", "VS Code 扩展"],
    ["zh/library.html", "fair-shuffle"],
    ["zh/recipes.html", "常用做法"],
  ])("%s is in Chinese, and no wider than a phone", async (path, title) => {
    const page = await open(path, { viewport: { width: 400, height: 800 } });
    expect(await page.getByRole("heading", { level: 1 }).first().textContent()).toContain(title);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await close(page);
  });

  it("shows each table as a whole on the narrowest phone, and both ends of a range on one line", async () => {
    const page = await open("theory/proofs.html", { viewport: { width: 320, height: 700 } });
    expect(await page.getByText("uniform on [0,").textContent()).toContain("[0,\u00A01)");
    for (const path of [
      "theory/proofs.html",
      "theory/engines.html",
      "it-has-happened.html",
      "guide/command-line.html",
      "zh/command-line.html",
      "zh/extension.html",
      "zh/library.html",
    ]) {
      await page.goto(site.address + path);
      const wide = await page
        .locator(".vp-doc table")
        .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.clientWidth).map(String));
      expect([path, wide]).toEqual([path, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await close(page);
  });

  it("is missed from any depth in words of its own, which ask for no more than where the site begins", async () => {
    const page = await (await browser.newContext()).newPage();
    const root = `${site.address}hashmap.json`;
    const asked: string[] = [];
    const errors: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("pageerror", (error) => errors.push(String(error)));
    // As hosts of files do.
    const notFound = { status: 404, contentType: "text/html; charset=utf-8", path: `${site.folder}/404.html` };
    await page.route(/\/gone\//, (route) => route.fulfill(notFound));
    await page.route(/hashmap\.json$/, (route) =>
      route.request().url() === root ? route.continue() : route.fulfill(notFound),
    );
    await page.goto(`${site.address}guide/gone/deep/page`);
    const home = page.getByRole("link", { name: "To its first page" });
    await home.waitFor();
    expect(await page.getByRole("link", { name: "返回首页" }).evaluate((link) => link.getAttribute("href"))).toMatch(
      /\/zh\/$/,
    );
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findBarriers(page)).toEqual([]);
    }
    expect(asked.slice(1).filter((url) => !url.endsWith("/hashmap.json"))).toEqual([]);
    expect(asked.at(-1)).toBe(root);
    await home.click();
    await page.waitForURL(site.address);
    expect([errors, site.missing]).toEqual([[], []]);
    await page.context().close();
  });

  it("is found by the search, which asks nobody else", async () => {
    const page = await open("guide/");
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").fill("Sattolo");
    await eventually(() => page.locator(".VPLocalSearchBox .result").count()).toBeGreaterThan(0);
    await page.locator(".VPLocalSearchBox .result[href*=no-biased-shuffle]").first().click();
    await page.waitForURL(/no-biased-shuffle/);
    await close(page);
  });

  it("is found by a Chinese word inside of a sentence", async () => {
    const page = await open("zh/guide.html");
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").fill("洗牌");
    await eventually(() => page.locator(".VPLocalSearchBox .result").count()).toBeGreaterThan(0);
    await close(page);
  });

  it("says what it says of one name after the other in lists, and shows commands in blocks that can be copied", async () => {
    const page = await open("guide/command-line.html");
    const flag = page.locator("dl.reference dt", { hasText: "--helper" });
    const said = await flag.locator("xpath=following-sibling::dd[1]").boundingBox();
    const text = await page.locator(".vp-doc").boundingBox();
    expect(said?.width).toBe(text?.width);
    expect(await page.locator(".vp-doc pre:not(.shiki)").count()).toBe(0);
    await close(page);
  });
});

describe("the numbers", () => {
  it("of the first page are the engine's", async () => {
    const page = await open("");
    expect(await readMatrix(page, "Before")).toEqual(toPercent(exactPositions(coin, 8)));
    expect(await readMatrix(page, "After")).toEqual(toPercent(exactPositions(fisherYates, 8)));
    await close(page);
  });

  it("of the prize draw are the engine's, for those who look and those who listen", async () => {
    const page = await open("it-has-happened.html");
    const first = exactPositions(coin, 10)
      .slice(0, 3)
      .reduce((sum, row) => sum + (row[0] ?? NaN), 0);
    const guest = page.getByRole("listitem").filter({ hasText: "Guest 1:" });
    expect(await guest.textContent()).toContain(`${(100 * first).toFixed(1)} %`);
    await close(page);
  });

  it("of the engines are those of their models", async () => {
    const page = await open("theory/engines.html");
    for (const engine of ENGINES) {
      expect(await readMatrix(page, `${tellEngine(engine)}, eight items, a fair coin`)).toEqual(
        toPercent(exactPositions(coin, 8, { engine })),
      );
    }
    await close(page);
  });

  it("of what a random comparator does are the rule's own words", async () => {
    const { sites } = await findSites("quiz.sort(() => Math.random() - 0.5);", "quiz.js");
    const page = await open("guide/");
    expect(await page.locator("blockquote").textContent()).toContain(sites[0]?.finding?.message);
    await close(page);
  });
});

const NAIVE = `function mix(cards) {
  for (let i = 0; i < cards.length; i++) {
    const j = Math.floor(Math.random() * cards.length);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}
`;

/** Nobody knows whether it is meant: there are two suggestions, and no fix. */
const SATTOLO = `export function mix(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * i);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}
`;

const getEditor = (page: Page) => page.getByRole("textbox", { name: "Code" });
const getOutcome = (page: Page) => page.locator(".playground-outcome");
const getBiasPage = (page: Page): FrameLocator => page.frameLocator("iframe.bias-frame");

async function openPlayground(hash = ""): Promise<Page> {
  const page = await open(`playground.html${hash}`);
  await getEditor(page).waitFor();
  return page;
}

/** Puts a text into the editor as people paste it. */
async function paste(page: Page, text: string): Promise<void> {
  await getEditor(page).focus();
  await page.keyboard.press("Control+a");
  if (text === "") await page.keyboard.press("Delete");
  else await page.keyboard.insertText(text);
}

/** The editor shows only the lines that can be seen; what is kept is all of it. */
const readCode = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("fair-shuffle-playground") ?? "{}") as { current?: { text: string } };
    return kept.current?.text ?? "";
  });

async function readBiasMatrix(page: Page): Promise<readonly (readonly number[])[]> {
  const details = getBiasPage(page).locator("details.table-panel");
  if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
  const rows = await details
    .locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)));
  return rows.map((row) => row.map(Number));
}

const toExact = (model: ShuffleModel, cards: number): number[][] =>
  exactPositions(model, cards).map((row) => row.map((share) => Number((100 * share).toFixed(2))));

describe("the playground", () => {
  it("says what the rule says, shows the matrix, and is left by its fix with nothing to find: all by keyboard", async () => {
    const page = await openPlayground();
    await paste(page, NAIVE);
    const { sites } = await findSites(NAIVE, "playground.mjs");
    const message = sites[0]?.finding?.message ?? "";
    expect(message).toContain("%");
    await eventually(() => page.locator(".playground-sites").textContent()).toContain(message);
    await eventually(() => page.locator(".cm-lintRange-warning").count()).toBeGreaterThan(0);
    await eventually(() => readBiasMatrix(page)).toEqual(toExact(naive, 8));
    const bias = page.frameLocator(".bias-frame");
    const getTitles = (): Promise<readonly string[]> => bias.locator(".matrix figcaption").allTextContents();
    const getScale = (): Promise<readonly string[]> => bias.locator(".legend .axis text").allTextContents();
    const scale = await getScale();
    await getEditor(page).focus();
    const fix = page.getByRole("button", { name: /^Fix:/ });
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press("Tab");
      if (await fix.evaluate((button) => button === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
    await eventually(() => getOutcome(page).textContent()).toContain(
      "Done. Nothing found: the shuffle here is proved fair.",
    );
    expect(await readCode(page)).toContain('import { shuffle } from "fair-shuffle";');
    await eventually(() => page.locator(".cm-lintRange-warning").count()).toBe(0);
    // What was there before stays beside what is there now, on its scale.
    await eventually(getTitles).toEqual(["Before the fix", "After the fix"]);
    await eventually(() => bias.locator("h1").textContent()).toBe("All orders of 8 items are equally likely.");
    expect(await getScale()).toEqual(scale);
    // The focus is back in the code, where the change can be taken back.
    await page.keyboard.press("Control+z");
    await eventually(() => getOutcome(page).textContent()).toContain("1 biased shuffle found");
    expect(await readCode(page)).toBe(NAIVE);
    await eventually(getTitles).toEqual(["This shuffle", "Fair shuffle"]);
    await close(page);
  });

  it.each(["Correct the range", "Use the fair"])("shows before and after whichever fix is chosen: %s", async (way) => {
    const page = await openPlayground();
    await paste(page, SATTOLO);
    const titles = page.frameLocator(".bias-frame").locator(".matrix figcaption");
    await page.getByRole("button", { name: new RegExp(`^Suggestion: ${way}`) }).click();
    await eventually(() => titles.allTextContents()).toEqual(["Before the fix", "After the fix"]);
    await close(page);
  });

  it("marks the very expression of a loop that it could not follow, and says why", async () => {
    const page = await openPlayground();
    const code = NAIVE.replace(
      "[cards[i], cards[j]] = [cards[j], cards[i]];",
      "cards.splice(j, 2, cards[i], pick(cards));",
    );
    await paste(page, code);
    const entry = page.locator(".playground-sites li").first();
    await eventually(() => entry.textContent()).toContain("not followed");
    await eventually(() => entry.locator("code").first().textContent()).toBe(
      "cards.splice(j, 2, cards[i], pick(cards))",
    );
    await eventually(() => entry.textContent()).toContain("Several items are moved at once here.");
    await eventually(async () => (await page.locator(".cm-lintRange-info").allTextContents()).join("")).toBe(
      "cards.splice(j, 2, cards[i], pick(cards))",
    );
    await close(page);
  });

  it("takes the fix of the finding at the cursor by a key, and corrects the range where nothing may be imported", async () => {
    const page = await openPlayground();
    await page.getByLabel("Fixes may import fair-shuffle").uncheck();
    await paste(page, NAIVE);
    await eventually(() => page.locator(".playground-sites").textContent()).toContain("Correct the range");
    await page.keyboard.press("F8");
    // The squiggle offers what the list offers.
    await eventually(() => page.locator(".cm-tooltip .cm-diagnosticAction").count()).toBe(2);
    await page.keyboard.press("Control+.");
    await eventually(() => getOutcome(page).textContent()).toContain("the shuffle here is proved fair");
    const code = await readCode(page);
    expect(code).not.toContain("import");
    const { sites } = await findSites(code, "playground.js");
    expect(sites.map(({ verdict }) => verdict.kind)).toEqual(["fair"]);
    await eventually(() => readBiasMatrix(page)).toEqual(
      Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => 12.5)),
    );
    await close(page);
  });

  it("opens a link as it was shared, keeps what was typed before, and brings it back", async () => {
    const page = await openPlayground();
    await page.getByRole("combobox", { name: "Language" }).selectOption("ts");
    const typed = "const mixed: string[] = names.toSorted(() => Math.random() - 0.5); // 名字\n";
    await paste(page, typed);
    await eventually(() => getOutcome(page).textContent()).toContain("1 biased shuffle found");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${site.address}playground.html#code=`)).toBe(true);

    // Somebody else, who has code of their own.
    const other = await openPlayground();
    await paste(other, "// mine\n");
    await other.goto("about:blank");
    await openIn(other, link.slice(site.address.length));
    await eventually(() => readCode(other)).toBe(typed);
    expect(await other.getByRole("combobox", { name: "Language" }).inputValue()).toBe("ts");
    await eventually(() => getOutcome(other).textContent()).toContain("1 biased shuffle found");
    await other.getByRole("button", { name: "Bring back my code" }).click();
    await eventually(() => readCode(other)).toBe("// mine\n");
    await close(other);
    await close(page);
  });

  it("keeps what was typed over a reload and under a sample", async () => {
    const page = await openPlayground();
    await paste(page, NAIVE);
    await page.getByRole("combobox", { name: "Sample" }).selectOption("vue");
    await eventually(() => getOutcome(page).textContent()).toContain("1 biased shuffle found");
    expect(await page.getByRole("combobox", { name: "Language" }).inputValue()).toBe("vue");
    await page.reload();
    await getEditor(page).waitFor();
    expect(await readCode(page)).toContain("<template>");
    await page.getByRole("button", { name: "Bring back my code" }).click();
    await eventually(() => readCode(page)).toBe(NAIVE);
    await page.reload();
    await getEditor(page).waitFor();
    expect(await getEditor(page).textContent()).toContain("function mix(cards)");
    expect(await readCode(page)).toBe(NAIVE);
    // What was kept by something else, or half, is none of ours.
    await page.evaluate(() => {
      localStorage.setItem("fair-shuffle-playground", '{"current":{"text":1}}');
    });
    await page.reload();
    await eventually(() => getEditor(page).textContent()).toContain("Mercury");
    await close(page);
  });

  it.each([
    ["judge-worker", "could not be loaded"],
    ["typescript-parser", "could not be judged"],
  ])("says that %s can't be had, and keeps the code", async (part, sentence) => {
    const page = await openPlayground();
    await paste(page, NAIVE);
    await page.route(`**/${part}*`, (route) => route.abort());
    await page.reload();
    await getEditor(page).waitFor();
    await page.getByRole("combobox", { name: "Language" }).selectOption("ts");
    await eventually(() => getOutcome(page).textContent()).toContain(sentence);
    expect(await readCode(page)).toBe(NAIVE);
    // Chromium itself says in the console what it could not load.
    await page.context().close();
  });

  it("does not leave what it said of the text before while it waits for the TypeScript parser", async () => {
    const page = await openPlayground();
    await paste(page, "const answer = 42;\n");
    await eventually(() => getOutcome(page).textContent()).toContain("Nothing found");
    let send = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (send = resolve));
    await page.route("**/typescript-parser*", async (route) => {
      await isAsked;
      await route.continue();
    });
    await page.getByRole("combobox", { name: "Language" }).selectOption("ts");
    await paste(page, `const typed: number = 1;\n${NAIVE}`);
    await eventually(() => getOutcome(page).textContent()).toBe("Reading the code…");
    send();
    await eventually(() => getOutcome(page).textContent()).toContain("1 biased shuffle found");
    await close(page);
  });

  it("says why there is nothing to report", async () => {
    const page = await openPlayground();
    for (const [code, sentence] of [
      ["const answer = 42;\n", "nothing here draws at random"],
      ["const dice = () => list.push(Math.random());\n", "no shuffle that Fair Shuffle knows"],
      ["[a, b].sort(() => Math.random() - 0.5);\n", "proved fair"],
      ["// fair-shuffle-ignore: for looks\nlist.sort(() => Math.random() - 0.5);\n", "allowed here"],
      ["list.sort(() => Math.random( - 0.5;\n", "a syntax error, line 1"],
      ["", "Type or paste some code"],
    ] as const) {
      await paste(page, code);
      await eventually(() => getOutcome(page).textContent()).toContain(sentence);
      await eventually(() => page.locator(".cm-lintRange-warning").count()).toBe(0);
      const marked = sentence.startsWith("a syntax error") ? [";"] : [];
      await eventually(() => page.locator(".cm-lintRange-error").allTextContents()).toEqual(marked);
    }
    await close(page);
  });

  it("goes to the matrix that somebody asks for", async () => {
    const page = await openPlayground();
    await paste(page, `first.sort(() => Math.random() - 0.5);\n${NAIVE}`);
    await eventually(() => getOutcome(page).textContent()).toContain("2 biased shuffles found");
    await getBiasPage(page).getByRole("heading", { level: 1 }).waitFor();
    const shown = await getBiasPage(page).getByRole("heading", { level: 1 }).textContent();
    await page.getByRole("button", { name: "Show its matrix" }).press("Enter");
    await eventually(() => getBiasPage(page).getByRole("heading", { level: 1 }).textContent()).not.toBe(shown);
    const focused = page.locator(".playground-bias:focus");
    await eventually(() => focused.count()).toBe(1);
    expect(await focused.evaluate((section) => section.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
    await close(page);
  });

  it("loads TypeScript's parser only for a text that needs it", async () => {
    const page = await openPlayground();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await paste(page, NAIVE);
    await eventually(() => getOutcome(page).textContent()).toContain("1 biased shuffle found");
    expect(asked.filter((url) => url.includes("typescript"))).toEqual([]);
    await page.getByRole("combobox", { name: "Language" }).selectOption("ts");
    await eventually(() => asked.filter((url) => url.includes("typescript")).length).toBe(1);
    await close(page);
  });

  it("speaks Chinese, and has a bias page that does, too, in the colours of the site", async () => {
    const page = await open("zh/playground.html");
    const { sites } = await findSites("quiz.sort(() => Math.random() - 0.5);", "quiz.js", { language: "zh-cn" });
    await page.getByRole("combobox", { name: "示例" }).selectOption("keys");
    await page.getByRole("combobox", { name: "示例" }).selectOption("coin");
    await eventually(() => page.locator(".playground-sites").textContent()).toContain(sites[0]?.finding?.message);
    const frame = getBiasPage(page).locator("html");
    await eventually(() => frame.getAttribute("lang")).toBe("zh-CN");
    await eventually(() => frame.getAttribute("data-theme")).toBe("light");
    await page.locator(".VPSwitchAppearance").first().click();
    await eventually(() => frame.getAttribute("data-theme")).toBe("dark");
    await page.emulateMedia({ forcedColors: "active" });
    await eventually(() => frame.getAttribute("data-theme")).toBe("high-contrast-dark");
    await close(page);
  });
});
