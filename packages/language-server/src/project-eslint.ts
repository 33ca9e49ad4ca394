// Asks the project's own ESLint, in a short-lived process, how it sets our rule; remembers until a configuration changes. A configuration is foreign code: it may loop, end the process or send what it likes.
import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readAnswer, type Answer, type EslintFailure, type Question } from "./eslint-answer.ts";
import type { ProjectEslint, RuleSetting } from "./host.ts";

/** A configuration takes so long at most, in milliseconds. */
const TIME_LIMIT = 20_000;
/** Questions within so many milliseconds go to one process. */
const GATHERING = 20;

const FLAT = ["js", "mjs", "cjs", "ts", "mts", "cts"].map((extension) => `eslint.config.${extension}`);
const LEGACY = [".eslintrc", ...["js", "cjs", "json", "yaml", "yml"].map((extension) => `.eslintrc.${extension}`)];

interface Asked {
  /** The configuration files' times and sizes: for clients that watch nothing. */
  readonly state: string;
  readonly setting: Promise<RuleSetting | undefined>;
}

interface Gathered {
  readonly files: Set<string>;
  readonly answer: Promise<Answer>;
}

/** Questions about one configuration, one process after the other: one that never answers has no company. */
interface Line {
  open: Gathered | undefined;
  last: Promise<Answer>;
}

interface Asking {
  readonly answer: Promise<Answer>;
  /** Ends the process; then there is no answer. */
  readonly stop: () => void;
}

const NOTHING: Answer = { settings: {} };

/** `onFailure` is told once of each failure in a folder. */
export function makeProjectEslint(onFailure: (folder: string, failure: EslintFailure) => void): ProjectEslint {
  const asked = new Map<string, Asked>();
  /** By the state of their configuration. */
  const lines = new Map<string, Line>();
  const running = new Set<Asking>();
  /** By configuration file. */
  const sourced = new Map<string, { readonly state: string; readonly setsSources: boolean }>();
  const told = new Set<string>();

  const gather = ({ folder, isFlat }: Configuration, state: string, file: string): Promise<Answer> => {
    const line: Line = lines.get(state) ?? { open: undefined, last: Promise.resolve(NOTHING) };
    lines.set(state, line);
    if (line.open !== undefined) {
      line.open.files.add(file);
      return line.open.answer;
    }
    const files = new Set([file]);
    const gathering = new Promise((resolve) => setTimeout(resolve, GATHERING));
    const start = ([before]: readonly [Answer, unknown]): Answer | Promise<Answer> => {
      line.open = undefined;
      if (lines.get(state) !== line) return NOTHING;
      // A configuration that once took too long is not run again before it changes.
      if (before.failure?.kind === "slow") return before;
      const asking = askChild({ folder, isFlat, files: [...files] });
      running.add(asking);
      return asking.answer.finally(() => running.delete(asking));
    };
    const answer = Promise.all([line.last, gathering])
      .then(start)
      .catch(
        // Where the system has no process left.
        (error: unknown): Answer => ({ settings: {}, failure: { kind: "said", message: String(error) } }),
      );
    line.open = { files, answer };
    line.last = answer;
    return answer;
  };

  const ask = async (configuration: Configuration, state: string, file: string): Promise<RuleSetting | undefined> => {
    const { folder } = configuration;
    const { settings, failure } = await gather(configuration, state, file);
    const key = JSON.stringify([folder, failure]);
    if (failure !== undefined && !told.has(key)) {
      told.add(key);
      onFailure(folder, failure);
    }
    const setting = settings[file];
    return setting === undefined ? undefined : { ...setting, cwd: folder };
  };

  return {
    ask: (file, folders) => {
      const configuration = findConfiguration(file, folders);
      if (configuration === undefined) return Promise.resolve(undefined);
      const state = configuration.files.map(getState).join("\n");
      const known = asked.get(file);
      if (known?.state === state) return known.setting;
      const setting = ask(configuration, state, file);
      asked.set(file, { state, setting });
      return setting;
    },
    setsSources: (file, folders) =>
      findConfiguration(file, folders)?.files.some((path) => {
        const state = getState(path);
        const known = sourced.get(path);
        if (known?.state === state) return known.setsSources;
        const setsSources = readText(path).includes("randomSources");
        sourced.set(path, { state, setsSources });
        return setsSources;
      }) ?? false,
    forget: () => {
      asked.clear();
      lines.clear();
      for (const asking of running) asking.stop();
      told.clear();
    },
  };
}

