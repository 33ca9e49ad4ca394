// Standard output where it is a file: a report is written there to its last byte, or it is said that it was not.
import { fstatSync } from "node:fs";
import { Writable } from "node:stream";
import process from "node:process";
import type { Stream } from "../terminal.ts";
import { writeAll } from "./overwrite-file.ts";

/** Returns standard output. Node's own takes a part that was written for the whole, so that a report would end in its middle where a disk gets full. */
export function getStandardOutput(): Stream {
  const { fd } = process.stdout;
  if (!isFile(fd)) return process.stdout;
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      try {
        writeAll(fd, chunk);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

function isFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}
