/** A whole run of the judge: how many programs of which truth were judged how, and the ones that need reading. */

import { checkFix, type FixOutcome } from "./fix-check.ts";
import { writeProgram } from "./grammar.ts";
import { judge, type Helper, type Judged, type Judgement } from "./judge.ts";
import type { Program } from "./program.ts";
import type { TruthKind } from "./truth.ts";

export interface Tally {
  readonly seed: number;
  readonly programs: number;
  /** How many programs have a text that no other has. */
  readonly different: number;
  readonly rows: readonly TallyRow[];
  readonly falseAlarms: readonly Judged[];
  readonly misses: readonly Judged[];
  readonly crashes: readonly Judged[];
  /** How many biased programs of each family should be reported. */
  readonly wanted: Readonly<Record<Program["family"], number>>;
  /** How many programs have each feature, of all and of those that should be reported. */
  readonly features: { readonly all: ReadonlyMap<string, number>; readonly wanted: ReadonlyMap<string, number> };
  readonly fixes: FixTally;
}

/** One line of the table: programs of one family and truth. */
interface TallyRow {
  readonly family: Program["family"];
  readonly truth: TruthKind;
  readonly programs: number;
  readonly reported: number;
  readonly judgements: ReadonlyMap<Judgement, number>;
}

interface FixTally {
  readonly checked: number;
  readonly fair: number;
  readonly notFixed: number;
  readonly bad: readonly { readonly judged: Judged; readonly reason: string; readonly text: string }[];
}

const HELPERS: readonly Helper[] = ["inline", "import", "require"];

export interface TallyOptions {
  readonly seed: number;
  readonly programs: number;
  /** Every so many reported programs (1 or more) one gets its fix checked. */
  readonly fixEvery: number;
  readonly onProgress?: (done: number) => void;
}

export function tally({ seed, programs, fixEvery, onProgress }: TallyOptions): Tally {
  const rows = new Map<string, { row: TallyRow; judgements: Map<Judgement, number> }>();
  const texts = new Set<string>();
  const found: Record<"false alarm" | "missed" | "crash", Judged[]> = { "false alarm": [], missed: [], crash: [] };
  let reported = 0;
  const wanted = { loop: 0, comparator: 0, kin: 0 };
  const features = { all: new Map<string, number>(), wanted: new Map<string, number>() };
  const fixTally = { checked: 0, fair: 0, notFixed: 0, bad: [] as { judged: Judged; reason: string; text: string }[] };
  for (let index = 0; index < programs; index++) {
    const judged = judge(writeProgram(seed, index), index);
    const { program, truth, judgement, messageIds } = judged;
    texts.add(program.source);
    const key = `${program.family} ${truth.kind}`;
    const old = rows.get(key);
    const judgements = old?.judgements ?? new Map<Judgement, number>();
    judgements.set(judgement, (judgements.get(judgement) ?? 0) + 1);
    rows.set(key, {
      judgements,
      row: {
        family: program.family,
        truth: truth.kind,
        programs: (old?.row.programs ?? 0) + 1,
        reported: (old?.row.reported ?? 0) + (messageIds.length > 0 ? 1 : 0),
        judgements,
      },
    });
    if (judgement === "false alarm" || judgement === "missed" || judgement === "crash") found[judgement].push(judged);
    countFeatures(features.all, program);
    if (judgement === "rightly reported" || judgement === "missed") {
      wanted[program.family]++;
      countFeatures(features.wanted, program);
    }
    if (messageIds.length > 0 && judgement !== "crash" && reported++ % fixEvery === 0) {
      fixTally.checked++;
      addFix(fixTally, judged, checkFix(judged, HELPERS[fixTally.checked % HELPERS.length] ?? "inline"));
    }
    onProgress?.(index + 1);
  }
  return {
    seed,
    programs,
    different: texts.size,
    rows: [...rows.values()].map(({ row }) => row).sort((a, b) => order(a).localeCompare(order(b), "en")),
    falseAlarms: found["false alarm"],
    misses: found.missed,
    crashes: found.crash,
    wanted,
    features,
    fixes: fixTally,
  };
}

/** The share of the biased programs (of one family, or of all) that were found, 0 … 1; 1 where there was none. */
export function foundShare({ wanted, misses }: Tally, family?: Program["family"]): number {
  const total = family === undefined ? wanted.loop + wanted.comparator + wanted.kin : wanted[family];
  const missed = misses.filter(({ program }) => family === undefined || program.family === family).length;
  return total === 0 ? 1 : 1 - missed / total;
}

export function countFeatures(counts: Map<string, number>, { features }: Program): void {
  for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
}

function addFix(
  tally: { fair: number; notFixed: number; bad: { judged: Judged; reason: string; text: string }[] },
  judged: Judged,
  outcome: FixOutcome,
): void {
  switch (outcome.kind) {
    case "fair":
      tally.fair++;
      return;
    case "not fixed":
      tally.notFixed++;
      return;
    case "bad":
      tally.bad.push({ judged, reason: outcome.reason, text: outcome.text });
  }
}

function order({ family, truth }: TallyRow): string {
  return `${{ loop: "1", comparator: "2", kin: "3" }[family]} ${truth}`;
}
