/** `count` items of a list of any length that is walked only once. */
export function reservoir<T>(items: Iterable<T>, count: number): T[] {
  const kept: T[] = [];
  let seen = 0;
  for (const item of items) {
    if (kept.length < count) kept.push(item);
    else {
      const j = Math.floor(Math.random() * (seen + 1));
      if (j < count) kept[j] = item;
    }
    seen++;
  }
  return kept;
}

/** The first `count` steps of a Fisher–Yates shuffle on a copy. */
export function pickSome<T>(items: readonly T[], count: number): T[] {
  const pool = items.slice();
  for (let i = 0; i < count; i++) {
    const j = i + Math.floor(Math.random() * (pool.length - i));
    [pool[i], pool[j]] = [pool[j], pool[i]];
  }
  return pool.slice(0, count);
}

/** Builds the shuffled list while it reads the other one. */
export function insideOut<T>(items: readonly T[]): T[] {
  const out: T[] = [];
  for (let i = 0; i < items.length; i++) {
    const j = Math.floor(Math.random() * (i + 1));
    if (j !== i) out[i] = out[j];
    out[j] = items[i];
  }
  return out;
}

/** One stored key an item, then an ordinary sort. */
export function byKey<T>(items: readonly T[]): T[] {
  return items
    .map((value) => ({ value, sort: Math.random() }))
    .sort((a, b) => a.sort - b.sort)
    .map(({ value }) => value);
}
