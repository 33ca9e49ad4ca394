// Where a position lies in a list that is in the order of the text.

/** Returns the index of the first one that begins at `position` or behind it; the list's length if none does. */
export function findFrom(placed: readonly { readonly range: readonly [number, number] }[], position: number): number {
  let [low, high] = [0, placed.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((placed[middle]?.range[0] ?? Infinity) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
