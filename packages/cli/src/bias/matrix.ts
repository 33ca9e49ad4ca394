// Position matrices for a terminal: code and fair shuffle side by side, each cell in numbers where there is room for them.
import type { Ansis } from "ansis";
import { getFairShare, isCompared, type Compared } from "@fair-shuffle/bias/model";
import { fitColumns } from "../terminal-columns.ts";
import { getMark, getSymbol, paint } from "./cell-scale.ts";

export interface Panel {
  readonly title: string;
  /** Said in its stead where there is no room beside the other one: a matrix that is the same everywhere needs no lines of its own. */
  readonly inWords?: string;
  /** [position][card], shares in 0 … 1. */
  readonly shares: readonly (readonly number[])[];
  /** What of it is held against a fair shuffle, and marked; absent where all is. */
  readonly compared?: Compared;
  /** The cell that the verdict names. */
  readonly named?: { readonly position: number; readonly card: number };
}

/** Returns the title of a matrix of which squares of so many cells a side are one. */
type TakenTogether = (title: string, cells: number) => string;

/** Digits of percent and a mark. */
const NUMBER_WIDTH = 6;
const SYMBOL_WIDTH = 2;
const LABEL_WIDTH = 4;
const GAP = "   ";
/** The width of what is no terminal, in characters. */
const PAPER = 120;

/** Returns the lines of matrices of the same size, beside each other where the width allows it, else below. */
export function drawMatrices(
  panels: readonly Panel[],
  columns: number | undefined,
  colours: Ansis,
  takenTogether: TakenTogether,
): readonly string[] {
  const width = columns ?? PAPER;
  const cards = panels[0]?.shares.length ?? 0;
  const [cell, fitted] = fit(panels, cards, width, takenTogether);
  const blocks = fitted.map((panel) => drawPanel(panel, cell, colours));
  const size = LABEL_WIDTH + cell * (fitted[0]?.shares.length ?? 0);
  const isBeside = blocks.length * (size + GAP.length) - GAP.length <= width;
  if (!isBeside) {
    return blocks.flatMap((block, index) => {
      const { inWords } = fitted[index] ?? {};
      const lines = inWords === undefined ? block.map((line) => line.trimEnd()) : [inWords];
      return index === 0 ? lines : ["", ...lines];
    });
  }
  const [first = []] = blocks;
  return first.map((_, row) =>
    blocks
      .map((block) => block[row] ?? "")
      .join(GAP)
      .trimEnd(),
  );
}

/** Returns the width of a cell, and matrices that fit: where even symbols are too wide, neighbours are taken together. */
function fit(
  panels: readonly Panel[],
  cards: number,
  width: number,
  takenTogether: TakenTogether,
): readonly [number, readonly Panel[]] {
  if (LABEL_WIDTH + NUMBER_WIDTH * cards <= width) return [NUMBER_WIDTH, panels];
  const most = Math.floor((width - LABEL_WIDTH) / SYMBOL_WIDTH);
  if (cards <= most) return [SYMBOL_WIDTH, panels];
  const together = Math.ceil(cards / most);
  return [
    SYMBOL_WIDTH,
    panels.map(({ title, shares, inWords, compared = { cards } }) => ({
      ...(inWords === undefined ? {} : { inWords }),
      title: takenTogether(title, together),
      shares: takeTogether(shares, compared, together),
    })),
  ];
}

/** Returns a smaller matrix whose cells are the means of the cells of squares that are compared, as shares of as many cards as it has; a square without any is fair. */
function takeTogether(shares: readonly (readonly number[])[], compared: Compared, together: number): number[][] {
  const cards = shares.length;
  const fair = getFairShare(compared);
  const size = Math.ceil(cards / together);
  const indices = Array.from({ length: size }, (_, index) => index * together);
  return indices.map((top) =>
    indices.map((left) => {
      const cells = shares
        .slice(top, top + together)
        .flatMap((row, down) =>
          row
            .slice(left, left + together)
            .filter((_, right) => isCompared(compared, { position: top + down, card: left + right })),
        );
      const mean = cells.length === 0 ? fair : cells.reduce((sum, share) => sum + share, 0) / cells.length;
      return mean / fair / size;
    }),
  );
}

function drawPanel(
  { title, shares, named, compared = { cards: shares.length } }: Panel,
  cell: number,
  colours: Ansis,
): readonly string[] {
  const width = LABEL_WIDTH + cell * shares.length;
  const fair = getFairShare(compared);
  // Numbers of two digits and more stand too close above narrow cells.
  const labels = shares.map((_, card) => (cell > SYMBOL_WIDTH || card % 5 === 0 ? String(card + 1) : ""));
  const header = labels.reduce((line, label, card) => {
    const end = LABEL_WIDTH + cell * (card + 1) - (cell > SYMBOL_WIDTH ? 1 : 0);
    return label === "" ? line : line.padEnd(end - label.length) + label;
  }, "");
  const rows = shares.map((row, position) => {
    const label = cell > SYMBOL_WIDTH || position % 5 === 0 ? String(position + 1) : "";
    const cells = row.map((share, card) => {
      const isNamed = named?.position === position && named.card === card;
      return drawCell(share, isCompared(compared, { position, card }) ? share / fair : 1, cell, colours, isNamed);
    });
    return `${colours.dim(label.padStart(LABEL_WIDTH - 1))} ${cells.join("")}`;
  });
  return [colours.bold(fitColumns(title, width)), colours.dim(header.padEnd(width)), ...rows];
}

function drawCell(share: number, ratio: number, cell: number, colours: Ansis, isNamed: boolean): string {
  const text =
    cell > SYMBOL_WIDTH
      ? `${(100 * share).toFixed(1).padStart(cell - 1)}${getMark(ratio, isNamed)}`
      : getSymbol(ratio, isNamed);
  return paint(text, ratio, colours);
}
