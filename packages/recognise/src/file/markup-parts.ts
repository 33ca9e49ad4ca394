// The tags, comments, scripts and styles of markup, each found in one pass: what is opened again and again and never closed is not looked through again and again.

/** In UTF-16 code units of the text. */
type Range = readonly [start: number, end: number];

/** An element whose content is no markup, with its tags. */
export interface RawElement {
  readonly kind: "element";
  readonly range: Range;
  /** The tag that opens it. */
  readonly tag: Range;
  readonly content: Range;
}

export interface MarkupComment {
  readonly kind: "comment";
  readonly range: Range;
}

/** Finds the comments of markup, and the scripts (and where asked to, the styles) outside of them, in the order of the text; what nobody closes is none. */
export function* findRawParts(
  text: string,
  names: "script" | "script|style",
): Generator<RawElement | MarkupComment, void> {
  const findTagEnd = makeTagEnds(text);
  const lastClosing = new Map(names.split("|").map((name) => [name, findLast(text, makeClosing(name))]));
  const lastCommentEnd = text.lastIndexOf("-->");
  const opening = new RegExp(`<!--|<(${names})\\b`, "gi");
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const start = found.index;
    const name = found[1]?.toLowerCase();
    if (name === undefined) {
      if (opening.lastIndex > lastCommentEnd) continue;
      const range = [start, text.indexOf("-->", opening.lastIndex) + 3] as const;
      [, opening.lastIndex] = range;
      yield { kind: "comment", range };
      continue;
    }
    const tagEnd = findTagEnd(opening.lastIndex);
    if (tagEnd === undefined || tagEnd > (lastClosing.get(name) ?? -1)) continue;
    const closing = makeClosing(name);
    closing.lastIndex = tagEnd;
    const end = closing.exec(text)?.index ?? tagEnd;
    opening.lastIndex = closing.lastIndex;
    yield {
      kind: "element",
      range: [start, opening.lastIndex],
      tag: [start, tagEnd],
      content: [tagEnd, end],
    };
  }
}

const makeClosing = (name: string): RegExp => new RegExp(`</${name}\\s*>`, "gi");

/** Returns where a pattern is found last, or -1. */
function findLast(text: string, pattern: RegExp): number {
  let last = -1;
  for (const { index } of text.matchAll(pattern)) last = index;
  return last;
}

/** Finds the tags with attributes, in the order of the text. */
export function* findTags(text: string): Generator<Range, void> {
  const findTagEnd = makeTagEnds(text);
  const opening = /<[a-z][\w.-]*(?=\s)/gi;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const end = findTagEnd(opening.lastIndex);
    if (end === undefined) continue;
    opening.lastIndex = end;
    yield [found.index, end];
  }
}

/**
 * Returns a function that finds where a tag ends, from behind its name (asked in the order of the text); undefined where nothing ends it. A sign that ends a tag
 * between quotes does not count, and all that was learnt on the way is kept: the way from a sign to the end is always the same.
 */
function makeTagEnds(text: string): (start: number) => number | undefined {
  const findFirst = makeFinder(text);
  const findNext = makeFinder(text);
  const ends = new Map<number, number | undefined>();
  return (start) => {
    const passed: number[] = [];
    let end: number | undefined;
    for (let at = findFirst(start); at !== -1;) {
      if (ends.has(at)) {
        end = ends.get(at);
        break;
      }
      passed.push(at);
      const sign = text.charAt(at);
      if (sign === ">") {
        end = at + 1;
        break;
      }
      const close = text.indexOf(sign, at + 1);
      at = close === -1 ? -1 : findNext(close + 1);
    }
    for (const at of passed) ends.set(at, end);
    return end;
  };
}

/** Returns a function that finds the next sign which a tag's end hangs on, or -1; where it is asked before the same sign again, it does not look again. */
function makeFinder(text: string): (start: number) => number {
  const sign = /[>"']/g;
  let [from, found] = [0, -2];
  return (start) => {
    if (found === -2 || start < from || (found !== -1 && found < start)) {
      sign.lastIndex = start;
      [from, found] = [start, sign.exec(text)?.index ?? -1];
    }
    return found;
  };
}
