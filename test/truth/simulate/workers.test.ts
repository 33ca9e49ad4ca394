// A simulation in real threads: the same counts with any number of them, and nothing goes on after an end.
import { getCatalogueEntry, simulate, type KeptWorkers, type Measurement, type ShuffleModel } from "@fair-shuffle/bias";
import { build, buildSync } from "esbuild";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { getSimulationWorkers } from "../../tools/bench/simulation-workers.ts";

const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-workers-"));
const script = join(folder, "worker.mjs");
const model = (id: string): ShuffleModel => {
  const entry = getCatalogueEntry(id);
  if (entry === undefined) throw new Error(`The catalogue has no ${id}.`);
  return entry.model;
};

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL("../../tools/bench/simulation-worker.js", import.meta.url))],
    outfile: script,
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["@fair-shuffle/source"],
  });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const started: KeptWorkers[] = [];
const startWorkers = (count: number, path = script): KeptWorkers => {
  const workers = getSimulationWorkers(count, path);
  started.push(workers);
  return workers;
};

afterEach(() => {
  for (const workers of started.splice(0)) workers.end();
});

describe("in worker threads", () => {
  it.each(["fisher-yates-forward", "draw-and-remove", "random-comparator", "colliding-keys"])(
    "%s has the same counts with any number of them",
    async (id) => {
      const run = (count: number): Promise<Measurement> =>
        simulate(model(id), {
          cards: 6,
          trials: 50_001,
          seed: 12,
          ...(count === 0 ? {} : { workers: startWorkers(count) }),
        });
      const alone = await run(0);
      expect(await run(1)).toEqual(alone);
      expect(await run(3)).toEqual(alone);
    },
  );

  it("tells progress and stops when it is aborted", async () => {
    const controller = new AbortController();
    const seen: number[] = [];
    const running = simulate(model("naive-swap"), {
      cards: 52,
      trials: 1e10,
      seed: 1,
      signal: controller.signal,
      workers: startWorkers(2),
      onProgress({ done }) {
        seen.push(done);
        if (seen.length === 5) controller.abort();
      },
    });
    await expect(running).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    expect(seen).toHaveLength(5);
  });

  it("counts with kept threads what it counts without, after one simulation was aborted in the middle", async () => {
    const workers = startWorkers(2);
    workers.warm();
    const options = { cards: 40, trials: 50_001, seed: 3 };
    const alone = await simulate(model("naive-swap"), options);
    const controller = new AbortController();
    const aborted = simulate(model("naive-swap"), {
      ...options,
      trials: 1e10,
      signal: controller.signal,
      workers,
      onProgress: () => {
        setImmediate(() => {
          controller.abort();
        });
      },
    });
    await expect(aborted).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    for (let round = 0; round < 2; round++)
      expect(await simulate(model("naive-swap"), { ...options, workers })).toEqual(alone);
  });

  it("lets the process end while kept threads are idle", () => {
    const program = join(folder, "program.mjs");
    buildSync({
      stdin: {
        contents: `
          import { getCatalogueEntry, simulate } from "@fair-shuffle/bias";
          import { getSimulationWorkers } from "./simulation-workers.ts";
          const workers = getSimulationWorkers(2, ${JSON.stringify(script)});
          workers.warm();
          const { model } = getCatalogueEntry("naive-swap");
          const { trials } = await simulate(model, { cards: 9, trials: 100_000, workers });
          console.log(trials);
        `,
        resolveDir: fileURLToPath(new URL("../../tools/bench/", import.meta.url)),
      },
      outfile: program,
      bundle: true,
      platform: "node",
      format: "esm",
      conditions: ["@fair-shuffle/source"],
    });
    expect(execFileSync(process.execPath, [program], { encoding: "utf8", timeout: 60_000 })).toBe("100000\n");
  });

  it("says that a model is no shuffle, as the thread at hand does", async () => {
    const broken: ShuffleModel = {
      kind: "swapLoop",
      list: "a",
      unknowns: [],
      steps: [
        {
          kind: "lay",
          list: "a",
          position: { kind: "number", value: 99 },
          card: { kind: "card", list: "a", position: { kind: "number", value: 0 } },
        },
      ],
    };
    const running = simulate(broken, { cards: 5, trials: 5000, seed: 1, workers: startWorkers(2) });
    await expect(running).rejects.toThrow("outside the list");
  });

  it("fails where a worker can't run", async () => {
    const dead = join(folder, "dead.mjs");
    writeFileSync(dead, "throw new Error('no');\n");
    const running = simulate(model("naive-swap"), {
      cards: 5,
      trials: 5000,
      seed: 1,
      workers: startWorkers(2, dead),
    });
    await expect(running).rejects.toThrow("A worker of the simulation failed");
  });
});
