// What no draw can change is computed while steps become code.
import type { BinaryOperator, Expression } from "../model/expression.ts";
import { lengthOf } from "./compilation.ts";

/** Whoever knows what some variables hold in every run. */
export interface Knowledge {
  readonly layout: { readonly cards: number; readonly lists: ReadonlyMap<string, unknown> };
  /** Returns what a variable holds in every run; undefined where a draw can decide it. */
  getKnownVariable(name: string): number | undefined;
}

export const UNARY: Record<Extract<Expression, { kind: "unary" }>["operator"], (value: number) => number> = {
  "-": (value) => -value,
  "!": (value) => Number(value === 0),
  floor: Math.floor,
  ceil: Math.ceil,
  round: (value) => Math.floor(value + 0.5),
  trunc: Math.trunc,
  uint32: (value) => value >>> 0,
  sign: Math.sign,
  abs: Math.abs,
  number: (value) => value,
};

export const BINARY: Record<Exclude<BinaryOperator, "&&" | "||">, (left: number, right: number) => number> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "%": (left, right) => left % right,
  min: Math.min,
  max: Math.max,
  "<": (left, right) => Number(left < right),
  "<=": (left, right) => Number(left <= right),
  ">": (left, right) => Number(left > right),
  ">=": (left, right) => Number(left >= right),
  "==": (left, right) => Number(left === right),
  "!=": (left, right) => Number(left !== right),
};

/** Returns what an expression gives in every run; undefined where a draw can decide it. */
export function getKnown(knowledge: Knowledge, expression: Expression): number | undefined {
  switch (expression.kind) {
    case "draw":
    case "card":
    case "holds":
    case "filled":
      return undefined;
    case "number":
      return expression.value;
    case "variable":
      return knowledge.getKnownVariable(expression.name);
    case "length":
      return knowledge.layout.lists.has(expression.list)
        ? knowledge.getKnownVariable(lengthOf(expression.list))
        : knowledge.layout.cards;
    case "unary": {
      const operand = getKnown(knowledge, expression.operand);
      return operand === undefined ? undefined : UNARY[expression.operator](operand);
    }
    case "binary": {
      const [left, right] = [getKnown(knowledge, expression.left), getKnown(knowledge, expression.right)];
      if (left === undefined || right === undefined) return undefined;
      if (expression.operator === "&&") return left !== 0 ? right : left;
      if (expression.operator === "||") return left !== 0 ? left : right;
      return BINARY[expression.operator](left, right);
    }
    case "conditional": {
      const [test, then, otherwise] = [expression.test, expression.then, expression.otherwise].map((inner) =>
        getKnown(knowledge, inner),
      );
      if (test === undefined || then === undefined || otherwise === undefined) return undefined;
      return test !== 0 ? then : otherwise;
    }
  }
}
