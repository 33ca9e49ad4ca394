// Short ways to write the model's expressions.
import type { BinaryOperator, Expression } from "@fair-shuffle/bias";
import { getNumber } from "../draws/bits.ts";
import { NotKnown } from "./not-known.ts";

export const number = (value: number): Expression => ({ kind: "number", value });

export const DRAW: Expression = { kind: "draw" };

export const floor = (operand: Expression): Expression => ({ kind: "unary", operator: "floor", operand });

export const times = (left: Expression, right: Expression): Expression => ({
  kind: "binary",
  operator: "*",
  left,
  right,
});

export const over = (left: Expression, right: number): Expression =>
  right === 1 ? left : { kind: "binary", operator: "/", left, right: number(right) };

export const plus = (left: Expression, right: Expression): Expression => ({
  kind: "binary",
  operator: "+",
  left,
  right,
});

export const minus = (left: Expression, right: Expression): Expression => ({
  kind: "binary",
  operator: "-",
  left,
  right,
});

export const truth = (value: boolean): Expression => ({
  kind: "binary",
  operator: "==",
  left: number(0),
  right: number(value ? 0 : 1),
});

export const isNumber = (expression: Expression, value: number): boolean =>
  expression.kind === "number" && expression.value === value;

export const isConstant = (expression: Expression): boolean =>
  expression.kind === "number" || (expression.kind === "unary" && isConstant(expression.operand));

/** A power of numbers, or the sign (−1)^k of a whole number k. */
export function power(base: Expression, exponent: Expression): Expression {
  const exponentValue = getNumber(exponent);
  if (base.kind === "number" && exponentValue !== undefined) return number(base.value ** exponentValue);
  const isMinusOne =
    base.kind === "unary" && base.operator === "-" && base.operand.kind === "number" && base.operand.value === 1;
  if (!isMinusOne) throw new NotKnown({ kind: "power" });
  const isEven: Expression = {
    kind: "binary",
    operator: "==",
    left: { kind: "binary", operator: "%", left: exponent, right: number(2) },
    right: number(0),
  };
  return { kind: "conditional", test: isEven, then: number(1), otherwise: number(-1) };
}

export function truncate(operand: Expression): Expression {
  return { kind: "unary", operator: "trunc", operand };
}

const ARITHMETIC: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%", "<", "<=", ">", ">="]);

export const isBinaryOperator = (operator: string): operator is BinaryOperator => ARITHMETIC.has(operator);

const ROUNDINGS: ReadonlySet<string> = new Set(["floor", "ceil", "round", "trunc", "sign", "abs"]);

export const isRounding = (name: string): name is "floor" | "ceil" | "round" | "trunc" | "sign" | "abs" =>
  ROUNDINGS.has(name);
