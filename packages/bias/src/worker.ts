// @fair-shuffle/bias/worker: what the script of a worker for `simulate` needs, and nothing else, so that the worker is there soon.
export { serveSimulation, type Channel } from "./simulate/worker.ts";
