// How V8 sorts: find the run at the start, then insert every further card by binary search; below 64 cards that is all of it.
import { V8_MERGES_FROM } from "../engines/v8.ts";
import type { Ledger, Move } from "./ledger.ts";
import type { Signs } from "./signs.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";

/**
 * Returns the distribution after V8 has sorted the untouched list with a comparator whose signs are drawn independently of the cards.
 * V8 calls `comparator(later, earlier)` and asks only whether the result is negative.
 * Source: V8, third_party/v8/builtins/array-sort.tq (CountAndMakeRun, BinaryInsertionSort), after Tim Peters's listsort.
 * @throws Unjudgeable for 64 cards and more.
 */
export function sortInV8<Distribution>(cards: number, signs: Signs, ledger: Ledger<Distribution>): Distribution {
  if (cards >= V8_MERGES_FROM) throw new Unjudgeable({ kind: "mergedRuns", engine: "v8", from: V8_MERGES_FROM });
  if (cards < 2) return ledger.start;
  const falls = signs.negative;
  const holds = rational.subtract(rational.ONE, falls);
  // A run of k cards: the first k − 1 answers agree; the next one, if there is one, ends it.
  let falling = falls;
  let rising = holds;
  let distribution = startRun(
    ledger,
    2,
    cards === 2 ? [falling, rising] : [rational.multiply(falling, holds), rational.multiply(rising, falls)],
  );
  for (let card = 2; card < cards; card++) {
    distribution = ledger.mix(distribution, getInsertions(card, falls, holds));
    falling = rational.multiply(falling, falls);
    rising = rational.multiply(rising, holds);
    const isLast = card === cards - 1;
    const run = startRun(
      ledger,
      card + 1,
      isLast ? [falling, rising] : [rational.multiply(falling, holds), rational.multiply(rising, falls)],
    );
    distribution = ledger.add(distribution, run);
  }
  return distribution;
}

/** The untouched list with a run of `length` cards at its start: reversed where it falls, as it is where it rises. */
function startRun<Distribution>(
  ledger: Ledger<Distribution>,
  length: number,
  [falling, rising]: readonly [Rational, Rational],
): Distribution {
  const reversed = new Map(Array.from({ length }, (_, position) => [position, length - 1 - position]));
  const runs = [
    { weight: rising, from: new Map<number, number>() },
    { weight: falling, from: reversed },
  ];
  return ledger.mix(
    ledger.start,
    runs.filter(({ weight }) => rational.sign(weight) !== 0),
  );
}

/** The card at position `count` goes to each place of the sorted cards before it with a probability that no card can change. */
function getInsertions(count: number, falls: Rational, holds: Rational): Move[] {
  const moves: Move[] = [];
  const search = (left: number, right: number, weight: Rational): void => {
    if (rational.sign(weight) === 0) return;
    if (left === right) {
      const from = new Map<number, number>();
      if (left < count) {
        from.set(left, count);
        for (let position = left + 1; position <= count; position++) from.set(position, position - 1);
      }
      moves.push({ weight, from });
      return;
    }
    const middle = left + ((right - left) >> 1);
    search(left, middle, rational.multiply(weight, falls));
    search(middle + 1, right, rational.multiply(weight, holds));
  };
  search(0, count, rational.ONE);
  return moves;
}
