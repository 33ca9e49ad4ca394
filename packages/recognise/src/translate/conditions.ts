// Conditions under which a shuffle may move cards and still be one.
import type { Statement } from "@fair-shuffle/bias";
import { movesCards } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { unwrap } from "../syntax/tree.ts";
import { NotKnown } from "./not-known.ts";
import { isAgain } from "./recursive-loop.ts";
import type { Translation } from "./translation.ts";

/** Emits one or the other, as a test decides. */
export function emitEither(
  translation: Translation,
  test: TSESTree.Expression,
  emitThen: () => void,
  emitOtherwise: () => void,
): void {
  const condition = translation.expression(test);
  const then = translation.inBuffer(emitThen);
  const otherwise = translation.inBuffer(emitOtherwise);
  checkBranches(translation, test, then, otherwise);
  translation.output.push({ kind: "if", test: condition, then, otherwise });
}

/** Cards may go one way or another; but what moves none in one of two cases must be a swap that would change nothing. */
export function checkBranches(
  translation: Translation,
  test: TSESTree.Expression,
  then: readonly Statement[],
  otherwise: readonly Statement[],
  isEnd = false,
): void {
  if (translation.recursion !== undefined && (isEnd || [...then, ...otherwise].some((step) => isAgain(step)))) return;
  const moving = [then, otherwise].filter((steps) => steps.some(movesCards));
  if (moving.length === 1 || (moving.length === 2 && !isOneCard(then, otherwise))) checkGuard(test);
}

/** A swap may be skipped where it would change nothing; any other condition makes it something else than a shuffle. */
function checkGuard(test: TSESTree.Expression): void {
  const isPlain = (node: TSESTree.Node): boolean =>
    node.type === "Identifier" ||
    node.type === "MemberExpression" ||
    (node.type === "BinaryExpression" &&
      (node.operator === "+" || node.operator === "-") &&
      (isPlain(node.left) || isPlain(node.right)));
  if (
    test.type !== "BinaryExpression" ||
    !["===", "!==", "==", "!="].includes(test.operator) ||
    !isPlain(test.left) ||
    !isPlain(test.right)
  ) {
    throw new NotKnown({ kind: "conditionalMove" }, test);
  }
}

/** A mode that the source does not tell decides nothing here: what is random in one mode only is no plain shuffle. */
export function checkTest(translation: Translation, test: TSESTree.Node): void {
  const node = unwrap(test);
  if (node.type !== "Identifier") return;
  const variable = getVariable(translation.file, node);
  if (variable === undefined || variable.defs.some((definition) => definition.type.toString() === "Parameter")) {
    throw new NotKnown({ kind: "mode" }, node);
  }
}

/** Returns whether one card goes into one list either way: only its place is by chance. */
function isOneCard(then: readonly Statement[], otherwise: readonly Statement[]): boolean {
  const one = describeInsert(then);
  return one !== undefined && one === describeInsert(otherwise);
}

/** The list and the card of steps that insert one card and move no other. */
function describeInsert(steps: readonly Statement[]): string | undefined {
  const [insert, ...more] = steps.filter(movesCards);
  if (insert?.kind !== "insert" || more.length > 0) return undefined;
  const { card } = insert;
  const held = steps.find((step) => step.kind === "assign" && card.kind === "variable" && step.variable === card.name);
  return JSON.stringify([insert.list, held?.kind === "assign" ? held.value : card]);
}
