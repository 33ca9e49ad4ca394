// What a worker process is asked to measure, and what it answers, line by line.
import type { Language } from "@fair-shuffle/bias";

export interface MeasureTask {
  /** The module's absolute path. */
  readonly path: string;
  /** The configuration of TypeScript's that holds for it, with its aliases; absolute, and undefined where there is none. */
  readonly configuration: string | undefined;
  /** As it was named, for messages. */
  readonly module: string;
  /** The name of the export; "default" where none was given. */
  readonly exportName: string;
  readonly cards: number;
  readonly trials: number;
  readonly seed: number | undefined;
  /** In which is told what is wrong with the module or its function. */
  readonly language: Language;
  /** What is typed to run the command line. */
  readonly command: string;
}

/** What the worker reads from its standard input, as JSON. */
export interface WorkerTask extends MeasureTask {
  /** What each answer begins with, so that nothing else that is written there passes for one. */
  readonly token: string;
  /** How far its process may grow once all is loaded that it runs on, in bytes. */
  readonly memory: number;
  /** The process that asks. */
  readonly parent: number;
}

/** The worker's files beside standard input, output and error: where it answers, and where its watch says that memory is used up. */
export const ANSWERS = 3;
export const ALARM = 4;

export type MeasureAnswer =
  /** The module was loaded, and has the function. */
  | { readonly kind: "loaded" }
  /** Cards by position, of one shuffle after the other. */
  | { readonly kind: "orders"; readonly orders: Uint16Array }
  /** There are no more orders. */
  | { readonly kind: "done" }
  /** What is wrong with the module or its function, in a sentence or more. */
  | { readonly kind: "failed"; readonly message: string };

/** No answer is longer, in characters. */
export const LONGEST_ANSWER = 200_000;

/** Each card is one character, from this one on: none of them ends a line, and each has two bytes. */
const FIRST_CARD = 0x100;

/** What the worker answers. The code that it measures may have changed every object of the language: none of its methods is called here unless it was taken before. */
export interface AnswerWriter {
  readonly loaded: () => void;
  /** Holds an order back, to be answered together with others. */
  readonly order: (order: ArrayLike<number>) => void;
  /** Answers what is held back. */
  readonly flush: () => void;
  readonly done: () => void;
  readonly failed: (message: string) => void;
}

/** Cards that are held back, unless one order has more. */
const MOST_HELD = 16_384;
const LONGEST_MESSAGE = 20_000;

/** @param write writes the first bytes, so many of them. */
export function makeAnswerWriter(
  cards: number,
  token: string,
  write: (bytes: Uint8Array, length: number) => void,
): AnswerWriter {
  const { stringify } = JSON;
  const encoder = new TextEncoder();
  const encode = encoder.encode.bind(encoder);
  const head = encode(`${token} orders `);
  const [start, most] = [head.length, Math.ceil(MOST_HELD / cards) * cards];
  const bytes = new Uint8Array(start + 2 * most + 1);
  bytes.set(head);
  let end = start;
  const flush = (): void => {
    if (end === start) return;
    bytes[end++] = 0x0a;
    write(bytes, end);
    end = start;
  };
  const writeText = (text: string): void => {
    const encoded = encode(text);
    write(encoded, encoded.length);
  };
  return {
    loaded: () => {
      writeText(`${token} loaded\n`);
    },
    order: (order) => {
      for (let position = 0; position < cards; position++) {
        const character = FIRST_CARD + (order[position] ?? 0);
        // As UTF-8 has it.
        bytes[end++] = 0xc0 | (character >> 6);
        bytes[end++] = 0x80 | (character & 0x3f);
      }
      if (end >= start + 2 * most) flush();
    },
    flush,
    done: () => {
      flush();
      writeText(`${token} done\n`);
    },
    failed: (message) => {
      writeText(`${token} failed ${stringify(message.slice(0, LONGEST_MESSAGE))}\n`);
    },
  };
}

/** Returns the answer that a line is; undefined where it is none, whoever wrote it. */
export function readAnswer(line: string, token: string): MeasureAnswer | undefined {
  const [, first, kind, content] = /^(\S+) (\S+)(?: (.+))?\n$/.exec(line) ?? [];
  if (first !== token) return undefined;
  switch (kind) {
    case "loaded":
    case "done":
      return content === undefined ? { kind } : undefined;
    case "orders":
      return content === undefined ? undefined : { kind, orders: readOrders(content) };
    case "failed":
      return content === undefined ? undefined : readFailure(content);
    default:
      return undefined;
  }
}

/** What is no card becomes a number that no card has. */
function readOrders(text: string): Uint16Array {
  const orders = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) orders[index] = text.charCodeAt(index) - FIRST_CARD;
  return orders;
}

function readFailure(text: string): MeasureAnswer | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === "string" ? { kind: "failed", message } : undefined;
  } catch {
    return undefined;
  }
}
