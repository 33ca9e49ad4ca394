// What a look at a shuffle begins with: the number of cards of its finding, and which numbers of cards its code allows.
import { LeavesList } from "../exact/leaves-list.ts";
import { spendAtMost } from "../exact/spending.ts";
import { runOnly } from "../exact/distribution.ts";
import { getOperands } from "../model/expression.ts";
import { asksLength, type ShuffleModel, type Statement, type SwapLoop } from "../model/model.ts";
import { isCounter } from "../model/usual-passes.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import type { Verdict } from "./finding.ts";
import { getLargestConstant, getTouchedSize } from "./judged-sizes.ts";
import { flows } from "./purpose.ts";
import { HEADLINE_CARDS } from "./thresholds.ts";

/** What a look at a shuffle begins with: how many cards, and the values of its unknowns. */
export interface Start {
  /** The n of the finding's evidence; where it has none, what the code says, else 8. */
  readonly cards: number;
  /** The numbers in the code allow no fewer; absent where two are allowed. */
  readonly leastCards?: number;
  /** The numbers in the code allow no more; absent where any number is allowed. */
  readonly mostCards?: number;
  /** The values of the model's unknowns that the evidence shows, or at which it is fair; absent where it has no unknowns. */
  readonly unknowns?: Readonly<Record<string, number>>;
}

/** Which numbers of cards a shuffle's code allows. */
export type Limits = Pick<Start, "leastCards" | "mostCards">;

/** Returns whether the code allows so many cards. */
export const allowsCards = ({ leastCards = 2, mostCards = Infinity }: Limits, cards: number): boolean =>
  leastCards <= cards && cards <= mostCards;

/** A larger number in the code is no length of a list that anybody looks at. */
const MOST_CARDS = 208;
/** In the units of what moves cost: half a second at worst. */
const BUDGET = 1_000_000;

/** Returns what a page, a report or a simulation of a model begins with. Never throws. */
export function getStart(model: ShuffleModel, verdict?: Verdict): Start {
  const evidence = verdict?.kind === "biased" ? verdict.evidence : verdict?.kind === "fair" ? verdict.at : undefined;
  const told = evidence?.cards ?? model.length;
  // No list that anybody looks at is as long as its numbers say, so none need be tried.
  const isBeyond = verdict?.kind === "unknown" && verdict.reason.kind === "hugeNumbers";
  return {
    ...(model.kind === "swapLoop" && model.unknowns.length === 0 && !isBeyond
      ? getStartOfLoop(model, told)
      : { cards: told ?? HEADLINE_CARDS }),
    ...(evidence?.unknowns === undefined ? {} : { unknowns: evidence.unknowns }),
  };
}

function getStartOfLoop(model: SwapLoop, told: number | undefined): Start {
  if (!asksLength(model)) {
    // A loop that never asks for the length has one of its own: what lies beyond it is not shuffled.
    const reach = within(() => spendAtMost(BUDGET, () => getTouchedSize(model, new Map())));
    if (reach !== undefined) return { cards: told ?? reach, leastCards: reach, mostCards: reach };
  }
  const known = STARTS.get(model);
  if (known !== undefined && known.told === told) return known.start;
  const start = spendAtMost(BUDGET, () => getStartByTrial(model, told));
  STARTS.set(model, { told, start });
  return start;
}

/** A hover, a lens and a page ask about the same shuffle, one after the other. */
const STARTS = new WeakMap<SwapLoop, { readonly told: number | undefined; readonly start: Start }>();

function getStartByTrial(model: SwapLoop, told: number | undefined): Start {
  // Of a list that shrinks, no more rounds can be made than it has cards.
  const largest = Math.ceil(getLargestConstant(flows(model) ? model.steps : withoutRounds(model.steps)));
  const cards = told ?? getFirstAllowed(model, largest);
  // Beyond its numbers, a loop does the same at any length.
  const sameFrom = largest + 2;
  if (sameFrom <= HEADLINE_CARDS / 2 || sameFrom > MOST_CARDS || leaves(model, cards)) return { cards };
  let leastCards = Math.min(cards, sameFrom);
  while (leastCards > 2 && !leaves(model, leastCards - 1)) leastCards--;
  let mostCards = cards;
  while (mostCards < sameFrom && !leaves(model, mostCards + 1)) mostCards++;
  return {
    cards,
    ...(leastCards > 2 ? { leastCards } : {}),
    ...(mostCards < sameFrom ? { mostCards } : {}),
  };
}

/** Returns the steps without the tests that only say how often something is done, `k < 100` where nothing else reads `k`: their numbers tell of no list's length. */
const withoutRounds = (steps: readonly Statement[], all = steps): readonly Statement[] =>
  steps.map((step) => {
    if (step.kind !== "loop") return step;
    const [counter, end] = getOperands(step.test);
    const isOfRounds = counter?.kind === "variable" && end?.kind === "number" && isCounter(all, counter.name);
    return { ...step, ...(isOfRounds ? { test: counter } : {}), body: withoutRounds(step.body, all) };
  });

/** The number of the headline, or the first one that no draw is known to lead out of: most likely one that the code names, or one more. */
function getFirstAllowed(model: SwapLoop, largest: number): number {
  const all = Array.from({ length: MOST_CARDS - 1 }, (_, more) => 2 + more);
  const larger = all.filter((cards) => cards > HEADLINE_CARDS);
  const named = larger.filter((cards) => cards === largest || cards === largest + 1);
  const smaller = all.filter((cards) => cards < HEADLINE_CARDS).reverse();
  return [HEADLINE_CARDS, ...named, ...larger, ...smaller].find((cards) => !leaves(model, cards)) ?? HEADLINE_CARDS;
}

/** Whether a draw is known to lie outside a list of so many cards. */
const leaves = (model: SwapLoop, cards: number): boolean =>
  within(() => {
    try {
      runOnly(model, cards);
      return false;
    } catch (thrown) {
      if (thrown instanceof LeavesList) return true;
      throw thrown;
    }
  }) ?? false;

/** Computes what exact methods reach; undefined beyond. */
function within<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (thrown) {
    if (thrown instanceof Unjudgeable || thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}
