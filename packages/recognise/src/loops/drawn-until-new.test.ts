// Places and items that are drawn again until they are new.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const ROUNDED = "Math.round(Math.random() * (list.length - 1))";
const EVEN = "Math.floor(Math.random() * list.length)";
const find = (code: string): readonly string[] => verify(code).map(({ messageId = "" }) => messageId);

/** Ways to draw a place until it is new, as people write them; `draw` is the place, `count` how many are drawn. */
const ways: Readonly<Record<string, (draw: string, count: string) => string>> = {
  "a list of places, and a do loop": (draw, count) =>
    `const used = []; const out = []; for (let i = 0; i < ${count}; i++) { let r; do { r = ${draw}; } while (used.includes(r)); used.push(r); out.push(list[r]); } return out;`,
  "a list of places, asked by index": (draw, count) =>
    `const used = []; const out = []; for (let i = 0; i < ${count}; i++) { let r = ${draw}; while (used.indexOf(r) !== -1) { r = ${draw}; } used.push(r); out.push(list[r]); } return out;`,
  "a set of places": (draw, count) =>
    `const used = new Set(); const out = []; while (used.size < ${count}) { const r = ${draw}; if (used.has(r)) continue; used.add(r); out.push(list[r]); } return out;`,
  "a set of items": (draw, count) =>
    `const used = new Set(); const out = []; while (out.length < ${count}) { const item = list[${draw}]; if (!used.has(item)) { used.add(item); out.push(item); } } return out;`,
  "an object of flags": (draw, count) =>
    `const used = {}; const out = []; for (let i = 0; i < ${count}; i++) { const r = ${draw}; if (used[r]) { i--; continue; } used[r] = true; out.push(list[r]); } return out;`,
  "an object that is asked whether it has the place": (draw, count) =>
    `const used = {}; const out = []; for (let i = 0; i < ${count}; i++) { let r = ${draw}; while (r in used) r = ${draw}; used[r] = true; out.push(list[r]); } return out;`,
  "flags that are compared": (draw, count) =>
    `const used = {}; const out = []; while (out.length < ${count}) { const r = ${draw}; if (used[r] === true) continue; used[r] = true; out.push(list[r]); } return out;`,
  "flags that are missing": (draw, count) =>
    `const used = []; const out = []; for (let i = 0; i < ${count}; i++) { let r; do { r = ${draw}; } while (used[r] !== undefined); used[r] = 1; out.push(list[r]); } return out;`,
  "an array of flags": (draw, count) =>
    `const used = new Array(list.length).fill(false); const out = []; let count = 0; while (count < ${count}) { const r = ${draw}; if (!used[r]) { used[r] = true; out.push(list[r]); count++; } } return out;`,
  "flags made of the list": (draw, count) =>
    `const used = list.map(() => false); const out = []; for (let i = 0; i < ${count}; i++) { let r = ${draw}; while (used[r]) r = ${draw}; used[r] = true; out.push(list[r]); } return out;`,
  "flags as they stand": (draw, count) =>
    `const used = [false, false, false, false]; const out = []; for (let i = 0; i < ${count}; i++) { let r = ${draw}; while (used[r]) { r = ${draw}; } used[r] = true; out.push(list[r]); } return out;`,
  "flags made by a callback": (draw, count) =>
    `const used = Array.from({ length: list.length }, () => false); const out = []; for (let i = 0; i < ${count}; ) { const r = ${draw}; if (!used[r]) { out.push(list[r]); used[r] = true; i++; } } return out;`,
  "the items themselves": (draw, count) =>
    `const out = []; while (out.length < ${count}) { const item = list[${draw}]; if (!out.includes(item)) out.push(item); } return out;`,
  "the items, put behind the last": (draw, count) =>
    `const out = []; while (out.length < ${count}) { const item = list[${draw}]; if (!out.includes(item)) out[out.length] = item; } return out;`,
  "places and items, put behind the last": (draw, count) =>
    `const used = []; const out = []; while (used.length < ${count}) { const r = ${draw}; if (used.indexOf(r) > -1) continue; used[used.length] = r; out[out.length] = list[r]; } return out;`,
  "the items, by and": (draw, count) =>
    `const out = []; while (out.length < ${count}) { const item = list[${draw}]; out.indexOf(item) < 0 && out.push(item); } return out;`,
  "the items, one round back": (draw, count) =>
    `const out = []; for (let i = 0; i < ${count}; i++) { const item = list[${draw}]; if (out.includes(item)) { i--; } else { out.push(item); } } return out;`,
  "the items, in a do loop": (draw, count) =>
    `const out = []; while (out.length < ${count}) { let item; do { item = list[${draw}]; } while (out.indexOf(item) >= 0); out.push(item); } return out;`,
  "the items, and a flag": (draw, count) =>
    `const out = []; while (out.length < ${count}) { const item = list[${draw}]; const seen = out.includes(item); if (!seen) out.push(item); } return out;`,
  "the items, and a flag that is set": (draw, count) =>
    `const out = []; let seen; while (out.length < ${count}) { seen = false; const item = list[${draw}]; if (out.includes(item)) { seen = true; } if (seen === false) out.push(item); } return out;`,
  "the items, in a loop that looks for one": (draw, count) =>
    `const out = []; while (out.length < ${count}) { const item = list[${draw}]; let seen = false; for (let k = 0; k < out.length; k++) { if (out[k] == item) { seen = true; break; } } if (!seen) { out.push(item); } } return out;`,
  "the items, in a loop that counts to its end": (draw, count) =>
    `const out = []; do { let seen = 0; const item = list[${draw}]; for (let k = 0; k < out.length; k++) if (item === out[k]) { k = out.length; seen = 1; } if (seen != 1) out.push(item); } while (out.length < ${count}); return out;`,
  "the places, in a loop over each": (draw, count) =>
    `const used = []; const out = []; for (let i = 0; i < ${count}; i++) { let r, seen; do { r = ${draw}; seen = false; for (const place of used) if (place === r) seen = true; } while (seen); used.push(r); out.push(list[r]); } return out;`,
  "a callback that looks for one": (draw, count) =>
    `const out = []; while (out.length < ${count}) { const item = list[${draw}]; if (!out.some((one) => one === item)) out.push(item); } return out;`,
  "a callback that finds another one each time": (draw, count) =>
    `const out = []; while (out.length < ${count}) { const item = list[${draw}]; if (out.every((one) => one !== item)) out.push(item); } return out;`,
  "a callback that finds one": (draw, count) =>
    `const out = []; while (out.length < ${count}) { const item = list[${draw}]; if (!out.find((one) => one === item)) out.push(item); } return out;`,
  "a callback that finds where one is": (draw, count) =>
    `const out = []; while (out.length < ${count}) { const item = list[${draw}]; if (out.findIndex((one) => one === item) === -1) out.push(item); } return out;`,
  "a callback that keeps those that are the same": (draw, count) =>
    `const out = []; while (out.length < ${count}) { const item = list[${draw}]; if (out.filter(function (one) { return one === item; }).length === 0) out.push(item); } return out;`,
  "an object that is asked for a place of its own": (draw, count) =>
    `const used = {}; const out = []; while (out.length < ${count}) { const r = ${draw}; if (used.hasOwnProperty(r)) continue; used[r] = true; out.push(list[r]); } return out;`,
  "a map of places": (draw, count) =>
    `const used = new Map(); const out = []; while (used.size < ${count}) { const r = ${draw}; if (used.has(r)) continue; used.set(r, true); out.push(list[r]); } return out;`,
};
const write = (body: string, parameters = "list"): string => `export function order(${parameters}) { ${body} }`;

