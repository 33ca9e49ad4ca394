// Exact orders as tests compare them: their shares as texts, and the matrix that they add up to.
import { toNumber, toText, type Rational } from "./rational.ts";

export const toTexts = (orders: ReadonlyMap<string, Rational>): Record<string, string> =>
  Object.fromEntries([...orders].map(([order, share]) => [order, toText(share)]));

/** Returns P[position][card]. */
export function toMatrix(orders: ReadonlyMap<string, Rational>, cards: number): number[][] {
  const matrix = Array.from({ length: cards }, () => new Array<number>(cards).fill(0));
  for (const [order, share] of orders) {
    order.split(",").forEach((card, position) => {
      const row = matrix[position] ?? [];
      row[Number(card)] = (row[Number(card)] ?? 0) + toNumber(share);
    });
  }
  return matrix;
}
