// What a text costs the rule, in processor time.
import { Linter } from "eslint";
import plugin from "eslint-plugin-fair-shuffle";
import type { GrowingFile } from "./hostile-files.ts";

/** One of the ways in which a text is linted; returns the number of findings. */
export interface Door {
  readonly name: string;
  readonly lint: (text: string) => Promise<number>;
}

const linter = new Linter();

export const ESLINT: Door = {
  name: "ESLint",
  lint: (text) => Promise.resolve(linter.verify(text, plugin.configs.recommended).length),
};

export interface Cost {
  readonly findings: number;
  readonly milliseconds: number;
}

export async function getCost({ lint }: Door, text: string): Promise<Cost> {
  const before = process.cpuUsage();
  const findings = await lint(text);
  const { user, system } = process.cpuUsage(before);
  return { findings, milliseconds: (user + system) / 1_000 };
}

export interface Growth {
  readonly once: Cost;
  readonly twice: Cost;
  /** How many times as much twice the findings cost: the median of several runs, so that no pause of the machine decides. */
  readonly ratio: number;
}

const RUNS = 3;

/** `limit` is what the ratio must be below: two runs that are settle it, and the larger one's ratio is returned, which is no less than the median would be. */
export async function getGrowth(
  door: Door,
  { make }: GrowingFile,
  findings: number,
  limit = -Infinity,
): Promise<Growth> {
  const [short, long] = [make(findings), make(2 * findings)];
  // The first runs compile what the later ones run.
  await door.lint(short);
  await door.lint(long);
  const runs: Growth[] = [];
  for (let run = 0; run < RUNS; run++) {
    const once = await getCost(door, short);
    const twice = await getCost(door, long);
    runs.push({ once, twice, ratio: twice.milliseconds / once.milliseconds });
    if (run === 1 && runs.every(({ ratio }) => ratio < limit)) break;
  }
  const [median] = runs.sort((a, b) => a.ratio - b.ratio).slice(Math.floor(RUNS / 2));
  if (median === undefined) throw new Error("Nothing was run.");
  return median;
}
