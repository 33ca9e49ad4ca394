// How many items a list has that is filled right where it is declared, as decks of cards are: `for (s of suits) for (r of ranks) deck.push(…)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, type Variable } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { getRootVariable, isNamePath } from "../syntax/list-path.ts";
import { contains, getFunctionAround, getMemberName, isFunction, isLoop, someNode, unwrap } from "../syntax/tree.ts";
import { countRounds } from "./counted-rounds.ts";
import { isSetAsState } from "./set-state.ts";
import type { GetLength } from "./written-number.ts";

/**
 * Returns how many items a list has at a place, where it is declared empty or with items that can be counted, and nothing changes how many it has but calls of
 * `push` and `unshift` behind that, each by itself or in loops whose rounds the source tells. Undefined where anything else could have had it in its hands before.
 */
export function getFilledLength(
  file: FileContext,
  { defs, references }: Variable,
  place: TSESTree.Node,
  getLength: GetLength,
): number | undefined {
  const declarator = defs[0]?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.init === null || !isMadeHere(declarator.init))
    return undefined;
  const declaration = declarator.parent;
  // A loop's own list lives for all of its rounds.
  if (isLoop(declaration.parent)) return undefined;
  const uses = references.map(({ identifier }) => identifier as TSESTree.Node).filter((use) => use !== declarator.id);
  const fillings = uses.flatMap((use) => getFilling(use, declaration) ?? []);
  const last = fillings.at(-1);
  if (last === undefined || place.range[0] < last.statement.range[1]) return undefined;
  // What runs later, as another function does, may run after anything.
  const isHere = getFunctionAround(place) === getFunctionAround(declaration);
  const others = uses.filter((use) => !fillings.some(({ push }) => contains(push, use)));
  const isEmpty = isEmptyArray(declarator.init);
  const isLeftAlone = others.every((use) => {
    if (use === place || (isHere && comesAfter(use, place))) return true;
    return (isLook(file, use) && !(isEmpty && isPlaceSet(use))) || (isHere && isSetAsState(file, use));
  });
  if (!isLeftAlone) return undefined;
  let sum = isEmpty ? 0 : (getLength(declarator.init) ?? NaN);
  for (const { push, statement } of fillings) sum += countPushed(file, push, statement, getLength) ?? NaN;
  return Number.isNaN(sum) ? undefined : sum;
}

/** `list[0] = x`: where a list begins empty, that is a way to fill it. */
function isPlaceSet(use: TSESTree.Node): boolean {
  const { parent } = use;
  if (parent?.type !== "MemberExpression" || parent.object !== use || !parent.computed) return false;
  return parent.parent.type === "AssignmentExpression" && parent.parent.left === parent;
}

/** Returns whether a list is made where it stands, so that nobody else has it: `[right]`, `wrong.slice(0, 1)`. */
export function isMadeHere(list: TSESTree.Expression): boolean {
  const node = unwrap(list);
  if (node.type !== "CallExpression") return node.type === "ArrayExpression";
  return node.callee.type === "MemberExpression" && COPIES.has(getMemberName(node.callee) ?? "");
}

const COPIES: ReadonlySet<string> = new Set(["slice", "splice", "filter", "map", "concat"]);

interface Filling {
  readonly push: TSESTree.CallExpression;
  /** The statement beside the declaration in which it is called. */
  readonly statement: TSESTree.Node;
}

function getFilling(use: TSESTree.Node, declaration: TSESTree.VariableDeclaration): Filling | undefined {
  const { parent } = use;
  const push = parent?.parent;
  if (parent?.type !== "MemberExpression" || !/^(?:push|unshift)$/.test(getMemberName(parent) ?? "")) return undefined;
  if (push?.type !== "CallExpression" || parent.object !== use || push.callee !== parent) return undefined;
  let statement: TSESTree.Node = push;
  while (statement.parent != null && statement.parent !== declaration.parent) statement = statement.parent;
  return statement.parent === declaration.parent && statement.range[0] >= declaration.range[1]
    ? { push, statement }
    : undefined;
}

/** Returns whether a use comes after a place, and not before its next round; a block that declares the list anew in each round has no next one. */
export function comesAfter(use: TSESTree.Node, place: TSESTree.Node, block?: TSESTree.Node): boolean {
  if (use.range[0] < place.range[0]) return false;
  for (let node = place.parent; node != null && node !== block && !isFunction(node); node = node.parent)
    if (isLoop(node) && contains(node, use)) return false;
  return true;
}

