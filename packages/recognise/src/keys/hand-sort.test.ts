// Hand-written sorts by drawn keys: each is run on every tuple of draws, and the model that is read from it must say the same.
import { exactOrders, toNumber } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { fixAll, verifyAlone, walk } from "../linted.fixture.ts";
import { mayBeHandSort, recogniseHandSort } from "./hand-sort.ts";
import { handSorts, otherHandSorts } from "./hand-sorts.fixture.ts";
import type { Refusal } from "../file/reason.ts";
import type { KeyedSite } from "../sites/site.ts";

type Shuffle = (cards: number[]) => number[];

function evaluate(text: string): Shuffle {
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the programs are our own, and running them is the test
  return new Function(`${text.replaceAll("export ", "")}\nreturn f;`)() as Shuffle;
}

/** The share of each order over all tuples of draws, one for each card, from the midpoints of `cells` equal cells of [0, 1). */
function enumerate(shuffle: Shuffle, cards: number, cells: number): Map<string, number> {
  const original = Math.random;
  const orders = new Map<string, number>();
  try {
    for (let tuple = 0; tuple < cells ** cards; tuple++) {
      let used = 0;
      Math.random = () => ((Math.floor(tuple / cells ** used++) % cells) + 0.5) / cells;
      const order = shuffle(Array.from({ length: cards }, (_, card) => card)).join();
      expect(used).toBe(cards);
      orders.set(order, (orders.get(order) ?? 0) + cells ** -cards);
    }
  } finally {
    Math.random = original;
  }
  return orders;
}

