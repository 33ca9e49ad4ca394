// A few lines of code with one place in them marked, for a terminal.
import { getText, join, own, paint, say, showLines, type Shown } from "./foreign-text.ts";
import { countColumns } from "./terminal-columns.ts";
import type { Terminal } from "./terminal.ts";

/** Lines and columns are 1-based, columns in UTF-16 code units. */
export interface Mark {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** How many lines stand before the marked one, and behind it. */
const AROUND = 1;

/** More of a long line says no more: minified code has everything on one. */
const MOST_CHARACTERS = 160;

/** Returns the lines around a mark, `indent` before each; a mark of several lines is drawn on its first one. */
export function drawFrame(
  lines: readonly string[],
  { line, column, endLine, endColumn }: Mark,
  { bold, dim, yellow }: Terminal["colours"],
  indent = "",
): Shown {
  const first = Math.max(1, line - AROUND);
  // What comes behind the last line end is no line.
  const count = lines.at(-1) === "" ? lines.length - 1 : lines.length;
  const last = Math.max(line, Math.min(count, line + AROUND));
  const width = String(last).length;
  // A place far to the right is brought into sight.
  const marked = lines[line - 1] ?? "";
  const from = column > MOST_CHARACTERS ? column - 1 - MOST_CHARACTERS / 4 : 0;
  const rows: Shown[] = [];
  for (let number = first; number <= last; number++) {
    const text = (lines[number - 1] ?? "").slice(from, from + MOST_CHARACTERS);
    const head = `${number === line ? ">" : " "} ${String(number).padStart(width)} | `;
    rows.push(say`${own(indent)}${paint(number === line ? bold : dim, head)}${showLine(text)}`);
    if (number !== line) continue;
    const before = marked.slice(from, column - 1);
    const end = Math.min(endLine === line ? endColumn - 1 : marked.trimEnd().length, from + MOST_CHARACTERS);
    const carets = "^".repeat(Math.max(1, countShown(marked.slice(column - 1, end))));
    rows.push(
      say`${own(indent)}${paint(dim, `  ${" ".repeat(width)} | `)}${own(getBlanks(before))}${paint(yellow, carets)}`,
    );
  }
  return join(rows, "\n");
}

const showLine = (text: string): Shown => showLines(text)[0] ?? own("");

/** Blanks as wide as some text; its tabs stay tabs. */
const getBlanks = (text: string): string =>
  text
    .split("\t")
    .map((piece) => " ".repeat(countShown(piece)))
    .join("\t");

/** Returns how many columns a line of code takes as it is shown, with what is escaped there. */
const countShown = (text: string): number => countColumns(getText(showLine(text)));
