// The shuffle that a place of the text belongs to.
import { expect, it } from "vitest";
import { findSiteAt } from "./site-at.ts";

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
