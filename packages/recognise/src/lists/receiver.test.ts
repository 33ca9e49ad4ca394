// What is sorted: arrays are shuffled by the fix, what has no places to swap is only reported, and what has a sort of its own is not.
import { describe, expect, it } from "vitest";
import { ARRAY_MEMBERS } from "../syntax/array-members.ts";
import { judge, type Judgement } from "../judged.fixture.ts";
import { fixAll, verify } from "../linted.fixture.ts";

const IMPORTING = { options: { helper: "import" } } as const;

/** Returns what becomes of the last line, a sort by a coin; "suggested" where that is only offered, undefined where nothing is. */
function fix(code: string): string | undefined {
  const messages = verify(code, IMPORTING);
  expect(messages.map(({ messageId }) => messageId)).toEqual(["biased"]);
  const { fixed, output } = fixAll(code, IMPORTING);
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
    ["a persistent list in a field", 'import { List } from "immutable"; game.words = List(all);', "game.words"],
    [
      "one that it is made of again",
      'import { List } from "immutable"; game.words = List(all); game.words = game.words.push(1);',
      "game.words",
    ],
    ["an observed list", 'import ko from "knockout"; const list = ko.observableArray(all);', "list"],
    [
      "an observed list of a view model",
      "function Model() { this.list = ko.observableArray(all); } const model = new Model();",
      "model.list",
    ],
    ["what came of a persistent list", 'import { List } from "immutable";', "List(all).filter(f)"],
  ])("%s", (_, before, list) => {
    expect(fix(`${before}\n${sort(list)}`)).toBeUndefined();
  });
});

