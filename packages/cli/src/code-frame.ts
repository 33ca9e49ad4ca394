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

/** Where a frame is drawn. */
export interface FrameLook extends Pick<Terminal, "colours"> {
  /** Of the terminal; undefined where there is none. */
  readonly width: number | undefined;
  /** Stands before each line. */
  readonly indent?: string;
}

/** How many lines stand before the marked one, and behind it. */
const AROUND = 1;

/** More of a long line says no more: minified code has everything on one. */
const MOST_COLUMNS = 160;

/** Less of it says nothing: a narrower terminal breaks the lines. */
const LEAST_COLUMNS = 24;

/** As much as a terminal may take for one. */
const TAB_COLUMNS = 8;

/** What stands for code that is left out. */
const CUT = "…";

/** Returns the lines around a mark, no wider than the terminal; a mark of several lines is drawn on its first one. */
export function drawFrame(
  lines: readonly string[],
  { line, column, endLine, endColumn }: Mark,
  { colours: { bold, dim, yellow }, width, indent = "" }: FrameLook,
): Shown {
  const first = Math.max(1, line - AROUND);
  // What comes behind the last line end is no line.
  const count = lines.at(-1) === "" ? lines.length - 1 : lines.length;
  const last = Math.max(line, Math.min(count, line + AROUND));
  const digits = String(last).length;
  const getHead = (sign: string, number: string): string => `${sign} ${number.padStart(digits)} | `;
  const left = (width ?? Infinity) - indent.length - getHead("", "").length - 1;
  const room = Math.max(LEAST_COLUMNS, Math.min(MOST_COLUMNS, left));
  const marked = lines[line - 1] ?? "";
  const end = endLine === line ? endColumn - 1 : marked.trimEnd().length;
  const from = findStart(marked, column - 1, end, room);
  const rows: Shown[] = [];
  for (let number = first; number <= last; number++) {
    const head = getHead(number === line ? ">" : " ", String(number));
    const text = cutLine(lines[number - 1] ?? "", from, room);
    rows.push(say`${own(indent)}${paint(number === line ? bold : dim, head)}${showLine(text)}`);
    if (number !== line) continue;
    const before = cutLeft(marked.slice(0, column - 1), from);
    const most = room - countRoom(before);
    const carets = "^".repeat(
      Math.max(1, Math.min(most, countShown(marked.slice(column - 1, Math.min(end, column + MOST_COLUMNS))))),
    );
    rows.push(say`${own(indent)}${paint(dim, getHead(" ", ""))}${own(getBlanks(before))}${paint(yellow, carets)}`);
  }
  return join(rows, "\n");
}

/** Returns how much of each line is left out at its beginning, so that a mark far to the right is in sight. */
function findStart(marked: string, start: number, end: number, room: number): number {
  const isInSight = end <= MOST_COLUMNS && countRoom(marked.slice(0, end)) <= room;
  const isNear = start <= MOST_COLUMNS && countRoom(marked.slice(0, start)) <= room / 2;
  // Some code stays before it, and more where the line has no end to fill the room.
  return isInSight || isNear ? 0 : Math.min(start - Math.floor(room / 4), marked.length - room);
}

/** Returns a line without its first characters, and with a sign for them. */
const cutLeft = (text: string, from: number): string =>
  from === 0 || text.slice(0, from).trim() === "" ? text.slice(from) : CUT + text.slice(from + 1);

/** Returns what there is room for. */
function cutLine(line: string, from: number, room: number): string {
  const text = cutLeft(line, from);
  if (text.length <= room * 2 && countRoom(text) <= room) return text;
  let cut = "";
  for (const character of text) {
    if (countRoom(cut + character) > room - CUT.length) break;
    cut += character;
  }
  return cut + CUT;
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

/** The same, where each tab is as wide as it can be. */
const countRoom = (text: string): number => countShown(text) + (TAB_COLUMNS - 1) * (text.split("\t").length - 1);
