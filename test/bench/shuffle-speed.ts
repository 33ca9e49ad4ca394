// How fast fair-shuffle is beside the shuffles that people use: in place against in place, copy against copy.
import { arrayShuffle, arrayToShuffled } from "array-shuffle";
import * as d3 from "d3-array";
import * as esToolkit from "es-toolkit";
import { shuffle, toShuffled } from "fair-shuffle";
import lodash from "lodash";
import * as remeda from "remeda";
import type { Benchmark, BenchmarkResult } from "./benchmark.ts";
import { fastTimes } from "./interleaved.ts";

const OURS = "fair-shuffle";
const LIBRARIES = [OURS, "lodash", "es-toolkit", "d3-array", "remeda", "array-shuffle"] as const;
type Library = (typeof LIBRARIES)[number];

interface Card {
  readonly index: number;
}
type Shuffle = (items: (number | Card)[]) => unknown;

/** What each library offers; most offer only one of the two. */
const SHUFFLES: Record<"in place" | "copy", ReadonlyMap<Library, Shuffle>> = {
  "in place": new Map<Library, Shuffle>([
    [OURS, (items) => shuffle(items)],
    ["d3-array", (items) => d3.shuffle(items)],
    ["array-shuffle", (items) => arrayShuffle(items)],
  ]),
  copy: new Map<Library, Shuffle>([
    [OURS, (items) => toShuffled(items)],
    ["lodash", (items) => lodash.shuffle(items)],
    ["es-toolkit", (items) => esToolkit.shuffle(items)],
    ["remeda", (items) => remeda.shuffle(items)],
    ["array-shuffle", (items) => arrayToShuffled(items)],
  ]),
};

/** How many times as fast as the fastest rival we want to be, by the number of items. */
const GOALS = new Map([
  [52, 1.5],
  [1_000, 1.5],
  [100_000, 1],
]);

/** The goals are about numbers, first, in a fresh process; objects show what the write barrier leaves of them. */
const CONTENTS: Record<"numbers" | "objects", (index: number) => number | Card> = {
  numbers: (index) => index,
  objects: (index) => ({ index }),
};

const ITEMS_A_TIMING = 200_000;
const ROUNDS = 150;

export const shuffleSpeed: Benchmark = {
  name: "shuffle-speed",
  title: `Time of a shuffle, as a multiple of ${OURS}'s; the higher, the slower (${ROUNDS} interleaved rounds)`,
  run,
};

function run(): BenchmarkResult {
  const table = [["items", "n", "", ...LIBRARIES, "fastest rival", "goal"]];
  const missed: string[] = [];
  for (const [content, itemOf] of Object.entries(CONTENTS)) {
    for (const [place, shuffles] of Object.entries(SHUFFLES)) {
      for (const [n, goal] of GOALS) {
        const times = timesOf(shuffles, n, itemOf);
        const ours = times.get(OURS) ?? NaN;
        const ratio = Math.min(...[...times].filter(([name]) => name !== OURS).map(([, time]) => time / ours));
        const hasGoal = content === "numbers";
        table.push([
          content,
          n.toLocaleString("en"),
          place,
          ...LIBRARIES.map((name) => ((times.get(name) ?? NaN) / ours).toFixed(2).replace("NaN", "–")),
          ratio.toFixed(2),
          hasGoal ? `≥ ${goal.toFixed(1)} ${ratio >= goal ? "met" : "MISSED"}` : "",
        ]);
        if (hasGoal && !(ratio >= goal)) {
          missed.push(
            `${place}, ${n} ${content}: ${ratio.toFixed(2)} times as fast as the fastest rival instead of ${goal}.`,
          );
        }
      }
    }
  }
  return { table, missed };
}

function timesOf(
  shuffles: ReadonlyMap<Library, Shuffle>,
  n: number,
  itemOf: (index: number) => number | Card,
): Map<Library, number> {
  const repetitions = Math.ceil(ITEMS_A_TIMING / n);
  const unshuffled = Array.from({ length: n }, (_, index) => itemOf(index));
  const contestants = new Map<Library, () => () => void>();
  for (const [library, shuffleItems] of shuffles) {
    contestants.set(library, () => {
      const items = unshuffled.slice();
      return () => {
        for (let i = 0; i < repetitions; i++) shuffleItems(items);
      };
    });
  }
  return fastTimes(contestants, ROUNDS);
}
