// Which orders were there before: whole orders and no hashes alone, or two that only look alike would be taken for a repeat.

/** The table has a power of two of places, and twice as many at least as there are orders. */
const LEAST_PLACES = 1024;

/** Orders of one number of cards, without repeats. */
export class OrderSet {
  private readonly cards: number;
  /** The cards by position of one order after the other. */
  private orders = new Uint16Array(0);
  /** Where an order is kept, plus 1; 0 where there is none. */
  private table = new Uint32Array(LEAST_PLACES);
  /** How many different orders there are. */
  size = 0;

  constructor(cards: number) {
    this.cards = cards;
  }

  /** Adds orders: the cards by position of one after the other. */
  add(added: Uint16Array): void {
    const { cards } = this;
    this.makeRoom(this.size + added.length / cards);
    for (let start = 0; start < added.length; start += cards) {
      const place = this.find(added, start);
      if (this.table[place] !== 0) continue;
      this.orders.set(added.subarray(start, start + cards), this.size * cards);
      this.table[place] = ++this.size;
    }
  }

  private makeRoom(count: number): void {
    const { cards, orders } = this;
    if (count * cards > orders.length) {
      this.orders = new Uint16Array(2 * count * cards);
      this.orders.set(orders);
    }
    if (2 * count <= this.table.length) return;
    this.table = new Uint32Array(2 ** Math.ceil(Math.log2(4 * count)));
    for (let kept = 0; kept < this.size; kept++) this.table[this.find(this.orders, kept * cards)] = kept + 1;
  }

  /** Returns the place of an order, or the free place where it belongs. */
  private find(from: Uint16Array, start: number): number {
    const { cards, orders, table } = this;
    // FNV-1a, by cards in place of bytes.
    let hash = 0x811c_9dc5;
    for (let at = start; at < start + cards; at++) hash = Math.imul(hash ^ (from[at] ?? 0), 0x0100_0193);
    hash ^= hash >>> 15;
    for (let place = hash & (table.length - 1); ; place = (place + 1) & (table.length - 1)) {
      const kept = table[place] ?? 0;
      if (kept === 0) return place;
      const base = (kept - 1) * cards;
      let position = 0;
      while (position < cards && orders[base + position] === from[start + position]) position++;
      if (position === cards) return place;
    }
  }
}
