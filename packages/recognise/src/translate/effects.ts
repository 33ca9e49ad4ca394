// Expressions that stand for what they do.
import type { TSESTree } from "@typescript-eslint/utils";
import { getArithmeticSwap } from "./arithmetic-swap.ts";
import { isReducing } from "../syntax/array-members.ts";
import { getFunction } from "../syntax/bindings.ts";
import { getArrayMethod } from "../lists/array-method.ts";
import { getMethodOfInstance } from "../states/instance-class.ts";
import { getMemberName, isFunction, someNode, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { assignPlaces, readAssignment, readUpdate, setPlace } from "./assignments.ts";
import { getEachCall } from "../origins/each-call.ts";
import { emitEach, emitForEach, emitFrom, emitReduce, emitWhile } from "./callbacks.ts";
import { emitSwap } from "./cards.ts";
import { emitEither } from "./conditions.ts";
import { fillBytes } from "./filled-bytes.ts";
import { moveElement } from "./element-moves.ts";
import { moveCards } from "./list-methods.ts";
import { inlineForEffects } from "./local-functions.ts";
import { getAlias } from "./list-paths.ts";
import { NotKnown } from "./not-known.ts";
import { emptyPlace } from "./emptied-places.ts";
import { addNote } from "./seen-places.ts";
import type { Translation } from "./translation.ts";

/** Translates an expression for what it does. */
export function emitEffects(translation: Translation, node: TSESTree.Node): void {
  switch (node.type) {
    case "SequenceExpression": {
      const arithmetic = node.expressions.length === 3 && getArithmeticSwap(translation.file, node.expressions);
      if (arithmetic) emitSwap(translation, arithmetic);
      else for (const part of node.expressions) translation.effects(part);
      return;
    }
    case "AssignmentExpression":
      readAssignment(translation, node, false);
      return;
    case "UpdateExpression":
      readUpdate(translation, node, false);
      return;
    case "CallExpression": {
      if (fillBytes(translation, node) !== undefined || setPlace(translation, node) || addNote(translation, node))
        return;
      const each = getEachCall(translation.file, node);
      if (each !== undefined && isFunction(each.callback)) {
        emitEach(translation, each, each.callback);
        return;
      }
      if (node.callee.type === "MemberExpression") {
        const name = getMemberName(node.callee);
        if (name === "forEach" || name === "map") {
          emitForEach(translation, node);
          return;
        }
        if (name === "every" || name === "some") {
          emitWhile(translation, node, name);
          return;
        }
        if (isReducing(name)) {
          emitReduce(translation, node);
          return;
        }
        if (name === "from") {
          emitFrom(translation, node);
          return;
        }
        if (moveCards(translation, node) || moveElement(translation, node) || assignPlaces(translation, node)) return;
      }
      const local = getCalled(translation, node);
      if (local !== undefined && local === translation.recursion?.node) {
        translation.recursion.again(node);
        return;
      }
      if (local === undefined) throw new NotKnown({ kind: "unknownCall" }, node);
      inlineForEffects(translation, local, node);
      return;
    }
    case "AwaitExpression":
      emitAwaited(translation, node);
      return;
    case "LogicalExpression":
      emitLogical(translation, node);
      return;
    case "ConditionalExpression": {
      const run = (branch: TSESTree.Expression) => (): void => {
        translation.effects(branch);
      };
      emitEither(translation, node.test, run(node.consequent), run(node.alternate));
      return;
    }
    case "UnaryExpression":
      if (node.operator === "delete" && emptyPlace(translation, node)) return;
      if (node.operator !== "void") throw new NotKnown({ kind: "operator" }, node);
      translation.effects(node.argument);
      return;
    case "Identifier":
    case "Literal":
      return;
    case "ChainExpression":
      throw new NotKnown({ kind: "optionalAccess" }, node);
    default:
      throw new NotKnown({ kind: "expression" }, node);
  }
}

/** `await swap(list, i, j)`, of an async function of the file. @throws NotKnown where something else is waited for. */
function emitAwaited(translation: Translation, node: TSESTree.AwaitExpression): void {
  const call = unwrap(node.argument);
  if (call.type !== "CallExpression" || getCalled(translation, call)?.async !== true)
    throw new NotKnown({ kind: "expression" }, node);
  translation.effects(call);
}

function emitLogical(translation: Translation, node: TSESTree.LogicalExpression): void {
  if (node.operator === "??") throw new NotKnown({ kind: "nullish" }, node);
  const run = (): void => {
    translation.effects(node.right);
  };
  if (node.operator === "&&") emitEither(translation, node.left, run, doNothing);
  else emitEither(translation, node.left, doNothing, run);
}

/** Returns the local function that a call runs, by its name or by that of the parameter that it was handed as. */
function getCalled(translation: Translation, { callee }: TSESTree.CallExpression): FunctionNode | undefined {
  const handed = callee.type === "Identifier" ? getAlias(translation, callee) : undefined;
  if (handed === undefined)
    return (
      getFunction(translation.file, callee) ??
      getMethodOfInstance(translation.file, callee) ??
      getArrayMethod(translation.file, callee)
    );
  const called = getFunction(translation.file, handed);
  if (called !== undefined && called.type !== "ArrowFunctionExpression") {
    const own = someNode(translation.file, called, ({ type }) => type === "ThisExpression");
    if (own) throw new NotKnown({ kind: "otherThis" }, called);
  }
  return called;
}

const doNothing = (): void => undefined;