describe("what the file hands to a parameter", () => {
  const LIST = 'import { List } from "immutable";';
  const COIN = "() => Math.random() - 0.5";
  const MIX = `function mix(list) { return list.sort(${COIN}); }`;
  const DECK = "class Deck { sort(compare) { this.cards.reverse(); } }";
  it.each<[string, Judgement, string]>([
    ["a persistent list", "reported", `${LIST} export ${MIX} mix(List(["a", "b", "c"]));`],
    ["one under a name", "reported", `${LIST} ${MIX} const words = List.of("a", "b", "c"); mix(words);`],
    ["one beside arrays", "reported", `${LIST} ${MIX} mix(names); mix(List(names)); mix(others);`],
    ["one, to an arrow", "reported", `${LIST} const mix = (list) => list.sort(${COIN}); mix(List(names));`],
    [
      "one, behind another parameter",
      "reported",
      `${LIST} const mix = (k, list) => list.sort(${COIN}); mix(1, List(all));`,
    ],
    [
      "one, through another function",
      "reported",
      `${LIST} ${MIX} const start = (words) => mix(words); start(List(names));`,
    ],
    ["a jQuery collection", "suggested", `${MIX} mix($("li"));`],
    ["what has a sort of its own", "silent", `${DECK} ${MIX} mix(new Deck());`],
    [
      "one, in a field",
      "reported",
      `${LIST} class Game { words = List(names); mix() { return this.words.sort(${COIN}); } }`,
    ],
    [
      "one, in a field of the constructor",
      "reported",
      `${LIST} class Game { constructor() { this.words = List(names); } mix() { return this.words.sort(${COIN}); } }`,
    ],
    ["arrays alone", "fixed", `${LIST} ${MIX} mix(names); mix([1, 2, 3]); mix(List(names).toArray());`],
    ["something else behind the list", "fixed", `${LIST} ${MIX} mix(names, List(names));`],
    ["who knows what", "fixed", `${LIST} ${MIX} mix(...List(names)); [List(names)].map(mix);`],
    ["itself", "fixed", `function mix(list, n) { list.sort(${COIN}); if (n > 0) mix(list, n - 1); }`],
    ["each other", "fixed", `const a = (list) => b(list); function b(list) { list.sort(${COIN}); a(list); }`],
    [
      "an array, by its type",
      "fixed",
      `${LIST} function mix(list: string[]) { return list.sort(${COIN}); } mix(List(names) as never);`,
    ],
  ])("%s: %s", (_, wanted, code) => {
    expect(judge(code)).toBe(wanted);
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
    ["a field of arrays", 'import { List } from "immutable"; game.others = List(all); game.words = all;', "game.words"],
    ["what an observed list holds", 'import ko from "knockout"; const list = ko.observableArray(all);', "list()"],
    [
      "a part of an observed list",
      'import ko from "knockout"; game.list = ko.observableArray(all);',
      "game.list.slice(1)",
    ],
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

describe("a collection of a library, by where it comes from", () => {
  it.each<[string, string, Judgement]>([
    ["what lodash wraps", sort("_(all)"), "reported"],
    ["what lodash wraps, taken further", "_(all).sort(() => Math.random() - 0.5).take(3).value();", "reported"],
    ["a chain", "_.chain(all).filter(f).sort(() => Math.random() - 0.5).value();", "reported"],
    ["a chain by import", `import { chain } from "lodash"; ${sort("chain(all)")}`, "reported"],
    ["a chain that has ended", sort("_.chain(all).filter(f).value()"), "fixed"],
    ["what lodash gives without a chain", sort("_.filter(all, f)"), "fixed"],
    ["a function of the file that is called _", `function _(x) { return x; } ${sort("_(all)")}`, "fixed"],
    ["discord.js's cache", "guild.members.cache.sort(() => Math.random() - 0.5).first(3);", "reported"],
    ["a part of discord.js's cache", `const some = guild.members.cache.filter(f); ${sort("some")}`, "reported"],
    ["a collection of one's own", `import { Collection } from "discord.js"; ${sort("new Collection()")}`, "reported"],
    ["a cache that is an array", `const o: { cache: Card[] } = get(); ${sort("o.cache")}`, "fixed"],
    ["names out of a cache", sort("guild.members.cache.map((m) => m.name)"), "fixed"],
    ["the first of a cache", sort("guild.members.cache.first(5)"), "fixed"],
    ["values of a cache", sort("[...guild.members.cache.values()]"), "fixed"],
    ["something in a cache", sort("guild.cache.members"), "fixed"],
    ["collect.js", `import collect from "collect.js"; ${sort("collect(all)")}`, "reported"],
    ["collect.js by require", `const collect = require("collect.js"); ${sort("collect(all)")}`, "reported"],
    ["what collect.js collected", `import collect from "collect.js"; ${sort("collect(all).all()")}`, "fixed"],
    ["a function of the file that is called collect", `const collect = (x) => x; ${sort("collect(all)")}`, "fixed"],
    ["cytoscape", `import cytoscape from "cytoscape"; const cy = cytoscape(o); ${sort("cy.nodes()")}`, "reported"],
    [
      "an array of cytoscape's",
      `import cytoscape from "cytoscape"; ${sort("cytoscape(o).nodes().toArray()")}`,
      "fixed",
    ],
    ["a tree of D3's", sort("d3.hierarchy(all)"), "reported"],
    [
      "a tree of D3's, summed",
      `import { hierarchy } from "d3-hierarchy"; ${sort("hierarchy(all).sum(f)")}`,
      "reported",
    ],
    ["the leaves of a tree", sort("d3.hierarchy(all).leaves()"), "fixed"],
    ["a pie's order", sort("d3.pie().value(f)"), "silent"],
    ["a pie's order by import", `import { pie } from "d3-shape"; ${sort("pie()")}`, "silent"],
    ["an array of D3's", `import * as d3 from "d3"; ${sort("d3.range(10)")}`, "fixed"],
    ["what jQuery made into something else", sort('$("li").data("all")'), "fixed"],
    ["a collection of a jQuery that is handed on", `(function ($) { ${sort('$("li")')} })(jQuery);`, "suggested"],
    ["a plugin of jQuery's", `$.fn.mix = function () { ${sort("this")} };`, "suggested"],
  ])("%s", (_, code, expected) => {
    expect(judge(code)).toBe(expected);
  });
});

describe("something with a sort of its own", () => {
  it.each<[string, string, Judgement]>([
    ["an instance of a class", `class Deck { sort(f) {} } ${sort("new Deck()")}`, "silent"],
    ["an instance under a name", `class Deck { sort(f) {} } const deck = new Deck(); ${sort("deck")}`, "silent"],
    ["a class whose sort is a field", `class Deck { sort = (f) => {}; mix() { ${sort("this")} } }`, "silent"],
    [
      "a class that inherits its sort",
      `class A { sort(f) {} } class Deck extends A { mix() { ${sort("this")} } }`,
      "silent",
    ],
    ["a class of arrays", `class Deck extends Array { sort(f) {} mix() { ${sort("this")} } }`, "silent"],
    ["a static sort", `class Deck { static sort(f) {} static mix() { ${sort("this")} } }`, "silent"],
    ["a class by its name", `class Deck { static sort(f) {} } ${sort("Deck")}`, "silent"],
    ["an object", `const deck = { sort(f) {} }; ${sort("deck")}`, "silent"],
    ["an object from inside", `const deck = { sort(f) {}, mix() { ${sort("this")} } };`, "silent"],
    ["a class of another file", `import { Deck } from "./deck.js"; ${sort("new Deck()")}`, "silent"],
    ["a field", `class Game { deck = new Deck(); mix() { ${sort("this.deck")} } }`, "silent"],
    [
      "a field that the constructor sets",
      `class Game { constructor() { this.deck = new Deck(); } mix() { ${sort("this.deck")} } }`,
      "silent",
    ],
    [
      "a field that is set again",
      `class Game { deck = new Deck(); again() { this.deck = new Deck(); } mix() { ${sort("this.deck")} } }`,
      "silent",
    ],
    ["a variable that is set again", `let deck = new Deck(); deck = new Deck(); ${sort("deck")}`, "silent"],
    ["what became an array", `let all = new Set(list); all = Array.from(all); ${sort("all")}`, "fixed"],
    [
      "an array that is set again",
      `class Hand extends Array {} let hand = new Hand(); hand = new Array(3); ${sort("hand")}`,
      "fixed",
    ],
    ["a list that is given another sort", `function f(list) { list.sort = byName; ${sort("list")} }`, "silent"],
    [
      "a field that is given another sort",
      `class G { f() { this.list.sort = byName; } g() { ${sort("this.list")} } }`,
      "silent",
    ],
    ["all arrays with another sort", `Array.prototype.sort = quickSort; ${sort("list")}`, "silent"],
    ["another list with another sort", `function f(list) { list.sort = byName; } ${sort("list")}`, "fixed"],
    [
      "a class of arrays, made from others",
      `class Deck extends Array { sort(f) {} } const deck = Deck.from(all); ${sort("deck")}`,
      "silent",
    ],
    [
      "a class of arrays without one, made of others",
      `class Deck extends Array {} const deck = Deck.of(x, y, z); ${sort("deck")}`,
      "fixed",
    ],
    ["something with a prototype", `Deck.prototype.mix = function () { ${sort("this")} };`, "silent"],
    [
      "keys that were drawn",
      `const deck = new Deck(); deck.forEach((c) => { c.key = Math.floor(Math.random() * 9); }); deck.sort((x, y) => x.key - y.key);`,
      "silent",
    ],
    [
      "a copying sort of its own",
      "class Deck { toSorted(f) {} } use(new Deck().toSorted(() => Math.random() - 0.5));",
      "silent",
    ],
    ["a class of arrays without one", `class Deck extends Array { mix() { ${sort("this")} } }`, "fixed"],
    [
      "a class of a class of arrays",
      `class A extends Array {} class Deck extends A { mix() { ${sort("this")} } }`,
      "fixed",
    ],
    ["an object's list", `const deck = { cards: [], mix() { ${sort("this.cards")} } };`, "fixed"],
    ["methods that arrays get", `Object.assign(Array.prototype, { mix() { ${sort("this")} } });`, "fixed"],
    ["a method that arrays get", `Array.prototype.mix = function () { ${sort("this")} };`, "fixed"],
    [
      "something with the prototype of arrays",
      `Deck.prototype = []; Deck.prototype.mix = function () { ${sort("this")} };`,
      "fixed",
    ],
    ["an array of its own", sort("new Array(...all)"), "fixed"],
    [
      "an array by the method of arrays",
      "class Deck { sort(f) {} mix() { Array.prototype.sort.call(this, () => Math.random() - 0.5); } }",
      "suggested",
    ],
  ])("%s", (_, code, expected) => {
    expect(judge(code)).toBe(expected);
  });
});

describe("what is called on it and no array has", () => {
  const chain = (more: string): string => `list.sort(() => Math.random() - 0.5).${more};`;
  it.each<[string, string, Judgement]>([
    ["first", chain("first(3)"), "silent"],
    ["take", chain("take(3)"), "silent"],
    ["value", chain("value()"), "silent"],
    ["toArray", chain("toArray()"), "silent"],
    ["get", chain("get(0)"), "silent"],
    ["then", chain("then(show)"), "silent"],
    ["after a slice", chain("slice(0, 3).each(show)"), "silent"],
    ["after a map", chain("map(name).value()"), "silent"],
    ["with TypeScript's words between", "(list.sort(() => Math.random() - 0.5)! as any).first();", "silent"],
    ["elsewhere", `function f(list) { ${sort("list")} return list.draw(3); }`, "silent"],
    [
      "of a field, in another method",
      `class G { f() { return this.deck.draw(3); } g() { ${sort("this.deck")} } }`,
      "silent",
    ],
    ["of a path, in the same function", `function f(o) { o.deck?.draw(3); ${sort("o.deck")} }`, "silent"],
    ["what only jQuery has", chain('appendTo("#list")'), "suggested"],
    ["what jQuery has, and then what only it has", chain("each(show).hide()"), "suggested"],
    ["nothing", chain("slice(0, 3).map(name).join()"), "fixed"],
    ["on one of its items", chain("find(isRed).draw()"), "fixed"],
    ["on a text made of it", chain("join().trim()"), "fixed"],
    ["on a property of it", chain("length.toFixed()"), "fixed"],
    ["what is only read", chain("first"), "fixed"],
    ["by a name that is worked out", "list.sort(() => Math.random() - 0.5)[name]();", "fixed"],
    ["on a list that is known", "[1, 2, 3].sort(() => Math.random() - 0.5).last();", "fixed"],
    ["on a split text", 'text.split("").sort(() => Math.random() - 0.5).last();', "fixed"],
    ["on a copy", "const l = [...all].filter(f); l.sort(() => Math.random() - 0.5).last();", "fixed"],
    ["on a field that is known", `class G { deck = []; f() { this.deck.draw(); ${sort("this.deck")} } }`, "fixed"],
    ["on a list by its type", "function f(l: Card[]) { l.sort(() => Math.random() - 0.5).last(); }", "fixed"],
    ["what the file gives to arrays", `Array.prototype.last = f; ${chain("last()")}`, "fixed"],
    ["on what is another list later", `let l = get(); ${sort("l")} l = other; l.draw();`, "fixed"],
    ["on another path", `function f(o) { o.decks.draw(3); no.deck; x.o.deck.draw(); ${sort("o.deck")} }`, "fixed"],
    ["in another function", `function f(o) { o.deck.draw(3); } function g(o) { ${sort("o.deck")} }`, "fixed"],
  ])("%s", (_, code, expected) => {
    expect(judge(code)).toBe(expected);
  });

  it("knows every member of this machine's arrays", () => {
    const names = [Array.prototype, Object.prototype].flatMap((prototype) => Object.getOwnPropertyNames(prototype));
    expect(names.filter((name) => !["length", "__proto__"].includes(name) && !ARRAY_MEMBERS.has(name))).toEqual([]);
  });
});

describe("a sort by drawn keys", () => {
  const keyed = (list: string, more = ""): string =>
    `const l = ${list}.map((v) => ({ v, key: Math.floor(Math.random() * 9) })).sort((a, b) => a.key - b.key).map((x) => x.v)${more};`;
  const shuffles = (code: string): boolean =>
    verify(code, IMPORTING).some(({ fix: edit, suggestions = [] }) =>
      [edit, ...suggestions.map((suggestion) => suggestion.fix)].some((way) => way?.text.includes("huffle") === true),
    );
  it.each([
    ["a persistent list", `import { List } from "immutable"; ${keyed("List(all)")}`],
    ["what lodash wraps", keyed("_(all)", ".value()")],
    ["a jQuery collection", keyed('$("li")')],
    [
      "a persistent list whose items have keys",
      `import { List } from "immutable"; const l = List(all); for (const c of l) c.shuffleKey = Math.floor(Math.random() * 9); use(l.toSorted((a, b) => a.shuffleKey - b.shuffleKey));`,
    ],
  ])("of %s is never replaced by a shuffle of an array", (_, code) => {
    expect(judge(code)).not.toBe("silent");
    expect(shuffles(code)).toBe(false);
  });

  it("of an array is", () => {
    expect(shuffles(keyed("all"))).toBe(true);
  });
});
