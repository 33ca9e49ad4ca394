// What is said of a finding that nothing fixes unasked, line by line: why, and what can be chosen. What is fixed needs no words.
import type { FoundFinding } from "@fair-shuffle/lint";

export type Unfixed = FoundFinding["unfixed"];

/** Returns its sentences: the reason, where there is one, and each suggestion. */
export const listUnfixed = ({ why, suggested }: Unfixed): readonly string[] =>
  why === "" ? suggested : [why, ...suggested];
