// Scripts of linted projects use this to look at fixed code: a seeded Math.random, and whether what comes out is always the same items in ever other orders.

/** A module that seeds `Math.random` and exports `expectShuffled(name, draw, items)`: throws unless 100 draws keep the items and differ. */
export const EXPECT_SHUFFLED = `import assert from "node:assert/strict";

// Mulberry32, seed 1: every run draws the same.
let state = 1;
Math.random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

export async function expectShuffled(name, draw, items) {
  const orders = new Set();
  for (let time = 0; time < 100; time++) {
    const drawn = [...(await draw())];
    orders.add(drawn.join());
    assert.deepEqual(drawn.map(String).sort(), items.map(String).sort(), name);
  }
  // Three items have 6 orders: that some order of 100 fair draws is missing has a chance of 6 * (5/6)^100 < 1e-7, and the draws are always these.
  if (items.length === 3) assert.equal(orders.size, 6, name);
  else assert.ok(orders.size > 90, name + " has only " + orders.size + " orders");
}
`;
