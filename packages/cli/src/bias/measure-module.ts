// Measures a function of a user's module in a worker process, which is ended when it takes too long or too much.
import { fork, type ChildProcess } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Measurement } from "@fair-shuffle/bias";
import { BadUse, count, type Output } from "../terminal.ts";
import type { MeasureAnswer, MeasureTask } from "./measure-task.ts";
import { describeTime } from "./time-needed.ts";

export interface MeasureLimits {
  /** For loading the module, and again for measuring, in seconds. */
  readonly timeout: number;
  /** For the worker's objects, in megabytes. */
  readonly memory: number;
}

/** The script of the worker, and what Node needs to run it. */
export interface WorkerScript {
  readonly url: URL;
  readonly execArgv?: readonly string[];
}

export interface MeasureListener {
  readonly onProgress: (done: number) => void;
  /** Gets every order, if the task says so: the cards by position of one shuffle after the other. */
  readonly onOrders: (orders: Uint16Array) => void;
  /** What the module prints is no part of the report. */
  readonly stderr: Output;
}

/** Returns what was measured; throws `BadUse` where the module or its function is not what it has to be, or needs more than it may. */
export async function measureModule(
  task: MeasureTask,
  limits: MeasureLimits,
  script: WorkerScript,
  listener: MeasureListener,
): Promise<Measurement> {
  // A thread would not do: an allocation that is too large ends all threads of its process.
  const worker = fork(fileURLToPath(script.url), {
    execArgv: [...(script.execArgv ?? []), `--max-old-space-size=${String(limits.memory)}`],
    serialization: "advanced",
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const release = tieTo(worker);
  const output = forwardOutput(worker, listener.stderr);
  const name = `${task.module}#${task.exportName}`;
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;
  try {
    const measurement = await new Promise<Measurement>((resolve, reject) => {
      const fail = (message: string): void => {
        reject(new BadUse(message));
      };
      let state = { isLoaded: false, done: 0 };
      let written = Promise.resolve();
      timer = setTimeout(() => {
        fail(describeTimeout(task, limits, state));
      }, limits.timeout * 1_000);
      worker.on("message", (answer: MeasureAnswer) => {
        switch (answer.kind) {
          case "loaded":
            state = { isLoaded: true, done: 0 };
            timer?.refresh();
            break;
          case "progress":
            state = { isLoaded: true, done: answer.done };
            listener.onProgress(answer.done);
            break;
          case "orders":
            written = written.then(() => {
              listener.onOrders(answer.orders);
            });
            written.catch(reject);
            break;
          case "measured":
            written.then(() => {
              resolve(answer.measurement);
            }, reject);
            break;
          case "failed":
            fail(answer.message);
            break;
        }
      });
      worker.on("error", (error) => {
        fail(`${name} could not be measured: ${error.message}`);
      });
      worker.on("close", () => {
        fail(
          output.ranOutOfMemory()
            ? `${name} needed more than ${count(limits.memory, "megabyte")}. Allow more with --memory, if that is right.`
            : `${name} ended its process before it was measured.`,
        );
      });
      worker.send(task);
    });
    isDone = true;
    return measurement;
  } finally {
    clearTimeout(timer);
    release();
    await end(worker, isDone ? GRACE : 0);
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Lets a worker end when this process is ended, since a loop without an end hears nothing; returns what lets go of it. */
function tieTo(worker: ChildProcess): () => void {
  const release = (): void => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    worker.kill("SIGKILL");
    release();
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return release;
}

/** What Node writes when memory is used up, with a long trace behind it. */
const OUT_OF_MEMORY = /<--- Last few GCs --->|FATAL ERROR: .*(?:memory|size)/;

function forwardOutput(worker: ChildProcess, to: Output): { readonly ranOutOfMemory: () => boolean } {
  let isOut = false;
  worker.stdout?.on("data", (chunk: Buffer) => {
    to.write(chunk);
  });
  worker.stderr?.on("data", (chunk: Buffer) => {
    const text = chunk.toString();
    const at = isOut ? 0 : text.search(OUT_OF_MEMORY);
    isOut ||= at !== -1;
    to.write(at === -1 ? text : text.slice(0, at).trimEnd());
  });
  return { ranOutOfMemory: () => isOut };
}

/** How long a worker that is done may still print, in milliseconds. */
const GRACE = 500;

/** Waits for what a worker prints last; one that goes on is killed. */
async function end(worker: ChildProcess, grace: number): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const timer = setTimeout(() => worker.kill("SIGKILL"), grace);
  await new Promise<void>((resolve) => {
    worker.on("close", () => {
      resolve();
    });
  });
  clearTimeout(timer);
}

function describeTimeout(
  { module, exportName, trials }: MeasureTask,
  { timeout }: MeasureLimits,
  { isLoaded, done }: { readonly isLoaded: boolean; readonly done: number },
): string {
  const time = describeTime(timeout);
  if (!isLoaded) return `${module} had not been loaded after ${time}. Give it more with --timeout, if that is right.`;
  const name = `${module}#${exportName}`;
  return done === 0
    ? `${name} did not come back within ${time}: it may never end. Give it more with --timeout, if that is right.`
    : `${name} had done ${count(done, "shuffle")} of ${trials.toLocaleString("en-US")} after ${time}. Give it more with --timeout, or ask for fewer with --trials.`;
}
