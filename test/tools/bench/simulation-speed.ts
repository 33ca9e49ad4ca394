// The workload of the first write-up, 10^7 fair shuffles of 13 cards, beside the Go program that it used.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getCatalogueEntry, simulate, type KeptWorkers, type ShuffleModel } from "@fair-shuffle/bias";
import type { Benchmark, BenchmarkResult } from "./benchmark.ts";
import { getSimulationWorkers } from "./simulation-workers.ts";

const CARDS = 13;
const TRIALS = 10_000_000;
const ROUNDS = 5;

/** How many times as fast as each Go program we want to be at least, and how soon the first counts are to be there, in milliseconds. */
const GOALS = { "one thread": { strings: 25, bytes: 8 }, workers: { strings: 40, bytes: 15 } } as const;
const FIRST_COUNTS = 15;

type Rival = "strings" | "bytes";
type Ours = keyof typeof GOALS;

const TITLES: Readonly<Record<Rival | Ours, string>> = {
  strings: "Go, strings and maps",
  bytes: "Go, bytes and an array",
  "one thread": "simulate, one thread",
  workers: "simulate, workers",
};

/** Milliseconds from the call to the first counts, and to the result. */
interface Times {
  readonly first: number;
  readonly all: number;
}

export const simulationSpeed: Benchmark = {
  name: "simulation-speed",
  title: "10^7 fair shuffles of 13 cards, beside the Go program of the first write-up",
  async run() {
    const { model } = getCatalogueEntry("fisher-yates-forward");
    const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-go-"));
    // Started before they are needed, as the command line and the bias page start theirs.
    const workers = getSimulationWorkers();
    workers.warm();
    try {
      const contestants: Record<Rival | Ours, () => Times | Promise<Times>> = {
        strings: buildGo("strings", folder),
        bytes: buildGo("bytes", folder),
        "one thread": () => time(model, undefined),
        workers: () => time(model, workers),
      };
      const none: Times = { first: Infinity, all: Infinity };
      const best: Record<Rival | Ours, Times> = { strings: none, bytes: none, "one thread": none, workers: none };
      // In turns, so that whatever slows the machine down slows all of them down.
      for (let round = 0; round < ROUNDS; round++) {
        for (const name of ["strings", "workers", "bytes", "one thread"] as const) {
          const { first, all } = await contestants[name]();
          best[name] = { first: Math.min(best[name].first, first), all: Math.min(best[name].all, all) };
        }
      }
      return compare(best);
    } finally {
      workers.end();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function compare(best: Readonly<Record<Rival | Ours, Times>>): BenchmarkResult {
  const table = [["program", "ms", "first counts", "Go's strings / it", "goal", "Go's bytes / it", "goal"]];
  const missed: string[] = [];
  const ratio = (rival: Rival, name: Rival | Ours): number => best[rival].all / best[name].all;
  for (const name of ["strings", "bytes"] as const) {
    const ratios = (["strings", "bytes"] as const).flatMap((rival) => [ratio(rival, name).toFixed(1), ""]);
    table.push([TITLES[name], best[name].all.toFixed(0), "", ...ratios]);
  }
  for (const name of ["one thread", "workers"] as const) {
    const cells = (["strings", "bytes"] as const).flatMap((rival) => {
      const [reached, goal] = [ratio(rival, name), GOALS[name][rival]];
      if (!(reached >= goal))
        missed.push(`${TITLES[name]}: ${reached.toFixed(1)} times as fast as ${TITLES[rival]} instead of ${goal}.`);
      return [reached.toFixed(1), `≥ ${goal}`];
    });
    const { first, all } = best[name];
    table.push([TITLES[name], all.toFixed(0), `${first.toFixed(1)} ms`, ...cells]);
    if (!(first <= FIRST_COUNTS))
      missed.push(`${TITLES[name]}: the first counts took ${first.toFixed(1)} ms instead of ${FIRST_COUNTS}.`);
  }
  if (!(best.workers.all < best["one thread"].all)) missed.push("Workers took longer than one thread.");
  return { table, missed };
}

/** Returns what runs a Go program and gives its own milliseconds. */
function buildGo(name: Rival, folder: string): () => Times {
  const program = join(folder, name);
  const source = fileURLToPath(new URL(`go/${name}.go`, import.meta.url));
  execFileSync("go", ["build", "-o", program, source], { env: { ...process.env, GOFLAGS: "", GO111MODULE: "off" } });
  return () => {
    const [nanoseconds, total] = execFileSync(program, [String(TRIALS)], { encoding: "utf8" })
      .split(" ")
      .map(Number);
    if (total !== TRIALS || nanoseconds === undefined) throw new Error(`The Go program ${name} lost shuffles.`);
    return { first: nanoseconds / 1e6, all: nanoseconds / 1e6 };
  };
}

/** Compiling the model is part of it; starting the workers is not. */
async function time(model: ShuffleModel, workers: KeptWorkers | undefined): Promise<Times> {
  const start = performance.now();
  let first = Infinity;
  await simulate(model, {
    cards: CARDS,
    trials: TRIALS,
    seed: 1,
    ...(workers === undefined ? {} : { workers }),
    onProgress() {
      first = Math.min(first, performance.now() - start);
    },
  });
  return { first, all: performance.now() - start };
}
