// Runs blocks of trials of one recipe in the thread at hand, and counts where the cards end.
import { sortAs } from "../engines/sort-as.ts";
import type { Engine } from "../engines/engine.ts";
import { quicksort } from "../engines/quicksort.ts";
import { LeavesList } from "../exact/leaves-list.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import { MOST_CARDS_WITH_ORDERS } from "../counts/measurement.ts";
import { getOrderCodes } from "../counts/order-code.ts";
import type { KeyedSort } from "../model/model.ts";
import { instantiate } from "./host.ts";
import { BLOCK_TRIALS, MOST_CARDS_IN_DECK, STATUS } from "./module-agreement.ts";
import { mixSeed, startStream } from "./random-stream.ts";
import type { Recipe, RecipeShuffle } from "./recipe.ts";

/** Counts since they were last taken. */
export interface BlockCounts {
  /** 32-bit counts, position after position, of n cards each. */
  readonly counts: Uint32Array;
  /** 32-bit counts of all orders, by `getOrderCodes`; undefined beyond 7 cards. */
  readonly orders: Uint32Array | undefined;
}

export interface Kernel {
  /** Shuffles `trials` times, from the start of a block on; at most `BLOCK_TRIALS` times where orders are recorded. @throws Unjudgeable, LeavesList where the model does what no shuffle does. */
  run(firstBlock: number, trials: number): void;
  /** Returns what was counted since the last call. At most 2^32 − 1 trials may lie between two calls. */
  take(): BlockCounts;
  /** The cards by position of each trial of the last block, one trial after the other. */
  getRecorded(): Uint16Array;
}

/** Returns a kernel for a recipe. */
export function makeKernel(recipe: Recipe): Kernel {
  const { shuffle } = recipe;
  switch (shuffle.kind) {
    case "deck":
      return makeDeckKernel(shuffle, recipe);
    case "counting":
      return makeCountingKernel(shuffle, recipe, (block) => startStream(recipe.seed, block));
    case "answered": {
      const seed = mixSeed(recipe.seed);
      return makeCountingKernel(shuffle, recipe, (block) => [seed, BigInt(block)]);
    }
    case "keyed":
      return makeKeyedKernel(shuffle, recipe);
  }
}

type Shuffle<Kind extends RecipeShuffle["kind"]> = Extract<RecipeShuffle, { kind: Kind }>;

/** Calls back for each block that so many trials take. */
function overBlocks(firstBlock: number, trials: number, run: (block: number, trials: number) => void): void {
  for (let block = firstBlock, left = trials; left > 0; block++, left -= BLOCK_TRIALS)
    run(block, Math.min(left, BLOCK_TRIALS));
}

/** Returns what went wrong in a run. */
function getError(status: number, cards: number): Error {
  switch (status) {
    case STATUS.leavesList:
      return new LeavesList(`an index lies outside the list of ${cards} cards`);
    case STATUS.notWhole:
      return new Unjudgeable({ kind: "fractionalIndex" });
    case STATUS.endless:
      return new Unjudgeable({ kind: "endlessLoop" });
    default:
      return new Unjudgeable({ kind: "losesCards" });
  }
}

/** A module that shuffles decks of 128 bits. */
function makeDeckKernel(
  { module: { bytes, tables, addresses } }: Shuffle<"deck">,
  { cards, seed, records }: Recipe,
): Kernel {
  const { run, memory } = instantiate({ bytes });
  for (const { address, rows } of tables) new Uint8Array(memory).set(rows, address);
  /** [card][position] */
  const counts = new Uint32Array(memory, addresses.counts, MOST_CARDS_IN_DECK * cards);
  const orders = addresses.orders === undefined ? undefined : new Uint32Array(memory, addresses.orders, cards ** cards);
  const start = mixSeed(seed);
  let recorded = 0;
  return {
    run(firstBlock, trials) {
      run(trials, start, BigInt(firstBlock), records ? 1 : 0);
      recorded = trials;
    },
    take() {
      const turned = new Uint32Array(cards * cards);
      for (let position = 0; position < cards; position++) {
        for (let card = 0; card < cards; card++)
          turned[position * cards + card] = counts[card * MOST_CARDS_IN_DECK + position] ?? 0;
      }
      counts.fill(0);
      return { counts: turned, orders: takeOrders(orders, cards) };
    },
    getRecorded() {
      const decks = new Uint8Array(memory, addresses.decks, MOST_CARDS_IN_DECK * recorded);
      const all = new Uint16Array(cards * recorded);
      for (let trial = 0; trial < recorded; trial++) {
        for (let position = 0; position < cards; position++)
          all[trial * cards + position] = decks[trial * MOST_CARDS_IN_DECK + position] ?? 0;
      }
      return all;
    },
  };
}

/**
 * A module that shuffles and counts by itself.
 * @param start what each run of a block is told of its random stream.
 */
