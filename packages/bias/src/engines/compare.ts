// The comparator that a sort calls, as each engine calls it.

/**
 * What a comparator answers about two cards. Engines ask different questions, and read booleans differently:
 * - V8 calls `compare(later, earlier)` and asks whether the number is below 0; `true` is 1 and `false` is 0, so a boolean never moves a card.
 * - SpiderMonkey calls `compare(earlier, later)` and asks whether the number is above 0; `true` is 1 and `false` is 0.
 * - JavaScriptCore calls `compare(later, earlier)` and asks whether the number is below 0, or the boolean `false`.
 *
 * V8 sorts a typed array in another way: it calls `compare(earlier, later)` and asks whether the number is above 0. The other engines sort both alike.
 *
 * NaN counts as 0 in all of them. Later and earlier are meant by where the cards lie when they are compared.
 */
export type Compare = (a: number, b: number) => number | boolean;
