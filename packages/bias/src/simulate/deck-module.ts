// A swap loop of up to 16 cards as a WebAssembly module in which a whole deck is one value of 128 bits, a byte for each position's card.
import { MOST_CARDS_WITH_ORDERS } from "../counts/measurement.ts";
import type { Batch } from "./batched-draws.ts";
import { BLOCK_TRIALS, MOST_CARDS_IN_DECK, STATUS } from "./module-agreement.ts";
import type { MoveTable } from "./move-tables.ts";
import { startStream, stepStream, type StateLocals } from "./stream-code.ts";
import * as wasm from "./webassembly.ts";
import { I32, i32, I64, i64, V128, v128, type Code, type ValueType } from "./webassembly.ts";

/** `run(trials, start, block, keeps)` runs so many trials from the block on, and always ends well. */
export interface DeckModule {
  readonly bytes: Uint8Array;
  /** What has to stand in the memory before a run. */
  readonly tables: readonly { readonly address: number; readonly rows: Uint8Array }[];
  readonly addresses: DeckAddresses;
}

/** Addresses in bytes. */
interface DeckAddresses {
  /** 32-bit counts, [card][position], of 16 positions for each card. */
  readonly counts: number;
  /** 32-bit counts of orders, by `getOrderOfCode`; for n ≤ 7. */
  readonly orders: number | undefined;
  /** The decks of the last block, 16 bytes each, where they were to be kept. */
  readonly decks: number;
}

const PARAMETERS: readonly ValueType[] = [I32, I64, I64, I32];
/** How many trials, the mixed seed, the first block, and 1 where decks are kept, else 0. */
const [TRIALS, START, BLOCK, KEEPS] = [0, 1, 2, 3];

/** A count of a byte holds so many trials; then it is added to one of 32 bits. */
const BYTE = 255;

/** So many cards are counted at once: their counts, their numbers and a deck fit into 16 registers. */
const COUNTED_AT_ONCE = 5;

/** So many decks are read before a loop asks whether they were the last. */
const UNROLLED = 4;

const DECK_BYTES = 16;
const FIRST_ADDRESS = 16;

const align = (address: number): number => Math.ceil(address / 16) * 16;

/** What a deck module does. */
export interface DeckShuffle {
  /** n, at most 16. */
  readonly cards: number;
  readonly tables: readonly MoveTable[];
  /** The words that the draws of one trial are made of. */
  readonly batches: readonly Batch[];
  /** Whether the host knows `swizzleWithin`. */
  readonly isRelaxed: boolean;
}

/** Returns the module of a shuffle. */
export function writeDeckModule(shuffle: DeckShuffle): DeckModule {
  return new DeckWriter(shuffle).write();
}

/** A number that some draws from one half of a word make together. */
interface Part {
  /** Holds it, times a row's 16 bytes. */
  readonly local: number;
  readonly outcomes: number;
  /** The draw after its last. */
  readonly end: number;
}

class DeckWriter {
  private readonly shuffle: DeckShuffle;
  private readonly locals: ValueType[] = [];
  private readonly named = new Map<string, number>();
  private readonly addresses: DeckAddresses;
  private readonly tables: DeckModule["tables"];
  /** How many bytes of memory there are. */
  private readonly end: number;
  private readonly state: StateLocals;
  /** What was drawn together, by its first draw. */
  private readonly parts = new Map<number, Part>();

  constructor(shuffle: DeckShuffle) {
    const { cards, tables } = shuffle;
    this.shuffle = shuffle;
    let end = FIRST_ADDRESS;
    const reserve = (bytes: number): number => {
      const address = end;
      end = align(end + bytes);
      return address;
    };
    // Behind the last deck there is room for those that only fill a round of the counting loop.
    const decks = reserve(DECK_BYTES * (BLOCK_TRIALS + UNROLLED));
    const counts = reserve(4 * MOST_CARDS_IN_DECK * cards);
    this.tables = tables.map(({ rows }) => ({ address: reserve(rows.length), rows }));
    const orders = cards <= MOST_CARDS_WITH_ORDERS ? reserve(4 * cards ** cards) : undefined;
    this.addresses = { counts, orders, decks };
    this.end = end;
    this.state = [this.local("first state", I64), this.local("second state", I64)];
  }

  write(): DeckModule {
    const body: Code = [
      this.whileLeft(TRIALS, BLOCK_TRIALS, "in block", (inBlock) => [
        startStream({ seed: wasm.getLocal(START), block: wasm.getLocal(BLOCK), part: i64.constant(0n) }, this.state, [
          this.local("own", I64),
          this.local("mixed", I64),
        ]),
        [i32.constant(0), wasm.setLocal(this.local("first", I32))],
        this.whileLeft(inBlock, BYTE, "in batch", (inBatch) => this.runBatch(inBatch)),
        [wasm.getLocal(BLOCK), i64.constant(1n), i64.add, wasm.setLocal(BLOCK)],
      ]),
      i32.constant(STATUS.done),
    ];
    const bytes = wasm.writeModule({ parameters: PARAMETERS, result: I32, locals: this.locals, body }, this.end);
    return { bytes, tables: this.tables, addresses: this.addresses };
  }

