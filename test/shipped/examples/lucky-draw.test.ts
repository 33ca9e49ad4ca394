import { expect, it } from "vitest";
import { runExample } from "./run-example.ts";

interface Row {
  readonly person: string;
  /** Shares, 0 to 1, in the order in which they are printed. */
  readonly shares: readonly number[];
}

const readRows = (output: string): Row[] =>
  [...output.matchAll(/^ +\d+ {2}(\w+) +(\d.*)$/gm)].map(([, person = "", figures = ""]) => ({
    person,
    shares: [...figures.matchAll(/([\d.]+) %/g)].map(([, share]) => Number(share) / 100),
  }));

/** Half of the last digit that is printed. */
const ROUNDING = 0.0005;
const SEEDS = ["1", "tombola"];

it.each(SEEDS)("measures what is fair and what was computed, within the sampling error (seed %s)", async (seed) => {
  const output = await runExample("lucky-draw", "--seed", seed);
  const rows = readRows(output);
  expect(rows).toHaveLength(10);
  const draws = Number(/([\d,]+) draws each/.exec(output)?.[1]?.replaceAll(",", ""));
  expect(draws).toBe(200_000);
  // Hoeffding: a share of N draws strays by t or more with a probability of at most 2 exp(−2 N t²), so with another seed 30 shares raise a false alarm with less than 1e-6.
  const error = Math.sqrt(Math.log((2 * 30) / 1e-6) / (2 * draws)) + 2 * ROUNDING;
  for (const { shares } of rows) {
    expect(shares).toHaveLength(5);
    const [fair = NaN, last = NaN, exactLast = NaN, first = NaN, exactFirst = NaN] = shares;
    expect(Math.abs(fair - 0.3)).toBeLessThan(error);
    expect(Math.abs(last - exactLast)).toBeLessThan(error);
    expect(Math.abs(first - exactFirst)).toBeLessThan(error);
  }
});

it("computes the published chances of the first and the last person, and draws three different people", async () => {
  const output = await runExample("lucky-draw", "--seed", "1");
  const rows = readRows(output);
  const getComputed = (row: Row | undefined): (string | undefined)[] => [
    row?.shares[2]?.toFixed(3),
    row?.shares[4]?.toFixed(3),
  ];
  expect(getComputed(rows[0])).toEqual(["0.280", "0.422"]);
  expect(getComputed(rows[9])).toEqual(["0.375", "0.251"]);
  const winners = /The winners: (.+)/.exec(output)?.[1]?.split(", ") ?? [];
  expect(new Set(winners).size).toBe(3);
  expect(rows.map(({ person }) => person)).toEqual(expect.arrayContaining(winners));
});
