import { Linter } from "eslint";
import { describe, expect, it } from "vitest";
import plugin from "../index.ts";

const linter = new Linter();
const find = (code: string): (string | undefined)[] =>
  linter
    .verify(code, {
      plugins: { "fair-shuffle": plugin as never },
      rules: { "fair-shuffle/no-biased-shuffle": ["error", { fix: "off" }] },
    })
    .map(({ messageId, message }) => messageId ?? message);
const COIN = "() => Math.random() - 0.5";
const SORT = `sort(${COIN})`;

describe("a sort", () => {
  it.each([
    ["a method", `a.sort(${COIN});`],
    ["a method by its text", `a["sort"](${COIN});`],
    ["a copying method", `a.toSorted(${COIN});`],
    ["a method that may not be", `a?.sort(${COIN});`],
    ["the prototype's", `Array.prototype.sort.call(a, ${COIN});`],
    ["the prototype's, by its text", `Array["prototype"]["sort"].call(a, ${COIN});`],
    ["the prototype's copying one", `Array.prototype.toSorted.call(a, ${COIN});`],
    ["an empty list's", `[].sort.call(a, ${COIN});`],
    ["an empty list's copying one", `[].toSorted.call(a, ${COIN});`],
  ])("is %s: %s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });

  it.each([
    ["another method", `a.sorted(${COIN});`],
    ["a function", `sort(${COIN});`],
    ["a function that is called on something", `sort.call(a, ${COIN});`],
    ["a parent's", `class Deck extends Cards { mix() { super.sort(${COIN}); } }`],
    ["a method with more to say", `a.sort(${COIN}, b);`],
    ["a method with much more to say", `a.sort(${COIN}, b, c);`],
    ["a method by a list of arguments", `a.sort(...[${COIN}]);`],
    ["a method without a comparator", "a.sort(); Math.random();"],
    ["a full list's", `[x].sort.call(a, ${COIN});`],
    ["another method of an empty list", `[].find.call(a, ${COIN});`],
    ["the prototype's, applied", `Array.prototype.sort.apply(a, ${COIN});`],
    ["another prototype's", `List.prototype.sort.call(a, ${COIN});`],
    ["another Array's", `import { Array } from "x"; Array.prototype.sort.call(a, ${COIN});`],
    ["no prototype's", `Array.own.sort.call(a, ${COIN});`],
    ["the prototype's, with a list of arguments", `Array.prototype.sort.call(a, ...[${COIN}]);`],
    ["the prototype's, with more to say", `Array.prototype.sort.call(a, ${COIN}, b);`],
    ["a typed array's", `new Uint8Array(9).sort(${COIN});`],
    ["by what draws nothing", "a.sort((x, y) => x - y); Math.random();"],
  ])("is not %s: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});

describe("sorts in a row", () => {
  const many = `.${SORT}`.repeat(30);
  const OTHER = "sort(() => 0.3 - Math.random())";

  it("are one shuffle, and a fair one where they are many", () => {
    expect(find(`a.${SORT}.${SORT};`)).toEqual(["biased"]);
    expect(find(`a${many};`)).toEqual([]);
    expect(find(`a.${SORT}.reverse()${many};`)).toEqual(["biased"]);
  });

  it("count from the one that draws", () => {
    expect(find(`a.${OTHER};`)).toEqual(["biased"]);
    expect(find(`a.sort((x, y) => x.rank - y.rank).${SORT};`)).toEqual(["biased"]);
  });
});

describe("a sort in a loop", () => {
  it.each([
    ["counting up", `for (let k = 0; k < 30; k++) a.${SORT};`],
    ["counting up, in a block", `for (let k = 0; k < 30; k++) { a.${SORT}; }`],
    ["counting down", `for (let k = 30; k > 0; k--) a.${SORT};`],
    ["a property", `for (let k = 0; k < 30; k++) this.cards.${SORT};`],
    ["an element", `for (let k = 0; k < 30; k++) decks[j].${SORT};`],
    ["as often as nobody knows", `for (let k = 0; k < n; k++) a.${SORT};`],
    ["from where nobody knows", `for (let k = n; k < 30; k++) a.${SORT};`],
    ["while something holds", `while (ok()) a.${SORT};`],
    ["until something holds", `do a.${SORT}; while (ok());`],
    ["with no counter of its own", `for (k = 0; k < 30; k++) a.${SORT};`],
    ["with no end", `for (let k = 0; ; k++) a.${SORT};`],
    ["with no step", `for (let k = 0; k < 30; ) a.${SORT};`],
    ["with a text for an end", `for (let k = 0; k < "30"; k++) a.${SORT};`],
    ["with a text for a start", `for (let k = "0"; k < 30; k++) a.${SORT};`],
    ["for each of something else", `for (const x of all) a.${SORT};`],
  ])("is repeated: %s: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["once", `for (let k = 0; k < 1; k++) a.${SORT};`],
    ["once, inclusively", `for (let k = 0; k <= 0; k++) a.${SORT};`],
    ["once, downwards", `for (let k = 1; k > 0; k--) a.${SORT};`],
    ["once, downwards, inclusively", `for (let k = 0; k >= 0; k--) a.${SORT};`],
    ["from 29 on", `for (let k = 29; k < 30; k++) a.${SORT};`],
    ["twice", `for (let k = 0; k < 2; k++) a.${SORT};`],
    ["never", `for (let k = 9; k < 0; k++) a.${SORT};`],
    ["a list of its own each round", `for (const a of all) a.${SORT};`],
    ["a list of its own, by the counter", `for (let k = 0; k < 30; k++) decks[k].${SORT};`],
    ["a property of a list of its own", `for (const player of all) player.cards.${SORT};`],
    ["a list that is made anew", `for (let k = 0; k < 30; k++) get().${SORT};`],
    ["a list that the loop steps on", `for (let a = first; a; a = next()) a.${SORT};`],
    ["beside something else", `for (let k = 0; k < 30; k++) { use(a); a.${SORT}; }`],
    ["in the head of the loop", `for (const card of a.${SORT}) use(card);`],
    ["in a function", `for (let k = 0; k < 30; k++) use(() => a.${SORT});`],
  ])("is not repeated often: %s: %s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });

  it("has a count that includes its end, or does not", () => {
    const isFairAfter = (count: number): boolean => find(`for (let k = 0; k < ${count}; k++) a.${SORT};`).length === 0;
    let enough = 1;
    while (!isFairAfter(enough)) enough++;
    expect(enough).toBeGreaterThan(2);
    const after = (head: string): number => find(`for (${head}) a.${SORT};`).length;
    expect(after(`let k = 0; k <= ${enough - 1}; k++`)).toBe(0);
    expect(after(`let k = 0; k <= ${enough - 2}; k++`)).toBe(1);
    expect(after(`let k = 1; k <= ${enough}; k++`)).toBe(0);
    expect(after(`let k = 1; k < ${enough}; k++`)).toBe(1);
    expect(after(`let k = 1; k < ${enough}.5; k++`)).toBe(0);
    expect(after(`let k = ${enough}; k > 0; k--`)).toBe(0);
    expect(after(`let k = ${enough}; k > 1; k--`)).toBe(1);
    expect(after(`let k = ${enough}; k >= 1; k--`)).toBe(0);
    expect(find(`a${`.${SORT}`.repeat(enough)};`)).toEqual([]);
    expect(find(`a${`.${SORT}`.repeat(enough - 1)};`)).toEqual(["biased"]);
  });
});
