// Items that are put, one after the other, at drawn places of another list that nothing was put at yet.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";
import { countOrders } from "./counted-orders.fixture.ts";

const ROUNDED = "Math.round(Math.random() * (list.length - 1))";
const EVEN = "Math.floor(Math.random() * list.length)";
const find = (code: string): readonly string[] => verify(code).map(({ message }) => message);
const write = (body: string, parameters = "list"): string => `export function order(${parameters}) { ${body} }`;

/** Ways to draw a place until it is free, as people write them. */
const ways: Readonly<Record<string, (draw: string) => string>> = {
  "a do loop that looks for undefined": (draw) =>
    `const out = []; for (const item of list) { let k; do { k = ${draw}; } while (out[k] !== undefined); out[k] = item; } return out;`,
  "a while loop that looks for nothing": (draw) =>
    `const out = new Array(list.length); for (let i = 0; i < list.length; i++) { let k = ${draw}; while (out[k] != null) k = ${draw}; out[k] = list[i]; } return out;`,
  "null in each place": (draw) =>
    `const out = new Array(list.length).fill(null); for (let i = 0; i < list.length; i++) { let k = ${draw}; while (out[k] !== null) { k = ${draw}; } out[k] = list[i]; } return out;`,
  "undefined in each place": (draw) =>
    `const out = Array(list.length).fill(undefined); for (const item of list) { let k = ${draw}; while (out[k] !== void 0) k = ${draw}; out[k] = item; } return out;`,
  "places that are made": (draw) =>
    `const out = Array.from({ length: list.length }); list.forEach((item) => { let k; do { k = ${draw}; } while (out[k]); out[k] = item; }); return out;`,
  "places that are made by a callback": (draw) =>
    `const out = Array.from({ length: list.length }, () => null); list.forEach((item) => { let k; do { k = ${draw}; } while (out[k] != undefined); out[k] = item; }); return out;`,
  "the truth of a place": (draw) =>
    `const out = []; for (const item of list) { let k; do { k = ${draw}; } while (out[k]); out[k] = item; } return out;`,
  "the type of a place": (draw) =>
    `const out = []; for (const item of list) { let k; do { k = ${draw}; } while (typeof out[k] !== "undefined"); out[k] = item; } return out;`,
  "a place that is in the list": (draw) =>
    `const out = []; for (const item of list) { let k; do { k = ${draw}; } while (k in out); out[k] = item; } return out;`,
  "a list of flags": (draw) =>
    `const out = []; const taken = []; for (let i = 0; i < list.length; i++) { let k; do { k = ${draw}; } while (taken[k]); taken[k] = true; out[k] = list[i]; } return out;`,
  "a set of places": (draw) =>
    `const out = []; const taken = new Set(); for (let i = 0; i < list.length; i++) { let k = ${draw}; while (taken.has(k)) k = ${draw}; out[k] = list[i]; taken.add(k); } return out;`,
  "a loop that is left": (draw) =>
    `const out = []; for (const item of list) { while (true) { const k = ${draw}; if (out[k] === undefined) { out[k] = item; break; } } } return out;`,
  "a loop without an end that is left": (draw) =>
    `const out = []; list.forEach((item) => { for (;;) { const k = ${draw}; if (!out[k]) { out[k] = item; break; } } }); return out;`,
  "a flag that ends the loop": (draw) =>
    `const out = []; for (const item of list) { let placed = false; while (!placed) { const k = ${draw}; if (!out[k]) { out[k] = item; placed = true; } } } return out;`,
  "a flag that ends a do loop": (draw) =>
    `const out = []; for (const item of list) { let placed = false; do { const k = ${draw}; if (out[k] === undefined) { placed = true; out[k] = item; } } while (placed === false); } return out;`,
  "rounds that count": (draw) =>
    `const out = []; let i = 0; while (i < list.length) { const k = ${draw}; if (out[k] === undefined) { out[k] = list[i]; i++; } } return out;`,
  "rounds that go back": (draw) =>
    `const out = []; for (let i = 0; i < list.length; i++) { const k = ${draw}; if (out[k] === undefined) { out[k] = list[i]; } else { i--; } } return out;`,
};

