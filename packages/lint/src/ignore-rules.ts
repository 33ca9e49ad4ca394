// Which files of a project count: what .gitignore and .eslintignore leave out, and what nobody wrote by hand.
import { readFileSync, statSync, type Stats } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import ignore, { type Ignore } from "ignore";

/** Installed, built or measured, not written. Folders that begin with a dot are tools' own. */
const LEFT_OUT = /^(?:node_modules|bower_components|jspm_packages|dist|coverage|\..*)$/;

/** Returns whether a folder of this name is left out wherever it lies, ignore files or none. */
export function isLeftOut(folderName: string): boolean {
  return LEFT_OUT.test(folderName);
}

interface Rules {
  readonly folder: string;
  readonly matcher: Ignore;
}

/** Rules that hold in a folder, the nearest last: those of the folders above hold too, but the nearest that says something decides. */
export type IgnoreRules = readonly Rules[];

/** Returns the rules that hold in a folder by the files in it and, up to the root of the repository, above it; `.eslintignore` counts in the working directory alone. */
export function getRulesAbove(folder: string, cwd: string): IgnoreRules {
  const rules: Rules[] = [];
  for (let at = folder; ; at = dirname(at)) {
    const isRepository = getStatus(join(at, ".git")) !== undefined;
    rules.unshift(...getRulesIn(at, cwd, isRepository ? [join(".git", "info", "exclude")] : []));
    if (isRepository || at === dirname(at)) return rules;
  }
}

/** Returns the rules that a folder's own files add. */
export function getRulesIn(folder: string, cwd: string, more: readonly string[] = []): IgnoreRules {
  const names = [".gitignore", ...(folder === cwd ? [".eslintignore"] : []), ...more];
  const text = names.map((name) => readText(join(folder, name))).join("\n");
  return text.trim() === "" ? [] : [{ folder, matcher: ignore().add(text) }];
}

/** Returns whether the rules leave out a file or a folder that lies in the folder which they hold in. */
export function isIgnored(rules: IgnoreRules, path: string, isFolder: boolean): boolean {
  for (const { folder, matcher } of rules.toReversed()) {
    const inside = relative(folder, path).split(sep).join("/");
    if (inside === "") continue;
    const { ignored, unignored } = matcher.test(isFolder ? `${inside}/` : inside);
    if (ignored || unignored) return ignored;
  }
  return false;
}

/** A pipe of such a name may never end. */
function readText(path: string): string {
  try {
    return getStatus(path)?.isFile() === true ? readFileSync(path, "utf8") : "";
  } catch {
    return "";
  }
}

function getStatus(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