  private local(name: string, type: ValueType): number {
    const known = this.named.get(name);
    if (known !== undefined) return known;
    const local = PARAMETERS.length + this.locals.push(type) - 1;
    this.named.set(name, local);
    return local;
  }

  /** Runs the body for at most so many at a time, until none are left; it may change the local that it is given. */
  private whileLeft(left: number, most: number, name: string, body: (part: number) => Code): Code {
    const part = this.local(name, I32);
    const [all, limit]: [Code, Code] = [wasm.getLocal(left), i32.constant(most)];
    return wasm.block(
      wasm.loop([
        [all, i32.isZero, wasm.branchIf(1)],
        [all, limit, all, limit, i32.lessUnsigned, wasm.select, wasm.setLocal(part)],
        [all, wasm.getLocal(part), i32.subtract, wasm.setLocal(left)],
        body(part),
        wasm.branch(0),
      ]),
    );
  }

  /** Shuffles so many decks, and then counts them. */
  private runBatch(trials: number): Code {
    const [first, deck, last] = [this.local("first", I32), this.local("deck at", I32), this.local("last", I32)];
    const { decks, orders } = this.addresses;
    const none = v128.constant(new Array<number>(DECK_BYTES).fill(0xff));
    return [
      [wasm.getLocal(first), wasm.teeLocal(deck)],
      [wasm.getLocal(trials), i32.constant(4), i32.shiftLeft, i32.add, wasm.setLocal(last)],
      wasm.loop([[wasm.getLocal(deck), this.shuffleDeck(), v128.store(decks)], this.stepDeck(deck, 1, last)]),
      // Decks without cards, up to the end of a round.
      Array.from({ length: UNROLLED - 1 }, (_, index): Code => [
        wasm.getLocal(last),
        none,
        v128.store(decks + DECK_BYTES * index),
      ]),
      this.countPositions(),
      orders === undefined ? [] : this.countOrders(orders),
      [wasm.getLocal(last), wasm.getLocal(KEEPS), i32.multiply, wasm.setLocal(first)],
    ];
  }

  /** Goes on by so many decks, and round the loop again unless that was the last one. */
  private stepDeck(deck: number, by: number, last: number): Code {
    return [
      [wasm.getLocal(deck), i32.constant(DECK_BYTES * by), i32.add, wasm.teeLocal(deck)],
      [wasm.getLocal(last), i32.lessUnsigned, wasm.branchIf(0)],
    ];
  }

  /** Leaves a shuffled deck on the stack. */
  private shuffleDeck(): Code {
    const { batches, tables, isRelaxed } = this.shuffle;
    const swizzle = isRelaxed ? v128.swizzleWithin : v128.swizzle;
    let from = 0;
    const ends = tables.map(({ draws }) => (from += draws));
    const drawn: Code[] = batches.map((batch) => this.drawBatch(batch, ends));
    const deck = tables.map(({ draws }, index): Code => {
      const end = ends[index] ?? 0;
      const address = this.tables[index]?.address ?? 0;
      const row = draws === 0 ? i32.constant(0) : this.getRow(end - draws, end);
      return [row, v128.load(address), index === 0 ? [] : swizzle];
    });
    // A deck that is never moved.
    const still = v128.constant(Array.from({ length: DECK_BYTES }, (_, lane) => lane));
    return [drawn, deck.length === 0 ? still : deck];
  }

  /** Draws what one word decides: for each table, the number that its draws from one half of the word make together. */
  private drawBatch({ start, halves }: Batch, ends: readonly number[]): Code {
    const [bits, rest] = [this.local("bits", I64), this.local("rest", I64)];
    let draw = start;
    const write = ({ counts, least }: Batch["halves"][number], half: number): Code => {
      const parts: Code[] = [];
      for (let index = 0; index < counts.length;) {
        const first = draw;
        let outcomes = 1;
        do {
          outcomes *= counts[index++] ?? 1;
          draw++;
        } while (index < counts.length && !ends.includes(draw));
        const isLast = index === counts.length;
        const part = this.local(`part ${first}`, I32);
        this.parts.set(first, { local: part, outcomes, end: draw });
        parts.push([
          [wasm.getLocal(rest), i64.constant(BigInt(outcomes)), i64.multiply, wasm.teeLocal(rest)],
          // In steps of a row's 16 bytes.
          [i64.constant(28n), i64.shiftRightUnsigned, i64.wrap, i32.constant(-16), i32.and, wasm.setLocal(part)],
          isLast && least === 0 ? [] : [wasm.getLocal(rest), i64.constant(0xffff_ffffn), i64.and, wasm.setLocal(rest)],
        ]);
      }
      return [
        wasm.getLocal(bits),
        half === 0 ? [i64.constant(32n), i64.shiftRightUnsigned] : [i64.constant(0xffff_ffffn), i64.and],
        wasm.setLocal(rest),
        parts,
        least === 0 ? [] : [wasm.getLocal(rest), i64.constant(BigInt(least)), i64.lessUnsigned, wasm.branchIf(0)],
      ];
    };
    return wasm.loop([stepStream(this.state, this.local("word", I64)), wasm.setLocal(bits), halves.map(write)]);
  }

