// The benchmarks by their names. One is loaded only when its turn comes: what it imports is built by then, and warms up nothing else.
import type { Benchmark } from "./benchmark.ts";

type Load = () => Promise<Benchmark>;

export const BENCHMARKS: ReadonlyMap<string, Load> = new Map<string, Load>([
  ["shuffle-speed", async () => (await import("./shuffle-speed.ts")).shuffleSpeed],
  ["simulation-speed", async () => (await import("./simulation-speed.ts")).simulationSpeed],
  ["page-start", async () => (await import("./page-start.ts")).pageStart],
  ["exact-speed", async () => (await import("./exact-speed.ts")).exactSpeed],
  ["language-server", async () => (await import("./language-server.ts")).languageServer],
  ["robustness", async () => (await import("./robustness.ts")).robustness],
  ["scan", async () => (await import("./scan.ts")).scan],
  ["slow-files", async () => (await import("./slow-files.ts")).slowFiles],
  ["rule-cost", async () => (await import("./rule-cost.ts")).ruleCost],
]);

/** Returns those that are named, in their order; all where none is. @throws Error at a name that none has. */
export function findBenchmarks(names: readonly string[]): readonly (readonly [name: string, load: Load])[] {
  const unknown = names.filter((name) => !BENCHMARKS.has(name));
  if (unknown.length > 0) {
    throw new Error(`There is no benchmark ${unknown.join(", ")}; choose from ${[...BENCHMARKS.keys()].join(", ")}.`);
  }
  return [...BENCHMARKS].filter(([name]) => names.length === 0 || names.includes(name));
}
