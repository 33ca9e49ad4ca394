/** How a file has to spell a module that the options name. */
import { isAbsolutePath } from "../file/file-system.ts";

/**
 * Returns the specifier by which `filename` imports `module`. A relative `module` ("./…", "../…") starts at `cwd` and comes back relative
 * to the file's folder, with "./" or "../" and forward slashes; any other module (a package, "#internal", a URL) comes back as it is.
 * Undefined if the file is that module itself, or no relative path leads there (another drive).
 */
export function getModulePath(module: string, cwd: string, filename: string): string | undefined {
  if (!isRelative(module)) return module;
  const target = getSegments(`${cwd}/${module}`);
  const file = getSegments(isAbsolutePath(filename) ? filename : `${cwd}/${filename}`);
  if (isSameModule(target, file)) return undefined;
  const folder = file.slice(0, -1);
  let shared = 0;
  // The module's own name is always spelt, even inside the folder that bears it: "../lib" and not ".".
  while (shared < folder.length && shared < target.length - 1 && folder[shared] === target[shared]) shared++;
  if (shared === 0 && `${folder[0] ?? ""}${target[0] ?? ""}`.endsWith(":")) return undefined;
  const up = folder.slice(shared).map(() => "..");
  return [...(up.length > 0 ? up : ["."]), ...target.slice(shared)].join("/");
}

/** Returns whether two specifiers in one file mean the same module: equal, or relative and equal up to what a build may add or leave out, an extension or `/index`. */
export function isSameSpecifier(a: string, b: string): boolean {
  if (a === b) return true;
  return isRelative(a) && isRelative(b) && isSameModule(getSegments(a), getSegments(b));
}

function isRelative(module: string): boolean {
  return /^\.\.?(?:\/|$)/.test(module);
}

function isSameModule(a: readonly string[], b: readonly string[]): boolean {
  return getStem(a.join("/")) === getStem(b.join("/"));
}

function getStem(path: string): string {
  return path.replace(/\.[cm]?[jt]sx?$/, "").replace(/(?:^|\/)index$/, "");
}

/** Splits a path at its slashes and resolves "." and ".." as far as it reaches; a drive letter comes out in lower case. */
function getSegments(path: string): string[] {
  const segments: string[] = [];
  for (const segment of path.split(/[/\\]/)) {
    if (segment === "" || segment === ".") continue;
    if (segment === ".." && segments.length > 0 && segments.at(-1) !== "..") segments.pop();
    else segments.push(/^[A-Z]:$/.test(segment) ? segment.toLowerCase() : segment);
  }
  return segments;
}
