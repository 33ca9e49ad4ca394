// Files that nobody wrote by hand.

/** The average line of a longer text than `SHORT_TEXT`, in characters, from which on nobody wrote it by hand. */
const MINIFIED_FROM = 500;
const SHORT_TEXT = 2_000;

/** Returns whether a file is minified, by its name or by its lines. */
export function isMinified(path: string, text: string): boolean {
  if (/[.-]min\.[cm]?js$/.test(path)) return true;
  // What is minified has no types any more: long lines of TypeScript are texts, such as a quiz has.
  if (/\.[cm]?tsx?$/.test(path)) return false;
  return text.length > SHORT_TEXT && text.length / text.split("\n").length > MINIFIED_FROM;
}