function makeCountingKernel(
  { module: { bytes, addresses } }: Shuffle<"counting" | "answered">,
  { cards }: Recipe,
  start: (block: number) => readonly [bigint, bigint],
): Kernel {
  const { run, memory } = instantiate({ bytes });
  const counts = new Uint32Array(memory, addresses.counts, cards * cards);
  const orders = addresses.orders === undefined ? undefined : new Uint32Array(memory, addresses.orders, cards ** cards);
  let recorded = 0;
  return {
    run(firstBlock, trials) {
      overBlocks(firstBlock, trials, (block, count) => {
        const status = run(count, ...start(block));
        if (status !== STATUS.done) throw getError(status, cards);
        recorded = count;
      });
    },
    take: () => takeFrom(counts, orders, cards),
    getRecorded: () => new Uint16Array(memory, addresses.trials, cards * recorded).slice(),
  };
}

function takeFrom(counts: Uint32Array, orders: Uint32Array | undefined, cards: number): BlockCounts {
  const blockCounts = { counts: counts.slice(), orders: takeOrders(orders, cards) };
  counts.fill(0);
  return blockCounts;
}

/** Of all codes, only those of orders are ever counted. */
function takeOrders(orders: Uint32Array | undefined, cards: number): Uint32Array | undefined {
  if (orders === undefined) return undefined;
  return getOrderCodes(cards).map((code) => {
    const count = orders[code] ?? 0;
    orders[code] = 0;
    return count;
  });
}

/** Lays every card at its own position. */
function layOut(order: Int32Array): void {
  for (let card = 0; card < order.length; card++) order[card] = card;
}

/** Counts orders that JavaScript sorts. */
class Counter {
  private readonly cards: number;
  private readonly counts: Uint32Array;
  private readonly orders: Uint32Array | undefined;
  private readonly recorded: Uint16Array | undefined;
  private trials = 0;

  constructor({ cards, records }: Recipe) {
    this.cards = cards;
    this.counts = new Uint32Array(cards * cards);
    this.orders = cards <= MOST_CARDS_WITH_ORDERS ? new Uint32Array(cards ** cards) : undefined;
    this.recorded = records ? new Uint16Array(cards * BLOCK_TRIALS) : undefined;
  }

  begin(): void {
    this.trials = 0;
  }

  count(order: Int32Array): void {
    const { cards, counts, orders, recorded } = this;
    let code = 0;
    for (let position = 0; position < cards; position++) {
      const card = order[position] ?? 0;
      const cell = position * cards + card;
      counts[cell] = (counts[cell] ?? 0) + 1;
      code = code * cards + card;
      if (recorded !== undefined) recorded[this.trials * cards + position] = card;
    }
    if (orders !== undefined) orders[code] = (orders[code] ?? 0) + 1;
    this.trials++;
  }

  take(): BlockCounts {
    return takeFrom(this.counts, this.orders, this.cards);
  }

  getRecorded(): Uint16Array {
    return this.recorded?.slice(0, this.trials * this.cards) ?? new Uint16Array(0);
  }
}

function makeKeyedKernel({ module, sort, engine, places }: Shuffle<"keyed">, recipe: Recipe): Kernel {
  const { cards, seed } = recipe;
  const { run, memory } = instantiate(module);
  const keys = new Float64Array(memory, module.addresses.trials, cards * BLOCK_TRIALS);
  const counter = new Counter(recipe);
  const order = new Int32Array(cards);
  const written = new Float64Array(cards);
  return {
    run(firstBlock, trials) {
      overBlocks(firstBlock, trials, (block, count) => {
        const status = run(count, ...startStream(seed, block));
        if (status !== STATUS.done) throw getError(status, cards);
        counter.begin();
        for (let trial = 0; trial < count; trial++) {
          layOut(order);
          const drawn = keys.subarray(trial * cards, (trial + 1) * cards);
          if (places !== undefined) overwriteKeys(written, drawn, places);
          sortByKeys(order, places === undefined ? drawn : written, sort, engine);
          counter.count(order);
        }
      });
    },
    take: () => counter.take(),
    getRecorded: () => counter.getRecorded(),
  };
}

/** Writes to each place what was drawn there, and to the place that was drawn where that was. */
function overwriteKeys(written: Float64Array, drawn: Float64Array, places: readonly number[]): void {
  written.fill(0);
  for (const place of places) {
    const key = drawn[place] ?? 0;
    if (written[key] === undefined) throw getError(STATUS.leavesList, written.length);
    written[key] = place;
    written[place] = key;
  }
}

/** Sorts the cards by their keys, smallest first. */
function sortByKeys(order: Int32Array, keys: Float64Array, sort: KeyedSort["sort"], engine: Engine): void {
  switch (sort) {
    case "quicksort":
      quicksort(order, keys);
      break;
    // Every engine's sort is stable: one serves for all.
    case "stable":
      sortAs("v8", order, (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
      break;
    case "latestFirst":
      sortAs("v8", order, (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || b - a);
      break;
    case "yesOrNo":
      sortAs(engine, order, (a, b) => (keys[a] ?? 0) > (keys[b] ?? 0));
      break;
    case "neverSmaller":
      sortAs(engine, order, (a, b) => ((keys[a] ?? 0) > (keys[b] ?? 0) ? 1 : 0));
      break;
    // A comparator that says −1 where keys tie.
    case "reversing":
      sortAs(engine, order, (a, b) => ((keys[a] ?? 0) <= (keys[b] ?? 0) ? -1 : 1));
  }
}
