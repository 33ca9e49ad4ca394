// Where names stand in a text, by its characters alone.

/** Digits, ASCII letters, `_` and `$`; whatever lies beyond ASCII may be a letter too, and then the name is taken as found. */
export function isNameCharacter(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    (code >= 97 && code <= 122) ||
    code === 95 ||
    code === 36
  );
}

/** Returns the name that is asked for the member which a position is in: `dice` of `dice.myRoll`, from "Roll" on. */
export function getOwnerBefore(text: string, position: number): string | undefined {
  const end = getStart(text, position) - 1;
  if (text[end] !== ".") return undefined;
  const start = getStart(text, end);
  return start === end ? undefined : text.slice(start, end);
}

/** What goes on for longer is no name that somebody wrote, but data: a text of digits and letters alone. */
const MOST_CHARACTERS = 200;

function getStart(text: string, position: number): number {
  const first = Math.max(0, position - MOST_CHARACTERS);
  let start = position;
  while (start > first && isNameCharacter(text.charCodeAt(start - 1))) start--;
  return start;
}
