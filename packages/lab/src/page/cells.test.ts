// Cells as they are drawn: a number lies on the one colour that its ink was chosen for.
import { describe, expect, it } from "vitest";
import { drawCells, LEAST_CELL_WITH_NUMBER, type Cells } from "./cells.ts";
import { makeColourScale } from "./colour-scale.ts";
import type { Theme } from "./theme.ts";

interface Box {
  readonly colour: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of a letter's height: digits of the widest fonts that people have. */
const DIGIT = 0.62;

/** Draws two cells, and returns the boxes that were filled, and those of the numbers, in their order. */
function draw(size: number, density: number, theme: Theme): readonly [filled: readonly Box[], written: readonly Box[]] {
  const cells: Cells = {
    cards: 2,
    exact: [
      [0.875, 0.125],
      [0.125, 0.875],
    ],
    // Simulated, the rare ones are frequent.
    counted: { done: 10, counts: Float64Array.of(1, 9, 9, 1) },
  };
  const [filled, written]: [Box[], Box[]] = [[], []];
  let height = 0;
  const measure = (text: string): number => text.length * DIGIT * height;
  const context = {
    fillStyle: "",
    set font(font: string) {
      height = Number.parseFloat(font);
    },
    clearRect: () => undefined,
    measureText: (text: string) => ({ width: measure(text) }),
    fillRect(left: number, top: number, width: number, high: number) {
      filled.push({ colour: this.fillStyle, left, top, right: left + width, bottom: top + high });
    },
    fillText(text: string, x: number, y: number) {
      const [wide, high] = [measure(text) / 2, (height * 0.75) / 2];
      written.push({ colour: this.fillStyle, left: x - wide, top: y - high, right: x + wide, bottom: y + high });
    },
  };
  drawCells(context as unknown as CanvasRenderingContext2D, cells, {
    layer: "both",
    scale: makeColourScale(4, theme),
    size,
    density,
    empty: "#fff",
    font: "sans-serif",
  });
  return [filled, written];
}

describe.each<Theme>(["light", "dark", "high-contrast-light", "high-contrast-dark"])("in the theme %s", (theme) => {
  it.each([
    [LEAST_CELL_WITH_NUMBER, 1],
    [LEAST_CELL_WITH_NUMBER, 3],
    [37, 1],
    [37, 2],
    [64, 1],
    [250, 1],
  ])("a cell of %s pixels, %s device pixels each", (size, density) => {
    const [filled, written] = draw(size, density, theme);
    expect(written).toHaveLength(4);
    // Each cell: what is exact, and what was counted on it.
    expect(filled).toHaveLength(8);
    for (const [index, number] of written.entries()) {
      const [outside, inside] = [filled[2 * index], filled[2 * index + 1]];
      if (outside === undefined || inside === undefined) throw new Error("A cell was not drawn.");
      expect(number.left).toBeGreaterThanOrEqual(inside.left);
      expect(number.right).toBeLessThanOrEqual(inside.right);
      expect(number.top).toBeGreaterThanOrEqual(inside.top);
      expect(number.bottom).toBeLessThanOrEqual(inside.bottom);
      // And what is exact can still be seen around it.
      expect(inside.left - outside.left).toBeGreaterThanOrEqual(density);
      expect(inside.colour).not.toBe(outside.colour);
    }
  });
});
