// At which numbers of cards a loop is judged: its own, where its code says one, and otherwise some beyond its constants.
import { runOnly, type Unknowns } from "../exact/distribution.ts";
import { LeavesList } from "../exact/leaves-list.ts";
import { MANY } from "../exact/decisions.ts";
import { spendAtMost } from "../exact/spending.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import type { Expression } from "../model/expression.ts";
import { copiesOnce, drawsFromList, laysAtFreePlaces } from "../model/rest-of-list.ts";
import { asksLength, visitExpressions, type Statement, type SwapLoop } from "../model/model.ts";
import { MOST_CARDS_BY_CONSTANT, VERDICT_BUDGET } from "./thresholds.ts";
import { within } from "./within-reach.ts";

/** The n at which a loop without unknowns is judged. @throws Unjudgeable where there is none. */
export function getJudgedSizes(model: SwapLoop): readonly number[] {
  const usesLength = asksLength(model);
  return getSizes(model, usesLength, getLargestConstant(model.steps));
}

/** Where no constant says otherwise. */
const FEW_SIZES: readonly number[] = [3, 4, 5, 6];

export function getSizes(model: SwapLoop, usesLength: boolean, largest: number): readonly number[] {
  // What is drawn by number is drawn out of as many as there are.
  if (model.length !== undefined && (usesLength || drawsFromList(model) || laysAtFreePlaces(model)))
    return [model.length];
  if (!usesLength) {
    const size = getTouchedSize(model, new Map());
    if (size === undefined) throw new Unjudgeable({ kind: "reachesTooFar" });
    if (size < 3) throw new Unjudgeable({ kind: "twoCards" });
    return [size];
  }
  if (largest <= 2) return FEW_SIZES;
  const beyond = Math.max(Math.floor(largest), 3) + 1;
  if (beyond > MOST_CARDS_BY_CONSTANT) throw new Unjudgeable({ kind: "hugeNumbers" });
  const sizes = [...[4, 5, 6].filter((cards) => cards >= beyond), beyond + 3, beyond + 4];
  // Which of 52 cards were drawn can't be followed.
  return copiesOnce(model) ? sizes : [...sizes, Math.max(beyond, 52)];
}

/**
 * Returns how many places from 0 on a swap loop looks at, with all its unknowns at 4; undefined where its list's length says it. Never throws.
 */
export function getReach(model: SwapLoop): number | undefined {
  if (asksLength(model)) return undefined;
  const unknowns = new Map(model.unknowns.map((name) => [name, 4]));
  return within(
    () => spendAtMost(VERDICT_BUDGET, () => getTouchedSize(model, unknowns)),
    () => undefined,
  );
}

const SHORT_LIST = 256;

const LONG_LIST = 1024;

/** The length of the stretch from position 0 to the last one that the loop looks at, where its source names no length. */
export function getTouchedSize(model: SwapLoop, unknowns: Unknowns): number | undefined {
  // As many cards as places: of more of them some would stay behind.
  if (laysAtFreePlaces(model)) return getTouchedSizeOf(model, getLargestConstant(model.steps), unknowns);
  // Most need no longer list to show it; in one that grows and shrinks, each of its places costs at every step.
  const size = getTouchedSizeOf(model, SHORT_LIST, unknowns);
  return size !== undefined && size <= MOST_CARDS_BY_CONSTANT ? size : getTouchedSizeOf(model, LONG_LIST, unknowns);
}

function getTouchedSizeOf(model: SwapLoop, length: number, unknowns: Unknowns): number | undefined {
  try {
    const { touched } = runOnly(model, length, unknowns);
    return touched.size === 0 ? undefined : Math.max(...touched) + 1;
  } catch (thrown) {
    if (thrown instanceof LeavesList) return undefined;
    throw thrown;
  }
}

/** Returns the largest number in the steps that may say how long a list is. */
export function getLargestConstant(steps: readonly Statement[]): number {
  const sizes = new Set<Expression>();
  let largest = 0;
  // Outer expressions come first: what they say of the numbers inside them is known when those come.
  visitExpressions(steps, (expression) => {
    for (const size of getSizesOfBits(expression)) sizes.add(size);
    if (expression.kind === "number" && !sizes.has(expression)) largest = Math.max(largest, Math.abs(expression.value));
  });
  return largest;
}

const LEAST_BITS = 2 ** 8;

/** From so many on, `floor(draw * 100) % n` says how many numbers there are of which a remainder is taken, and not how many items there may be. */
const LEAST_DIVIDED = 2 ** 6;

/** Returns the numbers that say how many random bits there are, and so are no length of a list: both of `floor(draw * 2 ** 32) / 2 ** 32`. */
function getSizesOfBits(expression: Expression): readonly Expression[] {
  if (expression.kind !== "binary") return [];
  const { operator, left, right } = expression;
  const size = getSizeOfBits(left);
  switch (operator) {
    case "/":
      return [...(size === undefined ? [] : [size]), ...(isAtLeast(right, LEAST_BITS - 1) ? [right] : [])];
    case "%":
      return [size ?? getDivided(left) ?? []].flat();
    case "-":
      return size !== undefined && isAtLeast(right, LEAST_BITS / 2) ? [size, right] : [];
    case "*":
      return isAtLeast(right, MANY) ? [right] : [];
    default:
      return [];
  }
}

const getSizeOfBits = (expression: Expression): Expression | undefined => getCount(expression, LEAST_BITS);

/** Returns how many numbers there are of which a remainder is taken: in the few sizes that are judged, that shows what it does to them. */
function getDivided(expression: Expression): Expression | undefined {
  const count = getCount(expression, LEAST_DIVIDED);
  return count?.kind === "number" && !FEW_SIZES.every((cards) => count.value % cards === 0) ? count : undefined;
}

/** Returns how many whole numbers may be drawn, at least so many: `100` of `floor(draw * 100)`. */
function getCount(expression: Expression, least: number): Expression | undefined {
  const scaled = expression.kind === "unary" ? expression.operand : expression;
  const isScaled = scaled.kind === "binary" && scaled.operator === "*" && isAtLeast(scaled.right, least);
  return isScaled && (scaled.left.kind === "draw" || scaled.left.kind === "variable") ? scaled.right : undefined;
}

const isAtLeast = (expression: Expression, value: number): boolean =>
  expression.kind === "number" && expression.value >= value;
