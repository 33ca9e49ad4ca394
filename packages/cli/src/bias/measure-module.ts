// Measures a function of a user's module in a worker process, which is ended when it takes too long or too much. What that process says is what a stranger says:
// it is checked, and the counts are made here.
import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import process from "node:process";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Measurement } from "@fair-shuffle/bias";
import { beforeEnding } from "../ending-signals.ts";
import { showMessage, showPrinted } from "../foreign-text.ts";
import { readLines } from "../stream-lines.ts";
import { BadUse, type Output, type WorkerScript } from "../terminal.ts";
import { countOrders } from "./counted-orders.ts";
import { ALARM, ANSWERS, LONGEST_ANSWER, readAnswer, type MeasureTask, type WorkerTask } from "./measure-task.ts";
import { getDuration } from "./time-needed.ts";

export interface MeasureLimits {
  /** For loading the module, and again for measuring, in seconds. */
  readonly timeout: number;
  /** How far the worker's process may grow, in megabytes. */
  readonly memory: number;
}

export interface MeasureListener {
  readonly onProgress: (done: number) => void;
  /** Gets every order: the cards by position of one shuffle after the other. */
  readonly onOrders: (orders: Uint16Array) => void;
  /** What the module prints is no part of the report. */
  readonly stderr: Output;
}

const MEGABYTE = 2 ** 20;

/** Returns what was measured; throws `BadUse` where the module or its function is not what it has to be, or needs more than it may. */
export async function measureModule(
  task: MeasureTask,
  limits: MeasureLimits,
  script: WorkerScript,
  listener: MeasureListener,
): Promise<Measurement> {
  const worker = startWorker(task, limits, script, listener.stderr);
  let timer: NodeJS.Timeout | undefined;
  let isDone = false;
  const state = { isLoaded: false, done: 0 };
  try {
    const measurement = await new Promise<Measurement>((resolve, reject) => {
      timer = setTimeout(() => {
        reject(refuseTimeout(task, limits, state));
      }, limits.timeout * 1_000);
      worker.onError((error) => {
        reject(new BadUse(({ notStarted }) => notStarted(getName(task), error.message)));
      });
      hear(worker, task, listener, (done) => {
        if (!state.isLoaded) timer?.refresh();
        Object.assign(state, { isLoaded: true, done });
      }).then(resolve, reject);
    });
    isDone = true;
    return measurement;
  } catch (error) {
    if (!(error instanceof Silence)) throw error;
    await worker.end(GRACE);
    const isOut = worker.ranOutOfMemory();
    throw new BadUse(({ endedItself, ranOutOfMemory }) =>
      isOut ? ranOutOfMemory(getName(task), limits.memory) : endedItself(getName(task)),
    );
  } finally {
    clearTimeout(timer);
    await worker.end(isDone ? GRACE : 0);
  }
}

const getName = ({ module, exportName }: MeasureTask): string => `${module}#${exportName}`;

/** A worker that answers no more, and has not said why. */
class Silence extends Error {}

/** Listens until all is measured. */
async function hear(
  worker: MeasureWorker,
  task: MeasureTask,
  listener: MeasureListener,
  onState: (done: number) => void,
): Promise<Measurement> {
  const orders = countOrders(task);
  const reject = (): never => {
    throw new BadUse(({ spoiltAnswers }) => spoiltAnswers(getName(task)));
  };
  for await (const line of readLines(worker.answers, LONGEST_ANSWER)) {
    const answer = readAnswer(line, worker.token);
    switch (answer?.kind) {
      case undefined:
        // A line that a killed process could not end.
        if (!line.endsWith("\n") && line.length <= LONGEST_ANSWER) continue;
        return reject();
      case "loaded":
        onState(0);
        break;
      case "orders":
        if (!orders.add(answer.orders)) return reject();
        onState(orders.getDone());
        listener.onProgress(orders.getDone());
        listener.onOrders(answer.orders);
        break;
      case "done":
        return orders.getMeasurement() ?? reject();
      case "failed":
        throw new BadUse(showMessage(answer.message));
    }
  }
  throw new Silence();
}

