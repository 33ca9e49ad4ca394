// The one colour scale of the page: a cell's ratio to the fair share, diverging from 1.
import { piecewise, interpolateLab } from "d3-interpolate";
import { scaleDivergingLog } from "d3-scale";
import type { Theme } from "./theme.ts";

/** A scale's two ends in words: "1/4" and "4". */
export const tellEnds = ({ most }: ColourScale): readonly [string, string] =>
  most === 1.5 ? ["2/3", "1.5"] : [`1/${most}`, String(most)];

export interface ColourScale {
  /** The ratio at which the colour is full: `most` times, or a `most`-th of, the fair share. */
  readonly most: number;
  /** Returns a cell's colour. */
  readonly paint: (ratio: number) => string;
  /** Returns the colour of a text on it. */
  readonly write: (ratio: number) => string;
  readonly theme: Theme;
}

/**
 * Blue is less, orange is more: people with any colour vision tell them apart, and both ends differ in lightness from the middle. The middle is near the page's
 * own background, so what is fair is quiet in every theme.
 */
const STOPS: Readonly<Record<Theme, readonly string[]>> = {
  light: ["#08417c", "#2f7fc1", "#9cc6e6", "#f1f1ee", "#f9bd7e", "#dd7415", "#8f3b00"],
  dark: ["#7cc4ff", "#3f8fd6", "#24507c", "#2c2d30", "#80481a", "#d9782a", "#ffb36b"],
  "high-contrast-light": ["#00336b", "#1a6fb8", "#8fc0e8", "#ffffff", "#ffb469", "#cc6400", "#7a3000"],
  "high-contrast-dark": ["#8fd0ff", "#3f97e6", "#1f4f80", "#000000", "#804414", "#e68020", "#ffc080"],
};

/** Returns how far ratios to the fair share reach from 1: the largest one, or its inverse. What never happens counts as twice too rare. */
export const getLargestRatio = (ratios: readonly number[]): number =>
  ratios.reduce((largest, ratio) => Math.max(largest, ratio, ratio === 0 ? 2 : 1 / ratio), 1);

/** Where a scale may end; the smallest that holds the largest ratio is taken. */
const ENDS = [1.5, 2, 3, 4, 8, 16];

/** How many colours are told apart, less one: more than an eye does, and even, so that fair is the middle one. */
const STEPS = 254;

/** Returns the scale that holds ratios up to `largest`, and down to 1 / `largest`; beyond 16 the colour stays full. */
export function makeColourScale(largest: number, theme: Theme): ColourScale {
  const most = ENDS.find((end) => end >= largest) ?? 16;
  const interpolate: (part: number) => string = piecewise<string>(interpolateLab, [...STOPS[theme]]);
  const colours = Array.from({ length: STEPS + 1 }, (_, step) => interpolate(step / STEPS));
  const inks = colours.map(getInk);
  const scale = scaleDivergingLog((part) => Math.round(part * STEPS))
    .domain([1 / most, 1, most])
    .clamp(true);
  const getStep = (ratio: number): number => (ratio <= 0 ? 0 : scale(ratio));
  return {
    most,
    paint: (ratio) => colours[getStep(ratio)] ?? "",
    write: (ratio) => inks[getStep(ratio)] ?? "",
    theme,
  };
}

/** Returns black or white, whichever has more contrast (WCAG 2.2's relative luminance). */
function getInk(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return (luminance + 0.05) ** 2 > 1.05 * 0.05 ? "#000" : "#fff";
}
