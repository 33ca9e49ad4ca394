import { newPack, type Card } from "./card.ts";

export interface Joker {
  readonly joker: "black" | "red";
}

export type DouDizhuCard = Card | Joker;

export interface Deal {
  readonly landlordCards: readonly DouDizhuCard[];
  readonly hands: readonly (readonly DouDizhuCard[])[];
}

/** Shuffles in place. */
export function shufflePack<T>(pack: T[]): T[] {
  for (let i = pack.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [pack[i], pack[j]] = [pack[j], pack[i]];
  }
  return pack;
}

/** Three cards for the landlord, the other 51 in turn to three players, each hand sorted for its holder. */
export function deal(): Deal {
  const pack = shufflePack<DouDizhuCard>([...newPack(), { joker: "black" }, { joker: "red" }]);
  const landlordCards = pack.splice(0, 3);
  const hands: DouDizhuCard[][] = [[], [], []];
  pack.forEach((card, index) => hands[index % 3].push(card));
  for (const hand of hands) hand.sort((left, right) => strength(left) - strength(right));
  return { landlordCards, hands };
}

/** 3 is the weakest, then 4 up to king, ace, 2, and the jokers. */
function strength(card: DouDizhuCard): number {
  if ("joker" in card) return card.joker === "red" ? 17 : 16;
  return card.rank <= 2 ? card.rank + 13 : card.rank;
}
