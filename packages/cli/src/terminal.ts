// What a command talks to: two streams, the folder that it was started in, and the colours that its reader wants.
import type { KeptWorkers, Language } from "@fair-shuffle/bias";
import type { Ansis } from "ansis";
import { getText, show, type Shown } from "./foreign-text.ts";
import { getRefusals, type Refusals } from "./words/refusals.ts";

export interface Terminal {
  /** The folder that paths are relative to, absolute. */
  readonly cwd: string;
  /** What `scan -` reads. */
  readonly stdin: NodeJS.ReadableStream;
  /** What the command was asked for. */
  readonly stdout: Output;
  /** Progress and complaints. */
  readonly stderr: Output;
  /** What people read, by the locale. */
  readonly language: Language;
  /** What is typed to run the command line, as it was run: `fair-shuffle`, `npx fair-shuffle`, `npx @fair-shuffle/cli`. */
  readonly command: string;
  /** Colours, none where `NO_COLOR` is set or standard output is no terminal; `FORCE_COLOR` brings them back. */
  readonly colours: Ansis;
  /** Threads for long simulations; without them all runs in one. */
  readonly workers?: KeptWorkers;
  /** What scans in a thread of its own; without it all is scanned in one. */
  readonly scanWorker?: WorkerScript;
  /** What measures a user's function in a process of its own. */
  readonly measureWorker: WorkerScript;
}

/** The script of a worker, and what Node needs to run it. */
export interface WorkerScript {
  readonly url: URL;
  readonly execArgv?: readonly string[];
}

/** Where text goes: nothing that was not made fit to be shown. */
export interface Output {
  readonly write: (text: Shown) => void;
  /** The stream below it, for what draws by commands of the terminal's. */
  readonly stream: Stream;
}

/** A stream of Node's; `isTTY` and `columns` are a terminal's. */
export type Stream = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

export function makeOutput(stream: Stream): Output {
  return {
    write: (text) => {
      stream.write(getText(text));
    },
    stream,
  };
}

/** Exit codes: nothing wrong was found; something biased was; the command could not be understood or done. */
export const EXIT = { clean: 0, biased: 1, badUse: 2 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A command that can't be done as it was given: a sentence or more on one line says what is wrong and what would do. Its message is English, as that of every error. */
export class BadUse extends Error {
  override readonly name = "BadUse";
  /** Commands are named as they are typed. */
  readonly tell: (language: Language, command: string) => Shown;

  constructor(tell: ((refusals: Refusals) => string) | Shown) {
    const tellAs = (language: Language, command: string): Shown =>
      typeof tell === "function" ? show(tell(getRefusals(language, command))) : tell;
    super(getText(tellAs("en", "fair-shuffle")));
    this.tell = tellAs;
  }
}
