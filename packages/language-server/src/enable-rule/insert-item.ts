// One more item at the end of a list: of an array, or of the arguments of a call. Comments and format stay as they are.
import { getIndent, skipTrivia, type Insertion } from "./source-text.ts";

export interface ItemList {
  /** Where its opening bracket stands. */
  readonly open: number;
  /** Where its closing bracket stands. */
  readonly close: number;
  /** The ranges of its items. */
  readonly items: readonly (readonly [number, number])[];
}

/** Returns what to insert; in a list that has a line for each item, the new one gets a line of its own, with a comma behind it where the last one had one. */
export function insertItem(text: string, list: ItemList, item: string, lineEnd: string): Insertion[] {
  const [first] = list.items;
  const last = list.items.at(-1);
  if (first === undefined || last === undefined) return insertFirst(text, list, item, lineEnd);
  const end = skipParentheses(text, last[1], list.close);
  const next = skipTrivia(text, end);
  const comma = text[next] === "," ? next + 1 : undefined;
  const hasLines = text.slice(list.open, first[0]).includes("\n");
  if (!hasLines)
    return [comma === undefined ? { offset: end, text: `, ${item}` } : { offset: comma, text: ` ${item},` }];
  const indent = getIndent(text, last[0]);
  if (comma !== undefined) return [{ offset: skipComment(text, comma), text: `${lineEnd}${indent}${item},` }];
  return [
    { offset: end, text: "," },
    { offset: skipComment(text, end), text: `${lineEnd}${indent}${item}` },
  ];
}

function insertFirst(text: string, { open, close }: ItemList, item: string, lineEnd: string): Insertion[] {
  const inside = text.slice(open + 1, close);
  if (!inside.includes("\n")) return [{ offset: close, text: item }];
  const indent = getIndent(text, close);
  // Behind a comment that stands alone in it, before the line of the closing bracket.
  const offset = open + 1 + inside.trimEnd().length;
  return [{ offset, text: `${lineEnd}${indent}  ${item},` }];
}

/** Returns the end of what stands in parentheses, where an item does. */
function skipParentheses(text: string, offset: number, close: number): number {
  const next = skipTrivia(text, offset);
  return text[next] === ")" && next < close ? skipParentheses(text, next + 1, close) : offset;
}

/** Returns the end of a comment that stands behind on the same line. */
function skipComment(text: string, offset: number): number {
  const comment = /[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/[ \t]*(?=\r?\n))/y;
  comment.lastIndex = offset;
  return offset + (comment.exec(text)?.[0].length ?? 0);
}
