// One look for many words, against a regular expression for each.
import { seededSource } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { lookForWords } from "./random-words.ts";
import { makeWordScan } from "./word-scan.ts";

const WORDS = {
  short: ["rnd", "rng", "lcg", "sfc32"],
  long: ["mersenne", "merger", "random"],
};
const scan = makeWordScan(WORDS);

/** The same, by a pattern for each kind. */
const look = (text: string): Readonly<Record<keyof typeof WORDS, readonly number[]>> => {
  const find = (words: readonly string[]): readonly number[] =>
    [...text.matchAll(new RegExp(`(?=${words.join("|")})`, "gi"))].map(({ index }) => index);
  return { short: find(WORDS.short), long: find(WORDS.long) };
};

describe("a look for words", () => {
  it.each([
    ["", [], []],
    ["rn", [], []],
    ["rng", [0], []],
    ["x.RNG", [2], []],
    ["aRnD\n", [1], []],
    ["SFC32", [0], []],
    ["sfc3", [], []],
    ["mersenn", [], []],
    ["Mersenne lcg", [9], [0]],
    ["mermerger", [], [3]],
    ["ran rando randomly", [], [10]],
    ["牌组 rng 🂡", [3], []],
    ["À rng \u2000 lcg", [2, 8], []],
    ["🂡é rng 牌 random rnd", [4, 17], [10]],
    ["\u{1F0A1}".repeat(40_000) + "random", [], [80_000]],
    ["a".repeat(70_000) + "lcg", [70_000], []],
    ["牌".repeat(300_000) + "random", [], [300_000]],
  ])("%j", (text, short, long) => {
    expect(scan(text)).toEqual({ short, long });
  });

  it("finds what a pattern for each kind finds, in 20,000 texts of their letters", () => {
    const random = seededSource(20261123);
    const pieces = [...Object.values(WORDS).flat(), "m", "r", "n", "e", "S", " ", "é", "牌", "🂡", "3"];
    for (let text = 0; text < 20_000; text++) {
      const written = Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
        const piece = pieces[Math.floor(random() * pieces.length)] ?? "";
        const cut = random() < 0.5 ? piece : piece.slice(0, Math.floor(random() * piece.length));
        return random() < 0.3 ? cut.toUpperCase() : cut;
      }).join("");
      expect(scan(written)).toEqual(look(written));
    }
  });
});

it.each("Seed SEED mersenne Mulberry xorshift Xoshiro Xoroshiro128 splitmix32 sfc32 jsf32 Lehmer lcg LCG".split(" "))(
  "sees the name of a generator: %s",
  (name) => {
    expect(lookForWords(`a(${name})`).generator).toEqual([2]);
  },
);
