// A part of a text with changes in it.

/** What is to stand in the place of a span. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns a part of a text with its changes made. Of two that overlap, the one that begins first counts: what is cut out as a whole needs no other change. */
export function changeText(text: string, [start, end]: readonly [number, number], changes: readonly Change[]): string {
  let at = start;
  let changed = "";
  for (const change of [...changes].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (change.start < at || change.end > end) continue;
    changed += text.slice(at, change.start) + change.text;
    at = change.end;
  }
  return changed + text.slice(at, end);
}
