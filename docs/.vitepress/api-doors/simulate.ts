/**
 * Runs a model millions of times and counts where each item ends up, on this thread or on workers. The same seed gives the same counts everywhere.
 *
 * `npm install @fair-shuffle/bias`, and [how to use it](/guide/testing).
 *
 * @module simulate
 */
export {
  keepWorkers,
  serveSimulation,
  simulate,
  type Abort,
  type Channel,
  type KeptWorkers,
  type Progress,
  type SimulateOptions,
  type SimulationWorker,
  type Workers,
} from "@fair-shuffle/bias";
