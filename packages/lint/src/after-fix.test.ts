// What the bias page shows after a fix is what stands in the fixed text.
import { getCatalogueEntry, verdict } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { getAfterFix } from "./after-fix.ts";
import { findSites } from "./find-sites.ts";
import type { LintOptions } from "./judged-programs.ts";

const FISHER_YATES = getCatalogueEntry("fisher-yates-backward").model;
const imported: LintOptions = { rule: { helper: "import" } };
const inline: LintOptions = { rule: { helper: "inline" } };

const fixNth = async (text: string, index: number, options: LintOptions, filename = "a.mjs") => {
  const { sites } = await findSites(text, filename, options);
  const site = sites[index];
  if (site === undefined) throw new Error(`There is no site ${index} in ${text}`);
  return getAfterFix(text, filename, site, options);
};

const LOOP = `for (let i = 0; i < a.length; i++) {
  const j = Math.floor(Math.random() * a.length);
  [a[i], a[j]] = [a[j], a[i]];
}`;

describe("getAfterFix", () => {
  it.each([
    ["an import before it", "a.sort(() => Math.random() - 0.5);\nexport {};\n", imported, "shuffle(a)"],
    ["the very start of the text", "a.sort(() => Math.random() - 0.5)", imported, "shuffle(a)"],
    ["a function after it, at the end of the text", "f(a.sort(() => Math.random() - 0.5))", inline, "fairShuffle(a)"],
    ["a copy", "export const b = a.toSorted(() => Math.random() - 0.5);\n", imported, "shuffle(a.slice())"],
    [
      "keys that are drawn before the sort and dropped after it",
      "export const b = a.map((v) => ({ v, k: Math.floor(Math.random() * 9) })).sort((x, y) => x.k - y.k).map((o) => o.v);\n",
      imported,
      "toShuffled(a)",
    ],
    [
      "a chain over several lines, which gets shorter before the next call, too",
      "export const b = [...a, ...a]\n  .sort(() => Math.random() - 0.5)\n  .map(f);\n",
      imported,
      "shuffle([...a, ...a])",
    ],
    ["a loop", `export function mix(a) {\n${LOOP}\n}\n`, imported, "shuffle(a);"],
  ])("shows the call: %s", async (_, text, options, code) => {
    const after = await fixNth(text, 0, options);
    expect(after?.code).toBe(code);
    expect(after?.model).toEqual(FISHER_YATES);
  });

  it("shows a corrected loop with the model of its own", async () => {
    const after = await fixNth(`export function mix(a) {\n${LOOP}\n}\n`, 0, inline);
    expect(after?.code).toMatch(/^for \(let i = 0; .*\n {2}const j = .*\n {2}\[a\[i\], a\[j\]\] = .*\n\}$/);
    expect(after?.code).not.toContain(" * a.length)");
    expect(after?.model).not.toEqual(FISHER_YATES);
    expect(after && verdict(after.model).kind).toBe("fair");
  });

  it("fixes one finding and leaves the others", async () => {
    const text =
      "a.sort(() => Math.random() - 0.5);\nb.sort(() => Math.random() - 0.5);\nc.sort(() => Math.random() - 0.5);\n";
    const after = await fixNth(text, 1, imported);
    expect(after?.code).toBe("shuffle(b)");
    expect(after?.text.split("\n").slice(-4)).toEqual([
      "a.sort(() => Math.random() - 0.5);",
      "shuffle(b);",
      "c.sort(() => Math.random() - 0.5);",
      "",
    ]);
  });

  it("takes a suggestion where nothing is fixed without asking", async () => {
    const sattolo = LOOP.replace("let i = 0; i < a.length; i++", "let i = a.length - 1; i > 0; i--").replace(
      "* a.length",
      "* i",
    );
    const after = await fixNth(`export function mix(a) {\n${sattolo}\n}\n`, 0, imported);
    expect(after?.code).toBe("shuffle(a);");
    expect(after?.model).toEqual(FISHER_YATES);
  });

  it("finds the place in a component", async () => {
    const text = `<template><p/></template>\n<script setup>\nconst a = f();\na.sort(() => Math.random() - 0.5);\n</script>\n`;
    const after = await fixNth(text, 0, imported, "a.vue");
    expect(after?.code).toBe("shuffle(a)");
  });

  it("says nothing of a fair shuffle, or of one that a comment keeps", async () => {
    const fair =
      "for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }";
    expect(await fixNth(fair, 0, imported)).toBeUndefined();
    expect(await fixNth("// fair-shuffle-ignore\na.sort(() => Math.random() - 0.5);", 0, imported)).toBeUndefined();
  });
});
