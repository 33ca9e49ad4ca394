// The cells that stand out in a matrix: the same on the page, in the picture that is copied from it, and in those of the command line.
import { countMoving, isCompared, tellRatio, type Compared } from "@fair-shuffle/bias/model";

export { MARK_TEXTS } from "../words/mark-text.ts";

interface Place {
  readonly position: number;
  readonly card: number;
}

/** What the cells of a matrix are. */
interface MarkedCells extends Compared {
  /** [position][card]; undefined where nothing is computed, or not yet. */
  readonly exact: readonly (readonly number[])[] | undefined;
}

/** The cells that stand out in a matrix: the ends of what its colours say. */
export interface Marks {
  readonly most: Place | undefined;
  readonly least: Place | undefined;
}

const NO_MARKS: Marks = { most: undefined, least: undefined };

/** What floating point may add up to. */
const ROUNDING = 1e-9;

/** A ratio that is told like this one is told as fair. */
const FAIR_RATIO = tellRatio(1);

/**
 * Returns the cells of a matrix that are farthest above and below the fair share, the first ones of equals; the one that the headline names before others.
 * None where their ratio is told as fair, as in what is as good as fair: then only what the headline names stands out.
 */
export function getMarks(cells: MarkedCells, named: Place | undefined): Marks {
  const { exact } = cells;
  const moving = countMoving(cells);
  if (exact === undefined) return named === undefined ? NO_MARKS : { ...NO_MARKS, most: named };
  const getShare = ({ position, card }: Place): number => exact[position]?.[card] ?? 0;
  const find = (isBetter: (share: number, best: number) => boolean): Place | undefined => {
    let best: Place | undefined;
    for (const [position, row] of exact.entries()) {
      for (const card of row.keys()) {
        const place = { position, card };
        if (isCompared(cells, place) && (best === undefined || isBetter(getShare(place), getShare(best)))) best = place;
      }
    }
    if (best === undefined || Math.abs(getShare(best) * moving - 1) < ROUNDING) return undefined;
    if (named !== undefined && Math.abs(getShare(named) - getShare(best)) < ROUNDING) return named;
    return tellRatio(getShare(best) * moving) === FAIR_RATIO ? undefined : best;
  };
  return {
    most: find((share, best) => share > best + ROUNDING),
    least: find((share, best) => share < best - ROUNDING),
  };
}
