// Sums of rows of chances.

/** Adds a row, times a factor, to another one. */
export function addScaled(result: Float64Array, row: Float64Array, factor: number): void {
  for (let card = 0; card < result.length; card++) result[card] = (result[card] ?? 0) + factor * (row[card] ?? 0);
}
