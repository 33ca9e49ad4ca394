import { describe, expect, it } from "vitest";
import { find } from "./findings.fixture.ts";

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
