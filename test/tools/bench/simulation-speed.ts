// The workload of the first write-up, 10^7 fair shuffles of 13 cards, beside the Go program that it used.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getCatalogueEntry, simulate, type ShuffleModel } from "@fair-shuffle/bias";
import type { Benchmark } from "./benchmark.ts";
import { getSimulationWorkers } from "./simulation-workers.ts";

const CARDS = 13;
const TRIALS = 10_000_000;
const ROUNDS = 5;
const LEAST_RATIO = 10;

type Contestant = "strings" | "bytes" | "one thread" | "workers";

export const simulationSpeed: Benchmark = {
  name: "simulation-speed",
  title: "10^7 fair shuffles of 13 cards, beside the Go program of the first write-up",
  async run() {
    const { model } = getCatalogueEntry("fisher-yates-forward");
    const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-go-"));
    try {
      const contestants: Record<Contestant, () => number | Promise<number>> = {
        strings: buildGo("strings", folder),
        bytes: buildGo("bytes", folder),
        "one thread": () => time(model, false),
        workers: () => time(model, true),
      };
      const best: Record<Contestant, number> = {
        strings: Infinity,
        bytes: Infinity,
        "one thread": Infinity,
        workers: Infinity,
      };
      // In turns, so that whatever slows the machine down slows all of them down.
      for (let round = 0; round < ROUNDS; round++) {
        for (const name of ["strings", "workers", "bytes", "one thread"] as const)
          best[name] = Math.min(best[name], await contestants[name]());
      }
      const ratio = best.strings / best.workers;
      return {
        table: [
          ["program", "ms", "Go's strings / it", "Go's bytes / it"],
          ...(
            [
              ["Go, strings and maps", "strings"],
              ["Go, bytes and an array", "bytes"],
              ["simulate, one thread", "one thread"],
              ["simulate, workers", "workers"],
            ] as const
          ).map(([title, name]) => [
            title,
            best[name].toFixed(0),
            (best.strings / best[name]).toFixed(1),
            (best.bytes / best[name]).toFixed(1),
          ]),
        ],
        missed:
          ratio >= LEAST_RATIO
            ? []
            : [`simulate took 1/${ratio.toFixed(1)} of the Go program's time instead of 1/${LEAST_RATIO}.`],
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Returns what runs a Go program and gives its own milliseconds. */
function buildGo(name: string, folder: string): () => number {
  const program = join(folder, name);
  const source = fileURLToPath(new URL(`go/${name}.go`, import.meta.url));
  execFileSync("go", ["build", "-o", program, source], { env: { ...process.env, GOFLAGS: "", GO111MODULE: "off" } });
  return () => {
    const [nanoseconds, total] = execFileSync(program, [String(TRIALS)], { encoding: "utf8" })
      .split(" ")
      .map(Number);
    if (total !== TRIALS || nanoseconds === undefined) throw new Error(`The Go program ${name} lost shuffles.`);
    return nanoseconds / 1e6;
  };
}

/** Milliseconds from the call to the result: starting workers and compiling the model are part of it. */
async function time(model: ShuffleModel, threads: boolean): Promise<number> {
  const start = performance.now();
  await simulate(model, {
    cards: CARDS,
    trials: TRIALS,
    seed: 1,
    ...(threads ? { workers: getSimulationWorkers() } : {}),
  });
  return performance.now() - start;
}
