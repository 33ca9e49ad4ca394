// How many items a list may have gained between a test of its length and a place: `if (deck.length === 0) { deck = discarded; deck.sort(…); }`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction } from "../syntax/bindings.ts";
import { getVariableAt } from "../syntax/names.ts";
import {
  contains,
  type FunctionNode,
  getFunctionAround,
  getMemberName,
  isFunction,
  isLoop,
  someNode,
  unwrap,
  visitNodes,
} from "../syntax/tree.ts";
import { comesAfter } from "../values/filled-length.ts";
import { getWrittenNumber, type GetLength } from "../values/written-number.ts";
import { type Addition, countMost, getChange } from "./added-items.ts";
import { countReaching } from "./reaching-rounds.ts";

/** So many items a loop may fill a list with, for a pair. */
const MOST_FILLED = 2;

export interface Tested {
  /** So many items the test leaves at most. */
  readonly most: number;
  /** Where the test ends. */
  readonly from: number;
  /** What holds both, the test and the place. */
  readonly within: TSESTree.Node;
}

/** A list that was tested, all that it is called, and the place where it is asked for. */
export interface TestedList {
  readonly file: FileContext;
  readonly lists: readonly string[];
  readonly place: TSESTree.Node;
  readonly tested: Tested;
  readonly getLength: GetLength;
}

/**
 * Returns how many items a list of one of several names has at most at a place behind a test; infinity where that was empty and may get any number. What is put into
 * a list of one or two by the unknown number may well be one more.
 */
export function countSinceTested(asked: TestedList): number {
  const { place, tested } = asked;
  const { from, within } = tested;
  const seen = count(asked, within, (node) => node.range[0] < from || comesAfter(node, place, within));
  if (seen > 0) return tested.most > 0 && seen === Infinity ? tested.most : seen;
  // A list that was empty is filled by a function, if by nothing here.
  const called = getCalled(asked);
  return Math.max(0, ...called.map((local) => count(asked, local.body, () => false)));
}

/** Counts what stands in a region and is not left out. */
function count(asked: TestedList, region: TSESTree.Node, isLeftOut: (node: TSESTree.Node) => boolean): number {
  const { file, place, tested, getLength } = asked;
  const additions: Addition[] = [];
  const begun: number[] = [];
  let highest = 0;
  let taken = 0;
  visitNodes(file, region, (node) => {
    if (!isList(asked, node) || isLeftOut(node)) return undefined;
    const { parent } = node;
    if (parent?.type === "AssignmentExpression" && parent.left === node && parent.operator === "=") {
      if (contains(parent.right, place)) return undefined;
      if (!isLonger(asked, parent.right)) {
        begun.push(countReplaced(asked, parent.right));
        return undefined;
      }
    }
    taken += countTaken(file, node);
    if (taken === Infinity) begun.push(0);
    const change = getChange(file, node, getLength);
    if (change === undefined) return undefined;
    // list[2] = x; a place that is not written may be one of those that are there.
    if (change.end !== Infinity) highest = Math.max(highest, change.end);
    const reaching = getBlocks(node, region)
      .map((block) => countReaching(file, node, block, getLength))
      .find((rounds) => rounds !== undefined);
    const home = getFunctionAround(node);
    if (reaching !== undefined) additions.push({ use: reaching.loop, added: reaching.most * change.added });
    // What another function does, it may do later.
    else if (home === getFunctionAround(region) || (home !== undefined && contains(home, place)))
      additions.push({ use: node, added: change.added > 0 ? change.added * countRounds(asked, node, region) : 0 });
    return undefined;
  });
  const added = countMost(additions, region);
  // What somebody takes out makes room: one player leaves, and another one comes.
  const most = begun.length > 0 ? Math.max(...begun) : tested.most;
  return Math.max(most + (added === Infinity ? Infinity : Math.max(added - taken, 0)), highest);
}

