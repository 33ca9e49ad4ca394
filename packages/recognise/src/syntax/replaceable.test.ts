// What is called is what was read: where something else may stand in its place, nothing is proved; each beside its innocent neighbour.
import { describe, expect, it } from "vitest";
import { judge } from "../judged.fixture.ts";

const DRAW = "() => Math.random() - 0.5";
const PREFS = `const prefs = { compare: ${DRAW}, other: 1 };`;
const SORT = "a.sort(prefs.compare);";

describe("a comparator in an object", () => {
  it.each([
    ["a write to it", "prefs.compare = byName;"],
    ["a write by its name as a text", `prefs["compare"] = byName;`],
    ["a write through another name", "const same = prefs; same.compare = byName;"],
    ["a write to it in a function, of a parameter", "function set(p) { p.compare = byName; }"],
    ["a write to who knows what", "load().compare = byName;"],
    ["a write under a name that is worked out", "prefs[key] = byName;"],
    ["a write beside others", "({ by: prefs.compare } = load());"],
    ["a write with a default", "[prefs.compare = byName] = load();"],
    ["a write of the rest", "[...prefs.compare] = load();"],
    ["a write in a loop's head", "for (prefs.compare of all) use();"],
    ["a write by an operator", "prefs.compare ||= byName;"],
    ["a removal", "delete prefs.compare;"],
    ["Object.assign", "Object.assign(prefs, load());"],
    ["Object.assign of an object with it", "Object.assign(prefs, { compare: byName });"],
    ["Object.assign of an object with others", "Object.assign(prefs, { ...load() });"],
    ["Object.defineProperty", `Object.defineProperty(prefs, "compare", { value: byName });`],
    ["Object.defineProperties", "Object.defineProperties(prefs, all);"],
    ["Reflect.set", `Reflect.set(prefs, "compare", byName);`],
    ["Reflect.set under a name that is worked out", `Reflect.set(prefs, key, byName);`],
    ["jQuery's extend, deeply", "$.extend(true, prefs, load());"],
    ["lodash's merge", "_.merge(prefs, load());"],
    ["a spy", `vi.spyOn(prefs, "compare");`],
    ["whoever is handed the object", "configure(prefs);"],
    ["whoever is given it back", "function get() { return prefs; }"],
    ["whoever reads it from another object", "const all = { prefs };"],
    ["an export", "export { prefs };"],
    ["an export under another name", "const same = prefs; export { same };"],
    ["a default export", "export default prefs;"],
    ["CommonJS's exports", "module.exports = prefs;"],
    ["one of CommonJS's exports", "exports.prefs = prefs;"],
    ["some of CommonJS's exports", "module.exports = { prefs };"],
    ["a global", "window.prefs = prefs;"],
  ])("may be replaced by %s", (_, more) => {
    expect(judge(`${PREFS} ${more} ${SORT}`)).toBe("silent");
  });

  it.each([
    ["nothing", ""],
    ["a write to another member", "prefs.other = byName;"],
    ["a write to another object", "const others = { compare: byName }; others.compare = byDate;"],
    ["a write to an object of a class of the file", "class Others { constructor() { this.compare = byName; } }"],
    ["a place that is written to", "prefs[0] = byName; list[i - 1] = x; list[i++] = y;"],
    ["another object under names that are worked out", "others[key] = byName;"],
    ["Object.assign of an object with others", "Object.assign(prefs, { other: 2 });"],
    ["Object.assign to another", "Object.assign({}, prefs);"],
    ["Object.defineProperty of another", `Object.defineProperty(prefs, "other", { value: 2 });`],
    ["a map's entry", `names.set("compare", byName); text.replace("compare", "x");`],
    ["an export of its name", "exports.compare = prefs.other; module.exports.compare = prefs.compare;"],
    ["what reads the object", "console.log(prefs, JSON.stringify(prefs), Object.keys(prefs));"],
    ["a copy of it", "const copy = { ...prefs }; use(copy);"],
    ["a look at it", 'if (prefs) use(typeof prefs, prefs && 1, `${prefs}`, "compare" in prefs);'],
    ["what takes members out", "const { other } = prefs;"],
    ["another name for it", "const same = prefs; use(same.other);"],
    ["what is bound to it", "const f = prefs.other.bind(prefs);"],
    ["its type", "type Prefs = typeof prefs;"],
  ])("is not replaced by %s", (_, more) => {
    expect(judge(`${PREFS} ${more} ${SORT}`)).toBe("fixed");
  });

  it.each([
    ["spread after it", `const prefs = { compare: ${DRAW}, ...load() };`, "silent"],
    ["spread before it", `const prefs = { ...load(), compare: ${DRAW} };`, "fixed"],
    ["a name worked out after it", `const prefs = { compare: ${DRAW}, [key]: byName };`, "silent"],
    ["a name worked out before it", `const prefs = { [key]: byName, compare: ${DRAW} };`, "fixed"],
    ["written twice", `const prefs = { compare: ${DRAW}, "compare": byName };`, "silent"],
    ["what a getter gives", "const prefs = { get compare() { return Math.random() - 0.5; } };", "silent"],
    ["a method", "const prefs = { compare() { return Math.random() - 0.5; } };", "fixed"],
    ["a variable that is set again", `let prefs = { compare: ${DRAW} }; prefs = load();`, "silent"],
    ["exported where it is declared", `export const prefs = { compare: ${DRAW} };`, "silent"],
    ["a parameter's default", `function f(prefs = { compare: ${DRAW} }) { ${SORT} }`, "silent"],
  ])("%s", (_, prefs, expected) => {
    expect(judge(prefs.includes(SORT) ? prefs : `${prefs} ${SORT}`)).toBe(expected);
  });
});

