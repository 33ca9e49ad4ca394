// Simulates a model: shuffles the same cards many times and counts where each ends, the same counts for the same seed wherever it runs.
import { createBirpc } from "birpc";
import type { Engine } from "../engines/engine.ts";
import type { Unknowns } from "../exact/distribution.ts";
import { LeavesList } from "../exact/leaves-list.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import { MOST_CARDS_WITH_ORDERS, MOST_COMPARED_ORDERS, type Measurement } from "../counts/measurement.ts";
import type { ShuffleModel } from "../model/model.ts";
import { makeKernel } from "./kernel.ts";
import { BLOCK_TRIALS } from "./module-agreement.ts";
import { readTask, type Recipe } from "./recipe.ts";
import { Totals } from "./totals.ts";
import {
  makeBlockRunner,
  type Answer,
  type BlockRange,
  type BlockRunner,
  type Channel,
  type Recipes,
} from "./worker.ts";
import { tellGiven } from "../model/given-number.ts";

/** A worker whose script calls `serveSimulation`. */
export interface SimulationWorker extends Channel {
  /** Calls back when the worker dies or can't be started. */
  onFailure(listener: (reason: unknown) => void): void;
  terminate(): void;
  /** As in Node, where a worker has them: whether the process waits for it. */
  ref?(): void;
  unref?(): void;
}

/** How to start workers, and how many. */
export interface Workers {
  readonly count: number;
  readonly start: () => SimulationWorker;
}

/** How far a simulation or a measurement has come. */
export interface Progress {
  /** Shuffles counted so far. */
  readonly done: number;
  /** Shuffles in all. */
  readonly trials: number;
  /** Returns what was measured so far. */
  readonly getMeasurement: () => Measurement;
}

/** As in DOM and Node, whose types are not at hand here. */
export interface Abort {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** What `simulate` is asked for: how many cards and how many shuffles, and how they are run. */
export interface SimulateOptions {
  /** n, 2 to 1,000. */
  readonly cards: number;
  /** How many shuffles, 1 to 10^12. */
  readonly trials: number;
  /** A safe integer; drawn where absent, and part of the measurement. */
  readonly seed?: number;
  /** Whose sort a comparator is given to; V8's where absent. */
  readonly engine?: Engine;
  /** Values for the model's unknowns. */
  readonly unknowns?: Unknowns;
  readonly signal?: Abort;
  /** Called at least ten times a second; the simulation waits for what it returns. */
  readonly onProgress?: (progress: Progress) => void | Promise<void>;
  /** Without them all is run in the thread at hand, which is left free for others many times a second. */
  readonly workers?: Workers;
  /**
   * Gets every single order: the cards by position of one trial after the other, in order, in pieces of any number of trials. A simulation
   * with it runs in the thread at hand and waits for what is returned.
   */
  readonly onOrders?: (orders: Uint16Array) => void | Promise<void>;
}

/** About how long a piece of work takes, in milliseconds: progress is told, and an abort seen, after each. */
const PIECE_TIME = 40;

/** So many blocks are not worth being shared among threads. */
const LEAST_BLOCKS = 16;

const MOST_CARDS = 1000;
const MOST_TRIALS = 1e12;

declare const setTimeout: (callback: () => void, milliseconds: number) => unknown;

/**
 * Shuffles `cards` cards `trials` times and counts where each ends. The counts depend on model, engine, cards, trials and seed alone.
 * @throws RangeError where an option is out of range; LeavesList where an index leaves the list; Unjudgeable where the model is beyond
 * simulation; the signal's reason where it was aborted.
 * @example
 * ```js
 * import { getCatalogueEntry, simulate } from "@fair-shuffle/bias";
 *
 * const { model } = getCatalogueEntry("naive-swap");
 * const { counts } = await simulate(model, { cards: 3, trials: 1000, seed: 1 });
 * counts[0]; // [320, 377, 303]
 * ```
 */
export async function simulate(model: ShuffleModel, options: SimulateOptions): Promise<Measurement> {
  const { cards, trials, seed = Math.floor(Math.random() * 2 ** 32), signal, onProgress, workers, onOrders } = options;
  check("cards", cards, 2, MOST_CARDS);
  check("trials", trials, 1, MOST_TRIALS);
  check("seed", seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  throwIfAborted(signal);
  const writeRecipe = readTask({
    model,
    cards,
    engine: options.engine ?? "v8",
    seed,
    unknowns: options.unknowns ?? new Map(),
  });
  const totals = new Totals(cards, seed);
  const tell = async (): Promise<void> => {
    throwIfAborted(signal);
    await onProgress?.({ done: totals.trials, trials, getMeasurement: () => totals.getMeasurement() });
  };
  if (onOrders !== undefined) await runRecorded(writeRecipe(true), trials, totals, onOrders, tell);
  else {
    const recipes: Recipes = {
      counting: writeRecipe(false),
      recording: cards > MOST_CARDS_WITH_ORDERS ? writeRecipe(true) : undefined,
    };
    if (workers === undefined || workers.count < 1) await runHere(recipes, trials, totals, tell);
    else await runInWorkers(recipes, trials, totals, workers, signal, tell);
  }
  return totals.getMeasurement();
}

function check(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`simulate takes ${least} to ${most} for ${name}, not ${tellGiven(value)}.`);
}

function throwIfAborted(signal: Abort | undefined): void {
  if (signal?.aborted === true) throw signal.reason;
}

/** Leaves the thread to others for a moment. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** Hands out blocks, as many at a time as take about `PIECE_TIME`. */
class Pieces {
  private readonly trials: number;
  private readonly threads: number;
  private next = 0;
  private blocks = 1;

