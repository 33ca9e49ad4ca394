// What every engine's model is tested for against the real engine: the same traces, and the same shares of 10⁶ sorts.
import { exactPositions, sortAs, type ComparatorSort, type Engine, type ListKind } from "@fair-shuffle/bias";
import { beforeAll, expect, it } from "vitest";
import { askEngine, type Job } from "./ask-engine.ts";

const COUNTS = [2, 3, 4, 5, 7, 8, 9, 10, 13, 16, 17, 31, 32, 33, 52, 63, 64, 65, 100, 104, 129, 200, 257, 1000];
/** P(−), P(0): fair coins, with ties, one-sided ones that leave long runs and make V8 gallop, and no coins at all. */
const CHANCES = [
  [0.5, 0],
  [0.3, 0.4],
  [0.05, 0.9],
  [0.03, 0],
  [0.2, 0],
  [0.8, 0.1],
  [0.97, 0],
  [0, 1],
  [0, 0],
  [1, 0],
] as const;

const LISTS: readonly ListKind[] = ["array", "typedArray"];

const TRACES: readonly Job[] = LISTS.flatMap((list) =>
  COUNTS.flatMap((cards) =>
    CHANCES.flatMap(([negative, zero]) =>
      (["numbers", "booleans", "NaN"] as const).flatMap((answers) =>
        (answers === "NaN" ? [1] : [1, 2, 3]).map((seed): Job => {
          return { kind: "trace", cards, list, seed: seed * 1000 + cards, trials: 1, answers, negative, zero };
        }),
      ),
    ),
  ),
);

const TRIALS = 1_000_000;

const SHARES: readonly Job[] = LISTS.flatMap((list) => [5, 10].map((cards) => ({ list, cards }))).map((job) => {
  const { cards } = job;
  return { ...job, kind: "counts", seed: cards, trials: TRIALS, answers: "numbers", negative: 0.5, zero: 0 };
});

/** `() => Math.random() - 0.5` */
const COIN: ComparatorSort = {
  kind: "comparatorSort",
  steps: [],
  sign: { kind: "binary", operator: "-", left: { kind: "draw" }, right: { kind: "number", value: 0.5 } },
  unknowns: [],
};

export function testEngine(engine: Engine): void {
  let results: readonly (readonly number[])[] = [];
  beforeAll(async () => {
    // One process, and one Firefox, for all.
    results = await askEngine(engine, [...TRACES, ...SHARES]);
  }, 120_000);

  it.each(SHARES.map(({ cards, list }, index) => [cards, list, index] as const))(
    "leaves each of %i cards of an %s at each position as often as it must, in 1,000,000 sorts",
    (cards, list, index) => {
      const counts = results[TRACES.length + index] ?? [];
      const exact = exactPositions(list === "array" ? COIN : { ...COIN, list }, cards, { engine }).flat();
      expect(counts.length).toBe(cards * cards);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(TRIALS * cards);
      // Bernstein: a cell strays beyond this bound with probability below 2e-12, any of the 750 of all engines below 2e-9. The seeds are fixed besides.
      const strays = counts.filter((count, cell) => {
        const share = exact[cell] ?? NaN;
        return !(Math.abs(count - share * TRIALS) < Math.sqrt(2 * 28 * TRIALS * share) + 19);
      });
      expect(strays).toEqual([]);
    },
  );

  const both = COUNTS.flatMap((cards) => LISTS.map((list) => [cards, list] as const));
  it.each(both)("asks the same about %i cards of an %s, in the same order, and leaves the same", (cards, list) => {
    let compared = 0;
    for (const [index, job] of TRACES.entries()) {
      if (job.cards !== cards || job.list !== list) continue;
      expect(traceModel(engine, job)).toEqual(results[index]);
      compared++;
    }
    expect(compared).toBe(CHANCES.length * 7);
  });
}

function traceModel(engine: Engine, job: Job): number[] {
  const answer = drawAnswers(job);
  const seen: number[] = [];
  const cards = Int32Array.from({ length: job.cards }, (_, card) => card);
  sortAs(
    engine,
    cards,
    (a, b) => {
      seen.push(a, b);
      return answer();
    },
    job.list,
  );
  return [...seen, ...cards];
}

/** The same answers as in sorting-program.js. */
function drawAnswers({ answers, negative, zero, seed }: Job): () => number | boolean {
  const random = seeded(seed);
  if (answers === "booleans") return () => random() < negative;
  if (answers === "NaN") return () => NaN;
  return () => {
    const drawn = random();
    return drawn < negative ? -0.5 : drawn < negative + zero ? 0 : 0.5;
  };
}

/** mulberry32 */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
