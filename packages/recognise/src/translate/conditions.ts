// Conditions under which a shuffle may move cards and still be one.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { movesCards, someExpression } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { isCalledShuffle } from "../sites/called-shuffle.ts";
import type { FileContext } from "../file/file-context.ts";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { isNumber } from "./arithmetic.ts";
import { readFoundItem } from "./found-item.ts";
import { NotKnown } from "./not-known.ts";
import { isAgain } from "./again.ts";
import type { Translation } from "./translation.ts";

/** What decides, in the source and in the model. */
interface Test {
  readonly node: TSESTree.Expression;
  readonly condition: Expression;
}

/** Emits one or the other, as a test decides. */
export function emitEither(
  translation: Translation,
  test: TSESTree.Expression,
  emitThen: () => void,
  emitOtherwise: () => void,
): void {
  const found = readFoundItem(translation, test);
  const condition = found ?? translation.expression(test);
  const then = translation.inBuffer(emitThen);
  const otherwise = translation.inBuffer(emitOtherwise);
  if (found === undefined) checkBranches(translation, { node: test, condition }, then, otherwise);
  translation.output.push({ kind: "if", test: condition, then, otherwise });
}

/** Cards may go one way or another; but what moves none in one of two cases must be a swap that would change nothing. */
export function checkBranches(
  translation: Translation,
  { node, condition }: Test,
  then: readonly Statement[],
  otherwise: readonly Statement[],
  isEnd = false,
): void {
  if (translation.recursion !== undefined && (isEnd || [...then, ...otherwise].some((step) => isAgain(step)))) return;
  const moving = [then, otherwise].filter((steps) => steps.some(movesCards));
  if (moving.length === 1 || (moving.length === 2 && !isOneCard(then, otherwise))) {
    if (moving.length === 1 && isFairCoin(getDrawn(translation, condition)) && isCalled(translation))
      translation.isByCoin = true;
    // What was drawn already is drawn again, and lists grow and shrink: which rounds count is computed.
    else if (!someExpression(condition, ({ kind }) => kind === "holds" || kind === "filled") && !isOfLengths(condition))
      checkGuard(translation, node);
  }
}

/** Returns whether nothing but lengths of lists decides a condition: `deck.length === 1`, `deck.length > 0`. */
const isOfLengths = (condition: Expression): boolean =>
  someExpression(condition, ({ kind }) => kind === "length") &&
  !someExpression(condition, ({ kind }) => !["length", "number", "binary", "unary"].includes(kind));

/** What a name calls a shuffle may swap by a coin: neighbours, or each place with each. Under any other name it may be a little disorder that is wanted. */
function isCalled({ file, options: { isLoop, region } }: Translation): boolean {
  return isLoop === true && isCalledShuffle(file, region);
}

/** A condition with the draw in the place of the name that was just given it: what a local function draws has such a name. */
function getDrawn({ output }: Translation, condition: Expression): Expression {
  if (condition.kind !== "binary" || condition.left.kind !== "variable") return condition;
  const { name } = condition.left;
  const last = output.at(-1);
  return last?.kind === "assign" && last.variable === name && last.value.kind === "draw"
    ? { ...condition, left: last.value }
    : condition;
}

/** Returns whether a condition is one draw that says yes as often as no. */
function isFairCoin(condition: Expression): boolean {
  switch (condition.kind) {
    case "unary": {
      const { operator, operand } = condition;
      if (operator === "!") return isFairCoin(operand);
      if (operator === "round") return operand.kind === "draw";
      const isHalved = operand.kind === "binary" && operand.operator === "*" && isNumber(operand.right, 2);
      return (operator === "floor" || operator === "trunc") && isHalved && operand.left.kind === "draw";
    }
    case "binary": {
      const { left, operator, right } = condition;
      if (operator === "==" || operator === "!=")
        return isFairCoin(left) && left.kind === "unary" && (isNumber(right, 0) || isNumber(right, 1));
      const isOrder = ["<", "<=", ">", ">="].includes(operator);
      return isOrder && left.kind === "draw" && isNumber(right, 0.5);
    }
    default:
      return false;
  }
}

/**
 * A swap may be skipped where it would change nothing, or where the function that makes it is handed a place outside of the list; any other condition makes it
 * something else than a shuffle.
 */
function checkGuard({ file, calls }: Translation, test: TSESTree.Expression): void {
  const swapping = calls.at(-1)?.node;
  const isHanded = (name: TSESTree.Identifier): boolean =>
    swapping?.params.some((one) => one === getVariable(file, name)?.defs[0]?.name) === true;
  if (!isOfPlaces(test) && !isInRange(file, test, isHanded)) throw new NotKnown({ kind: "conditionalMove" }, test);
}

/** Returns whether two places, or what lies there, are compared: `i !== j`. */
function isOfPlaces(test: TSESTree.Expression): boolean {
  const isPlain = (node: TSESTree.Node): boolean =>
    node.type === "Identifier" ||
    node.type === "MemberExpression" ||
    // The place is drawn on the way: `i !== (j = floor(random * n))`.
    (node.type === "AssignmentExpression" && node.operator === "=" && node.left.type === "Identifier") ||
    (node.type === "BinaryExpression" &&
      (node.operator === "+" || node.operator === "-") &&
      (isPlain(node.left) || isPlain(node.right)));
  return test.type === "BinaryExpression" && EQUALITY.has(test.operator) && isPlain(test.left) && isPlain(test.right);
}

