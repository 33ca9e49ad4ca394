// Where a list of a function's own is filled until it has so many items: `while (list.length < 2) list.push(…);`, `for (…) if (set.size < 2) set.add(…);`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getAskedName } from "../syntax/holders.ts";
import { getMemberName, isFunction, isLoop, leaves, unwrap } from "../syntax/tree.ts";
import { turnOperator } from "../syntax/turned-operator.ts";
import { getWrittenNumber } from "../values/written-number.ts";

type Filling = TSESTree.WhileStatement | TSESTree.DoWhileStatement | TSESTree.ForStatement;

export interface FillingLoop {
  readonly loop: Filling;
  /** How many items the list has at most when a round begins; of "!=" any number but this one may begin one. */
  readonly most: number;
  readonly isUnequal: boolean;
}

/** Returns the last loop beside a list's declaration, between two places, whose test lets no round begin where the list has so many items. */
export function getLastFilling(
  file: FileContext,
  { parent: block }: TSESTree.VariableDeclaration,
  [start, end]: readonly [number, number],
  list: string,
): FillingLoop | undefined {
  if (block.type !== "BlockStatement" && block.type !== "Program") return undefined;
  for (const loop of block.body.toReversed()) {
    if (loop.range[1] > end || loop.range[0] < start) continue;
    if (loop.type !== "WhileStatement" && loop.type !== "DoWhileStatement" && loop.type !== "ForStatement") continue;
    const asked = loop.test === null ? undefined : getAsked(file, loop.test, list);
    if (asked !== undefined) return { loop, ...asked };
  }
  return undefined;
}

export interface Guard {
  /** How many items the list has at most behind it. */
  readonly most: number;
  /** What is run where it has no more. */
  readonly inside: TSESTree.Node;
}

/**
 * Returns what asks for a list's length right before something: `if (list.length < 2) …`, `list.length < 2 && …`, `if (list.length >= 2) break; …`,
 * `list.length >= 2 ? list : …`.
 * @param full how many items a list has that gets them one by one, and where `if (list.length === full) return;` will do.
 */
export function getGuard(file: FileContext, place: TSESTree.Node, list: string, full?: number): Guard | undefined {
  for (let node = place; node.parent != null && !isFunction(node) && !isLoop(node); node = node.parent) {
    const { parent } = node;
    const isChoice = parent.type === "IfStatement" || parent.type === "ConditionalExpression";
    const isAnd = parent.type === "LogicalExpression" && parent.operator === "&&" && parent.right === node;
    const test = isChoice && parent.consequent === node ? parent.test : isAnd ? parent.left : undefined;
    const asked = test === undefined ? undefined : getAsked(file, test, list);
    if (asked?.isUnequal === false) return { most: asked.most, inside: node };
    const otherwise =
      isChoice && parent.alternate === node ? getMostOtherwise(file, parent.test, list, full) : undefined;
    if (otherwise !== undefined) return { most: otherwise, inside: node };
    const exits = parent.type === "BlockStatement" ? parent.body.filter(({ range }) => range[1] <= node.range[0]) : [];
    const left = exits.map((exit) => getMostBehind(file, exit, list, full)).find((most) => most !== undefined);
    if (left !== undefined) return { most: left, inside: parent };
  }
  return undefined;
}

export interface Exit {
  /** How many items the list has at most where another round begins. */
  readonly most: number;
  /** Where only one number ends the loop, it must not be passed by. */
  readonly isEqual: boolean;
  readonly loop: TSESTree.Node;
}

/** Returns what ends the loop around something, beside a list's declaration, once the list has so many items: `if (list.length === 2) break;`. */
export function getExit(
  file: FileContext,
  place: TSESTree.Node,
  list: string,
  { parent: block }: TSESTree.VariableDeclaration,
): Exit | undefined {
  let node = place;
  while (node.parent != null && !isLoop(node.parent.parent ?? node) && !isFunction(node)) node = node.parent;
  const { parent: body } = node;
  const loop = body?.parent;
  if (body?.type !== "BlockStatement" || loop == null || !isLoop(loop) || loop.parent !== block) return undefined;
  const later = body.body.slice(body.body.findIndex((statement) => statement === node) + 1);
  for (const exit of later) {
    if (exit.type !== "IfStatement" || exit.alternate !== null || !endsLoop(exit.consequent)) continue;
    const between = file.sourceCode.text.slice(node.range[0], exit.range[0]);
    if (/\bcontinue\b/.test(between)) return undefined;
    const { test } = exit;
    const isEqual = test.type === "BinaryExpression" && /^===?$/.test(test.operator) && isSize(test.left, list);
    const most = isEqual ? (getWrittenNumber(file, test.right) ?? NaN) - 1 : getMostBehind(file, exit, list);
    if (most !== undefined && !Number.isNaN(most)) return { most, isEqual, loop };
  }
  return undefined;
}