function permute(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permute(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** How often each order of four cards comes up, over all orders of four different draws. */
function countOrders(shuffle: Shuffle): number[] {
  const original = Math.random;
  const orders = new Map<string, number>();
  try {
    for (const draws of permute([0.1, 0.11, 0.12, 0.13])) {
      let used = 0;
      Math.random = () => draws[used++] ?? NaN;
      const order = shuffle([0, 1, 2, 3]).join();
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
  } finally {
    Math.random = original;
  }
  return [...orders.values()];
}

function getSites(text: string): readonly KeyedSite[] {
  const sites: KeyedSite[] = [];
  walk(text, (file) => ({
    CallExpression(node) {
      const site = recogniseHandSort(file, node as never);
      if (site !== undefined) sites.push(site);
    },
  }));
  return sites;
}

const MODULE = { filename: "file.mjs" };
const lint = (text: string) => verifyAlone(text, MODULE);

/** What 8 items do with 8 keys, by the sort of the model. */
const EVIDENCE: Readonly<Record<string, string>> = {
  stable:
    "This shuffle is biased: of 8 items, the first one stays first 19.7 % of the time instead of 12.5 % (random keys can tie: there are only 8).",
  latestFirst:
    "This shuffle is biased: of 8 items, the last one ends up first 19.7 % of the time instead of 12.5 % (random keys can tie: there are only 8).",
  quicksort:
    "This shuffle is biased: of 8 items, the first one stays first 19.7 % of the time instead of 12.5 % (random keys can tie: there are only 8).",
};

describe.each(handSorts)("%s", (_, text, sort, isCopying) => {
  it("is read as a model that says what the code does", () => {
    const sites = getSites(text);
    expect(sites.map((site) => site.isCopying)).toEqual([isCopying]);
    const [model, ...others] = sites[0]?.models ?? [];
    expect(others).toEqual([]);
    expect(model?.sort).toBe(sort);
    if (model === undefined) return;
    for (const cards of [3, 4]) {
      const orders = enumerate(evaluate(text), cards, cards);
      const exact = exactOrders(model, cards);
      expect([...exact.keys()].sort()).toEqual([...orders.keys()].sort());
      for (const [order, share] of exact) expect(toNumber(share)).toBeCloseTo(orders.get(order) ?? NaN, 12);
    }
  });

  it("is reported once, with its numbers", () => {
    expect(lint(text).map(({ message }) => message)).toEqual([EVIDENCE[sort]]);
  });

  it("is fair with keys that can't tie", () => {
    const { fixed, messages, output } = fixAll(text, MODULE);
    expect([fixed, messages]).toEqual([true, []]);
    expect(countOrders(evaluate(output))).toEqual(new Array<number>(24).fill(1));
  });
});

it.each(otherHandSorts)("is silent about %s", (_, text) => {
  expect(lint(text)).toEqual([]);
});

it("counts the cards where the code says how many there are", () => {
  const text = (cards: string): string =>
    (handSorts[0]?.[1] ?? "").replace("(cards) {", `() {\n  const cards = ${cards};`);
  expect(lint(text("[1, 2, 3, 4]")).map(({ message }) => message)).toEqual([expect.stringContaining("of 4 items")]);
  expect(lint(text("[1, 2]")).map(({ message }) => message)).toEqual([expect.stringContaining("of 2 items")]);
});

describe("the list that is handed over", () => {
  const sort = (parameters: string): string => `function order(${parameters}) {
    for (let i = 1; i < n; i++)
      for (let j = i; j > 0 && list[j].k < list[j - 1].k; j--) [list[j - 1], list[j]] = [list[j], list[j - 1]];
    return list;
  }`;
  const RECORDS = "a.map((v) => ({ v, k: Math.floor(Math.random() * a.length) }))";

  it.each([
    [
      "a field",
      `${sort("list, n = list.length")} export class Deck { shuffle(a) { this.o = ${RECORDS}; order(this.o); return this.o.map((x) => x.v); } }`,
    ],
    [
      "one with its length, which has a name",
      `${sort("list, n")} export function f(a) { const o = ${RECORDS}; const n = o.length; order(o, n); return o.map((x) => x.v); }`,
    ],
    [
      "one with its length",
      `${sort("list, n")} export function f(a) { const o = ${RECORDS}; return order(o, o.length).map((x) => x.v); }`,
    ],
  ])("may be %s", (_, text) => {
    expect(lint(text).map(({ message }) => message)).toEqual([EVIDENCE.stable]);
  });

  it.each([
    ["half of its length", "o.length / 2"],
    ["the length of another one", "a.slice().length"],
    ["a number", "5"],
  ])("is not known to be sorted as a whole with %s", (_, size) => {
    const text = `${sort("list, n")} export function f(a) { const o = ${RECORDS}; order(o, ${size}); return o.map((x) => x.v); }`;
    expect(lint(text)).toEqual([]);
  });
});

/** Why nothing is reported of the others, by their names; of those that are missing, no call is read as one of a sort, or it is read and fair. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ["a number that is handed on", "handSortArgument"],
  ["records with data for keys", "keysNotFound"],
  ["records with two keys", "sortUnlikeOurs"],
  ["a sorted list that nobody sees", "unseenResult"],
  ["a sort that gives nothing", "noListResult"],
  ["a sort that gives one card", "noListResult"],
  ["a sort that gives the keys", "sortUnlikeOurs"],
  ["numbers of a few bits with keys of as few, where a fraction is none", "typedKeys"],
  ["three lists", "handSortArgument"],
  ["as many cards as a number says", "handSortArgument"],
  ["more cards than there are", "handSortArgument"],
  ["cards that are numbers of a few bits", "typedKeys"],
  ["keys that others read", "keysSeen"],
  ["keys that were logged", "keysSeen"],
  ["keys named as data", "keyIsQuantity"],
  ["a part of the list", "sortUnlikeOurs"],
  ["a part of a list outside", "sortUnlikeOurs"],
  ["a list outside that others get", "keysSeen"],
  ["two lists outside", "outsideVariable"],
  ["a list of the whole file", "sharedFileList"],
  ["half of the list", "handSortArgument"],
  ["a counting sort", "noNumber"],
  ["a sort that forgets the cards", "sortUnlikeOurs"],
  ["a sort that does nothing", "sortUnlikeOurs"],
  ["another sort for long lists", "handSortNumber"],
  ["a sort that logs", "outsideVariable"],
  ["a sort that counts its swaps", "outsideVariable"],
  ["a sort that ends too early", "sortUnlikeOurs"],
  ["a sort that never ends", "goesOnTooLong"],
  ["a selection sort by swaps, whose ties are another matter", "sortUnlikeOurs"],
  ["a sort that is measured", "madeUpData"],
  ["a sort that is tried", "madeUpData"],
  ["records that are given away with their keys", "keysSeen"],
  ["sorted again and again", "keysRedrawn"],
  ["a quicksort of numbers", "comparesOther"],
  ["one draw for all keys", "oneDrawForAllKeys"],
  ["teams", "meantOtherwise"],
]);

/** Why nothing is reported of each call that is asked, where a reason is told. */
function getReasons(text: string): readonly string[] {
  const reasons: string[] = [];
  walk(text, (file) => {
    const asked = {
      ...file,
      onRefusal: ({ gate, reason }: Refusal): void => {
        if (gate === "handSort") reasons.push(reason.kind);
      },
    };
    return {
      CallExpression(node) {
        recogniseHandSort(asked, node as never);
      },
    };
  });
  return reasons;
}

it.each(otherHandSorts)("tells why it is silent about %s", (name, text) => {
  const reason = REASONS.get(name);
  expect(getReasons(text)).toEqual(reason === undefined ? [] : [reason]);
});

describe("before a call is read,", () => {
  /** Whether the first call of a module may be one of a sort. */
  function may(code: string): boolean | undefined {
    let found: boolean | undefined;
    walk(code, (file) => ({
      CallExpression(node) {
        found ??= mayBeHandSort(file, node as never);
      },
    }));
    return found;
  }

  it.each([
    "f(a); function f(list) { if (list[0] < list[1]) return; }",
    "const f = (list) => list[0] > list[1]; f(a, 1);",
    "f(a); function f(list) { while (list[0] >= list[1]); }",
    "const o = { f(list) { return list[0] < list[1]; } }; o.f(a);",
    "const o = { f(list) { return list[0] < list[1]; } }, p = { f(list) { return list; } }; o.f(a);",
  ])("it may be a sort: %s", (code) => {
    expect(may(code)).toBe(true);
  });

  it.each([
    "f(); function f(list) { if (list[0] < list[1]) return; }",
    "f(a); function f(list) { return list.map((x) => x); }",
    "f(a);",
    "o.f(a);",
    "const o = { f(list) { return list; } }; o.f(a);",
    "const o = { f: make() }, p = { f(list) { return list[0] < list[1]; } }; o.f(a);",
  ])("it is none: %s", (code) => {
    expect(may(code)).toBe(false);
  });
});
