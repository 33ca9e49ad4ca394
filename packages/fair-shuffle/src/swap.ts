// Two items change places.

/** Anything whose places can be read and written by number. */
export type Places = Record<number, unknown>;

export function swap(items: Places, i: number, j: number): void {
  const item = items[i];
  items[i] = items[j];
  items[j] = item;
}
