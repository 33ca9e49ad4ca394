/** A run spread over processes, one for each core: programs stand for themselves, so that it doesn't matter who judges which. */

import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

import { combine, tallyShare, type Share, type Tally, type TallyOptions } from "./tally.ts";

/** What a process says on its way. */
export type Message<Result> =
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "done"; readonly share: Result };

export interface ProcessOptions {
  readonly processes?: number;
  readonly onProgress?: (done: number) => void;
}

/** Judges all programs of a seed. Equal options give equal tallies, whatever the number of processes. Rejects where a process fails. */
export async function tally(options: TallyOptions, use: ProcessOptions = {}): Promise<Tally> {
  const { processes = availableParallelism(), onProgress } = use;
  if (processes <= 1) return combine(options, [tallyShare({ ...options, share: 0, shares: 1 }, onProgress)]);
  return combine(options, await runShares<Share>(new URL("share-process.ts", import.meta.url), options, use));
}

/** Runs a module, which sends `Message`s, in several processes with the options and its share (0 … shares - 1) as JSON. Rejects where one of them fails. */
export async function runShares<Result>(
  module: URL,
  options: object,
  { processes = availableParallelism(), onProgress }: ProcessOptions = {},
): Promise<Result[]> {
  const done = new Array<number>(processes).fill(0);
  const stop = new AbortController();
  try {
    return await Promise.all(
      done.map((_, share) =>
        runShare<Result>(module, { ...options, share, shares: processes }, stop.signal, (count) => {
          done[share] = count;
          onProgress?.(Math.min(...done));
        }),
      ),
    );
  } finally {
    stop.abort();
  }
}

function runShare<Result>(
  module: URL,
  options: object,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(module), [JSON.stringify(options)], {
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      execArgv: ["--import", "tsx", "--conditions=@fair-shuffle/source"],
      serialization: "advanced",
      signal,
    });
    child.on("message", (message: Message<Result>) => {
      if (message.kind === "progress") onProgress(message.done);
      else resolve(message.share);
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      reject(
        new Error(`A process that judged programs ended with code ${String(code)}; its own message stands above.`),
      );
    });
  });
}
