// Which cells of a hover's small matrix stand out: the one that the message beside it names, wherever it can be told which that is.
import type { Verdict } from "@fair-shuffle/bias";
import { getFairShare, getToldCell, isCompared } from "@fair-shuffle/bias/model";
import type { HoverMatrix } from "./hover-matrix.ts";
import type { BoldCells } from "./words/server-texts.ts";

interface Place {
  readonly position: number;
  readonly card: number;
}

interface Bold {
  readonly are: BoldCells;
  readonly cells: readonly Place[];
}

/** What floating point may add up to. */
const ROUNDING = 1e-9;

/** Returns the cells that stand out, and what they are; undefined where all are alike. */
export function findBold({ positions, compared }: HoverMatrix, verdict: Verdict): Bold | undefined {
  const cards = positions.length;
  // That no item can stay is said of all of them, whatever cell stands for it elsewhere.
  const told = verdict.kind === "biased" && verdict.finding !== "cycles" ? getToldCell(verdict) : undefined;
  if (told !== undefined) {
    const same = { position: scale(told.position, told.cards, cards), card: scale(told.card, told.cards, cards) };
    if (isPlace(same)) return { are: told.cards === cards ? "finding" : "sameOfFewer", cells: [same] };
  }
  const fair = getFairShare(compared);
  // Where the message names a cell, it is the one furthest above; where it names none, nothing may be what is wrong.
  const measure = told === undefined ? Math.abs : (excess: number): number => excess;
  const excesses = positions.flatMap((row, position) =>
    row.map((share, card) => ({
      position,
      card,
      excess: isCompared(compared, { position, card }) ? measure(share - fair) : 0,
    })),
  );
  const most = Math.max(...excesses.map(({ excess }) => excess));
  if (most <= ROUNDING) return undefined;
  return {
    are: told === undefined ? "furthest" : "furthestAbove",
    cells: excesses.filter(({ excess }) => excess > most * 0.999),
  };
}

/**
 * Returns which of `few` places is called as one of `many` is, the first ones from the start and the last ones from the end: "second", "last but one". Undefined for those in
 * the middle, which have no such name among fewer.
 */
function scale(place: number, many: number, few: number): number | undefined {
  if (many === few) return place;
  const fromEnd = many - 1 - place;
  const named = Math.ceil(few / 2);
  if (place < named) return place;
  return fromEnd < named ? few - 1 - fromEnd : undefined;
}

const isPlace = (place: { readonly [Axis in keyof Place]: number | undefined }): place is Place =>
  place.position !== undefined && place.card !== undefined;