const EQUALITY: ReadonlySet<string> = new Set(["===", "!==", "==", "!="]);

/** Returns whether places are asked for that lie in the list, and whether they are one: `i < 0 || i >= list.length || j < 0 || j >= list.length || i === j`. */
function isInRange(
  file: FileContext,
  test: TSESTree.Expression,
  isHanded: (name: TSESTree.Identifier) => boolean,
): boolean {
  const parts = getParts(test);
  const places = parts.flatMap((part) => getPlaceChecked(file, part) ?? []);
  if (!places.every(isHanded)) return false;
  const checked = new Set(places.map(({ name }) => name));
  const isChecked = (node: TSESTree.Node): boolean => node.type === "Identifier" && checked.has(node.name);
  return parts.every(
    (part) =>
      getPlaceChecked(file, part) !== undefined ||
      (part.type === "BinaryExpression" &&
        EQUALITY.has(part.operator) &&
        isChecked(part.left) &&
        isChecked(part.right)),
  );
}

/** What `&&`, `||` and `!` join. */
function getParts(test: TSESTree.Expression): readonly TSESTree.Expression[] {
  if (test.type === "LogicalExpression" && test.operator !== "??") return [test.left, test.right].flatMap(getParts);
  return test.type === "UnaryExpression" && test.operator === "!" ? getParts(test.argument) : [test];
}

/** The name that is compared with an end of the list: `i` of `i < 0`, of `i >= list.length` and of `i > list.length - 1`. */
function getPlaceChecked(file: FileContext, test: TSESTree.Expression): TSESTree.Identifier | undefined {
  if (test.type !== "BinaryExpression" || test.left.type !== "Identifier") return undefined;
  const { operator, right } = test;
  const isLength = (node: TSESTree.Node): boolean => {
    const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
    const value = variable === undefined ? node : getOnlyValue(variable);
    return value?.type === "MemberExpression" && getMemberName(value) === "length";
  };
  const isBeyond = operator === ">=" || operator === "<";
  const isUpTo = operator === ">" || operator === "<=";
  const isLast =
    right.type === "BinaryExpression" && right.operator === "-" && isOne(right.right) && isLength(right.left);
  const isLessThanNone = right.type === "UnaryExpression" && right.operator === "-" && isOne(right.argument);
  const isEnd = isBeyond ? isZero(right) || isLength(right) : isUpTo && (isLast || isLessThanNone);
  return isEnd ? test.left : undefined;
}

const isOne = (node: TSESTree.Node): boolean => node.type === "Literal" && node.value === 1;
const isZero = (node: TSESTree.Node): boolean => node.type === "Literal" && node.value === 0;

/** A mode that the source does not tell decides nothing here: what is random in one mode only is no plain shuffle. */
export function checkTest(translation: Translation, test: TSESTree.Node): void {
  const node = unwrap(test);
  if (node.type !== "Identifier") return;
  const variable = getVariable(translation.file, node);
  if (variable === undefined || variable.defs.some((definition) => definition.type.toString() === "Parameter")) {
    throw new NotKnown({ kind: "mode" }, node);
  }
}

/** Returns whether one card goes into one list either way, and only its place is by chance, or behind the cards of one list or another, as it is dealt. */
function isOneCard(then: readonly Statement[], otherwise: readonly Statement[]): boolean {
  return [describeInsert, describeDealt].some((describe) => {
    const one = describe(then);
    return one !== undefined && one === describe(otherwise);
  });
}

/** The list and the card of steps that insert one card and move no other. */
function describeInsert(steps: readonly Statement[]): string | undefined {
  const insert = getOnlyMove(steps);
  return insert?.kind === "insert" ? JSON.stringify([insert.list, getHeldCard(steps, insert.card)]) : undefined;
}

/** The card of steps that put one card behind those of some list, and move no other. */
function describeDealt(steps: readonly Statement[]): string | undefined {
  const move = getOnlyMove(steps);
  if (move?.kind === "if") {
    const card = describeDealt(move.then);
    return card === describeDealt(move.otherwise) ? card : undefined;
  }
  const isAtEnd = move?.kind === "insert" && move.position.kind === "length" && move.position.list === move.list;
  return isAtEnd ? JSON.stringify(getHeldCard(steps, move.card)) : undefined;
}

function getOnlyMove(steps: readonly Statement[]): Statement | undefined {
  const [move, ...more] = steps.filter(movesCards);
  return more.length > 0 ? undefined : move;
}

/** What a step has kept a card in, or the card itself. */
function getHeldCard(steps: readonly Statement[], card: Expression): Expression {
  const held = steps.find((step) => step.kind === "assign" && card.kind === "variable" && step.variable === card.name);
  return held?.kind === "assign" ? held.value : card;
}
