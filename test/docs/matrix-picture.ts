// The picture of the rule's page: the position matrices of two biased shuffles and a fair one, computed by our own engine and drawn as an SVG.
import { exactPositions, type Expression, type ShuffleModel, type Statement } from "@fair-shuffle/bias";

/** n, the number of items of every matrix. */
export const ITEMS = 8;

const CELL = 34;
const SIDE = ITEMS * CELL;
const GAP = 44;
const LEFT = 40;
const TOP = 84;
const WIDTH = LEFT + 3 * SIDE + 2 * GAP + 8;
const LEGEND_TOP = TOP + SIDE + 34;
const LEGEND_WIDTH = 240;
const HEIGHT = LEGEND_TOP + 44;

const number = (value: number): Expression => ({ kind: "number", value });
const variable = (name: string): Expression => ({ kind: "variable", name });
const length: Expression = { kind: "length", list: "a" };
const one = number(1);
const binary = (left: Expression, operator: "-" | "+" | "*" | ">" | "<", right: Expression): Expression => ({
  kind: "binary",
  operator,
  left,
  right,
});
const drawBelow = (end: Expression): Expression => ({
  kind: "unary",
  operator: "floor",
  operand: binary({ kind: "draw" }, "*", end),
});

/** `for (let i = start; test; update) { j = index; swap places i and j }` */
function swapLoop(start: Expression, test: Expression, update: Expression, index: Expression): ShuffleModel {
  const i = variable("i");
  const j = variable("j");
  const lay = (position: Expression, card: Expression): Statement => ({ kind: "lay", list: "a", position, card });
  const body: Statement[] = [
    { kind: "assign", variable: "j", value: index },
    { kind: "assign", variable: "held", value: { kind: "card", list: "a", position: i } },
    lay(i, { kind: "card", list: "a", position: j }),
    lay(j, variable("held")),
  ];
  const steps: Statement[] = [
    { kind: "assign", variable: "i", value: start },
    { kind: "loop", test, body, update: [{ kind: "assign", variable: "i", value: update }], testFirst: true },
  ];
  return { kind: "swapLoop", list: "a", unknowns: [], steps };
}

/** `() => Math.random() - 0.5` */
export const RANDOM_COMPARATOR: ShuffleModel = {
  kind: "comparatorSort",
  steps: [],
  sign: binary({ kind: "draw" }, "-", number(0.5)),
  unknowns: [],
};

interface Matrix {
  readonly title: string;
  readonly code: string;
  /** P[place][item]: how likely the item ends up at the place. */
  readonly shares: readonly (readonly number[])[];
}

const i = variable("i");

/** The three matrices, as the picture shows them from left to right. */
export const MATRICES: readonly Matrix[] = [
  {
    title: "a coin for a comparator (V8)",
    code: "a.sort(() => Math.random() - 0.5)",
    model: RANDOM_COMPARATOR,
  },
  {
    title: "swaps over the whole range",
    code: "j = Math.floor(Math.random() * n)",
    model: swapLoop(number(0), binary(i, "<", length), binary(i, "+", one), drawBelow(length)),
  },
  {
    title: "Fisher–Yates: fair",
    code: "j = Math.floor(Math.random() * (i + 1))",
    model: swapLoop(
      binary(length, "-", one),
      binary(i, ">", number(0)),
      binary(i, "-", one),
      drawBelow(binary(i, "+", one)),
    ),
  },
].map(({ model, ...names }) => ({ ...names, shares: exactPositions(model, ITEMS).map((row) => [...row]) }));

/** Returns the picture: the same text every time, in colours that follow the reader's light or dark scheme. */
export function drawMatrices(): string {
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title desc">`,
    `<title id="title">Where ${ITEMS} items end up after three shuffles</title>`,
    `<desc id="desc">${describe()}</desc>`,
    STYLE,
    ...MATRICES.flatMap((matrix, index) => drawMatrix(matrix, LEFT + index * (SIDE + GAP))),
    ...drawLegend(),
    "</svg>",
  ].join("\n")}\n`;
}

/** Blue and orange are told apart with every kind of colour vision; what is as likely as it should be has the page's own colour. */
const STYLE = `<style>
text { font: 11px system-ui, sans-serif; fill: #1f2328; text-anchor: middle }
.title { font-size: 14px; font-weight: 600 }
.code { font: 11.5px ui-monospace, monospace }
.axis, .legend { fill: #59636e }
.frame { fill: none; stroke: #59636e }
.rare { fill: #4a9fdc }
.often { fill: #f08a24 }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc }
  .axis, .legend { fill: #9198a1 }
  .frame { stroke: #9198a1 }
  .rare { fill: #1b68ad }
  .often { fill: #b65708 }
}
</style>`;

function describe(): string {
  return MATRICES.map(({ title, shares }) => {
    const all = shares.flat();
    return `${title}: from ${percent(Math.min(...all))} % to ${percent(Math.max(...all))} %, where ${percent(1 / ITEMS)} % is fair.`;
  }).join(" ");
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

function drawLegend(): string[] {
  const left = WIDTH / 2 - LEGEND_WIDTH / 2;
  const steps = 24;
  const width = LEGEND_WIDTH / steps;
  const squares = Array.from({ length: steps }, (_, step) =>
    paint(left + step * width, LEGEND_TOP, width, (2 * (step + 0.5)) / steps - 1, 12),
  ).flat();
  return [
    ...squares,
    `<rect class="frame" x="${left}" y="${LEGEND_TOP}" width="${LEGEND_WIDTH}" height="12"/>`,
    text(left, LEGEND_TOP + 28, "never", "legend"),
    text(WIDTH / 2, LEGEND_TOP + 28, `fair: ${percent(1 / ITEMS)} %`, "legend"),
    text(left + LEGEND_WIDTH, LEGEND_TOP + 28, "twice as often", "legend"),
  ];
}

function text(x: number, y: number, words: string, kind?: string): string {
  return `<text${kind === undefined ? "" : ` class="${kind}"`} x="${x}" y="${y}">${words}</text>`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
