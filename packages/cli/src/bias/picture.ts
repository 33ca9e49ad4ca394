// A bias report as a picture, an SVG: the matrix beside the fair one, with the code, the headline and the product's name.
import type { Language } from "@fair-shuffle/bias";
import {
  countMoving,
  describeTask,
  getCodeLines,
  getFairMatrix,
  getFairShare,
  getNamedCell,
  getShares,
  isCompared,
  tellLeftOut,
  tellShare,
  tellTimes,
  tellVerdict,
  type BiasReport,
  type Compared,
} from "@fair-shuffle/bias/model";
import { getLargestRatio, makeColourScale, tellEnds, type ColourScale } from "@fair-shuffle/lab/colour-scale";
import { getMarks, MARK_TEXTS, type Marks } from "@fair-shuffle/lab/marks";
import { getText, showLines } from "../foreign-text.ts";
import { countColumns, fitColumns } from "../terminal-columns.ts";
import { TEXTS } from "../words/bias-texts.ts";

/** More cells than these would be a picture of nothing but lines. */
export const MOST_CARDS_IN_PICTURE = 104;

const SIDE = 460;
const MARGIN = 36;
const AXIS = 34;
const WIDTH = 2 * (AXIS + SIDE) + 3 * MARGIN;
const INNER = WIDTH - 2 * MARGIN;

const INK = "#1c1d1f";
const MUTED = "#5c6066";
const PAPER = "#ffffff";
/** A cell that is not compared with the fair share. */
const EMPTY = "#e9eaed";
/** Without quotes: resvg takes a list with quoted names for none. The last but one of each is on most Linux systems. */
const SANS = "Segoe UI, Helvetica Neue, Arial, PingFang SC, Microsoft YaHei, Noto Sans CJK SC, DejaVu Sans, sans-serif";
const MONO = "Menlo, Consolas, Noto Sans Mono CJK SC, DejaVu Sans Mono, monospace";

/** Lines of code; the others are not shown. */
const MOST_LINES = 6;
const HEADLINE = 20;
const BODY = 14;

/** Returns the picture; undefined where the report has no matrix, or one of too many cards. */
export function drawPicture(report: BiasReport, language: Language): string | undefined {
  const { cards, exact, measured, verdict, compared = { cards } } = report;
  const shares = exact?.positions ?? (measured && getShares(measured.measurement));
  if (shares === undefined || cards > MOST_CARDS_IN_PICTURE) return undefined;
  const texts = TEXTS[language];
  const [name, task] = describeTask(report, language);
  const { word, claim } = tellVerdict(verdict, report, language);
  const marks = getMarks({ ...compared, exact: exact?.positions }, getNamedCell(report));
  const scale = makeColourScale(
    getLargestRatio(
      shares.flatMap((row, position) =>
        row.filter((_, card) => isCompared(compared, { position, card })).map((share) => share * countMoving(compared)),
      ),
    ),
    "light",
  );
  const fair = getFairMatrix(compared);

  const parts: string[] = [];
  let y = MARGIN + 10;
  parts.push(write("Fair Shuffle", WIDTH - MARGIN, y, { size: BODY, weight: 600, colour: MUTED, anchor: "end" }));
  parts.push(write(`${name}${texts.heading("", task)}`, MARGIN, y, { size: BODY, colour: MUTED, most: INNER - 120 }));
  y += 14;
  for (const line of wrap(texts.heading(word, claim), INNER, HEADLINE)) {
    y += HEADLINE + 8;
    parts.push(write(line, MARGIN, y, { size: HEADLINE, weight: 600 }));
  }
  y += 8;
  for (const line of fitCodeLines(report.code)) {
    y += BODY + 6;
    parts.push(write(line, MARGIN, y, { size: BODY, mono: true, most: INNER }));
  }
  const top = y + 70;
  parts.push(...drawPanel(texts.thisShuffle, shares, MARGIN, top, scale, marks, compared));
  parts.push(
    ...drawPanel(texts.fairShuffle, fair, 2 * MARGIN + AXIS + SIDE, top, scale, undefined, {
      cards,
      leftOut: compared.leftOut,
    }),
  );
  const bottom = top + SIDE + 34;
  parts.push(...drawLegend(bottom, compared, scale, language), ...drawMarks(bottom, shares, compared, marks, language));
  const height = bottom + 44;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(WIDTH)}" height="${String(height)}" viewBox="0 0 ${String(WIDTH)} ${String(height)}" role="img">`,
    `<title>${escapeXml(texts.heading(name, texts.heading(word, claim)))}</title>`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    ...parts,
    "</svg>",
  ].join("\n")}\n`;
}

/** Returns a picture of nothing but a short text, in the letters of the others. */
export const drawText = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(2 * HEADLINE)}" height="${String(2 * HEADLINE)}">${write(text, 0, HEADLINE, { size: HEADLINE })}</svg>`;

