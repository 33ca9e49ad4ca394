// How wide a terminal shows a text.

/** What a terminal shows on two columns: East Asian letters, full-width forms, pictures. */
const WIDE_LETTERS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60`;
const WIDE = new RegExp(`[${WIDE_LETTERS}]`, "u");

/** What no line may begin with, and what none may end with, in Chinese. */
const CLOSING = "，。；：、！？）」》";
const OPENING = "（「《";

/** What stays on one line: a word between blanks, or a single letter of a script without blanks; with the signs that belong to it. */
const PIECE = new RegExp(
  String.raw`\s*[${OPENING}]*(?:(?![${OPENING}])[${WIDE_LETTERS}]|[^\s${WIDE_LETTERS}]+)?[${CLOSING}]*`,
  "gu",
);

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

/** Returns a text whose lines are no wider than that many columns, unless a single word is; its own line ends stay. */
export function wrapColumns(text: string, width: number): string {
  return text
    .split(/\r?\n/)
    .flatMap((line) => wrapLine(line, width))
    .join("\n");
}

function wrapLine(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const [piece] of text.matchAll(PIECE)) {
    if (line !== "" && piece !== "" && countColumns(line + piece) > width) {
      lines.push(line);
      line = piece.trimStart();
    } else line += piece;
  }
  return [...lines, line];
}
