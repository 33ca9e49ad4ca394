// Grids: lists of lists, whose cells change places by two indices: `grid[y][x]`.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { isListPath } from "../syntax/list-path.ts";
import { contains, getMemberName, unwrap } from "../syntax/tree.ts";
import { getStored } from "../syntax/implicit-globals.ts";
import { plus, times } from "./arithmetic.ts";
import { getListKey } from "./list-paths.ts";
import type { Translation } from "./translation.ts";

/** A cell of a grid. */
interface Cell {
  /** What the cells are called, as one list. */
  readonly key: string;
  /** The list of the rows. */
  readonly list: TSESTree.Node;
  readonly row: TSESTree.Node;
  readonly column: TSESTree.Node;
}

type Computed = TSESTree.MemberExpressionComputedName;

const isComputed = (node: TSESTree.Node): node is Computed =>
  node.type === "MemberExpression" && node.computed && !node.optional && getMemberName(node) === undefined;

/** Returns whether an expression names a row that is another one from round to round: `grid[y]`. */
function isChangingRow(translation: Translation, node: TSESTree.Node): node is Computed {
  if (translation.options.isLoop !== true || !isComputed(node) || !isListPath(node.object)) return false;
  const index = unwrap(node.property);
  if (index.type === "Literal") return false;
  const variable = index.type === "Identifier" ? getStored(translation.file, index) : undefined;
  if (variable === undefined) return index.type !== "Identifier";
  const { region } = translation.options;
  // What a called function has for itself is another one at every call.
  if (!contains(variable.scope.block, region)) return true;
  return variable.references.some((reference) => reference.isWrite() && contains(region, reference.identifier));
}

/** Whichever row of a grid, as a message may name it. */
const nameRows = (grid: string): string => `${grid}[…]`;

/** The length of a row that is another one from round to round; all rows count as equally long. */
export function getRowLength(translation: Translation, row: TSESTree.Node): Expression | undefined {
  const node = unwrap(row);
  if (!isChangingRow(translation, node)) return undefined;
  return { kind: "length", list: nameRows(getListKey(translation, node.object)) };
}

/** Returns which cell of which grid an expression names, if it does. */
export function getCell(translation: Translation, node: TSESTree.MemberExpression): Cell | undefined {
  const row = unwrap(node.object);
  if (!isComputed(node) || !isChangingRow(translation, row)) return undefined;
  const base = getListKey(translation, row.object);
  const key = nameRows(nameRows(base));
  const grid = translation.grids.get(key) ?? {
    base,
    rows: new Set(),
    columns: new Set(),
    spelledRows: new Set(),
    spelledColumns: new Set(),
  };
  translation.grids.set(key, grid);
  const { sourceCode } = translation.file;
  grid.spelledRows.add(sourceCode.getText(row.property));
  grid.spelledColumns.add(sourceCode.getText(node.property));
  noteCounter(translation, row.property, grid.rows);
  noteCounter(translation, node.property, grid.columns);
  return { key, list: row.object, row: row.property, column: node.property };
}

function noteCounter(translation: Translation, index: TSESTree.Node, counters: Set<string>): void {
  const node = unwrap(index);
  const variable = node.type === "Identifier" ? getStored(translation.file, node) : undefined;
  if (variable !== undefined) counters.add(translation.nameOf(variable));
}

/** Returns the position of a cell among all cells, row by row. */
export function getPositionOfCell(translation: Translation, { key, row, column }: Cell): Expression {
  const [down, right] = translation.inOrder(row, column).map((index) => translation.capture(index));
  const { base = "" } = translation.grids.get(key) ?? {};
  const width: Expression = { kind: "length", list: nameRows(base) };
  return down === undefined || right === undefined ? width : plus(times(down, width), right);
}
