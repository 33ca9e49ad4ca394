// Whether what edits leave has room in its line, and the indentation that the lines of an expression are relative to.
import type { FileContext } from "../file/file-context.ts";
import { applyEdits, makeEdits, type Edit } from "./edits.ts";
import { getLength, getLineIndent, getSourceStyle } from "./source-style.ts";

/** The indentation that the lines of an expression are relative to: that of its own line, and in a branch of `?` one step more. */
export function getBaseIndent(file: FileContext, offset: number): string {
  const { line, column } = file.sourceCode.getLocFromIndex(offset);
  const before = (file.sourceCode.lines[line - 1] ?? "").slice(0, column);
  const indent = getLineIndent(file, line);
  if (!/^\s*[?:] $/.test(before)) return indent;
  return indent + (getSourceStyle(file).indent.startsWith("\t") ? "\t" : "  ");
}

/** Returns whether the line that holds an offset is no wider than the file is, once edits are made. */
export function fits(file: FileContext, edits: readonly Edit[], offset: number): boolean {
  const { text } = file.sourceCode;
  const first = Math.min(offset, ...edits.map(({ range }) => range[0]));
  const last = Math.max(offset, ...edits.map(({ range }) => range[1]));
  const start = text.lastIndexOf("\n", first - 1) + 1;
  const lineEnd = text.indexOf("\n", last);
  const before = getTextAfter(file, edits, [start, offset]);
  const after = getTextAfter(file, edits, [offset, lineEnd === -1 ? text.length : lineEnd]);
  const line = `${before.slice(before.lastIndexOf("\n") + 1)}${after.split("\n")[0] ?? ""}`;
  // What ends a statement behind a comment is not counted, since nobody breaks a line for it.
  return getLength(line.replace(/\s*\/\/.*$/, "")) <= getSourceStyle(file).width;
}

/** Returns whether a text has room in its first line. */
export function isShort(file: FileContext, text: string): boolean {
  return getLength(text.split("\n")[0] ?? "") <= getSourceStyle(file).width;
}

/** Returns what stands in a part of the text once edits are made. */
export function getTextAfter(
  { sourceCode: { text } }: FileContext,
  edits: readonly Edit[],
  [start, end]: readonly [number, number],
): string {
  const own = edits
    .filter(({ range }) => start <= range[0] && range[1] <= end)
    .map(({ range, text: written }): Edit => ({ range: [range[0] - start, range[1] - start], text: written }));
  const part = text.slice(start, end);
  const made = makeEdits(part, own);
  return made === undefined ? part : applyEdits(part, made);
}
