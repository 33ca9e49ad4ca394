// What the rule says of a piece of code or of a model, in its own words.
import { verdict, type Language, type ShuffleModel } from "@fair-shuffle/bias";
import { tellBias } from "@fair-shuffle/bias/model";
import { Linter } from "eslint";
import fairShuffle from "eslint-plugin-fair-shuffle";

/** Returns what stands after "This shuffle is biased: ". @throws unless the rule reports exactly that. */
export function getEvidence(code: string): string {
  const messages = new Linter().verify(code, [fairShuffle.configs.recommended]);
  const [, evidence] = /^This shuffle is biased: (.*)\.$/.exec(messages[0]?.message ?? "") ?? [];
  if (evidence === undefined) throw new Error(`The rule does not call this biased: ${code}`);
  return evidence;
}

/** Returns what stands after "This shuffle is biased: ", in any language. @throws where the model is not biased. */
export function getClaim(model: ShuffleModel, language: Language): string {
  const found = verdict(model);
  if (found.kind !== "biased") throw new Error("The model is not biased.");
  return tellBias(found, model, {}, language);
}