describe.each(Object.entries(ways))("by %s", (_, way) => {
  it("all of a list are told where the ends are half as likely, and corrected", () => {
    const code = write(way(ROUNDED, "list.length"));
    expect(verify(code).map(({ message }) => message)).toEqual([
      "This shuffle is biased: of 8 items, the first one ends up last 27.0 % of the time instead of 12.5 %.",
    ]);
    const { output } = fixAll(code);
    expect(output).not.toContain("Math.round");
    expect(find(output)).toEqual([]);
  });

  it("three of a list are told, and corrected", () => {
    const code = write(way(ROUNDED, "3"));
    expect(verify(code).map(({ message }) => message)).toEqual([
      "This shuffle is biased: of 8 items, the first one is among the 3 that are drawn 23.2 % of the time instead of 37.5 %.",
    ]);
    expect(fixAll(code).output).toBe(code.replaceAll(ROUNDED, EVEN));
  });

  it("so many of a list as a caller asks for are told with an example, and corrected", () => {
    const code = write(way(ROUNDED, "n"), "list, n");
    expect(verify(code).map(({ message }) => message)).toEqual([
      "This shuffle is biased: for example, with `n` = 3, of 8 items, the first one is among the 3 that are drawn 23.2 % of the time instead of 37.5 %.",
    ]);
    expect(fixAll(code).output).toBe(code.replaceAll(ROUNDED, EVEN));
    expect(find(write(way(EVEN, "n"), "list, n"))).toEqual([]);
  });

  it("so many as a caller asks for, but never the last, are told", () => {
    const code = write(way("Math.floor(Math.random() * (list.length - 1))", "n"), "list, n");
    expect(verify(code).map(({ message }) => message)).toEqual([
      expect.stringContaining("with `n` = 3, of 8 items, the last one is never among the 3 that are drawn"),
    ]);
    expect(fixAll(code).output).toBe(code);
  });

  // Of a list of as many as are drawn, such draws never end.
  it.each(["3", "5"])("%s of a list, but never the last, are told", (count) => {
    const code = write(way("Math.floor(Math.random() * (list.length - 1))", count));
    expect(verify(code).map(({ message }) => message)).toEqual([
      expect.stringContaining(`of 8 items, the last one is never among the ${count} that are drawn`),
    ]);
    expect(fixAll(code).output).toBe(code);
  });

  it.each(["list.length", "3"])("nothing is said of equally likely places, %s of them", (count) => {
    expect(find(write(way(EVEN, count)))).toEqual([]);
    expect(find(write(way("Math.ceil(Math.random() * list.length) % list.length", count)))).toEqual([]);
  });

  it("nothing is said of draws that never end", () => {
    expect(find(write(way("Math.floor(Math.random() * (list.length - 1))", "list.length")))).toEqual([]);
  });
});