interface Configuration {
  readonly folder: string;
  readonly isFlat: boolean;
  readonly files: readonly string[];
}

/** Finds where ESLint would start from for a file: the nearest flat configuration, or the outermost of the others, which add up; undefined where there is none. */
function findConfiguration(file: string, folders: readonly string[]): Configuration | undefined {
  let legacy: Configuration | undefined;
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const flat = FLAT.map((name) => join(folder, name)).find((path) => existsSync(path));
    if (flat !== undefined) return { folder, isFlat: true, files: [flat] };
    const old = LEGACY.map((name) => join(folder, name)).find((path) => existsSync(path)) ?? findInPackage(folder);
    if (old !== undefined) legacy = { folder, isFlat: false, files: [...(legacy?.files ?? []), old] };
    // Whatever lies above the workspace still counts for ESLint 9 and 10, whose search goes up to the root.
    if (folder === dirname(folder)) return legacy;
    if (folders.includes(folder) && legacy !== undefined) return legacy;
  }
}

function findInPackage(folder: string): string | undefined {
  const path = join(folder, "package.json");
  return readText(path).includes('"eslintConfig"') ? path : undefined;
}

/** A file's text; none where it can't be read. */
function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function getState(path: string): string {
  const status = statSync(path, { throwIfNoEntry: false });
  return `${path} ${status?.mtimeMs ?? 0} ${status?.size ?? 0}`;
}

const CHILD = fileURLToPath(new URL("./eslint-child.js", import.meta.url));

/** So much is kept of what a process complains about. */
const MOST_COMPLAINT = 10_000;

/** The answer never rejects: a process that fails, or takes too long, is an answer with a failure. */
function askChild(asked: Omit<Question, "id" | "server">): Asking {
  const question: Question = { ...asked, id: randomUUID(), server: process.pid };
  const child = fork(CHILD, [], {
    cwd: question.folder,
    execArgv: [],
    env: { ...process.env, ELECTRON_RUN_AS_NODE: "1" },
    // What a configuration prints must not get into the protocol.
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    // A group of its own, so that it ends with all that it has started. On Windows it would get a window instead.
    detached: !IS_WINDOWS,
  });
  let stop = (): void => undefined;
  const answer = new Promise<Answer>((resolve) => {
    let complaint = "";
    let isOver = false;
    const end = (said: Answer): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      kill(child.pid);
      resolve(said);
    };
    stop = () => {
      end(NOTHING);
    };
    const fail = (failure: EslintFailure): void => {
      end({ settings: {}, failure });
    };
    const timer = setTimeout(() => {
      fail({ kind: "slow", seconds: TIME_LIMIT / 1000 });
    }, TIME_LIMIT);
    child.stderr?.on("data", (bytes: Buffer) => {
      if (complaint.length < MOST_COMPLAINT) complaint += bytes.toString("utf8", 0, MOST_COMPLAINT);
    });
    child.on("message", (message: unknown) => {
      const said = readAnswer(message, question);
      if (said !== undefined) end(said);
    });
    child.on("error", ({ message }) => {
      fail({ kind: "said", message });
    });
    child.on("exit", (code, signal) => {
      const line = complaint.split("\n").find((text) => text.includes("Error"));
      fail(line === undefined ? { kind: "ended", by: String(code ?? signal) } : { kind: "said", message: line.trim() });
    });
    child.send(question);
  });
  return { answer, stop };
}

const IS_WINDOWS = process.platform === "win32";

/** Ends a process of ours, and all that it has started, whatever it does: a spinning or deaf one hears no other signal. */
function kill(processId: number | undefined): void {
  if (processId === undefined) return;
  try {
    process.kill(IS_WINDOWS ? processId : -processId, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