  constructor(trials: number, threads: number) {
    this.trials = trials;
    this.threads = threads;
  }

  take(): BlockRange | undefined {
    const done = this.next * BLOCK_TRIALS;
    if (done >= this.trials) return undefined;
    const firstBlock = this.next;
    const left = this.trials - done;
    // The last pieces are smaller, so that no thread waits long for another.
    const share = this.threads === 1 ? Infinity : Math.ceil(left / BLOCK_TRIALS / (2 * this.threads));
    const blocks = Math.min(this.blocks, Math.max(share, LEAST_BLOCKS));
    this.next += blocks;
    return { firstBlock, trials: Math.min(blocks * BLOCK_TRIALS, left) };
  }

  /** Learns how long a piece took, in milliseconds. */
  tookTime({ trials }: BlockRange, milliseconds: number): void {
    const perBlock = Math.max(milliseconds, 1) / Math.ceil(trials / BLOCK_TRIALS);
    // What ran cold says little: it grows by steps.
    this.blocks = Math.max(1, Math.min(Math.floor(PIECE_TIME / perBlock), this.blocks * 4));
  }
}

function add(answer: Answer, trials: number, totals: Totals): void {
  switch (answer.kind) {
    case "counted":
      for (const counts of answer.counted) totals.add(counts);
      for (const orders of answer.compared) totals.compare(orders);
      totals.trials += trials;
      return;
    case "leavesList":
      throw new LeavesList(answer.message);
    case "unjudgeable":
      throw new Unjudgeable(answer.reason);
  }
}

async function runHere(recipes: Recipes, trials: number, totals: Totals, tell: () => Promise<void>): Promise<void> {
  const runner = makeBlockRunner();
  runner.begin(recipes);
  const pieces = new Pieces(trials, 1);
  let last = Date.now();
  for (let piece = pieces.take(); piece !== undefined; piece = pieces.take()) {
    const start = Date.now();
    add(runner.run(piece), piece.trials, totals);
    pieces.tookTime(piece, Date.now() - start);
    await tell();
    if (Date.now() - last < PIECE_TIME / 2) continue;
    await pause();
    last = Date.now();
  }
}

async function runRecorded(
  recipe: Recipe,
  trials: number,
  totals: Totals,
  onOrders: NonNullable<SimulateOptions["onOrders"]>,
  tell: () => Promise<void>,
): Promise<void> {
  const kernel = makeKernel(recipe);
  let last = Date.now();
  for (let block = 0, left = trials; left > 0; block++, left -= BLOCK_TRIALS) {
    const count = Math.min(left, BLOCK_TRIALS);
    kernel.run(block, count);
    totals.add(kernel.take());
    totals.trials += count;
    const orders = kernel.getRecorded();
    const { cards } = recipe;
    if (cards > MOST_CARDS_WITH_ORDERS && block * BLOCK_TRIALS < MOST_COMPARED_ORDERS) totals.compare(orders);
    await onOrders(orders);
    if (Date.now() - last < PIECE_TIME) continue;
    await tell();
    await pause();
    last = Date.now();
  }
  await tell();
}

async function runInWorkers(
  recipes: Recipes,
  trials: number,
  totals: Totals,
  { count, start }: Workers,
  signal: Abort | undefined,
  tell: () => Promise<void>,
): Promise<void> {
  const pieces = new Pieces(trials, count);
  const needed = Math.min(count, Math.ceil(trials / BLOCK_TRIALS));
  const started = startAll(start, needed);
  let stop: () => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => {
      reject(
        signal?.reason instanceof Error
          ? signal.reason
          : new Error("The simulation was aborted.", { cause: signal?.reason }),
      );
    };
    signal?.addEventListener("abort", stop);
    for (const worker of started) {
      worker.onFailure((reason) => {
        reject(new Error("A worker of the simulation failed.", { cause: reason }));
      });
    }
  });
  const work = async (channel: SimulationWorker): Promise<void> => {
    // A piece takes as long as it takes; a worker that dies says so itself.
    const runner = createBirpc<BlockRunner>({}, { post: channel.post, on: channel.on, timeout: -1 });
    await runner.begin(recipes);
    for (let piece = pieces.take(); piece !== undefined; piece = pieces.take()) {
      const begin = Date.now();
      add(await runner.run(piece), piece.trials, totals);
      pieces.tookTime(piece, Date.now() - begin);
      await tell();
    }
  };
  try {
    await Promise.race([Promise.all(started.map(work)), stopped]);
  } finally {
    signal?.removeEventListener("abort", stop);
    for (const worker of started) worker.terminate();
  }
}

/** Starts so many workers. @throws where one can't be started; none is left behind then. */
function startAll(start: Workers["start"], count: number): readonly SimulationWorker[] {
  const started: SimulationWorker[] = [];
  try {
    for (let index = 0; index < count; index++) started.push(start());
    return started;
  } catch (thrown) {
    for (const worker of started) worker.terminate();
    throw new Error("A worker of the simulation can't be started.", { cause: thrown });
  }
}