it.each([
  ["the first place comes twice", "Math.floor(Math.random() * (list.length + 1)) % list.length"],
  [
    "the ends of a rounded range are refused beyond the list",
    "Math.round(Math.random() * list.length)",
    "r >= list.length || ",
  ],
])("is told where %s", (_, draw, refused = "") => {
  const code = write(
    `const used = []; const out = []; while (out.length < list.length) { let r; do { r = ${draw}; } while (${refused}used.includes(r)); used.push(r); out.push(list[r]); } return out;`,
  );
  expect(find(code)).toEqual(["biased"]);
});

describe("places alone", () => {
  const draw = (range: string, count = "3", seen = "used.includes(r)"): string =>
    write(
      `const used = []; while (used.length < ${count}) { const r = ${range}; if (!(${seen})) used.push(r); } return used;`,
    );

  it("are told where all can be drawn", () => {
    expect(find(draw(ROUNDED))).toEqual(["biased"]);
    expect(find(draw(ROUNDED, "3", "used.indexOf(r) !== -1"))).toEqual(["biased"]);
    expect(find(draw(ROUNDED, "list.length"))).toEqual(["biased"]);
  });

  it("are corrected", () => {
    expect(fixAll(draw(ROUNDED, "list.length")).output).toBe(draw(EVEN, "list.length"));
  });

  it.each([
    ["all are equally likely", EVEN],
    ["they are counted from one", `${EVEN} + 1`],
    ["they are counted from one, and rounded", `${ROUNDED} + 1`],
    ["the last is never drawn", "Math.floor(Math.random() * (list.length - 1))"],
    ["the first is never drawn", "Math.floor(Math.random() * (list.length - 1)) + 1"],
    ["they are numbers", "Math.floor(Math.random() * 100)"],
    ["they go with two lists", "Math.round(Math.random() * (list.length + others.length - 1))"],
    ["no list is named", "Math.round(Math.random() * 9)"],
  ])("are nothing to speak of where %s", (_, range) => {
    expect(find(draw(range))).toEqual([]);
  });
});

