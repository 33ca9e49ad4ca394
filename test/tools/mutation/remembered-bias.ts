// The bias engine with a memory: what was judged once is not judged again. The verdict on a model is always the same, so a mutant of the recogniser is tried in milliseconds.
import * as bias from "@fair-shuffle/bias";
import type { ShuffleModel, SwapLoop, Verdict } from "@fair-shuffle/bias";

export * from "@fair-shuffle/bias";

/** Outlives the copies of the modules that static mutants need. */
const results = ((globalThis as { rememberedBias?: Map<string, unknown> }).rememberedBias ??= new Map());

function remember<Result>(kind: string, model: ShuffleModel, judge: () => Result): Result {
  const key = `${kind} ${JSON.stringify(model)}`;
  if (!results.has(key)) results.set(key, judge());
  return results.get(key) as Result;
}

export function verdict(model: ShuffleModel): Verdict {
  return remember("verdict", model, () => bias.verdict(model));
}

export function isFairShuffle(model: SwapLoop): boolean {
  return remember("isFairShuffle", model, () => bias.isFairShuffle(model));
}
