// The side of a simulation that runs in a worker of its own: blocks of trials on request.
import { createBirpc } from "birpc";
import { LeavesList } from "../exact/leaves-list.ts";
import { Unjudgeable, type UnjudgeableReason } from "../exact/unjudgeable.ts";
import { MOST_COMPARED_ORDERS } from "../counts/measurement.ts";
import { makeKernel, type Kernel, type BlockCounts } from "./kernel.ts";
import { BLOCK_TRIALS } from "./module-agreement.ts";
import type { Recipe } from "./recipe.ts";

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
      /** Beyond 7 cards: the first orders of all, the cards by position of one after the other, for `Measurement.repeats`. */
      readonly compared: readonly Uint16Array[];
    }
  | { readonly kind: "leavesList"; readonly message: string }
  | { readonly kind: "unjudgeable"; readonly reason: UnjudgeableReason };

/** What a worker runs. */
export interface Recipes {
  readonly counting: Recipe;
  /** For the first trials, whose orders are compared; undefined where orders are counted. */
  readonly recording: Recipe | undefined;
}

/** What a worker does for the thread that started it. */
export interface BlockRunner {
  begin(recipes: Recipes): void;
  run(range: BlockRange): Answer;
}

/** Runs blocks and gives back what they counted. */
export function makeBlockRunner(): BlockRunner {
  let recipes: Recipes | undefined;
  let kernel: Kernel | undefined;
  /** For the first trials, whose orders are compared. */
  let recorder: Kernel | undefined;
  return {
    begin(given) {
      recipes = given;
      kernel = undefined;
      recorder = undefined;
    },
    run({ firstBlock, trials }) {
      if (recipes === undefined) throw new RangeError("A worker was asked for trials before it was told of what.");
      const { counting, recording } = recipes;
      const kept = recording === undefined ? 0 : getKept(firstBlock, trials);
      try {
        const counted: BlockCounts[] = [];
        const compared: Uint16Array[] = [];
        for (let done = 0; recording !== undefined && done < kept; done += BLOCK_TRIALS) {
          recorder ??= makeKernel(recording);
          const count = Math.min(kept - done, BLOCK_TRIALS);
          recorder.run(firstBlock + done / BLOCK_TRIALS, count);
          const left = MOST_COMPARED_ORDERS - firstBlock * BLOCK_TRIALS - done;
          compared.push(recorder.getRecorded().subarray(0, left * counting.cards));
        }
        if (recorder !== undefined && kept > 0) counted.push(recorder.take());
        if (trials > kept) {
          kernel ??= makeKernel(counting);
          kernel.run(firstBlock + kept / BLOCK_TRIALS, trials - kept);
          counted.push(kernel.take());
        }
        return { kind: "counted", counted, compared };
      } catch (thrown) {
        if (thrown instanceof LeavesList) return { kind: "leavesList", message: thrown.message };
        if (thrown instanceof Unjudgeable) return { kind: "unjudgeable", reason: thrown.reason };
        throw thrown;
      }
    },
  };
}

/** Returns how many trials are in the first blocks, whose orders are compared: whole blocks, or all trials. */
function getKept(firstBlock: number, trials: number): number {
  const blocks = Math.max(0, Math.ceil(MOST_COMPARED_ORDERS / BLOCK_TRIALS) - firstBlock);
  return Math.min(trials, blocks * BLOCK_TRIALS);
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