describe("numbers alone, of no list", () => {
  it.each([
    ["max, min", "`max` = 7 and `min` = 0"],
    ["min, max", "`min` = 0 and `max` = 7"],
  ])("are told with a range that runs up: %s", (parameters, values) => {
    const code = `export function numbers(${parameters}, count) { const out = []; while (out.length < count) { const r = Math.round(Math.random() * (max - min) + min); if (!out.includes(r)) out.push(r); } return out; }`;
    const [message = ""] = verify(code).map((one) => one.message);
    for (const value of values.split(" and ")) expect(message).toContain(value);
  });

  const seen = "if (!numbers.includes(r)) numbers.push(r);";
  const fill = (range: string, count: string): string =>
    write(`const numbers = []; while (numbers.length < ${count}) { const r = ${range}; ${seen} } return numbers;`, "n");

  it.each([
    ["a number that a caller asks for", "n", "(n - 1)", "n", "of 8 items, the first one ends up last 27.0 %"],
    ["a number that is written", "10", "9", "10", "of 10 items, the first one ends up last 24.4 %"],
  ])("up to %s are told where the ends are half as likely, and corrected", (_, count, last, width, told) => {
    const code = fill(`Math.round(Math.random() * ${last})`, count);
    expect(verify(code).map(({ message }) => message)).toEqual([expect.stringContaining(told)]);
    expect(fixAll(code).output).toBe(fill(`Math.floor(Math.random() * ${width})`, count));
    expect(find(fixAll(code).output)).toEqual([]);
  });

  it.each([
    ["in a do loop", `do { const r = DRAW; ${seen} } while (numbers.length < n);`],
    [
      "asked by index",
      "while (numbers.length < n) { const r = DRAW; if (numbers.indexOf(r) === -1) numbers.push(r); }",
    ],
    ["until there are as many", `while (numbers.length !== n) { const r = DRAW; ${seen} }`],
    [
      "each drawn until it is new",
      "while (numbers.length < n) { let r; do { r = DRAW; } while (numbers.includes(r)); numbers.push(r); }",
    ],
  ])("are told where they are drawn %s", (_, loop) => {
    const code = (draw: string): string =>
      write(`const numbers = []; ${loop.replace("DRAW", draw)} return numbers.map((r) => cards[r]);`, "cards, n");
    expect(find(code("Math.round(Math.random() * (n - 1))"))).toEqual(["biased"]);
    expect(find(code("Math.floor(Math.random() * n)"))).toEqual([]);
  });

  it("are told where a set keeps them", () => {
    const code = "const numbers = new Set(); while (numbers.size < n) numbers.add(DRAW); return [...numbers];";
    expect(find(write(code.replace("DRAW", "Math.round(Math.random() * (n - 1))"), "n"))).toEqual(["biased"]);
    expect(find(write(code.replace("DRAW", "Math.floor(Math.random() * n)"), "n"))).toEqual([]);
  });

  it.each([
    ["all are equally likely", "Math.floor(Math.random() * n)", "n"],
    ["only some are drawn", "Math.round(Math.random() * (n - 1))", "3"],
    ["half of them are drawn", "Math.round(Math.random() * (n - 1))", "n / 2"],
    ["they are drawn from more", "Math.round(Math.random() * 2 * n)", "n"],
    ["they are drawn from another number", "Math.round(Math.random() * 99)", "n"],
    ["they are drawn from a few more", "Math.round(Math.random() * 12)", "10"],
    ["they are counted from one", "Math.round(Math.random() * (n - 1)) + 1", "n"],
    ["they are counted from one, and written", "Math.round(Math.random() * 9) + 1", "10"],
    ["they are the numbers of a lottery", "Math.round(Math.random() * 48) + 1", "6"],
    ["the last is never drawn", "Math.floor(Math.random() * (n - 1))", "n"],
    ["there are two of them", "Math.round(Math.random())", "2"],
    ["they are no whole numbers", "Math.random() * n", "n"],
  ])("are nothing to speak of where %s", (_, range, count) => {
    expect(find(fill(range, count))).toEqual([]);
  });

  it.each([
    ["the number of them changes", `while (numbers.length < n) { const r = DRAW; ${seen} n -= 1; }`],
    ["tries are counted", `let tries = 0; while (tries < n) { const r = DRAW; ${seen} tries += 1; }`],
    ["there were some before", `numbers.push(0); while (numbers.length < n) { const r = DRAW; ${seen} }`],
    [
      "something else is noted",
      "while (numbers.length < n) { const r = DRAW; if (!numbers.includes(r)) numbers.push(r + 1); }",
    ],
    ["others are asked", "while (numbers.length < n) { const r = DRAW; if (!others.includes(r)) numbers.push(r); }"],
    [
      "some are asked for more",
      "while (numbers.length < n) { const r = DRAW; if (isFree(r) && !numbers.includes(r)) numbers.push(r); }",
    ],
  ])("are nothing to speak of where %s", (_, loop) => {
    const draw = "Math.round(Math.random() * (n - 1))";
    expect(find(write(`const numbers = []; ${loop.replace("DRAW", draw)} return numbers;`, "n, others"))).toEqual([]);
  });
});

