// What the rule says of a piece of code, in its own words.
import { Linter } from "eslint";
import fairShuffle from "eslint-plugin-fair-shuffle";

/** Returns what stands after "This shuffle is biased: ". @throws unless the rule reports exactly that. */
export function getEvidence(code: string): string {
  const messages = new Linter().verify(code, [fairShuffle.configs.recommended]);
  const [, evidence] = /^This shuffle is biased: (.*)\.$/.exec(messages[0]?.message ?? "") ?? [];
  if (evidence === undefined) throw new Error(`The rule does not call this biased: ${code}`);
  return evidence;
}
