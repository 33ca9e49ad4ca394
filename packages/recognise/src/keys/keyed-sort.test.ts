// Sorts by drawn keys: each program is run on every tuple of draws, and the model that is read from it must say the same, before and after the fix.
import { exactOrders, toNumber } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { fixAll, verify, walk, type Linting } from "../linted.fixture.ts";
import type { RuleOptions } from "../options/rule-options.ts";
import { recogniseKeyedSort } from "./keyed-sort.ts";
import { biasedKeyedSorts } from "./keyed-sorts.fixture.ts";
import type { KeyedSite } from "../sites/site.ts";

type Shuffle = (cards: number[]) => number[];

const toModule = (code: string): string =>
  code.startsWith("function ") ? `export ${code}\n` : `export const f = ${code};\n`;

function evaluate(text: string): Shuffle {
  const body = text.replace(/^import .*$/gm, "").replaceAll("export ", "");
  const name = /export function (\w+)/.exec(text)?.[1] ?? "f";
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the programs are our own, and running them is the test
  return new Function("console", `${body}\nreturn ${name};`)({ log: () => undefined }) as Shuffle;
}

/** Runs a program with given draws, and returns the order that it leaves. */
function runWith(shuffle: Shuffle, cards: number, draws: readonly number[]): string {
  const original = Math.random;
  let used = 0;
  try {
    Math.random = () => {
      const draw = draws[used++];
      if (draw === undefined) throw new Error("It draws more often than it should.");
      return draw;
    };
    return shuffle(Array.from({ length: cards }, (_, card) => card)).join(",");
  } finally {
    Math.random = original;
  }
}

/** How often the program draws for so many cards: found by handing it ever more draws. */
function countDraws(shuffle: Shuffle, cards: number): number {
  for (let count = 0; ; count++) {
    try {
      runWith(shuffle, cards, new Array<number>(count).fill(0.5));
      return count;
    } catch (thrown) {
      if (count > 12) throw thrown;
    }
  }
}

/** The share of each order over all tuples of draws from the midpoints of so many equal cells of [0, 1). */
function enumerate(shuffle: Shuffle, cards: number, grid: number): Map<string, number> {
  const count = countDraws(shuffle, cards);
  const orders = new Map<string, number>();
  for (let tuple = 0; tuple < grid ** count; tuple++) {
    const draws = Array.from(
      { length: count },
      (_, index) => ((Math.floor(tuple / grid ** index) % grid) + 0.5) / grid,
    );
    const order = runWith(shuffle, cards, draws);
    orders.set(order, (orders.get(order) ?? 0) + grid ** -count);
  }
  return orders;
}

