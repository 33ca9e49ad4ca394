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

/** Returns an order as people count, "3 1 2" for "2,0,1". */
export const tellOrder = (order: string): string =>
  order
    .split(",")
    .map((card) => Number(card) + 1)
    .join(" ");
