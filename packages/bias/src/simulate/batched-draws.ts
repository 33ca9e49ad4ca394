// Which whole numbers are drawn together from the same random bits, so that each is exactly as likely as any other.
// Source: Brackett-Rozinsky and Lemire, "Batched Ranged Random Integer Generation", 2024.

/** Draws from `start` to before `end`, from the two halves of one word of 64 bits. */
export interface Batch {
  readonly start: number;
  readonly end: number;
  /** One or two; each takes 32 bits. What is left of the bits must not lie below `least`, 2^32 modulo the product of the counts, else all is drawn again. */
  readonly halves: readonly { readonly counts: readonly number[]; readonly least: number }[];
}

/** Beyond this product more than one word in 64 would be thrown away. */
const LARGEST_PRODUCT = 2 ** 26;

/** Puts draws from 0 to before each count, one after the other, into as few batches as fit. Counts are 1 to 2^26. */
export function batchDraws(counts: readonly number[]): readonly Batch[] {
  const halves: number[][] = [];
  let product = Infinity;
  for (const count of counts) {
    product *= count;
    if (product > LARGEST_PRODUCT) {
      halves.push([]);
      product = count;
    }
    halves.at(-1)?.push(count);
  }
  const batches: Batch[] = [];
  for (let start = 0, index = 0; index < halves.length; index += 2) {
    const parts = halves.slice(index, index + 2);
    const end = start + parts.reduce((sum, part) => sum + part.length, 0);
    batches.push({
      start,
      end,
      halves: parts.map((part) => ({ counts: part, least: 2 ** 32 % part.reduce((all, count) => all * count, 1) })),
    });
    start = end;
  }
  return batches;
}
