// A file that the command line was told to write.
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { BadUse } from "../terminal.ts";
import { getErrorCode } from "./describe-error.ts";
import { replaceFile } from "./replace-file.ts";
import { Trouble } from "./trouble.ts";
import { settleFolder } from "./unfinished-write.ts";

/** Where a file was written: in a folder that was there, or in one that was made for it. */
export interface WrittenOutput {
  readonly isFolderNew: boolean;
}

/** Writes a report to a file, whose name is relative to `cwd`, and makes the folders that it needs; throws `BadUse` where that can't be done. */
export function writeOutput(name: string, cwd: string, content: string | Uint8Array): WrittenOutput {
  try {
    const path = resolve(cwd, name);
    const folder = dirname(path);
    const isFolderNew = !existsSync(folder);
    prepareFolder(folder);
    replaceFile(path, Buffer.from(content));
    return { isFolderNew };
  } catch (error) {
    throw new BadUse(({ notWritten }) => notWritten(name, error));
  }
}

/** Makes a folder where there is none, and clears away what a run left in it that was ended; throws an Error where there can't be such a folder. */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    if (getErrorCode(error) === "EEXIST")
      throw new Trouble(({ system: { ENOTDIR = "" } }) => ENOTDIR, { cause: error });
    throw error;
  }
  settleFolder(folder, true);
}

/** Makes a folder and those around it. Node's own way never ends where a folder that is there takes no new one, as `/proc` does. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const around = dirname(folder);
    if (getErrorCode(error) === "ENOENT" && around !== folder && !existsSync(around)) {
      makeFolder(around);
      makeFolder(folder);
      // Another run may have made it meanwhile.
    } else if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
}