function endsLoop(statement: TSESTree.Statement): boolean {
  const last = statement.type === "BlockStatement" ? statement.body.at(-1) : statement;
  return last?.type === "ReturnStatement" || (last?.type === "BreakStatement" && last.label === null);
}

/** `if (list.length >= 2) break;` */
function getMostBehind(file: FileContext, exit: TSESTree.Statement, list: string, full?: number): number | undefined {
  if (exit.type !== "IfStatement" || exit.alternate !== null || !leaves(exit.consequent)) return undefined;
  return getMostOtherwise(file, exit.test, list, full);
}

/** Returns how many items a list has at most where a test does not hold: `list.length >= 2`. */
function getMostOtherwise(
  file: FileContext,
  test: TSESTree.Expression,
  list: string,
  full: number | undefined,
): number | undefined {
  if (test.type !== "BinaryExpression" || !isSize(test.left, list)) return undefined;
  const bound = getWrittenNumber(file, test.right);
  if (bound === undefined) return undefined;
  if (test.operator === ">=") return Math.ceil(bound) - 1;
  if (/^===?$/.test(test.operator)) return bound === full ? bound - 1 : undefined;
  return test.operator === ">" ? Math.floor(bound) : undefined;
}

/** Returns what a test says of how many items a list has where it holds: `list.length < 2`, `set.size !== 2`, `2 > list.length && …`. */
function getAsked(file: FileContext, test: TSESTree.Expression, list: string): Omit<FillingLoop, "loop"> | undefined {
  if (test.type === "LogicalExpression" && test.operator === "&&")
    return getAsked(file, test.left, list) ?? getAsked(file, test.right, list);
  if (test.type !== "BinaryExpression") return undefined;
  const isTurned = isSize(test.right, list);
  const [size, bound] = isTurned ? [test.right, test.left] : [test.left, test.right];
  const number = isSize(size, list) ? getWrittenNumber(file, bound) : undefined;
  if (number === undefined) return undefined;
  switch (isTurned ? turnOperator(test.operator) : test.operator) {
    case "<":
      return { most: Math.ceil(number) - 1, isUnequal: false };
    case "<=":
      return { most: Math.floor(number), isUnequal: false };
    case "!=":
    case "!==":
      return { most: number - 1, isUnequal: true };
    default:
      return undefined;
  }
}

/** `list.length`, `set.size`, or `this.list.length` */
function isSize(node: TSESTree.Node, name: string): boolean {
  if (node.type !== "MemberExpression" || !/^(?:length|size)$/.test(getMemberName(node) ?? "")) return false;
  return spell(node.object) === name;
}

/** `players` of `Object.keys(players)` */
function spellOwner({ callee, arguments: [owner, ...more] }: TSESTree.CallExpression): string | undefined {
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier" || callee.object.name !== "Object")
    return undefined;
  const isAll = /^(?:keys|values|entries)$/.test(getMemberName(callee) ?? "");
  return isAll && owner !== undefined && more.length === 0 ? spell(owner) : undefined;
}

/** A name, or a path of names, as `getGuard` is asked for it: "list", "this.list". */
export function spell(path: TSESTree.Node): string | undefined {
  const node = unwrap(path);
  if (node.type === "Identifier") return node.name;
  if (node.type === "ThisExpression") return "this";
  // An object has as many keys as values.
  if (node.type === "CallExpression") return spellOwner(node);
  if (node.type !== "MemberExpression") return undefined;
  const [object, name] = [spell(node.object), getAskedName(node)];
  return object === undefined || name === undefined ? undefined : `${object}.${name}`;
}
