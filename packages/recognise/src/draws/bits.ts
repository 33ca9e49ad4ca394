// Arithmetic on whole numbers of random bits, told in fewer words: `floor(draw * 2 ** 32) / 2 ** 32` is a draw, its lowest bits are fewer bits.
import type { Expression } from "@fair-shuffle/bias";
import { calculate } from "@fair-shuffle/bias/model";

const number = (value: number): Expression => ({ kind: "number", value });
const binary = (left: Expression, operator: "+" | "-" | "*" | "/" | "%", right: Expression): Expression => ({
  kind: "binary",
  operator,
  left,
  right,
});
const floor = (operand: Expression): Expression => ({ kind: "unary", operator: "floor", operand });

/** Returns a whole number of so many random bits, made of a number on [0, 1). */
export function getBits(fraction: Expression, bits: number, isSigned = false): Expression {
  const drawn = floor(binary(fraction, "*", number(2 ** bits)));
  return isSigned ? binary(drawn, "-", number(2 ** (bits - 1))) : drawn;
}

/** From so many values on, one more or less makes no difference to a verdict. */
const MANY = 2 ** 16;
/** From so many values on, the remainders by any length that is judged are as good as equally likely. */
const VERY_MANY = 2 ** 24;
/** Fewer values may be as many as a list has items. */
const LEAST_COUNT = 2 ** 8;

interface Bits {
  /** The number on [0, 1) that they are made of. */
  readonly fraction: Expression;
  readonly size: number;
}

/** Returns what a whole number of random bits is made of; undefined where an expression is something else. */
function parseBits(expression: Expression): Bits | undefined {
  if (expression.kind !== "unary") return undefined;
  const { operator, operand } = expression;
  if (operator === "trunc" && operand.kind === "unary") return parseBits(operand);
  if ((operator !== "floor" && operator !== "trunc") || operand.kind !== "binary" || operand.operator !== "*")
    return undefined;
  const { left: fraction, right } = operand;
  const size = getNumber(right);
  const isFraction = fraction.kind === "draw" || fraction.kind === "variable";
  return isFraction && size !== undefined && size >= 2 && Number.isInteger(Math.log2(size))
    ? { fraction, size }
    : undefined;
}

/** Returns `floor(draw * 32768)` with one number for its many values, also where it is spelled as `32767 + 1`; undefined for any other expression. */
function tellCount(expression: Expression): Expression | undefined {
  if (expression.kind !== "unary" || expression.operand.kind !== "binary") return undefined;
  const { operator, operand } = expression;
  if ((operator !== "floor" && operator !== "trunc") || operand.operator !== "*" || operand.left.kind !== "draw")
    return undefined;
  const count = getNumber(operand.right) ?? 0;
  return count < LEAST_COUNT ? undefined : floor(binary(operand.left, "*", number(count)));
}

/** Returns whether a value is a whole number, one of many that are equally likely: `floor(draw * 32768)`. */
export const isDrawnOfMany = (expression: Expression): boolean => tellCount(expression) !== undefined;

/** A whole number of so many values, half of them below zero. */
const getSigned = (fraction: Expression, size: number): Expression =>
  floor(binary(binary(fraction, "-", number(0.5)), "*", number(size)));

/** Returns the value of an expression of numbers alone. */
export function getNumber(expression: Expression): number | undefined {
  if (expression.kind === "number") return expression.value;
  if (expression.kind === "unary" && expression.operator === "-") {
    const operand = getNumber(expression.operand);
    return operand === undefined ? undefined : -operand;
  }
  if (expression.kind !== "binary") return undefined;
  const left = getNumber(expression.left);
  const right = getNumber(expression.right);
  return left === undefined || right === undefined ? undefined : calculate(expression.operator, left, right);
}

/**
 * Returns what an operation on a whole number of random bits gives, where that is simpler to say: a quotient by their number is the number on
 * [0, 1) that they were made of; a shift leaves the higher ones, a mask the lower ones; a remainder is a number below the divisor. Undefined
 * for any other operation.
 * A variable keeps its higher bits, but has no lower ones of its own.
 */
export function simplifyBits(operator: string, left: Expression, right: Expression): Expression | undefined {
  const value = getNumber(right);
  if (operator === "%" && (value === undefined || value > 0)) {
    const drawn = parseBits(left);
    const isMany = drawn !== undefined && drawn.size >= VERY_MANY && drawn.fraction.kind === "draw";
    if (isMany) return floor(binary(drawn.fraction, "*", right));
    const counted = tellCount(left);
    return counted === undefined ? undefined : binary(counted, "%", right);
  }
  if (value === undefined) return undefined;
  // int32() >>> 0
  if (operator === ">>>" && left.kind === "binary" && left.operator === "-" && left.left.kind === "unary") {
    const unsigned = parseBits(left.left);
    if (unsigned?.fraction.kind === "draw" && unsigned.size === 2 ** 32 && getNumber(left.right) === 2 ** 31)
      return value === 0 ? left.left : simplifyBits(">>>", left.left, right);
  }
  // (draw * 2 ** 32) | 0: what is beyond 31 bits counts as negative.
  if (value === 0 && ["|", "^", "<<", ">>"].includes(operator)) {
    const whole = parseBits(left) ?? parseBits(floor(left));
    return whole?.size === 2 ** 32 && whole.fraction.kind === "draw" ? getSigned(whole.fraction, 2 ** 32) : undefined;
  }
  const bits = parseBits(left);
  if (bits === undefined) return undefined;
  const { fraction, size } = bits;
  // 2 ** 32, 0xffffffff
  const isSize = (candidate: number): boolean => size >= MANY && candidate >= size - 1 && candidate <= size + 1;
  switch (operator) {
    case "/":
      return isSize(value) ? fraction : undefined;
    case "*":
      return value > 0 && isSize(1 / value) ? fraction : undefined;
    case ">>":
    case ">>>": {
      const rest = size / 2 ** value;
      if (!Number.isInteger(value) || value < 0 || value > 31 || size > 2 ** 32) return undefined;
      if (operator === ">>" && size === 2 ** 32)
        return fraction.kind === "draw" ? getSigned(fraction, rest) : undefined;
      return rest < 2 ? undefined : floor(binary(fraction, "*", number(rest)));
    }
    case "&": {
      const count = value + 1;
      if (!Number.isInteger(Math.log2(count)) || count < 2 || size > 2 ** 32) return undefined;
      if (count >= size) return left;
      return fraction.kind === "draw" ? floor(binary(fraction, "*", number(count))) : binary(left, "%", number(count));
    }
    default:
      return undefined;
  }
}

/** Returns `value & mask` for any whole number, where the mask is one of lowest bits: the remainder that is never below zero. */
export function getLowestBits(value: Expression, mask: Expression): Expression | undefined {
  const count = (getNumber(mask) ?? 0) + 1;
  if (!Number.isInteger(Math.log2(count)) || count < 2 || count > 2 ** 31) return undefined;
  const remainder = binary(value, "%", number(count));
  return binary(binary(remainder, "+", number(count)), "%", number(count));
}
