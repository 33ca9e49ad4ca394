// Which files of a project differ from the copy that was worked on, and in which lines.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { diffLinesRaw } from "jest-diff";

export interface DiffLine {
  readonly kind: "kept" | "removed" | "added";
  readonly text: string;
}

export interface ChangedFile {
  /** Relative to the project, with `/`. */
  readonly file: string;
  readonly lines: readonly DiffLine[];
}

/** Every line of both texts, in order. */
export const diffLines = (before: string, after: string): DiffLine[] =>
  diffLinesRaw(before.split("\n"), after.split("\n")).map(({ 0: sign, 1: text }) => ({
    kind: sign === 0 ? "kept" : sign < 0 ? "removed" : "added",
    text,
  }));

/** The files of `before` that read otherwise in `after`, by name; node_modules is left out. Throws if a file is missing in `after`. */
export async function changedFiles(before: string, after: string): Promise<ChangedFile[]> {
  const changed: ChangedFile[] = [];
  for (const file of await filesBelow(before)) {
    const [old, fresh] = await Promise.all([readFile(join(before, file), "utf8"), readFile(join(after, file), "utf8")]);
    if (old !== fresh) changed.push({ file, lines: diffLines(old, fresh) });
  }
  return changed;
}

async function filesBelow(folder: string, prefix = ""): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(join(folder, prefix), { withFileTypes: true })) {
    const path = prefix + entry.name;
    if (entry.isDirectory() && entry.name !== "node_modules") files.push(...(await filesBelow(folder, `${path}/`)));
    else if (entry.isFile()) files.push(path);
  }
  return files.sort();
}
