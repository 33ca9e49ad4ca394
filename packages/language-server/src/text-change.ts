// What was changed between two texts: all between what both begin with and what both end with.

/** How many UTF-16 code units two texts have in common at their beginning, and behind that at their end. */
export interface Common {
  readonly start: number;
  readonly end: number;
}

export function findCommon(before: string, after: string): Common {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { start, end };
}
