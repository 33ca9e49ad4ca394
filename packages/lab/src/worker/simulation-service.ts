// Simulates in workers of its own, and tells what was counted so far.
import {
  judgeMeasurement,
  keepWorkers,
  LeavesList,
  simulate,
  Unjudgeable,
  type Judgement,
  type KeptWorkers,
  type Measurement,
  type SimulationWorker,
} from "@fair-shuffle/bias";
import { getMeasured } from "@fair-shuffle/bias/model";
import type { SimulationEnd, SimulationOrder, SimulationService, Snapshot } from "./services.ts";

/** Counts are told so often, in milliseconds: twice as often as an eye asks for. */
const TELL_EVERY = 33;

/** And judged so often. */
const JUDGE_EVERY = 250;

/** @param tell is over when the counts can be seen: a page that is slow, or that nobody looks at, is told less often. */
export function makeSimulationService(tell: (snapshot: Snapshot) => Promise<void>): SimulationService {
  let current: AbortController | undefined;
  /** This worker's own workers, where a worker may have some. */
  let counters: KeptWorkers | undefined;
  let pause = makePause();

  const run = async (order: SimulationOrder, signal: AbortSignal): Promise<SimulationEnd> => {
    const { task, trials, seed, isJudged } = order;
    let told = -Infinity;
    let isSeen = true;
    let judged = -Infinity;
    let judgement: Judgement | undefined;
    const report = (measurement: Measurement): void => {
      const { counts, trials: done } = measurement;
      if (isJudged && performance.now() - judged > JUDGE_EVERY) {
        judgement = judgeMeasurement(measurement);
        judged = performance.now();
      }
      isSeen = false;
      void tell({ run: order.run, done, counts: Float64Array.from(counts.flat()), judgement }).then(() => {
        isSeen = true;
      });
      told = performance.now();
    };
    try {
      const measurement = await simulate(task.model, {
        cards: task.cards,
        trials,
        seed,
        engine: task.engine,
        unknowns: new Map(task.unknowns),
        signal,
        ...(counters === undefined ? {} : { workers: counters }),
        onProgress: ({ done, getMeasurement }) => {
          const isTime = (isSeen && performance.now() - told > TELL_EVERY) || pause.ended !== undefined;
          if (done < trials && isTime) report(getMeasurement());
          return pause.ended;
        },
      });
      const measured = isJudged ? getMeasured(measurement) : undefined;
      judgement = measured?.judgement;
      judged = Infinity;
      report(measurement);
      return { kind: "done", measured };
    } catch (error) {
      if (signal.aborted) return { kind: "stopped" };
      if (error instanceof LeavesList) return { kind: "leavesList" };
      if (error instanceof Unjudgeable) return { kind: "unjudgeable", reason: error.reason };
      throw error;
    }
  };

  const service: SimulationService = {
    lend(script, threads) {
      if (typeof Worker === "undefined") return;
      const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
      counters = keepWorkers({ count: threads, start: () => startCounter(address) });
      counters.warm();
    },
    simulate(order) {
      service.stop();
      current = new AbortController();
      return run(order, current.signal);
    },
    pause() {
      pause.begin();
    },
    resume() {
      pause.end();
    },
    stop() {
      current?.abort();
      pause.end();
      pause = makePause();
    },
  };
  return service;
}

interface Pause {
  /** Undefined while nothing is paused. */
  readonly ended: Promise<void> | undefined;
  begin(): void;
  end(): void;
}

function makePause(): Pause {
  let ended: Promise<void> | undefined;
  let release: () => void = () => undefined;
  return {
    get ended() {
      return ended;
    },
    begin() {
      ended ??= new Promise((resolve) => {
        release = resolve;
      });
    },
    end() {
      release();
      ended = undefined;
    },
  };
}

function startCounter(address: string): SimulationWorker {
  const worker = new Worker(address);
  return {
    post: (message) => {
      worker.postMessage(message);
    },
    on: (listener) => {
      worker.addEventListener("message", ({ data }) => {
        listener(data);
      });
    },
    onFailure: (listener) => {
      worker.addEventListener("error", listener);
    },
    terminate: () => {
      worker.terminate();
    },
  };
}
