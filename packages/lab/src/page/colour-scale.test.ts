// The colour scale: centred on fair, and legible for every eye.
import { describe, expect, it } from "vitest";
import { getLargestRatio, makeColourScale } from "./colour-scale.ts";
import type { Theme } from "./theme.ts";

type Colour = readonly [red: number, green: number, blue: number];
const read = (colour: string): Colour => {
  const named: Readonly<Record<string, Colour>> = { "#000": [0, 0, 0], "#fff": [255, 255, 255] };
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return named[colour] ?? [red, green, blue];
};
const toLinear = (part: number): number => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const getLuminance = ([red, green, blue]: Colour): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
const getContrast = (one: Colour, other: Colour): number => {
  const [light = 0, dark = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** How people without red cones, and without green ones, see a colour: Viénot, Brettel and Mollon (1999), linear RGB. */
const DEFICIENCIES = {
  protanopia: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deuteranopia: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
} as const;
const see = (colour: Colour, matrix: readonly number[]): Colour => {
  const linear = colour.map(toLinear);
  const row = (start: number): number =>
    linear.reduce((sum, part, index) => sum + part * (matrix[start + index] ?? 0), 0) * 255;
  return [row(0), row(3), row(6)];
};

const THEMES: readonly Theme[] = ["light", "dark", "high-contrast-light", "high-contrast-dark"];
const RATIOS = [0, 0.25, 0.5, 0.8, 0.9, 1, 1.1, 1.25, 2, 4, 9];

describe.each(THEMES)("in %s", (theme) => {
  const scale = makeColourScale(2, theme);

  it("fair is neutral", () => {
    const [red, green, blue] = read(scale.paint(1));
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(12);
  });

  it("less is blue, more is orange, the farther the more, and full at the ends", () => {
    const warmth = RATIOS.map((ratio) => {
      const [red, , blue] = read(scale.paint(ratio));
      return Math.abs(red - blue) < 6 ? 0 : Math.sign(red - blue);
    });
    expect(warmth).toEqual([-1, -1, -1, -1, -1, 0, 1, 1, 1, 1, 1]);
    expect(scale.paint(0)).toBe(scale.paint(0.5));
    expect(scale.paint(9)).toBe(scale.paint(2));
  });

  it("numbers on every colour have WCAG's contrast of 4.5", () => {
    for (const ratio of RATIOS) {
      expect(getContrast(read(scale.paint(ratio)), read(scale.write(ratio)))).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(["protanopia", "deuteranopia"] as const)("%s tells less from more, by their hue", (kind) => {
    for (const [less, more] of [
      [0.5, 2],
      [0.7, 1.4],
    ] as const) {
      const [low, high] = [less, more].map((ratio) => see(read(scale.paint(ratio)), DEFICIENCIES[kind]));
      const difference = (high?.[0] ?? 0) - (high?.[2] ?? 0) - ((low?.[0] ?? 0) - (low?.[2] ?? 0));
      expect(difference).toBeGreaterThan(25);
    }
  });
});

describe("the scale's ends", () => {
  it.each([
    [1, 1.5],
    [1.27, 1.5],
    [1.77, 2],
    [3.1, 4],
    [52, 16],
  ])("for a largest ratio of %d is %d", (largest, most) => {
    expect(makeColourScale(largest, "light").most).toBe(most);
  });

  it.each([
    [[1, 1], 1],
    [[0.5, 1.5], 2],
    [[0.9, 1.1, 1.77], 1.77],
    // What never happens is told apart from fair, and does not outshine the rest.
    [[0, 1.25], 2],
    [[0, 3], 3],
  ])("ratios of %j reach to %d", (ratios, reach) => {
    expect(getLargestRatio(ratios)).toBe(reach);
  });
});
