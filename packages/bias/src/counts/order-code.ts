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

/** Returns the codes of all orders of so many cards, ascending. */
export function getOrderCodes(cards: number): Uint32Array {
  const known = orderCodes.get(cards);
  if (known !== undefined) return known;
  let codes: readonly { readonly code: number; readonly left: readonly number[] }[] = [
    { code: 0, left: Array.from({ length: cards }, (_, card) => card) },
  ];
  for (let position = 0; position < cards; position++)
    codes = codes.flatMap(({ code, left }) =>
      left.map((card) => ({ code: code * cards + card, left: left.filter((other) => other !== card) })),
    );
  const all = Uint32Array.from(codes, ({ code }) => code);
  orderCodes.set(cards, all);
  return all;
}

const orderCodes = new Map<number, Uint32Array>();

/** Returns an order as people count, "3 1 2" for "2,0,1". */
export const tellOrder = (order: string): string =>
  order
    .split(",")
    .map((card) => Number(card) + 1)
    .join(" ");
