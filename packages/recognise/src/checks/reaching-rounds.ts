// How many rounds of a loop come to a place in it at most, by the tests on the way there: `for (const door of doors) if (door !== chosen) others.push(door);`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, getWrites } from "../syntax/bindings.ts";
import { contains, getFunctionAround, getMemberName, isFunction, isLoop, leaves, someNode } from "../syntax/tree.ts";
import { countRounds } from "../values/counted-rounds.ts";
import { countKept, countKeptUnless, type Filter } from "./filtered-length.ts";
import type { GetLength } from "../values/written-number.ts";

export interface ReachingRounds {
  readonly most: number;
  /** The statement beside the block's others that goes round. */
  readonly loop: TSESTree.Node;
}

/** Returns how many rounds of a loop, or of `list.forEach(…)`, that is a statement of a block come to a place in it; undefined where the source does not tell. */
export function countReaching(
  file: FileContext,
  place: TSESTree.Node,
  block: TSESTree.Node,
  getLength: GetLength,
): ReachingRounds | undefined {
  let region = place;
  while (region.parent != null && !isLoop(region) && !isFunction(region)) region = region.parent;
  const loop = isFunction(region) ? region.parent.parent : region;
  const round = readRound(file, region, getLength);
  // What stands in a loop's head is no part of its rounds.
  const isInside = (isFunction(region) || isLoop(region)) && contains(region.body, place);
  if (round === undefined || loop?.parent !== block || !isInside) return undefined;
  let most = round.length;
  for (let node = place; node !== region && node.parent != null; node = node.parent)
    for (const { test, holds } of getTests(node, node.parent))
      if (isSteady(file, test, loop))
        most = Math.min(most, holds ? countKept(round, test) : countKeptUnless(round, test));
  return most === Infinity ? undefined : { most, loop };
}

/** What each round is about: an item, a place, or both. */
function readRound(file: FileContext, region: TSESTree.Node, getLength: GetLength): Filter | undefined {
  const getName = (node: TSESTree.Node | undefined): Filter["item"] =>
    node?.type === "Identifier" ? getVariable(file, node) : undefined;
  if (isFunction(region)) {
    const { parent: call } = region;
    if (
      region.async ||
      region.generator ||
      call.type !== "CallExpression" ||
      call.arguments[0] !== region ||
      call.callee.type !== "MemberExpression"
    )
      return undefined;
    const list = call.callee.object;
    const [item, position, ...more] = region.params;
    if (getMemberName(call.callee) !== "forEach" || more.length > 0) return undefined;
    return {
      file,
      list,
      length: getLength(list) ?? Infinity,
      item: getName(item),
      place: getName(position),
      getLength,
    };
  }
  const length = countRounds(file, region, getLength) ?? Infinity;
  switch (region.type) {
    case "ForInStatement":
    case "ForOfStatement": {
      const name = region.left.type === "VariableDeclaration" ? getName(region.left.declarations[0].id) : undefined;
      const [item, position] = region.type === "ForOfStatement" ? [name, undefined] : [undefined, name];
      return { file, list: region.right, length, item, place: position, getLength };
    }
    case "ForStatement": {
      const declarator = region.init?.type === "VariableDeclaration" ? region.init.declarations[0] : undefined;
      // It counts from any number, so it is no place.
      return { file, list: region, length, item: getName(declarator?.id), place: undefined, getLength };
    }
    default:
      return undefined;
  }
}

interface Test {
  readonly test: TSESTree.Expression;
  /** Whether a round comes on where it holds, or where it does not. */
  readonly holds: boolean;
}

/** What is asked right around a node, or by what stands before it in its block. */
function getTests(node: TSESTree.Node, parent: TSESTree.Node): readonly Test[] {
  switch (parent.type) {
    case "IfStatement":
    case "ConditionalExpression":
      return node === parent.test ? [] : [{ test: parent.test, holds: node === parent.consequent }];
    case "LogicalExpression":
      return node === parent.right && parent.operator !== "??"
        ? [{ test: parent.left, holds: parent.operator === "&&" }]
        : [];
    case "BlockStatement":
      return parent.body.flatMap((one) => {
        const isExit = one.type === "IfStatement" && one.range[1] <= node.range[0] && leaves(one.consequent);
        return isExit ? [{ test: one.test, holds: false }] : [];
      });
    default:
      return [];
  }
}

/** Returns whether what a test asks for is the same in all rounds, but for the item and the place: nothing that it names is given another value meanwhile. */
function isSteady(file: FileContext, test: TSESTree.Expression, loop: TSESTree.Node): boolean {
  const home = getFunctionAround(loop);
  const changes = someNode(file, test, (node) => {
    if (node.type === "MemberExpression") return writesMember(file, loop);
    const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
    if (variable === undefined) return false;
    return getWrites(variable).some(({ identifier, init }) => {
      const isBefore = !contains(loop, identifier) && getFunctionAround(identifier) === home;
      return init !== true && !isBefore && !isStep(identifier, loop);
    });
  });
  return !changes;
}

const isStep = (name: TSESTree.Node, loop: TSESTree.Node): boolean =>
  loop.type === "ForStatement" && loop.update !== null && contains(loop.update, name);

const writesMember = (file: FileContext, loop: TSESTree.Node): boolean =>
  someNode(
    file,
    loop,
    (node) =>
      (node.type === "UpdateExpression" && node.argument.type !== "Identifier") ||
      (node.type === "AssignmentExpression" && node.left.type !== "Identifier"),
  );
