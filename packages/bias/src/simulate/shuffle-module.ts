// A model's shuffle as a WebAssembly module: it shuffles the untouched cards again and again and counts where they end.
import { MOST_CARDS_WITH_ORDERS } from "../counts/measurement.ts";
import type { KeyedSort, SwapLoop } from "../model/model.ts";
import { getRestSteps } from "../model/rest-of-list.ts";
import { toFloat } from "./code-values.ts";
import { evaluate } from "./expression-code.ts";
import { checkLength, runSteps, compile, type Compiled } from "./compile-steps.ts";
import { lengthOf, type ListPlace, type Layout, type Compilation } from "./compilation.ts";
import { STATUS } from "./module-agreement.ts";
import * as wasm from "./webassembly.ts";
import { f64, I32, i32, I64, i64, type Code, type ValueType } from "./webassembly.ts";

/** `run(trials, state, state)` returns a status; its memory holds what it counted, at these addresses. */
export interface ShuffleModule {
  readonly bytes: Uint8Array;
  readonly addresses: Addresses;
  /** How many whole numbers each draw of every run chooses from, in the order in which they are drawn. */
  readonly drawnCounts: readonly number[];
}

/** Addresses in bytes. */
interface Addresses {
  /** 32-bit counts, [position][card]. */
  readonly counts: number;
  /** 32-bit counts of orders, by `getOrderOfCode`; for n ≤ 7. */
  readonly orders: number | undefined;
  /** What every trial left: the cards by position as 16-bit numbers where it counts, a key for each card as a double for a keyed sort. */
  readonly trials: number;
}

const TRIALS = 0;
const STATE = [1, 2] as const;
const PARAMETERS: readonly ValueType[] = [I32, I64, I64];

/** Lists may hold so many more cards than n for a while. */
const SPARE_ROOM = 8;

/** One word of 64 bits says which of 63 cards were seen; a card that is none is the 64th. */
const MOST_CARDS_IN_WORD = 63;
/** Positions beyond these are counted by a loop. */
const MOST_WRITTEN_OUT = 64;

export const align = (address: number): number => Math.ceil(address / 16) * 16;

/**
 * Returns the module of a swap loop.
 * @param cards n, 2 to 65,535.
 * @param recorded how many trials of one run are kept whole; 0 for none.
 * @throws Unjudgeable where the model does what no list can.
 */
export function writeShuffleModule(
  model: SwapLoop,
  cards: number,
  unknowns: ReadonlyMap<string, number>,
  recorded: number,
): ShuffleModule {
  const memory = layMemory(cards, recorded);
  const { room } = memory;
  const lists = new Map<string, ListPlace>([
    [model.list, { address: memory.list, length: lengthOf(model.list), room, grows: false }],
  ]);
  if (model.into !== undefined)
    lists.set(model.into, { address: memory.into, length: lengthOf(model.into), room, grows: true });
  const result = model.into === undefined ? memory.list : memory.into;
  return writeTrials({ cards, lists, unknowns }, memory, (compilation) => ({
    code: [
      runSteps(compilation, [...model.steps, ...getRestSteps(model)]),
      checkLength(compilation, model.into ?? model.list),
      checkCards(result, cards, memory.seen, compilation),
    ],
    result,
  }));
}

/** Where a module that counts keeps what, in bytes. */
export interface Memory {
  /** Of how many cards each list may be. */
  readonly room: number;
  readonly list: number;
  readonly into: number;
  readonly seen: number;
  readonly counts: number;
  readonly orders: number | undefined;
  readonly trials: number;
  readonly recorded: number;
  readonly end: number;
}

export function layMemory(cards: number, recorded: number): Memory {
  const room = 2 * cards + SPARE_ROOM;
  const list = 16;
  const into = align(list + 4 * room);
  const seen = align(into + 4 * room);
  const counts = align(seen + 8 * (Math.ceil(cards / 64) + 1));
  const orders = align(counts + 4 * cards * cards);
  const countsOrders = cards <= MOST_CARDS_WITH_ORDERS;
  const trials = align(orders + (countsOrders ? 4 * cards ** cards : 0));
  const end = trials + 2 * cards * recorded;
  return { room, list, into, seen, counts, orders: countsOrders ? orders : undefined, trials, recorded, end };
}

