// The side of a simulation that runs in a worker of its own: blocks of trials on request.
import { createBirpc } from "birpc";
import { LeavesList, Unjudgeable } from "../exact/execute.ts";
import { BLOCK_TRIALS, makeKernel, type Kernel, type KernelTask, type Tally } from "./kernel.ts";

/** Blocks one after the other: `trials` in all, all but the last one of full length. */
export interface BlockRange {
  readonly firstBlock: number;
  readonly trials: number;
}

/** Errors lose their class on the way between threads. */
export type Answer =
  | { readonly kind: "counted"; readonly tally: Tally }
  | { readonly kind: "leavesList" | "unjudgeable"; readonly message: string };

/** What a worker does for the thread that started it. */
export interface BlockRunner {
  begin(task: KernelTask): void;
  run(range: BlockRange): Answer;
}

/** Runs blocks with one kernel and gives back what they counted. */
export function makeBlockRunner(): BlockRunner {
  let kernel: Kernel | undefined;
  let task: KernelTask | undefined;
  return {
    begin(given) {
      task = given;
    },
    run({ firstBlock, trials }) {
      if (task === undefined) throw new RangeError("A worker was asked for trials before it was told of what.");
      try {
        kernel ??= makeKernel(task);
        runBlocks(kernel, firstBlock, trials);
        return { kind: "counted", tally: kernel.take() };
      } catch (thrown) {
        if (thrown instanceof LeavesList) return { kind: "leavesList", message: thrown.message };
        if (thrown instanceof Unjudgeable) return { kind: "unjudgeable", message: thrown.message };
        throw thrown;
      }
    },
  };
}

function runBlocks(kernel: Kernel, firstBlock: number, trials: number): void {
  for (let block = firstBlock, left = trials; left > 0; block++, left -= BLOCK_TRIALS) {
    kernel.run(block, Math.min(left, BLOCK_TRIALS));
  }
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
 */
export function serveSimulation(channel: Channel): void {
  createBirpc<Record<string, never>, BlockRunner>(makeBlockRunner(), channel);
}
