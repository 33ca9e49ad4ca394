// The record of a simulation: every single order in one file, the result in another. Both are there when all is done, or neither.
import { statSync } from "node:fs";
import { join } from "node:path";
import { prepareFolder } from "../disk/output-file.ts";
import { startReplacement, type Replacement } from "../disk/replace-file.ts";
import { Trouble } from "../disk/trouble.ts";
import { beforeEnding } from "../ending-signals.ts";
import { BadUse } from "../terminal.ts";

export interface Recorder {
  /** Writes orders: the cards of one shuffle after the other, by position. */
  readonly add: (orders: Uint16Array) => void;
  /** Writes the result, and ends. */
  readonly finish: (result: readonly string[]) => void;
  /** Ends without a record, unless it is finished. */
  readonly discard: () => void;
}

/** Starts a record of so many cards in a folder, which is made where it is missing; it throws `BadUse`, then and later, where it can't be written. */
export function startRecord(folder: string, cards: number): Recorder {
  const write = <Value>(act: () => Value): Value => {
    try {
      return act();
    } catch (error) {
      throw new BadUse(({ recordNotWritten }) => recordNotWritten(folder, error));
    }
  };
  // Orders may take gigabytes. A signal that comes as soon as their file is there has to find who removes it.
  let begun: Replacement | undefined;
  const release = beforeEnding(() => {
    begun?.discard();
  });
  const orders = write(() => {
    try {
      if (statSync(folder, { throwIfNoEntry: false })?.isFile() === true)
        throw new Trouble(({ isOfKind }) => isOfKind("file"));
      prepareFolder(folder);
      begun = startReplacement(join(folder, "orders.txt"));
      return begun;
    } catch (error) {
      release();
      throw error;
    }
  });
  return {
    add: (added) => {
      const lines: string[] = [];
      for (let start = 0; start < added.length; start += cards) {
        lines.push(added.subarray(start, start + cards).join(","));
      }
      if (lines.length > 0)
        write(() => {
          orders.write(Buffer.from(`${lines.join("\n")}\n`));
        });
    },
    finish: (lines) => {
      write(() => {
        const result = startReplacement(join(folder, "result.txt"));
        try {
          result.write(Buffer.from(`${lines.join("\n")}\n`));
          orders.commit();
          result.commit();
        } finally {
          result.discard();
        }
      });
    },
    discard: () => {
      release();
      orders.discard();
    },
  };
}
