// An order as one number: its cards read as digits of base n, the first position first.

/** Returns the order that a code stands for, as its cards by position. */
export function getOrderOfCode(code: number, cards: number): number[] {
  const order: number[] = [];
  for (let rest = code, position = 0; position < cards; position++) {
    order.unshift(rest % cards);
    rest = Math.floor(rest / cards);
  }
  return order;
}
