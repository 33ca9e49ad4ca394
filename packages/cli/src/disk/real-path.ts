// Where a file is, behind all links.
import { realpathSync, type PathLike } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";

/** Node's own way through links does not know names that are no UTF-8; on Windows all are, and some disks know no other way. */
const realPath = process.platform === "win32" ? realpathSync : realpathSync.native;

/** Returns the path of the file itself; throws an Error where there is none. */
export const getRealPath = (path: PathLike): Buffer => realPath(path, { encoding: "buffer" });

/** Returns the folder that a file lies in, that of the link to it if there is no file; U+FFFD stands for what is no UTF-8. */
export function getRealFolder(path: string): string {
  try {
    return dirname(getRealPath(path).toString());
  } catch {
    return dirname(path);
  }
}
