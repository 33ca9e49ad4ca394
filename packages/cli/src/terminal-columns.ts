// How wide a terminal is, and how wide it shows a text.

/** Of what is no terminal, or of one that does not tell. */
export const USUAL_WIDTH = 80;

/** What a terminal shows on two columns: East Asian letters, full-width forms, pictures. */
const WIDE_LETTERS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60`;
const WIDE = new RegExp(`[${WIDE_LETTERS}]`, "u");

/** What no line may begin with, and what none may end with, in Chinese. */
const CLOSING = "，。；：、！？）」》";
const OPENING = "（「《";

/** A word between blanks, or a single letter of a script without blanks. A percent sign is of its number's word, and an interval such as "[0, 1)" is one word. */
const WORD = String.raw`(?![${OPENING}])[${WIDE_LETTERS}]|[^\s${WIDE_LETTERS}]*\[\d+, \d+[)\]][^\s${WIDE_LETTERS}]*|[^\s${WIDE_LETTERS}]*\d %[^\s${WIDE_LETTERS}]*|[^\s${WIDE_LETTERS}]+`;

/** Code between backticks, blanks included, with what stands at it. */
const CODE = String.raw`(?:[^\s\x60${WIDE_LETTERS}]*\x60[^\x60]+\x60)+[^\s\x60${WIDE_LETTERS}]*`;

/** Returns what finds pieces of these kinds, with the signs that belong to each. */
const findPieces = (kinds: string): RegExp => new RegExp(String.raw`\s*[${OPENING}]*(?:${kinds})?[${CLOSING}]*`, "gu");

/** What stays on one line. */
const PIECE = findPieces(`${CODE}|${WORD}`);

/** What stays on one line of a piece that is wider than a line. */
const SMALLER_PIECE = findPieces(WORD);

/** Returns how many columns a text of one line takes. */
export function countColumns(text: string): number {
  let columns = 0;
  for (const character of text) columns += WIDE.test(character) ? 2 : 1;
  return columns;
}

/** Returns a text with blanks behind it, so wide; one that is wider is cut. */
export function fitColumns(text: string, width: number): string {
  if (countColumns(text) <= width) return text + " ".repeat(width - countColumns(text));
  let cut = "";
  for (const character of text) {
    if (countColumns(cut + character) > width - 1) break;
    cut += character;
  }
  return fitColumns(`${cut}…`, Math.max(1, width));
}

/** Returns a text whose lines are no wider than that many columns, unless a single word is; its own line ends stay. Of the first line so many columns are `taken`: where no word fits behind those, it is empty. */
export function wrapColumns(text: string, width: number, taken = 0): string {
  return text
    .split(/\r?\n/)
    .flatMap((line, index) => wrapLine(line, width, index === 0 ? taken % width : 0))
    .join("\n");
}

function wrapLine(text: string, width: number, taken: number): readonly string[] {
  const lines: string[] = [];
  let [line, before] = ["", taken];
  for (const piece of cutPieces(text, width)) {
    const isFirst = line === "" && before === 0;
    if (!isFirst && piece !== "" && before + countColumns(line + piece) > width) {
      lines.push(line);
      [line, before] = [piece.trimStart(), 0];
    } else line += piece;
  }
  return [...lines, line];
}

const cutPieces = (text: string, width: number): readonly string[] =>
  [...text.matchAll(PIECE)].flatMap(([piece]) =>
    countColumns(piece.trim()) <= width ? [piece] : [...piece.matchAll(SMALLER_PIECE)].map(([smaller]) => smaller),
  );