describe("an object's own function", () => {
  const deal = (compare: string): string => `{ compare: ${DRAW}, deal(a) { a.sort(${compare}); } }`;
  it.each([
    ["of an object that nobody else sees", `const deck = ${deal("this.compare")};`, "fixed"],
    ["by the object's name", `const deck = ${deal("deck.compare")};`, "fixed"],
    ["of an object that is handed over where it is made", `new Vue({ methods: ${deal("this.compare")} });`, "fixed"],
    ["in a component", `export default { methods: ${deal("this.compare")} };`, "fixed"],
    ["of an object that is exported", `export const deck = ${deal("this.compare")};`, "suggested"],
    [
      "of an object that is exported, by its name",
      `const deck = ${deal("deck.compare")}; export { deck };`,
      "suggested",
    ],
    ["of what is exported", `export default ${deal("this.compare")};`, "suggested"],
    ["of what CommonJS exports", `module.exports = ${deal("this.compare")};`, "suggested"],
    ["of what TypeScript exports", `export = ${deal("this.compare")};`, "suggested"],
    ["of a global", `window.deck = ${deal("this.compare")} as const;`, "suggested"],
    ["called for each comparison", `module.exports = ${deal("() => this.compare()")};`, "suggested"],
    [
      "called by a function that is called",
      `const deck = { draw: () => Math.random(), deal(a) { a.sort(byChance); } }; const byChance = () => deck.draw() - 0.5; module.exports = deck;`,
      "silent",
    ],
    [
      "which a copy replaces",
      `const base = ${deal("this.compare")}; const deck = { ...base, compare: byName };`,
      "silent",
    ],
    [
      "which another one inherits",
      `const base = ${deal("this.compare")}; const d = { __proto__: base, compare: c };`,
      "silent",
    ],
    ["beside a copy", `const base = ${deal("this.compare")}; const deck = { ...base, other: byName };`, "fixed"],
    ["that is replaced", `const deck = ${deal("this.compare")}; deck.compare = byName;`, "silent"],
    [
      "that it replaces",
      `const deck = { set(c) { this.compare = c; }, ...{}, compare: ${DRAW}, deal(a) { a.sort(this.compare); } };`,
      "silent",
    ],
    [
      "of what CommonJS exports, where it is replaced",
      `module.exports = ${deal("this.compare")}; module.exports.compare = byName;`,
      "silent",
    ],
    ["of what is around", `const deck = { compare: ${DRAW}, items: a.sort(this.compare) };`, "silent"],
    [
      "of another this",
      `const deck = { compare: ${DRAW}, deal(a) { each(function () { a.sort(this.compare); }); } };`,
      "silent",
    ],
    [
      "of the same this",
      `const deck = { compare: ${DRAW}, deal(a) { each(() => { a.sort(this.compare); }); } };`,
      "fixed",
    ],
  ])("%s", (_, code, expected) => {
    expect(judge(code)).toBe(expected);
  });
});