it.each([
  ["they are sorted then", "numbers.sort((a, b) => a - b); return numbers;"],
  ["a sorted copy is made of them", "return numbers.toSorted();"],
  ["they are added up", "return numbers.reduce((sum, r) => sum + r, 0);"],
  ["they are counted", "return numbers.length;"],
  ["nobody uses them", "return Date.now() - start;"],
])("numbers of no list are nothing to speak of where %s", (_, end) => {
  const fill =
    "while (numbers.length < n) { const r = Math.round(Math.random() * (n - 1)); if (!numbers.includes(r)) numbers.push(r); }";
  expect(find(write(`const numbers = []; ${fill} ${end}`, "n, start"))).toEqual([]);
  expect(find(write(`const numbers = []; ${fill} return numbers;`, "n, start"))).toEqual(["biased"]);
});

it("a set of numbers of no list is nothing to speak of where it is only counted", () => {
  const fill = "while (numbers.size < n) numbers.add(Math.round(Math.random() * (n - 1)));";
  expect(find(write(`const numbers = new Set(); ${fill} return numbers.size;`, "n"))).toEqual([]);
  expect(find(write(`const numbers = new Set(); ${fill} return [...numbers];`, "n"))).toEqual(["biased"]);
});

describe("nothing is said", () => {
  const push = "used.push(r); out.push(list[r]);";
  const begin = "const used = []; const out = [];";
  it.each([
    [
      "where a place outside is refused",
      `${begin} while (out.length < list.length) { const r = Math.floor(Math.random() * (list.length + 1)); if (r < list.length && !used.includes(r)) { ${push} } }`,
    ],
    [
      "where something else is noted",
      `${begin} while (out.length < list.length) { const r = ${ROUNDED}; if (!used.includes(r)) { used.push(r + 1); out.push(list[r]); } }`,
    ],
    [
      "where another place is noted",
      `${begin} while (out.length < list.length) { let r = ${ROUNDED}; if (!used.includes(r)) { used.push(r); r = ${ROUNDED}; out.push(list[r]); } }`,
    ],
    [
      "where what is noted is forgotten",
      `let used = []; const out = []; while (out.length < list.length) { const r = ${ROUNDED}; if (!used.includes(r)) { ${push} used = []; } }`,
    ],
    [
      "where a place is noted sometimes",
      `${begin} while (out.length < list.length) { const r = ${ROUNDED}; if (!used.includes(r)) { if (r > 2) used.push(r); out.push(list[r]); } }`,
    ],
    [
      "where something was noted before",
      `const used = [0]; const out = []; while (out.length < list.length - 1) { const r = ${ROUNDED}; if (!used.includes(r)) { ${push} } }`,
    ],
    [
      "where something was noted in between",
      `${begin} used.push(2); while (out.length < 3) { const r = ${ROUNDED}; if (!used.includes(r)) { ${push} } }`,
    ],
    [
      "where one flag is set before",
      `const used = [true, false, false, false]; const out = []; while (out.length < list.length) { const r = ${ROUNDED}; if (!used[r]) { used[r] = true; out.push(list[r]); } }`,
    ],
    [
      "where flags are made of what the items are",
      `const used = list.map((one) => one.isOut); const out = []; while (out.length < list.length) { const r = ${ROUNDED}; if (!used[r]) { used[r] = true; out.push(list[r]); } }`,
    ],
    [
      "where a flag is 1, and no `true`",
      `const used = {}; const out = []; while (out.length < list.length) { const r = ${ROUNDED}; if (used[r] !== true) { used[r] = 1; out.push(list[r]); } }`,
    ],
    [
      "where flags that say no are not missing",
      `const used = [false, false, false, false]; const out = []; while (out.length < list.length) { const r = ${ROUNDED}; if (used[r] === undefined) { used[r] = true; out.push(list[r]); } }`,
    ],
    [
      "where flags are taken back",
      `const used = {}; const out = []; while (out.length < list.length) { const r = ${ROUNDED}; if (!used[r]) { used[r] = true; out.push(list[r]); used[r] = false; } }`,
    ],
    [
      "where notes are deleted",
      `const used = new Set(); const out = []; while (out.length < list.length) { const r = ${ROUNDED}; if (!used.has(r)) { used.add(r); out.push(list[r]); used.clear(); } }`,
    ],
    [
      "where tries are counted",
      `${begin} let tries = 0; while (out.length < 4 && tries++ < 20) { const r = ${ROUNDED}; if (!used.includes(r)) { ${push} } }`,
    ],
    [
      "where a known item is not drawn again",
      `const out = []; for (let i = 0; i < list.length; i++) { const item = list[${ROUNDED}]; if (!out.includes(item)) out.push(item); }`,
    ],
    [
      "where a known item is taken on purpose",
      `const out = []; while (out.length < 4) { const item = list[${ROUNDED}]; if (out.includes(item)) out.push(item); }`,
    ],
    [
      "where the items are asked for more",
      `const out = []; while (out.length < 4) { const item = list[${ROUNDED}]; if (item.free && !out.includes(item)) out.push(item); }`,
    ],
    [
      "where another list is asked",
      `const out = []; while (out.length < 4) { const item = list[${ROUNDED}]; if (!known.includes(item)) out.push(item); }`,
    ],
    [
      "where the items of the list go round",
      `const out = []; while (out.length < 4) { const item = list[${ROUNDED}]; if (!out.includes(item)) { out.push(item); list.push(list.shift()); } }`,
    ],
    [
      "where two lists are filled, and none is asked",
      `const out = []; const more = []; const seen = new Set(); while (out.length < 4) { const item = list[${ROUNDED}]; if (!seen.has(item)) { seen.add(item); out.push(item); more.push(item); } }`,
    ],
    [
      "where one is picked",
      `const out = []; while (out.length < 1) { const item = list[${ROUNDED}]; if (!out.includes(item)) out.push(item); }`,
    ],
  ])("%s", (_, body) => {
    expect(find(write(`${body} return out;`))).toEqual([]);
  });
});

