export type Suit = "clubs" | "diamonds" | "hearts" | "spades";

export interface Card {
  readonly suit: Suit;
  readonly rank: number;
}

const SUITS: readonly Suit[] = ["clubs", "diamonds", "hearts", "spades"];

/** Ace (1) to king (13) of every suit, in the order of a new pack. */
export function newPack(): Card[] {
  return SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, index) => ({ suit, rank: index + 1 })));
}

export function nameOf({ suit, rank }: Card): string {
  const court: Record<number, string> = { 1: "ace", 11: "jack", 12: "queen", 13: "king" };
  return `${court[rank] ?? rank} of ${suit}`;
}