describe("a class's own comparator", () => {
  const METHOD = "compare() { return Math.random() - 0.5; }";
  const FIELD = `compare = ${DRAW};`;
  const DEAL = "deal(a) { a.sort(this.compare); }";
  it.each([
    ["a method", `class Deck { ${METHOD} ${DEAL} }`, "fixed"],
    ["a field", `class Deck { ${FIELD} ${DEAL} }`, "fixed"],
    ["a method of an exported class", `export class Deck { ${METHOD} ${DEAL} }`, "fixed"],
    ["a method of the default export", `export default class { ${METHOD} ${DEAL} }`, "fixed"],
    ["a static one", `class Deck { static ${METHOD} static ${DEAL} }`, "fixed"],
    ["an inherited one", `class Base { ${METHOD} } class Deck extends Base { ${DEAL} }`, "fixed"],
    ["an overloaded one", `class Deck { compare(): number; ${METHOD} ${DEAL} }`, "fixed"],
    ["a private one", `class Deck { #compare = ${DRAW}; deal(a) { a.sort(this.#compare); } }`, "fixed"],
    [
      "a private one beside one of its name that is replaced",
      `class Deck { #compare = ${DRAW}; compare; set(c) { this.compare = c; } deal(a) { a.sort(this.#compare); } }`,
      "fixed",
    ],
    [
      "a private one that is replaced",
      `class Deck { #compare = ${DRAW}; set(c) { this.#compare = c; } deal(a) { a.sort(this.#compare); } }`,
      "silent",
    ],
    ["a field that a method sets", `class Deck { ${FIELD} set(c) { this.compare = c; } ${DEAL} }`, "silent"],
    [
      "a method that the constructor replaces",
      `class Deck { constructor(c) { this.compare = c; } ${METHOD} ${DEAL} }`,
      "silent",
    ],
    ["a field that others set", `class Deck { ${FIELD} ${DEAL} } deck.compare = byName;`, "silent"],
    [
      "a method of the prototype that is replaced",
      `class Deck { ${METHOD} ${DEAL} } Deck.prototype.compare = byName;`,
      "silent",
    ],
    ["what is mixed in", `class Deck { ${METHOD} ${DEAL} } Object.assign(Deck.prototype, mixin);`, "silent"],
    [
      "what the caller hands in",
      `class Deck { constructor(o) { Object.assign(this, o); } ${METHOD} ${DEAL} }`,
      "silent",
    ],
    [
      "what the caller hands in by name",
      `class Deck { constructor(o) { for (const k in o) this[k] = o[k]; } ${METHOD} ${DEAL} }`,
      "silent",
    ],
    [
      "what a subclass overrides",
      `class Deck { ${METHOD} ${DEAL} } class Rigged extends Deck { compare(x, y) { return x - y; } }`,
      "silent",
    ],
    [
      "what a subclass of a subclass overrides",
      `class Deck { ${METHOD} ${DEAL} } class A extends Deck {} class B extends A { compare = byName; }`,
      "silent",
    ],
    [
      "what a subclass sets",
      `class Deck { ${METHOD} ${DEAL} } class Rigged extends Deck { constructor() { super(); this.compare = byName; } }`,
      "silent",
    ],
    [
      "what a subclass by a function may override",
      `class Deck { ${METHOD} ${DEAL} } const rig = (Base) => class extends Base { compare(x, y) { return x - y; } };`,
      "silent",
    ],
    [
      "what another class has",
      `class Deck { ${METHOD} ${DEAL} } class Other extends Thing { compare(x, y) { return x - y; } }`,
      "fixed",
    ],
    [
      "what a subclass has besides",
      `class Deck { ${METHOD} ${DEAL} } class More extends Deck { other(x, y) { return x - y; } }`,
      "fixed",
    ],
    [
      "what a static one of a subclass is not",
      `class Deck { ${METHOD} ${DEAL} } class More extends Deck { static compare = byName; }`,
      "fixed",
    ],
    [
      "what another class sets",
      `class Deck { ${FIELD} ${DEAL} } class Other { constructor() { this.compare = byName; } }`,
      "fixed",
    ],
    [
      "a class of arrays, which writes to its places",
      `class Deck extends Array { ${METHOD} swap(i, j) { this[i] = this[j]; } ${DEAL} }`,
      "fixed",
    ],
    [
      "a getter",
      "class Deck { get compare() { return Math.random() - 0.5; } deal(a) { a.sort(this.compare); } }",
      "silent",
    ],
    [
      "a field that is asked for before it is set",
      `class Deck { cards = [1, 2, 3].sort(this.compare); ${FIELD} }`,
      "silent",
    ],
    [
      "a field that is asked for after it was set",
      `class Deck { ${FIELD} cards = [1, 2, 3].sort(this.compare); }`,
      "fixed",
    ],
    [
      "a field that is asked for when it has long been set",
      `class Deck { deal = (a) => a.sort(this.compare); ${FIELD} }`,
      "fixed",
    ],
    [
      "a method that is asked for by a field before it",
      `class Deck { cards = [1, 2, 3].sort(this.compare); ${METHOD} }`,
      "fixed",
    ],
    [
      "a method that is bound",
      `class Deck { constructor() { this.compare = this.compare.bind(this); } ${METHOD} ${DEAL} }`,
      "fixed",
    ],
    [
      "a method that is given another",
      `class Deck { constructor() { this.compare = other.compare.bind(this); } ${METHOD} ${DEAL} }`,
      "silent",
    ],
    ["a static one asked of an instance", `class Deck { static ${METHOD} ${DEAL} }`, "silent"],
  ])("%s", (_, code, expected) => {
    expect(judge(code)).toBe(expected);
  });
});

