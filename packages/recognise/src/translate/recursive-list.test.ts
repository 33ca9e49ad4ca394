// Functions that draw an item and shuffle the others by calling themselves; each beside its innocent neighbour.
import { describe, expect, it } from "vitest";
import { judge } from "../judged.fixture.ts";
import { fixAll, verify } from "../linted.fixture.ts";

const draw = (list: string, less = ""): string => `Math.floor(Math.random() * (${list}.length${less}))`;
const round = (list: string): string => `Math.round(Math.random() * (${list}.length - 1))`;
const END = "if (list.length <= 1) return list;";

/** The ways to write such a function, by the place that it draws. */
const WAYS: readonly [string, (place: string) => string][] = [
  [
    "a filter by the place",
    (place) =>
      `function mix(list) { ${END} const k = ${place}; const picked = list[k]; const rest = list.filter((_, i) => i !== k); return [picked, ...mix(rest)]; }`,
  ],
  [
    "a filter by the item",
    (place) =>
      `function mix(list) { ${END} const picked = list[${place}]; return [picked, ...mix(list.filter((one) => one !== picked))]; }`,
  ],
  [
    "an item that is read behind the filter",
    (place) =>
      `function mix(list) { ${END} const k = ${place}; const rest = list.filter((_, i) => i !== k); return [list[k], ...mix(rest)]; }`,
  ],
  [
    "a splice",
    (place) =>
      `function mix(list) { if (list.length === 0) return []; const [picked] = list.splice(${place}, 1); return [picked, ...mix(list)]; }`,
  ],
  [
    "a splice of a copy",
    (place) =>
      `function mix(list) { if (!list.length) return []; const rest = [...list]; const [picked] = rest.splice(${place}, 1); return [picked, ...mix(rest)]; }`,
  ],
  [
    "a splice of a copied parameter",
    (place) =>
      `const mix = ([...list]) => { ${END} const picked = list.splice(${place}, 1)[0]; return [picked, ...mix(list)]; };`,
  ],
  [
    "a splice in the result",
    (place) => `const mix = (list) => (list.length ? [list.splice(${place}, 1)[0], ...mix(list)] : []);`,
  ],
  [
    "a spread splice in the result",
    (place) => `const mix = (list) => (list.length > 1 ? [...list.splice(${place}, 1), ...mix(list)] : list);`,
  ],
  [
    "two slices",
    (place) =>
      `function mix(list) { if (list.length < 2) return [...list]; const k = ${place}; return [list[k], ...mix([...list.slice(0, k), ...list.slice(k + 1)])]; }`,
  ],
  [
    "two slices in a row",
    (place) =>
      `function mix(list) { if (list.length === 1) return list.slice(); const k = ${place}; const rest = list.slice(0, k).concat(list.slice(k + 1)); return [list[k]].concat(mix(rest)); }`,
  ],
  [
    "toSpliced",
    (place) => `const mix = (list) => { ${END} const k = ${place}; return [list[k], ...mix(list.toSpliced(k, 1))]; };`,
  ],
  [
    "the others before it",
    (place) =>
      `function mix(list) { ${END} const k = ${place}; const picked = list[k]; const rest = list.filter((_, i) => i !== k); return [...mix(rest), picked]; }`,
  ],
  [
    "the others before it, by concat",
    (place) =>
      `function mix(list) { ${END} const k = ${place}; const picked = list[k]; const rest = list.filter((_, i) => i !== k); return mix(rest).concat([picked]); }`,
  ],
];

describe.each(WAYS)("by %s", (_, write) => {
  it.each([draw("list", " - 1"), round("list")])("is found with %s", (place) => {
    expect(judge(write(place))).not.toBe("silent");
  });

  it.each([draw("list"), "Math.floor(Math.random() * Math.min(3, list.length))", "list.length - 1", "0"])(
    "is left alone with %s",
    (place) => {
      expect(judge(write(place))).toBe("silent");
    },
  );
});

