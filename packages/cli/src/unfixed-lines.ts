// What is said of a finding that nothing fixes unasked, line by line: why, and what can be chosen. What is fixed needs no words.
import type { FoundFinding } from "@fair-shuffle/lint";

export type Unfixed = FoundFinding["unfixed"];

/** Returns its sentences: the reason, where there is one, and each suggestion. */
export const listUnfixed = ({ why, suggested }: Unfixed): readonly string[] =>
  why === "" ? suggested : [why, ...suggested];

/** Returns the same for programs, on one line, with the first suggestion at most; "" where there is nothing to say. */
export function tellUnfixed({ why, behind }: Unfixed): string {
  const said = behind.trim();
  // What an option asks for is not said behind the message.
  if (said.includes(why)) return said;
  return [why, said].filter((part) => part !== "").join(why.endsWith("。") ? "" : " ");
}
