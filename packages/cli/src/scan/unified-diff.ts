// The difference of two texts in the unified format, which `git apply` and `patch` read.
import { structuredPatch } from "diff";

/** A line of a difference, with its line end: kept, gone, or new; "\\" tells that the line before it has no line end. */
export interface DiffLine {
  readonly sign: " " | "-" | "+" | "\\";
  readonly text: string;
}

/** Lines that changed, with those around them. */
export interface Hunk {
  /** "@@ -1,7 +1,9 @@". */
  readonly header: string;
  readonly lines: readonly DiffLine[];
}

/** How many lines stand around what changed. */
const CONTEXT = 3;

/** Returns the hunks that make `after` of `before`; none where they are the same. */
export const compareTexts = (before: string, after: string): readonly Hunk[] =>
  structuredPatch("", "", before, after, undefined, undefined, { context: CONTEXT }).hunks.map(
    ({ oldStart, oldLines, newStart, newLines, lines }) => ({
      header: `@@ -${tellRange(oldStart, oldLines)} +${tellRange(newStart, newLines)} @@`,
      lines: lines.map((line) => ({ sign: line.charAt(0) as DiffLine["sign"], text: `${line.slice(1)}\n` })),
    }),
  );

/** Lines count from 1; an empty range is told by the line before it. */
const tellRange = (start: number, count: number): string =>
  `${String(count === 0 ? start - 1 : start)},${String(count)}`;
