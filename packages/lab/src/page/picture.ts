// The picture that people share: the code, what is wrong with it, its matrix beside what it is compared with, the legend, and whose picture it is.
import { drawCells, type Cells } from "./cells.ts";
import { tellEnds, type ColourScale } from "./colour-scale.ts";
import type { LegendMark } from "./legend.tsx";
import { fitLines } from "./picture-lines.ts";
import type { CellChoice, Layer } from "./settings.ts";
import type { Marks } from "./marks.ts";
import type { Texts } from "../words/page-texts.ts";

export interface Picture {
  readonly panels: readonly {
    readonly title: string;
    readonly cells: Cells;
    /** The cells that are framed. */
    readonly marks: Marks | undefined;
  }[];
  readonly headline: string;
  readonly code: string;
  readonly subtitle: string;
  readonly layer: Layer;
  readonly scale: ColourScale;
  /** What the frames say. */
  readonly legendMarks: readonly LegendMark[];
  readonly fairShare: number;
  readonly texts: Texts;
  readonly colours: Readonly<Record<"paper" | "ink" | "muted" | "empty" | "code" | "more" | "less", string>>;
  readonly font: string;
  /** Of the code. */
  readonly mono: string;
}

/** Device pixels for each unit of a picture. */
const DENSITY = 2;
const SIDE = 520;
const MARGIN = 32;
const AXIS = 46;
/** Of the brand, the code, the headline and the subtitle, in this order. */
const BRAND = 28;
const CODE_LINE = 21;
const HEADLINE = 27;
const SUBTITLE = 24;
/** Above the cells: the title of a matrix and its axis. */
const ABOVE = 92;
const FOOT = 70;
const MOST_CODE_LINES = 3;
const MOST_HEADLINES = 3;

interface Words {
  readonly weight?: number;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
  readonly font?: string;
}

/** A canvas that is written and drawn on. */
interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly write: (text: string, x: number, y: number, how?: Words) => void;
}

/** Returns the picture. */
export function drawPicture(picture: Picture): HTMLCanvasElement {
  const { panels, headline, code, subtitle, colours, mono } = picture;
  const cards = panels[0]?.cells.cards ?? 1;
  const size = Math.floor((SIDE * DENSITY) / cards) / DENSITY;
  const side = size * cards;
  const width = MARGIN + panels.length * (AXIS + side + MARGIN);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  const room = width - 2 * MARGIN;
  const codeHow: Words = { size: 14, font: mono };
  const headlineHow: Words = { weight: 600, size: 21 };
  const measure = (how: Words) => (text: string) => {
    context.font = getFont(how, picture.font);
    return context.measureText(text).width;
  };
  const codeLines = fitLines(code.replace(/\s+/g, " ").trim(), room - 28, MOST_CODE_LINES, measure(codeHow));
  const headlines = fitLines(headline, room, MOST_HEADLINES, measure(headlineHow));
  const codeHeight = codeLines.length === 0 ? 0 : codeLines.length * CODE_LINE + 18;
  const head = MARGIN + BRAND + codeHeight + 12 + headlines.length * HEADLINE + SUBTITLE;
  const height = head + ABOVE + side + FOOT;
  canvas.width = Math.ceil(width * DENSITY);
  canvas.height = Math.ceil(height * DENSITY);
  const sheet = makeSheet(context, picture);
  const { write } = sheet;
  context.scale(DENSITY, DENSITY);
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, width, height);

  drawBrand(sheet, picture);
  let y = MARGIN + BRAND;
  if (codeHeight > 0) {
    context.fillStyle = colours.code;
    context.fillRect(MARGIN, y, room, codeHeight);
  }
  codeLines.forEach((line, index) => {
    write(line, MARGIN + 14, y + 9 + CODE_LINE * (index + 0.75), codeHow);
  });
  y += codeHeight + 12;
  headlines.forEach((line, index) => {
    write(line, MARGIN, y + HEADLINE * (index + 0.85), headlineHow);
  });
  y += headlines.length * HEADLINE;
  write(subtitle, MARGIN, y + SUBTITLE * 0.8, { colour: colours.muted });
  panels.forEach((panel, index) => {
    drawPanel(sheet, picture, panel, { left: MARGIN + AXIS + index * (AXIS + side + MARGIN), top: head + ABOVE, size });
  });
  drawLegend(sheet, picture, height - FOOT + 22);
  return canvas;
}

const getFont = ({ weight = 400, size = 13, font }: Words, sans: string): string =>
  `${weight} ${size}px ${font ?? sans}`;

