// A text that is edited, and judged by what is remembered of its earlier versions, has the findings of a text that is judged afresh.
import { readFileSync } from "node:fs";
import { seededSource } from "@fair-shuffle/bias";
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

const TEXT = [OTHER_CODE, ...SHUFFLES, OTHER_CODE.replaceAll(/^export /gm, "")].join("\n");

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
];

/** All that is said of a text, ways out included. */
const tell = ({ sites, problems }: FoundSites): string =>
  JSON.stringify({ sites, problems: problems.map(({ kind }) => kind) });

it("has the same findings after each of 400 random edits, inside, beside and far from its shuffles", async () => {
  const random = seededSource(20_261_121);
  const draw = (n: number): number => Math.floor(random() * n);
  const options = { packageKnown: false };
  const first = TEXT.indexOf(SHUFFLES[0] ?? "");
  const behind = TEXT.indexOf(SHUFFLES.at(-1) ?? "") + (SHUFFLES.at(-1)?.length ?? 0);
  let memory: ProgramMemory = {};
  let [text, biased, undone] = [TEXT, 0, 0];
  const told = new Set<string>();
  for (let edit = 0; edit < 400; edit++) {
    const inShuffles = draw(2) === 0;
    let start = inShuffles ? first + draw(behind - first) : draw(text.length);
    const isLine = draw(8) === 0;
    if (isLine) start = text.lastIndexOf("\n", start) + 1;
    const piece = isLine ? LINES[draw(LINES.length)] : PIECES[draw(PIECES.length)];
    const next = text.slice(0, start) + (piece ?? "") + text.slice(start + (draw(4) === 0 ? draw(6) : 0));
    const found = await findSites(next, "a.ts", options, memory);
    const afresh = await findSites(next, "a.ts", options);
    expect(tell(found), `after edit ${edit}`).toBe(tell(afresh));
    told.add(tell(afresh));
    biased += afresh.sites.some(({ finding }) => finding !== undefined) ? 1 : 0;
    // People mend what can't be parsed; and from time to time all is as it was, so that shuffles are there to be judged.
    if (afresh.problems.length === 0) text = next;
    else undone++;
    if (edit % 40 === 39) [text, memory] = [TEXT, edit % 80 === 79 ? {} : memory];
  }
  expect(biased).toBeGreaterThan(100);
  expect(undone).toBeGreaterThan(50);
  expect(told.size).toBeGreaterThan(100);
});
