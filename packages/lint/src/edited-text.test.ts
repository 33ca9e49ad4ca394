// A text that is edited, and judged by what is remembered of its earlier versions, has the findings of a text that is judged afresh.
import { readFileSync } from "node:fs";
import { seededSource } from "@fair-shuffle/bias";
import { ModuleKind, ScriptTarget, transpileModule } from "typescript";
import { expect, it } from "vitest";
import { findSites, type FoundSites } from "./find-sites.ts";
import type { ProgramMemory } from "./program.ts";

const OTHER_CODE = readFileSync(new URL("script-units.ts", import.meta.url), "utf8");

const SHUFFLES = [
  "export const mixed = (list: string[]): string[] => list.sort(() => Math.random() - 0.5);",
  `export function swapped(cards: number[]): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}`,
  `class Deck {
  cards = [1, 2, 3];
  draw(n: number) { return Math.floor(Math.random() * n); }
  deal() {
    for (let i = 0; i < this.cards.length; i++) {
      const j = this.draw(this.cards.length);
      const card = this.cards[i]; this.cards[i] = this.cards[j]; this.cards[j] = card;
    }
  }
}`,
  `export const byKey = (names: string[]) =>
  names.map((name) => ({ name, key: Math.random() })).sort((a, b) => a.key - b.key).map(({ name }) => name);`,
];

const TEXT = [OTHER_CODE, ...SHUFFLES, `{${OTHER_CODE.replaceAll(/^import [^;]*;$|^export /gm, "")}}`].join("\n");

/** What changes findings, what changes none, and what can't be parsed. */
const PIECES = [
  "x",
  " ",
  "\n",
  ";",
  "1",
  "+ 1",
  "{",
  "}",
  "(",
  "`",
  "/*",
  "*/",
  "// ",
  "let random = 1;\n",
  "-",
  "i",
  "",
  "",
  "",
];
const LINES = [
  "// fair-shuffle-ignore\n",
  "// eslint-disable-next-line fair-shuffle/no-biased-shuffle\n",
  "const Math = {};\n",
  // In JavaScript these are no part of a module, but of a CommonJS file.
  "return;\n",
  "let\n",
];

/** All that is said of a text, ways out included. Of several errors in JavaScript, any may be told. */
const tell = ({ sites, problems }: FoundSites, filename: string): string =>
  JSON.stringify({ sites, problems: filename.endsWith("ts") ? problems : problems.map(({ kind }) => kind) });

/** A file without types, as people write it who have no types. */
function withoutTypes(text: string): string {
  const options = { target: ScriptTarget.ESNext, module: ModuleKind.ESNext, verbatimModuleSyntax: true };
  return transpileModule(text, { compilerOptions: options }).outputText;
}

/** Neither an import nor an export, but a directive and private names. */
const SCRIPT = `"use strict";
const { before } = require("before");
class Private { #deck = [1, 2, 3]; get #top() { return 1; } mix() { return this.#deck.sort(() => Math.random() - 0.5); } }
${withoutTypes(TEXT).replaceAll(/^(?:import|export \*?\{)[^;]*;$|^export /gm, "")}`;

it.each([
  { name: "TypeScript", filename: "a.ts", source: TEXT },
  { name: "a JavaScript module", filename: "a.mjs", source: withoutTypes(TEXT) },
  { name: "JavaScript of either kind", filename: "a.js", source: SCRIPT },
])(
  "has the same findings in $name after each of 100 random edits, inside, beside and far from its shuffles",
  async ({ filename, source }) => {
    const random = seededSource(Number(process.env.SEED ?? 20_261_121));
    const draw = (n: number): number => Math.floor(random() * n);
    const options = { packageKnown: false };
    const first = source.indexOf("mixed");
    const behind = source.indexOf("key: Math.random()");
    let memory: ProgramMemory = {};
    let [text, biased, broken] = [source, 0, 0];
    const told = new Set<string>();
    for (let edit = 0; edit < 100; edit++) {
      const inShuffles = draw(2) === 0;
      let start = inShuffles ? first + draw(behind - first) : draw(text.length);
      const isLine = draw(8) === 0;
      if (isLine) start = text.lastIndexOf("\n", start) + 1;
      const piece = isLine ? LINES[draw(LINES.length)] : PIECES[draw(PIECES.length)];
      const next = text.slice(0, start) + (piece ?? "") + text.slice(start + (draw(4) === 0 ? draw(6) : 0));
      const found = await findSites(next, filename, options, memory);
      const afresh = await findSites(next, filename, options);
      expect(tell(found, filename), `after edit ${edit}`).toBe(tell(afresh, filename));
      told.add(tell(afresh, filename));
      biased += afresh.sites.some(({ finding }) => finding !== undefined) ? 1 : 0;
      const isBroken = afresh.problems.length > 0;
      if (isBroken) broken++;
      // People mend what can't be parsed, at once or some edits later; and from time to time all is as it was, so that shuffles are there to be judged.
      if (!isBroken || draw(4) === 0) text = next;
      if (edit % 10 === 9) [text, memory] = [source, edit % 80 === 79 ? {} : memory];
    }
    expect(biased).toBeGreaterThan(5);
    expect(broken).toBeGreaterThan(5);
    expect(told.size).toBeGreaterThan(5);
  },
  300_000,
);
