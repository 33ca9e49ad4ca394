// How soon `fair-shuffle scan` is through with a repository that has no shuffle to report, beside linters that are native: oxlint and Biome, with one rule each.
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Benchmark, BenchmarkResult } from "./benchmark.ts";
import { installRealCode } from "./real-code/install.ts";
import { findRealCode } from "./real-code/sources.ts";

const ROUNDS = 5;
const LEAST_FILES = 3_000;
const MOST_MEGABYTES = 300;

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const COMMAND = join(ROOT, "packages/cli/dist/fair-shuffle.js");
const getBinary = (name: string): string => join(ROOT, "test/node_modules/.bin", name);

/** Node tells at its end what it took: nobody else knows the most that it held at once. */
const TELL = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => process.stderr.write(`\\n${process.resourceUsage().maxRSS}`));',
)}`;

type Program = "ours" | "oxlint" | "biome";

const PROGRAMS: Readonly<Record<Program, readonly string[]>> = {
  ours: [process.execPath, "--import", TELL, COMMAND, "scan", "."],
  oxlint: [getBinary("oxlint"), "--allow=all", "--deny=no-debugger", "."],
  biome: [getBinary("biome"), "lint", "--only=suspicious/noDebugger", "--files-max-size=10000000", "."],
};

export const scan: Benchmark = {
  name: "scan",
  title:
    "A repository without a biased shuffle, from the start of the command to its end, beside native linters with one rule",
  run,
};

async function run(): Promise<BenchmarkResult> {
  const packages = installRealCode();
  const repository = mkdtempSync(join(tmpdir(), "fair-shuffle-scan-"));
  try {
    const files = findRealCode(packages);
    for (const file of files) {
      mkdirSync(dirname(join(repository, file)), { recursive: true });
      cpSync(join(packages, file), join(repository, file));
    }
    const best: Record<Program, number> = { ours: Infinity, oxlint: Infinity, biome: Infinity };
    let megabytes = 0;
    // In turns, so that whatever slows the machine down slows all of them down.
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ["ours", "oxlint", "biome"] as const) {
        const { milliseconds, kilobytes } = await time(PROGRAMS[name], repository);
        best[name] = Math.min(best[name], milliseconds);
        megabytes = Math.max(megabytes, kilobytes / 1_024);
      }
    }
    const { kilobytes: node } = await time([process.execPath, "--import", TELL, "--eval", "0"], repository);
    const row = { name: "a scan", unit: "ms", ours: best.ours } as const;
    return {
      rows: [
        { ...row, rival: "oxlint", theirs: best.oxlint, goal: { leastRatio: 1 } },
        { ...row, rival: "Biome", theirs: best.biome },
        {
          name: "the memory of a scan",
          unit: "MB",
          ours: megabytes,
          rival: "Node alone",
          theirs: node / 1_024,
          goal: { most: MOST_MEGABYTES },
        },
      ],
      wrong: files.length < LEAST_FILES ? [`${files.length} files were scanned instead of ${LEAST_FILES}.`] : [],
    };
  } finally {
    rmSync(repository, { recursive: true, force: true });
  }
}

/** @throws Error where a program finds something, or fails. */
async function time(
  [program = "", ...args]: readonly string[],
  cwd: string,
): Promise<{ readonly milliseconds: number; readonly kilobytes: number }> {
  const before = performance.now();
  const { stderr } = await promisify(execFile)(program, args, { cwd, maxBuffer: 2 ** 26 });
  return { milliseconds: performance.now() - before, kilobytes: Number(/\d+$/.exec(stderr)?.[0] ?? 0) };
}
