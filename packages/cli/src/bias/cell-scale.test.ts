// The colours of a matrix's cells, in terminals of every kind.
import { Ansis } from "ansis";
import { expect, it } from "vitest";
import { paint } from "./cell-scale.ts";

const show = (level: number, ratio: number): string => paint(" 1.0 ", ratio, new Ansis(level)).replaceAll("\u001b", "");

it.each([
  [0, " 1.0 ", " 1.0 ", " 1.0 ", " 1.0 "],
  // Black on the theme's cyan and yellow; as the terminal writes near the fair share.
  [1, "[30m[46m 1.0 [49m[39m", " 1.0 ", "[30m[43m 1.0 [49m[39m", "[30m[43m 1.0 [49m[39m"],
  [
    2,
    "[38;5;231m[48;5;25m 1.0 [49m[39m",
    "[38;5;16m[48;5;255m 1.0 [49m[39m",
    "[38;5;16m[48;5;215m 1.0 [49m[39m",
    "[38;5;16m[48;5;172m 1.0 [49m[39m",
  ],
  [
    3,
    "[38;2;255;255;255m[48;2;0;114;178m 1.0 [49m[39m",
    "[38;2;0;0;0m[48;2;240;240;240m 1.0 [49m[39m",
    "[38;2;0;0;0m[48;2;235;182;123m 1.0 [49m[39m",
    "[38;2;0;0;0m[48;2;230;120;0m 1.0 [49m[39m",
  ],
])("paints rare cells blue and frequent ones orange, at level %i", (level, rare, near, frequent, twice) => {
  expect(show(level, 0.25)).toBe(rare);
  expect(show(level, 1.04)).toBe(near);
  expect(show(level, 1.4)).toBe(frequent);
  expect(show(level, 3)).toBe(twice);
});

it("uses the neighbours of no other hue where there are 256 colours", () => {
  const getBackground = (ratio: number): number => Number(/48;5;(\d+)m/.exec(show(2, ratio))?.[1]);
  const ratios = Array.from({ length: 41 }, (_, index) => 2 ** (index / 20 - 1));
  expect([...new Set(ratios.map(getBackground))]).toEqual([25, 67, 110, 153, 255, 223, 215, 208, 172]);
});