function fitCodeLines(code = ""): readonly string[] {
  const lines = getCodeLines(code).flatMap(showLines).map(getText);
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), "…"] : lines;
}

type Place = NonNullable<Marks["most"]>;

function drawPanel(
  title: string,
  shares: readonly (readonly number[])[],
  left: number,
  top: number,
  scale: ColourScale,
  marks: Marks | undefined,
  compared: Compared,
): readonly string[] {
  const cards = shares.length;
  const size = SIDE / cards;
  const x = left + AXIS;
  const step = [1, 2, 5, 10, 20].find((each) => each * size >= 22) ?? 50;
  const labels = shares.flatMap((_, index) => {
    if (index !== 0 && (index + 1) % step !== 0) return [];
    const middle = (index + 0.5) * size;
    const label = String(index + 1);
    return [
      write(label, x + middle, top - 8, { size: 12, colour: MUTED, anchor: "middle" }),
      write(label, x - 8, top + middle + 4, { size: 12, colour: MUTED, anchor: "end" }),
    ];
  });
  const cells = shares.flatMap((row, position) =>
    row.flatMap((share, card) => {
      // What stays in the list is no place of the draw, and what is left out is not shuffled.
      const isNeutral = !isCompared(compared, { position, card });
      const ratio = isNeutral ? 1 : share * countMoving(compared);
      const [cellX, cellY] = [x + card * size, top + position * size];
      const cell = `<rect x="${round(cellX)}" y="${round(cellY)}" width="${round(size)}" height="${round(size)}" fill="${isNeutral ? EMPTY : toHex(scale.paint(ratio))}" stroke="${PAPER}" stroke-width="${size > 12 ? "1" : "0"}"/>`;
      if (size < 34) return [cell];
      const number = (100 * share).toFixed(1);
      const place = { size: Math.min(15, size / 3), colour: scale.write(ratio), anchor: "middle" } as const;
      return [cell, write(number, cellX + size / 2, cellY + size / 2 + 5, place)];
    }),
  );
  const frames = (["least", "most"] as const).flatMap((kind) => {
    const place = marks?.[kind];
    return place === undefined ? [] : [drawFrame(x + place.card * size, top + place.position * size, size, kind)];
  });
  return [write(title, x, top - 30, { size: 15, weight: 600 }), ...labels, ...cells, ...frames];
}

/** A frame around a cell, as the page has it: solid where it comes up most often, dashed where it comes up least often. */
function drawFrame(x: number, y: number, size: number, kind: keyof Marks): string {
  const dashes = kind === "least" ? ' stroke-dasharray="5 3"' : "";
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${round(size)}" fill="none" stroke="${INK}" stroke-width="${size > 24 ? "3" : "2"}"${dashes}/>`;
}

