// What a run that was ended leaves beside the files that it wrote, and how the next run clears it away or puts back what a file held.
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { isAbandoned, readName, type Beside } from "./file-beside.ts";
import { overwrite, remove } from "./overwrite-file.ts";

/** A file that a run was writing when it was ended. */
export interface Unfinished {
  /** Its path; U+FFFD stands for what is no UTF-8. */
  readonly path: string;
  /** Whether it holds a part of what it was to hold, and nothing else; if not, somebody changed it since. */
  readonly isHalfWritten: boolean;
  /** The path of what it held before. */
  readonly kept: string;
}

interface Leftover extends Beside {
  readonly path: Buffer;
}

/** Clears away what ended runs left in a folder, if it may be written, and puts back what half-written files held; returns the files for which that could not be done. Never throws. */
export function settleFolder(folder: string, mayWrite: boolean): readonly Unfinished[] {
  let names: readonly Buffer[];
  try {
    names = readdirSync(folder, { encoding: "buffer" });
  } catch {
    return [];
  }
  const inside = (name: Buffer): Buffer => Buffer.concat([Buffer.from(join(folder, sep)), name]);
  const leftovers = names.flatMap((name) => readLeftover(name.toString(), inside(name)));
  const unfinished: Unfinished[] = [];
  /** The owners of what is not cleared away. */
  const needed = new Set<string>();
  for (const kept of leftovers.filter(({ role }) => role === "kept")) {
    const name = names.find(kept.isOf);
    // Somebody may have removed the file; the copy is then all that there is of it.
    if (name === undefined) needed.add(kept.owner);
    if (name === undefined) continue;
    const file = inside(name);
    const next = leftovers.find(({ role, owner }) => role === "new" && owner === kept.owner);
    const state = getState(file, kept.path, next?.path);
    if (state === "whole" || (state === "half" && mayWrite && isPutBack(file, kept.path))) continue;
    needed.add(kept.owner);
    unfinished.push({ path: file.toString(), isHalfWritten: state === "half", kept: kept.path.toString() });
  }
  if (mayWrite) for (const { path, owner } of leftovers) if (!needed.has(owner)) remove(path);
  return unfinished;
}

/** Returns whether a folder's entry of this name may be such a thing. */
export const isLeftover = (name: string): boolean => readName(name) !== undefined;

function readLeftover(name: string, path: Buffer): readonly Leftover[] {
  const beside = readName(name);
  if (beside === undefined) return [];
  try {
    const status = lstatSync(path);
    return status.isFile() && isAbandoned(beside, status.mtimeMs) ? [{ ...beside, path }] : [];
  } catch {
    return [];
  }
}

/** Returns whether a file holds what it did before or was to hold, a mixture of the two, or something else. */
function getState(file: Buffer, kept: Buffer, next: Buffer | undefined): "whole" | "half" | "changed" {
  try {
    const [now, before] = [readFileSync(file), readFileSync(kept)];
    if (now.equals(before)) return "whole";
    if (next === undefined) return "changed";
    const after = readFileSync(next);
    if (now.equals(after)) return "whole";
    const isPart =
      now.length >= Math.min(before.length, after.length) &&
      now.every((byte, at) => byte === before[at] || byte === after[at]);
    return isPart ? "half" : "changed";
  } catch {
    return "changed";
  }
}

function isPutBack(file: Buffer, kept: Buffer): boolean {
  try {
    overwrite(file, kept);
    return true;
  } catch {
    return false;
  }
}
