// Whether items that a loop puts into a list together are partners by a fair draw, though the order in which they are drawn is biased: nobody need ask for that order.
import { exactOrders, LeavesList, toNumber, Unjudgeable, type SwapLoop } from "@fair-shuffle/bias";
import { spendAtMost } from "@fair-shuffle/bias/model";

/** What floating point may add up to. */
const ROUNDING = 1e-12;
const MOST_CARDS = 6;
/** In the engine's units: some hundredths of a second. */
const BUDGET = 100_000;

/**
 * Returns whether all ways to put the items of a list into groups of a size are equally likely, exactly, wherever that can be computed: a draw that never takes
 * the last item leaves it to the last pair, with a fair partner. True where it can't be told, but for loops that draw no item at all at times.
 */
export function arePartnersFair(model: SwapLoop, size: number): boolean {
  if (model.unknowns.length > 0) return !leavesList(model);
  const sizes = [2 * size, 3 * size].filter((cards) => cards <= MOST_CARDS);
  try {
    return spendAtMost(BUDGET, () => sizes.every((cards) => isEven(getGroupings(model, cards, size), cards, size)));
  } catch (thrown) {
    if (thrown instanceof Unjudgeable || thrown instanceof LeavesList || thrown instanceof RangeError)
      return !leavesList(model);
    throw thrown;
  }
}

/** Returns whether one round alone may draw a place outside of a list that has enough items: whoever gets `undefined` has no partner. */
function leavesList(model: SwapLoop): boolean {
  const steps = model.steps.flatMap((step) => (step.kind === "loop" ? step.body : [step]));
  try {
    spendAtMost(BUDGET, () => exactOrders({ ...model, steps, unknowns: [] }, MOST_CARDS));
    return false;
  } catch (thrown) {
    if (thrown instanceof LeavesList) return true;
    if (thrown instanceof Unjudgeable || thrown instanceof RangeError) return false;
    throw thrown;
  }
}

/** The chances of all groupings, by the cards of each group. */
function getGroupings(model: SwapLoop, cards: number, size: number): readonly number[] {
  const chances = new Map<string, number>();
  for (const [order, chance] of exactOrders(model, cards)) {
    const items = order.split(",");
    const groups = Array.from({ length: cards / size }, (_, group) =>
      items
        .slice(group * size, (group + 1) * size)
        .sort()
        .join(" "),
    );
    const key = groups.sort().join(", ");
    chances.set(key, (chances.get(key) ?? 0) + toNumber(chance));
  }
  return [...chances.values()];
}

function isEven(chances: readonly number[], cards: number, size: number): boolean {
  const count = factorial(cards) / (factorial(size) ** (cards / size) * factorial(cards / size));
  return chances.length === count && chances.every((chance) => Math.abs(chance - 1 / count) < ROUNDING);
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
