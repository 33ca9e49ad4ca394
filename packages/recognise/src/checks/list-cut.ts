// Where a list of a function's own is cut down to so many items at most: `list.length = 2`, `list.splice(2)`, `while (list.length > 2) list.pop();`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { oncePer } from "../file/once.ts";
import { isGlobal } from "../syntax/bindings.ts";
import { getMemberName, someNode } from "../syntax/tree.ts";
import { spell } from "./filled-until.ts";
import { atMostTwo, getWrittenNumber, type GetLength } from "../values/written-number.ts";

export interface ListCut {
  /** How many items are left at most. */
  readonly most: number;
  /** Where the statement ends that cuts the list. */
  readonly end: number;
}

interface Named {
  readonly name: string;
  readonly getLength: GetLength;
}

/** Returns the last statement of a list's own block, before a place, that cuts the list down to items whose number is written. */
export function getLastCut(
  file: FileContext,
  block: TSESTree.Node,
  place: TSESTree.Node,
  list: Named,
): ListCut | undefined {
  if (block.type !== "BlockStatement" && block.type !== "Program") return undefined;
  const statements = getCutting(block).filter((one) => one.range[1] <= place.range[0]);
  for (const statement of statements.toReversed()) {
    const most = getMostLeft(file, statement, list);
    if (most !== undefined) return { most, end: statement.range[1] };
  }
  return undefined;
}

/** Returns the statements of a block that may cut a list down, whichever: most blocks have none. */
const getCutting = oncePer((block: TSESTree.BlockStatement | TSESTree.Program) =>
  block.body.filter((statement) => {
    if (statement.type !== "ExpressionStatement")
      return !/^(?:Variable|Function|Class|Import|Export)/.test(statement.type);
    const { expression } = statement;
    return (
      expression.type === "AssignmentExpression" ||
      (expression.type === "CallExpression" &&
        expression.callee.type === "MemberExpression" &&
        getMemberName(expression.callee) === "splice")
    );
  }),
);

/** Returns how many items a statement leaves a list at most; undefined where it does not say. */
function getMostLeft(file: FileContext, statement: TSESTree.Node, list: Named): number | undefined {
  switch (statement.type) {
    case "BlockStatement": {
      const [only, ...more] = statement.body;
      return only === undefined || more.length > 0 ? undefined : getMostLeft(file, only, list);
    }
    case "ExpressionStatement":
      return getMostLeftBy(file, statement.expression, list);
    case "IfStatement": {
      const unasked = getMostUnasked(file, statement.test, list);
      const cut = statement.alternate === null ? getMostLeft(file, statement.consequent, list) : undefined;
      return unasked === undefined || cut === undefined ? undefined : Math.max(unasked, cut);
    }
    case "WhileStatement":
    case "DoWhileStatement":
    case "ForStatement":
      // What may end the loop otherwise may leave more.
      return statement.test === null || someNode(file, statement.body, ({ type }) => type === "BreakStatement")
        ? undefined
        : getMostUnasked(file, statement.test, list);
    default:
      return undefined;
  }
}

function getMostLeftBy(file: FileContext, expression: TSESTree.Expression, list: Named): number | undefined {
  if (expression.type === "AssignmentExpression" && expression.operator === "=") {
    if (isLength(expression.left, list)) return getWrittenNumber(file, expression.right);
    // list = list.slice(0, 2)
    return isList(expression.left, list) ? atMostTwo(list.getLength(expression.right)) : undefined;
  }
  if (expression.type !== "CallExpression" || expression.callee.type !== "MemberExpression") return undefined;
  const { callee, arguments: given } = expression;
  const [start, count, ...more] = given;
  const isSplice = getMemberName(callee) === "splice" && isList(callee.object, list) && more.length === 0;
  const most = isSplice ? getWrittenNumber(file, start) : undefined;
  if (most === undefined || most < 0) return undefined;
  // list.splice(0, list.length - 2)
  if (most === 0 && count !== undefined) return getLessThanAll(file, count, list);
  return takesRest(file, count, { most, list }) ? most : undefined;
}

/** Returns by how many something is less than a list's length: 2 of `list.length - 2`. */
function getLessThanAll(file: FileContext, count: TSESTree.Node, list: Named): number | undefined {
  if (count.type !== "BinaryExpression" || count.operator !== "-" || !isLength(count.left, list)) return undefined;
  const less = getWrittenNumber(file, count.right);
  return less !== undefined && less >= 0 ? less : undefined;
}

/** Returns whether a splice from a place on takes all that is behind it: `(2)`, `(2, list.length)`, `(2, list.length - 2)`, `(2, Infinity)`. */
function takesRest(
  file: FileContext,
  count: TSESTree.Node | undefined,
  { most, list }: { readonly most: number; readonly list: Named },
): boolean {
  if (count === undefined || isLength(count, list) || isGlobal(file, count, "Infinity")) return true;
  const less = getLessThanAll(file, count, list);
  return less !== undefined && less <= most;
}

/** Returns how many items a list has at most where a condition, which asks for more of them, does not hold. */
function getMostUnasked(file: FileContext, test: TSESTree.Expression, list: Named): number | undefined {
  if (test.type !== "BinaryExpression" || !isLength(test.left, list)) return undefined;
  const bound = getWrittenNumber(file, test.right);
  if (bound === undefined) return undefined;
  if (test.operator === ">") return bound;
  return test.operator === ">=" ? bound - 1 : undefined;
}

const isLength = (node: TSESTree.Node, list: Named): boolean =>
  node.type === "MemberExpression" && getMemberName(node) === "length" && isList(node.object, list);

const isList = (node: TSESTree.Node, { name }: Named): boolean => spell(node) === name;