it("a fix leaves what is used after the loop", () => {
  const code = write(
    `const used = []; const out = []; while (out.length < list.length) { let r = ${ROUNDED}; while (used.includes(r)) r = ${ROUNDED}; used.push(r); out.push(list[r]); } return [out, used];`,
  );
  expect(fixAll(code).output).toBe(code.replaceAll(ROUNDED, EVEN));
});

it("a local function that draws is told what to draw", () => {
  const body = `const place = () => ${ROUNDED}; const used = []; const out = []; while (out.length < 3) { let r = place(); while (used.includes(r)) r = place(); used.push(r); out.push(list[r]); } return out;`;
  expect(verify(write(body)).map(({ message }) => message)).toEqual([
    "This shuffle is biased: of 8 items, the first one is among the 3 that are drawn 23.2 % of the time instead of 37.5 %. There is no fix that fits here. Draw each place evenly from all places of the list, again until it is a new one, or take the items of a shuffled copy.",
  ]);
  expect(find(write(body.replace(ROUNDED, EVEN)))).toEqual([]);
});

it("a place that is taken leads on to the next free one", () => {
  const body = `const used = []; const out = []; for (let i = 0; i < list.length; i++) { let r = ${EVEN}; while (used[r]) r = (r + 1) % list.length; used[r] = true; out.push(list[r]); } return out;`;
  // Each place has every item equally often, so the number is that of an order: the next free one of the first, whichever that was.
  expect(verify(write(body))[0]?.message).toContain(
    "of 4 items, the order 2 3 4 1 comes up 9.38 % of the time instead of 4.17 %.",
  );
});

it("three of twenty items, and all of twelve, have numbers of their own", () => {
  const known = (count: number, end: string): string =>
    `export function order() { const list = [${Array.from({ length: count }, (_, item) => item).join()}]; ${ways["the items themselves"]?.(ROUNDED, end) ?? ""} }`;
  expect(verify(known(20, "3"))[0]?.message).toContain(
    "of 20 items, the first one is among the 3 that are drawn 8.11 % of the time instead of 15.0 %",
  );
  expect(verify(known(12, "list.length"))[0]?.message).toContain(
    "of 12 items, the first one ends up last 22.5 % of the time instead of 8.33 %",
  );
});

