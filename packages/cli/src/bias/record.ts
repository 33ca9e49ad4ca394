// The record of a simulation: every single order in one file, the result in another.
import { createWriteStream, mkdirSync, statSync, writeFileSync, type WriteStream } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { describeError } from "../scan/find-files.ts";
import { BadUse } from "../terminal.ts";

export interface Recorder {
  /** Writes orders: the cards of one shuffle after the other, by position. */
  readonly add: (orders: Uint16Array) => Promise<void>;
  /** Writes the result, and ends. */
  readonly finish: (result: readonly string[]) => Promise<void>;
}

/** Starts a record of so many cards in a folder, which is made where it is missing; throws `BadUse` where it can't be written. */
export function startRecord(folder: string, cards: number): Recorder {
  let stream: WriteStream;
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isFile() === true) throw new Error("it is a file");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "orders.txt"), "");
    stream = createWriteStream(join(folder, "orders.txt"));
  } catch (error) {
    throw new BadUse(`The record can't be written to ${folder}: ${describeError(error)}.`);
  }
  let failure: unknown;
  stream.on("error", (error) => {
    failure = error;
  });
  const check = (): void => {
    if (failure !== undefined) throw new BadUse(`The record can't be written to ${folder}: ${describeError(failure)}.`);
  };
  return {
    add: async (orders) => {
      check();
      const lines: string[] = [];
      for (let start = 0; start < orders.length; start += cards) {
        lines.push(orders.subarray(start, start + cards).join(","));
      }
      if (lines.length > 0 && !stream.write(`${lines.join("\n")}\n`)) await once(stream, "drain");
    },
    finish: async (result) => {
      stream.end();
      await finished(stream);
      check();
      writeFileSync(join(folder, "result.txt"), `${result.join("\n")}\n`);
    },
  };
}