/** One outside of loops, and none in those that fill a list until it has two, or as many as nobody knows. */
function countRounds(asked: TestedList, node: TSESTree.Node, region: TSESTree.Node): number {
  const { file, lists } = asked;
  for (let outer = node.parent; outer != null && outer !== region; outer = outer.parent) {
    if (isFunction(outer)) return Infinity;
    if (!isLoop(outer)) continue;
    const test = "test" in outer ? outer.test : undefined;
    if (test == null || someNode(file, test, isOther)) return Infinity;
    const sides = test.type === "BinaryExpression" ? [test.left, test.right] : [];
    const numbers = sides.map((side) => getWrittenNumber(file, side)).filter((number) => number !== undefined);
    const most = Math.max(...numbers);
    if (numbers.length > 0) return most <= MOST_FILLED ? 0 : most;
    return someNode(file, test, (part) => isList(asked, part)) ? 0 : Infinity;
  }
  return 1;

  /** Another list's length. */
  function isOther(part: TSESTree.Node): boolean {
    if (part.type !== "MemberExpression" || getMemberName(part) !== "length") return false;
    return !lists.includes(getPath(file, part.object));
  }
}

function isList({ file, lists }: TestedList, node: TSESTree.Node): boolean {
  return (node.type === "Identifier" || node.type === "MemberExpression") && lists.includes(getPath(file, node));
}

/** Returns the functions of the file that are called between a test and a place, where the list has the same name in them: a variable outside of all, or a member of this. */
function getCalled({ file, lists, place, tested: { from, within } }: TestedList): readonly FunctionNode[] {
  const called: FunctionNode[] = [];
  const isShared = (list: string, callee: TSESTree.Node): boolean => {
    if (list.startsWith("this.")) return callee.type === "MemberExpression" && callee.object.type === "ThisExpression";
    const scope = getVariableAt(file, list, place)?.scope.type.toString();
    return callee.type === "Identifier" && (scope === "module" || scope === "global");
  };
  visitNodes(file, within, (node) => {
    if (node.range[1] <= from || node.range[0] >= place.range[0]) return "skip";
    if (node.type !== "CallExpression" || !lists.every((list) => isShared(list, node.callee))) return undefined;
    const local = getFunction(file, node.callee);
    if (local !== undefined && !contains(local, place)) called.push(local);
    return undefined;
  });
  return called;
}

/** Returns whether a list is the tested one and some more: `[...list, x]`, `list.concat(x)`. */
function isLonger(asked: TestedList, value: TSESTree.Expression): boolean {
  const node = unwrap(value);
  if (node.type === "CallExpression") {
    const { callee } = node;
    return callee.type === "MemberExpression" && getMemberName(callee) === "concat" && isList(asked, callee.object);
  }
  return (
    node.type === "ArrayExpression" &&
    node.elements.some((one) => one?.type === "SpreadElement" && isList(asked, one.argument))
  );
}

/** How many items a list has that takes the place of the tested one; as many as that, if it is made of it. */
function countReplaced(asked: TestedList, value: TSESTree.Expression): number {
  const length = asked.getLength(value);
  if (length !== undefined) return length;
  const node = unwrap(value);
  if (node.type === "ArrayExpression" && node.elements.length === 0) return 0;
  return someNode(asked.file, value, (part) => isList(asked, part)) ? asked.tested.most : Infinity;
}

/** How something is spelt, whether or not it may be missing on the way: `room?.players` as `room.players`. */
export const getPath = (file: FileContext, node: TSESTree.Node): string =>
  file.sourceCode.getText(node).replaceAll("?.", ".");

/** Returns how many items a use of a list's name takes out of it, where it may be so many. */
function countTaken(file: FileContext, use: TSESTree.Node): number {
  const { parent } = use;
  const call = parent?.parent;
  if (parent?.type !== "MemberExpression" || parent.object !== use) return 0;
  const name = getMemberName(parent) ?? "";
  // list.length = 0
  if (call?.type === "AssignmentExpression" && call.left === parent && name === "length") return Infinity;
  if (call?.type !== "CallExpression" || call.callee !== parent) return 0;
  if (name === "clear") return Infinity;
  if (name === "splice") return getWrittenNumber(file, call.arguments[1]) ?? Infinity;
  return name === "pop" || name === "shift" || name === "delete" ? 1 : 0;
}

/** The blocks around a node, up to another. */
function getBlocks(node: TSESTree.Node, within: TSESTree.Node): TSESTree.Node[] {
  const blocks: TSESTree.Node[] = [];
  for (let outer = node.parent; outer != null && outer !== within.parent; outer = outer.parent)
    if (outer.type === "BlockStatement" || outer.type === "Program") blocks.push(outer);
  return blocks;
}