describe("what a caller may hand in", () => {
  const swaps = (draw: string): string =>
    `for (let i = 0; i < a.length; i++) { const j = ${draw}; [a[i], a[j]] = [a[j], a[i]]; }`;
  it.each([
    ["a comparator", `function f(a, by = ${DRAW}) { a.sort(by); }`, "silent"],
    ["a comparator that is called", `function f(a, by = ${DRAW}) { a.sort((x, y) => by(x, y)); }`, "silent"],
    ["Math.random as a comparator", "function f(a, by = Math.random) { a.sort(by); }", "silent"],
    ["a comparator as an option", `function f(a, { by = ${DRAW} } = {}) { a.sort(by); }`, "silent"],
    [
      "a comparator that is kept",
      `class D { constructor(by = ${DRAW}) { this.by = by; } f(a) { a.sort(this.by); } }`,
      "silent",
    ],
    ["a comparator beside an option", `const by = options.by || (${DRAW}); a.sort(by);`, "silent"],
    ["a range", `function f(a, pick = (n) => Math.floor(Math.random() * n)) { ${swaps("pick(a.length)")} }`, "silent"],
    [
      "a library's range",
      `import _ from "lodash"; function f(a, pick = _.random) { ${swaps("pick(0, a.length - 1)")} }`,
      "silent",
    ],
    [
      "a generator of the file",
      `class Dice { roll() { return Math.floor(Math.random() * 6); } } class D { constructor(private dice = new Dice()) {} f(a) { a.sort(() => this.dice.roll() - 3); } }`,
      "silent",
    ],
    ["Math's functions", `function f(a, floor = Math.floor) { ${swaps("floor(Math.random() * a.length)")} }`, "silent"],
    [
      "a source on [0, 1)",
      `function f(a, random = Math.random) { ${swaps("Math.floor(random() * a.length)")} }`,
      "fixed",
    ],
    [
      "a source on [0, 1) by any name",
      `function f(a, draw = Math.random) { ${swaps("Math.floor(draw() * a.length)")} }`,
      "fixed",
    ],
    [
      "a source on [0, 1) as an option",
      `function f(a, { draw = Math.random } = {}) { ${swaps("Math.floor(draw() * a.length)")} }`,
      "fixed",
    ],
    [
      "a function around a source on [0, 1)",
      `function f(a, draw = () => Math.random()) { ${swaps("Math.floor(draw() * a.length)")} }`,
      "fixed",
    ],
    [
      "a source that is kept",
      `class D { constructor(private draw = Math.random) {} f(a) { a.sort(() => this.draw() - 0.5); } }`,
      "fixed",
    ],
    [
      "nothing",
      `const pick = (n) => Math.floor(Math.random() * n); function f(a) { ${swaps("pick(a.length)")} }`,
      "fixed",
    ],
    [
      "nothing: a generator of its own",
      `class Dice { roll() { return Math.floor(Math.random() * 6); } } class D { dice = new Dice(); f(a) { a.sort(() => this.dice.roll() - 3); } }`,
      "fixed",
    ],
  ])("%s", (_, code, expected) => {
    expect(judge(code)).toBe(expected);
  });
});

