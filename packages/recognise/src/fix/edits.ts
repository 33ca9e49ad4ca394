// The edits of one way out of a finding: sorted, disjoint and inside the text, the same for ESLint, the command line, the server and the playground.

/** Replaces a range of the file's text (as in `SourceCode#text`, UTF-16 code units) by another text. */
export interface Edit {
  readonly range: readonly [number, number];
  readonly text: string;
}

declare const made: unique symbol;

/** Edits in the order of the text; no two of them overlap or touch, none reaches out of the text, and each changes something. */
export type Edits = readonly Edit[] & { readonly [made]: true };

/**
 * Makes one list of edits that belong together, given in any order. Edits that touch become one, and so do removals that overlap, with whatever is
 * inserted inside them; a line that is inserted behind one that goes takes its place.
 * @param within the parts of the text that may be edited, such as the scripts of a component; an edit lies inside one of them.
 * @returns undefined where two edits want to write in the same place, where one leaves its part of the text, or where nothing is left to be changed.
 */
export function makeEdits(
  text: string,
  wanted: readonly Edit[],
  within: readonly (readonly [number, number])[] = [[0, text.length]],
): Edits | undefined {
  const sorted = wanted
    .filter((edit) => edit.text !== text.slice(...edit.range))
    .sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
  const pieces: (Edit & { readonly isOpen: boolean })[] = [];
  for (const edit of sorted) {
    const [start, end] = edit.range;
    if (!(start <= end && within.some((part) => part[0] <= start && end <= part[1]))) return undefined;
    const last = pieces.at(-1);
    // Removals may overlap, and what is inserted inside them stands in their place; everything else has its place for itself.
    const isOpen = start === end || edit.text === "";
    if (last === undefined || last.range[1] < start) {
      pieces.push({ ...edit, isOpen });
      continue;
    }
    if (start < last.range[1] && !(isOpen && last.isOpen)) return undefined;
    pieces[pieces.length - 1] = {
      range: [last.range[0], Math.max(last.range[1], end)],
      text: last.text + (replacesLine(text, last, edit) ? takeLine(text, last, edit) : edit.text),
      isOpen: last.isOpen && isOpen,
    };
  }
  const edits: readonly Edit[] = pieces.map(({ range, text: written }) => ({ range, text: written }));
  return edits.length === 0 ? undefined : (edits as Edits);
}

/** Returns whether a line that is put behind another takes its place, because that one goes: the import that nothing uses any more. */
const replacesLine = (text: string, gone: Edit, { range: [start, end], text: line }: Edit): boolean =>
  start === end &&
  start < gone.range[1] &&
  gone.text === "" &&
  /^\r?\n/.test(line) &&
  (gone.range[0] === 0 || text[gone.range[0] - 1] === "\n") &&
  text.slice(start, gone.range[1]).trim() === "";

/** The line without the break before it, and whatever stood behind the one that goes. */
const takeLine = (text: string, gone: Edit, { range: [start], text: line }: Edit): string =>
  line.replace(/^\r?\n/, "") + text.slice(start, gone.range[1]);

/** Returns the same edits for a text before which something was put, such as a byte order mark. */
export function shiftEdits(edits: Edits, by: number): Edits {
  const shifted: readonly Edit[] = edits.map(({ range, text }) => ({ range: [range[0] + by, range[1] + by], text }));
  return shifted as Edits;
}

/** Returns the text with all edits made. */
export function applyEdits(text: string, edits: Edits): string {
  const { range, text: middle } = mergeEdits(text, edits);
  return text.slice(0, range[0]) + middle + text.slice(range[1]);
}

/**
 * Returns one edit that does what several do, from the start of the first to the end of the last: ESLint merges the edits of a fix so, and makes one fix of
 * two whose merged edits overlap or touch.
 * @param held ranges that the merged edit covers, too, without a change.
 */
export function mergeEdits(
  text: string,
  edits: Edits,
  held: readonly (readonly [number, number])[] = [],
): { range: [number, number]; text: string } {
  const ranges = [...edits.map(({ range }) => range), ...held];
  const start = Math.min(...ranges.map(([from]) => from));
  const end = Math.max(...ranges.map(([, to]) => to));
  let merged = "";
  let done = start;
  for (const edit of edits) {
    merged += text.slice(done, edit.range[0]) + edit.text;
    [, done] = edit.range;
  }
  return { range: [start, end], text: merged + text.slice(done, end) };
}

/** Returns what stands in a range of a text, or in the edited one, once `written` stands in the edited one; `written` alone where the whole takes lines. */
export function showEdited(
  text: string,
  around: Edit["range"] | undefined,
  edited: Edit["range"],
  written: string,
): string {
  const [start, end] = around ?? edited;
  const whole = text.slice(start, edited[0]) + written + text.slice(edited[1], end);
  return whole.includes("\n") ? written : whole;
}
