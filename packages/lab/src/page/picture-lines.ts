// A text in as many lines as it needs, and no more than there is room for.

/**
 * Returns a text cut into lines that are no wider than `room`; what does not go into the last one ends in an ellipsis. Between words where there are any, else
 * between any two characters.
 */
export function fitLines(
  text: string,
  room: number,
  most: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== "" && lines.length < most) {
    const isLast = lines.length === most - 1;
    const fitting = cut(rest, room, measure);
    if (fitting.length < rest.length && isLast) {
      lines.push(`${cut(rest, room - measure("…"), measure).trimEnd()}…`);
      break;
    }
    lines.push(fitting.trimEnd());
    rest = rest.slice(fitting.length).trimStart();
  }
  return lines;
}

/** Returns as much of the beginning as there is room for, a character at least. */
function cut(text: string, room: number, measure: (text: string) => number): string {
  if (measure(text) <= room) return text;
  const characters = Array.from(text);
  let [least, most] = [1, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (measure(characters.slice(0, middle).join("")) <= room) least = middle;
    else most = middle - 1;
  }
  const fitting = characters.slice(0, least).join("");
  const end = fitting.lastIndexOf(" ");
  return end > fitting.length / 2 ? fitting.slice(0, end + 1) : fitting;
}
