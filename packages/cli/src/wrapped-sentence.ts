// Sentences in a terminal: lines that fit it, those behind the first one indented. What is no terminal is given each sentence on one line, as programs want it.
import { countShown, join, own, paint, say, wrapShown, type Shown } from "./foreign-text.ts";
import type { Output } from "./terminal.ts";
import { countColumns, USUAL_WIDTH } from "./terminal-columns.ts";

/** Returns how wide the terminal is that shows an output, the usual width where it does not tell, or says 0, as under `script` and in a container; undefined where there is no terminal. */
export function getWidth({ stream }: Pick<Output, "stream">): number | undefined {
  if (stream.isTTY !== true) return undefined;
  const { columns = 0 } = stream;
  return columns > 0 ? columns : USUAL_WIDTH;
}

/** A narrower column would be read more slowly than lines that the terminal breaks. */
const LEAST_WIDTH = 24;

const asItIs = (text: string): string => text;

/** How a sentence lies in a terminal. */
export interface Layout {
  /** Of the terminal; undefined where there is none. */
  readonly width: number | undefined;
  /** How many columns stand before the first line, which the caller writes; the other lines begin there, too. */
  readonly indent?: number;
  /** How many more columns the caller writes before the first line alone. */
  readonly taken?: number;
  readonly style?: (text: string) => string;
  /** What stands behind the last line, in two blanks' distance, or on a line of its own. */
  readonly behind?: { readonly text: string; readonly style: (text: string) => string };
}

/** Returns a sentence in such lines. */
export function wrapSentence(sentence: Shown, { width, indent = 0, taken = 0, style = asItIs, behind }: Layout): Shown {
  const room = width === undefined || width - indent < LEAST_WIDTH ? undefined : width - indent;
  const lines = room === undefined ? [sentence] : wrapShown(sentence, room, taken);
  const painted = lines.map((line) => paint(style, line));
  const between = `\n${" ".repeat(indent)}`;
  if (behind === undefined) return join(painted, between);
  const last = lines.at(-1) ?? own("");
  const columns = countColumns(behind.text);
  if (room === undefined || countShown(last) + 2 + columns <= room)
    return join([join(painted, between), paint(behind.style, behind.text)], "  ");
  // It can't be broken, so it begins further to the left where it must.
  const start = Math.max(0, Math.min(indent, indent + room - columns));
  return join([join(painted, between), paint(behind.style, behind.text)], `\n${" ".repeat(start)}`);
}

/** Writes a sentence as the lines of its own that its terminal has room for. */
export function writeSentence(output: Output, sentence: Shown): void {
  output.write(say`${wrapSentence(sentence, { width: getWidth(output) })}\n`);
}
