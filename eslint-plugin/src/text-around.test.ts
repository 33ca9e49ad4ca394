// The text around a fix means what it meant: guards of the next line, comments, the first docblock, scripts of a component, findings that share functions.
import { Linter } from "eslint";
import { describe, expect, it } from "vitest";
import { fixText } from "@fair-shuffle/lint";
import { noBiasedShuffle } from "./no-biased-shuffle.ts";

const NAME = "fair-shuffle/no-biased-shuffle";

/** Fixes by ESLint's own fixer and by the command line's, which must write the same, and must leave nothing that can be parsed no more. */
async function fix(code: string, filename: string, options: object = { helper: "import" }): Promise<string> {
  const config = {
    files: ["**/*.*"],
    plugins: { "fair-shuffle": { rules: { "no-biased-shuffle": noBiasedShuffle } } },
    rules: { [NAME]: ["error", options] },
    languageOptions: { sourceType: filename.endsWith(".cjs") ? "commonjs" : "module" },
  };
  const { output, messages } = new Linter({ cwd: "/" }).verifyAndFix(
    code,
    Object.assign<object, Linter.Config>(config, {}),
    {
      filename,
    },
  );
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  expect((await fixText(code, filename, { rule: options, cwd: "/" })).text).toBe(output);
  return output;
}

const COIN = "Math.random() - 0.5";
const SHUFFLE = 'import { shuffle } from "fair-shuffle"';
const SINGLE = "import { shuffle } from 'fair-shuffle'";

describe("a fix in code without semicolons", () => {
  it.each([
    [
      "leaves the guard of the next line where the statement before it goes",
      `const log = console.log\nconst byChance = () => ${COIN}\n;(async () => { log(1) })()\nexport const f = (a) => a.sort(byChance)\n`,
      `${SHUFFLE}\n\nconst log = console.log\n;(async () => { log(1) })()\nexport const f = (a) => shuffle(a)\n`,
    ],
    [
      "puts a guard where a function that goes stood between",
      `const log = console.log\nfunction byChance () { return ${COIN} }\n(function () { x.sort(byChance) })()\nexport default log\n`,
      `${SHUFFLE}\n\nconst log = console.log\n;(function () { shuffle(x) })()\nexport default log\n`,
    ],
    [
      "puts it behind the indentation, before a template, too",
      `export function f (a) {\n  const log = show\n  function byChance () { return ${COIN} }\n  \`x\`.split("").forEach(log)\n  return a.sort(byChance)\n}\n`,
      `${SHUFFLE}\n\nexport function f (a) {\n  const log = show\n  ;\`x\`.split("").forEach(log)\n  return shuffle(a)\n}\n`,
    ],
    [
      "puts it before a regular expression behind an if without braces",
      `if (count) log("a")\nfunction byChance () { return ${COIN} }\n/h/.test("h") && log("b")\nexport default deck.sort(byChance)\n`,
      `${SHUFFLE}\n\nif (count) log("a")\n;/h/.test("h") && log("b")\nexport default shuffle(deck)\n`,
    ],
    [
      "puts none where a block ends before",
      `export function g () {}\nfunction byChance () { return ${COIN} }\n(function () { x.sort(byChance) })()\n`,
      `${SHUFFLE}\n\nexport function g () {}\n(function () { shuffle(x) })()\n`,
    ],
    [
      "keeps the guard that ends the body of a loop",
      "export function f (list) {\n  const out = []\n  for (const x of list) out.splice(Math.floor(Math.random() * (out.length + 1.5)), 0, x)\n  ;[1, 2].forEach(show)\n  return out\n}\n",
      undefined,
    ],
    [
      "keeps it where a loop that is replaced has no braces",
      "export function f (a) {\n  for (let i = 0; i < a.length; i++) swap(a, i, Math.floor(Math.random() * a.length))\n  ;[1, 2].forEach(show)\n}\nconst swap = (x, i, j) => { const t = x[i]; x[i] = x[j]; x[j] = t }\n",
      `${SHUFFLE}\n\nexport function f (a) {\n  shuffle(a)\n  ;[1, 2].forEach(show)\n}\n`,
    ],
    [
      "puts one before a line that a list that is filled no longer parts from its declaration",
      "export function f (deck) {\n  const out = []\n  for (const card of deck) { Math.random() < 0.5 ? out.push(card) : out.unshift(card) }\n  ;(() => show(out))()\n}\n",
      'import { toShuffled } from "fair-shuffle"\n\nexport function f (deck) {\n  const out = toShuffled(deck)\n  ;(() => show(out))()\n}\n',
    ],
  ])("%s", async (_, code, expected) => {
    const fixed = await fix(code, "/a.mjs");
    if (expected !== undefined) expect(fixed).toBe(expected);
    else expect(fixed).toContain("\n  ;[1, 2].forEach(show)\n");
  });

  it("ends the require that it adds where the next line would go on", async () => {
    const code = `require('node:fs')\nfunction byChance () { return ${COIN} }\n\`h\`.split('').forEach((x) => log(x))\nmodule.exports = (deck) => deck.sort(byChance)\n`;
    expect(await fix(code, "/a.cjs")).toBe(
      "require('node:fs')\nconst { shuffle } = require('fair-shuffle');\n;`h`.split('').forEach((x) => log(x))\nmodule.exports = (deck) => shuffle(deck)\n",
    );
  });
});

