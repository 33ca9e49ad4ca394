/**
 * `pnpm bench:since COMMIT [name …]` runs benchmarks of an earlier commit and of this tree, one after the other, and says what became slower: the ratios
 * of each run beside each other. The benchmarks are those of this tree in both, so that one yardstick measures both. Fails where a ratio fell by a fifth.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Row } from "./benchmark.ts";
import { findBenchmarks } from "./benchmarks.ts";
import { compareRatios, LEAST_LEFT } from "./compare-ratios.ts";
import { alignColumns, formatRatio } from "./figures.ts";

const HERE = fileURLToPath(new URL("../../../", import.meta.url));
const BENCHES = "test/tools/bench";

const [commit, ...names] = parseArgs({ allowPositionals: true }).positionals;
if (commit === undefined) throw new Error("Name a commit: pnpm bench:since COMMIT [name …].");
const asked = findBenchmarks(names).map(([name]) => name);

const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-since-"));
const then = join(folder, "then");
// Ctrl+C ends what runs, and that ends this with an error, after which there is something to clean up.
process.on("SIGINT", () => undefined);
try {
  run(HERE, "git", "worktree", "add", "--quiet", "--detach", then, commit);
  rmSync(join(then, BENCHES), { recursive: true, force: true });
  cpSync(join(HERE, BENCHES), join(then, BENCHES), { recursive: true });
  run(then, "pnpm", "install", "--frozen-lockfile", "--silent");
  run(then, "pnpm", "run", "--silent", "build");
  for (const name of asked) compare(name, measure(then, name), measure(HERE, name));
} finally {
  spawnSync("git", ["worktree", "remove", "--force", then], { cwd: HERE, stdio: "inherit" });
  rmSync(folder, { recursive: true, force: true });
}

function compare(name: string, before: readonly Row[] | undefined, now: readonly Row[] | undefined): void {
  console.log(`\n${name}, of commit ${commit ?? ""} and of this tree\n`);
  if (before === undefined || now === undefined) {
    console.log(`The benchmark does not run on ${before === undefined ? "that commit" : "this tree"}, see above.`);
    process.exitCode = 1;
    return;
  }
  const compared = compareRatios(before, now);
  const rows = compared.map(({ row, before: first, now: second, left }) => [
    row.name,
    row.rival,
    ...[first, second, left].map(formatRatio),
    left < LEAST_LEFT ? "SLOWER" : "",
  ]);
  console.log(
    alignColumns([["what", "rival", "ratio then", "ratio now", "now / then", ""], ...rows], ["what", "rival"]),
  );
  if (compared.some(({ left }) => left < LEAST_LEFT)) process.exitCode = 1;
}

/** The rows of a benchmark in a tree; undefined where it fails before it has any. A goal that is missed is no failure here. */
function measure(tree: string, name: string): readonly Row[] | undefined {
  const file = join(folder, "rows.json");
  rmSync(file, { force: true });
  const { signal } = spawnSync("pnpm", ["exec", "tsx", `${BENCHES}/bench.ts`, name, "--json", file], {
    cwd: tree,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (signal !== null) throw new Error(`The benchmark was ended by ${signal}.`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Row[]) : undefined;
}

function run(cwd: string, command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
}
