// A project in a temporary folder, and the command line run in it, for tests.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Language } from "@fair-shuffle/bias";
import { Ansis } from "ansis";
import { buildSync } from "esbuild";
import { runCommandLine } from "../command-line.ts";
import { makeOutput, type ExitCode, type Stream } from "../terminal.ts";

export interface Outcome {
  readonly exitCode: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly language?: Language;
  /** Of the terminal. */
  readonly columns?: number;
  readonly input?: string | Buffer;
  readonly command?: string;
}

export interface Project {
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string | Buffer) => void;
  /** Runs `fair-shuffle` with these arguments. */
  readonly run: (...args: readonly string[]) => Promise<Outcome>;
  /** The same in a terminal of 80 columns that shows colours of this level (0 none … 3 all). */
  readonly runInTerminal: (level: number, ...args: readonly string[]) => Promise<Outcome>;
  /** Runs it without colours in a terminal of so many columns. */
  readonly runInColumns: (columns: number, language: Language, ...args: readonly string[]) => Promise<Outcome>;
  /** The same where this is what is typed to run it. */
  readonly runAs: (command: string, ...args: readonly string[]) => Promise<Outcome>;
  /** The same with a Chinese locale. */
  readonly runInChinese: (...args: readonly string[]) => Promise<Outcome>;
  /** The same with this on standard input. */
  readonly runOn: (input: string | Buffer, ...args: readonly string[]) => Promise<Outcome>;
  /** Returns the very bytes that are then written to standard output. */
  readonly pipe: (input: Buffer, ...args: readonly string[]) => Promise<Buffer>;
  /** The path of the script that measures. */
  readonly measureWorker: string;
  readonly remove: () => void;
}

/** Where tsx, which stays outside of the bundle, is found from. */
const cache = fileURLToPath(new URL("../../node_modules/.cache/", import.meta.url));

let bundled: URL | undefined;

/** The sources, so that no build is needed, but in one piece: each worker would else compile them all anew, which costs more than what it measures. */
function bundleScripts(): URL {
  if (bundled !== undefined) return bundled;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "scripts-"));
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  buildSync({
    entryPoints: ["../bias/measure-worker.ts", "../bias/memory-watch.ts"].map((path) =>
      fileURLToPath(new URL(path, import.meta.url)),
    ),
    entryNames: "[name]",
    outdir: folder,
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["@fair-shuffle/source"],
    external: ["tsx"],
  });
  bundled = pathToFileURL(join(folder, "/"));
  return bundled;
}

export function makeProject(files: Readonly<Record<string, string | Buffer>>): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "fair-shuffle-cli-")));
  const write = (file: string, text: string | Buffer): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  const run = async (
    isTTY: boolean,
    level: number,
    args: readonly string[],
    { language = "en", columns = 80, input = "", command = "fair-shuffle" }: RunOptions = {},
  ): Promise<Outcome & { readonly bytes: Buffer }> => {
    const [stdout, stderr] = [makeStream(isTTY, columns), makeStream(isTTY, columns)];
    const terminal = {
      cwd: folder,
      stdin: Readable.from([Buffer.from(input)]),
      stdout: makeOutput(stdout.stream),
      stderr: makeOutput(stderr.stream),
      colours: new Ansis(level),
      language,
      command,
      measureWorker: {
        get url() {
          return new URL("measure-worker.js", bundleScripts());
        },
      },
    };
    const exitCode = await runCommandLine(args, terminal);
    const bytes = stdout.read();
    return { exitCode, stdout: bytes.toString(), stderr: stderr.read().toString(), bytes };
  };
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), "utf8"),
    write,
    run: async (...args) => getOutcome(await run(false, 0, args)),
    runInTerminal: async (level, ...args) => getOutcome(await run(true, level, args)),
    runInColumns: async (columns, language, ...args) => getOutcome(await run(true, 0, args, { columns, language })),
    runAs: async (command, ...args) => getOutcome(await run(false, 0, args, { command })),
    runInChinese: async (...args) => getOutcome(await run(false, 0, args, { language: "zh-cn" })),
    runOn: async (input, ...args) => getOutcome(await run(false, 0, args, { input })),
    pipe: async (input, ...args) => (await run(false, 0, args, { input })).bytes,
    get measureWorker() {
      return fileURLToPath(new URL("measure-worker.js", bundleScripts()));
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const getOutcome = ({ exitCode, stdout, stderr }: Outcome): Outcome => ({ exitCode, stdout, stderr });

function makeStream(isTTY: boolean, columns: number): { readonly stream: Stream; readonly read: () => Buffer } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  return { stream: Object.assign(stream, isTTY ? { isTTY, columns } : {}), read: () => Buffer.concat(chunks) };
}