function permute(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permute([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

/** The share of each order where no two draws are equal: over all their orders. */
function enumerateDistinct(shuffle: Shuffle, cards: number): Map<string, number> {
  const tuples = permute(Array.from({ length: countDraws(shuffle, cards) }, (_, index) => (index + 0.5) / 10));
  const orders = new Map<string, number>();
  for (const draws of tuples) {
    const order = runWith(shuffle, cards, draws);
    orders.set(order, (orders.get(order) ?? 0) + 1 / tuples.length);
  }
  return orders;
}

function getSites(text: string): readonly KeyedSite[] {
  const sites: KeyedSite[] = [];
  walk(text, (file) => ({
    CallExpression(node) {
      const site = recogniseKeyedSort(file, node as never);
      if (site !== undefined) sites.push(site);
    },
  }));
  return sites;
}

const configure = (options: RuleOptions = {}): Linting => ({
  options: { helper: "inline", ...options },
  filename: "file.mjs",
});
const lint = (text: string, options?: RuleOptions) => verify(text, configure(options));

/** Fisher–Yates over n cards has its breakpoints at multiples of 1/6 for n = 3, of 1/12 for n = 4. */
function expectFair(text: string): void {
  const shuffle = evaluate(text);
  for (const [cards, grid] of [
    [3, 6],
    [4, 12],
  ] as const) {
    // Keys that nobody uses any more may still be drawn beside the shuffle: then three cards have to do.
    if (cards === 4 && countDraws(shuffle, cards) > 4) continue;
    const orders = text.includes("fairShuffle(") ? enumerate(shuffle, cards, grid) : enumerateDistinct(shuffle, cards);
    expect(orders.size).toBe(cards === 3 ? 6 : 24);
    for (const share of orders.values()) expect(share).toBeCloseTo(1 / orders.size, 9);
  }
}

const programs = biasedKeyedSorts.map(([name, code, grid = 12]) => ({ name, code, grid }));

describe.each(programs)("$name", ({ code, grid }) => {
  const text = toModule(code);

  it("is read as a model that says what the code does", () => {
    const sites = getSites(text);
    expect(sites).toHaveLength(1);
    const [model, ...others] = sites[0]?.models ?? [];
    expect(others).toEqual([]);
    if (model === undefined) return;
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    const orders = enumerate(evaluate(text), 3, grid);
    const exact = exactOrders(model, 3);
    expect([...exact.keys()].sort()).toEqual([...orders.keys()].sort());
    for (const [order, share] of exact) expect(toNumber(share)).toBeCloseTo(orders.get(order) ?? NaN, 9);
  });

  it("is reported once", () => {
    expect(lint(text).map(({ messageId }) => messageId)).toEqual(["biased"]);
  });

  it("is fair after the fix, and returns the same object or a new one as before", () => {
    const fixed = fixAll(text, configure());
    if (text.startsWith("export function shuffle")) {
      expect(fixed.fixed).toBe(false);
      return;
    }
    expect(fixed.messages).toEqual([]);
    expect(fixed.fixed).toBe(true);
    expectFair(fixed.output);
    const isSame = (shuffle: Shuffle): boolean => {
      const cards = [0, 1, 2];
      return shuffle(cards) === cards;
    };
    expect(isSame(evaluate(fixed.output))).toBe(isSame(evaluate(text)));
  });

  it("is fair after each suggestion", () => {
    const suggestions = lint(text, { fix: "suggest" }).flatMap((message) => message.suggestions ?? []);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { fix } of suggestions) expectFair(text.slice(0, fix.range[0]) + fix.text + text.slice(fix.range[1]));
  });
});

const KEY = "Math.floor(Math.random() * 3)";
const report = (code: string): (string | undefined)[] => lint(code).map(({ messageId }) => messageId);

describe("sortBy", () => {
  const by = (head: string, call: string): (string | undefined)[] => report(`${head} export const f = (a) => ${call};`);

  it.each([
    [`import { sortBy } from "lodash-es";`, `sortBy(a, () => ${KEY})`],
    [`import * as lodash from "lodash";`, `lodash.sortBy(a, [() => ${KEY}])`],
    [`const lodash = require("underscore");`, `lodash.sortBy(a, () => ${KEY})`],
    [`const { sortBy } = require("lodash");`, `sortBy(a, () => ${KEY})`],
    ["", `_.sortBy(a, () => ${KEY})`],
    ["", `_.sortBy(a, function () { const k = ${KEY}; return k; })`],
    ["", `_["sortBy"](a, () => ${KEY})`],
    ["", `_.orderBy(a, () => ${KEY})`],
    ["", `_.orderBy(a, [() => ${KEY}])`],
    ["", `_.orderBy(a, [() => ${KEY}], ["desc"])`],
    ["", `_.orderBy(a, () => ${KEY}, "asc")`],
    [`import { orderBy } from "lodash-es";`, `orderBy(a, [() => ${KEY}], ["asc"])`],
    [`import sortBy from "lodash/sortBy.js";`, `sortBy(a, () => ${KEY})`],
    [`import { sortBy } from "es-toolkit/compat";`, `sortBy(a, () => ${KEY})`],
    [`import { sortBy } from "underscore";`, `sortBy([1, 2, 3], () => ${KEY})`],
    ["", `_(a).sortBy(() => ${KEY}).value()`],
    ["", `_.chain(a).filter("isOpen").sortBy([() => ${KEY}]).take(3).value()`],
    ["", `_(a).orderBy(() => ${KEY}, "desc").map((x) => x.name).value()`],
    [`import dash from "lodash";`, `dash.chain(a).sortBy(() => ${KEY}).value()`],
    [`import * as u from "underscore";`, `u.chain(a).sortBy(() => ${KEY}).value()`],
  ])("of a library is one sort: %s %s", (head, call) => {
    expect(by(head, call)).toEqual(["biased"]);
  });

  it.each([
    [`import { sortBy } from "./sort.js";`, `sortBy(a, () => ${KEY})`],
    [`import * as db from "./db.js";`, `db.sortBy(a, () => ${KEY})`],
    [`const lodash = load("lodash");`, `lodash.sortBy(a, () => ${KEY})`],
    [`const lodash = require("./lodash");`, `lodash.sortBy(a, () => ${KEY})`],
    [`const lodash = require(lodashPath);`, `lodash.sortBy(a, () => ${KEY})`],
    [`const lodash = other;`, `lodash.sortBy(a, () => ${KEY})`],
    [`import _ from "./dash.js";`, `_.sortBy(a, () => ${KEY})`],
    ["", `sortBy(a, () => ${KEY})`],
    ["", `_.orderBy(a, [() => ${KEY}, "name"])`],
    ["", `_.orderBy(a, [() => ${KEY}], [direction])`],
    ["", `_.orderBy(a, [() => ${KEY}], ["asc", "desc"])`],
    ["", `_.orderBy(a, [() => Math.random()])`],
    [`import { orderBy } from "underscore";`, `orderBy(a, () => ${KEY})`],
    [`import { orderBy } from "firebase/firestore";`, `orderBy(a, () => ${KEY})`],
    ["", `_.old.sortBy(a, () => ${KEY})`],
    ["", `_.sortBy(a, () => ${KEY}, 1)`],
    ["", `_.sortBy(a, [() => ${KEY}, "name"])`],
    ["", `_.sortBy(...a, () => ${KEY})`],
    ["", `_.sortBy(a, ${KEY})`],
    ["", `_.sortBy(a, () => draw)`],
    ["", `_.sortBy(a)`],
    ["", `_.sortBy(a, [])`],
    ["", `_.sortBy(a, [...keys, () => ${KEY}])`],
    ["", `_.sortBy(a, [...(() => ${KEY})])`],
    ["", `_.sortBy(a, async () => ${KEY})`],
    ["", `_.sortBy(a, () => { use(${KEY}); })`],
    ["", `_.sortBy(a, () => splitIntoTeams(${KEY}))`],
    ["", `_.sortBy(/* two teams */ a, () => ${KEY})`],
    ["", `_.sortBy([7], () => ${KEY})`],
    ["", `sort.by.sortBy(a, () => ${KEY})`],
    ["const _ = mine;", `_.sortBy(a, () => ${KEY})`],
    [`import { sortBy } from "my-lodash";`, `sortBy(a, () => ${KEY})`],
    [`import { sortBy } from "lodash-forks";`, `sortBy(a, () => ${KEY})`],
    [`import { sort } from "lodash";`, `sort(a, () => ${KEY})`],
    [`const { sortBy } = lodash("lodash");`, `sortBy(a, () => ${KEY})`],
    [`const { sortBy } = require();`, `sortBy(a, () => ${KEY})`],
    [`const { sortBy } = require(7);`, `sortBy(a, () => ${KEY})`],
    [`const { sortBy } = new require("lodash");`, `sortBy(a, () => ${KEY})`],
    [`const require = load; const { sortBy } = require("lodash");`, `sortBy(a, () => ${KEY})`],
    [`function sortBy() {}`, `sortBy(a, () => ${KEY})`],
    ["", `_(a).sortBy(() => Math.random()).value()`],
    ["", `_(a).sortBy(() => ${KEY}).sortBy("name").value()`],
    ["", `_.chain(a).sortBy(() => ${KEY}).shuffle().value()`],
    ["", `_.chain(a).sortBy(() => ${KEY}).size().value()`],
    ["", `_.chain(a).sortBy(() => ${KEY}).sum().value()`],
    ["", `_.chain([a]).sortBy(() => ${KEY}).value()`],
    ["", `_.chain(a).groupBy(() => ${KEY}).value()`],
    ["", `_(a).sortBy(() => ${KEY}, 1).value()`],
    ["", `chain(a).sortBy(() => ${KEY}).value()`],
    ["", `a.sortBy(() => ${KEY})`],
  ])("is none of ours: %s %s", (head, call) => {
    expect(by(head, call)).toEqual([]);
  });
});

it("a chain keeps its sort, by keys that hardly ever tie", () => {
  const code = `export const f = (a) => _(a).sortBy(() => ${KEY}).value();`;
  expect(lint(code)[0]?.fix?.text).toBe("Math.random()");
});

describe("a key that is a text", () => {
  const by = (key: string, compared: string): (string | undefined)[] =>
    report(`export const f = (a) => a.map((v) => ({ v, k: ${key} })).sort((x, y) => ${compared}).map((o) => o.v);`);

  it.each(["Math.random().toFixed(2)", "(Math.random() * 100).toFixed()"])("is a number again: %s", (key) => {
    expect(by(key, "x.k - y.k")).toEqual(["biased"]);
    expect(by(key, "y.k - x.k")).toEqual(["biased"]);
    // As texts, "9" comes behind "10".
    expect(by(key, "x.k < y.k ? -1 : 1")).toEqual([]);
    expect(by(key, "x.k.localeCompare(y.k)")).toEqual([]);
  });

  it("hardly ever ties, if it is long enough", () => {
    expect(by("Math.random().toFixed(12)", "x.k - y.k")).toEqual([]);
  });
});

describe("rounds", () => {
  const mix = `a.map((v) => ({ v, k: ${KEY} })).sort((x, y) => x.k - y.k).map((o) => o.v)`;

  it.each([
    ["each of a list of its own", `export const f = (lists) => lists.map((a) => ${mix});`],
    [
      "each of a property of its own",
      `export function f(decks) { for (const o of decks) o.a = ${mix.replace("a.", "o.a.")}; }`,
    ],
    ["each of the same list", `export function f(a) { for (let t = 0; t < 7; t++) show(${mix}); }`],
    ["each of the same copy", `export function f(a) { a = a.slice(); for (let t = 0; t < 7; t++) show(${mix}); }`],
    [
      "each of the same list, spread",
      `export function f(a) { for (let t = 0; t < 7; t++) show(${mix.replace("a.", "[...a].")}); }`,
    ],
    ["one in a loop's header", `export function f(a) { for (a = ${mix}; a.length > 0; a.pop()) show(a[0]); }`],
    ["each in answer to an event", `export function f(a, b) { b.on("click", () => { a = ${mix}; show(a); }); }`],
    ["each by a function that is only called", `export function f(a, b) { b(() => { a = ${mix}; show(a); }); }`],
    ["one that a function begins with", `export function f(a) { for (const b of [1]) show(() => { a = ${mix}; }); }`],
  ])("%s are shuffles", (_, code) => {
    expect(report(code)).toEqual(["biased"]);
  });

  it.each([
    ["each of what the last one left", `export function f(a) { for (let t = 0; t < 7; t++) a = ${mix}; return a; }`],
    [
      "each of what the last one left in place",
      `export function f(a) { for (let t = 0; t < 7; t++) { const k = new Map(a.map((v) => [v, ${KEY}])); a.sort((x, y) => k.get(x) - k.get(y)); } }`,
    ],
    [
      "each of a field",
      `export class D { f() { for (let t = 0; t < 7; t++) this.a = ${mix.replace("a.", "this.a.")}; } }`,
    ],
    ["each in a while loop", `export function f(a) { while (a.length > 0) { a = ${mix}; a.pop(); } }`],
    ["each at a loop's end", `export function f(a) { for (let t = 0; t < 7; a = ${mix}) t++; }`],
    ["each in times", `export function f(a) { _.times(7, () => { a = ${mix}; }); }`],
  ])("%s are many", (_, code) => {
    expect(report(code)).toEqual([]);
  });

  it.each(["forEach", "map", "reduce", "some", "every", "each"])("each in %s are many", (name) => {
    expect(report(`export function f(a, b) { b.${name}(() => { a = ${mix}; }); }`)).toEqual([]);
  });
});

describe("a sort by drawn keys", () => {
  const sort = (key: string, rest = ".map((o) => o.v)", name = "k"): string =>
    `export const f = (a, b, n) => a.map((v) => ({ v, ${name}: ${key} })).sort((x, y) => x.${name} - y.${name})${rest};`;

  it.each([
    sort(KEY),
    sort("Math.floor(Math.random() * a.length)"),
    sort(`v.sort, ${KEY}`).replace("v.sort, ", ""),
    sort(KEY, ".map((o) => o.v).sort()").replace(".sort()", ""),
    sort(KEY, ".slice(1).map((o) => o.v).sort(byName)"),
    ...["ord", "_pos", "position", "idx", "index", "weight", "val", "value", "seed", "num", "number"].map((name) =>
      sort(KEY, undefined, name),
    ),
    ...["id", "tmp", "priority", "draw", "draws", "key", "sortKey", "rnd", "rand", "rng", "mixed", "rank"].map((name) =>
      sort(KEY, undefined, name),
    ),
    sort(KEY, undefined, "score").replace("const f", "const shuffle"),
    ...["shuffled", "scramble", "randomise", "randomize", "jumble", "permute", "random_order", "mixUp", "mix"].map(
      (name) => sort(KEY, undefined, "points").replace("const f", `const ${name}`),
    ),
    `export const f = (a) => { const k = new Map(a.map((v) => [v, ${KEY}])); return a.sort((x, y) => k.get(x) - k.get(y)); };`,
  ])("is a shuffle: %s", (code) => {
    expect(report(code)).toEqual(["biased"]);
  });

  it.each([
    // the keys only break the ties of a later sort
    sort(KEY, ".sort(byName).map((o) => o.v)"),
    sort(KEY, ".toSorted(byName).map((o) => o.v)"),
    sort(KEY, `["sort"](byName).map((o) => o.v)`),
    // not drawn for each item
    sort("1"),
    sort("v.rank"),
    sort("n"),
    `export const f = (a) => { const k = ${KEY}; return a.map((v) => ({ v, k })).sort((x, y) => x.k - y.k).map((o) => o.v); };`,
    // drawn from the item, or with an effect
    sort("Math.floor(Math.random() * v)"),
    sort(`v + ${KEY}`),
    sort(`use(${KEY})`),
    sort(`n++ + ${KEY}`),
    // as many keys as nobody knows
    sort("Math.floor(Math.random() * b.length)"),
    // a list of one
    sort(KEY).replace("a.map", "[7].map"),
    // other comparators
    sort(KEY).replace("x.k - y.k", "x.k * y.k"),
    sort(KEY).replace("x.k - y.k", "x.k + y.k"),
    sort(KEY).replace("x.k - y.k", "x.k - y.j"),
    // what the key's name says
    ...["score", "votes", "layer", "x", "points", "radius", "speed"].map((name) => sort(KEY, undefined, name)),
    `export const f = (a) => { const votes = new Map(a.map((v) => [v, ${KEY}])); return a.sort((x, y) => votes.get(x) - votes.get(y)); };`,
    // what a name around it says
    ...["riffle", "gsr", "partition", "splitHalf", "makeTeams", "teams", "piles", "buckets", "clusters", "stagger"].map(
      (name) => sort(KEY).replace("const f", `const ${name}`),
    ),
    ...["byWeight", "prioritise", "bins", "binning", "initiative", "rollAll", "scores", "ranking"].map((name) =>
      sort(KEY).replace("const f", `const ${name}`),
    ),
    ...["shuffleIntoTeams", "splitTeams", "shuffleAndMakeTeams"].map((name) =>
      sort(KEY).replace("const f", `const ${name}`),
    ),
    sort(KEY).replace("(v)", "(v /* into two piles */)"),
  ])("is none that we judge: %s", (code) => {
    expect(report(code)).toEqual([]);
  });

  it.each(["shuffleTeams", "shuffled_team", "randomizeTheTeams", "shuffleTeamMembers", "mixPiles"])(
    "is a shuffle of what its name says that it shuffles: %s",
    (name) => {
      expect(report(sort(KEY).replace("const f", `const ${name}`))).not.toEqual([]);
    },
  );
});

describe("a key that others can see", () => {
  const draw = `for (const c of cards) c.order = ${KEY}; cards.sort((x, y) => x.order - y.order);`;

  it.each([
    ["nobody looks", `export function shuffle(cards) { ${draw} }`],
    ["a class only declares it", `class Card { order; } export function shuffle(cards) { ${draw} }`],
    [
      "`Math` has a member of its name",
      `const rnd = Math.random; export function shuffle(cards) { for (const c of cards) c.random = ${KEY.replace("Math.random", "rnd")}; cards.sort((x, y) => x.random - y.random); }`,
    ],
    [
      "`Math` is taken apart",
      `const { random } = Math; export function shuffle(cards) { for (const c of cards) c.random = ${KEY.replace("Math.random", "random")}; cards.sort((x, y) => x.random - y.random); }`,
    ],
    [
      "a parameter has its name",
      `export function shuffle(cards, random = Math.random) { for (const c of cards) c.random = ${KEY.replace("Math.random", "random")}; cards.sort((x, y) => x.random - y.random); }`,
    ],
    ["another name goes on with it", `export function shuffle(cards) { ${draw} use(cards[0].orders, "orders"); }`],
  ])("is a shuffle's by name where %s", (_, code) => {
    expect(report(code)).toEqual(["biased"]);
  });

  it.each(["shuffle", "rand_sort", "randomOrder", "randKey", "randomIndex", "rand_pos", "sortByRand", "order_rand"])(
    "is a shuffle's by its own name: %s",
    (name) => {
      expect(report(`export function f(cards) { ${draw.replaceAll("order", name)} }`)).toEqual(["biased"]);
    },
  );

  it.each([
    ["the name says nothing", `export function prepare(cards) { ${draw.replaceAll("order", "place")} }`],
    ["somebody reads it", `export function shuffle(cards) { ${draw} use(cards[0].order); }`],
    ["somebody reads it by its text", `export function shuffle(cards) { ${draw} use(cards[0]["order"]); }`],
    ["somebody names it", `export function shuffle(cards) { ${draw} use(cards, 'order'); }`],
    ["somebody names it in other quotes", `export function shuffle(cards) { ${draw} use(cards, "order"); }`],
    ["somebody takes it", `export function shuffle(cards) { ${draw} const { order } = cards[0]; }`],
    ["somebody is given it", `export function shuffle(cards) { ${draw} } function show({ order }) { use(order); }`],
    [
      "somebody is given it, or 0",
      `export function shuffle(cards) { ${draw} } function show({ order = 0 }) { use(order); }`,
    ],
    [
      "the keys are in a table that is read",
      `export function shuffle(cards) { const sortKey = new Map(cards.map((c) => [c, ${KEY}])); cards.sort((x, y) => sortKey.get(x) - sortKey.get(y)); use(sortKey); }`,
    ],
  ])("may be data where %s", (_, code) => {
    expect(report(code)).toEqual([]);
  });
});

describe("what the last map gives back", () => {
  const fixed = (record: string, back: string): string =>
    fixAll(
      `export const f = (a) => a.map((v) => (${record})).sort((x, y) => x.k - y.k).map(${back});`,
      configure({ helper: "import" }),
    ).output;
  const RECORD = `{ v, w: v + 1, k: ${KEY} }`;

  it.each([
    "(o) => o.v",
    `(o) => o["v"]`,
    "({ v }) => v",
    "({ v: w }) => w",
    "({ w, v }) => v",
    "function (o) { return o.v; }",
  ])("is the very items: %s", (back) => {
    expect(fixed(RECORD, back)).toContain("toShuffled(a);");
  });

  it.each([
    "(o) => o.w",
    "(o) => o",
    "(o) => o?.v",
    "(o) => other.v",
    "(o, i) => o.v",
    "(o) => { log(o); return o.v; }",
    "({ w }) => w",
    "({ w: v }) => v",
    "({ v }) => w",
    `({ ["v"]: v }) => v`,
    "({ v = 1 }) => v",
    "({ ...v }) => v",
    "([v]) => v",
    "v",
  ])("is something else: %s", (back) => {
    const text = fixed(RECORD, back);
    expect(text).not.toContain("toShuffled(a)");
    expect(text).toContain(`.map(${back})`);
  });

  const around = (text: string): string => fixAll(text, configure({ helper: "import" })).output;
  const list = `a.map((v) => (${RECORD}))`;

  it.each([
    [`export const f = (a) => ${list}.sort((x, y) => x.k - y.k)["map"]((o) => o.v);`, true],
    [`export const f = (a) => (${list}.sort((x, y) => x.k - y.k)).map((o) => o.v);`, true],
    [`export const f = (a) => ${list}.toSorted((x, y) => x.k - y.k).map((o) => o.v);`, true],
    [`export const f = (a) => [...${list}].sort((x, y) => x.k - y.k).map((o) => o.v);`, false],
    [`export const f = (a) => { const o = ${list}; return o.sort((x, y) => x.k - y.k).map((o) => o.v); };`, false],
    [`export const f = (a) => ${list}.sort((x, y) => x.k - y.k).map((o) => o.v, a);`, false],
    [`export const f = (a) => ${list}.sort((x, y) => x.k - y.k)?.map((o) => o.v);`, false],
    [`export const f = (a) => ${list}.sort((x, y) => x.k - y.k).map?.((o) => o.v);`, false],
    [`export const f = (a) => ${list}.sort((x, y) => x.k - y.k).slice(1).map((o) => o.v);`, false],
    [`export const f = (a) => ${list}.sort((x, y) => x.k - y.k).some((o) => o.v);`, false],
    [`export const f = (a) => ${list}.sort((x, y) => x.k - y.k).length;`, false],
    [`export const f = (a) => a.map((v) => [${KEY}, v]).sort((x, y) => x[0] - y[0]).map((p) => p[1]);`, true],
    [`export const f = (a) => a.map((v) => [${KEY}, v]).sort((x, y) => x[0] - y[0]).map(([, v]) => v);`, true],
    [`export const f = (a) => a.map((v) => [${KEY}, v]).sort((x, y) => x[0] - y[0]).map(([k, v]) => v);`, true],
    [`export const f = (a) => a.map((v) => [v, ${KEY}, 1]).sort((x, y) => x[1] - y[1]).map((p) => p[2]);`, false],
    [`export const f = (a) => a.map((v) => [v, ${KEY}, 1]).sort((x, y) => x[1] - y[1]).map(([, , v]) => v);`, false],
    [`export const f = (a) => a.map((v) => [v, ${KEY}]).sort((x, y) => x[1] - y[1]).map(({ 0: v }) => v);`, false],
  ])("with what stands around it: %s", (text, isWhole) => {
    expect(around(text).includes("toShuffled(a)")).toBe(isWhole);
  });
});

describe("a key that others could see, by the name of what draws it", () => {
  const store = (draw: string): string => `for (const x of a) x.random = ${draw};`;
  const shuffle = (head: string, draw: string, rest = ""): (string | undefined)[] =>
    report(
      `${head} export function shuffle(a, b) { ${store(draw)} ${rest} return a.sort((x, y) => x.random - y.random); }`,
    );

  it.each([
    [`import { random } from "lodash-es";`, "random(0, a.length)"],
    [`import random from "random";`, "(random.float() < 0.5 ? 0 : 1)"],
    ["", KEY],
    ["class Card { random; }", KEY],
  ])("is a shuffle's: %s %s", (head, draw) => {
    expect(shuffle(head, draw)).toEqual(["biased"]);
  });

  it.each([
    ["", KEY, "show(b.random);"],
    ["", KEY, "show(b['random']);"],
    ["", KEY, "const { random } = b;"],
    ["", KEY, "use({ random: 1 });"],
    ["", KEY, "use(random);"],
    ["function pick(random) { return random; }", KEY, ""],
  ])("may be a score: %s %s %s", (head, draw, rest) => {
    expect(shuffle(head, draw, rest)).toEqual([]);
  });
});
