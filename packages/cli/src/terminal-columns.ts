// How wide a terminal shows a text.

/** What a terminal shows on two columns: East Asian letters, full-width forms, pictures. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60]/u;

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
