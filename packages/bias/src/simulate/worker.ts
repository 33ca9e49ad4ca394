// The side of a simulation that runs in a worker of its own: blocks of trials on request.
import { createBirpc } from "birpc";
import { LeavesList } from "../exact/leaves-list.ts";
import { Unjudgeable, type UnjudgeableReason } from "../exact/unjudgeable.ts";
import { MOST_CARDS_WITH_ORDERS, MOST_COMPARED_ORDERS } from "../counts/measurement.ts";
import { BLOCK_TRIALS, makeKernel, type Kernel, type KernelTask, type BlockCounts } from "./kernel.ts";

/** Blocks one after the other: `trials` in all, all but the last one of full length. */
export interface BlockRange {
  readonly firstBlock: number;
  readonly trials: number;
}

/** Errors lose their class on the way between threads. */
export type Answer =
  | {
      readonly kind: "counted";
      readonly counted: readonly BlockCounts[];
      /** Beyond 7 cards: each of the first orders of all, as its cards by position, for `Measurement.repeats`. */
      readonly compared: readonly string[];
    }
  | { readonly kind: "leavesList"; readonly message: string }
  | { readonly kind: "unjudgeable"; readonly reason: UnjudgeableReason };

/** What a worker does for the thread that started it. */
export interface BlockRunner {
  begin(task: KernelTask): void;
  run(range: BlockRange): Answer;
}

/** Runs blocks and gives back what they counted. */
export function makeBlockRunner(): BlockRunner {
  let task: KernelTask | undefined;
  let kernel: Kernel | undefined;
  /** For the first trials, whose orders are compared. */
  let recorder: Kernel | undefined;
  return {
    begin(given) {
      task = given;
    },
    run({ firstBlock, trials }) {
      if (task === undefined) throw new RangeError("A worker was asked for trials before it was told of what.");
      try {
        const used = new Set<Kernel>();
        const compared: string[] = [];
        for (let block = firstBlock, left = trials; left > 0; block++, left -= BLOCK_TRIALS) {
          const count = Math.min(left, BLOCK_TRIALS);
          const kept = getKept(task, block, count);
          const fit =
            kept === 0 ? (kernel ??= makeKernel(task)) : (recorder ??= makeKernel({ ...task, records: true }));
          fit.run(block, count);
          used.add(fit);
          if (kept > 0) compared.push(...nameOrders(fit.getRecorded(), task.cards, kept));
        }
        return { kind: "counted", counted: [...used].map((each) => each.take()), compared };
      } catch (thrown) {
        if (thrown instanceof LeavesList) return { kind: "leavesList", message: thrown.message };
        if (thrown instanceof Unjudgeable) return { kind: "unjudgeable", reason: thrown.reason };
        throw thrown;
      }
    },
  };
}

/** Returns how many trials of a block are among the first ones, whose orders are compared. */
function getKept({ cards }: KernelTask, block: number, trials: number): number {
  if (cards <= MOST_CARDS_WITH_ORDERS) return 0;
  return Math.max(0, Math.min(trials, MOST_COMPARED_ORDERS - block * BLOCK_TRIALS));
}

/** Whole orders, not hashes: two that only look alike would be taken for a repeat. */
export function nameOrders(recorded: Uint16Array, cards: number, count: number): string[] {
  return Array.from({ length: count }, (_, trial) =>
    String.fromCharCode(...recorded.subarray(trial * cards, (trial + 1) * cards)),
  );
}

/** A way to another thread for messages that can be cloned. */
export interface Channel {
  readonly post: (message: unknown) => void;
  /** Calls back with every message of the other side. */
  readonly on: (listener: (message: unknown) => void) => void;
}

/**
 * Makes the thread at hand a worker for `simulate`. To be called once, by a script that is the worker.
 * @param channel the way to the thread that started it.
 * @example
 * ```js
 * import { getCatalogueEntry, serveSimulation, simulate } from "@fair-shuffle/bias";
 *
 * // Both ends in one thread, so that it can be tried; in a program, `serveSimulation` is called by the worker's script.
 * const { port1: here, port2: there } = new MessageChannel();
 * const getChannel = (port) => ({
 *   post: (message) => port.postMessage(message),
 *   on: (listener) => (port.onmessage = ({ data }) => listener(data)),
 * });
 * serveSimulation(getChannel(there));
 * const start = () => ({ ...getChannel(here), onFailure: () => {}, terminate: () => here.close() });
 *
 * const { model } = getCatalogueEntry("naive-swap");
 * const { counts } = await simulate(model, { cards: 3, trials: 1000, seed: 1, workers: { count: 1, start } });
 * counts[0]; // [320, 377, 303]
 * ```
 */
export function serveSimulation(channel: Channel): void {
  createBirpc<Record<string, never>, BlockRunner>(makeBlockRunner(), channel);
}
