// How likely each card is lost by a loop that overwrites cards: every round is a random map of places, and what counts of it is which places hold a card.
import type { SwapLoop } from "../model/model.ts";
import { execute } from "./execute.ts";
import type { Ledger, Move } from "./ledger.ts";
import * as rational from "./rational.ts";
import { Unjudgeable } from "./unjudgeable.ts";

/** A card may lie at any of 2^n sets of places: of more cards, how often each gets lost takes too long to compute. */
export const MOST_CARDS_OF_LOSS = 10;

/**
 * Returns for each card the probability, in [0, 1], that it lies nowhere when the loop has ended.
 * @throws Unjudgeable beyond exact methods, and beyond 10 cards; LeavesList where an index can lie outside the list.
 */
export function getLossShares(
  model: SwapLoop,
  cards: number,
  unknowns: ReadonlyMap<string, number>,
): readonly number[] {
  if (cards > MOST_CARDS_OF_LOSS) throw new Unjudgeable({ kind: "tooManySteps" });
  const { distribution } = execute(model, cards, unknowns, keepHolders(cards, model.original?.copied !== "none"), {
    mayLose: true,
  });
  return Array.from({ length: cards }, (_, card) => distribution[card * 2 ** cards] ?? 0);
}

/** Card after card, the probability of each set of places that hold it, whose members are the bits of its number. */
type Holders = Float64Array;

function keepHolders(cards: number, areLaid: boolean): Ledger<Holders> {
  const sets = 2 ** cards;
  const start = new Float64Array(cards * sets);
  for (let card = 0; card < cards; card++) start[card * sets + (areLaid ? 2 ** card : 0)] = 1;
  const cost = (cards * sets) / 256;
  return {
    start,
    mix: (holders, moves) => mixHolders(holders, moves, cards),
    add: (left, right) => left.map((share, index) => share + (right[index] ?? 0)),
    // Lists that grow or shrink keep their cards, or are not judged.
    slice: (holders) => holders,
    getCost: () => cost,
    getCopyCost: () => cost,
  };
}

function mixHolders(holders: Holders, moves: readonly Move[], cards: number): Holders {
  const sets = 2 ** cards;
  const mixed = new Float64Array(holders.length);
  const after = new Uint16Array(sets);
  for (const { weight, from } of moves) {
    const share = rational.toNumber(weight);
    after.fill(0);
    /** The places that take a card of the list that stays as it is. */
    const laid = new Uint16Array(cards);
    for (let place = 0; place < cards; place++) {
      const source = from.get(place) ?? place;
      if (source < 0) continue;
      if (source >= cards) {
        laid[source - cards] = (laid[source - cards] ?? 0) | (1 << place);
        continue;
      }
      for (let set = 0; set < sets; set++) if ((set >> source) & 1) after[set] = (after[set] ?? 0) | (1 << place);
    }
    for (let index = 0; index < holders.length; index++) {
      const held = holders[index] ?? 0;
      if (held === 0) continue;
      const set = index % sets;
      const target = index - set + ((after[set] ?? 0) | (laid[(index - set) / sets] ?? 0));
      mixed[target] = (mixed[target] ?? 0) + share * held;
    }
  }
  return mixed;
}
