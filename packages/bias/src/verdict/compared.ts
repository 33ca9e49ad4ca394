// Which cells of a matrix are held against the fair share, and what that share is: one answer, whoever shows the matrix.
import type { Unknowns } from "../exact/distribution.ts";
import type { ShuffleModel } from "../model/model.ts";
import { countDrawn } from "./fair-shuffle.ts";
import { getPart } from "./part.ts";
import { LEAST_DEVIATION } from "./thresholds.ts";

type Matrix = readonly (readonly number[] | Float64Array)[];

/** What is compared of a matrix of so many cards. Plain JSON. */
export interface Compared {
  readonly cards: number;
  /** Only so many positions, from the first on; the others hold what stays in its own list, or are not meant to be even. Absent where all are. */
  readonly drawn?: number | undefined;
  /** The places whose item the code leaves out, so that it stays there; absent where it leaves out none. The fair share is that of the others. */
  readonly leftOut?: readonly number[] | undefined;
}

interface Place {
  readonly position: number;
  readonly card: number;
}

/** Returns how many cards a fair shuffle would move. */
export const countMoving = ({ cards, leftOut = [] }: Compared): number => cards - leftOut.length;

/** Returns the fair share of a cell that is compared. */
export const getFairShare = (compared: Compared): number => 1 / countMoving(compared);

/** Returns whether a cell is in the row or in the column of an item that the code leaves out. */
export const isLeftOut = ({ leftOut }: Compared, { position, card }: Place): boolean =>
  leftOut !== undefined && (leftOut.includes(position) || leftOut.includes(card));

/** Returns whether a cell is compared with the fair share. */
export const isCompared = (compared: Compared, place: Place): boolean =>
  (compared.drawn === undefined || place.position < compared.drawn) && !isLeftOut(compared, place);

/** Returns what a fair shuffle of the same cards does: what is left out stays. */
export function getFairCell(compared: Compared, place: Place): number {
  if (isLeftOut(compared, place)) return place.position === place.card ? 1 : 0;
  return getFairShare(compared);
}

/** Returns the matrix of a fair shuffle of the same cards. */
export function getFairMatrix(compared: Compared): readonly (readonly number[])[] {
  const places = Array.from({ length: compared.cards }, (_, place) => place);
  return places.map((position) => places.map((card) => getFairCell(compared, { position, card })));
}

/** What a matrix is of, and what is known of it. */
interface Asked {
  readonly model: ShuffleModel | undefined;
  readonly cards: number;
  readonly unknowns: Unknowns;
  /** Exact; absent where they are not known. */
  readonly positions?: Matrix | undefined;
  /** Absent while it is not known. */
  readonly verdict?: { readonly kind: string; readonly part?: true } | undefined;
}

/**
 * Returns what of a model's matrix is compared: those positions that cards are drawn to; what moves, where the code names the part of the list that it moves;
 * nothing of a part that is shuffled fairly in another way, because the rest is not meant to be even; else all. Never throws.
 */
export function getCompared({ model, cards, unknowns, positions, verdict }: Asked): Compared {
  const drawn = countDrawn(model, cards, unknowns);
  if (drawn !== undefined) return { cards, drawn };
  const isPart = verdict?.kind === "fair" && verdict.part === true;
  const tellsShares = verdict === undefined || verdict.kind === "biased" || verdict.kind === "fair";
  const leftOut =
    model === undefined || positions === undefined || !tellsShares ? [] : [...getLeftOut(model, positions)];
  const compared = leftOut.length === 0 ? { cards } : { cards, leftOut };
  const isEven = leftOut.length > 0 && positions !== undefined && isEvenAmong(compared, positions);
  return isPart && !isEven ? { cards, drawn: 0 } : compared;
}

function isEvenAmong(compared: Compared, positions: Matrix): boolean {
  const fair = getFairShare(compared);
  return positions.every((row, position) =>
    row.every(
      (share, card) => isLeftOut(compared, { position, card }) || Math.abs(share / fair - 1) <= LEAST_DEVIATION,
    ),
  );
}

/**
 * Returns the places whose item never moves because the code names the part of the list that it moves: that these stay is meant, and shows nothing. Of a
 * model that draws cards into another list there are none.
 * `for (let i = 1; i < a.length; i++) { const j = 1 + Math.floor(Math.random() * (a.length - 1)); [a[i], a[j]] = [a[j], a[i]]; }`
 */
export function getLeftOut(model: ShuffleModel, positions: Matrix): ReadonlySet<number> {
  if (model.kind !== "swapLoop") return new Set();
  const staying = [...positions.keys()].filter((place) => (positions[place]?.[place] ?? 0) > 1 - 1e-9);
  // Where fewer than two move, nothing is left to tell.
  if (staying.length === 0 || staying.length > positions.length - 2) return new Set();
  const part = getPart(model);
  if (part?.kind !== "named") return new Set();
  // Values that were only tried for an unknown name no part: what stays does so whatever they are.
  const isMeant = (place: number): boolean =>
    model.unknowns.length === 0 || part.settings.every(({ fixed }) => fixed.includes(place));
  return new Set(staying.filter(isMeant));
}