/** Returns whether a loop stands between a use and what is around it, or a function, which may be called more than once. */
export function isRepeated(use: TSESTree.Node, around: TSESTree.Node | undefined): boolean {
  for (let node = use.parent; node != null && node !== around; node = node.parent)
    if (isLoop(node) || isFunction(node)) return true;
  return false;
}

/** Returns the call that puts items at the end of a list: `list.push(x)`. */
export function getPush(use: TSESTree.Node): TSESTree.CallExpression | undefined {
  const { parent } = use;
  if (parent?.type !== "MemberExpression" || parent.object !== use || getMemberName(parent) !== "push")
    return undefined;
  const { parent: call } = parent;
  return call.type === "CallExpression" && call.callee === parent ? call : undefined;
}

/** Returns whether a list is only asked for an item, for its length or for a copy, or walked over. */
export function isLook(file: FileContext, use: TSESTree.Node): boolean {
  const { parent } = use;
  switch (parent?.type) {
    case "ExpressionStatement":
      return true;
    case "MemberExpression": {
      if (parent.object !== use || isWritten(parent)) return false;
      const itself = getGivenBack(use);
      if (itself !== undefined) return isLook(file, itself);
      const name = getMemberName(parent);
      // list[method]() may be any of them.
      return name === undefined ? !isCalled(parent) : LOOKS.has(name) && !handsOver(file, parent);
    }
    case "SpreadElement":
      return true;
    case "ForOfStatement":
      return parent.right === use;
    case "CallExpression":
      return parent.callee !== use && LOOKS_AT.test(file.sourceCode.getText(parent.callee));
    default:
      return false;
  }
}

/** Returns the call of a list's method that gives back the very list: `list.sort()`. */
export function getGivenBack({ parent }: TSESTree.Node): TSESTree.CallExpression | undefined {
  if (parent?.type !== "MemberExpression" || !isCalled(parent)) return undefined;
  return GIVE_BACK.has(getMemberName(parent) ?? "") ? parent.parent : undefined;
}

const GIVE_BACK: ReadonlySet<string> = new Set(["sort", "reverse", "fill"]);

const isCalled = (
  member: TSESTree.MemberExpression,
): member is TSESTree.MemberExpression & { parent: TSESTree.CallExpression } =>
  member.parent.type === "CallExpression" && member.parent.callee === member;

/** Returns whether a list's method hands the very list to a callback of the file, which may do anything with it: `deck.forEach((card, i, all) => …)`. */
export function handsOver(file: FileContext, member: TSESTree.MemberExpression): boolean {
  if (!isCalled(member)) return false;
  const most = (getMemberName(member) ?? "").startsWith("reduce") ? 3 : 2;
  return member.parent.arguments.some((argument) => {
    const callback = getFunction(file, argument);
    if (callback === undefined) return false;
    const isNamed = callback.type !== "ArrowFunctionExpression";
    return (
      callback.params.length > most ||
      callback.params.some(({ type }) => type === "RestElement") ||
      (isNamed && someNode(file, callback, (node) => node.type === "Identifier" && node.name === "arguments"))
    );
  });
}

/** `deck.length = 0` */
const isWritten = (member: TSESTree.MemberExpression): boolean =>
  getMemberName(member) === "length" &&
  (member.parent.type === "UpdateExpression" ||
    (member.parent.type === "AssignmentExpression" && member.parent.left === member));

/** The members that change nothing about how many items a list has. */
const LOOKS: ReadonlySet<string> = new Set(
  "at length size has map filter forEach slice concat join indexOf includes find findIndex some every reduce toSorted toReversed keys entries values".split(
    " ",
  ),
);
/** The functions that only look at a list, or copy its items. */
const LOOKS_AT = /^console\.\w+$|^JSON\.stringify$|\.concat$/;

/** Returns whether an item is taken from a list that it is put into again: `list.push(list.shift())` makes it no longer. */
export function isTakenFrom(file: FileContext, list: TSESTree.Node, item: TSESTree.Node): boolean {
  const callee = item.type === "CallExpression" ? item.callee : undefined;
  if (callee?.type !== "MemberExpression" || !/^(?:pop|shift)$/.test(getMemberName(callee) ?? "")) return false;
  return file.sourceCode.getText(callee.object) === file.sourceCode.getText(list);
}

/** What may leave a round, or a loop, before its end. */
const LEAVES = /\b(?:break|continue|return|throw|yield)\b/;