/** What is run for each trial. */
interface Trial {
  /** Run once, before the first trial. */
  readonly before?: Code;
  /** Shuffles the untouched cards in `memory.list`. */
  readonly code: Code;
  /** Where the shuffled cards lie. */
  readonly result: number;
  /** What lies in memory before. */
  readonly data?: wasm.Data;
}

/** The module that shuffles the untouched cards once for each trial, and counts where they are. */
export function writeTrials(
  place: Layout,
  memory: Memory,
  write: (compilation: Compilation) => Trial,
  inner: readonly wasm.Routine[] = [],
): ShuffleModule {
  const { cards } = place;
  const { list, counts, orders, trials, recorded, end } = memory;
  let data: wasm.Data | undefined;
  const written = compile(place, PARAMETERS, STATE, (compilation) => {
    const counter = compilation.getNamed("trial", I32);
    const begun = compilation.begin();
    const { before = [], code, result, ...rest } = write(compilation);
    data = rest.data;
    return [
      before,
      repeat(counter, [
        begun,
        layCards(list, cards, compilation),
        code,
        countPositions(result, cards, counts, compilation),
        orders === undefined ? [] : countOrder(result, cards, orders),
        recorded > 0 ? record(result, cards, trials, counter, compilation) : [],
      ]),
    ];
  });
  const bytes = writeRun(written, end, { inner, data });
  return { bytes, addresses: { counts, orders, trials }, drawnCounts: written.drawnCounts };
}

/**
 * Returns the module that draws the keys of a sort: it counts nothing.
 * @param recorded how many trials one run may have at most.
 */
export function writeKeyModule(
  model: KeyedSort,
  cards: number,
  unknowns: ReadonlyMap<string, number>,
  recorded: number,
): ShuffleModule {
  const trials = 16;
  const written = compile({ cards, lists: new Map(), unknowns }, PARAMETERS, STATE, (compilation) => {
    const [key, address] = [compilation.getNamed("key", I32), compilation.getNamed("address", I32)];
    const place = compilation.getNamed("place", I32);
    return [
      [wasm.getLocal(TRIALS), i32.constant(cards), i32.multiply, wasm.setLocal(TRIALS)],
      repeat(key, [
        compilation.begin(),
        model.overwriting === undefined ? [] : beginAt(compilation, model.overwriting.place, place, key),
        runSteps(compilation, model.steps),
        [wasm.getLocal(address)],
        toFloat(evaluate(compilation, model.key)),
        f64.store(trials),
        [wasm.getLocal(address), i32.constant(8), i32.add, wasm.setLocal(address)],
      ]),
    ];
  });
  return {
    bytes: writeRun(written, trials + 8 * cards * recorded),
    addresses: { counts: 0, orders: undefined, trials },
    drawnCounts: written.drawnCounts,
  };
}

/** Keys of a trial are drawn one after the other: the variable that holds the place is what is left of their number. */
function beginAt(compilation: Compilation, name: string, place: number, key: number): Code {
  const { cards } = compilation.layout;
  compilation.environment.set(name, { kind: "int", local: place, low: 0, high: cards - 1 });
  return [wasm.getLocal(key), i32.constant(cards), i32.remainder, wasm.setLocal(place)];
}

/** The module around what was written; it ends well where nothing left it before. */
function writeRun({ code, locals }: Compiled, memoryBytes: number, parts?: wasm.ModuleParts): Uint8Array {
  const body = [code, i32.constant(STATUS.done)];
  return wasm.writeModule({ parameters: PARAMETERS, result: I32, locals, body }, memoryBytes, parts);
}

/** Runs the body once for each trial; the counter goes up from 0. */
function repeat(counter: number, body: Code): Code {
  return wasm.block(
    wasm.loop([
      [wasm.getLocal(counter), wasm.getLocal(TRIALS), i32.lessUnsigned, i32.isZero, wasm.branchIf(1)],
      body,
      [wasm.getLocal(counter), i32.constant(1), i32.add, wasm.setLocal(counter), wasm.branch(0)],
    ]),
  );
}

/** Lays every card at its own position. */
function layCards(list: number, cards: number, compilation: Compilation): Code {
  if (cards > MOST_WRITTEN_OUT)
    return overPositions(compilation, cards, (position) => [
      [position, i32.constant(2), i32.shiftLeft, position, i32.store(list)],
    ]);
  return Array.from({ length: cards }, (_, card) => [i32.constant(0), i32.constant(card), i32.store(list + 4 * card)]);
}

