// A quicksort as people write it by hand in place: the first card of the range is the pivot, and smaller keys move in front of it one by one.

/** Cards by position, which a sort rearranges in place. */
export type Cards = number[] | Int32Array;

/**
 * Sorts cards in place by their keys, as the write-up of `colliding-keys` does. Equal keys stay on the right of the pivot.
 * @param keys a key for each card, by its name.
 */
export function quicksort(cards: Cards, keys: ArrayLike<number>): void {
  const sort = (first: number, last: number): void => {
    if (first >= last) return;
    const pivotKey = keys[cards[first] ?? 0] ?? 0;
    const pivot = partition(cards, first, last, (card) => (keys[card] ?? 0) < pivotKey);
    sort(first, pivot - 1);
    sort(pivot + 1, last);
  };
  sort(0, cards.length - 1);
}

/**
 * Moves every smaller card found to the right of the first one, the pivot, in front of it: the pivot steps one place on, and what stood there goes
 * where the smaller card was.
 * @returns the pivot's new position.
 */
export function partition(cards: Cards, first: number, last: number, isSmaller: (card: number) => boolean): number {
  let pivot = first;
  for (let position = first + 1; position <= last; position++) {
    const smaller = cards[position] ?? 0;
    if (!isSmaller(smaller)) continue;
    const pivotCard = cards[pivot] ?? 0;
    cards[position] = cards[pivot + 1] ?? 0;
    // Where the smaller card stood right behind the pivot, the pivot takes its place.
    cards[pivot + 1] = pivotCard;
    cards[pivot] = smaller;
    pivot++;
  }
  return pivot;
}
