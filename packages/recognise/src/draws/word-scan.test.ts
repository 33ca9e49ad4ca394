// One look for many words, against a regular expression for each.
import { seededSource } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { lookForWords } from "./random-words.ts";
import { makeWordScan } from "./word-scan.ts";

const WORDS = {
  short: ["rnd", "rng", "lcg", "sfc32"],
  long: ["mersenne", "merger", "random"],
  deciding: ["stop"],
};
const scan = makeWordScan(WORDS, "deciding");

describe("a look for words", () => {
  it.each([
    ["", []],
    ["rn", []],
    ["rng", ["short"]],
    ["x.RNG", ["short"]],
    ["aRnD\n", ["short"]],
    ["SFC32", ["short"]],
    ["sfc3", []],
    ["mersenn", []],
    ["Mersenne lcg", ["long", "short"]],
    ["mermerger", ["long"]],
    ["ran rando randomly", ["long"]],
    ["牌组 rng 🂡", ["short"]],
    ["\u{1F0A1}".repeat(40_000) + "random", ["long"]],
    ["a".repeat(70_000) + "lcg", ["short"]],
    ["stop", ["deciding", "long", "short"]],
  ])("%j", (text, kinds) => {
    expect([...scan(text)].sort()).toEqual(kinds);
  });

  it("finds what a pattern for each word finds, in 20,000 texts of their letters", () => {
    const random = seededSource(20261123);
    const pieces = [
      ...Object.values(WORDS)
        .flat()
        .filter((word) => word !== "stop"),
      "m",
      "r",
      "n",
      "e",
      "S",
      " ",
      "é",
      "3",
    ];
    for (let text = 0; text < 20_000; text++) {
      const written = Array.from({ length: 1 + Math.floor(random() * 6) }, () => {
        const piece = pieces[Math.floor(random() * pieces.length)] ?? "";
        const cut = random() < 0.5 ? piece : piece.slice(0, Math.floor(random() * piece.length));
        return random() < 0.3 ? cut.toUpperCase() : cut;
      }).join("");
      const wanted = (["long", "short"] as const).filter((kind) =>
        WORDS[kind].some((word) => written.toLowerCase().includes(word)),
      );
      expect([...scan(written)].sort()).toEqual(wanted);
    }
  });
});

it.each("Seed SEED mersenne Mulberry xorshift Xoshiro Xoroshiro128 splitmix32 sfc32 jsf32 Lehmer lcg LCG".split(" "))(
  "sees the name of a generator: %s",
  (name) => {
    expect(lookForWords(`a(${name})`).has("generator")).toBe(true);
  },
);