interface MeasureWorker {
  readonly token: string;
  readonly answers: Readable;
  readonly onError: (listener: (error: Error) => void) => void;
  readonly ranOutOfMemory: () => boolean;
  /** Waits for what it prints last; a worker that goes on for so many milliseconds is killed. */
  readonly end: (grace: number) => Promise<void>;
}

/** How long a worker that is done may still print, in milliseconds. */
const GRACE = 500;

function startWorker(
  task: MeasureTask,
  { memory }: MeasureLimits,
  { url, execArgv = [] }: WorkerScript,
  stderr: Output,
): MeasureWorker {
  // A thread would not do: an allocation that is too large ends all threads of its process. Neither would Node's own channel, which measured code can
  // close and write to, and where a message that can't be read ends both processes.
  const child = spawn(process.execPath, [...execArgv, `--max-old-space-size=${String(memory)}`, fileURLToPath(url)], {
    stdio: ["pipe", "pipe", "pipe", "pipe", "pipe"],
    windowsHide: true,
  });
  // A process that is gone already takes no task; that it is gone is seen where it should answer.
  for (const stream of child.stdio) stream?.on("error", () => undefined);
  const token = randomUUID();
  const order: WorkerTask = { ...task, token, memory: memory * MEGABYTE, parent: process.pid };
  child.stdin.end(JSON.stringify(order));

  let isAlarmed = false;
  getReadable(child, ALARM).on("data", () => {
    isAlarmed = true;
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", resolve);
    child.once("error", resolve);
  });
  const prints = [forward(getReadable(child, 1), stderr), forward(getReadable(child, 2), stderr)];
  const printed = Promise.all(prints.map(({ done }) => done));
  // A loop without an end hears nothing.
  const release = beforeEnding(() => child.kill("SIGKILL"));
  return {
    token,
    answers: getReadable(child, ANSWERS),
    onError: (listener) => child.once("error", listener),
    ranOutOfMemory: () => isAlarmed || prints.some(({ ranOutOfMemory }) => ranOutOfMemory()),
    end: async (grace) => {
      release();
      const timer = setTimeout(() => child.kill("SIGKILL"), grace);
      await ended;
      clearTimeout(timer);
      // What the worker started may still hold the other end.
      await Promise.race([printed, wait(GRACE, undefined, { ref: false })]);
      for (const stream of child.stdio) stream?.destroy();
    },
  };
}

function getReadable(child: ChildProcess, file: number): Readable {
  const stream = child.stdio[file];
  // A process that could not be started has none.
  return stream instanceof Readable ? stream : Readable.from([]);
}

/** What Node writes when memory is used up, with a long trace behind it. */
const OUT_OF_MEMORY = /<--- Last few GCs --->|FATAL ERROR: .*(?:memory|size)/;

/** A line that is longer is handed on in pieces. */
const LONGEST_LINE = 10_000;

function forward(from: Readable, to: Output): { readonly done: Promise<void>; readonly ranOutOfMemory: () => boolean } {
  let isOut = false;
  const run = async (): Promise<void> => {
    let blank = "";
    for await (const line of readLines(from, LONGEST_LINE)) {
      isOut ||= OUT_OF_MEMORY.test(line);
      if (isOut) continue;
      // Node's trace begins with an empty line.
      if (line === "\n") blank += line;
      else {
        to.write(showPrinted(blank + line));
        blank = "";
      }
    }
  };
  return { done: run(), ranOutOfMemory: () => isOut };
}

function refuseTimeout(
  task: MeasureTask,
  { timeout }: MeasureLimits,
  { isLoaded, done }: { readonly isLoaded: boolean; readonly done: number },
): BadUse {
  const time = getDuration(timeout);
  return new BadUse(({ notLoadedWithin, nothingWithin, tooFewWithin }) => {
    if (!isLoaded) return notLoadedWithin(task.module, time);
    return done === 0 ? nothingWithin(getName(task), time) : tooFewWithin(getName(task), done, task.trials, time);
  });
}
