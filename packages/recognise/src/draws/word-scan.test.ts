// One look for many words, against a regular expression for each.
import { seededSource } from "@fair-shuffle/bias";
import { describe, expect, it, vi } from "vitest";
import { makePatternScan, type Scan } from "./pattern-scan.ts";
import { lookForWords } from "./random-words.ts";
import { makeVectorScan } from "./vector-scan.ts";
import { makeWordScan } from "./word-scan.ts";

const WORDS = {
  short: ["rnd", "rng", "lcg", "sfc32"],
  long: ["mersenne", "merger", "random"],
};
const scan = makeWordScan(WORDS);

/** Longer than what is read at a time. */
const LARGE = 2 ** 20;

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
    ["\u0172\u016E\u0167 rng \u0172ng", [4], []],
    ["À rng \u2000 lcg", [2, 8], []],
    ["🂡é rng 牌 random rnd", [4, 17], [10]],
    ["\u{1F0A1}".repeat(40_000) + "random", [], [80_000]],
    ["a".repeat(70_000) + "lcg", [70_000], []],
    ["牌".repeat(300_000) + "random", [], [300_000]],
    ["a".repeat(LARGE - 3) + "random", [], [LARGE - 3]],
    ["a".repeat(LARGE - 12) + "rng random rng", [LARGE - 12, LARGE - 1], [LARGE - 8]],
    ["牌".repeat(LARGE) + "rng" + "🂡".repeat(LARGE) + "random", [LARGE], [3 * LARGE + 3]],
  ])("%j", (text, short, long) => {
    expect(scan(text)).toEqual({ short, long });
  });

  it("finds more words than it notes at a time", () => {
    const { short, long } = scan("rng.random;".repeat(20_000));
    expect([short.length, short.at(-1), long.length, long.at(-1)]).toEqual([20_000, 219_989, 20_000, 219_993]);
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

it("is the same with vectors and without", () => {
  const withVectors = makeVectorScan(WORDS);
  const without: Scan = makePatternScan(WORDS);
  const texts = ["", "rng", "aRnD SFC32 牌 mermerger 🂡 Random", "mersenne".repeat(99), "x".repeat(LARGE) + "lcg"];
  expect(texts.map((text) => withVectors?.(text))).toEqual(texts.map(without));
});

it("is the same where there is no Buffer, as in a browser", () => {
  const withBuffer = makeVectorScan(WORDS);
  vi.stubGlobal("Buffer", undefined);
  try {
    const without = makeVectorScan(WORDS);
    // The lower byte of each of these characters is a letter of "rng".
    const texts = [
      "",
      "rng",
      "\u0172\u016E\u0167",
      "牌 RNG 🂡 Random",
      "牌".repeat(LARGE) + "rng",
      "x".repeat(LARGE - 2) + "lcg",
    ];
    expect(texts.map((text) => without?.(text))).toEqual(texts.map((text) => withBuffer?.(text)));
  } finally {
    vi.unstubAllGlobals();
  }
});

it("needs no WebAssembly", () => {
  vi.stubGlobal("WebAssembly", undefined);
  try {
    expect(makeVectorScan(WORDS)).toBeUndefined();
    expect(makeWordScan(WORDS)("a RNG")).toEqual({ short: [2], long: [] });
  } finally {
    vi.unstubAllGlobals();
  }
});

it.each("Seed SEED mersenne Mulberry xorshift Xoshiro Xoroshiro128 splitmix32 sfc32 jsf32 Lehmer lcg LCG".split(" "))(
  "sees the name of a generator: %s",
  (name) => {
    expect(lookForWords(`a(${name})`).generator).toEqual([2]);
  },
);
