// The pictures of the READMEs and of the rule's page: position matrices of biased and fair shuffles, computed by our own engine and drawn as an SVG, in the colours of the bias page.
import { exactPositions, getCatalogueEntry, type CatalogueId } from "@fair-shuffle/bias";
import { getLargestRatio, makeColourScale, tellEnds, type ColourScale } from "@fair-shuffle/lab/colour-scale";

/** n, the number of items of every matrix. */
export const ITEMS = 8;

const CELL = 34;
const SIDE = ITEMS * CELL;
const GAP = 44;
const LEFT = 40;
const TOP = 84;
/** More matrices beside each other are too small to be read on a page. */
const MOST_IN_ROW = 2;
const ROW = TOP + SIDE + 24;
/** The room below the rows for the legend, where there is none beside the last matrix. */
const LEGEND = 54;

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

/** What the READMEs show: before the fix, and after it. */
export const BEFORE_AND_AFTER: Readonly<Record<PictureLanguage, readonly Matrix[]>> = {
  en: [
    compute("random-comparator", "before: biased (Chrome, Edge, Node)", "quiz.sort(() => Math.random() - 0.5)"),
    compute("fisher-yates-backward", "after the fix: fair", "shuffle(quiz)"),
  ],
  zh: [
    compute("random-comparator", "修复前：有偏（Chrome、Edge、Node）", "quiz.sort(() => Math.random() - 0.5)"),
    compute("fisher-yates-backward", "修复后：公平", "shuffle(quiz)"),
  ],
};

/** What the rule's pages show, from left to right. */
export const MATRICES: Readonly<Record<PictureLanguage, readonly Matrix[]>> = {
  en: drawThree(["a coin for a comparator", "swaps over the whole range", "Fisher–Yates: fair"]),
  zh: drawThree(["用抛硬币来比较", "与任意位置交换", "Fisher–Yates：公平"]),
};

function drawThree([sort, naive, fair]: readonly [string, string, string]): readonly Matrix[] {
  return [
    compute("random-comparator", sort, "a.sort(() => Math.random() - 0.5)"),
    compute("naive-swap", naive, "j = Math.floor(Math.random() * n)"),
    compute("fisher-yates-backward", fair, "j = Math.floor(Math.random() * (i + 1))"),
  ];
}

/** Whose light or dark scheme the colours are for: that of a page, or whichever the reader of the picture has. */
export type Scheme = "light" | "dark" | "reader";

export type PictureLanguage = "en" | "zh";

interface Words {
  readonly title: (shuffles: number) => string;
  readonly describe: (title: string, least: string, most: string, fair: string) => string;
  /** Between two sentences. */
  readonly gap: string;
  readonly item: string;
  readonly position: string;
  readonly ends: (rare: string, often: string) => readonly [string, string];
  readonly fair: (share: string) => string;
}

const WORDS: Readonly<Record<PictureLanguage, Words>> = {
  en: {
    title: (shuffles) => `Where ${ITEMS} items end up after ${shuffles} shuffles`,
    describe: (title, least, most, fair) => `${title}: from ${least} % to ${most} %, where ${fair} % is fair.`,
    gap: " ",
    item: "item (share in %)",
    position: "position",
    ends: (rare, often) => [`too rare (× ${rare})`, `too often (× ${often})`],
    fair: (share) => `fair: ${share} %`,
  },
  zh: {
    title: (shuffles) => `${ITEMS} 个元素经过 ${shuffles} 种洗牌之后的位置`,
    describe: (title, least, most, fair) => `${title}：从 ${least}% 到 ${most}%，公平时应为 ${fair}%。`,
    gap: "",
    item: "元素（概率，%）",
    position: "位置",
    ends: (rare, often) => [`过少（× ${rare}）`, `过多（× ${often}）`],
    fair: (share) => `公平：${share}%`,
  },
};

/** Returns the picture: the same text every time. On a phone there is room for one matrix in a row, whose letters then keep their size. */
export function drawMatrices(
  matrices: readonly Matrix[],
  scheme: Scheme,
  language: PictureLanguage = "en",
  mostInRow = MOST_IN_ROW,
): string {
  const columns = Math.min(matrices.length, mostInRow);
  const rows = Math.ceil(matrices.length / columns);
  const isFull = matrices.length === rows * columns;
  const width = LEFT + columns * SIDE + (columns - 1) * GAP + 8;
  const height = rows * ROW + (isFull ? LEGEND : 0);
  const getLeft = (column: number): number => LEFT + column * (SIDE + GAP);
  const place: LegendPlace = isFull
    ? {
        middle: columns === 1 ? getLeft(0) + SIDE / 2 : width / 2,
        top: rows * ROW + 10,
        width: columns === 1 ? SIDE : 240,
        isTight: columns === 1,
      }
    : { middle: getLeft(columns - 1) + SIDE / 2, top: (rows - 1) * ROW + TOP + SIDE / 2, width: 184, isTight: false };
  const words = WORDS[language];
  const scales = makeScales(matrices);
  const describe = ({ title, shares }: Matrix): string => {
    const all = shares.flat();
    return words.describe(title, percent(Math.min(...all)), percent(Math.max(...all)), percent(1 / ITEMS));
  };
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${words.title(matrices.length)}</title>`,
    `<desc id="desc">${matrices.map(describe).join(words.gap)}</desc>`,
    `<style>\n${STYLES[scheme]}${columns === 1 ? `\n${NARROW_TITLE}` : ""}\n</style>`,
    ...matrices.flatMap((matrix, index) => [
      `<g transform="translate(0 ${Math.floor(index / columns) * ROW})">`,
      ...drawMatrix(matrix, getLeft(index % columns), scales, words),
      "</g>",
    ]),
    ...drawLegend(place, scales, words),
    "</svg>",
  ].join("\n")}\n`;
}

