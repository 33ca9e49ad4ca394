// Whether an error in a text of which parts are blanked out is one of the whole text, too: TypeScript's parser reads from the left to the right, so what it
// finds before the first blank behind an edit, it finds whatever stands there.

/** Raised where something begins of which the end is not found, or is another one. */
const OF_ENDS = /^Unterminated|^'\*\/' expected|\bJSX\b/;

/** Both end with their line at the latest. */
const WITHIN_LINE = /^Unterminated (?:string|regular)/;

const COMMENTS = /\/\/.*|\/\*[^]*?(?:\*\/|$)/g;

/** `limit` is the position of a character behind the edit and before the first blank there, which ends a statement or a member; Infinity where there is no such blank. */
export function isCertainError(error: unknown, text: string, limit: number): boolean {
  if (!(error instanceof Error)) return false;
  const index: unknown = Reflect.get(error, "index");
  if (typeof index !== "number" || index >= limit || index > text.length) return false;
  // What is missing at the end of a text is told behind the last sign before it: there a blank begins, and no code.
  if (
    limit !== Infinity &&
    text
      .slice(index, limit + 1)
      .replaceAll(COMMENTS, "")
      .trim() === ""
  )
    return false;
  if (limit === Infinity || !OF_ENDS.test(error.message)) return true;
  return WITHIN_LINE.test(error.message) && /[^\\\r\n]\r?\n/.test(text.slice(index, limit));
}
