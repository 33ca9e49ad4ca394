// Writes into a file that has to stay the very file that it is, since it has several names, or an owner whom no new file could have.
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  unlinkSync,
  writeSync,
  type PathLike,
} from "node:fs";
import { describeError, getErrorCode } from "./describe-error.ts";
import { Trouble } from "./trouble.ts";
import { getPathBeside } from "./file-beside.ts";

/** Makes a file beside another. */
export function openBeside(path: Buffer, mode: number): number {
  try {
    return openSync(path, "wx", mode);
  } catch (error) {
    if (["EACCES", "EPERM"].includes(getErrorCode(error) ?? ""))
      throw new Trouble(({ noneBeside }) => noneBeside, { cause: error });
    throw error;
  }
}

/** Removes a file that nobody needs; where that fails, a later run does it. */
export function remove(path: Buffer): void {
  try {
    unlinkSync(path);
  } catch {
    // It may be gone already.
  }
}

/** Writes over what a file holds, which is kept beside it until all is written, and put back where that fails. */
export function overwriteSafely(target: Buffer, source: Buffer): void {
  const kept = keep(target);
  try {
    overwrite(target, source);
  } catch (error) {
    try {
      overwrite(target, kept);
    } catch {
      throw new Trouble(({ keptIn }, language) => keptIn(describeError(error, language), kept.toString()), {
        cause: error,
      });
    }
    remove(kept);
    throw error;
  }
  remove(kept);
}

/** Copies a file beside itself and returns where; the name is only given to a copy that is whole. */
function keep(target: Buffer): Buffer {
  const [copy, kept] = [getPathBeside(target, "copy"), getPathBeside(target, "kept")];
  try {
    closeSync(openBeside(copy, 0o600));
    overwrite(copy, target);
    renameSync(copy, kept);
  } catch (error) {
    remove(copy);
    throw error;
  }
  return kept;
}

/**
 * Makes a file hold what another holds, without a new file. What is longer is written first, since that is what a full disk refuses: nothing is lost until then, and
 * what was there takes no more space when it is put back.
 */
export function overwrite(target: PathLike, source: PathLike): void {
  const from = openSync(source, "r");
  try {
    const to = openSync(target, constants.O_RDWR);
    try {
      const { size } = fstatSync(from);
      const old = Math.min(size, fstatSync(to).size);
      copy(from, to, old, size);
      copy(from, to, 0, old);
      ftruncateSync(to, size);
      checkSize(to, size);
    } finally {
      closeSync(to);
    }
  } finally {
    closeSync(from);
  }
}

const PIECE = 1 << 16;

function copy(from: number, to: number, start: number, end: number): void {
  const piece = Buffer.alloc(PIECE);
  for (let at = start; at < end;) {
    const length = readSync(from, piece, 0, Math.min(PIECE, end - at), at);
    if (length === 0) throw new Trouble(({ notAllRead }) => notAllRead);
    writeAll(to, piece.subarray(0, length), at);
    at += length;
  }
}

/** Writes every byte: the system may take fewer at once, as it does where a disk gets full, and only says why at the next. */
export function writeAll(file: number, bytes: Uint8Array, position?: number): void {
  for (let done = 0; done < bytes.length;) {
    const at = position === undefined ? null : position + done;
    const written = writeSync(file, bytes, done, bytes.length - done, at);
    if (written === 0) throw new Trouble(({ notAllWritten }) => notAllWritten);
    done += written;
  }
}

/** Waits until the disk has it, and throws where it is not what was written. */
export function checkSize(file: number, size: number): void {
  fsyncSync(file);
  if (fstatSync(file).size !== size) throw new Trouble(({ notAllWritten }) => notAllWritten);
}
