// A fresh project in a temporary folder, in which npm installs and commands run as in a person's own terminal.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";

interface Outcome {
  readonly exitCode: number;
  /** Standard output, and behind it what was written to standard error. */
  readonly output: string;
}

export interface FreshProject {
  readonly folder: string;
  readonly read: (file: string) => Promise<string>;
  /** Runs a command; what `npx` would find among the project's own is started at once, for npx looks for it as long as ESLint takes to start. */
  readonly run: (command: string, ...args: readonly string[]) => Promise<Outcome>;
  /** Runs a command that has to end well, and returns what it wrote; throws an Error with that otherwise. */
  readonly get: (command: string, ...args: readonly string[]) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Makes a project of these files (by path, with `/`); what runs in it also gets these environment variables. */
export async function makeProject(
  files: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
): Promise<FreshProject> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "fair-shuffle-install-")));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return {
    folder,
    read: (file) => readFile(join(folder, file), "utf8"),
    run: (command, ...args) => run(folder, environment, command, args),
    get: async (command, ...args) => {
      const { exitCode, output } = await run(folder, environment, command, args);
      if (exitCode !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${String(exitCode)}:\n${output}`);
      return output;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs `npx eslint .` and returns each finding as "src/cards.js:3 fair-shuffle/no-biased-shuffle", sorted. */
export function findShuffles(project: FreshProject, ...options: readonly string[]): Promise<string[]> {
  return findShufflesBy(project, ["npx"], ...options);
}

/** The same, with the words that the project's package manager wants before the command. */
export async function findShufflesBy(
  { folder, run }: FreshProject,
  [command, ...words]: readonly [string, ...string[]],
  ...options: readonly string[]
): Promise<string[]> {
  const { exitCode, output } = await run(command, ...words, "eslint", ".", "--format", "json", ...options);
  // 0 and 1 mean that ESLint did its work.
  const [json] = /^\[.*\]$/m.exec(output) ?? [];
  if (exitCode > 1 || json === undefined) throw new Error(`ESLint failed: ${output}`);
  const results = JSON.parse(json) as readonly {
    readonly filePath: string;
    readonly messages: readonly { readonly line: number; readonly ruleId: string | null; readonly message: string }[];
  }[];
  return results
    .flatMap(({ filePath, messages }) => {
      const file = relative(folder, filePath).split(sep).join("/");
      return messages.map(({ line, ruleId, message }) => `${file}:${String(line)} ${ruleId ?? message}`);
    })
    .sort();
}

function run(
  folder: string,
  environment: Readonly<Record<string, string>>,
  command: string,
  args: readonly string[],
): Promise<Outcome> {
  const [started, words] = skipNpx(folder, command, args);
  return new Promise((resolve, reject) => {
    const child = spawn(started, words, {
      cwd: folder,
      env: { ...getOwnEnvironment(), ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
    child.on("error", reject);
    child.on("close", (exitCode) => {
      resolve({ exitCode: exitCode ?? 1, output: Buffer.concat([...stdout, ...stderr]).toString() });
    });
  });
}

/** What `npx` runs, and its words, where it is one of the project's own commands; else, and with flags of npx's own, all as it is. */
function skipNpx(folder: string, command: string, args: readonly string[]): [string, readonly string[]] {
  const [name = "", ...words] = args;
  const own = join(folder, "node_modules", ".bin", name);
  // On Windows what lies there is for its shells.
  const isOwn = command === "npx" && name !== "" && process.platform !== "win32" && existsSync(own);
  return isOwn ? [own, words] : [command, args];
}

/** Without what the package manager and the test runner that started this tell their children; where the registry is reached stays. */
function getOwnEnvironment(): NodeJS.ProcessEnv {
  const theirs =
    /^(?:npm_(?!config_(?:registry|cache|userconfig|cafile|(?:https_|no)?proxy)$)|pnpm_|vitest|node_env$|node_options$|force_color$)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !theirs.test(name)));
}
