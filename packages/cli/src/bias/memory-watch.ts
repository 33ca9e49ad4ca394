// The script of a thread beside code that is measured: it ends their process when that has grown too far, or when nobody waits for it any more. The
// code may keep its own thread busy for ever, and memory outside of V8's heap has no limit of its own.
import { writeSync } from "node:fs";
import process from "node:process";
import { parentPort, workerData } from "node:worker_threads";
import { ALARM, type WorkerTask } from "./measure-task.ts";

// The thread that starts this one hands over a task.
const { memory, parent } = workerData as WorkerTask;

/** Between two looks, in milliseconds: memory is filled with some megabytes in each. */
const PAUSE = 5;

const limit = process.memoryUsage.rss() + memory;

setInterval(() => {
  if (process.memoryUsage.rss() > limit) {
    try {
      writeSync(ALARM, "memory");
    } finally {
      process.kill(process.pid, "SIGKILL");
    }
  }
  if (!isWaitedFor()) process.kill(process.pid, "SIGKILL");
}, PAUSE);

parentPort?.postMessage("watching");

/** An orphan is given to another process, but not on Windows. */
function isWaitedFor(): boolean {
  try {
    return process.ppid === parent && process.kill(parent, 0);
  } catch {
    return false;
  }
}