/** Returns how many items one call puts into a list in all rounds of the loops around it. */
export function countPushed(
  file: FileContext,
  push: TSESTree.CallExpression,
  statement: TSESTree.Node,
  getLength: GetLength,
): number | undefined {
  const { callee } = push;
  const isOfOthers = (item: TSESTree.Node): boolean =>
    item.type !== "SpreadElement" && !(callee.type === "MemberExpression" && isTakenFrom(file, callee.object, item));
  if (!push.arguments.every(isOfOthers) || push.optional) return undefined;
  if (LEAVES.test(file.sourceCode.getText(statement))) return undefined;
  let count: number | undefined = push.arguments.length;
  for (let node: TSESTree.Node = push; node !== statement && count !== undefined;) {
    const parent: TSESTree.Node | undefined = node.parent;
    if (parent === undefined) return undefined;
    const runs = isChoice(parent) ? countChosen(file, parent, node, push) : countRuns(file, parent, getLength);
    count = runs === undefined ? undefined : count * runs;
    // A function is called where it is handed over.
    node = isFunction(parent) ? parent.parent : parent;
  }
  return count;
}

type Choice = TSESTree.IfStatement | TSESTree.ConditionalExpression;

const isChoice = (node: TSESTree.Node): node is Choice =>
  node.type === "IfStatement" || node.type === "ConditionalExpression";

/** Both branches put as many items into the list, so those of the first count for either: `if (rank > 10) deck.push(face); else deck.push(number);` */
function countChosen(
  file: FileContext,
  choice: Choice,
  branch: TSESTree.Node,
  { callee }: TSESTree.CallExpression,
): number | undefined {
  const list = callee.type === "MemberExpression" ? callee.object : undefined;
  if (branch === choice.test || list === undefined || !isNamePath(list)) return undefined;
  if (countInBranch(file, choice, list) === undefined) return undefined;
  return branch === choice.consequent ? 1 : 0;
}

/** A rank each, and some more. */
const MOST_BRANCHES = 20;

/** Returns how many items a branch puts into a list, whichever way it takes; undefined where that depends, or can't be told. */
function countInBranch(
  file: FileContext,
  node: TSESTree.Node,
  list: TSESTree.Node,
  deepest = MOST_BRANCHES,
): number | undefined {
  if (deepest === 0) return undefined;
  switch (node.type) {
    case "BlockStatement":
      return node.body.reduce<number | undefined>((sum, statement) => {
        const count = sum === undefined ? undefined : countInBranch(file, statement, list, deepest);
        return sum === undefined || count === undefined ? undefined : sum + count;
      }, 0);
    case "ExpressionStatement":
      return countInBranch(file, node.expression, list, deepest);
    case "IfStatement":
    case "ConditionalExpression": {
      const count = countInBranch(file, node.consequent, list, deepest - 1);
      const other = node.alternate === null ? 0 : countInBranch(file, node.alternate, list, deepest - 1);
      return count === other ? count : undefined;
    }
    default:
      if (isPushOf(file, node, list)) return node.arguments.length;
      return someNode(file, node, (inner) => isPushOf(file, inner, list)) ? undefined : 0;
  }
}

function isPushOf(file: FileContext, node: TSESTree.Node, list: TSESTree.Node): node is TSESTree.CallExpression {
  const callee = node.type === "CallExpression" ? node.callee : undefined;
  if (callee?.type !== "MemberExpression" || !/^(?:push|unshift)$/.test(getMemberName(callee) ?? "")) return false;
  const { sourceCode } = file;
  return (
    sourceCode.getText(callee.object) === sourceCode.getText(list) &&
    getRootVariable(file, callee.object) === getRootVariable(file, list)
  );
}

/** Returns how often a part of a node with a call of `push` is run each time that the node is. */
function countRuns(file: FileContext, parent: TSESTree.Node, getLength: GetLength): number | undefined {
  switch (parent.type) {
    case "BlockStatement":
    case "ExpressionStatement":
      return 1;
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return parent.async || parent.generator ? undefined : countCalls(parent, getLength);
    default:
      // What stands in a loop's head is neither its list nor its step.
      return countRounds(file, parent, getLength);
  }
}

/** `suits.forEach((suit) => …)`, or `map` for the same. */
function countCalls(callback: TSESTree.Node, getLength: GetLength): number | undefined {
  const call = callback.parent;
  if (call?.type !== "CallExpression" || call.arguments.length !== 1) return undefined;
  const { callee } = call;
  return callee.type === "MemberExpression" && /^(?:forEach|map)$/.test(getMemberName(callee) ?? "")
    ? getLength(callee.object)
    : undefined;
}
