// How fast fair-shuffle is beside the shuffles that people use: in place against in place, copy against copy.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { median } from "d3-array";
import type { Benchmark, BenchmarkResult, Row } from "./benchmark.ts";

const OURS = "fair-shuffle";
export type Library = typeof OURS | "lodash" | "es-toolkit" | "d3-array" | "remeda" | "array-shuffle";
export type Place = "in place" | "copy";
export type Contents = "numbers" | "objects";

/** The times for an item, in nanoseconds, of the libraries that offer a shuffle of this kind. */
export interface ShuffleTimes {
  readonly contents: Contents;
  readonly place: Place;
  readonly count: number;
  readonly times: readonly (readonly [Library, number])[];
}

/** How many times as fast as each rival we want to be, by the number of items. The goals are about numbers; objects show what their write barrier leaves. */
const GOALS = new Map([
  [52, 1.5],
  [1_000, 1.5],
  [100_000, 1],
]);
export const COUNTS = [...GOALS.keys()];

/** V8 compiles the same function now better, now worse, by when it gets round to it; what counts is the process in the middle. */
const PROCESSES = 5;

export const shuffleSpeed: Benchmark = {
  name: "shuffle-speed",
  title: `A shuffle's time for each item, ours beside those that people use (medians of ${PROCESSES} processes)`,
  run,
};

function run(): BenchmarkResult {
  const program = fileURLToPath(new URL("./shuffle-times.ts", import.meta.url));
  const runs = Array.from({ length: PROCESSES }, () => {
    const printed = execFileSync(process.execPath, [...process.execArgv, program], { encoding: "utf8" });
    return JSON.parse(printed) as ShuffleTimes[];
  });
  const rows = (runs[0] ?? []).flatMap(({ contents, place, count, times }, index): Row[] => {
    const time = (library: Library): number => median(runs, (run) => timeIn(run[index], library)) ?? NaN;
    const goal = contents === "numbers" ? GOALS.get(count) : undefined;
    return times
      .filter(([library]) => library !== OURS)
      .map(([library]) => ({
        name: `${contents}, ${count.toLocaleString("en")} items, ${place}`,
        unit: "ns",
        ours: time(OURS),
        rival: library,
        theirs: time(library),
        ...(goal === undefined ? {} : { goal: { leastRatio: goal } }),
      }));
  });
  return { rows };
}

/** NaN for a library that has no such shuffle. */
function timeIn(row: ShuffleTimes | undefined, library: Library): number {
  return row?.times.find(([name]) => name === library)?.[1] ?? NaN;
}
