// The difference of two texts in the unified format, which `git apply` and `patch` read.

/** A line of a difference, with its line end: kept, gone, or new; "\" tells that the line before it has no line end. */
export interface DiffLine {
  readonly sign: " " | "-" | "+" | "\\";
  readonly text: string;
}

/** Lines that changed, with those around them. */
export interface Hunk {
  /** "@@ -1,7 +1,9 @@". */
  readonly header: string;
  readonly lines: readonly DiffLine[];
}

/** How many lines stand around what changed. */
const CONTEXT = 3;

/** Returns the hunks that make `after` of `before`; none where they are the same. */
export function compareTexts(before: string, after: string): readonly Hunk[] {
  const [old, young] = [splitText(before), splitText(after)];
  const changes = findChanges(old, young);
  return groupNear(changes).map((near) => makeHunk(near, old, young));
}

/** Lines from `start` to `end` of the old text that become those from `from` to `to` of the new one. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/** Every line with its line end: a carriage return is a part of the line. */
const splitText = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Above so many lines that differ, the rest is taken as one change. */
const MOST_STEPS = 1_000;

/** Returns what differs between what both texts begin and end with. */
function findChanges(old: readonly string[], young: readonly string[]): readonly Change[] {
  const most = Math.min(old.length, young.length);
  let start = 0;
  while (start < most && old[start] === young[start]) start++;
  let tail = 0;
  while (tail < most - start && old.at(-1 - tail) === young.at(-1 - tail)) tail++;
  const middle = findPath(old.slice(start, old.length - tail), young.slice(start, young.length - tail));
  return middle.map((change) => ({
    start: change.start + start,
    end: change.end + start,
    from: change.from + start,
    to: change.to + start,
  }));
}

/** Returns the fewest changes, by E. W. Myers, "An O(ND) difference algorithm and its variations", Algorithmica 1, 1986. */
function findPath(old: readonly string[], young: readonly string[]): readonly Change[] {
  if (old.length === 0 && young.length === 0) return [];
  /** By diagonal, how far each number of steps reached in the old text. */
  const reached: Map<number, number>[] = [];
  let last = new Map([[1, 0]]);
  for (let steps = 0; steps <= MOST_STEPS; steps++) {
    const now = new Map<number, number>();
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      let x = isDown(last, diagonal, steps) ? get(last, diagonal + 1) : get(last, diagonal - 1) + 1;
      while (x < old.length && x - diagonal < young.length && old[x] === young[x - diagonal]) x++;
      now.set(diagonal, x);
      if (x >= old.length && x - diagonal >= young.length) return retrace(reached, old.length, young.length);
    }
    reached.push(now);
    last = now;
  }
  return [{ start: 0, end: old.length, from: 0, to: young.length }];
}

const get = (reached: ReadonlyMap<number, number>, diagonal: number): number => reached.get(diagonal) ?? 0;

/** Whether a diagonal is come to by a new line, and not by leaving out an old one. */
const isDown = (last: ReadonlyMap<number, number>, diagonal: number, steps: number): boolean =>
  diagonal === -steps || (diagonal !== steps && get(last, diagonal - 1) < get(last, diagonal + 1));

/** Goes back from the ends of both texts to their beginnings; steps side by side are one change. */
function retrace(reached: readonly ReadonlyMap<number, number>[], oldEnd: number, youngEnd: number): readonly Change[] {
  const changes: Change[] = [];
  let [x, y] = [oldEnd, youngEnd];
  for (let steps = reached.length; steps > 0; steps--) {
    const last = reached[steps - 1] ?? new Map<number, number>();
    const goesDown = isDown(last, x - y, steps);
    const start = get(last, x - y + (goesDown ? 1 : -1));
    const from = start - (x - y + (goesDown ? 1 : -1));
    const [end, to] = goesDown ? [start, from + 1] : [start + 1, from];
    const next = changes[0];
    if (next?.start === end && next.from === to) changes[0] = { start, end: next.end, from, to: next.to };
    else changes.unshift({ start, end, from, to });
    [x, y] = [start, from];
  }
  return changes;
}

/** Changes whose surroundings touch stand in one hunk. */
function groupNear(changes: readonly Change[]): readonly (readonly Change[])[] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group !== undefined && before !== undefined && change.start - before.end <= 2 * CONTEXT) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

function makeHunk(changes: readonly Change[], old: readonly string[], young: readonly string[]): Hunk {
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError("A hunk has a change.");
  const start = Math.max(0, first.start - CONTEXT);
  const end = Math.min(old.length, last.end + CONTEXT);
  const lines: DiffLine[] = [];
  let at = start;
  for (const change of changes) {
    lines.push(...mark(" ", old.slice(at, change.start)));
    lines.push(...mark("-", old.slice(change.start, change.end)), ...mark("+", young.slice(change.from, change.to)));
    at = change.end;
  }
  lines.push(...mark(" ", old.slice(at, end)));
  const from = first.from - (first.start - start);
  const to = last.to + (end - last.end);
  return { header: `@@ -${tellRange(start, end)} +${tellRange(from, to)} @@`, lines };
}

/** Lines count from 1; an empty range is told by the line before it. */
const tellRange = (start: number, end: number): string =>
  `${String(start === end ? start : start + 1)},${String(end - start)}`;

const mark = (sign: " " | "-" | "+", lines: readonly string[]): readonly DiffLine[] =>
  lines.flatMap((text) =>
    text.endsWith("\n")
      ? [{ sign, text }]
      : [
          { sign, text: `${text}\n` },
          { sign: "\\", text: " No newline at end of file\n" },
        ],
  );
