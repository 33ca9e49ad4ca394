// How soon exact numbers are there: matrices beside the plainest program for them, verdicts beside a parse of the same shuffle's text.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Benchmark, BenchmarkResult, Row } from "./benchmark.ts";
import type { ExactTimes, MatrixName, Times } from "./exact-times.ts";

/** What counts is the process in the middle. */
const PROCESSES = 3;

const MATRICES: Readonly<Record<MatrixName, { readonly name: string; readonly rival: string; readonly most: number }>> =
  {
    naive: { name: "52 items, a naive swap loop", rival: "a dense matrix for each swap", most: 5 },
    sort: { name: "52 items, V8's sort by a coin", rival: "a dense matrix for each item", most: 5 },
    keys: { name: "52 items, a sort by keys that tie", rival: "a sum over all keys and items", most: 5 },
    thousand: { name: "1,000 items, a naive swap loop", rival: "a row update for each swap", most: 2_000 },
  };

export const exactSpeed: Benchmark = {
  name: "exact-speed",
  title: `Whole position matrices, and the verdicts on the 1,000 commonest shapes (medians of ${PROCESSES} processes)`,
  run,
};

function run(): BenchmarkResult {
  const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-exact-"));
  try {
    const file = join(folder, "models.json");
    writeFileSync(file, runProgram("exact-models.ts", ["--conditions=@fair-shuffle/source"]));
    const runs = Array.from(
      { length: PROCESSES },
      () => JSON.parse(runProgram("exact-times.ts", [], file)) as ExactTimes,
    );
    return { rows: [...compareMatrices(runs), ...compareVerdicts(runs)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runProgram(name: string, flags: readonly string[], ...args: readonly string[]): string {
  const program = fileURLToPath(new URL(name, import.meta.url));
  return execFileSync(process.execPath, [...process.execArgv, ...flags, program, ...args], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
}

const compareMatrices = (runs: readonly ExactTimes[]): Row[] =>
  (Object.keys(MATRICES) as MatrixName[]).map((matrix) => {
    const { name, rival, most } = MATRICES[matrix];
    return { name, unit: "ms", ...inTheMiddle(runs.map(({ matrices }) => matrices[matrix])), rival, goal: { most } };
  });

/** Cold: each shape's first verdict, in a process that judged nothing before. */
const compareVerdicts = (runs: readonly ExactTimes[]): Row[] =>
  (["cold", "warm"] as const).flatMap((state) =>
    ([0.5, 0.99] as const).map((share): Row => {
      const times = runs.map((each) => ({
        ours: percentile(
          each[state].map(({ ours }) => ours),
          share,
        ),
        theirs: percentile(
          each[state].map(({ theirs }) => theirs),
          share,
        ),
      }));
      const which = share === 0.5 ? "median" : "99th percentile";
      return { name: `a verdict, ${state}, ${which}`, unit: "ms", ...inTheMiddle(times), rival: "espree's parse" };
    }),
  );

const inTheMiddle = (times: readonly Times[]): Times => ({
  ours: percentile(
    times.map(({ ours }) => ours),
    0.5,
  ),
  theirs: percentile(
    times.map(({ theirs }) => theirs),
    0.5,
  ),
});

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? NaN;
