// Sorts by a coin: what counts as one, of how many items, and how often in a row.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { fixAll, verify, type Linting } from "../linted.fixture.ts";

const COIN = "() => Math.random() - 0.5";

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
    ["the prototype's, applied", `Array.prototype.sort.apply(a, [${COIN}]);`],
    ["an empty list's, applied", `[].sort.apply(a, [${COIN}]);`],
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
    ["the prototype's, applied to no list", `Array.prototype.sort.apply(a, ${COIN});`],
    ["the prototype's, applied to more", `Array.prototype.sort.apply(a, [${COIN}, b]);`],
    ["the prototype's, applied to others", `Array.prototype.sort.apply(a, [...b]); Math.random();`],
    ["a module's, which are no list", `import * as R from "ramda"; R.sort(${COIN});`],
    ["another module's, which are no list", `import * as sorts from "./sorts.js"; sorts.sort(${COIN});`],
    ["another prototype's", `List.prototype.sort.call(a, ${COIN});`],
    ["another Array's", `import { Array } from "x"; Array.prototype.sort.call(a, ${COIN});`],
    ["no prototype's", `Array.own.sort.call(a, ${COIN});`],
    ["the prototype's, with a list of arguments", `Array.prototype.sort.call(a, ...[${COIN}]);`],
    ["the prototype's, with more to say", `Array.prototype.sort.call(a, ${COIN}, b);`],
    ["an array's own, called on a typed array", `Array.prototype.sort.call(new Uint8Array(9), ${COIN});`],
    ["a tie-break of a typed array's", `new Uint8Array(9).sort((x, y) => x.n - y.n || Math.random() - 0.5);`],
    ["by what draws nothing", "a.sort((x, y) => x - y); Math.random();"],
  ])("is not %s: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});

describe("the sorted list", () => {
  it.each([
    ["is a pair by its pattern", `const [x, y] = a.sort(${COIN});`],
    ["is a pair by what it is assigned to", `[x, y] = a.sort(${COIN});`],
    ["is a pair by its items", `use([1, 2].sort(${COIN}));`],
  ])("%s: two items are shuffled well by a coin: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["has a name", `const x = a.sort(${COIN});`],
    ["is assigned", `x = a.sort(${COIN});`],
    ["has a third item", `const [x, y, z] = a.sort(${COIN});`],
    ["has others", `const [x, ...y] = a.sort(${COIN});`],
    ["has one that nobody takes", `const [x, , ] = a.sort(${COIN});`],
    ["is taken apart by names", `const { x, y } = a.sort(${COIN});`],
    ["has pairs for items", `for ([x, y] of a.sort(${COIN})) use(x, y);`],
    ["is a default", `const [x, y = a.sort(${COIN})] = b;`],
  ])("%s, and may be longer: %s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });
});

describe("sorts in a row", () => {
  const linting: Linting = { options: { helper: "import" } };
  const getShares = (code: string): (string | undefined)[] =>
    verify(code, linting).map(({ message }) => /[\d.]+ %/.exec(message)?.[0]);
  const fix = (code: string): string | undefined => fixAll(code, linting).output.split("\n").at(-1);
  const again = (count: number, coin = COIN): string => `.sort(${coin})`.repeat(count);

  it.each([
    ["one", `a${again(1)};`, "22.2 %"],
    ["two, told as one", `a${again(2)};`, "13.5 %"],
    [
      "two that are spelled in two ways, told as one",
      `a${again(1)}${again(1, "() => 0.5 - Math.random()")};`,
      "13.5 %",
    ],
    ["three, told as one", `a${again(3)};`, "5.47 %"],
    ["two in a loop", `for (let i = 0; i < 2; i++) a${again(1)};`, "13.5 %"],
    ["one by another coin after one", `a${again(1)}${again(1, "() => Math.random() - 0.4")};`, "22.2 %"],
  ])("are %s: %s", (_, code, share) => {
    expect(getShares(code)).toEqual([share]);
  });

  it.each([
    ["ten, which are fair", `a${again(10)};`],
    ["ten in a loop", `for (let i = 0; i < 10; i++) a${again(1)};`],
    ["two that draw between ties only", `a${again(2, "(x, y) => x.k - y.k || Math.random() - 0.5")};`],
    ["two that draw in a mode only", `a${again(2, "(x, y) => (byName ? x - y : Math.random() - 0.5)")};`],
  ])("are %s: %s", (_, code) => {
    expect(getShares(code)).toEqual([]);
  });

  it.each([
    ["all of them", `a${again(2)};`, "shuffle(a);"],
    ["only one of them", `b = a.toSorted(${COIN});`, "b = shuffle(a.slice());"],
    [
      "those that draw alike",
      `a${again(1)}.sort(() => Math.random() - 0.4);`,
      "shuffle(a).sort(() => Math.random() - 0.4);",
    ],
    ["all of them, of a copy", `b = [...a]${again(2)};`, "b = toShuffled(a);"],
  ])("give way to a shuffle: %s: %s", (_, code, fixed) => {
    expect(fix(code)).toBe(fixed);
  });
});
