// Finds the files that a scan reads: what the paths name, and whatever code lies in the folders that they name.
import { isUtf8 } from "node:buffer";
import { readdirSync } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";
import { EXTENSIONS, getExtension } from "@fair-shuffle/lint";
import { getRulesAbove, getRulesIn, isIgnored, isLeftOut, type IgnoreRules } from "@fair-shuffle/lint/ignore-rules";
import picomatch from "picomatch";
import { describeError, describeKind } from "../disk/describe-error.ts";
import { lookAt } from "../disk/named-path.ts";
import { getRealFolder } from "../disk/real-path.ts";
import { isLeftover } from "../disk/unfinished-write.ts";
import { BadUse } from "../terminal.ts";

export interface FoundFile {
  /** Absolute; U+FFFD stands for what is no UTF-8. */
  readonly path: string;
  /** By what the file is opened, where its name is no UTF-8. */
  readonly rawPath?: Buffer;
  /** True where somebody named this very file. */
  readonly isNamed: boolean;
}

export interface FoundFiles {
  /** Each once, by path. */
  readonly files: readonly FoundFile[];
  /** Folders that can't be opened, with the reason. */
  readonly closed: readonly { readonly path: string; readonly reason: string }[];
  /** Folders of the files in which something lies that a run may have left. */
  readonly littered: readonly string[];
}

/** Returns the files that paths or patterns (`src/**\/*.ts`) name; throws `BadUse` for one that names nothing. */
export function findFiles(paths: readonly string[], cwd: string, honoursIgnoreFiles: boolean): FoundFiles {
  const files = new Map<string, FoundFile>();
  const closed: { path: string; reason: string }[] = [];

  const littered = new Set<string>();

  const add = (file: FoundFile): void => {
    // What is shown alike may be two files.
    const key = file.rawPath?.toString("latin1") ?? file.path;
    if (file.isNamed || !files.has(key)) files.set(key, file);
  };

  const walk = (folder: string, outer: IgnoreRules, isWanted: (path: string) => boolean, nameGiven?: string): void => {
    let entries;
    try {
      entries = readdirSync(folder, { withFileTypes: true, encoding: "buffer" });
    } catch (error) {
      if (nameGiven !== undefined) throw new BadUse(`${nameGiven} can't be read: ${describeError(error)}.`);
      closed.push({ path: folder, reason: describeError(error) });
      return;
    }
    const rules = honoursIgnoreFiles ? [...outer, ...getRulesIn(folder, cwd)] : [];
    for (const entry of entries) {
      const name = entry.name.toString();
      const path = join(folder, name);
      const rawPath = isUtf8(entry.name) ? undefined : Buffer.concat([Buffer.from(join(folder, sep)), entry.name]);
      if (entry.isDirectory()) {
        if (isLeftOut(name) || isIgnored(rules, path, true)) continue;
        if (rawPath === undefined) walk(path, rules, isWanted);
        // Nothing that asks for the files above one, such as its package.json, would find them.
        else closed.push({ path, reason: "its name is no UTF-8" });
      } else if (entry.isFile()) {
        if (isLeftover(name)) littered.add(folder);
        if (!isCode(path) || !isWanted(path) || isIgnored(rules, path, false)) continue;
        add({ path, isNamed: false, ...(rawPath === undefined ? {} : { rawPath }) });
      }
    }
  };

  const enter = (name: string, isWanted: (path: string) => boolean = () => true): void => {
    const folder = resolve(cwd, name);
    const above = honoursIgnoreFiles ? getRulesAbove(join(folder, ".."), cwd) : [];
    // Somebody who names an ignored folder wants it scanned.
    walk(folder, isIgnored(above, folder, true) ? [] : above, isWanted, name);
  };

  for (const path of paths) {
    const absolute = resolve(cwd, path);
    const status = lookAt(path, cwd);
    if (status?.isDirectory() === true) enter(path);
    else if (status !== undefined) {
      if (!status.isFile())
        throw new BadUse(`${path} is ${describeKind(status)}, and only files and folders are scanned.`);
      if (!isCode(absolute))
        throw new BadUse(`${path} is no file that can be scanned: it would end in ${listExtensions()}.`);
      add({ path: absolute, isNamed: true });
      littered.add(getRealFolder(absolute));
    } else {
      const pattern = path.split(sep).join("/");
      const { base, isGlob } = picomatch.scan(pattern);
      const before = files.size;
      if (!isGlob || lookAt(base, cwd)?.isDirectory() !== true) throw new BadUse(`There is no file or folder ${path}.`);
      const matches = picomatch(pattern);
      enter(base, (file) => matches(relative(cwd, file).split(sep).join("/")));
      if (files.size === before) throw new BadUse(`No file matches ${path}.`);
    }
  }
  return {
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    closed,
    littered: [...littered],
  };
}

function isCode(path: string): boolean {
  return EXTENSIONS.includes(getExtension(basename(path)));
}

function listExtensions(): string {
  const names = EXTENSIONS.map((extension) => `.${extension}`);
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;
}
