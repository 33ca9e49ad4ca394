// Finds the files that a scan reads: what the paths name, and whatever code lies in the folders that they name.
import { basename, relative, resolve, sep } from "node:path";
import { EXTENSIONS } from "@fair-shuffle/lint";
import { isCode, walkFolders, type CodeFile } from "@fair-shuffle/lint/files";
import picomatch from "picomatch";
import { getKind } from "../disk/describe-error.ts";
import { Trouble } from "../disk/trouble.ts";
import { lookAt } from "../disk/named-path.ts";
import { getRealFolder } from "../disk/real-path.ts";
import { isLeftover } from "../disk/unfinished-write.ts";
import { BadUse } from "../terminal.ts";

/** Its path is absolute. */
export interface FoundFile extends CodeFile {
  /** True where somebody named this very file. */
  readonly isNamed: boolean;
}

export interface FoundFiles {
  /** Each once, by path. */
  readonly files: readonly FoundFile[];
  /** Folders that can't be opened, with the reason. */
  readonly closed: readonly { readonly path: string; readonly reason: unknown }[];
  /** What left out folders, or code, in those that were gone through. */
  readonly leftOutBy: ReadonlySet<"ignoreFile" | "name">;
  /** Folders of the files in which something lies that a run may have left. */
  readonly littered: readonly string[];
}

/** Returns the files that paths or patterns (`src/**\/*.ts`) name; throws `BadUse` for one that names nothing. */
export function findFiles(paths: readonly string[], cwd: string, honoursIgnoreFiles: boolean): FoundFiles {
  const files = new Map<string, FoundFile>();
  const closed: { path: string; reason: unknown }[] = [];

  const littered = new Set<string>();
  const leftOutBy = new Set<"ignoreFile" | "name">();

  const add = (file: FoundFile): void => {
    // What is shown alike may be two files.
    const key = file.rawPath?.toString("latin1") ?? file.path;
    if (file.isNamed || !files.has(key)) files.set(key, file);
  };

  const enter = (name: string, isWanted: (path: string) => boolean = () => true): void => {
    const start = resolve(cwd, name);
    for (const folder of walkFolders(start, cwd, honoursIgnoreFiles)) {
      if (folder.kind === "open") {
        for (const by of folder.leftOutBy) leftOutBy.add(by);
        if (folder.fileNames.some(isLeftover)) littered.add(folder.path);
        for (const file of folder.code) if (isWanted(file.path)) add({ ...file, isNamed: false });
        continue;
      }
      const reason = folder.kind === "noUtf8" ? new Trouble(({ noUtf8Name }) => noUtf8Name) : folder.error;
      if (folder.path === start) throw new BadUse(({ notRead }) => notRead(name, reason));
      closed.push({ path: folder.path, reason });
    }
  };

  for (const path of paths) {
    const absolute = resolve(cwd, path);
    const status = lookAt(path, cwd);
    if (status?.isDirectory() === true) enter(path);
    else if (status !== undefined) {
      if (!status.isFile()) throw new BadUse(({ notScanned }) => notScanned(path, getKind(status)));
      if (!isCode(basename(absolute))) throw new BadUse(({ noScannedCode }) => noScannedCode(path, EXTENSIONS));
      add({ path: absolute, isNamed: true });
      littered.add(getRealFolder(absolute));
    } else {
      const pattern = path.split(sep).join("/");
      const { base, isGlob } = picomatch.scan(pattern);
      const before = files.size;
      if (!isGlob) throw new BadUse(({ noPath }) => noPath(path));
      // Of a pattern in a folder that is not there, the folder is what was mistyped.
      if (lookAt(base, cwd)?.isDirectory() !== true) throw new BadUse(({ noPath }) => noPath(base));
      const matches = picomatch(pattern);
      enter(base, (file) => matches(relative(cwd, file).split(sep).join("/")));
      if (files.size === before) throw new BadUse(({ noMatch }) => noMatch(path));
    }
  }
  return {
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    closed,
    leftOutBy,
    littered: [...littered],
  };
}