/** Ways to go on from a drawn place to the next free one. */
const nextWays: Readonly<Record<string, string>> = {
  "a remainder": `const out = []; for (const item of list) { let k = ${EVEN}; while (out[k] !== undefined) k = (k + 1) % list.length; out[k] = item; } return out;`,
  "a remainder of the length of the other list": `const out = new Array(list.length); for (let i = 0; i < list.length; i++) { let k = Math.floor(Math.random() * out.length); while (out[k] !== undefined) { k = (k + 1) % out.length; } out[k] = list[i]; } return out;`,
  "a test of the end": `const n = list.length; const out = new Array(n).fill(null); for (const item of list) { let k = Math.floor(Math.random() * n); while (out[k] !== null) { k++; if (k >= n) k = 0; } out[k] = item; } return out;`,
  flags: `const out = []; const taken = {}; for (const item of list) { let k = ${EVEN}; while (taken[k]) k = (k + 1) % list.length; taken[k] = true; out[k] = item; } return out;`,
};

describe.each(Object.entries(ways))("an item is put at a drawn free place by %s", (_, way) => {
  it("told where the ends are half as likely, and corrected", () => {
    const code = write(way(ROUNDED));
    expect(find(code)).toEqual([
      "This shuffle is biased: of 8 items, the last one ends up first 27.0 % of the time instead of 12.5 %.",
    ]);
    expect(fixAll(code).output).toBe(write(way(EVEN)));
  });

  it("not told where all places are equally likely", () => {
    expect(find(write(way(EVEN)))).toEqual([]);
    expect(find(write(way("Math.ceil(Math.random() * list.length) % list.length")))).toEqual([]);
  });

  it("as the code does when it is run", () => {
    const trials = 20_000;
    let lastFirst = 0;
    for (const [order, count] of countOrders(write(way(ROUNDED)), "abcdefgh".split(""), trials))
      if (order.startsWith("h")) lastFirst += count;
    expect(Math.abs(lastFirst / trials - 0.27)).toBeLessThan(0.015);
  });
});

describe.each(["the truth of a place", "a list of flags", "a loop that is left"])("by %s, nothing is said", (name) => {
  const way = ways[name] ?? ((): string => "");

  it("where it never ends, or where some places stay empty", () => {
    expect(find(write(way("Math.floor(Math.random() * (list.length - 1))")))).toEqual([]);
    expect(find(write(way("Math.floor(Math.random() * (list.length - 1)) + 1")))).toEqual([]);
    expect(find(write(way("Math.floor(Math.random() * (list.length + 1))")))).toEqual([]);
    expect(find(write(way("Math.round(Math.random() * list.length)")))).toEqual([]);
    expect(find(write(way("Math.round(Math.random() * 63)")))).toEqual([]);
  });
});

describe.each(Object.entries(nextWays))("an item is put at the next free place by %s", (_, body) => {
  it("told, though every place is drawn evenly", () => {
    expect(find(write(body))).toEqual([
      expect.stringContaining("of 4 items, the order 4 1 2 3 comes up 9.38 % of the time instead of 4.17 %."),
    ]);
  });

  it("as the code does when it is run", () => {
    const trials = 40_000;
    const counts = countOrders(write(body), "abcd".split(""), trials);
    expect(counts.size).toBe(24);
    expect(Math.abs((counts.get("dabc") ?? 0) / trials - 0.0938)).toBeLessThan(0.006);
  });
});

it("what puts items at the next free place becomes a shuffled copy", () => {
  for (const [name, body] of Object.entries(nextWays)) {
    const { output } = fixAll(write(body));
    // Whoever reads the flags behind the loop would miss them.
    expect([name, output.includes("fairShuffle([...list])")]).toEqual([name, name !== "flags"]);
    expect(find(output).length).toBe(name === "flags" ? 1 : 0);
  }
});

