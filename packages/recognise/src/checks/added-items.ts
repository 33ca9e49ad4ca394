// What a use of a list's name does to how many items the list has: `list.push(x)`, `list = [...list, x]`, `list[2] = x`; and how many all of them add at most.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { isMadeHere, isTakenFrom } from "../values/filled-length.ts";
import { getWrittenNumber, type GetLength } from "../values/written-number.ts";

export interface Addition {
  readonly use: TSESTree.Node;
  readonly added: number;
}

/** Returns how many items are added at most to a list by what stands in a block: of two branches one runs. */
export function countMost(additions: readonly Addition[], block: TSESTree.Node): number {
  const branches = new Map<TSESTree.Node, Map<TSESTree.Node, Addition[]>>();
  let sum = 0;
  for (const addition of additions) {
    const branch = getOuterBranch(addition.use, block);
    if (branch === undefined) {
      sum += addition.added;
      continue;
    }
    const { parent } = branch;
    if (parent === undefined) return Infinity;
    const known = branches.get(parent) ?? new Map<TSESTree.Node, Addition[]>();
    branches.set(parent, known.set(branch, [...(known.get(branch) ?? []), addition]));
  }
  for (const each of branches.values())
    sum += Math.max(...[...each].map(([branch, inside]) => countMost(inside, branch)));
  return sum;
}

/** Returns the branch of the outermost condition inside of a block that a node stands in. */
function getOuterBranch(node: TSESTree.Node, block: TSESTree.Node): TSESTree.Node | undefined {
  let branch: TSESTree.Node | undefined;
  for (let inner = node; inner !== block && inner.parent != null; inner = inner.parent) {
    const { parent } = inner;
    const isChoice = parent.type === "IfStatement" || parent.type === "ConditionalExpression";
    if (isChoice && inner !== parent.test) branch = inner;
    if (inner.type === "SwitchCase" && leavesCase(inner)) branch = inner;
  }
  return branch;
}

/** Returns whether no other case is run behind one. */
function leavesCase({ consequent, parent }: TSESTree.SwitchCase): boolean {
  let last: TSESTree.Node | undefined = consequent.at(-1);
  if (last?.type === "BlockStatement") last = last.body.at(-1);
  return (
    last?.type === "BreakStatement" ||
    last?.type === "ReturnStatement" ||
    parent.cases.at(-1)?.consequent === consequent
  );
}

/** How many items are added at most, and the place behind the last one that is written to. */
export interface Change {
  readonly added: number;
  readonly end: number;
}

const adds = (added: number): Change => ({ added, end: 0 });

/** Returns what a use of a list's name does to its length; undefined where that can't be told. */
export function getChange(file: FileContext, use: TSESTree.Node, getLength: GetLength): Change | undefined {
  const { parent } = use;
  if (parent?.type === "AssignmentExpression")
    return parent.left === use && parent.operator === "="
      ? adds(countNew(file, parent.right, use, getLength))
      : undefined;
  if (parent?.type !== "MemberExpression" || parent.object !== use) return undefined;
  const around = parent.parent;
  if (around.type === "AssignmentExpression" && around.left === parent && around.operator === "=") {
    if (getMemberName(parent) === "length") return { added: 0, end: endAt(file, around.right, 0) };
    // list[list.length] = x
    if (isLengthOf(file, parent.property, use)) return adds(1);
    return parent.computed ? { added: 0, end: endAt(file, parent.property, 1) } : undefined;
  }
  if (around.type !== "CallExpression" || around.callee !== parent) return undefined;
  const name = getMemberName(parent);
  if (name === "push" || name === "unshift") return adds(countGiven(file, use, around.arguments, getLength));
  if (around.arguments.some(({ type }) => type === "SpreadElement")) return undefined;
  switch (name) {
    // Of a set, and of a map.
    case "add":
    case "set":
      return adds(1);
    case "splice":
      return adds(Math.max(around.arguments.length - 2, 0));
    case "pop":
    case "shift":
      return adds(0);
    default:
      return undefined;
  }
}

const isLengthOf = (file: FileContext, node: TSESTree.Node, list: TSESTree.Node): boolean =>
  node.type === "MemberExpression" &&
  getMemberName(node) === "length" &&
  file.sourceCode.getText(node.object) === file.sourceCode.getText(list);

/** Returns how many items a list gets at most: of one that is spread as many as it has, and none by `list.push(list.shift())`. */
function countGiven(
  file: FileContext,
  list: TSESTree.Node,
  given: readonly TSESTree.Node[],
  getLength: GetLength,
): number {
  return given.reduce((sum, item) => {
    if (item.type === "SpreadElement") return sum + (getLength(item.argument) ?? Infinity);
    return sum + (isTakenFrom(file, list, item) ? 0 : 1);
  }, 0);
}

/** Returns a number that is written, and some more; infinity for any other. */
const endAt = (file: FileContext, expression: TSESTree.Node, more: number): number =>
  (getWrittenNumber(file, expression) ?? Infinity) + more;

/** Returns how many items a list, a set or a map has that is made where it stands; infinity where that is not known. */
export function countMade(file: FileContext, list: TSESTree.Expression, getLength: GetLength): number {
  const node = unwrap(list);
  if (node.type === "Literal" && node.value === null && node.raw === "null") return 0;
  const isSet = node.type === "NewExpression" && ["Set", "Map"].some((name) => isGlobal(file, node.callee, name));
  if (!isSet && !isMadeHere(list)) return Infinity;
  const isEmpty = isSet ? node.arguments.length === 0 : isEmptyArray(list);
  return isEmpty ? 0 : (getLength(list) ?? Infinity);
}

/** Returns how many items a list gets with a new value, beside those that it has: `list = [...list, x]`, `list = list.concat([x])`, `list = [x, y]`. */
function countNew(file: FileContext, value: TSESTree.Expression, use: TSESTree.Node, getLength: GetLength): number {
  const node = unwrap(value);
  const isItself = (other: TSESTree.Node): boolean => file.sourceCode.getText(other) === file.sourceCode.getText(use);
  if (node.type === "ArrayExpression") {
    const copies = node.elements.filter((element) => element?.type === "SpreadElement" && isItself(element.argument));
    if (copies.length > 1) return Infinity;
    return node.elements.reduce((sum, element) => {
      if (element?.type !== "SpreadElement") return sum + 1;
      return sum + (isItself(element.argument) ? 0 : (getLength(element.argument) ?? Infinity));
    }, 0);
  }
  const callee = node.type === "CallExpression" ? node.callee : undefined;
  if (node.type === "CallExpression" && callee?.type === "MemberExpression" && isItself(callee.object)) {
    if (getMemberName(callee) !== "concat") return Infinity;
    return node.arguments.reduce((sum, list) => sum + (getLength(list) ?? Infinity), 0);
  }
  return countMade(file, node as TSESTree.Expression, getLength);
}
