// What the system says of files, in a few words that stand behind "can't be written:" and the like.
import type { Stats } from "node:fs";

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EDQUOT: "no more may be stored on this disk",
  EFBIG: "it would be larger than a file may be",
  EISDIR: "it is a folder",
  ELOOP: "its links lead in a circle",
  ENAMETOOLONG: "its name is too long",
  ENOENT: "it is gone",
  ENOSPC: "no space is left on the disk",
  ENOTDIR: "a part of its path is no folder",
  EPERM: "permission denied",
  EROFS: "nothing can be written on this disk",
};

/** Returns what went wrong with a file. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return REASONS[getErrorCode(error) ?? ""] ?? error.message;
}

/** Returns the system's name of an error, such as "ENOSPC". */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Returns what stands at a path that is no regular file: "a folder". */
export function describeKind(status: Stats): string {
  if (status.isDirectory()) return "a folder";
  if (status.isFIFO()) return "a pipe";
  return status.isSocket() ? "a socket" : "a device";
}
