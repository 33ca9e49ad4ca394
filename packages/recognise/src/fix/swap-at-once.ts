// Makes a swap read a place before it overwrites it: `a[i] = a[j]; a[j] = a[i]` becomes `[a[i], a[j]] = [a[j], a[i]]`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import type { Trial } from "../sites/file-budget.ts";
import type { LoopSite } from "../sites/site.ts";
import { unwrap, visitNodes } from "../syntax/tree.ts";
import type { FileFacts } from "./import-kind.ts";
import type { Remedy } from "./remedy.ts";
import { getSourceStyle } from "./source-style.ts";
import { continuesLine, getList, getOwnRange, getStatementBefore, isUnended } from "./statement-end.ts";

/** The correction, with the code that it writes. */
export interface WholeSwap extends Remedy {
  readonly text: string;
}

interface PlaceWritten {
  readonly statement: TSESTree.ExpressionStatement;
  readonly left: TSESTree.MemberExpression;
  readonly right: TSESTree.Expression;
}

/** Returns the correction of a loop that overwrites a place of its swap before it has read it, where that makes it exactly fair. */
export function swapAtOnce(file: FileFacts, site: LoopSite, { isFair }: Trial): WholeSwap | undefined {
  const { lossless = [], models } = site;
  if (!models.every(({ overwritesUnread }) => overwritesUnread === true)) return undefined;
  if (lossless.length === 0 || !lossless.every(isFair)) return undefined;
  const swaps = findSwaps(file, site.node);
  const [swap, ...more] = swaps;
  if (swap === undefined || more.length > 0) return undefined;
  const [first, second] = swap;
  return writeHeld(file, first, second) ?? writeTogether(file, first, second);
}

/** Returns the pairs of assignments in a row of which the second one writes to the place that the first one reads. */
function findSwaps(file: FileContext, region: TSESTree.Node): readonly (readonly [PlaceWritten, PlaceWritten])[] {
  const found: (readonly [PlaceWritten, PlaceWritten])[] = [];
  visitNodes(file, region, (node) => {
    const second = node.type === "ExpressionStatement" ? getWritten(node) : undefined;
    const before = second && getStatementBefore(second.statement);
    const first = before?.type === "ExpressionStatement" ? getWritten(before) : undefined;
    if (first !== undefined && second !== undefined && spell(file, first.right) === spell(file, second.left))
      found.push([first, second]);
    return undefined;
  });
  return found;
}

function getWritten(statement: TSESTree.ExpressionStatement): PlaceWritten | undefined {
  const expression = unwrap(statement.expression);
  if (expression.type !== "AssignmentExpression" || expression.operator !== "=") return undefined;
  const left = unwrap(expression.left);
  if (left.type !== "MemberExpression" || !left.computed) return undefined;
  return { statement, left, right: expression.right };
}

const spell = (file: FileContext, node: TSESTree.Node): string =>
  file.sourceCode.getText(unwrap(node)).replaceAll(/\s/g, "");

/** Where a variable right before holds the card of the first place, it is written to the second one; where it holds that of the second place, it is to hold the other. */
function writeHeld(file: FileFacts, first: PlaceWritten, second: PlaceWritten): WholeSwap | undefined {
  const declared = getStatementBefore(first.statement);
  if (declared?.type !== "VariableDeclaration" || declared.declarations.length !== 1) return undefined;
  const [{ id, init }] = declared.declarations;
  if (id.type !== "Identifier" || init === null) return undefined;
  const [place, other] = [first.left, second.left].map((left) => spell(file, left));
  const replace = (node: TSESTree.Node, text: string, before: string): WholeSwap => ({
    text: `${before} = ${text}`,
    edits: [{ range: node.range, text }],
    assumes: [],
    held: [],
  });
  if (spell(file, init) === place && spell(file, second.right) === place)
    return replace(second.right, id.name, file.sourceCode.getText(second.left));
  if (spell(file, init) === other && spell(file, second.right) === id.name)
    return replace(init, file.sourceCode.getText(first.left), id.name);
  return undefined;
}

/** Both places are written at once, by destructuring. */
function writeTogether(file: FileFacts, first: PlaceWritten, second: PlaceWritten): WholeSwap | undefined {
  const { isOld } = getSourceStyle(file);
  if (isOld || spell(file, second.right) !== spell(file, first.left)) return undefined;
  const [start] = first.statement.range;
  const [, end] = getOwnRange(file, second.statement);
  const hasComment = file.sourceCode.getAllComments().some(({ range }) => range[0] >= start && range[1] <= end);
  if (hasComment || !getList(first.statement).includes(second.statement)) return undefined;
  const [one, other] = [first.left, second.left].map((place) => file.sourceCode.getText(place));
  const text = `[${one ?? ""}, ${other ?? ""}] = [${other ?? ""}, ${one ?? ""}]`;
  const before = getStatementBefore(first.statement);
  const isGuarded = before !== undefined && isUnended(file, before);
  const after = file.sourceCode.getTokenAfter(second.statement);
  const isEnded =
    !isUnended(file, second.statement) && getOwnRange(file, second.statement)[1] === second.statement.range[1];
  if (!isEnded && after !== null && continuesLine(after)) return undefined;
  return {
    text,
    edits: [{ range: [start, end], text: `${isGuarded ? ";" : ""}${text}${isEnded ? ";" : ""}` }],
    assumes: [],
    held: [],
  };
}
