// What the rule costs in files that nobody writes and some program may: the slowest of a fixed set, and what twice the findings cost.
import { GROWING_FILES, HOSTILE_FILES } from "../../truth/robustness/hostile-files.ts";
import { ESLINT, getCost, getGrowth } from "../../truth/robustness/measure.ts";
import type { Benchmark, BenchmarkResult } from "./benchmark.ts";

/** For twice the findings. */
const MOST_GROWTH = 2.3;
/** About a second of processor time for 100 kB, and for less. */
const MOST_MILLISECONDS = 1_000;
const CHARACTERS = 100_000;

export const robustness: Benchmark = {
  name: "robustness",
  title: "ESLint's processor time with the rule alone in hostile files, and its growth from n to 2n findings",
  run,
};

async function run(): Promise<BenchmarkResult> {
  const missed: string[] = [];
  const note = (name: string, { length }: string, milliseconds: number): void => {
    const most = MOST_MILLISECONDS * Math.max(1, length / CHARACTERS);
    if (milliseconds > most)
      missed.push(`${name} took ${milliseconds.toFixed(0)} ms, and should take ${most.toFixed(0)} at most.`);
  };

  const rows: { readonly milliseconds: number; readonly cells: readonly string[] }[] = [];
  for (const { name, text } of HOSTILE_FILES) {
    const { milliseconds, findings } = await getCost(ESLINT, text);
    note(name, text, milliseconds);
    const kilobytes = (text.length / 1_000).toFixed(1);
    rows.push({ milliseconds, cells: [name, kilobytes, String(findings), milliseconds.toFixed(0)] });
  }
  const slowest = rows.sort((a, b) => b.milliseconds - a.milliseconds).map(({ cells }) => cells);

  const growth: (readonly string[])[] = [];
  for (const file of GROWING_FILES) {
    const { once, twice, ratio } = await getGrowth(ESLINT, file, file.findings);
    note(`${String(2 * file.findings)} ${file.name}`, file.make(2 * file.findings), twice.milliseconds);
    if (ratio > MOST_GROWTH) missed.push(`Twice as many ${file.name} took ${ratio.toFixed(2)} times as long.`);
    const times = [once, twice].map(({ milliseconds }) => milliseconds.toFixed(0));
    growth.push([file.name, String(once.findings), ...times, ratio.toFixed(2)]);
  }
  return {
    table: [
      ["hostile file", "kB", "findings", "ms"],
      ...slowest,
      ["many findings", "n", "ms for n", "ms for 2n", "growth"],
      ...growth,
    ],
    missed,
  };
}
