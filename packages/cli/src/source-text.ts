// The text of a file that is named on the command line, and a place in it.
import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "@fair-shuffle/bias";
import { EXTENSIONS, getExtension, type Problem } from "@fair-shuffle/lint";
import { getFileStatus, lookAt } from "./disk/named-path.ts";
import { Trouble } from "./disk/trouble.ts";
import { BadUse } from "./terminal.ts";
import { TROUBLES, type Troubles } from "./words/troubles.ts";

export interface SourceText {
  /** Without its byte order mark. */
  readonly text: string;
  readonly isUtf8: boolean;
}

/** Returns the text of a file. @throws BadUse where the file is no code, or can't be read. */
export function readSourceText(name: string, path: string): SourceText {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new BadUse(({ isFolder }) => isFolder(name));
  if (!EXTENSIONS.includes(getExtension(path))) throw new BadUse(({ noCode }) => noCode(name));
  try {
    getFileStatus(path);
    const bytes = readFileSync(path);
    if (!isText(bytes)) throw new Trouble(tellNoText(bytes));
    return { text: bytes.toString("utf8").replace(/^\uFEFF/, ""), isUtf8: isUtf8(bytes) };
  } catch (error) {
    throw new BadUse(({ notRead }) => notRead(name, error));
  }
}

/** Returns whether bytes may be a text as we read them: UTF-16 has zeros, as what is no text has. */
export const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 8_000).includes(0);

/** Returns the sentence of bytes that are no text as we read them. */
export const tellNoText =
  (bytes: Buffer) =>
  ({ noText, isUtf16 }: Troubles): string =>
    UTF_16_MARKS.some((mark) => bytes.subarray(0, mark.length).equals(mark)) ? isUtf16 : noText;

/** What editors and shells of Windows write before such a text: least byte first, or greatest. */
const UTF_16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** Returns why code can't be parsed, in the parser's first line; in a file that is not all UTF-8 that may be all that is wrong with it. */
export function tellProblem({ kind, message }: Problem, isUtf8: boolean, language: Language): string {
  const [said = ""] = message.split("\n", 1);
  return kind === "syntax" && !isUtf8 ? said.replace(/[.。]$/, "") + TROUBLES[language].notAllUtf8 : said;
}

/** Returns why nothing can be said of code in a file: it can't be parsed. */
export function refuseUnparsed(name: string, problem: Problem, isUtf8: boolean, language: Language): BadUse {
  const message = tellProblem(problem, isUtf8, language);
  return new BadUse(({ notParsed }) => notParsed(name, { ...problem, message }));
}

/** Returns the lines of a text; the first one has number 1. */
export const splitLines = (text: string): readonly string[] => text.split(LINE_END);

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** @throws BadUse where a text has no line of this number. */
export function checkLine(name: string, lines: readonly string[], line: number): void {
  const { length } = lines;
  if (line >= 1 && line <= length) return;
  // An editor lets the cursor stand behind the last line end, where nobody counts a line.
  const counted = length > 1 && lines.at(-1) === "" ? length - 1 : length;
  throw new BadUse(({ noLine }) => noLine(name, line, counted));
}

/** Returns why nothing is read where no file has this name: there is none, or what stands behind a file's name is no line of it. */
export function refuseMissing(name: string, cwd: string): BadUse {
  const [, file] = /^(.+):[^:/\\]*$/.exec(name) ?? [];
  if (file !== undefined && lookAt(file, cwd) !== undefined)
    return new BadUse(({ namesNoLine }) => namesNoLine(name, file));
  return new BadUse(({ noFile }) => noFile(name));
}

/** A place in a file, as it is given on the command line. */
export interface SourcePlace extends SourceText {
  readonly name: string;
  readonly path: string;
  readonly lines: readonly string[];
  /** 1-based. */
  readonly line: number;
  /** In UTF-16 code units of the text: a line without the blanks around its code, or a position. */
  readonly range: readonly [number, number];
}

/** `file:line` or `file:line:column`. */
export const NAMES_LINE = /^(.+?):(\d+)(?::(\d+))?$/;

/** Returns the place that `file:line` or `file:line:column` names; throws `BadUse` where it names none. */
export function findPlace(given: string, cwd: string): SourcePlace {
  const [, name, lineText, columnText] = NAMES_LINE.exec(given) ?? [];
  if (name === undefined || lineText === undefined) throw new BadUse(({ whichPlace }) => whichPlace);
  if (lookAt(name, cwd) === undefined) throw refuseMissing(name, cwd);
  const path = resolve(cwd, name);
  const source = readSourceText(name, path);
  const { text } = source;
  const lines = splitLines(text);
  const line = Number(lineText);
  checkLine(name, lines, line);
  const code = lines[line - 1] ?? "";
  const start = getStart(text, line);
  if (columnText === undefined) {
    const first = start + code.length - code.trimStart().length;
    return { name, path, ...source, lines, line, range: [first, Math.max(first, start + code.trimEnd().length)] };
  }
  const column = Number(columnText);
  if (column < 1 || column > code.length + 1) {
    throw new BadUse(({ noColumn }) => noColumn(name, line, column, code.length));
  }
  return { name, path, ...source, lines, line, range: [start + column - 1, start + column - 1] };
}

/** Returns where a line begins. */
function getStart(text: string, line: number): number {
  let start = 0;
  const end = new RegExp(LINE_END, "g");
  for (let number = 1; number < line; number++) {
    end.lastIndex = start;
    if (end.exec(text) === null) break;
    start = end.lastIndex;
  }
  return start;
}