// More than there are would never end, and what is only counted costs as much as any other loop: neither takes the time that the rest needs.
it.each([
  [5, "43.9 % of the time instead of 60.0 %"],
  [6, "33.8 % of the time instead of 50.0 %"],
  [20, "8.11 % of the time instead of 15.0 %"],
])("so many of a list of %i as a caller asks for are told, and corrected", (count, told) => {
  const known = (draw: string): string =>
    `const list = [${Array.from({ length: count }, (_, item) => item).join()}]; export function order(n) { ${ways["the items themselves"]?.(draw, "n") ?? ""} }`;
  expect(verify(known(ROUNDED)).map(({ message }) => message)).toEqual([expect.stringContaining(told)]);
  expect(fixAll(known(ROUNDED)).output).toBe(known(EVEN));
  expect(find(known(EVEN))).toEqual([]);
});

describe("a set of places alone", () => {
  const BEGIN = "const order = new Set(); ";
  const END = " return [...order].map((i) => list[i]);";
  const fill = (draw: string, count: string): string =>
    write(`${BEGIN}while (order.size < ${count}) order.add(${draw});${END}`);

  it("of all of them is told where the ends are half as likely, and corrected", () => {
    const code = fill(ROUNDED, "list.length");
    expect(verify(code).map(({ message }) => message)).toEqual([
      "This shuffle is biased: of 8 items, the first one ends up last 27.0 % of the time instead of 12.5 %.",
    ]);
    expect(fixAll(code).output).toBe(fill(EVEN, "list.length"));
    expect(find(fill(EVEN, "list.length"))).toEqual([]);
  });

  it("of three of them is told, and corrected", () => {
    expect(find(fill(ROUNDED, "3"))).toEqual(["biased"]);
    expect(fixAll(fill(ROUNDED, "3")).output).toBe(fill(EVEN, "3"));
  });

  it.each([
    [
      "drawn by name, in a do loop",
      `${BEGIN}do { const r = ${ROUNDED}; order.add(r); } while (order.size < list.length);${END}`,
      ["biased"],
    ],
    [
      "of items",
      `${BEGIN}while (order.size < list.length) order.add(list[${ROUNDED}]); return [...order];`,
      ["biased"],
    ],
    [
      "of items that are equally likely",
      `${BEGIN}while (order.size < list.length) order.add(list[${EVEN}]); return [...order];`,
      [],
    ],
    [
      "of items that are taken out of a list",
      `${BEGIN}const rest = [...list]; while (rest.length > 0) { const [item] = rest.splice(${ROUNDED.replace("list", "rest")}, 1); order.add(item); } return [...order];`,
      ["biased"],
    ],
    [
      "of some items that are taken out evenly",
      `${BEGIN}const rest = [...list]; while (order.size < 3) order.add(rest.splice(${EVEN.replace("list", "rest")}, 1)[0]); return [...order];`,
      [],
    ],
    ["drawn without end", `${BEGIN}for (let i = 0; i < list.length; i++) order.add(${ROUNDED});${END}`, []],
    ["of numbers", `${BEGIN}while (order.size < 6) order.add(Math.round(Math.random() * 48) + 1);${END}`, []],
    [
      "that is asked what it has, so that nobody needs the order",
      `${BEGIN}while (order.size < 3) order.add(${ROUNDED}); return list.map((item, i) => order.has(i));`,
      [],
    ],
    [
      "that holds a place before",
      `const order = new Set([0]); while (order.size < list.length) order.add(${ROUNDED});${END}`,
      [],
    ],
    [
      "beside a list that takes each draw",
      `${BEGIN}const out = []; while (order.size < list.length) { const r = ${ROUNDED}; order.add(r); out.push(list[r]); } return out;`,
      [],
    ],
    [
      "that is emptied on the way",
      `${BEGIN}while (order.size < list.length) { order.add(${ROUNDED}); if (list.done) order.clear(); }${END}`,
      [],
    ],
  ])("%s", (_, body, found) => {
    expect(find(write(body))).toEqual(found);
  });
});
