// Position matrices in the terminal: readable without colour, no wider than the terminal, and coloured by their distance from fair.
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { renderLegend, renderMatrices } from "./matrix-table.ts";
import { readTerminal } from "./terminal.ts";
import { TEXTS } from "./texts.ts";

const half = {
  title: "before",
  positions: [
    [0.5, 0.25, 0.25],
    [0, 0.5, 0.5],
    [0.5, 0.25, 0.25],
  ],
};
const third = { title: "after", positions: Array.from({ length: 3 }, () => [1 / 3, 1 / 3, 1 / 3]) };
const eight = (title: string) => ({
  title,
  positions: Array.from({ length: 8 }, () => new Array<number>(8).fill(0.125)),
});
const wide = (title: string, n: number) => ({
  title,
  positions: Array.from({ length: n }, () => new Array<number>(n).fill(1 / n)),
});

describe("renderMatrices", () => {
  it("stands two matrices side by side, labelled position × card", () => {
    expect(renderMatrices([half, third], { width: 100, colour: false })).toEqual([
      "before               after",
      "position ↓  item →   position ↓  item →",
      "      1    2    3          1    2    3",
      " 1 50.0 25.0 25.0     1 33.3 33.3 33.3",
      " 2  0.0 50.0 50.0     2 33.3 33.3 33.3",
      " 3 50.0 25.0 25.0     3 33.3 33.3 33.3",
    ]);
  });

  it.each([80, 88, 89, 100, 120])(
    "keeps two matrices of 8 cards side by side in %i columns, with decimals where there is room",
    (width) => {
      const lines = renderMatrices([eight("before"), eight("after")], { width, colour: false });
      expect(lines).toHaveLength(11);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
      expect(lines[3]?.includes("12.5")).toBe(width >= 89);
    },
  );

  it("stands them one below the other where they don't fit", () => {
    expect(renderMatrices([wide("before", 20), wide("after", 20)], { width: 120, colour: false })).toHaveLength(
      2 * (20 + 4),
    );
  });

  it("keeps its columns straight where a card never moves", () => {
    const untouched = {
      title: "",
      positions: [
        [1, 0],
        [0, 1],
      ],
    };
    expect(renderMatrices([untouched], { width: 100, colour: false }).slice(2)).toEqual([
      "      1    2",
      " 1  100  0.0",
      " 2  0.0  100",
    ]);
  });

  it("writes the same text with and without colour", () => {
    const plain = renderMatrices([half, third], { width: 100, colour: false });
    const coloured = renderMatrices([half, third], { width: 100, colour: true });
    expect(coloured.map((line) => stripVTControlCharacters(line).trimEnd())).toEqual(plain);
  });

  it.each([
    [0, 25],
    [1 / 8, 25],
    [1 / 4, 255],
    [0.26, 255],
    [0.35, 215],
    [1 / 2, 166],
    [1, 166],
  ])("paints a share of %f of four cards with palette entry %i", (share, background) => {
    const positions = [
      [share, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const row = renderMatrices([{ title: "", positions }], { width: 100, colour: true })[3];
    expect(row?.indexOf(`\u001B[48;5;${String(background)};`)).toBe(4 - 1);
  });
});

describe("renderLegend", () => {
  it("names the ends of the scale, and is left out without colour", () => {
    expect(renderLegend(8, { width: 100, colour: false })).toEqual([]);
    expect(renderLegend(8, { width: 100, colour: true }).join()).toMatch(
      /^6\.3 % or less .* 25\.0 % or more; white is fair$/,
    );
  });
});

it("keeps its columns straight under Chinese titles, whose characters are two columns wide", () => {
  const lines = renderMatrices(
    [
      { ...half, title: "修复前" },
      { ...third, title: "修复后" },
    ],
    { width: 100, colour: false },
    TEXTS["zh-cn"],
  );
  expect(lines.slice(0, 3)).toEqual([
    "修复前               修复后",
    "位置 ↓  元素 →       位置 ↓  元素 →",
    "      1    2    3          1    2    3",
  ]);
});

describe("readTerminal", () => {
  it.each([
    [{ LANG: "zh_CN.UTF-8" }, "zh-cn"],
    [{ LC_ALL: "C", LANG: "zh_CN.UTF-8" }, "en"],
    [{ LC_ALL: "", LC_MESSAGES: "zh_CN", LANG: "de_DE.UTF-8" }, "zh-cn"],
    [{ LANG: "de_DE.UTF-8" }, "en"],
  ] as const)("speaks what %j asks for", (environment, language) => {
    expect(readTerminal({}, environment).language).toBe(language);
  });

  it.each([
    ["a terminal", { isTTY: true }, {}, true],
    ["a pipe", {}, {}, false],
    ["a pipe with FORCE_COLOR", {}, { FORCE_COLOR: "1" }, true],
    ["a pipe with an empty FORCE_COLOR", {}, { FORCE_COLOR: "" }, true],
    ["a terminal with FORCE_COLOR=0", { isTTY: true }, { FORCE_COLOR: "0" }, false],
    ["a terminal with NO_COLOR", { isTTY: true }, { NO_COLOR: "1" }, false],
    ["a terminal with an empty NO_COLOR", { isTTY: true }, { NO_COLOR: "" }, true],
    ["both variables", { isTTY: true }, { NO_COLOR: "1", FORCE_COLOR: "1" }, false],
    ["a dumb terminal", { isTTY: true }, { TERM: "dumb" }, false],
    ["a pipe in CI", {}, { CI: "true" }, false],
  ])("decides on colour for %s", (_, stream, environment, colour) => {
    expect(readTerminal(stream, environment).colour).toBe(colour);
  });

  it.each([
    [{ columns: 96 }, {}, 96],
    [{ columns: 40 }, {}, 80],
    [{ columns: 300 }, {}, 120],
    [{}, { COLUMNS: "90" }, 90],
    [{}, { COLUMNS: "wide" }, 100],
    [{}, {}, 100],
  ])("takes the width from %j and %j", (stream, environment, width) => {
    expect(readTerminal(stream, environment).width).toBe(width);
  });
});
