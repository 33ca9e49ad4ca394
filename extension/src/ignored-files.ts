// Which files of a workspace count, by the .gitignore files in it.
import { isBelowIgnored, isLeftOut, makeRules } from "@fair-shuffle/lint/ignore-rules";

/** One .gitignore: the folder that it lies in, from the workspace's folder ("" for that one, else "a/b"), and its text. */
export interface IgnoreFile {
  readonly folder: string;
  readonly text: string;
}

/** Returns the paths (from the workspace's folder, with "/") that somebody wrote by hand and that no .gitignore leaves out; a nearer one decides over one above, and nothing comes back from a folder that is left out. */
export function withoutIgnored(paths: readonly string[], ignoreFiles: readonly IgnoreFile[]): string[] {
  const rules = [...ignoreFiles]
    .sort((a, b) => a.folder.length - b.folder.length)
    .flatMap(({ folder, text }) => makeRules(folder === "" ? "" : `${folder}/`, text));
  return paths.filter((path) => !path.split("/").slice(0, -1).some(isLeftOut) && !isBelowIgnored(rules, path));
}
