// `this` as the list of a swap loop: an array's, or a jQuery collection's; of anything else nothing is known.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { fixAll, verify } from "../linted.fixture.ts";

const swap = (range: string, list = "this"): string =>
  `{ for (var i = ${list}.length - 1; i > 0; i--) { var j = Math.floor(Math.random() * ${range}); var t = ${list}[i]; ${list}[i] = ${list}[j]; ${list}[j] = t; } return ${list}; }`;
const NAIVE = "this.length";
const FAIR = "(i + 1)";

it.each([
  ["an array's method", (range: string) => `Array.prototype.mix = function () ${swap(range)};`],
  [
    "an array's method, where it has none",
    (range: string) => `Array.prototype.mix = Array.prototype.mix || function () ${swap(range)};`,
  ],
  [
    "an array's method, by another name of the prototype",
    (range: string) => `const proto = Array.prototype; proto.mix = function () ${swap(range)};`,
  ],
  ["an array's method, declared before", (range: string) => `function mix() ${swap(range)} Array.prototype.mix = mix;`],
  [
    "an array's method, under two names",
    (range: string) => `function mix() ${swap(range)} Array.prototype.mix = mix; Array.prototype.shuffled = mix;`,
  ],
  [
    "defined as a property",
    (range: string) => `Object.defineProperty(Array.prototype, "mix", { value: function () ${swap(range)} });`,
  ],
  [
    "defined as a property, a method",
    (range: string) => `Object.defineProperty(Array.prototype, "mix", { enumerable: false, value() ${swap(range)} });`,
  ],
  [
    "defined by Reflect",
    (range: string) => `Reflect.defineProperty(Array.prototype, "mix", { value: function () ${swap(range)} });`,
  ],
  [
    "defined with others",
    (range: string) => `Object.defineProperties(Array.prototype, { mix: { value: function () ${swap(range)} } });`,
  ],
  ["assigned with others", (range: string) => `Object.assign(Array.prototype, { mix() ${swap(range)} });`],
  ["assigned after others", (range: string) => `Object.assign(Array.prototype, others, { mix() ${swap(range)} });`],
  ["a method of a class of arrays", (range: string) => `class Deck extends Array { mix() ${swap(range)} }`],
  [
    "a method of a class of such a class",
    (range: string) => `class Deck extends Array {} class Stack extends Deck { mix() ${swap(range)} }`,
  ],
  [
    "a method of a class of arrays, given later",
    (range: string) => `class Deck extends Array {} Deck.prototype.mix = function () ${swap(range)};`,
  ],
  ["a field of a class of arrays", (range: string) => `class Deck extends Array { mix = () => ${swap(range)}; }`],
  [
    "an arrow inside of an array's method",
    (range: string) => `Array.prototype.mix = function () { const go = () => ${swap(range)}; return go(); };`,
  ],
  ["a plugin of jQuery's", (range: string) => `$.fn.mix = function () ${swap(range)};`],
  ["a plugin, by its other name", (range: string) => `jQuery.fn.mix = function () ${swap(range)};`],
  ["a plugin in a wrapper", (range: string) => `(function ($) { $.fn.mix = function () ${swap(range)}; })(jQuery);`],
  ["plugins, several", (range: string) => `$.fn.extend({ mix: function () ${swap(range)} });`],
  ["plugins, a method", (range: string) => `$.fn.extend({ mix() ${swap(range)} });`],
  ["plugins, handed over", (range: string) => `jQuery.extend(jQuery.fn, { mix: function () ${swap(range)} });`],
])("%s", (_, write) => {
  expect(find(write(NAIVE))).toEqual(["biased"]);
  expect(find(write(FAIR))).toEqual([]);
});

