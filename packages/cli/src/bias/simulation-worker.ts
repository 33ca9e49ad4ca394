// The script of a worker thread that simulates.
import { parentPort } from "node:worker_threads";
import { serveSimulation } from "@fair-shuffle/bias/worker";

serveSimulation({
  post: (message) => parentPort?.postMessage(message),
  on: (listener) => parentPort?.on("message", listener),
});