/** What the frames say, below what the axes are. */
function drawMarks(
  y: number,
  shares: readonly (readonly number[])[],
  compared: Compared,
  marks: Marks,
  language: Language,
): readonly string[] {
  const getRatio = ({ position, card }: Place): number => (shares[position]?.[card] ?? 0) * countMoving(compared);
  const parts: string[] = [];
  let x = MARGIN + AXIS + LEGEND_WIDTH + 60;
  for (const kind of ["most", "least"] as const) {
    const place = marks[kind];
    if (place === undefined) continue;
    const words = MARK_TEXTS[language][kind](getRatio(place));
    parts.push(drawFrame(x, y + 4, 12, kind), write(words, x + 20, y + 14, { size: 12, colour: MUTED }));
    x += 20 + countColumns(words) * 12 * LETTER + 24;
  }
  const { leftOut } = compared;
  if (leftOut !== undefined)
    parts.push(
      `<rect x="${round(x)}" y="${round(y + 4)}" width="12" height="12" fill="${EMPTY}"/>`,
      write(tellLeftOut(leftOut, language), x + 20, y + 14, { size: 12, colour: MUTED }),
    );
  return parts;
}

const LEGEND_WIDTH = 260;
const LEGEND_STEPS = 52;

function drawLegend(y: number, compared: Compared, scale: ColourScale, language: Language): readonly string[] {
  const texts = TEXTS[language];
  const left = MARGIN + AXIS;
  const width = LEGEND_WIDTH / LEGEND_STEPS;
  const bars = Array.from({ length: LEGEND_STEPS }, (_, step) => {
    const ratio = scale.most ** ((2 * (step + 0.5)) / LEGEND_STEPS - 1);
    return `<rect x="${round(left + step * width)}" y="${round(y - 14)}" width="${round(width + 0.5)}" height="12" fill="${toHex(scale.paint(ratio))}"/>`;
  });
  const [low, high] = tellEnds(scale);
  const labels = [
    tellTimes(low, language),
    texts.fairShare(tellShare(getFairShare(compared), language)),
    tellTimes(high, language),
  ];
  return [
    ...bars,
    ...labels.map((label, index) =>
      write(label, left + (LEGEND_WIDTH * index) / 2, y + 14, { size: 12, colour: MUTED, anchor: "middle" }),
    ),
    write(texts.axes, left + LEGEND_WIDTH + 60, y - 3, { size: 12, colour: MUTED }),
  ];
}

interface Look {
  readonly size: number;
  readonly weight?: number;
  readonly colour?: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly mono?: boolean;
  /** In units of the picture; a longer text is cut. */
  readonly most?: number;
}

/** Of a letter's size, a little more than most letters take; a column of code takes this very much in most fonts. */
const LETTER = 0.56;
const CODE_LETTER = 0.61;

function write(text: string, x: number, y: number, look: Look): string {
  const { size, weight = 400, colour = INK, anchor = "start", mono = false, most } = look;
  const columns = most === undefined ? undefined : Math.floor(most / (size * (mono ? CODE_LETTER : LETTER)));
  const shown = columns === undefined || countColumns(text) <= columns ? text : fitColumns(text, columns);
  return `<text x="${round(x)}" y="${round(y)}" font-family="${mono ? MONO : SANS}" font-size="${round(size)}" font-weight="${String(weight)}" fill="${colour}" text-anchor="${anchor}" xml:space="preserve">${escapeXml(shown.replaceAll("\t", "  "))}</text>`;
}

/** Returns lines that fit, broken at blanks, and between any two letters where there are none, as in Chinese. */
function wrap(text: string, width: number, size: number): readonly string[] {
  const most = Math.floor(width / (size * LETTER));
  const lines: string[] = [];
  let line = "";
  for (const piece of text.match(/[\p{Script=Han}，。：；（）]|[^\s\p{Script=Han}，。：；（）]+|\s+/gu) ?? []) {
    if (countColumns(line + piece) > most && line !== "" && !/^[，。：；）]/.test(piece)) {
      lines.push(line.trim());
      line = "";
    }
    line += piece;
  }
  return [...lines, line.trim()].filter((each) => each !== "");
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

/** Not every program that draws an SVG knows `rgb(…)`. */
const toHex = (colour: string): string =>
  colour.replace(/^rgb\((\d+), (\d+), (\d+)\)$/, (_, ...parts: readonly string[]) => {
    const [red = "0", green = "0", blue = "0"] = parts;
    return `#${[red, green, blue].map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
  });

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
