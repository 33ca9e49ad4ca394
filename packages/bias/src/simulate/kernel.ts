// Runs blocks of trials of one model in the thread at hand, and counts where the cards end.
import { sortAs } from "../engines/sort-as.ts";
import type { Engine } from "../engines/engine.ts";
import { quicksort } from "../engines/quicksort.ts";
import { V8_MERGES_FROM } from "../engines/v8.ts";
import { LeavesList } from "../exact/leaves-list.ts";
import { getSignMixture } from "../exact/signs.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import { fromNumber, toNumber } from "../exact/rational.ts";
import { isBoolean } from "./boolean-expression.ts";
import { MOST_CARDS_WITH_ORDERS } from "../counts/measurement.ts";
import type { ComparatorSort, KeyedSort, ShuffleModel } from "../model/model.ts";
import { startStream } from "./random-stream.ts";
import {
  writeKeyModule,
  writeShuffleModule,
  writeSignModule,
  writeSortModule,
  writeWordModule,
  type ShuffleModule,
} from "./shuffle-module.ts";
import { STATUS } from "./compilation.ts";

/** Each block of so many trials has a random stream of its own. */
export const BLOCK_TRIALS = 1024;

/** What a kernel is made for; plain data, the same on both sides of a thread's border. */
export interface KernelTask {
  readonly model: ShuffleModel;
  /** n, at least 2. */
  readonly cards: number;
  readonly engine: Engine;
  readonly seed: number;
  /** Values for the model's unknowns. */
  readonly unknowns: readonly (readonly [string, number])[];
  /** Whether every single order is kept until `getRecorded` is called. */
  readonly records: boolean;
}

/** Counts since they were last taken. */
export interface BlockCounts {
  /** 32-bit counts, position after position, of n cards each. */
  readonly counts: Uint32Array;
  /** 32-bit counts of orders, by `getOrderOfCode`; undefined beyond 7 cards. */
  readonly orders: Uint32Array | undefined;
}

export interface Kernel {
  /** Shuffles `trials` times, at most `BLOCK_TRIALS`. @throws Unjudgeable, LeavesList where the model does what no shuffle does. */
  run(block: number, trials: number): void;
  /** Returns what was counted since the last call. At most 2^32 − 1 trials may lie between two calls. */
  take(): BlockCounts;
  /** The cards by position of each trial of the last block, one trial after the other. */
  getRecorded(): Uint16Array;
}

/** What of WebAssembly is used here; it is there in every host, and in no library of types for all of them. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => {
    readonly exports: {
      readonly run: (trials: number, first: bigint, second: bigint) => number;
      readonly memory: { readonly buffer: ArrayBuffer };
    };
  };
};

/** Returns a kernel for a model. @throws Unjudgeable where the model is beyond simulation. */
export function makeKernel(task: KernelTask): Kernel {
  switch (task.model.kind) {
    case "swapLoop":
      return makeCountingKernel(
        writeShuffleModule(task.model, task.cards, new Map(task.unknowns), getRecordedTrials(task)),
        task,
      );
    case "keyedSort":
      return makeKeyedKernel(task.model, task);
    case "comparatorSort":
      return task.engine === "v8" && task.cards < V8_MERGES_FROM && task.model.list !== "typedArray"
        ? makeCountingKernel(
            writeSortModule(task.model, task.cards, new Map(task.unknowns), getRecordedTrials(task)),
            task,
          )
        : makeComparatorKernel(task.model, task);
  }
}

const getRecordedTrials = ({ records }: KernelTask): number => (records ? BLOCK_TRIALS : 0);

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

/** Makes a module ready to run. */
export function instantiate({ bytes }: ShuffleModule): {
  run: (trials: number, state: readonly [bigint, bigint]) => number;
  memory: ArrayBuffer;
} {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
  return { run: (trials, [first, second]) => exports.run(trials, first, second), memory: exports.memory.buffer };
}

/** A module that shuffles and counts by itself. */
function makeCountingKernel(module: ShuffleModule, { cards, seed }: KernelTask): Kernel {
  const { run, memory } = instantiate(module);
  const { addresses } = module;
  const counts = new Uint32Array(memory, addresses.counts, cards * cards);
  const orders = addresses.orders === undefined ? undefined : new Uint32Array(memory, addresses.orders, cards ** cards);
  let recorded = 0;
  return {
    run(block, trials) {
      const status = run(trials, startStream(seed, block));
      if (status !== STATUS.done) throw getError(status, cards);
      recorded = trials;
    },
    take: () => takeFrom(counts, orders),
    getRecorded: () => new Uint16Array(memory, addresses.trials, cards * recorded).slice(),
  };
}

function takeFrom(counts: Uint32Array, orders: Uint32Array | undefined): BlockCounts {
  const blockCounts = { counts: counts.slice(), orders: orders?.slice() };
  counts.fill(0);
  orders?.fill(0);
  return blockCounts;
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

  constructor({ cards, records }: KernelTask) {
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
    return takeFrom(this.counts, this.orders);
  }

  getRecorded(): Uint16Array {
    return this.recorded?.slice(0, this.trials * this.cards) ?? new Uint16Array(0);
  }
}

