// What a worker process is asked to measure, and what it answers, line by line.

export interface MeasureTask {
  /** The module's absolute path. */
  readonly path: string;
  /** As it was named, for messages. */
  readonly module: string;
  /** The name of the export; "default" where none was given. */
  readonly exportName: string;
  readonly cards: number;
  readonly trials: number;
  readonly seed: number | undefined;
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
  /** Orders, one after the other, by position. */
  | { readonly kind: "orders"; readonly orders: Uint16Array }
  /** There are no more orders. */
  | { readonly kind: "done" }
  /** What is wrong with the module or its function, in a sentence or more. */
  | { readonly kind: "failed"; readonly message: string };

/** No answer is longer, in characters. */
export const LONGEST_ANSWER = 200_000;

const LONGEST_MESSAGE = 20_000;

const { parse, stringify } = JSON;

/** Returns an answer as a line without its end. What is measured may have changed what every object has: no object is written as JSON. */
export function writeAnswer(answer: MeasureAnswer, token: string): string {
  switch (answer.kind) {
    case "loaded":
    case "done":
      return `${token} ${answer.kind}`;
    case "orders": {
      const { buffer, byteOffset, byteLength } = answer.orders;
      return `${token} orders ${Buffer.from(buffer, byteOffset, byteLength).toString("base64")}`;
    }
    case "failed":
      return `${token} failed ${stringify(answer.message.slice(0, LONGEST_MESSAGE))}`;
  }
}

/** Returns the answer that a line is; undefined where it is none, whoever wrote it. */
export function readAnswer(line: string, token: string): MeasureAnswer | undefined {
  const [first, kind, content, ...others] = line.split(" ");
  if (first !== token) return undefined;
  switch (kind) {
    case "loaded":
    case "done":
      return content === undefined ? { kind } : undefined;
    case "orders":
      return content === undefined || others.length > 0 ? undefined : { kind, orders: readOrders(content) };
    case "failed":
      return readFailure(line.slice(`${token} failed `.length));
    default:
      return undefined;
  }
}

function readOrders(text: string): Uint16Array {
  const bytes = Buffer.from(text, "base64");
  const orders = new Uint16Array(Math.ceil(bytes.length / 2));
  new Uint8Array(orders.buffer).set(bytes);
  return orders;
}

function readFailure(text: string): MeasureAnswer | undefined {
  try {
    const message: unknown = parse(text);
    return typeof message === "string" ? { kind: "failed", message } : undefined;
  } catch {
    return undefined;
  }
}