describe("what a fix adds and takes away", () => {
  it("meets at the end of the file", async () => {
    const code = `export function deal(deck) {\n  deck.sort(randomOrder);\n  return deck;\n}\n\nfunction randomOrder() {\n  return ${COIN};\n}\n`;
    const fixed = await fix(code, "/a.mjs", { helper: "inline" });
    expect(fixed).toMatch(
      /^export function deal\(deck\) \{\n {2}fairShuffle\(deck\);\n {2}return deck;\n\}\n\n\/\/ Fair/,
    );
    expect(fixed).toMatch(/\n {2}return list;\n\}\n$/);
    expect(fixed).not.toContain("\n\n\n");
  });

  it("meets at the first statement, also where that is indented", async () => {
    expect(await fix(`  const cmp = () => ${COIN};\n  export const f = (a) => a.sort(cmp);\n`, "/a.mjs")).toBe(
      `  ${SHUFFLE};\n\n  export const f = (a) => shuffle(a);\n`,
    );
  });

  it.each(
    [
      // In one piece, Vitest would take them for its own.
      "/** @jest-ENVIRONMENT jsdom */",
      "/**\n * @vitest-ENVIRONMENT jsdom\n */",
      "/** @fileoverview Deals cards. */",
      "/* @flow strict */",
    ].map((comment) => comment.replace("ENVIRONMENT", "environment")),
  )("comes after the file's own first comment %s", async (comment) => {
    expect(await fix(`${comment}\nexport const f = (a) => a.sort(() => ${COIN});\n`, "/a.mjs")).toBe(
      `${comment}\n\n${SHUFFLE};\n\nexport const f = (a) => shuffle(a);\n`,
    );
  });

  it("comes before a comment that describes a function", async () => {
    const docblock = "/**\n * Deals.\n * @param {string[]} a\n * @returns {string[]}\n */";
    expect(await fix(`${docblock}\nexport const f = (a) => a.sort(() => ${COIN});\n`, "/a.mjs")).toBe(
      `${SHUFFLE};\n\n${docblock}\nexport const f = (a) => shuffle(a);\n`,
    );
  });

  it("keeps line ends", async () => {
    const fixed = await fix(`const cmp = () => ${COIN};\r\n\r\nexport const f = (a) => a.sort(cmp);\r\n`, "/a.mjs", {
      helper: "inline",
    });
    expect(fixed.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(fixed.startsWith("export const f")).toBe(true);
  });

  it("leaves a number on a line of its own", async () => {
    expect(await fix(`export const x = 5\n.b.sort(() => ${COIN})\n`, "/a.mjs")).toBe(
      `${SHUFFLE}\n\nexport const x = 5\n.b\nshuffle(x)\n`,
    );
  });

  it("is only suggested where a comment in an empty list would go", async () => {
    const code =
      "export function f(deck) {\n  const out = [/* keep */];\n  for (const card of deck) { Math.random() < 0.5 ? out.push(card) : out.unshift(card); }\n  return out;\n}\n";
    expect(await fix(code, "/a.mjs")).toBe(code);
  });

  it.each([2, 11, 40])("settles %s findings that share a comparator, and takes it away", async (count) => {
    const lines = (sort: (list: string) => string): string =>
      Array.from({ length: count }, (_, index) => `export const f${String(index)} = (a) => ${sort("a")};\n`).join("");
    const code = `const cmp = () => ${COIN};\n${lines((list) => `${list}.sort(cmp)`)}`;
    expect(await fix(code, "/a.mjs")).toBe(`${SHUFFLE};\n\n${lines((list) => `shuffle(${list})`)}`);
  });

  it("settles two loops that share a function, and takes it away with the last one", async () => {
    const loop = (list: string): string =>
      `for (let i = 0; i < ${list}.length; i++) { const j = randomInt(${list}.length); [${list}[i], ${list}[j]] = [${list}[j], ${list}[i]]; }`;
    const code = `export function f(a, b) {\n  ${loop("a")}\n  ${loop("b")}\n}\nfunction randomInt(n) { return Math.floor(Math.random() * n); }\n`;
    expect(await fix(code, "/a.mjs")).toBe(
      `${SHUFFLE};\n\nexport function f(a, b) {\n  shuffle(a);\n  shuffle(b);\n}\n`,
    );
  });
});

