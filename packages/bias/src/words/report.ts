// What is known of a shuffle at a number of cards, exactly and by measurement, and the verdict that follows.
import type { Engine } from "../engines/engine.ts";
import { exactOrders, exactPositions, type Unknowns } from "../exact/distribution.ts";
import { LeavesList } from "../exact/leaves-list.ts";
import { toNumber, toText } from "../exact/rational.ts";
import type { Language } from "./language.ts";
import type { Measurement } from "../counts/measurement.ts";
import type { ShuffleModel } from "../model/model.ts";
import { judgeMeasurement, type Judgement, type MeasuredEvidence } from "../statistics/judge.ts";
import { getYardsticks, type Cell } from "../statistics/yardsticks.ts";
import type { UnknownReason } from "../verdict/finding.ts";
import { verdict } from "../verdict/verdict.ts";
import { why, type Reason } from "../verdict/why.ts";
import { getReason } from "../verdict/within-reach.ts";
import type { Note } from "./note-text.ts";
import { tellWhy } from "./why-text.ts";

/** The exact distribution of a model. */
export interface Exact {
  /** [position][card]. */
  readonly positions: readonly (readonly number[])[];
  /** By the cards listed by position, for few cards; orders that can't come up are absent. */
  readonly orders?: Readonly<Record<string, { readonly probability: number; readonly fraction: string }>>;
}

/** The verdict of a report. What is exact decides; a measurement alone never says fair. */
export type ReportVerdict =
  /** Proved exactly. `part`: fair for the part of the list, or the sample of it, that the code means. */
  | { readonly kind: "fair"; readonly part?: true; readonly why?: string }
  | { readonly kind: "biased"; readonly by: "exact"; readonly worstCell: Cell; readonly why?: string }
  /** Proved by counting the runs, where the matrix is beyond reach. */
  | { readonly kind: "biased"; readonly by: "proof"; readonly why: string }
  | {
      readonly kind: "biased";
      readonly by: "measurement";
      readonly falseAlarm: number;
      readonly evidence: MeasuredEvidence;
      readonly why?: string;
    }
  | {
      readonly kind: "noBiasFound";
      readonly falseAlarm: number;
      /** A cell this part above its fair share would have been seen with probability `power`; absent where the trials are too few to see any. */
      readonly smallestBias?: number;
      readonly power: number;
    };

/** All that is known of one shuffle with one number of cards: what is exact, what was measured, and the verdict on both. Plain JSON. */
export interface BiasReport {
  /** "src/deal.ts:12", or the catalogue's title. */
  readonly name: string;
  readonly code?: string;
  /** What has to be said beside its numbers. */
  readonly note?: Note;
  readonly cards: number;
  /** Absent where a function was measured. */
  readonly engine?: Engine;
  readonly model?: ShuffleModel;
  readonly exact?: Exact;
  /** Why there is nothing exact. */
  readonly whyNotExact?: UnknownReason;
  readonly measured?: Measured;
  readonly verdict: ReportVerdict;
}

/** A measurement with what its counts say. */
export interface Measured {
  readonly measurement: Measurement;
  readonly judgement: Judgement;
  /** A fair shuffle, as often, by the same seed. */
  readonly fair?: Measurement;
}

/** Up to this many cards every order has its fraction. */
const MOST_CARDS_BY_ORDERS = 6;

/** What is exact, or why nothing is. */
export type ExactOrNot = { readonly exact: Exact } | { readonly whyNotExact: UnknownReason };

/** Returns the exact distribution, or why there is none; throws LeavesList where the code leaves its list. */
export function getExact(model: ShuffleModel, cards: number, engine: Engine, unknowns: Unknowns): ExactOrNot {
  try {
    const positions = exactPositions(model, cards, { engine, unknowns }).map((row) => [...row]);
    if (cards > MOST_CARDS_BY_ORDERS) return { exact: { positions } };
    const orders = [...exactOrders(model, cards, { engine, unknowns })].map(
      ([order, share]) => [order, { probability: toNumber(share), fraction: toText(share) }] as const,
    );
    return { exact: { positions, orders: Object.fromEntries(orders) } };
  } catch (error) {
    const reason = error instanceof LeavesList ? undefined : getReason(error);
    if (reason === undefined) throw error;
    return { whyNotExact: reason };
  }
}

