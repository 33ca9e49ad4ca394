// Exceptions: what some loops are for which the general rule would not be right.
import type { Purpose, UnsettledReason, Verdict } from "./finding.ts";

export interface Exception<Case> {
  /** What such a loop is. */
  readonly name: string;
  readonly holds: (loop: Case) => boolean;
  readonly says: (loop: Case) => Verdict;
}

/** Returns what the first exception that holds says: the order of the table counts. */
export function findException<Case>(exceptions: readonly Exception<Case>[], loop: Case): Verdict | undefined {
  return exceptions.find(({ holds }) => holds(loop))?.says(loop);
}

/** Nothing is reported: its numbers are not known, or show nothing. */
export const unknown = (kind: UnsettledReason) => (): Verdict => ({ kind: "unknown", reason: { kind } });

/** Nothing is reported: the loop is meant as it is. */
export const notMeant = (purpose: Purpose) => (): Verdict => ({ kind: "notMeant", purpose });
