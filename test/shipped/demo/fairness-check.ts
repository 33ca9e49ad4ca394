// Runs a project's own fairness check and reads what it measured.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "./run-node.ts";

export interface FairnessCheck {
  /** What the check printed. */
  readonly output: string;
  readonly shuffles: readonly MeasuredShuffle[];
}

export interface MeasuredShuffle {
  readonly file: string;
  readonly name: string;
  /** How many cards were shuffled. */
  readonly cards: number;
  readonly verdict: "biased" | "no bias found" | "loses items";
  /** `positions[position][card]`: the share of the shuffles, 0 to 1, that put the card there. */
  readonly positions: readonly (readonly number[])[];
}

/** Runs check-fairness.mjs in `project`, from a seed (a whole number) of its own unless one is given. Throws an Error if the check breaks. */
export async function checkFairness(project: string, seed?: number): Promise<FairnessCheck> {
  const folder = await mkdtemp(join(tmpdir(), "fairness-"));
  try {
    const report = join(folder, "report.json");
    const seedArguments = seed === undefined ? [] : ["--seed", String(seed)];
    const tsx = join(project, "node_modules", "tsx", "dist", "cli.mjs");
    const { stdout, stderr } = await runNode(project, tsx, ["check-fairness.mjs", "--json", report, ...seedArguments]);
    const json = await readFile(report, "utf8").catch(() => undefined);
    if (json === undefined) throw new Error(`The fairness check in ${project} broke: ${stderr}`);
    return { output: stdout, shuffles: readShuffles(json, project) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readShuffles(json: string, project: string): readonly MeasuredShuffle[] {
  const report: unknown = JSON.parse(json);
  if (typeof report === "object" && report !== null && "shuffles" in report && Array.isArray(report.shuffles)) {
    if (report.shuffles.every(isMeasuredShuffle)) return report.shuffles;
  }
  throw new Error(`The fairness check in ${project} did not write its report as check-fairness.mjs describes it.`);
}

function isMeasuredShuffle(value: unknown): value is MeasuredShuffle {
  return (
    typeof value === "object" &&
    value !== null &&
    "file" in value &&
    "name" in value &&
    "verdict" in value &&
    "positions" in value
  );
}
