// How many items a property holds where it is shuffled right after it was given a list: `this.cards = []; for (…) this.cards.push(…); this.cards.sort(…)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getProperty } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { getRootVariable } from "../syntax/list-path.ts";
import type { Variable } from "../syntax/names.ts";
import { contains, isFunction, someNode, visitNodes } from "../syntax/tree.ts";
import { countPushed, getPush, isRepeated } from "../values/filled-length.ts";
import { spell } from "../checks/filled-until.ts";
import { isHarmless, isMadeOfItself } from "./kept-length.ts";
import type { GetLength } from "../values/written-number.ts";

/**
 * Returns how many items `this.cards` or `table.cards` holds at a place, where a statement before it in the same block gives it a list of known length, or declares
 * the table with one, and nothing that runs from there on can do more to it than to push items whose number is known.
 */
export function getRefilledLength(
  file: FileContext,
  place: TSESTree.MemberExpression,
  getLength: GetLength,
): number | undefined {
  const path = spell(place);
  if (path === undefined) return undefined;
  const root = getRootVariable(file, place);
  if (root === undefined && !path.startsWith("this.")) return undefined;
  let statement = getStatementAround(place);
  for (;;) {
    const block = statement.parent;
    if (block?.type !== "BlockStatement" && block?.type !== "Program") return undefined;
    const body: readonly TSESTree.Node[] = block.body;
    const before = body.slice(0, body.indexOf(statement));
    const start = before.findLastIndex((one) => getGiven(one, path, root) !== undefined);
    const given = before[start];
    if (given !== undefined) return count(file, { path, root, place, getLength }, [...before.slice(start), statement]);
    // The block of a loop goes on to what stands before the loop.
    if (block.type === "Program" || isFunction(block.parent)) return undefined;
    statement = getStatementAround(block);
  }
}

/** Returns the statement of a block that a place stands in, or the whole body of a function without one; of a block, the statement around it. */
function getStatementAround(place: TSESTree.Node): TSESTree.Node {
  let statement = place.type === "BlockStatement" ? place.parent : place;
  while (!ENDS.has(statement.parent?.type ?? "Program") && !isFunction(statement.parent ?? statement))
    statement = statement.parent ?? statement;
  return statement;
}

const ENDS: ReadonlySet<string> = new Set(["BlockStatement", "Program"]);

/** The list of `this.cards = list`, or of `const table = { cards: list }`. */
function getGiven(statement: TSESTree.Node, path: string, root: Variable | undefined): TSESTree.Expression | undefined {
  if (statement.type === "VariableDeclaration") {
    const declarator = statement.declarations.find((one) => root?.defs.some(({ node }) => node === one) === true);
    const object = declarator?.id.type === "Identifier" ? declarator.init : null;
    const [, name, ...deeper] = path.split(".");
    if (object?.type !== "ObjectExpression" || name === undefined || deeper.length > 0) return undefined;
    return getProperty(object, name) as TSESTree.Expression | undefined;
  }
  const assignment = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  if (assignment?.type !== "AssignmentExpression" || assignment.operator !== "=") return undefined;
  return spell(assignment.left) === path ? assignment.right : undefined;
}

interface Refilled {
  /** `this.cards`, as `spell` has it. */
  readonly path: string;
  /** What the path starts with; undefined for `this`. */
  readonly root: Variable | undefined;
  readonly place: TSESTree.Node;
  readonly getLength: GetLength;
}

function count(
  file: FileContext,
  { path, root, place, getLength }: Refilled,
  [given, ...statements]: readonly TSESTree.Node[],
): number | undefined {
  const list = given === undefined ? undefined : getGiven(given, path, root);
  if (list === undefined) return undefined;
  // Under its own name somebody may put more into it.
  const named = getRootVariable(file, list)?.references.map(({ identifier }): TSESTree.Node => identifier) ?? [];
  if (named.some((use) => statements.some((statement) => contains(statement, use)))) return undefined;
  let sum = isEmptyArray(list) ? 0 : (getLength(list) ?? NaN);
  const last = statements.at(-1);
  for (const statement of statements) {
    if (root !== undefined && callsWhatNames(file, statement, path)) return undefined;
    for (const start of getStarts(file, statement, root)) {
      const use = getLongestPath(start, path);
      if (use === "other") continue;
      if (use === undefined) return undefined;
      // What is done with the list once it is shuffled comes later.
      if (use === place && !isRepeated(place, statement.parent)) continue;
      if (isHarmless(file, use) || isMadeOfItself(file, use)) continue;
      const push = getPush(use);
      // What is put in where it is shuffled may be put in before or after.
      const pushed =
        push === undefined || statement === last ? undefined : countPushed(file, push, statement, getLength);
      sum += pushed ?? NaN;
    }
  }
  return Number.isNaN(sum) || sum === 0 ? undefined : sum;
}

/** Returns all places of a statement at which the path may start. One that waits is not known: meanwhile anything may be done to the list. */
function getStarts(file: FileContext, statement: TSESTree.Node, root: Variable | undefined): readonly TSESTree.Node[] {
  const starts: TSESTree.Node[] = [];
  visitNodes(file, statement, (node) => {
    if (node.type === "AwaitExpression" || node.type === "YieldExpression") starts.push(node);
    if (root === undefined && node.type === "ThisExpression") starts.push(node);
    return undefined;
  });
  const uses = root?.references.map(({ identifier }): TSESTree.Node => identifier) ?? [];
  return [...starts, ...uses.filter((use) => contains(statement, use))];
}

/** Returns the use of a path that begins at a place; "other" where another property is only asked for or set there, and undefined where anything may be done to the list. */
function getLongestPath(start: TSESTree.Node, path: string): TSESTree.Node | "other" | undefined {
  let node = start;
  for (;;) {
    const spelled = spell(node);
    if (spelled === path) return node;
    if (spelled === undefined || !path.startsWith(`${spelled}.`)) {
      const isCalled = node.parent?.type === "CallExpression" && node.parent.callee === node;
      return spelled === undefined || isCalled ? undefined : "other";
    }
    const { parent } = node;
    if (parent?.type !== "MemberExpression" || parent.object !== node) return undefined;
    node = parent;
  }
}

/** Returns whether a statement calls a function of the file that has a property of that name in it. */
function callsWhatNames(file: FileContext, statement: TSESTree.Node, path: string): boolean {
  const name = path.slice(path.lastIndexOf("."));
  return someNode(file, statement, (node) => {
    const local = node.type === "CallExpression" ? getFunction(file, node.callee) : undefined;
    return local !== undefined && !contains(statement, local) && file.sourceCode.getText(local).includes(name);
  });
}