type Scales = Readonly<Record<"light" | "dark", ColourScale>>;

/** One scale for all matrices of a picture, which holds the ratio that is farthest from fair. */
function makeScales(matrices: readonly Matrix[]): Scales {
  const ratios = matrices.flatMap(({ shares }) => shares.flat().map((share) => share * ITEMS));
  const largest = getLargestRatio(ratios);
  return { light: makeColourScale(largest, "light"), dark: makeColourScale(largest, "dark") };
}

const FONTS = `text { font: 12.5px system-ui, sans-serif; text-anchor: middle }
.title { font-size: 15px; font-weight: 600 }
.code { font: 11.5px ui-monospace, monospace }
.legend { font-size: 11px }
.start { text-anchor: start }
.end { text-anchor: end }
.frame { fill: none }`;

/** The longest title stays inside a picture of one matrix, also in the widest of common fonts. */
const NARROW_TITLE = ".title { font-size: 13px }";

const LIGHT = `text { fill: #1f2328 }
.axis, .legend { fill: #59636e }
.frame { stroke: #59636e }
rect.cell { fill: var(--paint) }
text.cell { fill: var(--write) }`;

const DARK = `text { fill: #f0f6fc }
.axis, .legend { fill: #9198a1 }
.frame { stroke: #9198a1 }
rect.cell { fill: var(--dark-paint) }
text.cell { fill: var(--dark-write) }`;

const STYLES: Readonly<Record<Scheme, string>> = {
  light: `${FONTS}\n${LIGHT}`,
  dark: `${FONTS}\n${DARK}`,
  reader: `${FONTS}\n${LIGHT}\n@media (prefers-color-scheme: dark) {\n${DARK}\n}`,
};

function drawMatrix({ title, code, shares }: Matrix, left: number, scales: Scales, words: Words): string[] {
  const middle = left + SIDE / 2;
  const lines = [
    text(middle, 18, title, "title"),
    text(middle, 38, code.replaceAll("<", "&lt;").replaceAll(">", "&gt;"), "code"),
    text(middle, TOP - 24, words.item, "axis"),
    `<text class="axis" transform="translate(${left - 24} ${TOP + SIDE / 2}) rotate(-90)">${words.position}</text>`,
  ];
  for (let index = 0; index < ITEMS; index++) {
    const at = (index + 0.5) * CELL;
    lines.push(text(left + at, TOP - 7, `${index + 1}`, "axis"), text(left - 10, TOP + at + 4, `${index + 1}`, "axis"));
  }
  shares.forEach((row, place) => {
    row.forEach((share, item) => {
      const [x, y] = [left + item * CELL, TOP + place * CELL];
      const style = getStyle(scales, share * ITEMS);
      lines.push(
        `<g style="${style}"><rect class="cell" x="${x}" y="${y}" width="${CELL}" height="${CELL}"/>`,
        `${text(x + CELL / 2, y + CELL / 2 + 4, percent(share), "cell")}</g>`,
      );
    });
  });
  lines.push(`<rect class="frame" x="${left}" y="${TOP}" width="${SIDE}" height="${SIDE}"/>`);
  return lines;
}

const getStyle = ({ light, dark }: Scales, ratio: number): string =>
  `--paint:${light.paint(ratio)};--write:${light.write(ratio)};--dark-paint:${dark.paint(ratio)};--dark-write:${dark.write(ratio)}`;

interface LegendPlace {
  readonly middle: number;
  readonly top: number;
  readonly width: number;
  /** True where nothing may stand out at the sides. */
  readonly isTight: boolean;
}

function drawLegend({ middle, top, width, isTight }: LegendPlace, scales: Scales, words: Words): string[] {
  const left = middle - width / 2;
  const steps = 24;
  const step = width / steps;
  const squares = Array.from({ length: steps }, (_, index) => {
    const style = getStyle(scales, scales.light.most ** ((2 * (index + 0.5)) / steps - 1));
    return `<rect class="cell" style="${style}" x="${left + index * step}" y="${top}" width="${step}" height="12"/>`;
  });
  const [rare, often] = words.ends(...tellEnds(scales.light));
  return [
    ...squares,
    `<rect class="frame" x="${left}" y="${top}" width="${width}" height="12"/>`,
    text(left, top + 28, rare, isTight ? "legend start" : "legend"),
    text(middle, top + 28, words.fair(percent(1 / ITEMS)), "legend"),
    text(left + width, top + 28, often, isTight ? "legend end" : "legend"),
  ];
}

function text(x: number, y: number, words: string, kind?: string): string {
  return `<text${kind === undefined ? "" : ` class="${kind}"`} x="${x}" y="${y}">${words}</text>`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
