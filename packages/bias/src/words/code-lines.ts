// The lines of a piece of code, as every surface shows it.

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** What a line ends with whose next ones stand within brackets, or are statements of their own; a comment may come behind it. */
const OPENS = /[([{;]\s*(?:\/[/*].*)?$/;

/** How far lines go in that continue the first one. */
const CONTINUED = "  ";

/** Returns the lines of a piece of code, as far to the left as they go; the first one stood behind whatever came before it. Lines that continue it stand below it, and none stands further to the right than it did. */
export function getCodeLines(code: string): readonly string[] {
  const [first = "", ...rest] = code.split(LINE_END);
  const indents = rest.filter((line) => line.trim() !== "").map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  const before = indent === 0 || OPENS.test(first) || /^\s*[)\]{}]/.test(rest[0] ?? "") ? "" : CONTINUED;
  return [first, ...rest.map((line) => (line.trim() === "" ? "" : before + line.slice(indent)))];
}
