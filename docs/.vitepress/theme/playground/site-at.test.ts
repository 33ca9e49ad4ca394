// The shuffle that a place of the text belongs to, and its place after its fix.
import { expect, it } from "vitest";
import { findFixed, findSiteAt } from "./site-at.ts";

//            0         1         2         3         4
//            0123456789012345678901234567890123456789012345
const text = "for (;;) {\n  a.sort(r);\n}\nb.sort(r); c.sort(r);\n";
const site = (start: number, end: number) => ({ range: [start, end] as const, mark: [start, end] as const });
const loop = site(0, 25);
const inner = site(13, 22);
const first = site(26, 35);
const second = site(37, 46);

it.each([
  ["the smallest around it", [loop, inner], 15, 1],
  ["the one around it", [loop, inner], 3, 0],
  ["the end belongs to it", [inner], 22, 0],
  ["the only one on its line", [inner], 11, 0],
  ["none of two on its line", [first, second], 36, undefined],
  ["one of two on its line", [first, second], 30, 0],
  ["none on another line", [first], 5, undefined],
  ["none at all", [], 5, undefined],
] as const)("%s", (_, sites, offset, wanted) => {
  expect(findSiteAt(sites, offset, text)).toBe(wanted);
});

const edit = (start: number, end: number, made: string) => ({ range: [start, end] as const, text: made });

it.each([
  ["behind an import", [edit(0, 0, "import\n"), edit(26, 35, "shuffle(b)")], first, 33],
  ["behind an import that it follows at once", [edit(0, 25, "shuffle(a)"), edit(0, 0, "import\n")], loop, 7],
  [
    "before a helper at the end",
    [edit(26, 35, "fairShuffle(b)"), edit(48, 48, "function fairShuffle() {}")],
    first,
    26,
  ],
  ["where less stands before it", [edit(0, 25, ""), edit(26, 35, "shuffle(b)")], first, 1],
  ["inside of it", [edit(30, 31, "i + 1")], first, 30],
] as const)("stands after its fix %s", (_, parts, { range }, wanted) => {
  expect(findFixed({ parts }, range)).toBe(wanted);
});
