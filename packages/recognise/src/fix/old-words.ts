// What a way out writes into a file of ECMAScript 5, in the place of words that a parser of that does not know.
import type { FileContext } from "../file/file-context.ts";
import { getSourceStyle } from "./source-style.ts";

const ARROW = "() => ";

/** Returns what stands before and behind a list where it is copied, whatever it is besides an array. */
export const getCopyMarks = (file: FileContext): readonly [string, string] =>
  getSourceStyle(file).isOld ? ["Array.prototype.slice.call(", ")"] : ["[...", "]"];

/** Returns a random source as the file can name it; undefined where it can't, as a function has a `this` of its own. */
export function writeSource(file: FileContext, callable: string): string | undefined {
  const text = writePowers(file, callable);
  if (!getSourceStyle(file).isOld || !text.startsWith(ARROW)) return text;
  return /\bthis\b/.test(text) ? undefined : `function () { return ${text.slice(ARROW.length)}; }`;
}

/** Returns code of ours with its powers of two as the file can write them. */
export const writePowers = (file: FileContext, code: string): string =>
  getSourceStyle(file).isOld ? code.replaceAll(/\b2 \*\* (\d+)/g, "Math.pow(2, $1)") : code;
