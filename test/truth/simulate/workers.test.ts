// A simulation in real threads: the same counts with any number of them, and nothing goes on after an end.
import { getCatalogueEntry, simulate, type Measurement, type ShuffleModel } from "@fair-shuffle/bias";
import { build } from "esbuild";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe("in worker threads", () => {
  it.each(["fisher-yates-forward", "draw-and-remove", "random-comparator", "colliding-keys"])(
    "%s has the same counts with any number of them",
    async (id) => {
      const run = (count: number): Promise<Measurement> =>
        simulate(model(id), {
          cards: 6,
          trials: 50_001,
          seed: 12,
          ...(count === 0 ? {} : { workers: getSimulationWorkers(count, script) }),
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
      workers: getSimulationWorkers(2, script),
      onProgress({ done }) {
        seen.push(done);
        if (seen.length === 5) controller.abort();
      },
    });
    await expect(running).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    expect(seen).toHaveLength(5);
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
    const running = simulate(broken, { cards: 5, trials: 5000, seed: 1, workers: getSimulationWorkers(2, script) });
    await expect(running).rejects.toThrow("outside the list");
  });

  it("fails where a worker can't run", async () => {
    const dead = join(folder, "dead.mjs");
    writeFileSync(dead, "throw new Error('no');\n");
    const running = simulate(model("naive-swap"), {
      cards: 5,
      trials: 5000,
      seed: 1,
      workers: getSimulationWorkers(2, dead),
    });
    await expect(running).rejects.toThrow("A worker of the simulation failed");
  });
});
