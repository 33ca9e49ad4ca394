// Lists that a test of their length picks out of others: `groups.filter((group) => group.length === 2)`, `groups.find((group) => group.length === 2)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable } from "../syntax/bindings.ts";
import { getMemberName, getReturned, unwrap } from "../syntax/tree.ts";
import { turnOperator } from "../syntax/turned-operator.ts";
import { getWrittenNumber } from "../values/written-number.ts";

/** Returns two where a test lets only lists of two items at most through. */
export function getLengthTested(file: FileContext, expression: TSESTree.Node | undefined): number | undefined {
  const most = getMostTested(file, expression);
  return most !== undefined && most <= 2 ? 2 : undefined;
}

/** Returns how many items a list has at most that a test lets through, or the list that what it lets through has under a name: `(room) => room.players.length < 2`. */
export function getMostTested(
  file: FileContext,
  expression: TSESTree.Node | undefined,
  name?: string,
): number | undefined {
  const test = expression === undefined ? undefined : getFunction(file, expression);
  if (test === undefined || test.async || test.generator) return undefined;
  const [list] = test.params;
  const answers = getReturned(file, test);
  const getMost = (answer: TSESTree.Node): number => {
    const node = unwrap(answer);
    if (node.type === "LogicalExpression" && node.operator === "&&")
      return Math.min(getMost(node.left), getMost(node.right));
    if (node.type === "Literal" && node.value === false) return 0;
    return node.type === "BinaryExpression" ? getBound(file, node, { item: list, name }) : Infinity;
  };
  const most = Math.max(...answers.map(getMost));
  return list !== undefined && answers.length > 0 && Number.isFinite(most) ? most : undefined;
}

/** Returns two for the first or the last such list: `groups.find((group) => group.length === 2)`. */
export const getLengthFound = (
  file: FileContext,
  { callee, arguments: [test] }: TSESTree.CallExpression | TSESTree.NewExpression,
): number | undefined =>
  callee.type === "MemberExpression" && /^find(?:Last)?$/.test(getMemberName(callee) ?? "")
    ? getLengthTested(file, test)
    : undefined;

/** What a test is handed, and under which name that has the list, unless it is one itself. */
interface Tested {
  readonly item: TSESTree.Node | undefined;
  readonly name: string | undefined;
}

function getBound(file: FileContext, test: TSESTree.BinaryExpression, tested: Tested): number {
  const isTurned = !isLengthOf(file, test.left, tested);
  if (isTurned && !isLengthOf(file, test.right, tested)) return Infinity;
  const bound = getWrittenNumber(file, isTurned ? test.left : test.right) ?? Infinity;
  switch (isTurned ? turnOperator(test.operator) : test.operator) {
    case "===":
    case "==":
    case "<=":
      return Math.floor(bound);
    case "<":
      return Math.ceil(bound) - 1;
    default:
      return Infinity;
  }
}

/** `group.length` of `(group) => …`, `room.players.length` of `(room) => …`, and `length` of `({ length }) => …` */
function isLengthOf(file: FileContext, node: TSESTree.Node, { item, name }: Tested): boolean {
  if (node.type === "Identifier" && name === undefined) {
    const taken = getVariable(file, node)?.defs[0]?.name.parent;
    return taken?.type === "Property" && taken.parent === item && !taken.computed && getName(taken.key) === "length";
  }
  if (node.type !== "MemberExpression" || getMemberName(node) !== "length") return false;
  const list = unwrap(node.object);
  if (name === undefined) return item?.type === "Identifier" && getName(list) === item.name;
  if (list.type === "MemberExpression")
    return item?.type === "Identifier" && getMemberName(list) === name && getName(list.object) === item.name;
  // ({ players }) => players.length < 2
  const taken = list.type === "Identifier" ? getVariable(file, list)?.defs[0]?.name.parent : undefined;
  return taken?.type === "Property" && taken.parent === item && !taken.computed && getName(taken.key) === name;
}

const getName = (node: TSESTree.Node): string | undefined => (node.type === "Identifier" ? node.name : undefined);
