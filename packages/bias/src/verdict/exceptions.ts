// Exceptions: what some loops are for which the general rule would not be right.
import type { Verdict } from "./finding.ts";

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

/** Nothing is reported: the loop may be meant as it is, or its numbers are not known. */
export const unknown = (reason: string) => (): Verdict => ({ kind: "unknown", reason });

export const fair = (): Verdict => ({ kind: "fair" });
