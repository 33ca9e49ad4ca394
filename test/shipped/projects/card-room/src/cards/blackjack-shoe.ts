import { newPack, type Card } from "./card.ts";

/** Several packs in one shoe; the cut card says when to shuffle again. */
export interface Shoe {
  readonly cards: Card[];
  readonly cutCard: number;
}

export function fillShoe(packs: number): Shoe {
  const cards = Array.from({ length: packs }, newPack).flat();
  mixCards(cards);
  return { cards, cutCard: Math.floor(cards.length * (0.7 + Math.random() * 0.1)) };
}

export function mixCards<T>(cards: T[]): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = Math.round(Math.random() * last);
    const held = cards[last];
    cards[last] = cards[pick];
    cards[pick] = held;
  }
}

export function valueOf(hand: readonly Card[]): number {
  const hard = hand.reduce((sum, card) => sum + Math.min(card.rank, 10), 0);
  return hard <= 11 && hand.some((card) => card.rank === 1) ? hard + 10 : hard;
}