function makeSheet(context: CanvasRenderingContext2D, { colours, font }: Picture): Sheet {
  return {
    context,
    write(text, x, y, how = {}) {
      context.font = getFont(how, font);
      context.fillStyle = how.colour ?? colours.ink;
      context.textAlign = how.align ?? "left";
      context.textBaseline = "alphabetic";
      context.fillText(text, x, y);
    },
  };
}

/** The four squares of the page's top, and the name. */
function drawBrand({ context, write }: Sheet, { colours }: Picture): void {
  const squares = [colours.more, colours.muted, colours.muted, colours.less];
  squares.forEach((colour, index) => {
    context.fillStyle = colour;
    context.globalAlpha = colour === colours.muted ? 0.4 : 1;
    context.fillRect(MARGIN + 8.5 * (index % 2), MARGIN - 12 + 8.5 * Math.floor(index / 2), 7.5, 7.5);
  });
  context.globalAlpha = 1;
  write("Fair Shuffle", MARGIN + 24, MARGIN + 1, { weight: 650, size: 14 });
}

interface Place {
  readonly left: number;
  readonly top: number;
  /** Of a cell. */
  readonly size: number;
}

function drawPanel(
  { context, write }: Sheet,
  { layer, scale, texts, colours, font }: Picture,
  { title, cells, marks }: Picture["panels"][number],
  { left, top, size }: Place,
): void {
  const { cards } = cells;
  const side = size * cards;
  const axis: Words = { size: 12, colour: colours.muted, align: "center" };
  write(title, left, top - 62, { weight: 600, size: 15 });
  write(`${texts.card} →`, left + side / 2, top - 30, axis);
  context.save();
  context.translate(left - 34, top + side / 2);
  context.rotate(-Math.PI / 2);
  write(`← ${texts.position}`, 0, 0, axis);
  context.restore();
  const step = [1, 2, 5, 10, 20, 50].find((each) => each * size >= 22) ?? 100;
  for (let label = 0; label < cards; label++) {
    if (!(step <= 2 ? label % step === 0 : label === 0 || (label + 1) % step === 0)) continue;
    const middle = (label + 0.5) * size;
    write(String(label + 1), left + middle, top - 8, { size: 11, colour: colours.muted, align: "center" });
    write(String(label + 1), left - 8, top + middle + 4, { size: 11, colour: colours.muted, align: "right" });
  }
  const drawn = document.createElement("canvas");
  drawn.width = drawn.height = Math.round(side * DENSITY);
  const inside = drawn.getContext("2d");
  if (inside === null) return;
  drawCells(inside, cells, { layer, scale, size, density: DENSITY, empty: colours.empty, font });
  context.drawImage(drawn, left, top, side, side);
  const frame = ({ position, card }: CellChoice, kind: keyof Marks): void => {
    drawFrame(context, left + card * size, top + position * size, size, kind, colours.ink);
  };
  if (marks?.least !== undefined) frame(marks.least, "least");
  if (marks?.most !== undefined) frame(marks.most, "most");
}

/** A frame around a cell: solid where it comes up most often, dashed where it comes up least often. */
function drawFrame(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  kind: keyof Marks,
  colour: string,
): void {
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.setLineDash(kind === "least" ? [4, 3] : []);
  context.strokeRect(x, y, size - 1, size - 1);
  context.setLineDash([]);
}

function drawLegend(
  { context, write }: Sheet,
  { scale, texts, colours, legendMarks, fairShare }: Picture,
  top: number,
) {
  const [left, width] = [MARGIN + AXIS, 260];
  for (let x = 0; x < width; x++) {
    context.fillStyle = scale.paint(scale.most ** ((2 * x) / width - 1));
    context.fillRect(left + x, top, 1.5, 12);
  }
  const [low, high] = tellEnds(scale);
  const labels = [texts.times(low), texts.legendFair(fairShare), texts.times(high)];
  labels.forEach((label, index) => {
    write(label, left + (width * index) / 2, top + 28, { size: 11, colour: colours.muted, align: "center" });
  });
  write(texts.legend, left + width + 28, top + 11, { size: 12, colour: colours.muted });
  let x = left + width + 28;
  for (const { kind, words } of legendMarks) {
    if (kind === "leftOut") {
      context.fillStyle = colours.empty;
      context.fillRect(x, top + 19, 12, 12);
    } else drawFrame(context, x, top + 19, 12, kind, colours.ink);
    write(words, x + 19, top + 29, { size: 12, colour: colours.muted });
    x += 19 + context.measureText(words).width + 24;
  }
}
