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
  const make = (language: string): string => {
    vi.stubGlobal("LAB_SCRIPT", "script()");
    vi.stubGlobal("LAB_STYLE", "a{}");
    vi.stubGlobal("LAB_SCRIPT_HASH", "sha256-script");
    vi.stubGlobal("LAB_STYLE_HASH", "sha256-style");
    return makePage({ ...data, language });
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
});
