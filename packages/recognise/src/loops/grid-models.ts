// A grid as the one list of its cells: a model for each of some sizes, where the source does not tell which it has.
import type { Expression, Statement, SwapLoop } from "@fair-shuffle/bias";
import { mapExpressions, someStatement, visitExpressions } from "@fair-shuffle/bias/model";
import type { Grid } from "../translate/translation.ts";

type Size = readonly [rows: number, columns: number];

/** What the source says of how many rows, or columns, there are: a number, a variable whose value it does not tell, or that the grid itself knows. */
type Extent = number | string | undefined;

/** The sizes that are tried where nothing tells them, wide, high and square: of about as many cells as lists of any length are told of. */
const TRIED: readonly Size[] = [
  [2, 4],
  [4, 2],
  [3, 3],
];

/** The squares that are tried where only their width is not known. */
const TRIED_SQUARES: readonly Size[] = [
  [3, 3],
  [4, 4],
];

/** A grid of which only the one extent is known has at least so many cells. */
const LEAST_CELLS = 8;

/** Returns a model for each size that a grid may have; none where nothing tells what its width is, or more than its size is not known. */
export function getGridModels(
  grids: ReadonlyMap<string, Grid>,
  list: string,
  steps: readonly Statement[],
  unknowns: ReadonlySet<string>,
): readonly SwapLoop[] {
  const grid = grids.get(list);
  if (grid === undefined || grids.size > 1 || !mixesCells(grid)) return [];
  const rows = getExtent(steps, withArguments(steps, grid.rows), grid);
  const columns = getExtent(steps, withArguments(steps, grid.columns), grid);
  if (rows === null || columns === null) return [];
  const left = [...unknowns].filter((name) => name !== rows && name !== columns);
  if (left.length > 0) return [];
  return getSizes(rows, columns)
    .filter((size) => hasOnlyNumbersOf(steps, size))
    .map(([down, right]) => ({
      kind: "swapLoop",
      list,
      steps: mapExpressions(steps, (expression): Expression => {
        if (expression.kind === "variable" && expression.name === rows) return { kind: "number", value: down };
        if (expression.kind === "variable" && expression.name === columns) return { kind: "number", value: right };
        if (expression.kind !== "length" || expression.list === list) return expression;
        if (expression.list === grid.base) return { kind: "number", value: down };
        return expression.list.startsWith(`${grid.base}[`) ? { kind: "number", value: right } : expression;
      }),
      unknowns: [],
    }));
}

function getSizes(rows: Extent, columns: Extent): readonly Size[] {
  if (typeof rows === "number" && typeof columns === "number") return [[rows, columns]];
  if (typeof rows === "number") return getTried(rows).map((other) => [rows, other]);
  if (typeof columns === "number") return getTried(columns).map((other) => [other, columns]);
  return rows !== undefined && rows === columns ? TRIED_SQUARES : TRIED;
}

/** How many rows are tried of so many columns, or the other way round. */
function getTried(extent: number): readonly number[] {
  const least = Math.max(2, Math.ceil(LEAST_CELLS / extent));
  return [least, least + 1];
}

/** Returns counters, and those that they are given the values of: the parameters of a function that swaps two cells count with its caller's. */
function withArguments(steps: readonly Statement[], counters: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set(counters);
  for (let before = -1; before < all.size;) {
    before = all.size;
    for (const step of steps)
      someStatement(step, (inner) => {
        if (inner.kind === "assign" && inner.value.kind === "variable" && all.has(inner.variable))
          all.add(inner.value.name);
        return false;
      });
  }
  return all;
}

/** Returns where the counters of rows, or of columns, end, by the loops that count with them; null where these say nothing, or several things. */
function getExtent(steps: readonly Statement[], counters: ReadonlySet<string>, { base }: Grid): Extent | null {
  const firstValues = new Map<string, Expression>();
  const extents = new Set<Extent | null>();
  const toExtent = (expression: Expression | undefined, more: number): Extent | null => {
    switch (expression?.kind) {
      case "number":
        return expression.value + more;
      case "length":
        return expression.list === base || expression.list.startsWith(`${base}[`) ? undefined : null;
      case "variable": {
        const value = firstValues.get(expression.name);
        return value?.kind === "number" ? value.value + more : expression.name;
      }
      case "binary": {
        const { left, operator, right } = expression;
        return right.kind === "number" && operator === "-" ? toExtent(left, more - right.value) : null;
      }
      default:
        return null;
    }
  };
  for (const step of steps)
    someStatement(step, (inner) => {
      if (inner.kind === "assign" && !firstValues.has(inner.variable)) firstValues.set(inner.variable, inner.value);
      if (inner.kind !== "loop" || inner.test.kind !== "binary") return false;
      const { left, operator, right } = inner.test;
      if (left.kind !== "variable" || !counters.has(left.name)) return false;
      if (operator === "<" || operator === "!=") extents.add(toExtent(right, 0));
      else if (operator === "<=") extents.add(toExtent(right, 1));
      else extents.add(toExtent(firstValues.get(left.name), 1));
      return false;
    });
  const [extent] = extents;
  return extents.size === 1 ? extent : null;
}

/** Returns whether cells of several rows and of several columns change places: within one row, or one row with another, it is another shuffle. */
const mixesCells = ({ spelledRows, spelledColumns }: Grid): boolean => spelledRows.size > 1 && spelledColumns.size > 1;

/**
 * Returns whether all numbers that are larger than 2, and all that scale a draw, say something of the size: any other may mean that the grid is larger
 * than its loops, or that cells only go a few places further.
 */
function hasOnlyNumbersOf(steps: readonly Statement[], [rows, columns]: Size): boolean {
  const known = [rows, columns, rows * columns].flatMap((size) => [size, size - 1]);
  let isKnown = true;
  visitExpressions(steps, (expression) => {
    if (expression.kind === "number" && expression.value > 2) isKnown &&= known.includes(expression.value);
    if (expression.kind !== "binary" || expression.operator !== "*") return;
    const { left, right } = expression;
    const scale = left.kind === "draw" ? right : right.kind === "draw" ? left : undefined;
    if (scale?.kind === "number") isKnown &&= known.includes(scale.value) && scale.value > 2;
  });
  return isKnown;
}
