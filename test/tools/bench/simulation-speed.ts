// The workload of the first write-up, 10^7 fair shuffles of 13 cards, beside the Go program that it used; and sorts by a coin.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getCatalogueEntry, simulate, type KeptWorkers, type ShuffleModel } from "@fair-shuffle/bias";
import type { Benchmark, Row } from "./benchmark.ts";
import { getSimulationWorkers } from "./simulation-workers.ts";
import { timeSorts } from "./sort-times.ts";

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
  title: "10^7 fair shuffles of 13 cards, beside the Go program of the first write-up, and sorts by a coin",
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
      return { rows: [...compare(best), ...(await timeSorts())] };
    } finally {
      workers.end();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function compare(best: Readonly<Record<Rival | Ours, Times>>): Row[] {
  const ours = ["one thread", "workers"] as const;
  const rows = ours.flatMap((name): Row[] =>
    (["strings", "bytes"] as const).map((rival) => ({
      name: TITLES[name],
      unit: "ms",
      ours: best[name].all,
      rival: TITLES[rival],
      theirs: best[rival].all,
      goal: { leastRatio: GOALS[name][rival] },
    })),
  );
  const first = ours.map((name): Row => ({
    name: `the first counts, ${TITLES[name]}`,
    unit: "ms",
    ours: best[name].first,
    rival: "its last counts",
    theirs: best[name].all,
    goal: { most: FIRST_COUNTS },
  }));
  const workers: Row = {
    name: TITLES.workers,
    unit: "ms",
    ours: best.workers.all,
    rival: TITLES["one thread"],
    theirs: best["one thread"].all,
    goal: { leastRatio: 1 },
  };
  return [...rows, workers, ...first];
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
