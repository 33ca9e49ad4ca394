// What a broken random source may return.

export const BAD_DRAWS: readonly (readonly [name: string, drawn: unknown])[] = [
  ["1", 1],
  ["just below 0", -Number.MIN_VALUE],
  ["NaN", NaN],
  ["Infinity", Infinity],
  ["a string", "0.5"],
  ["undefined", undefined],
  ["null", null],
  ["a boolean", false],
  ["a bigint", 0n],
  ["a symbol", Symbol("half")],
  ["a promise", Promise.resolve(0.5)],
];

/** A source that is all right for `good` draws and then returns `drawn`; typed as sound, as such a source would be in JavaScript. */
export function brokenAfter(good: number, drawn: unknown): () => number {
  let made = 0;
  return () => (made++ < good ? 0.25 : (drawn as number));
}