describe("nothing is said of", () => {
  it.each([
    [
      "a copy that is asked when its list has changed",
      `function mix(list) { ${END} const rest = [...list]; const k = ${draw("list", " - 1")}; rest.splice(k, 1); return [list[k], ...mix(rest)]; }`,
    ],
    [
      "an end that drops the last item",
      `function mix(list) { if (list.length <= 1) return []; const [picked] = list.splice(${round("list")}, 1); return [picked, ...mix(list)]; }`,
    ],
    [
      "two calls of itself",
      `function sort(list) { ${END} const k = ${round("list")}; const pivot = list[k]; return [...sort(list.filter((one) => one < pivot)), ...sort(list.filter((one) => one >= pivot))]; }`,
    ],
    [
      "a quicksort",
      `function sort(list) { ${END} const k = ${round("list")}; const pivot = list[k]; const rest = list.filter((_, i) => i !== k); return [...sort(rest.filter((x) => x < pivot)), pivot, ...sort(rest.filter((x) => x >= pivot))]; }`,
    ],
    [
      "what it makes of the item",
      `function mix(list) { ${END} const [picked] = list.splice(${round("list")}, 1); return [load(picked), ...mix(list)]; }`,
    ],
    [
      "another function",
      `function mix(list) { ${END} const [picked] = list.splice(${round("list")}, 1); return [picked, ...other(list)]; }`,
    ],
    [
      "an item under a condition",
      `function mix(list) { ${END} const [picked] = list.splice(${round("list")}, 1); return picked.isOpen ? [picked, ...mix(list)] : mix(list); }`,
    ],
    [
      "more than one item",
      `function mix(list) { ${END} const [picked] = list.splice(${round("list")}, 1); return [picked, picked, ...mix(list)]; }`,
    ],
    [
      "a generator",
      `function* mix(list) { ${END} const [picked] = list.splice(${round("list")}, 1); return [picked, ...mix(list)]; }`,
    ],
  ])("%s", (_, code) => {
    expect(judge(code)).toBe("silent");
  });
});

it("tells the numbers of the order that it makes", () => {
  const [, write] = WAYS[3] ?? [];
  const [message] = verify(write?.(round("list")) ?? "");
  // Both ends are half as likely: of 8 items, the first is drawn first in 1 of 14 draws, and comes late.
  expect(message?.message).toContain("of 8 items, the first one ends up seventh 20.9 % of the time instead of 12.5 %");
});

it("gets its range corrected", () => {
  const [, write] = WAYS[3] ?? [];
  expect(fixAll(write?.(round("list")) ?? "").output).toContain(
    "list.splice(Math.floor(Math.random() * list.length), 1)",
  );
});

describe("a function that hands on to itself what was drawn", () => {
  const ROUNDED = round("list");
  const EVEN = "Math.floor(Math.random() * list.length)";

  it.each<(draw: string) => string>([
    (draw) =>
      `export function mix(list, done = []) { if (list.length === 0) return done; const i = ${draw}; return mix([...list.slice(0, i), ...list.slice(i + 1)], [...done, list[i]]); }`,
    (draw) =>
      `export const mix = (list, done = []) => { if (!list.length) return done; const i = ${draw}; return mix(list.filter((_, k) => k !== i), done.concat(list[i])); };`,
    (draw) =>
      `export function mix(items) { function go(list, done) { if (list.length === 0) return done; const i = ${draw}; return go(list.toSpliced(i, 1), [list[i], ...done]); } return go(items, []); }`,
    (draw) =>
      `const without = (xs, i) => xs.filter((_, k) => k !== i); export const mix = (list, done = []) => { if (list.length < 1) return done; const i = ${draw}; return mix(without(list, i), done.concat([list[i]])); };`,
    (draw) =>
      `const without = (xs, i) => [...xs.slice(0, i), ...xs.slice(i + 1)]; export const mix = (list) => { if (list.length === 0) return []; const i = ${draw}; return [list[i], ...mix(without(list, i))]; };`,
  ])("is read: %s", (write) => {
    expect(verify(write(ROUNDED)).map(({ messageId }) => messageId)).toEqual(["biased"]);
    expect(verify(write(EVEN))).toEqual([]);
    expect(fixAll(write(ROUNDED)).output).toBe(write(EVEN));
  });

  it.each([
    [
      "gives back something else",
      `function mix(list, done = []) { if (list.length === 0) return [...done, 1]; const i = ${ROUNDED}; return mix(list.filter((_, k) => k !== i), [...done, list[i]]); }`,
    ],
    [
      "asks what was drawn",
      `function mix(list, done = []) { if (list.length === 0) return done; const i = ${ROUNDED}; if (done.includes(list[i])) return done; return mix(list.filter((_, k) => k !== i), [...done, list[i]]); }`,
    ],
    [
      "begins with something",
      `function mix(list, done = [list[0]]) { if (list.length === 0) return done; const i = ${ROUNDED}; return mix(list.filter((_, k) => k !== i), [...done, list[i]]); }`,
    ],
    [
      "keeps the item",
      `function mix(list, done = []) { if (list.length === 0) return done; const i = ${ROUNDED}; return mix(list, [...done, list[i]]); }`,
    ],
    [
      "leaves out another item",
      `function mix(list, done = []) { if (list.length === 0) return done; const i = ${ROUNDED}; const j = 0; return mix(list.filter((_, k) => k !== j), [...done, list[i]]); }`,
    ],
  ])("is not read where it %s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});
