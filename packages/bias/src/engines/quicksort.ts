// A quicksort as people write it by hand in place: the first card of the range is the pivot, and smaller keys move in front of it one by one.

/**
 * Sorts cards by their keys, as the write-up of `colliding-keys` does. Equal keys stay on the right of the pivot.
 * @returns the cards by position: where each of them lay before.
 */
export function quicksort(keys: ArrayLike<number>): number[] {
  const cards = Array.from({ length: keys.length }, (_, card) => card);
  const getKey = (card: number): number => keys[card] ?? 0;
  const sort = (first: number, last: number): void => {
    if (first >= last) return;
    const pivotKey = getKey(cards[first] ?? 0);
    const pivot = partition(cards, first, last, (card) => getKey(card) < pivotKey);
    sort(first, pivot - 1);
    sort(pivot + 1, last);
  };
  sort(0, cards.length - 1);
  return cards;
}

/**
 * Moves every smaller card found to the right of the first one, the pivot, in front of it: the pivot steps one place on, and what stood there goes
 * where the smaller card was.
 * @returns the pivot's new position.
 */
export function partition(cards: number[], first: number, last: number, isSmaller: (card: number) => boolean): number {
  let pivot = first;
  for (let position = first + 1; position <= last; position++) {
    const smaller = cards[position] ?? 0;
    if (!isSmaller(smaller)) continue;
    const [pivotCard = 0, next = 0] = [cards[pivot], cards[pivot + 1]];
    cards[position] = next;
    // Where the smaller card stood right behind the pivot, the pivot takes its place.
    cards[pivot + 1] = pivotCard;
    cards[pivot] = smaller;
    pivot++;
  }
  return pivot;
}
