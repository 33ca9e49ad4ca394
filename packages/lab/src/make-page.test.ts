// The page's HTML: nothing that stands in someone's code can break out of it.
import { getCatalogueEntry } from "@fair-shuffle/bias";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getPageBody, makePage } from "./make-page.ts";
import type { PageData } from "./page-data.ts";

const { model } = getCatalogueEntry("naive-swap");
const hostile = "</script><!-- <script>alert(1)</script> \u2028\u2029\u202e\u009b ##[error]x ##vso[y]";
const data: PageData = { subjects: [{ name: "a.ts:1", code: hostile, model }], selected: 0 };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the page's body", () => {
  it("holds data that read back as they are, and no tag of theirs", () => {
    const body = getPageBody(data);
    const [, json = ""] = /<script type="application\/json" id="fair-shuffle-data">([^<]*)<\/script>$/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual(data);
    expect(body.match(/<\/?script/g)).toHaveLength(2);
    expect(body).not.toMatch(/[\u007f-\u009f\u2028-\u202e]|##\w*\[/);
  });

  it("has none where the host posts them", () => {
    expect(getPageBody()).not.toContain("script");
  });
});

describe("the whole page", () => {
  const make = (language: string, given: PageData = data): string => {
    vi.stubGlobal("LAB_SCRIPT", "script()");
    vi.stubGlobal("LAB_STYLE", "a{}");
    vi.stubGlobal("LAB_SCRIPT_HASH", "sha256-script");
    vi.stubGlobal("LAB_STYLE_HASH", "sha256-style");
    return makePage({ ...given, language });
  };

  it("allows its own script and style by their hashes, and nothing else", () => {
    const [, policy = ""] = /Content-Security-Policy" content="([^"]+)"/.exec(make("en")) ?? [];
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'sha256-script' 'wasm-unsafe-eval'",
      "style-src 'sha256-style'",
      "worker-src blob:",
      "img-src data: blob:",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  it.each([
    ["en", "en"],
    ["zh-cn", "zh-CN"],
    ["fr", "en"],
  ])("for %s says that it is in %s", (language, expected) => {
    expect(make(language)).toContain(`<html lang="${expected}">`);
  });

  const named = (name: string): PageData => ({ subjects: [{ name, code: "…", model }], selected: 0 });
  const report: PageData = {
    subjects: [
      { name: "src/a&b.ts:3", code: "…", model, finding: "Of 8 items, `first` stays first." },
      { name: "src/c.ts:5", code: "…", model },
    ],
    selected: 0,
    summary: ["2 biased shuffles in 2 files, 9 scanned.", "1 can be fixed with `--fix`."],
  };

  it.each([
    ["the shuffle", named("src/deal.ts:12"), "src/deal.ts:12 · Fair Shuffle"],
    ["what a scan comes to", report, "2 biased shuffles in 2 files, 9 scanned · Fair Shuffle"],
    ["nothing but the product", { subjects: [], selected: 0 }, "Fair Shuffle"],
  ])("has a title that names %s", (_, given, title) => {
    expect(make("en", given)).toContain(`<title>${title}</title>`);
  });

  it.each([
    ["en", /this page computes and draws its matrices by JavaScript, which is off here/],
    ["zh-cn", /而这里没有启用 JavaScript/],
  ])("says without scripts why it is empty, and what was found (%s)", (language, why) => {
    const [, text = ""] = /<noscript>([^]*?)<\/noscript>/.exec(make(language, report)) ?? [];
    expect(text).toMatch(why);
    expect(text).toContain("<p>1 can be fixed with <code>--fix</code>.</p>");
    expect(text).toContain("<li><code>src/a&#x26;b.ts:3</code><br>Of 8 items, <code>first</code> stays first.</li>");
    expect(text).toContain("<li><code>src/c.ts:5</code></li>");
  });

  it("takes no tag and no control character out of a name, in its title or without scripts", () => {
    const [, before = ""] = /^([^]*)<script type="application\/json"/.exec(make("en", named(hostile))) ?? [];
    expect(before).toContain("<noscript>");
    expect(before.match(/<\/?(?:script|title|noscript)|<!--/g)).toEqual([
      "<title",
      "</title",
      "<noscript",
      "</noscript",
    ]);
    expect(before).not.toMatch(/[\u007f-\u009f\u2028-\u202e]|##\w*\[/);
  });
});
