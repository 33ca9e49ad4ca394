// Which files of a workspace git ignores, by the .gitignore files in it.
import ignore from "ignore";

/** One .gitignore: the folder that it lies in, from the workspace's folder ("" for that one, else "a/b"), and its text. */
export interface IgnoreFile {
  readonly folder: string;
  readonly text: string;
}

/** Returns the paths (from the workspace's folder, with "/") that no .gitignore leaves out; a nearer one decides over one above, and nothing comes back from a folder that is left out. */
export function withoutIgnored(paths: readonly string[], ignoreFiles: readonly IgnoreFile[]): string[] {
  const matchers = [...ignoreFiles]
    .sort((a, b) => b.folder.length - a.folder.length)
    .map(({ folder, text }) => ({ prefix: folder === "" ? "" : `${folder}/`, matcher: ignore().add(text) }));

  function isIgnored(path: string): boolean {
    // What a list brings back, no list above it can leave out again.
    let leastPrefix = 0;
    for (const entry of getFoldersAndFile(path)) {
      const decisive = matchers
        .filter(({ prefix }) => prefix.length >= leastPrefix && entry.startsWith(prefix) && entry !== prefix)
        .map(({ prefix, matcher }) => ({ prefix, ...matcher.test(entry.slice(prefix.length)) }))
        .find(({ ignored, unignored }) => ignored || unignored);
      if (decisive?.ignored === true) return true;
      leastPrefix = decisive?.prefix.length ?? leastPrefix;
    }
    return false;
  }

  return paths.filter((path) => !isIgnored(path));
}

/** Returns "a/", "a/b/" and "a/b/c.js" for the last of them. */
function getFoldersAndFile(path: string): string[] {
  const names = path.split("/");
  return names.map((_, index) => names.slice(0, index + 1).join("/") + (index < names.length - 1 ? "/" : ""));
}
