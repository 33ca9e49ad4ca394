// Asks the project's own ESLint, in a short-lived process, how it sets our rule; remembers until a configuration changes.
import { fork } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ProjectEslint, RuleSetting } from "./host.ts";

export interface Question {
  /** Where ESLint starts from. */
  readonly folder: string;
  readonly isFlat: boolean;
  readonly files: readonly string[];
}

export interface Answer {
  readonly settings: Readonly<Record<string, Omit<RuleSetting, "cwd">>>;
  /** Why there are none. */
  readonly error?: string;
}

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

/** `onError` is told once for each folder and message. */
export function makeProjectEslint(onError: (folder: string, message: string) => void): ProjectEslint {
  const asked = new Map<string, Asked>();
  const gathered = new Map<string, Gathered>();
  /** By configuration file. */
  const sourced = new Map<string, { readonly state: string; readonly setsSources: boolean }>();
  const told = new Set<string>();

  const gather = ({ folder, isFlat }: Configuration, file: string): Promise<Answer> => {
    const open = gathered.get(folder);
    if (open !== undefined) {
      open.files.add(file);
      return open.answer;
    }
    const files = new Set([file]);
    const answer = new Promise((resolve) => setTimeout(resolve, GATHERING)).then(() => {
      gathered.delete(folder);
      return askChild({ folder, isFlat, files: [...files] });
    });
    gathered.set(folder, { files, answer });
    return answer;
  };

  const ask = async (configuration: Configuration, file: string): Promise<RuleSetting | undefined> => {
    const { folder } = configuration;
    const { settings, error } = await gather(configuration, file);
    if (error !== undefined && !told.has(`${folder}\n${error}`)) {
      told.add(`${folder}\n${error}`);
      onError(folder, error);
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
      const setting = ask(configuration, file);
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

/** Never rejects: a process that fails, or takes too long, is an answer with an error. */
function askChild(question: Question): Promise<Answer> {
  return new Promise((resolve) => {
    const child = fork(CHILD, [], {
      cwd: question.folder,
      execArgv: [],
      env: { ...process.env, ELECTRON_RUN_AS_NODE: "1" },
      // What a configuration prints must not get into the protocol.
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let stderr = "";
    const end = (answer: Answer): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.kill();
      resolve(answer);
    };
    const timer = setTimeout(() => {
      end({ settings: {}, error: `ESLint did not answer within ${TIME_LIMIT / 1000} seconds.` });
    }, TIME_LIMIT);
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.once("message", (answer: Answer) => {
      end(answer);
    });
    child.once("error", ({ message }) => {
      end({ settings: {}, error: message });
    });
    child.once("exit", (code) => {
      const line = stderr.split("\n").find((text) => text.includes("Error"));
      end({ settings: {}, error: line?.trim() ?? `ESLint's process ended with ${code ?? "a signal"}.` });
    });
    child.send(question);
  });
}
