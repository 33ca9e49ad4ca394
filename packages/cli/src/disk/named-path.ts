// What stands at a path that somebody named; only regular files are read, since a pipe or a device may never end.
import { accessSync, constants, statSync, type PathLike, type Stats } from "node:fs";
import { resolve } from "node:path";
import { BadUse } from "../terminal.ts";
import { getKind } from "./describe-error.ts";
import { Trouble } from "./trouble.ts";

/** Returns what stands at a path, relative to `cwd`, or undefined where nothing does; throws `BadUse` where that can't be told, or is a file that can't be read. */
export function lookAt(name: string, cwd: string): Stats | undefined {
  const path = resolve(cwd, name);
  let status: Stats | undefined;
  try {
    status = statSync(path, { throwIfNoEntry: false });
    if (status?.isFile() === true) accessSync(path, constants.R_OK);
  } catch (error) {
    throw new BadUse(({ notRead }) => notRead(name, error));
  }
  // Node shows what is no UTF-8 by this character, and then finds nothing by it.
  if (status === undefined && path.includes("\uFFFD")) {
    throw new BadUse(({ noUtf8Path }) => noUtf8Path(name));
  }
  return status;
}

/** Returns the status of a file that can be read to its end; throws an Error that says what else it is. */
export function getFileStatus(path: PathLike): Stats {
  const status = statSync(path);
  if (!status.isFile()) throw new Trouble(({ isOfKind }) => isOfKind(getKind(status)));
  return status;
}