it("eight items of the file are told of, and none of two", () => {
  const known = (items: string): string =>
    `const list = [${items}]; export function order() { ${ways["the truth of a place"]?.(ROUNDED) ?? ""} }`;
  expect(find(known('"a", "b", "c", "d", "e", "f", "g", "h"'))).toEqual([
    "This shuffle is biased: of 8 items, the last one ends up first 27.0 % of the time instead of 12.5 %.",
  ]);
  expect(find(known('"a", "b"'))).toEqual([]);
});

describe("a whole deck", () => {
  const deal = (
    draw: string,
    rounds = "52",
    deck = "Array.from({ length: 52 }, (_, i) => ({ suit: i % 4, rank: i >> 2 }))",
  ): string =>
    `const deck = ${deck}; export function order() { const out = new Array(52); for (let i = 0; i < ${rounds}; i++) { let k; do { k = ${draw}; } while (out[k] !== undefined); out[k] = deck[i]; } return out; }`;

  it("is told where the ends are half as likely, and becomes a shuffled copy", () => {
    const deck = deal("Math.round(Math.random() * 51)");
    expect(find(deck)).toEqual([
      "This shuffle is biased: of 52 items, the last one ends up first 11.5 % of the time instead of 1.92 %.",
    ]);
    expect(fixAll(deck).output).toContain("const out = fairShuffle([...deck]); return out;");
  });

  it("is not copied unasked where there may be more cards than places", () => {
    const deck = deal("Math.round(Math.random() * 51)", "52", "load()");
    const [message] = verify(deck);
    expect(message?.message).toContain("of 52 items, the last one ends up first 11.5 % of the time instead of 1.92 %.");
    expect(message?.fix).toBeUndefined();
    expect(fixAll(deck).output).toBe(deck);
  });

  it("is not told where all places are equally likely, or more than there are cards", () => {
    expect(find(deal("Math.floor(Math.random() * 52)"))).toEqual([]);
    expect(find(deal("Math.round(Math.random() * 51)", "8"))).toEqual([]);
    expect(find(deal("Math.round(Math.random() * 63)"))).toEqual([]);
  });
});