it.each([
  ["a function of its own", `function mix() ${swap(NAIVE)}`],
  ["a name's", `mix = function () ${swap(NAIVE)};`],
  ["a part of Array's", `Array.kinds.mix = function () ${swap(NAIVE)};`],
  [
    "what a class inside of a method runs once",
    `Array.prototype.mix = function () { class Deck { static ${swap(NAIVE).replace("return this;", "")} } };`,
  ],
  [
    "a property, defined by a function of another",
    `defineProperty(Array.prototype, "mix", { value: function () ${swap(NAIVE)} });`,
  ],
  ["another object's", `deck.mix = function () ${swap(NAIVE)};`],
  ["another library's", `other.fn.mix = function () ${swap(NAIVE)};`],
  ["a function that is called alone, too", `function mix() ${swap(NAIVE)} Array.prototype.mix = mix; mix.call(deck);`],
  ["a function that nobody uses", `(function mix() ${swap(NAIVE)});`],
  ["a method of a class", `class Deck { mix() ${swap(NAIVE)} }`],
  ["a method of a class of other lists", `class Deck extends List { mix() ${swap(NAIVE)} }`],
  ["a static method of a class of arrays", `class Deck extends Array { static mix() ${swap(NAIVE)} }`],
  ["a static field of a class of arrays", `class Deck extends Array { static mix = () => ${swap(NAIVE)}; }`],
  ["what a class of arrays runs once", `class Deck extends Array { static { (() => ${swap(NAIVE)})(); } }`],
  ["a prototype of another class", `Deck.prototype.mix = function () ${swap(NAIVE)};`],
  [
    "a prototype that may be another one",
    `let proto = Array.prototype; proto = Deck.prototype; proto.mix = function () ${swap(NAIVE)};`,
  ],
  ["an array itself", `Array.mix = function () ${swap(NAIVE)};`],
  ["an Array of the file", `class Array { } Array.prototype.mix = function () ${swap(NAIVE)};`],
  ["the key of a member", `Array.prototype[function () ${swap(NAIVE)}] = 1;`],
  ["a getter that is defined", `Object.defineProperty(Array.prototype, "mix", { get: function () ${swap(NAIVE)} });`],
  [
    "a property of another prototype",
    `Object.defineProperty(Deck.prototype, "mix", { value: function () ${swap(NAIVE)} });`,
  ],
  [
    "a property, defined by another",
    `Own.defineProperty(Array.prototype, "mix", { value: function () ${swap(NAIVE)} });`,
  ],
  ["a computed property", `Object.defineProperty(Array.prototype, "mix", { [value]: function () ${swap(NAIVE)} });`],
  ["a getter among what is assigned", `Object.assign(Array.prototype, { get mix() ${swap(NAIVE)} });`],
  ["what is assigned to", `Object.assign({ mix() ${swap(NAIVE)} }, Array.prototype);`],
  [
    "what is defined for another",
    `Object.defineProperties(Deck.prototype, { mix: { value: function () ${swap(NAIVE)} } });`,
  ],
  ["a plugin among others", `$.fn.other({ mix() ${swap(NAIVE)} });`],
  ["a plugin of another", `jQuery.extend(other, { mix() ${swap(NAIVE)} });`],
  ["an object of plugins", `const plugins = { mix() ${swap(NAIVE)} }; use(plugins);`],
  ["a callback inside", `$.fn.mix = function () { this.each(function () ${swap(NAIVE)}); };`],
  ["an arrow has none", `$.fn.mix = () => ${swap(NAIVE)};`],
])("nothing is known of `this`: %s", (_, code) => {
  expect(find(code)).toEqual([]);
});

it.each([
  ["an array's by its type", "this: Card[]", true],
  ["an Array's by its type", "this: Array<Card>", true],
  ["a pair's by its type", "this: [Card, Card, Card]", true],
  ["a deck's by its type", "this: Deck", false],
  ["anything by its type", "this: any", false],
  ["of no type", "this", false],
  ["another parameter's type", "self: Card[]", false],
])("`this` of a function is %s", (_, parameter, isKnown) => {
  const code = `function mix(${parameter}) ${swap(NAIVE)}`;
  expect(verify(code, { filename: "file.ts" })).toHaveLength(isKnown ? 1 : 0);
});

it("`this` of a function that a type is asserted of is an array's", () => {
  const code = `Array.prototype.mix = function () ${swap(NAIVE)} as Mix;`;
  expect(verify(code, { filename: "file.ts" })).toHaveLength(1);
});

it("the fix of a plugin keeps `this`, and is fair", () => {
  const code = `$.fn.mix = function () ${swap(NAIVE)};`;
  const { output } = fixAll(code);
  expect(output).toBe(`$.fn.mix = function () ${swap(FAIR)};`);
  expect(verify(output)).toEqual([]);
});
