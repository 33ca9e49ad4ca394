// Code in the attributes of a page or a template: handlers (`onclick`), what Vue reads (`v-for`, `@click`, `:items`), and what Alpine does (`x-data`).
import { findRawParts, findTags, mayHoldShuffle } from "@fair-shuffle/recognise";

export interface AttributeCode {
  /** Where the code stands in the text, without the quotes. */
  readonly range: readonly [number, number];
  /** What stands before it and behind it for a parser: it runs later than the scripts, and so it is read as a function. */
  readonly around: readonly [before: string, behind: string];
  /** Where the element begins whose attribute it is. */
  readonly element: number;
}

/** Its third group is the code. */
export const ATTRIBUTE = /(?<=\s)(on[a-z]+|[vx]-[a-z-]+(?:[:.][\w.:-]+)?|[@:][\w.:-]+)\s*=\s*(["'])([\s\S]*?)\2/g;
/** What Vue and Alpine evaluate of `v-for="(card, index) in cards"` stands behind this. */
const WALKED = /^\s*(?:\([^()]*\)|\{[^{}]*\}|[\w$]+)\s+(?:in|of)\s+/;
/** An entity stands for another text than it has places for; all that is read has its place in the file. */
const ENTITY = /&(?:#\w+|[a-z]+);/i;

/** A comment of the markup that silences what stands in the element behind it. */
const IGNORES =
  /^<!--\s*(?:fair-shuffle-ignore(?=[\s:]|--)|eslint-disable-next-line\s[\w\s,/@-]*no-biased-shuffle(?=[\s,]|--))/;

/** Returns a text in which comments, scripts and styles have become spaces. */
export function hideOtherCode(text: string): string {
  let shown = "";
  let end = 0;
  for (const { range } of findRawParts(text, "script|style")) {
    shown += text.slice(end, range[0]) + text.slice(...range).replaceAll(/[^\n\r]/g, " ");
    [, end] = range;
  }
  return shown + text.slice(end);
}

/** Returns where the elements start that a comment silences. */
function findIgnored(text: string): ReadonlySet<number> {
  const ignored = new Set<number>();
  const space = /\s*/y;
  for (const { kind, range } of findRawParts(text, "script|style")) {
    if (kind !== "comment" || !IGNORES.test(text.slice(...range))) continue;
    [, space.lastIndex] = range;
    ignored.add(range[1] + (space.exec(text)?.[0].length ?? 0));
  }
  return ignored;
}

/** Finds the attributes that may hold a shuffle by their own words. */
export function findAttributeCode(text: string): readonly AttributeCode[] {
  if (!/\s(?:on|[vx]-|[@:])[\w.:-]+\s*=/.test(text)) return [];
  const shown = hideOtherCode(text);
  if (!mayHoldShuffle(shown)) return [];
  const found: AttributeCode[] = [];
  const ignored = findIgnored(text);
  for (const [at, tagEnd] of findTags(shown)) {
    const tag = shown.slice(at, tagEnd);
    if (!mayHoldShuffle(tag) || ignored.has(at)) continue;
    for (const { 0: attribute, 1: name = "", 3: value = "", index } of tag.matchAll(ATTRIBUTE)) {
      if (!mayHoldShuffle(value) || ENTITY.test(value)) continue;
      const walked = /^[vx]-for$/.test(name) ? WALKED.exec(value)?.[0].length : 0;
      if (walked === undefined) continue;
      const end = at + index + attribute.length - 1;
      const isHandler = /^(?:on|[vx]-on|x-init|x-effect|@)/.test(name);
      const around = isHandler ? ([";()=>{", "}"] as const) : ([";()=>(", ")"] as const);
      const start = end - value.length + walked;
      // What is written around it must have room on its line.
      if (/[\n\r\u2028\u2029]/.test(shown.slice(start - around[0].length, start))) continue;
      found.push({ range: [start, end], around, element: at });
    }
  }
  return found;
}

/** Returns whether a text names a list of at most two items by a name, as `pair: ["yes", "no"]` of a Vue component does: then a random sort of it may be fair. */
export function mayBePair(text: string, name: string): boolean {
  const lists = text.matchAll(
    new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}["']?\\s*[:=]\\s*(?:\\w+\\(\\s*)?\\[`, "g"),
  );
  return [...lists].some(({ 0: head, index }) => {
    const items = countItems(text, index + head.length);
    return items > 0 && items <= 2;
  });
}

/** Counts what stands between commas up to the bracket that closes a list; texts with brackets or commas in them make it more, as spread lists do. */
function countItems(text: string, start: number): number {
  let depth = 0;
  let items = 0;
  let isOpen = false;
  for (let at = start; at < text.length && items <= 2; at++) {
    const character = text[at] ?? "";
    if (depth === 0 && character === "]") break;
    if (/[([{]/.test(character)) depth++;
    else if (/[)\]}]/.test(character)) depth--;
    if (depth === 0 && character === ",") isOpen = false;
    else if (!isOpen && /\S/.test(character)) {
      isOpen = true;
      items += text.startsWith("...", at) ? 3 : 1;
    }
  }
  return items;
}
