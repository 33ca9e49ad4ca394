// A position matrix as the site shows it: each cell with its share and its colours, on the bias page's own scale.
import { getLargestRatio, makeColourScale, tellEnds, type ColourScale } from "@fair-shuffle/lab/colour-scale";
import { PNG } from "pngjs";

/** [position][card], each row and each column adding up to 1. */
export type Positions = readonly (readonly number[])[];

export interface PaintedMatrix {
  readonly cards: number;
  /** [position][card]. */
  readonly cells: readonly (readonly PaintedCell[])[];
  readonly legend: Legend;
}

interface PaintedCell {
  /** In percent, with one digit, "22.2"; what never or always happens has none, for the cell is narrow. */
  readonly percent: string;
  /** The colours of both themes, as custom properties. */
  readonly style: string;
}

export interface Legend {
  /** The ratios to the fair share at both ends: "1/2" and "2". */
  readonly ends: readonly [string, string];
  readonly fair: string;
  readonly styles: readonly string[];
}

export type Scales = Readonly<Record<"light" | "dark", ColourScale>>;

/** Returns a matrix with its colours; several that are compared share the scale that holds them all. */
export function paintMatrix(positions: Positions, comparedWith: readonly Positions[] = []): PaintedMatrix {
  const cards = positions.length;
  const scales = makeScales([positions, ...comparedWith].flatMap(listRatios));
  return {
    cards,
    cells: positions.map((row) =>
      row.map((share) => ({ percent: tellCell(share), style: getStyle(scales, share * cards) })),
    ),
    legend: makeLegend(scales, cards),
  };
}

export interface HeatMap {
  readonly cards: number;
  /** A picture of one pixel a cell, as a data address. */
  readonly light: string;
  readonly dark: string;
  readonly legend: Legend;
  readonly largest: Extreme;
  readonly smallest: Extreme;
}

/** Counted from 1. */
export interface Extreme {
  readonly position: number;
  readonly card: number;
  readonly percent: string;
  /** How many times as often as in a fair shuffle. */
  readonly ratio: string;
}

/** Returns a large matrix as a picture. */
export function drawHeatMap(positions: Positions, comparedWith: readonly Positions[] = []): HeatMap {
  const cards = positions.length;
  const scales = makeScales([positions, ...comparedWith].flatMap(listRatios));
  return {
    cards,
    light: draw(positions, scales.light),
    dark: draw(positions, scales.dark),
    legend: makeLegend(scales, cards),
    largest: getExtreme(positions, (a, b) => a > b),
    smallest: getExtreme(positions, (a, b) => a < b),
  };
}

/** Returns the first cell that no other one is beyond. */
export function getExtreme(positions: Positions, isBeyond: (share: number, other: number) => boolean): Extreme {
  const cards = positions.length;
  let found = { position: 0, card: 0, share: positions[0]?.[0] ?? 0 };
  positions.forEach((row, position) => {
    row.forEach((share, card) => {
      if (isBeyond(share, found.share)) found = { position, card, share };
    });
  });
  return {
    position: found.position + 1,
    card: found.card + 1,
    percent: tellPercent(found.share),
    ratio: (found.share * cards).toFixed(2),
  };
}

/** Returns a share in percent; what never happens, or always, has no digits behind the point. */
export const tellCell = (share: number): string =>
  share === 0 || share === 1 ? String(100 * share) : tellPercent(share);

export const tellPercent = (share: number): string => (100 * share).toFixed(1);

const listRatios = (positions: Positions): readonly number[] =>
  positions.flatMap((row) => row.map((share) => share * positions.length));

/** Returns the scales that hold all of these ratios to the fair share. */
export function makeScales(ratios: readonly number[]): Scales {
  const largest = getLargestRatio(ratios);
  return { light: makeColourScale(largest, "light"), dark: makeColourScale(largest, "dark") };
}

/** Returns the colours of a ratio in both themes, as custom properties. */
export function getStyle({ light, dark }: Scales, ratio: number): string {
  return `--paint:${light.paint(ratio)};--write:${light.write(ratio)};--dark-paint:${dark.paint(ratio)};--dark-write:${dark.write(ratio)}`;
}

const LEGEND_STEPS = 15;

function makeLegend(scales: Scales, cards: number): Legend {
  const { most } = scales.light;
  const ratios = Array.from({ length: LEGEND_STEPS }, (_, step) => most ** ((2 * step) / (LEGEND_STEPS - 1) - 1));
  return {
    ends: tellEnds(scales.light),
    fair: tellPercent(1 / cards),
    styles: ratios.map((ratio) => getStyle(scales, ratio)),
  };
}

function draw(positions: Positions, { paint }: ColourScale): string {
  const cards = positions.length;
  const picture = new PNG({ width: cards, height: cards, colorType: 2 });
  positions.forEach((row, position) => {
    row.forEach((share, card) => {
      const [red = 0, green = 0, blue = 0] = (paint(share * cards).match(/\d+/g) ?? []).map(Number);
      picture.data.set([red, green, blue, 255], 4 * (position * cards + card));
    });
  });
  return `data:image/png;base64,${PNG.sync.write(picture, { colorType: 2 }).toString("base64")}`;
}
