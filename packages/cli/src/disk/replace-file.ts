// Replaces what a file holds, as a whole or not at all, and keeps its mode, its owner and all of its names. A new text first stands whole in a file beside it.
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  type PathLike,
  type Stats,
} from "node:fs";
import { basename, dirname, resolve, sep } from "node:path";
import { getKind, getErrorCode } from "./describe-error.ts";
import { getPathBeside } from "./file-beside.ts";
import { checkSize, openBeside, overwriteSafely, remove, writeAll } from "./overwrite-file.ts";
import { getRealPath } from "./real-path.ts";
import { Trouble } from "./trouble.ts";

/** A file's text in the making. */
export interface Replacement {
  readonly write: (bytes: Uint8Array) => void;
  /** Puts what was written in the place of what the file held. */
  readonly commit: () => void;
  /** Leaves the file as it is; does nothing after `commit`. */
  readonly discard: () => void;
}

/** Replaces what a file holds; throws an Error, and leaves the file as it is, where that can't be done or the file no longer holds what is `expected`. */
export function replaceFile(path: PathLike, bytes: Uint8Array, expected?: Buffer): void {
  const replacement = startReplacement(path);
  try {
    replacement.write(bytes);
    if (expected?.equals(readFileSync(path)) === false) throw new Trouble(({ changed }) => changed);
    replacement.commit();
  } finally {
    replacement.discard();
  }
}

/** Starts a text that will be a file's, one that is there or a new one; what is no file, such as a pipe, is written to as it is. Each step throws an Error where it fails. */
export function startReplacement(path: PathLike): Replacement {
  const before = statSync(path, { throwIfNoEntry: false });
  if (before !== undefined && isStream(path, before)) return startStream(path);
  const target = follow(path);
  if (before !== undefined) checkWritable(target, before);
  const staged = getPathBeside(target, "new");
  const file = openBeside(staged, before === undefined ? 0o666 : 0o600);
  let size = 0;
  const close = makeClose(file);
  const discard = (): void => {
    // An error of closing says no more of a file that goes.
    attempt(close);
    remove(staged);
  };
  return {
    write: (bytes) => {
      writeAll(file, bytes);
      size += bytes.length;
    },
    commit: () => {
      checkSize(file, size);
      const now = statSync(target, { throwIfNoEntry: false });
      const like = now ?? before;
      const keepsAll = like === undefined || ((now?.nlink ?? 1) === 1 && resemble(file, like));
      close();
      if (!keepsAll || !isRenamed(staged, target)) overwriteSafely(target, staged);
      discard();
    },
    discard,
  };
}

/** Why a file that may be written can't be renamed over: its folder is sticky, or it is mounted by itself. */
const IN_THE_WAY: readonly string[] = ["EACCES", "EBUSY", "EPERM"];

function isRenamed(from: Buffer, to: Buffer): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (!IN_THE_WAY.includes(getErrorCode(error) ?? "")) throw error;
    return false;
  }
}

/** Returns what closes a file, once; where that throws, not all of it may have come to the disk. */
function makeClose(file: number): () => void {
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    closeSync(file);
  };
}

/** Does what may fail. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // What comes of it is looked at where it matters.
  }
}

/** Returns the path of the file itself, behind all links; a link may lead to a file that is yet to be made. */
function follow(path: PathLike): Buffer {
  try {
    return getRealPath(path);
  } catch (error) {
    if (getErrorCode(error) !== "ENOENT" || typeof path !== "string") throw error;
    const link = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? readlinkSync(path) : undefined;
    if (link !== undefined) return follow(resolve(dirname(path), link));
    return Buffer.concat([getRealPath(dirname(path)), Buffer.from(sep), Buffer.from(basename(path))]);
  }
}

/** Standard output and its like by their names, too: others may go on to write to the file behind it. */
const isStream = (path: PathLike, status: Stats): boolean =>
  (!status.isFile() && !status.isDirectory()) ||
  /^\/(?:dev\/(?:stdout|stderr|fd\/\d+)|proc\/(?:self|\d+)\/fd\/\d+)$/.test(path.toString());

function startStream(path: PathLike): Replacement {
  const file = openSync(path, "a");
  const close = makeClose(file);
  return {
    write: (bytes) => {
      writeAll(file, bytes);
    },
    commit: close,
    discard: close,
  };
}

function checkWritable(target: Buffer, status: Stats): void {
  if (!status.isFile()) throw new Trouble(({ isOfKind }) => isOfKind(getKind(status)));
  // Root may write everything, and whoever took the right to write away meant root, too.
  if ((status.mode & 0o222) === 0) throw new Trouble(({ readOnly }) => readOnly);
  closeSync(openSync(target, "r+"));
}

/** Gives a file the owner and the mode of another, and returns whether it has them. */
function resemble(file: number, { uid, gid, mode }: Stats): boolean {
  const made = fstatSync(file);
  if (made.uid !== uid || made.gid !== gid)
    attempt(() => {
      fchownSync(file, uid, gid);
    });
  // What the process masks out of new files is no business of one that was there before.
  attempt(() => {
    fchmodSync(file, mode & 0o7777);
  });
  const now = fstatSync(file);
  return now.uid === uid && now.gid === gid && now.mode === mode;
}