describe("the scripts of a component", () => {
  it.each([
    ["a parenthesis", `(list) => list.sort(() => ${COIN})`, "(list) => shuffle(list)"],
    ["a bracket", `[1].map((list) => list.sort(() => ${COIN}))`, "[1].map((list) => shuffle(list))"],
    ["a regular expression", `/x/.test("x") && list.sort(() => ${COIN})`, '/x/.test("x") && shuffle(list)'],
  ])(
    "stay apart where the first one has no semicolon at its end, and the second begins with %s",
    async (_, code, fixed) => {
      const make = (first: string, second: string): string =>
        `<script>\n${first}</script>\n<script setup>\n${second}\n</script>\n<template><p/></template>\n`;
      const first = "import { shuffle } from 'fair-shuffle'\nconsole.log('hi')";
      const { text, count } = await fixText(make(first, code), "/a.vue", { rule: { helper: "import" }, cwd: "/" });
      expect(count).toBe(1);
      expect(text).toBe(make(first, fixed));
    },
  );

  it("give each other no guard", async () => {
    const make = (first: string): string =>
      `<script>\n${first}\n</script>\n<script setup>\n  [count] = [count + 1]\n</script>\n`;
    const code = make("  deck.sort(byChance)\n  function byChance () {\n    return Math.random() - 0.5\n  }");
    const { text } = await fixText(code, "/a.vue", { rule: { helper: "import" }, cwd: "/" });
    expect(text).toBe(make(`  ${SHUFFLE}\n\n  shuffle(deck)`));
  });

  it("are read with the places of the file", async () => {
    const { text } = await fixText(
      `<script>\n  let deck = []\n  export const a = deck.sort(() => ${COIN})\n</script>\n<script setup>\n  [2].map(String)\n</script>\n`,
      "/a.vue",
      { rule: { helper: "import" }, cwd: "/" },
    );
    expect(text).toBe(
      `<script>\n  ${SINGLE.replaceAll("'", '"')}\n\n  let deck = []\n  export const a = shuffle(deck)\n</script>\n<script setup>\n  [2].map(String)\n</script>\n`,
    );
  });
});
