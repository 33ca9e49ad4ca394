// `pnpm bench [name …]` runs the benchmarks of this folder, prints a table for each, and fails if a goal was missed.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Benchmark } from "./benchmark.ts";

/** A benchmark is loaded only when its turn comes: what it imports is built by then, and warms up nothing else. */
const BENCHMARKS = new Map<string, () => Promise<Benchmark>>([
  ["shuffle-speed", async () => (await import("./shuffle-speed.ts")).shuffleSpeed],
  ["simulation-speed", async () => (await import("./simulation-speed.ts")).simulationSpeed],
  ["language-server", async () => (await import("./language-server.ts")).languageServer],
  ["robustness", async () => (await import("./robustness.ts")).robustness],
  ["rule-cost", async () => (await import("./rule-cost.ts")).ruleCost],
]);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !BENCHMARKS.has(name));
if (unknown.length > 0) {
  throw new Error(`There is no benchmark ${unknown.join(", ")}; choose from ${[...BENCHMARKS.keys()].join(", ")}.`);
}

// What is measured is what is published, not the sources.
for (const folder of [
  "packages/fair-shuffle",
  "packages/bias",
  "packages/lab",
  "eslint-plugin",
  "packages/language-server",
]) {
  const cwd = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url));
  execFileSync("npm", ["run", "--silent", "build"], { cwd, stdio: "inherit", shell: process.platform === "win32" });
}

for (const [name, load] of BENCHMARKS) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const benchmark = await load();
  console.log(`\n${benchmark.name}: ${benchmark.title}\n`);
  const { table, missed } = await benchmark.run();
  console.log(alignedText(table));
  for (const sentence of missed) console.log(`Goal missed: ${sentence}`);
  if (missed.length > 0) process.exitCode = 1;
}

function alignedText(table: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of table) row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)));
  return table.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  ")).join("\n");
}
