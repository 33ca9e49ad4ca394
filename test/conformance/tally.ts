/** A whole run of the judge: how many programs of which truth were judged how, and the ones that need reading. */

import { checkFix, type FixOutcome } from "./fix-check.ts";
import { writeProgram } from "./grammar.ts";
import { judge, type Judged, type Judgement } from "./judge.ts";
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
  /** Biased programs of loops and comparators, found or not, for comparing features. */
  readonly wanted: readonly Judged[];
  readonly fixes: FixTally;
}

/** One line of the table: programs of one family and truth. */
export interface TallyRow {
  readonly family: Program["family"];
  readonly truth: TruthKind;
  readonly programs: number;
  readonly reported: number;
  readonly judgements: ReadonlyMap<Judgement, number>;
}

export interface FixTally {
  readonly checked: number;
  readonly fair: number;
  readonly notFixed: number;
  readonly bad: readonly { readonly judged: Judged; readonly reason: string; readonly text: string }[];
}

export interface TallyOptions {
  readonly seed: number;
  readonly programs: number;
  /** How many reported programs get their fix checked: the first ones. */
  readonly fixes: number;
  readonly onProgress?: (done: number) => void;
}

export function tally({ seed, programs, fixes, onProgress }: TallyOptions): Tally {
  const rows = new Map<string, { row: TallyRow; judgements: Map<Judgement, number> }>();
  const texts = new Set<string>();
  const found: Record<"false alarm" | "missed" | "crash", Judged[]> = { "false alarm": [], missed: [], crash: [] };
  const wanted: Judged[] = [];
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
    if (judgement === "rightly reported" || judgement === "missed") wanted.push(judged);
    if (messageIds.length > 0 && judgement !== "crash" && fixTally.checked < fixes) {
      fixTally.checked++;
      addFix(fixTally, judged, checkFix(judged, fixTally.checked % 2 === 0 ? "inline" : "import"));
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
    fixes: fixTally,
  };
}

/** The share of biased programs that were found, 0 … 1; 1 where there was none. */
export function foundShare({ wanted, misses }: Tally): number {
  return wanted.length === 0 ? 1 : 1 - misses.length / wanted.length;
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
  return `${family === "kin" ? 2 : family === "comparator" ? 1 : 0} ${truth}`;
}
