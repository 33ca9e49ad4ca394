import { expect, it } from "vitest";
import { OrderSet } from "./order-set.ts";

it.each([1, 3, 40])("tells orders of %i cards apart, however many there are", (cards) => {
  const set = new OrderSet(cards);
  const texts = new Set<string>();
  // A linear congruence, modulo 2^31: repeats come often with few cards, and hardly ever with many.
  let state = 5;
  for (const count of [10, 3000, 1, 7000]) {
    const orders = Uint16Array.from({ length: count * cards }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return (state >>> 16) % Math.max(12, cards);
    });
    for (let start = 0; start < orders.length; start += cards)
      texts.add(orders.subarray(start, start + cards).join(","));
    set.add(orders);
    expect(set.size).toBe(texts.size);
  }
});