/** Leaves the function where a card is missing: every card must flip a bit of its own. */
function checkCards(list: number, cards: number, seen: number, compilation: Compilation): Code {
  const cardAt = (position: number): Code => [i32.constant(0), i32.load(list + 4 * position)];
  const fail: Code = wasm.choose([i32.constant(STATUS.losesCards), wasm.leave], [], undefined);
  const bit = (card: Code): Code => [i64.constant(1n), card, i64.extendUnsigned, i64.shiftLeft];
  if (cards <= MOST_CARDS_IN_WORD) {
    const all = 2n ** BigInt(cards) - 1n;
    const flips = Array.from({ length: cards }, (_, position): Code => [
      bit(cardAt(position)),
      position === 0 ? [] : i64.xor,
    ]);
    return [flips, i64.constant(all), i64.unequal, fail];
  }
  // A word for each 64 cards, and flags that are all found set once and cleared.
  const words = Math.ceil(cards / 64);
  const card = compilation.getNamed("card", I32);
  const address: Code = [wasm.getLocal(card), i32.constant(64), i32.divideUnsigned, i32.constant(3), i32.shiftLeft];
  return [
    [i32.constant(seen), i32.constant(0), i32.constant(8 * words), wasm.fillBytes],
    overPositions(compilation, cards, (position) => [
      [position, i32.constant(2), i32.shiftLeft, i32.load(list), wasm.teeLocal(card)],
      [i32.constant(cards), i32.lessUnsigned, i32.isZero, fail],
      [address, address, i64.load(seen), bit(wasm.getLocal(card)), i64.xor, i64.store(seen)],
    ]),
    Array.from({ length: words }, (_, word): Code => {
      const inWord = BigInt(Math.min(cards - 64 * word, 64));
      return [
        i32.constant(0),
        i64.load(seen + 8 * word),
        i64.constant(BigInt.asIntN(64, 2n ** inWord - 1n)),
        i64.unequal,
        fail,
      ];
    }),
  ];
}

/** Adds 1 to the count of each position's card. */
function countPositions(list: number, cards: number, counts: number, compilation: Compilation): Code {
  const cell = compilation.getNamed("cell", I32);
  const count = (offset: number): Code => [
    [i32.constant(2), i32.shiftLeft, wasm.teeLocal(cell), wasm.getLocal(cell)],
    [i32.load(offset), i32.constant(1), i32.add, i32.store(offset)],
  ];
  if (cards > MOST_WRITTEN_OUT)
    return overPositions(compilation, cards, (position) => [
      [position, i32.constant(2), i32.shiftLeft, i32.load(list)],
      [position, i32.constant(cards), i32.multiply, i32.add, count(counts)],
    ]);
  return Array.from({ length: cards }, (_, position): Code => [
    [i32.constant(0), i32.load(list + 4 * position)],
    count(counts + 4 * position * cards),
  ]);
}

function countOrder(list: number, cards: number, orders: number): Code {
  const code = Array.from({ length: cards }, (_, position): Code => [
    position === 0 ? [] : [i32.constant(cards), i32.multiply],
    [i32.constant(0), i32.load(list + 4 * position)],
    position === 0 ? [] : i32.add,
  ]);
  const address: Code = [code, i32.constant(2), i32.shiftLeft];
  return [address, address, i32.load(orders), i32.constant(1), i32.add, i32.store(orders)];
}

/** Copies the trial's cards to its place among the recorded ones. */
function record(list: number, cards: number, trials: number, trial: number, compilation: Compilation): Code {
  return overPositions(compilation, cards, (position) => [
    [wasm.getLocal(trial), i32.constant(cards), i32.multiply, position, i32.add, i32.constant(1), i32.shiftLeft],
    [position, i32.constant(2), i32.shiftLeft, i32.load(list), i32.storeHalf(trials)],
  ]);
}

/** A loop over all positions; the body reads its own from the code that it is given. */
function overPositions(compilation: Compilation, cards: number, body: (position: Code) => Code): Code {
  const position = compilation.getNamed("position", I32);
  return [
    [i32.constant(0), wasm.setLocal(position)],
    wasm.loop([
      body(wasm.getLocal(position)),
      [wasm.getLocal(position), i32.constant(1), i32.add, wasm.teeLocal(position)],
      [i32.constant(cards), i32.less, wasm.branchIf(0)],
    ]),
  ];
}
