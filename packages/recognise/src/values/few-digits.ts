// How many digits a number has at most that is drawn from a range which the source tells: `String(10 + Math.floor(Math.random() * 90))`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { getWrittenNumber } from "./written-number.ts";

/** All numbers from the lowest to the highest one that an expression can give. */
interface Bounds {
  readonly low: number;
  readonly high: number;
  readonly isWhole: boolean;
}

/** A sum of draws is looked into no deeper than this, nor names that stand for names. */
const MOST_STEPS = 12;

/** Returns how many characters the text of a number has at most, `String(n)`, `n.toString()` or `${n}`, where n is whole and never negative. */
export function countDigits(file: FileContext, expression: TSESTree.Node): number | undefined {
  const number = getSpelled(file, expression);
  const bounds = number === undefined ? undefined : getBounds(file, number, MOST_STEPS);
  return bounds?.isWhole === true && bounds.low >= 0 ? String(bounds.high).length : undefined;
}

/** The number that a text is made of. */
function getSpelled(file: FileContext, expression: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(expression);
  if (node.type === "Identifier") {
    const variable = getVariable(file, node);
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    return value === undefined || unwrap(value).type === "Identifier" ? undefined : getSpelled(file, value);
  }
  if (node.type === "TemplateLiteral") {
    const isAlone = node.expressions.length === 1 && node.quasis.every(({ value }) => value.raw === "");
    return isAlone ? node.expressions[0] : undefined;
  }
  if (node.type !== "CallExpression") return undefined;
  const [first, ...more] = node.arguments;
  if (isGlobal(file, node.callee, "String")) return more.length === 0 ? first : undefined;
  const { callee } = node;
  if (callee.type !== "MemberExpression" || first !== undefined) return undefined;
  return getMemberName(callee) === "toString" ? callee.object : undefined;
}

function getBounds(file: FileContext, expression: TSESTree.Node, steps: number): Bounds | undefined {
  if (steps === 0) return undefined;
  const node = unwrap(expression);
  const written = getWrittenNumber(file, node);
  if (written !== undefined) return { low: written, high: written, isWhole: Number.isInteger(written) };
  const read = (part: TSESTree.Node): Bounds | undefined => getBounds(file, part, steps - 1);
  switch (node.type) {
    case "Identifier": {
      const variable = getVariable(file, node);
      const value = variable === undefined ? undefined : getOnlyValue(variable);
      return value === undefined ? undefined : read(value);
    }
    case "BinaryExpression":
      return combine(node.operator, read(node.left), read(node.right));
    case "UnaryExpression": {
      const inner = node.operator === "~" && node.argument.type === "UnaryExpression" ? node.argument : undefined;
      return inner?.operator === "~" ? cut(Math.trunc, read(inner.argument)) : undefined;
    }
    case "CallExpression":
      return getBoundsOfCall(file, node, read);
    default:
      return undefined;
  }
}

function combine(operator: string, left: Bounds | undefined, right: Bounds | undefined): Bounds | undefined {
  if (left === undefined || right === undefined) return undefined;
  const isWhole = left.isWhole && right.isWhole;
  switch (operator) {
    case "+":
      return { low: left.low + right.low, high: left.high + right.high, isWhole };
    case "-":
      return { low: left.low - right.high, high: left.high - right.low, isWhole };
    case "*": {
      if (left.low < 0 || right.low < 0) return undefined;
      return { low: left.low * right.low, high: left.high * right.high, isWhole };
    }
    case "|":
      return right.low === 0 && right.high === 0 ? cut(Math.trunc, left) : undefined;
    default:
      return undefined;
  }
}

function getBoundsOfCall(
  file: FileContext,
  { callee, arguments: [first, ...more] }: TSESTree.CallExpression,
  read: (part: TSESTree.Node) => Bounds | undefined,
): Bounds | undefined {
  const isOfMath = callee.type === "MemberExpression" && isGlobal(file, callee.object, "Math");
  const name = isOfMath ? getMemberName(callee) : undefined;
  // Less than 1: no number between is.
  if (name === "random" && first === undefined) return { low: 0, high: 1 - Number.EPSILON / 2, isWhole: false };
  if (first === undefined || more.length > 0) return undefined;
  switch (name) {
    case "floor":
      return cut(Math.floor, read(first));
    case "trunc":
      return cut(Math.trunc, read(first));
    case "ceil":
      return cut(Math.ceil, read(first));
    case "round":
      return cut(Math.round, read(first));
    default:
      return undefined;
  }
}

/** Of a bound that is rounded, the numbers between are so, too. Past 2³¹ `| 0` begins anew below 0. */
function cut(round: (number: number) => number, bounds: Bounds | undefined): Bounds | undefined {
  if (bounds === undefined || bounds.low < -1e9 || bounds.high > 1e9) return undefined;
  return { low: round(bounds.low), high: round(bounds.high), isWhole: true };
}
