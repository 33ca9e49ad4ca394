// What is known of a shuffle at a number of cards, exactly and by measurement.
import type { Engine } from "../engines/engine.ts";
import { exactOrders, exactPositions, type Unknowns } from "../exact/distribution.ts";
import { LeavesList } from "../exact/leaves-list.ts";
import { toNumber, toText } from "../exact/rational.ts";
import type { Measurement } from "../counts/measurement.ts";
import type { ShuffleModel } from "../model/model.ts";
import { judgeMeasurement, type Judgement, type MeasuredEvidence } from "../statistics/judge.ts";
import type { Compared } from "../verdict/compared.ts";
import type { Evidence, Fault, Purpose, UnknownReason } from "../verdict/finding.ts";
import { getReason } from "../verdict/within-reach.ts";
import type { Circumstances } from "./claim-text.ts";
import type { Note } from "./note-text.ts";

/** The exact distribution of a model. */
export interface Exact {
  /** [position][card]. */
  readonly positions: readonly (readonly number[])[];
  /** By the cards listed by position, for few cards; orders that can't come up are absent. */
  readonly orders?: Readonly<Record<string, { readonly probability: number; readonly fraction: string }>>;
}

/**
 * The verdict of a report: that of `verdict`, whatever it says, at the number of cards that it is about; elsewhere what is exact decides by the same
 * threshold. A measurement alone never says fair.
 */
export type ReportVerdict =
  | {
      readonly kind: "fair";
      /** Fair for the part of the list, or the sample of it, that the code means. */
      readonly part?: true;
      /** Not exactly fair, but so near that nobody could see it: the total variation distance from fair at most, above 0. Absent where it is exactly fair. */
      readonly near?: number;
      /** Whose distance that is: of the positions, the mean over them, where there are too many items to compute every order; else absent, and of the orders. */
      readonly nearOf?: "positions";
      readonly why?: string;
    }
  | {
      readonly kind: "biased";
      readonly by: "exact";
      readonly finding: Fault;
      /** Absent where the code draws places outside of its list. */
      readonly evidence?: Evidence;
      /** Present where it is biased for every value of its unknown variables. */
      readonly whatever?: true;
      readonly why?: string;
    }
  /** Proved by counting the runs, where the matrix is beyond reach. */
  | { readonly kind: "biased"; readonly by: "proof"; readonly why: string }
  | {
      readonly kind: "biased";
      readonly by: "measurement";
      readonly falseAlarm: number;
      readonly evidence: MeasuredEvidence;
      readonly why?: string;
    }
  | { readonly kind: "notMeant"; readonly purpose: Purpose }
  /** Nothing is proved: it takes too long to compute, or the code does not tell. */
  | { readonly kind: "unknown"; readonly isTooLong: boolean; readonly reason: UnknownReason }
  | {
      readonly kind: "noBiasFound";
      readonly falseAlarm: number;
      /** A cell this part above its fair share would have been seen with probability `power`; absent where the trials are too few to see any. */
      readonly smallestBias?: number;
      readonly power: number;
    };

/** Whether a verdict is not about the whole list: numbers of all of it are then no measure of what it says. */
export const isNotOfAll = (verdict: ReportVerdict): boolean =>
  verdict.kind === "notMeant" ||
  (verdict.kind === "fair" && verdict.part === true) ||
  (verdict.kind === "biased" && verdict.by === "exact" && verdict.evidence?.kind === "drawn");

/** Whether a verdict says already why nothing is exact: then nobody needs to be told twice. */
export const saysWhyNotExact = (verdict: ReportVerdict | undefined, whyNotExact: UnknownReason): boolean =>
  verdict?.kind === "unknown" && JSON.stringify(verdict.reason) === JSON.stringify(whyNotExact);

/** All that is known of one shuffle with one number of cards: what is exact, what was measured, and the verdict on both. Plain JSON. */
export interface BiasReport {
  /** "src/deal.ts:12", or the catalogue's title. */
  readonly name: string;
  readonly code?: string;
  /** What has to be said beside its numbers. */
  readonly notes?: readonly Note[];
  /** What the code around it says of its numbers. */
  readonly circumstances?: Circumstances;
  readonly cards: number;
  /** What of its matrix is held against a fair shuffle; absent where a function was measured, of which all is. */
  readonly compared?: Compared;
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
