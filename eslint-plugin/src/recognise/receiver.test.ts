// What is sorted: arrays are shuffled by the fix, and what has no places to swap is only reported.
import { Linter } from "eslint";
import { describe, expect, it } from "vitest";
import plugin from "../index.ts";

/** Returns what becomes of the last line, a sort by a coin; "suggested" where that is only offered, undefined where nothing is. */
function fix(code: string): string | undefined {
  const config: Linter.Config = {
    plugins: { "fair-shuffle": plugin as never },
    rules: { "fair-shuffle/no-biased-shuffle": ["error", { helper: "import" }] },
  };
  const linter = new Linter();
  const messages = linter.verify(code, config);
  expect(messages.map(({ messageId }) => messageId)).toEqual(["biased"]);
  const { fixed, output } = linter.verifyAndFix(code, config);
  if (fixed) return output.trim().split("\n").at(-1);
  return messages.some(({ suggestions }) => suggestions !== undefined) ? "suggested" : undefined;
}
const sort = (list: string): string => `${list}.sort(() => Math.random() - 0.5);`;

describe("no array", () => {
  it.each([
    ["d3.selectAll", "", 'd3.selectAll("g")'],
    ["d3.select", "", 'd3.select("g")'],
    ["what was appended", "", 'svg.append("g")'],
    ["what came of a selection", "", 'd3.selectAll("g").attr("r", 2).style("x", 1)'],
    ["data given to a selection", "", 'd3.selectAll("g").data(all)'],
    ["a selection under a name", 'const list = d3.selectAll("g");', "list"],
    ["selectAll of d3-selection", 'import { pick } from "d3-selection";', 'pick("g")'],
    ["select of d3", 'import { pick } from "d3";', 'pick("g")'],
    ["a persistent list", 'import { List } from "immutable";', "List(all)"],
    ["a persistent list by its module", 'import Immutable from "immutable";', "Immutable.List(all)"],
    ["a persistent list by its namespace", 'import * as I from "immutable";', "I.OrderedSet(all)"],
    ["what came of a persistent list", 'import { List } from "immutable";', "List(all).filter(f)"],
  ])("%s", (_, before, list) => {
    expect(fix(`${before}\n${sort(list)}`)).toBeUndefined();
  });
});

describe("a jQuery collection, like an array", () => {
  it.each([
    ["a jQuery collection", "", '$("li")'],
    ["a jQuery collection by its other name", "", 'jQuery("li")'],
    ["a jQuery collection of an import", 'import $ from "jquery";', '$("li")'],
    ["a jQuery collection under a name", 'const list = $("li");', "list"],
  ])("%s", (_, before, list) => {
    expect(fix(`${before}\n${sort(list)}`)).toBe("suggested");
  });
});

describe("an array, or as good as one", () => {
  it.each([
    ["a name", "", "list"],
    ["a parameter's field", "", "deck.cards"],
    ["what some function gives", "", "getAll()"],
    ["what a function that is called at once gives", "", "(() => all)()"],
    ["what some method gives", "", "deck.filter(f)"],
    ["the elements of a selection", "", 'd3.selectAll("g").nodes()'],
    ["the data of a selection", "", 'd3.selectAll("g").data()'],
    ["the elements of a jQuery collection", "", '$("li").get()'],
    ["an array of a jQuery collection", "", '$("li").toArray()'],
    ["an array of a persistent list", 'import { List } from "immutable";', "List(all).toArray()"],
    ["plain data of a persistent list", 'import { List } from "immutable";', "List(all).toJS()"],
    ["JSON of a persistent list", 'import { List } from "immutable";', "List(all).toJSON()"],
    ["a function of d3-array", 'import { pick } from "d3-array";', "pick(all)"],
    ["a function of the file that is called as one of d3", "function pick() {}", "pick(all)"],
    ["what a function of the file gives that is called $", "function $() {}", '$("li")'],
    ["what another import gives that is called $", 'import $ from "./query.js";', '$("li")'],
    ["a split text", "", 'd3.select("g").text().split("")'],
  ])("%s", (_, before, list) => {
    expect(fix(`${before}\n${sort(list)}`)).toBe(`shuffle(${list});`);
  });

  it.each([
    ["a slice", 'd3.selectAll("g").slice()'],
    ["Array.from", 'Array.from(d3.selectAll("g"))'],
    ["values", "[...d3.select(x).values()]"],
  ])("%s of what is none", (_, list) => {
    expect(fix(`const x = 1;\nexport const mixed = ${sort(list)}`)).toMatch(/= (?:shuffle|toShuffled)\(/);
  });
});