/** Returns a measurement with what its counts say. */
export function getMeasured(measurement: Measurement, fair?: Measurement): Measured {
  return { measurement, judgement: judgeMeasurement(measurement), ...(fair === undefined ? {} : { fair }) };
}

/** Returns the verdict on a model: what is exact decides, and where nothing is, the measurement. Undefined where there is neither. */
export function judgeModel(
  model: ShuffleModel,
  cards: number,
  engine: Engine,
  unknowns: Unknowns,
  exact: Exact | undefined,
  measured: Measured | undefined,
  language: Language = "en",
): ReportVerdict | undefined {
  const reason = why(model, cards, { engine, unknowns });
  const because = reason === undefined ? {} : { why: tellWhy(reason, language) };
  if (exact === undefined) {
    const measuredVerdict = measured && judgeMeasured(measured, because);
    return measuredVerdict?.kind === "noBiasFound"
      ? (judgeByRuns(reason, language) ?? measuredVerdict)
      : measuredVerdict;
  }
  if (isUniform(exact, cards)) {
    if (exact.orders !== undefined) return { kind: "fair", ...because };
    // A uniform matrix alone does not make a shuffle fair: a random cut has one.
    switch (reason?.kind) {
      case "oneRunEach":
      case "runsEach":
        return { kind: "fair", ...because };
      case undefined:
      case "computed":
        break;
      default:
        return { kind: "biased", by: "exact", worstCell: getWorstCell(exact.positions), ...because };
    }
    if (verdict(model).kind === "fair") return { kind: "fair", ...because };
    return measured === undefined ? undefined : judgeMeasured(measured, because);
  }
  const { largestDeviation } = getYardsticks(exact.positions);
  if (model.kind === "swapLoop" && largestDeviation > VISIBLE && verdict(model).kind === "fair") {
    return { kind: "fair", part: true };
  }
  return { kind: "biased", by: "exact", worstCell: getWorstCell(exact.positions), ...because };
}

/** Returns what the number of runs alone proves, at any number of cards. */
function judgeByRuns(reason: Reason | undefined, language: Language): ReportVerdict | undefined {
  switch (reason?.kind) {
    case "oneRunEach":
      return { kind: "fair", why: tellWhy(reason, language) };
    case "indivisible":
    case "powers":
    case "tooFewRuns":
      return { kind: "biased", by: "proof", why: tellWhy(reason, language) };
    default:
      return undefined;
  }
}

/** Returns the cell whose ratio is farthest from 1, the first of those that are equal but for rounding. */
function getWorstCell(positions: Exact["positions"]): Cell {
  const { worstCell, largestDeviation } = getYardsticks(positions);
  for (const [position, row] of positions.entries()) {
    for (const [card, share] of row.entries()) {
      const ratio = share * row.length;
      if (Math.abs(ratio - 1) > largestDeviation - ROUNDING) return { position, card, share, ratio };
    }
  }
  return worstCell;
}

/** A cell that is off by more, as a part of the fair share, is reported by the rule, unless it is meant. */
const VISIBLE = 0.01;

/** What floating point may add up to. */
const ROUNDING = 1e-9;

function isUniform({ positions, orders }: Exact, cards: number): boolean {
  if (orders === undefined) {
    return positions.every((row) => row.every((share) => Math.abs(share * cards - 1) < ROUNDING));
  }
  const [first, ...others] = Object.values(orders);
  let count = 1;
  for (let n = 2; n <= cards; n++) count *= n;
  return others.length === count - 1 && others.every(({ fraction }) => fraction === first?.fraction);
}

/** Returns what a measurement alone says; `because` is added where it says biased. */
export function judgeMeasured({ judgement }: Measured, because: { readonly why?: string } = {}): ReportVerdict {
  const { falseAlarm } = judgement;
  if (judgement.kind === "biased") {
    return { kind: "biased", by: "measurement", falseAlarm, evidence: judgement.evidence, ...because };
  }
  const { smallestBias, power } = judgement;
  return { kind: "noBiasFound", falseAlarm, power, ...(smallestBias === undefined ? {} : { smallestBias }) };
}

/** Returns the shares of a measurement, [position][card]. */
export function getShares({ counts, trials }: Measurement): readonly (readonly number[])[] {
  return counts.map((row) => row.map((count) => count / trials));
}
