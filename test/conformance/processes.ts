/** A run spread over processes, one for each core: programs stand for themselves, so that it doesn't matter who judges which. */

import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

import { combine, tallyShare, type Share, type ShareOptions, type Tally, type TallyOptions } from "./tally.ts";

/** What a process says on its way. */
export type Message =
  { readonly kind: "progress"; readonly done: number } | { readonly kind: "done"; readonly share: Share };

/** Judges all programs of a seed. Equal options give equal tallies, whatever the number of processes. Rejects where a process fails. */
export async function tally(
  options: TallyOptions,
  {
    processes = availableParallelism(),
    onProgress,
  }: { readonly processes?: number; readonly onProgress?: (done: number) => void } = {},
): Promise<Tally> {
  if (processes <= 1) return combine(options, [tallyShare({ ...options, share: 0, shares: 1 }, onProgress)]);
  const done = new Array<number>(processes).fill(0);
  const stop = new AbortController();
  try {
    const shares = await Promise.all(
      done.map((_, share) =>
        runShare({ ...options, share, shares: processes }, stop.signal, (count) => {
          done[share] = count;
          onProgress?.(Math.min(...done));
        }),
      ),
    );
    return combine(options, shares);
  } finally {
    stop.abort();
  }
}

function runShare(options: ShareOptions, signal: AbortSignal, onProgress: (done: number) => void): Promise<Share> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL("share-process.ts", import.meta.url)), [JSON.stringify(options)], {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      execArgv: ["--import", "tsx", "--conditions=@fair-shuffle/source"],
      serialization: "advanced",
      signal,
    });
    child.on("message", (message: Message) => {
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
