// Loops and reductions that hand their list to a function of the file, which gives it back made anew.
import { describe, expect, it } from "vitest";
import { verifyAlone, fixAll } from "../linted.fixture.ts";
import { find } from "../findings.fixture.ts";

const SHORT = "Math.floor(Math.random() * out.length)";
const FAIR = "Math.floor(Math.random() * (out.length + 1))";
const INSERTS = [
  "const put = (i, x, xs) => [...xs.slice(0, i), x, ...xs.slice(i)];",
  "const put = (i, x, xs) => xs.toSpliced(i, 0, x);",
  "function put(i, x, xs) { xs.splice(i, 0, x); return xs; }",
  "function put(i, x, xs) { const copy = [...xs]; copy.splice(i, 0, x); return copy; }",
  "function put(i, x, xs) { const copy = xs.slice(); copy.splice(i, 0, x); return copy; }",
];

describe("a function that puts an item into a list", () => {
  const reduce = (put: string, draw: string): string =>
    `${put} export const mix = (list) => list.reduce((out, x) => put(${draw}, x, out), []);`;
  const loop = (put: string, draw: string): string =>
    `${put} export function mix(list) { let out = []; for (const x of list) { out = put(${draw}, x, out); } return out; }`;

  it.each(INSERTS)("is read in a reduction and in a loop: %s", (put) => {
    for (const write of [reduce, loop]) {
      expect(verifyAlone(write(put, SHORT))).toHaveLength(1);
      expect(verifyAlone(write(put, FAIR))).toEqual([]);
    }
  });

  it("stays, and only the range is corrected", () => {
    const [put = ""] = INSERTS;
    const [finding] = verifyAlone(reduce(put, "Math.round(Math.random() * out.length)"));
    expect(finding?.messageId).toBe("biased");
    expect(fixAll(reduce(put, "Math.round(Math.random() * out.length)")).output).toBe(reduce(put, FAIR));
  });

  it.each([
    ["gives another list", "const put = (i, x, xs) => [...ys.slice(0, i), x, ...ys.slice(i)];"],
    ["puts the item in twice", "const put = (i, x, xs) => [...xs.slice(0, i), x, x, ...xs.slice(i)];"],
    [
      "asks the list that it copied",
      "function put(i, x, xs) { const copy = [...xs]; copy.splice(i, 0, x); log(xs); return copy; }",
    ],
    [
      "gives the list, and not its copy",
      "function put(i, x, xs) { const copy = [...xs]; copy.splice(i, 0, x); return [...copy, 1]; }",
    ],
    ["may be another one", "let put = (i, x, xs) => [...xs.slice(0, i), x, ...xs.slice(i)]; put = other;"],
    [
      "has another list for it later",
      "function put(i, x, xs) { xs = other; return [...xs.slice(0, i), x, ...xs.slice(i)]; }",
    ],
    ["waits", "const put = async (i, x, xs) => [...xs.slice(0, i), x, ...xs.slice(i)];"],
    ["calls itself", "const put = (i, x, xs) => put(i, x, xs);"],
  ])("is not read where it %s", (_, put) => {
    expect(verifyAlone(reduce(put, SHORT))).toEqual([]);
    expect(verifyAlone(loop(put, SHORT))).toEqual([]);
  });

  it("is not read where it is handed the list twice", () => {
    expect(
      find(
        `const put = (i, xs, ys) => [...ys.slice(0, i), xs, ...ys.slice(i)]; export const mix = (list) => list.reduce((out, x) => put(${SHORT}, out, out), []);`,
      ),
    ).toEqual([]);
  });
});

describe("a reduction that swaps in a copy with a name", () => {
  const swap = (draw: string, more = "", start = "list"): string =>
    `export const mix = (list) => list.reduce((out, ${more === "" ? "_" : "x"}, i) => { const j = ${draw}; const copy = [...out]; [copy[i], copy[j]] = [copy[j], copy[i]]; ${more} return copy; }, ${start});`;

  it("is read", () => {
    expect(find(swap("Math.floor(Math.random() * out.length)"))).toEqual(["biased"]);
    expect(find(swap("Math.floor(Math.random() * list.length)", "", "[...list]"))).toEqual(["biased"]);
    expect(find(swap("Math.floor(Math.random() * (i + 1))"))).toEqual([]);
  });

  it("is not read where it puts in an item of the list that stays as it was", () => {
    expect(find(swap("Math.floor(Math.random() * out.length)", "copy[i] = x;"))).toEqual([]);
  });
});

it("a function that leaves an item out is read, too", () => {
  const code = (draw: string): string =>
    `const without = (xs, i) => xs.filter((_, k) => k !== i); export function mix(list) { let rest = [...list]; const out = []; while (rest.length > 0) { const i = ${draw}; out.push(rest[i]); rest = without(rest, i); } return out; }`;
  expect(find(code("Math.round(Math.random() * (rest.length - 1))"))).toEqual(["biased"]);
  expect(find(code("Math.floor(Math.random() * rest.length)"))).toEqual([]);
});
