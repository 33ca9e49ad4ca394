// Which files of a project differ from the copy that was worked on, and in which lines.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { diffLines, type DiffLine } from "./line-diff.ts";

export interface ChangedFile {
  /** Relative to the project, with `/`. */
  readonly file: string;
  readonly lines: readonly DiffLine[];
}

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
