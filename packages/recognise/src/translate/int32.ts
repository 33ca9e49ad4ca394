// What bit operators make of a number before they look at its bits: a whole number of 32 bits, with a sign or without.
import type { BinaryOperator, Expression } from "@fair-shuffle/bias";
import { getNumber } from "../draws/bits.ts";
import { truncate } from "./arithmetic.ts";
import { NotKnown } from "./not-known.ts";
import type { Translation } from "./translation.ts";

/** The whole number that `| 0`, `~~` and their like make of a number: beyond 31 bits it would be another one. */
export function toInt32(translation: Translation, value: Expression): Expression {
  if (!isWithin(translation, value, 2 ** 31)) throw new NotKnown({ kind: "bitWidth" });
  return truncate(value);
}

/** `value >>> 0`, which makes 2³² − 1 of −1. */
export function toUint32(translation: Translation, value: Expression): Expression {
  if (!isWithin(translation, value, 2 ** 32)) throw new NotKnown({ kind: "bitWidth" });
  return mayBeNegative(value) ? { kind: "unary", operator: "uint32", operand: value } : truncate(value);
}

const isWithin = ({ given }: Translation, value: Expression, limit: number): boolean =>
  getBounds(value, given).every((bound) => Math.abs(bound) <= limit);

type Bounds = readonly [low: number, high: number];

const SMALL: Bounds = [-1, 1];

/** Returns the bounds that the numbers in an expression set, and in what its variables were given; what nobody knows counts as small. */
function getBounds(expression: Expression, given: ReadonlyMap<string, Expression>): Bounds {
  const of = (inner: Expression): Bounds => getBounds(inner, given);
  switch (expression.kind) {
    case "number":
      return [expression.value, expression.value];
    case "draw":
      return [0, 1];
    case "variable": {
      const value = given.get(expression.name);
      // A counter is given itself and one more.
      const others = new Map(given);
      others.delete(expression.name);
      return value === undefined ? SMALL : getBounds(value, others);
    }
    case "unary": {
      const [low, high] = of(expression.operand);
      return expression.operator === "-" || expression.operator === "abs"
        ? around(low, high, -low, -high)
        : [low, high];
    }
    case "conditional":
      return around(...of(expression.then), ...of(expression.otherwise));
    case "binary":
      return getBoundsOfBoth(expression.operator, of(expression.left), of(expression.right));
    default:
      return SMALL;
  }
}

function getBoundsOfBoth(operator: BinaryOperator, left: Bounds, right: Bounds): Bounds {
  const each = (combineTwo: (a: number, b: number) => number): Bounds =>
    around(...left.flatMap((a) => right.map((b) => combineTwo(a, b))));
  switch (operator) {
    case "*":
      return each((a, b) => a * b);
    case "/":
      return right[0] === right[1] ? each((a, b) => a / b) : left;
    case "+":
      return each((a, b) => a + b);
    case "-":
      return each((a, b) => a - b);
    default:
      return around(...left, ...right);
  }
}

const around = (...values: readonly number[]): Bounds => [Math.min(...values), Math.max(...values)];

/** Returns whether a value may be below zero, for all that its expression tells. A count of which a draw takes a share is none below zero. */
function mayBeNegative(expression: Expression): boolean {
  switch (expression.kind) {
    case "number":
      return expression.value < 0;
    case "variable":
      return true;
    case "unary":
      if (expression.operator === "!" || expression.operator === "abs") return false;
      return expression.operator === "-" || mayBeNegative(expression.operand);
    case "conditional":
      return mayBeNegative(expression.then) || mayBeNegative(expression.otherwise);
    case "binary": {
      const { left, operator, right } = expression;
      if (operator === "*" && left.kind === "draw") return isBelowZero(right);
      if (operator === "*" && right.kind === "draw") return isBelowZero(left);
      if (operator === "%") return mayBeNegative(left);
      return operator === "-" || mayBeNegative(left) || mayBeNegative(right);
    }
    default:
      return false;
  }
}

/** Returns whether a factor is meant to be below zero: a number that is, or something with its sign turned. */
function isBelowZero(factor: Expression): boolean {
  if (factor.kind === "unary" && factor.operator === "-") return true;
  return (getNumber(factor) ?? 0) < 0;
}
