// Worker threads for simulations, as many as this machine runs at once.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { keepWorkers, type KeptWorkers, type SimulationWorker } from "@fair-shuffle/bias";

/** Returns the workers; `script` is what simulation-worker.ts was built to. */
export function getSimulationWorkers(script: URL): KeptWorkers {
  return keepWorkers({
    count: availableParallelism(),
    start: (): SimulationWorker => {
      const worker = new Worker(script);
      return {
        post: (message) => {
          worker.postMessage(message);
        },
        on: (listener) => {
          worker.on("message", listener);
        },
        onFailure: (listener) => {
          worker.on("error", listener);
        },
        terminate: () => {
          void worker.terminate();
        },
        ref: () => {
          worker.ref();
        },
        unref: () => {
          worker.unref();
        },
      };
    },
  });
}
