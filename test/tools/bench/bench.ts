/**
 * `pnpm bench [name …]` runs the benchmarks of this folder and fails if a goal was missed. It prints a table for each: ours, the rival's, the ratio of the
 * two, the goal, and the ratio in report.md. `--write` writes what was measured into report.md, `--json FILE` writes the rows of one benchmark into a file.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { getKey, getRatio, reachesGoal, type Benchmark } from "./benchmark.ts";
import { BENCHMARKS, findBenchmarks } from "./benchmarks.ts";
import { alignColumns, formatFigure, formatGoal, formatRatio, formatRow, ROW_HEADING } from "./figures.ts";
import { readRatios, writeReport, type KeptRatios, type Measured } from "./report.ts";

const REPORT = new URL("report.md", import.meta.url);
const LEFT = ["what", "rival", "goal"];

const { values, positionals } = parseArgs({
  options: { write: { type: "boolean", default: false }, json: { type: "string" } },
  allowPositionals: true,
});
const asked = findBenchmarks(positionals);
if (values.json !== undefined && asked.length !== 1) throw new Error("--json takes the rows of one benchmark.");

build();
const report = existsSync(REPORT) ? readFileSync(REPORT, "utf8") : "";
const kept = readRatios(report);
const origin = getOrigin();
const measured: Measured[] = [];
for (const [, load] of asked) measured.push(await run(await load(), kept));
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(measured[0]?.rows));
if (values.write) writeFileSync(REPORT, await writeReport(report, measured, [...BENCHMARKS.keys()]));

/** What is measured is what is published, not the sources. */
function build(): void {
  for (const folder of [
    "packages/fair-shuffle",
    "packages/bias",
    "packages/lab",
    "eslint-plugin",
    "packages/language-server",
    "packages/cli",
  ]) {
    const cwd = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));
    execFileSync("npm", ["run", "--silent", "build"], { cwd, stdio: "inherit", shell: process.platform === "win32" });
  }
}

async function run(benchmark: Benchmark, ratios: KeptRatios): Promise<Measured> {
  const { name, title } = benchmark;
  console.log(`\n${name}: ${title}\n`);
  const { rows, details, wrong = [] } = await benchmark.run();
  const lost = rows.filter(({ ours, theirs }) => !Number.isFinite(getRatio({ ours, theirs })));
  if (lost.length > 0) throw new Error(`${name} has no figures for ${lost.map(getKey).join("; ")}.`);
  const last = ratios.get(name);
  const table = rows.map((row) => [...formatRow(row), formatRatio(last?.get(getKey(row)) ?? NaN)]);
  console.log(alignColumns([[...ROW_HEADING, "last ratio"], ...table], LEFT));
  if (details !== undefined) console.log(`\n${alignColumns(details, details[0]?.slice(0, 1))}`);
  const missed = rows
    .filter((row) => !reachesGoal(row))
    .map((row) => {
      const reached = `ours is ${formatFigure(row.ours, row.unit)}, the ratio ${formatRatio(getRatio(row))}`;
      return `Goal missed: ${row.name}, beside ${row.rival}: ${reached}; wanted: ${formatGoal(row)}.`;
    });
  for (const sentence of [...missed, ...wrong]) console.log(sentence);
  if (missed.length + wrong.length > 0) process.exitCode = 1;
  return { name, title, rows, origin };
}

/** Whose figures these are: the sources as they are now, not when the report is written. */
function getOrigin(): string {
  const git = (...words: string[]): string => execFileSync("git", words, { encoding: "utf8" }).trim();
  const commit = git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain") === "" ? "" : " with changes");
  const date = new Date().toISOString().slice(0, 10);
  return `Measured of commit ${commit} on ${date}, on ${String(availableParallelism())} cores with Node ${process.version}.`;
}
