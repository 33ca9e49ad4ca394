// Which files of a project count: what ignore files leave out, and what nobody wrote by hand. Knows texts and paths alone; `files.ts` reads them from the disk.
import ignore, { type Ignore } from "ignore";

/** Installed, built or measured, not written. People write code in folders that begin with a dot, too (`.vitepress`, `.storybook`), but not in these. */
const LEFT_OUT = new RegExp(
  `^(?:${[
    "node_modules|bower_components|jspm_packages|dist|coverage",
    String.raw`\.(?:git|hg|svn|yarn|pnpm-store|cache|parcel-cache|turbo|nx|nyc_output|stryker-tmp|vscode-test)`,
    String.raw`\.(?:angular|astro|docusaurus|expo|netlify|next|nuxt|output|svelte-kit|vercel|vinxi|wrangler)`,
  ].join("|")})$`,
);

/** Returns whether a folder of this name is left out wherever it lies, ignore files or none. */
export function isLeftOut(folderName: string): boolean {
  return LEFT_OUT.test(folderName);
}

/** What one folder's ignore files say. */
interface IgnoreList {
  /** The folder, with "/" between names and at the end; "" for the one that paths start from. */
  readonly prefix: string;
  readonly matcher: Ignore;
}

/** What several folders' ignore files say, the nearest last: all of them hold, but the nearest that says something decides. */
export type IgnoreRules = readonly IgnoreList[];

/** Returns the rules of one text; none where it says nothing. */
export function makeRules(prefix: string, text: string): IgnoreRules {
  return text.trim() === "" ? [] : [{ prefix, matcher: ignore().add(text) }];
}

/** Returns whether the rules leave out a path, or one of the folders that it lies in; a folder's own path ends in "/". */
export function isBelowIgnored(rules: IgnoreRules, path: string): boolean {
  return listFoldersAndFile(path).some((entry) => isIgnored(rules, entry));
}

/** Returns whether the rules leave out a path that lies in a folder which they do not leave out; a folder's own path ends in "/". */
export function isIgnored(rules: IgnoreRules, path: string): boolean {
  for (const { prefix, matcher } of rules.toReversed()) {
    if (path === prefix || !path.startsWith(prefix)) continue;
    const inside = path.slice(prefix.length);
    const { ignored, unignored } = matcher.test(inside);
    if (unignored) return false;
    // Where a list leaves out the folder itself, a nearer one has brought that back, with what is in it.
    if (ignored && !leavesOutFolderOf(matcher, inside)) return true;
  }
  return false;
}

function leavesOutFolderOf(matcher: Ignore, path: string): boolean {
  const folder = path.slice(0, path.lastIndexOf("/", path.length - 2) + 1);
  return folder !== "" && matcher.ignores(folder);
}

/** Returns "a/", "a/b/" and "a/b/c.js" for the last of them. */
function listFoldersAndFile(path: string): string[] {
  const folders = [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
  return path.endsWith("/") ? folders : [...folders, path];
}