describe("sources and helpers under a property, too", () => {
  const mix = (body: string): string => `function mix(a) { for (let i = 0; i < a.length; i++) { ${body} } }`;
  const SWAP = "{ swap(a, i, j) { [a[i], a[j]] = [a[j], a[i]]; } }";
  const swapped = mix("list.swap(a, i, Math.floor(Math.random() * a.length));");
  const PICK = "{ pick(n) { return Math.floor(Math.random() * n); } }";
  const picked = mix("const j = dice.pick(a.length); [a[i], a[j]] = [a[j], a[i]];");
  const drawn = mix("const j = Math.floor(dice.draw() * a.length); [a[i], a[j]] = [a[j], a[i]];");
  it.each([
    ["a swap", `const list = ${SWAP}; ${swapped}`, "fixed"],
    ["a swap that is replaced", `const list = ${SWAP}; list.swap = log; ${swapped}`, "silent"],
    ["a range", `const dice = ${PICK}; ${picked}`, "fixed"],
    ["a range that is replaced", `const dice = ${PICK}; dice.pick = seeded; ${picked}`, "silent"],
    ["a range that is handed out", `const dice = ${PICK}; seed(dice); ${picked}`, "silent"],
    ["a source", `const dice = { draw: Math.random }; ${drawn}`, "fixed"],
    ["a source that is replaced", `const dice = { draw: Math.random }; dice.draw = twice; ${drawn}`, "silent"],
    ["a range of an instance", `class Dice ${PICK} const dice = new Dice(); ${picked}`, "fixed"],
    [
      "a range of an instance that is replaced",
      `class Dice ${PICK} const dice = new Dice(); dice.pick = x; ${picked}`,
      "silent",
    ],
    [
      "a range of an instance that gets more",
      `class Dice ${PICK} const dice = new Dice(); Object.assign(dice, x); ${picked}`,
      "silent",
    ],
  ])("%s", (_, code, expected) => {
    expect(judge(code)).toBe(expected);
  });
});
