// What the rule costs in files that nobody writes and some program may: the slowest of a fixed set, and what twice the findings cost.
import { Linter } from "eslint";
import { GROWING_FILES, HOSTILE_FILES } from "../../truth/robustness/hostile-files.ts";
import { ESLINT, getCost, getGrowth, type Door } from "../../truth/robustness/measure.ts";
import type { Benchmark, BenchmarkResult, Row } from "./benchmark.ts";

/** For twice the findings. */
const MOST_GROWTH = 2.3;
/** About a second of processor time for 100 kB, and for less. */
const MOST_MILLISECONDS = 1_000;
const CHARACTERS = 100_000;

const linter = new Linter();
const NO_RULE: Door = {
  name: "ESLint without a rule",
  lint: (text) => Promise.resolve(linter.verify(text, [{}]).length),
};

export const robustness: Benchmark = {
  name: "robustness",
  title: "ESLint's processor time with the rule alone in hostile files, and its growth from n to 2n findings",
  run,
};

async function run(): Promise<BenchmarkResult> {
  const hostile: Row[] = [];
  for (const { name, text } of HOSTILE_FILES) hostile.push(await compare(name, text));
  hostile.sort((a, b) => b.ours - a.ours);

  const growing: Row[] = [];
  for (const file of GROWING_FILES) {
    const { once, twice } = await getGrowth(ESLINT, file, file.findings);
    const [few, many] = [file.findings, 2 * file.findings].map((count) => count.toLocaleString("en"));
    growing.push({
      name: `${many ?? ""} ${file.name}`,
      unit: "ms",
      ours: twice.milliseconds,
      rival: `${few ?? ""} of them`,
      theirs: once.milliseconds,
      goal: { leastRatio: 1 / MOST_GROWTH, most: getMost(file.make(2 * file.findings)) },
    });
  }
  return { rows: [...hostile, ...growing] };
}

/** A text with our rule beside the same text with a rule that does nothing. */
async function compare(name: string, text: string): Promise<Row> {
  const { milliseconds: theirs } = await getCost(NO_RULE, text);
  const { milliseconds: ours } = await getCost(ESLINT, text);
  return { name, unit: "ms", ours, rival: NO_RULE.name, theirs, goal: { most: getMost(text) } };
}

const getMost = ({ length }: string): number => MOST_MILLISECONDS * Math.max(1, length / CHARACTERS);
