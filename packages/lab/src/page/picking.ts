// Which cell is picked, in either matrix: by a pointer for as long as it is there, or by the keyboard.
import { useState } from "preact/hooks";
import type { CellChoice } from "./settings.ts";

/** Which matrix: the code's own, a fair shuffle's, or that of the code before its fix. */
export type MatrixId = "code" | "fair" | "before";

/** A cell that is pointed at or walked to, and where it is on the screen. */
interface Pick {
  readonly matrix: MatrixId;
  readonly place: CellChoice;
  readonly rectangle: DOMRect | undefined;
}

type TakePlace = (place: CellChoice | undefined, rectangle: DOMRect | undefined) => void;

export interface Picking {
  readonly picked: Pick | undefined;
  /** The one that was walked to, whatever is pointed at. */
  readonly walked: Pick | undefined;
  /** The cell that stands out in both matrices. */
  readonly place: CellChoice | undefined;
  readonly point: (matrix: Pick["matrix"]) => TakePlace;
  readonly walk: (matrix: Pick["matrix"]) => TakePlace;
  /** Another shuffle is shown. */
  readonly forgetWalked: () => void;
}

/** `kept` is the cell that was walked to before the page was hidden; `keep` is told of each that is. */
export function usePicking(
  cards: number,
  kept: CellChoice | undefined,
  keep: (cell: CellChoice | undefined) => void,
): Picking {
  const [pointed, setPointed] = useState<Pick>();
  const [walked, setWalked] = useState<Pick>();
  const picked = pointed ?? walked;
  return {
    picked,
    walked,
    // A cell that was walked to before the page was hidden is walked to again.
    place: picked?.place ?? (kept !== undefined && isIn(kept, cards) ? kept : undefined),
    point: (matrix) => (place, rectangle) => {
      setPointed(place && { matrix, place, rectangle });
    },
    walk: (matrix) => (place, rectangle) => {
      setWalked(place && { matrix, place, rectangle });
      setPointed(undefined);
      keep(place);
    },
    forgetWalked: () => {
      setWalked(undefined);
    },
  };
}

/** Returns whether there is such a cell in a matrix of so many cards. */
export function isIn({ card, position }: CellChoice, cards: number): boolean {
  return card < cards && position < cards;
}