  /** The address of the row that these draws decide, from the table's own. */
  private getRow(start: number, end: number): Code {
    const code: Code[] = [];
    for (let at = start; at < end;) {
      const part = this.parts.get(at);
      if (part === undefined) throw new RangeError("A draw was not foreseen.");
      if (at > start) code.push([i32.constant(part.outcomes), i32.multiply]);
      code.push(wasm.getLocal(part.local));
      if (at > start) code.push(i32.add);
      at = part.end;
    }
    return code;
  }

  private countPositions(): Code {
    const { cards } = this.shuffle;
    const all = Array.from({ length: cards }, (_, card) => card);
    const rounds = Math.ceil(cards / COUNTED_AT_ONCE);
    return Array.from({ length: rounds }, (_, round) =>
      this.countCards(all.slice(Math.floor((cards * round) / rounds), Math.floor((cards * (round + 1)) / rounds))),
    );
  }

  /** Counts where some cards lie: a byte that equals the card is −1 in the comparison, which is subtracted. */
  private countCards(cards: readonly number[]): Code {
    const [at, deck] = [this.local("deck at", I32), this.local("deck", V128)];
    const { decks } = this.addresses;
    const kept = cards.map((card, index) => ({
      card,
      count: this.local(`count ${index}`, V128),
      number: this.local(`card ${index}`, V128),
    }));
    const zero = v128.constant(new Array<number>(DECK_BYTES).fill(0));
    return [
      kept.map(({ card, count, number }) => [
        [zero, wasm.setLocal(count)],
        [v128.constant(new Array<number>(DECK_BYTES).fill(card)), wasm.setLocal(number)],
      ]),
      [wasm.getLocal(this.local("first", I32)), wasm.setLocal(at)],
      wasm.loop([
        Array.from({ length: UNROLLED }, (_, index): Code => [
          [wasm.getLocal(at), v128.load(decks + DECK_BYTES * index), wasm.setLocal(deck)],
          kept.map(({ count, number }) => [
            [wasm.getLocal(count), wasm.getLocal(deck), wasm.getLocal(number)],
            [v128.equalBytes, v128.subtractBytes, wasm.setLocal(count)],
          ]),
        ]),
        this.stepDeck(at, UNROLLED, this.local("last", I32)),
      ]),
      kept.map(({ card, count }) => this.empty(card, count)),
    ];
  }

  /** Adds a card's counts of a byte to those of 32 bits. */
  private empty(card: number, count: number): Code {
    const half = this.local("deck", V128);
    return (["low", "high"] as const).map((side, index) => [
      [wasm.getLocal(count), v128.widenBytes[side], wasm.setLocal(half)],
      (["low", "high"] as const).map((part, quarter): Code => {
        const address = this.addresses.counts + 4 * MOST_CARDS_IN_DECK * card + 16 * (2 * index + quarter);
        return [
          [i32.constant(0), i32.constant(0), v128.load(address)],
          [wasm.getLocal(half), v128.widenHalves[part], v128.addWords, v128.store(address)],
        ];
      }),
    ]);
  }

  private countOrders(orders: number): Code {
    const { cards } = this.shuffle;
    const [at, order] = [this.local("deck at", I32), this.local("order", I32)];
    return [
      [wasm.getLocal(this.local("first", I32)), wasm.setLocal(at)],
      wasm.loop([
        Array.from({ length: cards }, (_, position): Code => [
          position === 0 ? [] : [i32.constant(cards), i32.multiply],
          [wasm.getLocal(at), i32.loadByte(this.addresses.decks + position)],
          position === 0 ? [] : i32.add,
        ]),
        [i32.constant(2), i32.shiftLeft, wasm.teeLocal(order), wasm.getLocal(order)],
        [i32.load(orders), i32.constant(1), i32.add, i32.store(orders)],
        this.stepDeck(at, 1, this.local("last", I32)),
      ]),
    ];
  }
}
