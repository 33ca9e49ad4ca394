// The pictures of the README and of the rule's page: position matrices of biased and fair shuffles, computed by our own engine and drawn as an SVG.
import { exactPositions, getCatalogueEntry, type CatalogueId } from "@fair-shuffle/bias";

/** n, the number of items of every matrix. */
export const ITEMS = 8;

const CELL = 34;
const SIDE = ITEMS * CELL;
const GAP = 44;
const LEFT = 40;
const TOP = 84;
const LEGEND_TOP = TOP + SIDE + 34;
const LEGEND_WIDTH = 240;
const HEIGHT = LEGEND_TOP + 44;

export interface Matrix {
  readonly title: string;
  readonly code: string;
  /** P[place][item]: how likely the item ends up at the place. */
  readonly shares: readonly (readonly number[])[];
}

/** Returns what a shuffle of the catalogue does to the items, under a title and a line of code. */
function compute(id: CatalogueId, title: string, code: string): Matrix {
  return { title, code, shares: exactPositions(getCatalogueEntry(id).model, ITEMS).map((row) => [...row]) };
}

/** What the README shows: before the fix, and after it. */
export const BEFORE_AND_AFTER: readonly Matrix[] = [
  compute("random-comparator", "before: biased (V8)", "quiz.sort(() => Math.random() - 0.5)"),
  compute("fisher-yates-backward", "after the fix: fair", "shuffle(quiz)"),
];

/** What the rule's page shows, from left to right. */
export const MATRICES: readonly Matrix[] = [
  compute("random-comparator", "a coin for a comparator (V8)", "a.sort(() => Math.random() - 0.5)"),
  compute("naive-swap", "swaps over the whole range", "j = Math.floor(Math.random() * n)"),
  compute("fisher-yates-backward", "Fisher–Yates: fair", "j = Math.floor(Math.random() * (i + 1))"),
];

/** Whose light or dark scheme the colours are for: that of a page, or whichever the reader of the picture has. */
export type Scheme = "light" | "dark" | "reader";

/** Returns the picture: the same text every time. */
export function drawMatrices(matrices: readonly Matrix[], scheme: Scheme): string {
  const width = LEFT + matrices.length * SIDE + (matrices.length - 1) * GAP + 8;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" role="img" aria-labelledby="title desc">`,
    `<title id="title">Where ${ITEMS} items end up after ${COUNTS[matrices.length] ?? matrices.length} shuffles</title>`,
    `<desc id="desc">${matrices.map(describe).join(" ")}</desc>`,
    `<style>\n${STYLES[scheme]}\n</style>`,
    ...matrices.flatMap((matrix, index) => drawMatrix(matrix, LEFT + index * (SIDE + GAP))),
    ...drawLegend(width),
    "</svg>",
  ].join("\n")}\n`;
}

const COUNTS: Readonly<Record<number, string>> = { 2: "two", 3: "three" };

/** Blue and orange are told apart with every kind of colour vision; what is as likely as it should be has the page's own colour. */
const FONTS = `text { font: 11px system-ui, sans-serif; text-anchor: middle }
.title { font-size: 14px; font-weight: 600 }
.code { font: 11.5px ui-monospace, monospace }
.frame { fill: none }`;

const LIGHT = `text { fill: #1f2328 }
.axis, .legend { fill: #59636e }
.frame { stroke: #59636e }
.rare { fill: #4a9fdc }
.often { fill: #f08a24 }`;

const DARK = `text { fill: #f0f6fc }
.axis, .legend { fill: #9198a1 }
.frame { stroke: #9198a1 }
.rare { fill: #1b68ad }
.often { fill: #b65708 }`;

const STYLES: Readonly<Record<Scheme, string>> = {
  light: `${FONTS}\n${LIGHT}`,
  dark: `${FONTS}\n${DARK}`,
  reader: `${FONTS}\n${LIGHT}\n@media (prefers-color-scheme: dark) {\n${DARK}\n}`,
};

function describe({ title, shares }: Matrix): string {
  const all = shares.flat();
  return `${title}: from ${percent(Math.min(...all))} % to ${percent(Math.max(...all))} %, where ${percent(1 / ITEMS)} % is fair.`;
}

function drawMatrix({ title, code, shares }: Matrix, left: number): string[] {
  const middle = left + SIDE / 2;
  const lines = [
    text(middle, 18, title, "title"),
    text(middle, 38, code.replaceAll("<", "&lt;").replaceAll(">", "&gt;"), "code"),
    text(middle, TOP - 24, "item (share in %)", "axis"),
    `<text class="axis" transform="translate(${left - 24} ${TOP + SIDE / 2}) rotate(-90)">place</text>`,
  ];
  for (let index = 0; index < ITEMS; index++) {
    const at = (index + 0.5) * CELL;
    lines.push(text(left + at, TOP - 7, `${index + 1}`, "axis"), text(left - 10, TOP + at + 4, `${index + 1}`, "axis"));
  }
  shares.forEach((row, place) => {
    row.forEach((share, item) => {
      const [x, y] = [left + item * CELL, TOP + place * CELL];
      lines.push(...paint(x, y, CELL, share * ITEMS - 1), text(x + CELL / 2, y + CELL / 2 + 4, percent(share)));
    });
  });
  lines.push(`<rect class="frame" x="${left}" y="${TOP}" width="${SIDE}" height="${SIDE}"/>`);
  return lines;
}

/** A square for a deviation from the fair share: −1 never, 0 as likely as it should be, 1 twice as likely or more. Small ones are lifted a little, as in the legend. */
function paint(x: number, y: number, width: number, deviation: number, height = width): string[] {
  const opacity = (Math.min(1, Math.abs(deviation)) ** 0.75).toFixed(3);
  if (opacity === "0.000") return [];
  const colour = deviation < 0 ? "rare" : "often";
  return [`<rect class="${colour}" x="${x}" y="${y}" width="${width}" height="${height}" fill-opacity="${opacity}"/>`];
}

function drawLegend(pictureWidth: number): string[] {
  const middle = pictureWidth / 2;
  const left = middle - LEGEND_WIDTH / 2;
  const steps = 24;
  const width = LEGEND_WIDTH / steps;
  const squares = Array.from({ length: steps }, (_, step) =>
    paint(left + step * width, LEGEND_TOP, width, (2 * (step + 0.5)) / steps - 1, 12),
  ).flat();
  return [
    ...squares,
    `<rect class="frame" x="${left}" y="${LEGEND_TOP}" width="${LEGEND_WIDTH}" height="12"/>`,
    text(left, LEGEND_TOP + 28, "never", "legend"),
    text(middle, LEGEND_TOP + 28, `fair: ${percent(1 / ITEMS)} %`, "legend"),
    text(left + LEGEND_WIDTH, LEGEND_TOP + 28, "twice as often", "legend"),
  ];
}

function text(x: number, y: number, words: string, kind?: string): string {
  return `<text${kind === undefined ? "" : ` class="${kind}"`} x="${x}" y="${y}">${words}</text>`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
