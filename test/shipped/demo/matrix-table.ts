// Position matrices as tables for a terminal: a number in every cell, and behind it a colour that says how far it is from fair.
import type { Terminal } from "./terminal.ts";
import { TEXTS, type Texts } from "./texts.ts";

export interface TitledMatrix {
  readonly title: string;
  /** `positions[position][card]`, shares from 0 to 1; square. */
  readonly positions: readonly (readonly number[])[];
}

/**
 * Blue (rarer than fair) to orange (more often), told apart in all common kinds of colour blindness. Entries of the 256-colour palette, which every
 * colour terminal knows; the middle one is fair, the ends are half and double the fair share and beyond.
 */
const SCALE = [25, 67, 110, 153, 255, 223, 215, 208, 166] as const;
const MIDDLE = (SCALE.length - 1) / 2;
const [DARKEST] = SCALE;

const GAP = "   ";

/**
 * The lines of the matrices side by side, or one below the other where the terminal is too narrow for that. Cells are percentages, with a decimal if
 * there is room for it.
 */
export function renderMatrices(
  matrices: readonly TitledMatrix[],
  { width, colour }: Pick<Terminal, "width" | "colour">,
  { axes }: Pick<Texts, "axes"> = TEXTS.en,
): string[] {
  for (const decimals of [1, 0]) {
    const tables = matrices.map((matrix) => renderTable(matrix, decimals, colour, axes));
    if (tables.reduce((sum, table) => sum + table.width, 0) + GAP.length * (tables.length - 1) <= width)
      return joinColumns(tables);
  }
  return matrices.flatMap((matrix) => [...renderTable(matrix, 1, colour, axes).lines, ""]);
}

/** The legend of the colours, or nothing where there are none. */
export function renderLegend(
  cards: number,
  { colour }: Pick<Terminal, "width" | "colour">,
  { legend }: Pick<Texts, "legend"> = TEXTS.en,
): string[] {
  if (!colour) return [];
  const percent = (share: number) => (100 * share).toFixed(1);
  const steps = SCALE.map((_, step) => paint("   ", step)).join("");
  return [legend(percent(0.5 / cards), steps, percent(2 / cards))];
}

interface Table {
  readonly width: number;
  /** Each line is `width` columns wide, colours not counted. */
  readonly lines: readonly string[];
}

function renderTable({ title, positions }: TitledMatrix, decimals: number, colour: boolean, axes: string): Table {
  const n = positions.length;
  const cellWidth = decimals === 0 ? 4 : 5;
  const labelWidth = String(n).length + 2;
  const width = labelWidth + n * cellWidth;
  const cards = Array.from({ length: n }, (_, card) => String(card + 1).padStart(cellWidth - 1) + " ");
  return {
    width,
    lines: [
      pad(title, width),
      pad(axes, width),
      " ".repeat(labelWidth) + cards.join(""),
      ...positions.map((row, position) => {
        const cells = row.map((share) => {
          const text = percentage(share, decimals).padStart(cellWidth - 1) + " ";
          return colour ? paint(text, stepOf(share, n)) : text;
        });
        return `${String(position + 1).padStart(labelWidth - 1)} ${cells.join("")}`;
      }),
    ],
  };
}

/** A Chinese character is two columns wide. */
const pad = (text: string, width: number): string => text.padEnd(width - (text.match(/\p{Script=Han}/gu)?.length ?? 0));

/** Without the decimal where it would need a column more. */
function percentage(share: number, decimals: number): string {
  return (100 * share).toFixed(share > 0.9994 ? 0 : decimals);
}

/** Where on the scale a share of n cards stands: by the logarithm of its ratio to 1/n, so that half and double are equally far from fair. */
function stepOf(share: number, n: number): number {
  const distance = Math.max(-1, Math.min(1, Math.log2(share * n)));
  return Math.round(MIDDLE * (1 + distance));
}

function paint(text: string, step: number): string {
  const background = SCALE[step] ?? SCALE[MIDDLE];
  const ink = background === DARKEST ? 231 : 16;
  return `\u001B[48;5;${String(background)};38;5;${String(ink)}m${text}\u001B[0m`;
}

function joinColumns(tables: readonly Table[]): string[] {
  const height = Math.max(...tables.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    tables
      .map((table) => table.lines[line] ?? " ".repeat(table.width))
      .join(GAP)
      .trimEnd(),
  );
}
