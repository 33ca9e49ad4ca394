// The script of a worker thread that scans files.
import { parentPort } from "node:worker_threads";
import { createBirpc } from "birpc";
import { scanFile, type FileLint, type FileOutcome } from "./scan-file.ts";
import type { FoundFile } from "./find-files.ts";

/** What the thread does for who started it. */
export interface ScanWorker {
  readonly scan: (file: FoundFile, lint: FileLint) => Promise<FileOutcome>;
}

createBirpc<Record<string, never>, ScanWorker>(
  { scan: (file, lint) => scanFile(file, undefined, lint, undefined) },
  { post: (message) => parentPort?.postMessage(message), on: (listener) => parentPort?.on("message", listener) },
);
