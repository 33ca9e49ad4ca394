// Where a place of a text is after an edit before it.

/** Lines and characters from 0. */
export interface TextPosition {
  readonly line: number;
  readonly character: number;
}

/** One replacement, as editors tell it. */
export interface TextChange {
  readonly range: { readonly start: TextPosition; readonly end: TextPosition };
  readonly text: string;
}

/** Returns where the position is after the change; what stood inside the replaced text is at its start. */
export function movePosition(position: TextPosition, { range: { start, end }, text }: TextChange): TextPosition {
  if (isBefore(position, start)) return position;
  if (isBefore(position, end)) return { line: start.line, character: start.character };
  const lines = text.split("\n");
  const addedLines = lines.length - 1;
  const line = position.line - (end.line - start.line) + addedLines;
  if (position.line !== end.line) return { line, character: position.character };
  const lastLine = lines.at(-1) ?? "";
  const before = addedLines === 0 ? start.character + lastLine.length : lastLine.length;
  return { line, character: before + position.character - end.character };
}

function isBefore(a: TextPosition, b: TextPosition): boolean {
  return a.line < b.line || (a.line === b.line && a.character < b.character);
}
