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
  ["another object's", `deck.mix = function () ${swap(NAIVE)};`],
  ["another library's", `other.fn.mix = function () ${swap(NAIVE)};`],
  ["a callback inside", `$.fn.mix = function () { this.each(function () ${swap(NAIVE)}); };`],
  ["an arrow has none", `$.fn.mix = () => ${swap(NAIVE)};`],
])("nothing is known of `this`: %s", (_, code) => {
  expect(find(code)).toEqual([]);
});

it("the fix of a plugin keeps `this`, and is fair", () => {
  const code = `$.fn.mix = function () ${swap(NAIVE)};`;
  const { output } = fixAll(code);
  expect(output).toBe(`$.fn.mix = function () ${swap(FAIR)};`);
  expect(verify(output)).toEqual([]);
});
