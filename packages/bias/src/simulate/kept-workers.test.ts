import { describe, expect, it } from "vitest";
import { getCatalogueEntry } from "../catalogue/catalogue.ts";
import { keepWorkers } from "./kept-workers.ts";
import { simulate, type SimulateOptions, type SimulationWorker } from "./simulate.ts";
import { serveSimulation } from "./worker.ts";

const { model } = getCatalogueEntry("fisher-yates-backward");
const OPTIONS: SimulateOptions = { cards: 9, trials: 30_000, seed: 4 };

type Listener = (message: unknown) => void;

const ignore: Listener = () => undefined;

/** Workers in the thread at hand, and what became of them. */
class Started {
  readonly all: { isEnded: boolean; isWaitedFor: boolean; fail: Listener }[] = [];

  readonly start = (): SimulationWorker => {
    let [here, there] = [ignore, ignore];
    const one = { isEnded: false, isWaitedFor: true, fail: ignore };
    this.all.push(one);
    const send = (message: unknown, receive: () => Listener): void => {
      void Promise.resolve().then(() => {
        if (!one.isEnded) receive()(structuredClone(message));
      });
    };
    serveSimulation({
      post: (message) => {
        send(message, () => here);
      },
      on: (listener) => (there = listener),
    });
    return {
      post: (message) => {
        send(message, () => there);
      },
      on: (listener) => (here = listener),
      onFailure: (listener) => (one.fail = listener),
      terminate: () => (one.isEnded = true),
      ref: () => (one.isWaitedFor = true),
      unref: () => (one.isWaitedFor = false),
    };
  };
}

declare const structuredClone: <T>(value: T) => T;

/** As the one of DOM and Node. */
class Abort {
  aborted = false;
  readonly reason = new Error("enough");
  private readonly listeners = new Set<() => void>();
  addEventListener(_: "abort", listener: () => void): void {
    this.listeners.add(listener);
  }
  removeEventListener(_: "abort", listener: () => void): void {
    this.listeners.delete(listener);
  }
  abort(): void {
    this.aborted = true;
    for (const listener of this.listeners) listener();
  }
}

describe("kept workers", () => {
  it("are started once, and serve one simulation after the other", async () => {
    const started = new Started();
    const workers = keepWorkers({ count: 2, start: started.start });
    for (const seed of [1, 2, 3]) {
      const measured = await simulate(model, { ...OPTIONS, seed, workers });
      expect(measured).toEqual(await simulate(model, { ...OPTIONS, seed }));
    }
    expect(started.all).toHaveLength(2);
  });

  it("may be there before they are needed, and are waited for only while they work", async () => {
    const started = new Started();
    const workers = keepWorkers({ count: 2, start: started.start });
    workers.warm();
    workers.warm();
    expect(started.all.map(({ isWaitedFor }) => isWaitedFor)).toEqual([false, false]);
    await simulate(model, {
      ...OPTIONS,
      workers,
      onProgress() {
        expect(started.all.map(({ isWaitedFor }) => isWaitedFor)).toEqual([true, true]);
      },
    });
    expect(started.all.map(({ isWaitedFor }) => isWaitedFor)).toEqual([false, false]);
  });

  it("count for the next simulation alone after one was aborted", async () => {
    const started = new Started();
    const workers = keepWorkers({ count: 1, start: started.start });
    const signal = new Abort();
    const aborted = simulate(model, {
      ...OPTIONS,
      trials: 1e9,
      workers,
      signal,
      onProgress() {
        signal.abort();
      },
    });
    await expect(aborted).rejects.toBe(signal.reason);
    expect(await simulate(model, { ...OPTIONS, workers })).toEqual(await simulate(model, OPTIONS));
    expect(started.all.filter(({ isEnded }) => !isEnded)).toHaveLength(1);
  });

  it("are replaced when they die", async () => {
    const started = new Started();
    const workers = keepWorkers({ count: 1, start: started.start });
    workers.warm();
    started.all[0]?.fail(new Error("gone"));
    await simulate(model, { ...OPTIONS, workers });
    expect(started.all).toHaveLength(2);
    const running = simulate(model, {
      ...OPTIONS,
      workers,
      onProgress() {
        started.all[1]?.fail(new Error("gone, too"));
      },
    });
    await expect(running).rejects.toThrow("A worker of the simulation failed");
    await simulate(model, { ...OPTIONS, workers });
    expect(started.all).toHaveLength(3);
  });

  it("are missed by the simulation that needs them, where none can be started", async () => {
    const workers = keepWorkers({
      count: 1,
      start: () => {
        throw new Error("not here");
      },
    });
    workers.warm();
    await expect(simulate(model, { ...OPTIONS, workers })).rejects.toThrow("can't be started");
  });

  it("end when they are told to, or with the simulation that they work for", async () => {
    const started = new Started();
    const workers = keepWorkers({ count: 2, start: started.start });
    workers.warm();
    const running = simulate(model, { ...OPTIONS, workers: { ...workers, count: 1 } });
    workers.end();
    expect(started.all.map(({ isEnded }) => isEnded)).toEqual([false, true]);
    await running;
    expect(started.all.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });
});