describe("nothing is said", () => {
  const probe = (before: string, test: string, put = "out[k] = list[i];"): string =>
    `${before} for (let i = 0; i < list.length; i++) { let k = ${EVEN}; while (${test}) k = (k + 1) % list.length; ${put} } return out;`;

  it.each([
    ["where the list is not empty before", probe("const out = [list[0]];", "out[k] !== undefined")],
    ["where something may have been put there before", probe("const out = []; fill(out);", "out[k] !== undefined")],
    ["where it is somebody else's", probe("", "out[k] !== undefined"), "list, out"],
    ["where a hole is no null", probe("const out = [];", "out[k] !== null")],
    ["where null is not undefined", probe("const out = new Array(9).fill(null);", "out[k] !== undefined")],
    ["where null is in the list like every place", probe("const out = Array(9).fill(null);", "k in out")],
    ["where the mark is another one", probe('const out = Array(9).fill("");', "out[k] !== 0")],
    ["where what is free is a list of its own", probe("const out = Array(9).fill([]);", "out[k].length > 0")],
    ["where it is asked for more", probe("const out = [];", "out[k] !== undefined && out[k].suit === list[i].suit")],
    ["where something else is put there", probe("const out = [];", "out[k] !== undefined", "out[k] = [list[i]];")],
    [
      "where two are put there",
      probe("const out = [];", "out[k] !== undefined", "out[k] = list[i]; out[k] = list[0];"),
    ],
    ["where an item is put beside it", probe("const out = [];", "out[k] !== undefined", "out[k + 1] = list[i];")],
    [
      "where places are freed again",
      probe("const out = [];", "out[k] !== undefined", "out[k] = list[i]; delete out[0];"),
    ],
    [
      "where the place of a flag is another one",
      probe("const out = []; const taken = [];", "taken[k]", "taken[k] = true; out[i] = list[(k + 1) % 3];"),
    ],
    [
      "where more places are made",
      "const out = new Array(size); for (const item of list) { let k; do { k = Math.round(Math.random() * (size - 1)); } while (out[k]); out[k] = item; } return out;",
      "list, size",
    ],
    [
      "where enemies stand on a map",
      `const out = new Array(400).fill(null); for (const item of list) { let k; do { k = Math.floor(Math.random() * 400); } while (out[k] !== null); out[k] = item; } return out;`,
    ],
    [
      "where they are pushed on over a map",
      `const out = new Array(400).fill(null); for (const item of list) { let k = Math.floor(Math.random() * 400); while (out[k] !== null) k = (k + 1) % 400; out[k] = item; } return out;`,
    ],
    [
      "where a number of them is put somewhere",
      `const out = []; for (let i = 0; i < count; i++) { let k; do { k = Math.round(Math.random() * (size - 1)); } while (out[k]); out[k] = list[i]; } return out;`,
      "list, count, size",
    ],
    [
      "of mines",
      `const out = new Array(81).fill(0); for (let i = 0; i < 10; i++) { let k; do { k = Math.round(Math.random() * 80); } while (out[k] === 1); out[k] = 1; } return out;`,
    ],
    [
      "of mines on a list",
      `for (let i = 0; i < 10; i++) { let k; do { k = Math.round(Math.random() * (list.length - 1)); } while (list[k] === "mine"); list[k] = "mine"; } return list;`,
    ],
    [
      "of tiles that come up",
      `let k; do { k = Math.round(Math.random() * (list.length - 1)); } while (list[k] !== 0); list[k] = 2; return list;`,
    ],
    [
      "of a board with a fixed cell",
      `const out = new Array(list.length); out[4] = "free"; for (const item of list) { let k; do { k = ${ROUNDED}; } while (out[k] !== undefined); out[k] = item; } return out;`,
    ],
    [
      "of a hash table",
      `const out = new Array(list.length); for (const item of list) { let k = hash(item) % list.length; while (out[k] !== undefined) k = (k + 1) % list.length; out[k] = item; } return out;`,
    ],
    [
      "of a hash with salt",
      `const salt = Math.random(); const out = new Array(list.length); for (const item of list) { let k = hash(item, salt) % list.length; while (out[k] !== undefined) k = (k + 1) % list.length; out[k] = item; } return out;`,
    ],
    [
      "of items that go to the first free place",
      `const out = []; for (const item of list) { let k = 0; while (out[k] !== undefined) k++; out[k] = item; } return out;`,
    ],
  ])("%s", (_, body, parameters = "list") => {
    expect(find(write(body, parameters))).toEqual([]);
  });

  it("where an item may look like a free place", () => {
    const probed = probe("const out = [];", "out[k]");
    const known = (list: string): string => `export function order() { const list = ${list}; ${probed} }`;
    expect(find(known('["a", "b", "c", "d"]')).length).toBe(1);
    expect(find(known('["", "b", "c", "d"]'))).toEqual([]);
    expect(find(known("[0, 1, 2, 3]"))).toEqual([]);
    expect(find(known("[...names.keys()]"))).toEqual([]);
    expect(find(known("Array.from({ length: 9 }, (_, place) => place)"))).toEqual([]);
    expect(find(known("[]"))).toEqual([]);
  });

  it("where the mark may be an item", () => {
    const probed = probe("const out = Array(list.length).fill(-1);", "out[k] !== -1");
    const known = (list: string): string => `export function order() { const list = ${list}; ${probed} }`;
    expect(find(known("[0, 1, 2, 3]")).length).toBe(1);
    expect(find(known("[-1, 1, 2, 3]"))).toEqual([]);
  });
});
