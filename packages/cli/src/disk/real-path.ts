// Where a file is, behind all links.
import { realpathSync, type PathLike } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";

/** Node's own way through links does not know names that are no UTF-8; on Windows all are, and some disks know no other way. */
const realPath = process.platform === "win32" ? realpathSync : realpathSync.native;

/** Returns the path of the file itself; throws an Error where there is none. */
export function getRealPath(path: PathLike): Buffer {
  // Yarn's Plug'n'Play puts an fs of its own before Node's, which gives texts whatever is asked for, and takes no name that is no UTF-8.
  const found: Buffer | string = realPath(path, { encoding: "buffer" });
  return typeof found === "string" ? Buffer.from(found) : found;
}

/** Returns the folder that a file lies in, that of the link to it if there is no file; U+FFFD stands for what is no UTF-8. */
export function getRealFolder(path: string): string {
  try {
    return dirname(getRealPath(path).toString());
  } catch {
    return dirname(path);
  }
}
