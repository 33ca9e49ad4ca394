// The command line as a process of its own, as people start it, for tests of what only a process meets: signals, limits, other users.
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const cache = fileURLToPath(new URL("../../node_modules/.cache/", import.meta.url));

let bundled: Promise<string> | undefined;

/** Bundles the sources, once for all tests of a process, so that no build is needed; as the build does, but for what the tests do not start. */
export function bundleExecutable(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "executable-"));
  // Other users run it, too.
  chmodSync(folder, 0o755);
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  await build({
    entryPoints: { "fair-shuffle": fileURLToPath(new URL("../fair-shuffle.ts", import.meta.url)) },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    conditions: ["@fair-shuffle/source"],
    external: ["tsx", "@resvg/resvg-js", "@fair-shuffle/lab"],
    banner: {
      js: [
        'import { createRequire as makeRequire } from "node:module";',
        'import { fileURLToPath as toPath } from "node:url";',
        "const require = makeRequire(import.meta.url), __filename = toPath(import.meta.url);",
      ].join(" "),
    },
  });
  return join(folder, "fair-shuffle.mjs");
}

export interface Ending {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly cwd: string;
  readonly uid?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command of the shell in which `$FAIR_SHUFFLE` stands for the command line; one that takes longer than three minutes is ended. */
export async function runInShell(
  executable: string,
  command: string,
  { cwd, uid, env = {} }: Surroundings,
): Promise<Ending> {
  const shell = spawn("sh", ["-c", command], {
    cwd,
    ...(uid === undefined ? {} : { uid, gid: uid }),
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH, FAIR_SHUFFLE: `${process.execPath} ${executable}`, ...env },
    // Only what hangs ends so: beside much else one ran for a minute.
    timeout: 200_000,
    killSignal: "SIGKILL",
  });
  const output = { stdout: "", stderr: "" };
  shell.stdout.on("data", (chunk: Buffer) => (output.stdout += chunk.toString()));
  shell.stderr.on("data", (chunk: Buffer) => (output.stderr += chunk.toString()));
  return new Promise((resolve, reject) => {
    shell.on("error", reject);
    shell.on("close", (exitCode, signal) => {
      resolve({ exitCode, signal, ...output });
    });
  });
}
