// The walk of the disk: the code in a folder and below, without what ignore files leave out and nobody wrote by hand. For Node alone.
import { isUtf8 } from "node:buffer";
import { readdirSync, type Dirent } from "node:fs";
import { dirname, join, sep } from "node:path";
import { getStatus, readText } from "@fair-shuffle/recognise/file-system";
import { isBelowIgnored, isIgnored, isLeftOut, makeRules, type IgnoreRules } from "./ignore-rules.ts";
import { EXTENSIONS, getExtension } from "./words.ts";

export { readText };

export interface CodeFile {
  /** U+FFFD stands for what is no UTF-8. */
  readonly path: string;
  /** By what the file is opened, where its name is no UTF-8. */
  readonly rawPath?: Buffer;
}

export type WalkedFolder =
  | {
      readonly kind: "open";
      readonly path: string;
      readonly code: readonly CodeFile[];
      /** The names of all files in it. */
      readonly fileNames: readonly string[];
      /** What left out a folder in it, or code: ignore files, or our own list of folders. */
      readonly leftOutBy: ReadonlySet<"ignoreFile" | "name">;
    }
  | { readonly kind: "unreadable"; readonly path: string; readonly error: unknown }
  /** Nothing that asks for the files above one, such as its package.json, would find them. */
  | { readonly kind: "noUtf8"; readonly path: string };

/** Returns whether a file of this name can hold code. */
export function isCode(name: string): boolean {
  return EXTENSIONS.includes(getExtension(name));
}

/** Returns a folder, which counts whatever leaves it out, and then the folders below it, one at a time. `.eslintignore` counts in the working directory alone. */
export function walkFolders(folder: string, cwd: string, honoursIgnoreFiles = true): Generator<WalkedFolder> {
  return honoursIgnoreFiles
    ? walk(folder, getStartRules(folder, cwd), (path) => readRules(path, cwd))
    : walk(folder, [], () => []);
}

function* walk(folder: string, rules: IgnoreRules, read: (folder: string) => IgnoreRules): Generator<WalkedFolder> {
  let entries;
  try {
    entries = readEntries(folder);
  } catch (error) {
    yield { kind: "unreadable", path: folder, error };
    return;
  }
  const [prefix, rawPrefix] = [toPrefix(folder), Buffer.from(join(folder, sep))];
  const [folders, fileNames, code]: [[path: string, isWhole: boolean][], string[], CodeFile[]] = [[], [], []];
  const leftOutBy = new Set<"ignoreFile" | "name">();
  for (const entry of entries) {
    const name = entry.name.toString();
    const path = join(folder, name);
    const isWhole = isUtf8(entry.name);
    if (entry.isDirectory()) {
      if (isLeftOut(name)) leftOutBy.add("name");
      else if (isIgnored(rules, `${prefix}${name}/`)) leftOutBy.add("ignoreFile");
      else folders.push([path, isWhole]);
    } else if (entry.isFile()) {
      fileNames.push(name);
      if (!isCode(name)) continue;
      if (isIgnored(rules, prefix + name)) {
        leftOutBy.add("ignoreFile");
        continue;
      }
      code.push({ path, ...(isWhole ? {} : { rawPath: Buffer.concat([rawPrefix, entry.name]) }) });
    }
  }
  yield { kind: "open", path: folder, code, fileNames, leftOutBy };
  for (const [path, isWhole] of folders) {
    if (isWhole) yield* walk(path, [...rules, ...read(path)], read);
    else yield { kind: "noUtf8", path };
  }
}

/** Returns what is in a folder, with names in bytes. Asked so, Bun (1.4.5) gives the names alone: there, a name that is no UTF-8 is not known as one. */
function readEntries(folder: string): readonly Dirent<Buffer>[] {
  const entries = readdirSync(folder, { withFileTypes: true, encoding: "buffer" });
  if (!entries.some((entry) => Buffer.isBuffer(entry))) return entries;
  return readdirSync(folder, { withFileTypes: true }).map((entry) =>
    Object.assign(entry, { name: Buffer.from(entry.name) }),
  );
}

/** Returns the rules that hold in a folder by the files in it and, up to the root of the repository, above it. */
function getStartRules(folder: string, cwd: string): IgnoreRules {
  const own = readRules(folder, cwd);
  const above: IgnoreRules[] = [];
  for (let at = folder; !isRepository(at) && at !== dirname(at);) {
    at = dirname(at);
    above.unshift(readRules(at, cwd));
  }
  // Somebody who names an ignored folder wants what is in it.
  return isBelowIgnored(above.flat(), toPrefix(folder)) ? own : [...above.flat(), ...own];
}

function readRules(folder: string, cwd: string): IgnoreRules {
  const names = [
    ".gitignore",
    ...(folder === cwd ? [".eslintignore"] : []),
    ...(isRepository(folder) ? [join(".git", "info", "exclude")] : []),
  ];
  return makeRules(toPrefix(folder), names.map((name) => readText(join(folder, name)) ?? "").join("\n"));
}

function isRepository(folder: string): boolean {
  return getStatus(join(folder, ".git")) !== undefined;
}

function toPrefix(folder: string): string {
  return join(folder, sep).split(sep).join("/");
}
