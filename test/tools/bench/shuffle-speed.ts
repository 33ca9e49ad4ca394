// How fast fair-shuffle is beside the shuffles that people use: in place against in place, copy against copy.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Benchmark, BenchmarkResult } from "./benchmark.ts";

const OURS = "fair-shuffle";
const LIBRARIES = [OURS, "lodash", "es-toolkit", "d3-array", "remeda", "array-shuffle"] as const;
export type Library = (typeof LIBRARIES)[number];
export type Place = "in place" | "copy";
export type Contents = "numbers" | "objects";

/** The times, in nanoseconds, of the libraries that offer a shuffle of this kind. */
export interface ShuffleTimes {
  readonly contents: Contents;
  readonly place: Place;
  readonly count: number;
  readonly times: readonly (readonly [Library, number])[];
}

/** How many times as fast as the fastest rival we want to be, by the number of items. The goals are about numbers; objects show what their write barrier leaves. */
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
  title: `Time of a shuffle, as a multiple of ${OURS}'s; the higher, the slower (medians of ${PROCESSES} processes)`,
  run,
};

function run(): BenchmarkResult {
  const program = fileURLToPath(new URL("./shuffle-times.ts", import.meta.url));
  const runs = Array.from({ length: PROCESSES }, () => {
    const printed = execFileSync(process.execPath, [...process.execArgv, program], { encoding: "utf8" });
    return JSON.parse(printed) as ShuffleTimes[];
  });
  const table = [["items", "n", "", ...LIBRARIES, "fastest rival", "goal"]];
  const missed: string[] = [];
  for (const [row, { contents, place, count }] of (runs[0] ?? []).entries()) {
    const time = (library: Library): number => median(runs.map((rows) => timeIn(rows[row], library)));
    const ratios = new Map(LIBRARIES.map((library) => [library, time(library) / time(OURS)]));
    const fastest = Math.min(
      ...[...ratios].filter(([name, ratio]) => name !== OURS && ratio > 0).map(([, ratio]) => ratio),
    );
    const goal = contents === "numbers" ? (GOALS.get(count) ?? 0) : 0;
    table.push([
      contents,
      count.toLocaleString("en"),
      place,
      ...[...ratios.values()].map((ratio) => (ratio > 0 ? ratio.toFixed(2) : "–")),
      fastest.toFixed(2),
      goal === 0 ? "" : `≥ ${goal.toFixed(1)} ${fastest >= goal ? "met" : "MISSED"}`,
    ]);
    if (!(fastest >= goal)) {
      missed.push(
        `${place}, ${count} ${contents}: ${fastest.toFixed(2)} times as fast as the fastest rival instead of ${goal}.`,
      );
    }
  }
  return { table, missed };
}

/** NaN for a library that has no such shuffle. */
function timeIn(row: ShuffleTimes | undefined, library: Library): number {
  return row?.times.find(([name]) => name === library)?.[1] ?? NaN;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
