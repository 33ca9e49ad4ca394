// What a stream brings, line by line.
import type { Readable } from "node:stream";

/** Yields each line with its end; the last one, and pieces of one with more than `most` characters, may have none. A stream that breaks off ends. */
export async function* readLines(stream: Readable, most: number): AsyncGenerator<string, void, undefined> {
  let held = "";
  try {
    for await (const chunk of stream.setEncoding("utf8") as AsyncIterable<string>) {
      held += chunk;
      let start = 0;
      for (let end = held.indexOf("\n"); end !== -1; end = held.indexOf("\n", start)) {
        yield held.slice(start, end + 1);
        start = end + 1;
      }
      held = held.slice(start);
      if (held.length > most) {
        yield held;
        held = "";
      }
    }
  } catch (error) {
    if (!stream.destroyed) throw error;
  }
  if (held !== "") yield held;
}
