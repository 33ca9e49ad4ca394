// Counts of a shuffle of what moves, as those of a whole list in which the other items stay.

/** Returns counts with a place for each item that is left out, which stayed there each of the `done` times; position after position, as many cards each. */
export function addLeftOut(counts: Float64Array, done: number, leftOut: readonly number[]): Float64Array {
  if (leftOut.length === 0) return counts;
  const moving = Math.round(Math.sqrt(counts.length));
  const cards = moving + leftOut.length;
  const places = Array.from({ length: cards }, (_, place) => place).filter((place) => !leftOut.includes(place));
  const all = new Float64Array(cards * cards);
  for (const place of leftOut) all[place * cards + place] = done;
  for (const [row, position] of places.entries())
    for (const [column, card] of places.entries()) all[position * cards + card] = counts[row * moving + column] ?? 0;
  return all;
}
