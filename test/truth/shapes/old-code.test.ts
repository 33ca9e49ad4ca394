// Code of ECMAScript 5 stays such code: whatever a way out writes into it, its parser understands, and it still shuffles.
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { Linter } from "eslint";
import plugin from "eslint-plugin-fair-shuffle";
import ts from "typescript";
import { expect, it } from "vitest";

interface Shape {
  readonly id: string;
  readonly code: string;
}

const shapes = JSON.parse(readFileSync(new URL("shapes.json", import.meta.url), "utf8")) as readonly Shape[];
const linter = new Linter();

/** As a project of that time is linted. */
const verify = (text: string): Linter.LintMessage[] =>
  linter.verify(
    text,
    {
      plugins: { "fair-shuffle": plugin as never },
      languageOptions: { ecmaVersion: 5, sourceType: "script" },
      rules: { "fair-shuffle/no-biased-shuffle": "error" },
    },
    "deck.js",
  );

const parses = (text: string): boolean => verify(text).every(({ fatal }) => fatal !== true);

/** Returns the text after each of its ways out. */
const applyEach = (text: string): readonly string[] =>
  verify(text).flatMap(({ fix, suggestions = [] }) =>
    [fix, ...suggestions.map((suggestion) => suggestion.fix)].flatMap((way) =>
      way === undefined ? [] : [text.slice(0, way.range[0]) + way.text + text.slice(way.range[1])],
    ),
  );

const compilerOptions = ts.convertCompilerOptionsFromJson({ target: "es5", noEmitHelpers: true }, "").options;

const makeOld = (code: string): string => ts.transpileModule(`var f = ${code};`, { compilerOptions }).outputText;

const OTHERS = [
  "for (var i = 0; i < cards.length; i++) board.insertBefore(cards[i], board.children[Math.floor(Math.random() * i)]);\n",
  "var kids = document.querySelectorAll('.card');\nfor (var i = 0; i < kids.length; i++) board.appendChild(kids[Math.floor(Math.random() * kids.length)]);\n",
  "$('.card').each(function () {\n  var order = Math.floor(Math.random() * 12);\n  $(this).css('order', order);\n});\n",
  "Deck.prototype.mix = function () {\n  var rng = this.rng;\n  this.cards.sort(function () { return rng.random() - 0.5; });\n};\n",
  "exports.mix = function (list) { return list.sort(function () { return require('crypto').randomBytes(1)[0] - 127.5; }); };\n",
];

it("every shape that old code can have, after each of its ways out", () => {
  const old = [...new Set(shapes.map(({ code }) => makeOld(code)))].filter(parses);
  const after = [...old, ...OTHERS].flatMap(applyEach);
  // Else nothing would be asked.
  expect(after.length).toBeGreaterThan(150);
  expect(after.filter((text) => !parses(text))).toEqual([]);
});

it.each([
  "function (a) { return a.map(function (v) { return { v: v, k: Math.floor(Math.random() * 3) }; }).sort(function (x, y) { return x.k - y.k; }).map(function (o) { return o.v; }); }",
  "function (a) { var out = []; for (var i = 0; i < a.length; i++) { var j = Math.floor(Math.random() * i); out[i] = out[j]; out[j] = a[i]; } return out; }",
  "function (a) { return a.sort(function () { return (crypto.getRandomValues(new Uint8Array(1))[0] & 1) ? 1 : -1; }); }",
])("%s still gives all items back, and leaves what it copied", (code) => {
  const ways = applyEach(`var f = ${code};`);
  expect(ways.length).toBeGreaterThan(0);
  for (const text of ways) {
    const f = runInThisContext(`(function () { ${text}; return f; })()`) as (cards: number[]) => readonly number[];
    const cards = [3, 1, 2, 0];
    expect([...f(cards)].sort()).toEqual([0, 1, 2, 3]);
    if (!code.includes("a.sort(")) expect(cards).toEqual([3, 1, 2, 0]);
  }
});
