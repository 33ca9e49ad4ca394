// Whether the module is there that the option `importFrom` names, and exports what a fix would import from it.
import { isOtherLibrary } from "../origins/library-shuffles.ts";
import { getStatus, readText } from "../file/file-system.ts";
import { findModule, isRelative } from "../imports/module-reader.ts";
import type { RuleOptions } from "../options/rule-options.ts";

/** A module that lacks some of what is called. */
export interface LackingModule {
  readonly module: string;
  /** What it would have to export. */
  readonly names: readonly string[];
}

/**
 * Returns the module that the option names where it is known not to export what is called: there is no such file, or no word of it is that name, or it is a
 * library of another shape. Other packages are not looked at, nor is any file where the working directory is not on a disk.
 */
export function findLackingModule(cwd: string, importFrom: RuleOptions["importFrom"]): LackingModule | undefined {
  const { module, names } =
    typeof importFrom === "object"
      ? { module: importFrom.module, names: [importFrom.name] }
      : { module: importFrom ?? "", names: ["shuffle", "toShuffled"] };
  if (typeof importFrom === "string" && isOtherLibrary(module)) return { module, names };
  if (!isRelative(module) || getStatus(cwd)?.isDirectory() !== true) return undefined;
  const text = findModule({ read: readText }, module, `${cwd}/importing.js`)?.text;
  const isThere = text !== undefined && names.every((name) => mayExport(text, name));
  return isThere ? undefined : { module, names };
}

/** What another module exports may have any name. */
const mayExport = (text: string, name: string): boolean =>
  /\bexport\s*\*/.test(text) ||
  (name === "default" ? /\bdefault\b|\bmodule\.exports\b/ : new RegExp(`(?<![\\w$])${name}(?![\\w$])`)).test(text);
