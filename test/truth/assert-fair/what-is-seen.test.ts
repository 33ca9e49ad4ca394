// How small a bias slips through an assertion: what its README says of it is what the judgement computes, and what seeded runs show.
import { readFileSync } from "node:fs";
import { judgeMeasurement, measure } from "@fair-shuffle/bias";
import { shuffle } from "fair-shuffle";
import { describe, expect, test } from "vitest";

const fisherYates = (cards: number[], random: () => number): void => {
  shuffle(cards, random);
};

describe("what assertFair sees, as its README says", () => {
  const readme = readFileSync(new URL("../../../packages/bias/README.md", import.meta.url), "utf8");
  const rows = [...readme.matchAll(/^ {2}\| (?<trials>\d[\d,]*\d)[^|]*\| +(?<bias>[\d.]+) % \|$/gm)].map(
    ({ groups }) => groups,
  );

  test("in 99 of 100 runs, of one item at one place", async () => {
    expect(rows.map((row) => row?.trials)).toEqual(["20,000", "100,000", "1,000,000"]);
    for (const row of rows) {
      const trials = Number(row?.trials?.replaceAll(",", ""));
      const judged = judgeMeasurement(await measure(fisherYates, { cards: 5, trials, seed: 1 }));
      expect(judged).toMatchObject({ kind: "noBiasFound", power: 0.99 });
      expect("smallestBias" in judged && (100 * (judged.smallestBias ?? NaN)).toFixed(1)).toBe(row?.bias);
    }
  });

  test.each(["README.md", "README.zh-CN.md"])("as %s says, too", (file) => {
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
    expect(text).toMatch(new RegExp(`${rows[0]?.bias ?? "?"} ?%[^\n]*1_000_000[^\n]*\\[${rows[2]?.bias ?? "?"} ?%`));
  });

  /** A stable sort by keys from 0 to one below `keys`. */
  const sortByKeys =
    (keys: number) =>
    (cards: number[], random: () => number): void => {
      const keyed = cards.map((card) => ({ card, key: Math.floor(random() * keys) }));
      cards.splice(0, cards.length, ...keyed.sort((a, b) => a.key - b.key).map(({ card }) => card));
    };
  /** The first card comes first where no other key is smaller: of those that tie, it stays before. */
  const getWorst = (keys: number): number => {
    const isFirst = Array.from({ length: keys }, (_, key) => ((keys - key) / keys) ** 4 / keys);
    return 5 * isFirst.reduce((sum, part) => sum + part, 0) - 1;
  };
  const judge = async (keys: number, trials: number): Promise<ReadonlySet<string>> => {
    const kinds = new Set<string>();
    // Of a million, few are enough.
    for (let seed = 0; seed < (trials > 20_000 ? 3 : 20); seed++)
      kinds.add(judgeMeasurement(await measure(sortByKeys(keys), { cards: 5, trials, seed })).kind);
    return kinds;
  };

  test.each([
    [10, "26.7"],
    [100, "2.5"],
  ])("a sort by %i keys is off by %s %% in its worst place", (keys, percent) => {
    expect((100 * getWorst(keys)).toFixed(1)).toBe(percent);
    expect(readme).toMatch(new RegExp(`by keys from 0 to ${keys - 1}\\b[^.]*by ${percent.replace(".", "\\.")} %`));
  });

  test.each([
    [10, 20_000, "biased"],
    [100, 20_000, "noBiasFound"],
    [100, 1_000_000, "biased"],
  ])("of keys from 0 to below %i, measured %i times, every run says %s", async (keys, trials, kind) => {
    expect(await judge(keys, trials)).toEqual(new Set([kind]));
  });
});
