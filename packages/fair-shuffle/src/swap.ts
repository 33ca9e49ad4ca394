// Two items change places, both or neither.

/** Anything whose places can be read and written by number. */
export type Places = Record<number, unknown>;

/**
 * Swaps items `i` and `j`. Where the second of the two can't be written (it is frozen, or a proxy refuses it), the first is put back, so no item is lost.
 *
 * @throws Whatever the write threw; `items` then holds what it held.
 */
export function swap(items: Places, i: number, j: number): void {
  const item = items[i];
  items[i] = items[j];
  try {
    items[j] = item;
  } catch (error) {
    items[i] = item;
    throw error;
  }
}
