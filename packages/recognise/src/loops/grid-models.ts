// A grid as the one list of its cells: a model for each of some sizes, where the source does not tell which it has.
import type { Expression, Statement, SwapLoop } from "@fair-shuffle/bias";
import { mapExpressions, someStatement, visitExpressions } from "@fair-shuffle/bias/model";
import type { Grid } from "../translate/translation.ts";

type Size = readonly [rows: number, columns: number];

/** What the source says of how many rows, or columns, there are: a number, a variable whose value it does not tell, or that the grid itself knows. */
type Extent = number | string | undefined;

const SIZES: readonly Size[] = [
  [3, 3],
  [2, 3],
  [3, 2],
];
const SQUARES: readonly Size[] = [
  [3, 3],
  [2, 2],
];

/** More cells than this are no board. */
const MOST_CELLS = 100;

/** Returns a model for each size that a grid may have; none where nothing tells what its width is, or more than its size is not known. */
export function getGridModels(
  grids: ReadonlyMap<string, Grid>,
  list: string,
  steps: readonly Statement[],
  unknowns: ReadonlySet<string>,
): readonly SwapLoop[] {
  const grid = grids.get(list);
  if (grid === undefined || grids.size > 1 || !mixesCells(grid)) return [];
  const rows = getExtent(steps, grid.rows, grid);
  const columns = getExtent(steps, grid.columns, grid);
  if (rows === null || columns === null) return [];
  const left = [...unknowns].filter((name) => name !== rows && name !== columns);
  if (left.length > 0) return [];
  return getSizes(rows, columns)
    .filter((size) => size[0] * size[1] <= MOST_CELLS && hasOnlyNumbersOf(steps, size))
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
  if (typeof rows === "number")
    return [
      [rows, 3],
      [rows, 2],
    ];
  if (typeof columns === "number")
    return [
      [3, columns],
      [2, columns],
    ];
  return rows !== undefined && rows === columns ? SQUARES : SIZES;
}

/** Returns where the counters of rows, or of columns, end, by the loops that count with them; null where these say nothing, or several things. */
function getExtent(steps: readonly Statement[], counters: ReadonlySet<string>, { base }: Grid): Extent | null {
  const constants = new Map<string, number>();
  const extents = new Set<Extent | null>();
  const toExtent = (expression: Expression, more: number): Extent | null => {
    switch (expression.kind) {
      case "number":
        return expression.value + more;
      case "length":
        return expression.list === base || expression.list.startsWith(`${base}[`) ? undefined : null;
      case "variable":
        return constants.has(expression.name) ? (constants.get(expression.name) ?? 0) + more : expression.name;
      case "binary": {
        const { left, operator, right } = expression;
        if (right.kind !== "number" || (operator !== "+" && operator !== "-")) return null;
        return toExtent(left, more + (operator === "+" ? right.value : -right.value));
      }
      default:
        return null;
    }
  };
  const starts = new Map<string, Expression>();
  for (const step of steps)
    someStatement(step, (inner) => {
      if (inner.kind === "assign") {
        if (inner.value.kind === "number" && !counters.has(inner.variable))
          constants.set(inner.variable, inner.value.value);
        if (counters.has(inner.variable) && !starts.has(inner.variable)) starts.set(inner.variable, inner.value);
      }
      if (inner.kind !== "loop" || inner.test.kind !== "binary") return false;
      const { left, operator, right } = inner.test;
      if (left.kind !== "variable" || !counters.has(left.name)) return false;
      const start = starts.get(left.name);
      if (operator === "<" || operator === "!=") extents.add(toExtent(right, 0));
      else if (operator === "<=") extents.add(toExtent(right, 1));
      else if (start !== undefined) extents.add(toExtent(start, 1));
      return false;
    });
  const [extent, ...others] = extents;
  return extents.size === 0 || others.length > 0 ? null : (extent ?? (extents.has(null) ? null : undefined));
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
