// Workers that are started before they are needed, and kept from one simulation to the next.
import type { SimulationWorker, Workers } from "./simulate.ts";

/** Workers that stay ready. */
export interface KeptWorkers extends Workers {
  /** Starts those that are not running yet, so that the next simulation waits for none; one that can't be started is left to that. */
  readonly warm: () => void;
  /** Ends them; one that a simulation uses ends with it. */
  readonly end: () => void;
}

/**
 * Keeps workers: what a simulation has done with is given to the next one, which starts at once. While none is used, nothing waits for them (`unref`).
 * @param workers how many are kept, and how each is started.
 * @example
 * ```js
 * import { getCatalogueEntry, keepWorkers, serveSimulation, simulate } from "@fair-shuffle/bias";
 *
 * let started = 0;
 * const start = () => {
 *   started++;
 *   // Both ends in one thread, so that it can be tried; in a program, `serveSimulation` is called by the worker's script.
 *   const { port1: here, port2: there } = new MessageChannel();
 *   const getChannel = (port) => ({
 *     post: (message) => port.postMessage(message),
 *     on: (listener) => (port.onmessage = ({ data }) => listener(data)),
 *   });
 *   serveSimulation(getChannel(there));
 *   return { ...getChannel(here), onFailure: () => {}, terminate: () => here.close() };
 * };
 *
 * const workers = keepWorkers({ count: 1, start });
 * const { model } = getCatalogueEntry("naive-swap");
 * for (const seed of [1, 2]) await simulate(model, { cards: 3, trials: 1000, seed, workers });
 * started; // 1
 * workers.end();
 * ```
 */
export function keepWorkers({ count, start }: Workers): KeptWorkers {
  const idle = new Set<KeptWorker>();
  let isKeeping = true;
  const startOne = (): KeptWorker => {
    const kept = new KeptWorker(start(), {
      isDone: () => {
        if (isKeeping && idle.size < count) idle.add(kept);
        else kept.end();
      },
      isLost: () => idle.delete(kept),
    });
    return kept;
  };
  return {
    count,
    start() {
      const [kept = startOne()] = idle;
      idle.delete(kept);
      return kept.lend();
    },
    warm() {
      try {
        while (idle.size < count) idle.add(startOne());
      } catch {
        // Who needs one is told why there is none.
      }
      for (const kept of idle) kept.rest();
    },
    end() {
      isKeeping = false;
      for (const kept of idle) kept.end();
      idle.clear();
    },
  };
}

/** What becomes of a kept worker. */
interface Fate {
  /** It has answered all that its last simulation asked. */
  readonly isDone: () => void;
  readonly isLost: () => void;
}

/** One worker, lent to one simulation after the other. */
class KeptWorker {
  private readonly worker: SimulationWorker;
  private readonly fate: Fate;
  private listener: ((message: unknown) => void) | undefined;
  private failed: ((reason: unknown) => void) | undefined;
  private failure: { readonly reason: unknown } | undefined;
  /** How many messages it has not answered yet: it answers each with one. */
  private open = 0;
  private isLent = false;

  constructor(worker: SimulationWorker, fate: Fate) {
    this.worker = worker;
    this.fate = fate;
    worker.on((message) => {
      this.open--;
      this.listener?.(message);
      this.settle();
    });
    worker.onFailure((reason) => {
      this.failure = { reason };
      this.fate.isLost();
      this.failed?.(reason);
    });
  }

  lend(): SimulationWorker {
    this.isLent = true;
    this.worker.ref?.();
    let isBack = false;
    return {
      post: (message) => {
        // A simulation that was aborted may ask once more.
        if (isBack) return;
        this.open++;
        this.worker.post(message);
      },
      on: (listener) => {
        this.listener = listener;
      },
      onFailure: (listener) => {
        this.failed = listener;
        if (this.failure !== undefined) listener(this.failure.reason);
      },
      terminate: () => {
        isBack = true;
        this.listener = undefined;
        this.failed = undefined;
        this.isLent = false;
        this.rest();
        if (this.failure === undefined) this.settle();
        else this.end();
      },
    };
  }

  /** Nothing waits for it any longer. */
  rest(): void {
    this.worker.unref?.();
  }

  end(): void {
    this.worker.terminate();
  }

  /** What a simulation was aborted in the middle of is answered first. */
  private settle(): void {
    if (!this.isLent && this.open === 0) this.fate.isDone();
  }
}
