// What JSDoc in the file says of a sort's receiver.
import { describe, expect, it } from "vitest";
import { judge, type Judgement } from "../judged.fixture.ts";
import { testPairs } from "../lengths/pairs.fixture.ts";

const SORT = ".sort(() => Math.random() - 0.5);";

describe("a type", () => {
  it.each<[string, string, Judgement]>([
    ["an array", "Card[]", "fixed"],
    ["an array of records", "{ name: string }[]", "fixed"],
    ["a text or an array", "string|Card[]", "fixed"],
    ["a text, a Map or an array", "string|Map<string, Card>|Card[]", "silent"],
    ["an array of either", "(Card|string)[]", "fixed"],
    ["an array in the old style", "Array.<Card>", "fixed"],
    ["an array of arrays", "Array<Array<Card>>", "fixed"],
    ["any array", "Array", "fixed"],
    ["an array that is there", "!Card[]", "fixed"],
    ["an array that may be missing", "?Card[]", "fixed"],
    ["an array that may be left out", "Card[]=", "fixed"],
    ["the rest", "...Card", "fixed"],
    ["a readonly array", "readonly Card[]", "fixed"],
    ["a tuple", "[Card, Card, Card]", "fixed"],
    ["an array or nothing", "Card[]|null", "fixed"],
    ["an array in brackets", "(Card[])", "fixed"],
    ["an alias of an array", "Hand", "fixed"],
    ["a class of arrays", "Pack", "fixed"],
    ["whatever", "*", "fixed"],
    ["some object", "Object", "fixed"],
    ["a name that nobody declares", "Nobody", "fixed"],
    ["a type of another file", 'import("./deck").Deck', "fixed"],
    ["a type without an end", "Map<{", "fixed"],
    ["a Map", "Map<string, Card>", "silent"],
    ["a Map in the old style", "Map.<string, Card>", "silent"],
    ["a Map or nothing", "Map<string, Card>|undefined", "silent"],
    ["an array or a Map", "Card[]|Map<string, Card>", "silent"],
    ["a class of the file", "Deck", "silent"],
    ["an alias of a record", "Tray", "silent"],
    ["an alias of a record with its members below", "Box", "silent"],
    ["a record", "{ sort: Function }", "silent"],
    ["a function", "function(Card): void", "silent"],
    ["discord.js's collection", 'import("discord.js").Collection<string, Card>', "reported"],
    ["Immutable's list", "List<Card>", "reported"],
    ["jQuery's collection", "jQuery", "suggested"],
  ])("%s: %s", (_, type, expected) => {
    const code = `
      import { List } from "immutable";
      /** @typedef {Card[]} Hand */
      /** @typedef {{ sort: Function }} Tray */
      /**
       * @typedef {Object} Box
       * @property {Function} sort
       */
      class Deck {}
      class Pack extends Array {}
      /** @type {${type}} */
      const list = get();
      list${SORT}
    `;
    expect(judge(code)).toBe(expected);
  });
});

describe("where the type stands", () => {
  it.each([
    ["a variable", `/** @type {T} */ const list = get(); list${SORT}`],
    ["an exported variable", `/** @type {T} */ export const list = get(); list${SORT}`],
    ["a parameter", `/** @param {T} list The cards. */ function f(list) { list${SORT} }`],
    [
      "one of several parameters",
      `/**\n * @param {number} n\n * @param {T} list\n */ function f(n, list) { list${SORT} }`,
    ],
    ["a parameter that may be left out", `/** @param {T} [list=x] */ function f(list) { list${SORT} }`],
    ["a parameter of an arrow", `/** @param {T} list */ const f = (list) => { list${SORT} };`],
    ["a parameter of an exported arrow", `/** @param {T} list */ export const f = (list) => { list${SORT} };`],
    [
      "a parameter of a function that is exported",
      `/** @arg {T} list */ export default function (list) { list${SORT} }`,
    ],
    ["a parameter of CommonJS's", `/** @argument {T} list */ exports.f = function (list) { list${SORT} };`],
    ["a parameter of a method", `class G { /** @param {T} list */ f(list) { list${SORT} } }`],
    ["a parameter of an object's method", `const g = { /** @param {T} list */ f(list) { list${SORT} } };`],
    ["what a function returns", `/** @returns {T} */ function get() { return x; } get()${SORT}`],
    ["what an arrow returns", `/** @return {T} */ const get = () => x; get()${SORT}`],
    [
      "a field that the constructor sets",
      `class G { constructor() { /** @type {T} */ this.list = get(); } f() { this.list${SORT} } }`,
    ],
    [
      "a field that is set again",
      `class G { constructor() { /** @type {T} */ this.list = get(); } f() { this.list${SORT} } g() { this.list = get(); } }`,
    ],
    ["a field", `class G { /** @type {T} */ list = get(); f() { this.list${SORT} } }`],
  ])("%s", (_, code) => {
    expect(judge(code.replace("{T}", "{Map<string, Card>}")), "a Map").toBe("silent");
    expect(judge(code.replace("{T}", "{Card[]}")), "an array").toBe("fixed");
  });

  it("a cast, whose comment would be lost", () => {
    expect(judge(`(/** @type {Map} */ (list))${SORT}`)).toBe("silent");
    expect(judge(`(/** @type {Card[]} */ (list))${SORT}`)).toBe("suggested");
  });

  it.each([
    ["another parameter", `/** @param {Map} other */ function f(list) { list${SORT} }`],
    ["another tag", `/** @returns {Map} */ function f(list) { list${SORT} }`],
    ["a comment that is no JSDoc", `/* @type {Map} */ const list = get(); list${SORT}`],
    ["a line", `// @type {Map}\nconst list = get(); list${SORT}`],
    ["one of two variables", `/** @type {Map} */ const other = get(), list = get(); list${SORT}`],
    ["an asynchronous function's promise", `/** @returns {Map} */ async function get() {} get()${SORT}`],
    ["a method of the name", `class G { /** @type {Map} */ list() {} f() { this.list${SORT} } }`],
  ])("not %s", (_, code) => {
    expect(judge(code)).toBe("fixed");
  });
});

describe("a pair", () => {
  testPairs([
    [
      "by the name of a typedef",
      "/** @typedef {[string, string]} Sides */ /** @param {Sides} sides */ export function mix(sides) { return sides.slice().sort(COIN); }",
      "/** @typedef {string[]} Sides */ /** @param {Sides} sides */ export function mix(sides) { return sides.slice().sort(COIN); }",
    ],
    [
      "by the property of an object",
      "/** @param {{ round: number, sides: [string, string] }} game */ export function mix(game) { return game.sides.slice().sort(COIN); }",
      "/** @param {{ other: [string, string], sides: string[] }} game */ export function mix(game) { return game.sides.slice().sort(COIN); }",
    ],
  ]);
});
