// Scans files in threads, as many at once as the machine has cores.
import { availableParallelism } from "node:os";
import { Worker, type ResourceLimits } from "node:worker_threads";
import { createBirpc } from "birpc";
import type { WorkerScript } from "../terminal.ts";
import type { FoundFile } from "./find-files.ts";
import type { FileLint, FileOutcome } from "./scan-file.ts";
import type { ScanWorker } from "./scan-worker.ts";

/** A file with a word for chance. */
export interface WaitingFile {
  readonly file: FoundFile;
  /** Of its text, in UTF-16 code units. */
  readonly size: number;
}

/** From so many code units on, which take about a second, it pays that each thread loads the rule and the parsers first. */
const LEAST_SHARED = 2_000_000;

/** With no such limits V8 lets what earlier files left lie about for longer, in each thread. */
const MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 300, maxYoungGenerationSizeMb: 32 };

/** Returns whether files take long enough for threads. */
export function isLong(files: readonly WaitingFile[]): boolean {
  return files.length > 1 && files.reduce((sum, { size }) => sum + size, 0) >= LEAST_SHARED;
}

/**
 * Scans files, in no order, without fixes; `onOutcome` is told of each when it is done.
 * Returns the files for which a thread had not memory enough: the thread that calls may have.
 */
export async function scanInThreads(
  files: readonly WaitingFile[],
  lint: FileLint,
  script: WorkerScript,
  onOutcome: (file: FoundFile, outcome: FileOutcome) => void,
): Promise<readonly FoundFile[]> {
  // The largest ones first, so that none of them is begun when all else is done.
  const queue = files.toSorted((a, b) => b.size - a.size).values();
  const failed: FoundFile[] = [];
  const work = async (): Promise<void> => {
    let thread = start(script);
    for (const { file } of queue) {
      try {
        onOutcome(file, await thread.scan(file, lint));
      } catch {
        failed.push(file);
        thread.end();
        thread = start(script);
      }
    }
    thread.end();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), files.length) }, work));
  return failed;
}

interface Thread extends ScanWorker {
  readonly end: () => void;
}

function start({ url, execArgv = [] }: WorkerScript): Thread {
  const worker = new Worker(url, { execArgv: [...execArgv], resourceLimits: MEMORY });
  const rpc = createBirpc<ScanWorker>(
    {},
    {
      post: (message) => {
        worker.postMessage(message);
      },
      on: (listener) => worker.on("message", listener),
      timeout: -1,
    },
  );
  worker.on("error", (error) => {
    rpc.$close(error);
  });
  return {
    scan: (file, lint) => rpc.scan(file, lint),
    end: () => {
      void worker.terminate();
    },
  };
}