function makeKeyedKernel(model: KeyedSort, task: KernelTask): Kernel {
  const { cards, seed, unknowns } = task;
  const module = writeKeyModule(model, cards, new Map(unknowns), BLOCK_TRIALS);
  const { run, memory } = instantiate(module);
  const keys = new Float64Array(memory, module.addresses.trials, cards * BLOCK_TRIALS);
  const counter = new Counter(task);
  const order = new Int32Array(cards);
  return {
    run(block, trials) {
      const status = run(trials, startStream(seed, block));
      if (status !== STATUS.done) throw getError(status, cards);
      counter.begin();
      for (let trial = 0; trial < trials; trial++) {
        layOut(order);
        sortByKeys(order, keys.subarray(trial * cards, (trial + 1) * cards), model.sort, task.engine);
        counter.count(order);
      }
    },
    take: () => counter.take(),
    getRecorded: () => counter.getRecorded(),
  };
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
    // A comparator that says −1 where keys tie.
    case "reversing":
      sortAs(engine, order, (a, b) => ((keys[a] ?? 0) <= (keys[b] ?? 0) ? -1 : 1));
  }
}

/** How many numbers are drawn ahead. */
const SUPPLY = 8192;

/** Numbers that a module writes into its memory, refilled from a stream for each part of a block. */
class Supply {
  private readonly refill: (state: readonly [bigint, bigint]) => void;
  private readonly numbers: Int32Array | Uint32Array;
  private readonly seed: number;
  private block = 0;
  private part = 0;
  private next = SUPPLY;

  constructor(seed: number, numbers: Int32Array | Uint32Array, refill: (state: readonly [bigint, bigint]) => void) {
    this.seed = seed;
    this.numbers = numbers;
    this.refill = refill;
  }

  begin(block: number): void {
    this.block = block;
    this.part = 0;
    this.next = SUPPLY;
  }

  draw(): number {
    if (this.next === SUPPLY) {
      this.refill(startStream(this.seed, this.block, this.part++));
      this.next = 0;
    }
    return this.numbers[this.next++] ?? 0;
  }
}

/** Random words of 32 bits. */
function supplyWords(seed: number): Supply {
  const module = writeWordModule(SUPPLY / 2);
  const { run, memory } = instantiate(module);
  return new Supply(seed, new Uint32Array(memory, module.addresses.trials, SUPPLY), (state) => {
    run(SUPPLY / 2, state);
  });
}

/** A comparator's answers, as signs. */
function supplySigns(model: ComparatorSort, { cards, seed, unknowns }: KernelTask): Supply {
  const module = writeSignModule(model, cards, new Map(unknowns), SUPPLY);
  const { run, memory } = instantiate(module);
  return new Supply(seed, new Int32Array(memory, module.addresses.trials, SUPPLY), (state) => {
    const status = run(SUPPLY, state);
    if (status !== STATUS.done) throw getError(status, cards);
  });
}

/** Begins a block, and then each sort, for which it returns the comparator. */
interface Answers {
  readonly begin: (block: number) => void;
  readonly getCompare: () => () => number | boolean;
}

/** A comparator that is asked anew each time: its own steps answer. */
function answerAnew(model: ComparatorSort, task: KernelTask): Answers {
  const signs = supplySigns(model, task);
  const compare = isBoolean(model.sign) ? (): boolean => signs.draw() !== 0 : (): number => signs.draw();
  return {
    begin: (block) => {
      signs.begin(block);
    },
    getCompare: () => compare,
  };
}

/** A comparator that shares draws made before the sort: for each way in which they turn out, its signs with their exact probabilities. */
function answerByMixture(model: ComparatorSort, { seed, unknowns }: KernelTask): Answers {
  const values = new Map(unknowns.map(([name, value]) => [name, fromNumber(value)]));
  const words = supplyWords(seed);
  const mixture = getSignMixture(model.before ?? [], model.steps, model.sign, values).map(({ weight, signs }) => {
    // Thresholds of a random word, off by less than 2^−32.
    const below = Math.round(toNumber(signs.negative) * 2 ** 32);
    const notAbove = below + Math.round(toNumber(signs.zero) * 2 ** 32);
    const compare = signs.boolean
      ? (): boolean => words.draw() >= notAbove
      : (): number => {
          const word = words.draw();
          return word < below ? -1 : word < notAbove ? 0 : 1;
        };
    return { weight: toNumber(weight) * 2 ** 32, compare };
  });
  const last = mixture.at(-1);
  if (last === undefined) throw new Unjudgeable({ kind: "noAnswer" });
  return {
    begin: (block) => {
      words.begin(block);
    },
    getCompare: () => {
      let left = words.draw();
      return (mixture.find(({ weight }) => (left -= weight) < 0) ?? last).compare;
    },
  };
}

function makeComparatorKernel(model: ComparatorSort, task: KernelTask): Kernel {
  const { cards, engine } = task;
  const answers = (model.before ?? []).length === 0 ? answerAnew(model, task) : answerByMixture(model, task);
  const counter = new Counter(task);
  const order = new Int32Array(cards);
  const rounds = model.repeat ?? 1;
  return {
    run(block, trials) {
      answers.begin(block);
      counter.begin();
      for (let trial = 0; trial < trials; trial++) {
        const compare = answers.getCompare();
        layOut(order);
        for (let round = 0; round < rounds; round++) sortAs(engine, order, compare, model.list);
        counter.count(order);
      }
    },
    take: () => counter.take(),
    getRecorded: () => counter.getRecorded(),
  };
}
