import { newPack, type Card } from "./card.ts";

/** The deck on the table: shuffled, cut, and drawn from the top. */
export class Deck<Item = Card> {
  private cards: Item[];

  constructor(cards: readonly Item[]) {
    this.cards = [...cards];
  }

  static standard(): Deck {
    return new Deck(newPack());
  }

  get size(): number {
    return this.cards.length;
  }

  shuffle(): this {
    for (let i = 0; i < this.cards.length; i++) {
      const j = Math.floor(Math.random() * this.cards.length);
      [this.cards[i], this.cards[j]] = [this.cards[j], this.cards[i]];
    }
    return this;
  }

  /** Lifts a random number of cards off the top and puts them below the others. */
  cut(): this {
    const at = Math.floor(Math.random() * this.cards.length);
    this.cards = [...this.cards.slice(at), ...this.cards.slice(0, at)];
    return this;
  }

  draw(): Item | undefined {
    return this.cards.shift();
  }

  /** Shows one card for the "pick a card, any card" trick, and leaves it where it is. */
  anyCard(): Item | undefined {
    return this.cards[Math.floor(Math.random() * this.cards.length)];
  }

  toArray(): Item[] {
    return [...this.cards];
  }
}
