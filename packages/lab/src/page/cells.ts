// The cells of a matrix: what each shows, and how they are drawn.
import { countMoving, isCompared, type Compared } from "@fair-shuffle/bias/model";
import type { ColourScale } from "./colour-scale.ts";
import type { Counted } from "./experiment.ts";
import type { Layer, CellChoice } from "./settings.ts";

/** What is known of the cells of a matrix. */
export interface Cells extends Compared {
  /** [position][card]; undefined where nothing is computed, or not yet. */
  readonly exact: readonly (readonly number[])[] | undefined;
  /** Undefined where nothing is counted yet. */
  readonly counted: Counted | undefined;
}

/** Returns a share of a cell against the fair one. */
export const getRatio = (compared: Compared, share: number): number => share * countMoving(compared);

export function getExactShare({ exact }: Cells, { position, card }: CellChoice): number | undefined {
  return exact?.[position]?.[card];
}

export function getCountedShare({ counted, cards }: Cells, { position, card }: CellChoice): number | undefined {
  if (counted === undefined || counted.done === 0) return undefined;
  return (counted.counts[position * cards + card] ?? 0) / counted.done;
}

/** Returns the share that a cell stands for: what is computed, and where nothing is, or the reader asks for it, what was counted. */
export function getShownShare(cells: Cells, place: CellChoice, layer: Layer): number | undefined {
  const exact = layer === "simulated" ? undefined : getExactShare(cells, place);
  return exact ?? (layer === "exact" && cells.exact !== undefined ? undefined : getCountedShare(cells, place));
}

/** Returns the positions and cards of a matrix, row by row. */
export function listPlaces(cards: number): readonly CellChoice[] {
  if (lastPlaces.length !== cards * cards) {
    lastPlaces = Array.from({ length: cards * cards }, (_, index) => ({
      position: Math.floor(index / cards),
      card: index % cards,
    }));
  }
  return lastPlaces;
}

/** What was listed last: it is asked for many times a second. */
let lastPlaces: readonly CellChoice[] = [];

/** Returns the positions and cards of a matrix that count, row by row. */
const listCountedPlaces = (cells: Cells): readonly CellChoice[] =>
  cells.drawn === undefined && cells.leftOut === undefined
    ? listPlaces(cells.cards)
    : listPlaces(cells.cards).filter((place) => isCompared(cells, place));

/** Returns the ratio to the fair share of each cell that counts, row by row; what is not known counts as fair. */
export const listRatios = (cells: Cells): readonly number[] =>
  listCountedPlaces(cells).map((place) => {
    const share = getShownShare(cells, place, "both");
    return share === undefined ? 1 : getRatio(cells, share);
  });

/** Returns what a cell says in percent: the digit behind "100" would tell nothing, and fills the narrowest cells to the edge. */
const tellPercent = (share: number): string => {
  const percent = (100 * share).toFixed(1);
  return percent === "100.0" ? "100" : percent;
};

/** The largest cell that is drawn without its number, in CSS pixels. */
export const LEAST_CELL_WITH_NUMBER = 30;
/** From this size on, in CSS pixels, a line of background stands between cells. */
const LEAST_CELL_WITH_GAP = 9;
/** How much of a cell's side lies outside of what was counted, on each side, where its number leaves so much room. */
const RIM = 0.22;
/** The widest number of a cell of many. */
const WIDEST = "88.8";

export interface DrawingOptions {
  readonly layer: Layer;
  readonly scale: ColourScale;
  /** The side of a cell in CSS pixels. */
  readonly size: number;
  /** Device pixels for a CSS pixel. */
  readonly density: number;
  /** The colour of cells of which nothing is known yet. */
  readonly empty: string;
  readonly font: string;
}

/** How the cells of a canvas look, so that only those are drawn again that look otherwise now. */
const drawn = new WeakMap<
  CanvasRenderingContext2D,
  { readonly manner: string; readonly looks: Map<CellChoice, string> }
>();

/** Draws all cells, from the origin on. The context is not scaled: one of its units is a device pixel. */
export function drawCells(context: CanvasRenderingContext2D, cells: Cells, options: DrawingOptions): void {
  const { layer, scale, size, density, empty, font } = options;
  const { cards } = cells;
  const side = size * density;
  const gap = size >= LEAST_CELL_WITH_GAP ? Math.max(1, Math.round(density)) : 0;
  const hasNumbers = size >= LEAST_CELL_WITH_NUMBER;
  const manner = [cards, size, density, layer, scale.theme, scale.most, empty, font].join();
  const before = drawn.get(context);
  const looks = before?.manner === manner ? before.looks : new Map<CellChoice, string>();
  drawn.set(context, { manner, looks });
  if (looks !== before?.looks) context.clearRect(0, 0, side * cards, side * cards);
  if (hasNumbers) {
    context.font = `${Math.round(Math.min(size < 90 ? 13 : 20, size * 0.34) * density)}px ${font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
  }
  // A number lies wholly on the colour that its ink is chosen for.
  const forNumber = hasNumbers ? (side - gap - context.measureText(WIDEST).width - density) / 2 : Infinity;
  const rim = Math.max(1, Math.round(Math.min(side * RIM, forNumber)));
  const edges = Array.from({ length: cards + 1 }, (_, index) => Math.round(index * side));
  let last = "";
  // Thousands of cells are drawn many times a second, and most of them in the colour of the one before.
  const fill = (colour: string, x: number, y: number, width: number, height: number): void => {
    if (colour !== last) context.fillStyle = last = colour;
    context.fillRect(x, y, width, height);
  };
  for (const place of listPlaces(cards)) {
    const [x = 0, y = 0] = [edges[place.card], edges[place.position]];
    const width = (edges[place.card + 1] ?? x) - x - gap;
    const height = (edges[place.position + 1] ?? y) - y - gap;
    const share = getShownShare(cells, place, layer);
    const isPale = share === undefined || !isCompared(cells, place);
    const outside = isPale ? empty : scale.paint(getRatio(cells, share));
    const inner = layer === "both" && cells.exact !== undefined ? getCountedShare(cells, place) : undefined;
    const inside = inner === undefined || isPale ? outside : scale.paint(getRatio(cells, inner));
    const text = hasNumbers && share !== undefined ? tellPercent(share) : "";
    const look = `${outside} ${inside} ${text}`;
    if (looks.get(place) === look) continue;
    looks.set(place, look);
    fill(outside, x, y, width, height);
    if (inside !== outside) fill(inside, x + rim, y + rim, width - 2 * rim, height - 2 * rim);
    if (text !== "" && share !== undefined) {
      context.fillStyle = last = scale.write(isPale ? 1 : getRatio(cells, inner ?? share));
      context.fillText(text, x + width / 2, y + height / 2 + density / 2);
    }
  }
}
