// Finds the files that a scan reads: what the paths name, and whatever code lies in the folders that they name.
import { readdirSync, statSync } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";
import { EXTENSIONS, getExtension } from "@fair-shuffle/lint";
import { getRulesAbove, getRulesIn, isIgnored, isLeftOut, type IgnoreRules } from "@fair-shuffle/lint/ignore-rules";
import picomatch from "picomatch";
import { BadUse } from "../terminal.ts";

export interface FoundFile {
  /** Absolute. */
  readonly path: string;
  /** True where somebody named this very file. */
  readonly isNamed: boolean;
}

export interface FoundFiles {
  /** Each once, by path. */
  readonly files: readonly FoundFile[];
  /** Folders that can't be opened, with the reason. */
  readonly closed: readonly { readonly path: string; readonly reason: string }[];
}

/** Returns the files that paths or patterns (`src/**\/*.ts`) name; throws `BadUse` for one that names nothing. */
export function findFiles(paths: readonly string[], cwd: string, honoursIgnoreFiles: boolean): FoundFiles {
  const files = new Map<string, FoundFile>();
  const closed: { path: string; reason: string }[] = [];

  const add = (path: string, isNamed: boolean): void => {
    if (isNamed || !files.has(path)) files.set(path, { path, isNamed });
  };

  const walk = (folder: string, outer: IgnoreRules, isWanted: (path: string) => boolean): void => {
    let entries;
    try {
      entries = readdirSync(folder, { withFileTypes: true });
    } catch (error) {
      closed.push({ path: folder, reason: describeError(error) });
      return;
    }
    const rules = honoursIgnoreFiles ? [...outer, ...getRulesIn(folder, cwd)] : [];
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!isLeftOut(entry.name) && !isIgnored(rules, path, true)) walk(path, rules, isWanted);
      } else if (entry.isFile() && isCode(path) && isWanted(path) && !isIgnored(rules, path, false)) {
        add(path, false);
      }
    }
  };

  const enter = (folder: string, isWanted: (path: string) => boolean = () => true): void => {
    const above = honoursIgnoreFiles ? getRulesAbove(join(folder, ".."), cwd) : [];
    // Somebody who names an ignored folder wants it scanned.
    walk(folder, isIgnored(above, folder, true) ? [] : above, isWanted);
  };

  for (const path of paths) {
    const absolute = resolve(cwd, path);
    const status = statSync(absolute, { throwIfNoEntry: false });
    if (status?.isDirectory() === true) enter(absolute);
    else if (status !== undefined) {
      if (!isCode(absolute))
        throw new BadUse(`${path} is no file that can be scanned: it would end in ${listExtensions()}.`);
      add(absolute, true);
    } else {
      const pattern = path.split(sep).join("/");
      const { base, isGlob } = picomatch.scan(pattern);
      const before = files.size;
      const folder = resolve(cwd, base);
      if (!isGlob || statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
        throw new BadUse(`There is no file or folder ${path}.`);
      const matches = picomatch(pattern);
      enter(folder, (file) => matches(relative(cwd, file).split(sep).join("/")));
      if (files.size === before) throw new BadUse(`No file matches ${path}.`);
    }
  }
  return {
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    closed,
  };
}

function isCode(path: string): boolean {
  return EXTENSIONS.includes(getExtension(basename(path)));
}

function listExtensions(): string {
  const names = EXTENSIONS.map((extension) => `.${extension}`);
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;
}

/** Returns what went wrong with a file, in a few words. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (code === "EACCES" || code === "EPERM") return "permission denied";
  if (code === "ENOENT") return "it is gone";
  if (code === "EISDIR") return "it is a folder";
  return error.message;
}
