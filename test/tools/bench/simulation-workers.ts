// Workers of Node for a simulation.
import { keepWorkers, type KeptWorkers, type SimulationWorker } from "@fair-shuffle/bias";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** Starts as many threads as this machine runs at once, with what is built unless another script is named. */
export function getSimulationWorkers(
  count = availableParallelism(),
  script: URL | string = new URL("simulation-worker.js", import.meta.url),
): KeptWorkers {
  return keepWorkers({
    count,
    start: (): SimulationWorker => {
      const worker = new Worker(script, { execArgv: [] });
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
