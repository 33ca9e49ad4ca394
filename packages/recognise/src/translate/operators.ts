// Unary and binary operators.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal } from "../syntax/bindings.ts";
import { getLowestBits, simplifyBits } from "../draws/bits.ts";
import { getStored } from "../syntax/implicit-globals.ts";
import { unwrap } from "../syntax/tree.ts";
import { floor, isBinaryOperator, minus, number, over, power, truncate, truth } from "./arithmetic.ts";
import { readFixedText } from "./calls.ts";
import { toInt32, toUint32 } from "./int32.ts";
import { NotKnown } from "./not-known.ts";
import { readEmptied } from "./emptied-places.ts";
import { readFilled } from "./free-places.ts";
import { readSeenAt } from "./seen-places.ts";
import type { Translation } from "./translation.ts";

export function readUnary(translation: Translation, node: TSESTree.UnaryExpression): Expression {
  switch (node.operator) {
    case "-":
      return { kind: "unary", operator: "-", operand: translation.expression(node.argument) };
    case "+":
      return (
        readFixedText(translation, node.argument) ?? {
          kind: "unary",
          operator: "number",
          operand: translation.expression(node.argument),
        }
      );
    case "!":
      return { kind: "unary", operator: "!", operand: translation.expression(node.argument) };
    case "~": {
      const inner = unwrap(node.argument);
      if (inner.type === "UnaryExpression" && inner.operator === "~")
        return toInt32(translation, translation.expression(inner.argument));
      return minus(
        { kind: "unary", operator: "-", operand: toInt32(translation, translation.expression(inner)) },
        number(1),
      );
    }
    default:
      throw new NotKnown({ kind: "operator" });
  }
}

const EQUALITY: ReadonlySet<string> = new Set(["==", "===", "!=", "!=="]);

export function readBinary(translation: Translation, node: TSESTree.BinaryExpression): Expression {
  const { operator } = node;
  if (node.left.type === "PrivateIdentifier") throw new NotKnown({ kind: "operator" });
  const seen = readSeenAt(translation, node) ?? readFilled(translation, node) ?? readEmptied(translation, node);
  if (seen !== undefined) return seen;
  if (EQUALITY.has(operator)) {
    const { left, right } = node;
    const isMissing = isOmitted(translation, operator, left, right) ?? isOmitted(translation, operator, right, left);
    if (isMissing !== undefined) return truth(isMissing === operator.startsWith("="));
  }
  if (operator === "+" && [node.left, node.right].some((side) => isText(translation, side)))
    throw new NotKnown({ kind: "textJoined" });
  const [left, right] = translation.inOrder(node.left, node.right);
  return combine(translation, operator, left, right);
}

/** Returns what a binary operator makes of two values. @throws NotKnown for an operator, or for numbers, that no model tells. */
export function combine(translation: Translation, operator: string, left: Expression, right: Expression): Expression {
  const bits = simplifyBits(operator, left, right);
  if (bits !== undefined) return bits;
  const isZero = right.kind === "number" && right.value === 0;
  switch (operator) {
    case "&": {
      const lowest = getLowestBits(translation.capture(truncate(left)), right);
      if (lowest === undefined) throw new NotKnown({ kind: "operator" });
      return lowest;
    }
    case ">>>":
      if (isZero) return toUint32(translation, left);
      throw new NotKnown({ kind: "operator" });
    case "|":
    case ">>":
    case "<<":
    case "^":
      if (isZero) return toInt32(translation, left);
      if (left.kind === "number" && left.value === 0 && (operator === "|" || operator === "^"))
        return toInt32(translation, right);
      if (operator === ">>" && right.kind === "number")
        return floor(over(toInt32(translation, left), 2 ** (right.value & 31)));
      throw new NotKnown({ kind: "operator" });
    case "**":
      return power(left, right);
    case "==":
    case "===":
      return { kind: "binary", operator: "==", left, right };
    case "!=":
    case "!==":
      return { kind: "binary", operator: "!=", left, right };
    default:
      if (isBinaryOperator(operator)) return { kind: "binary", operator, left, right };
      throw new NotKnown({ kind: "operator" });
  }
}

/** `max === undefined` in a function that is read in place: the caller tells whether it is. */
function isOmitted(
  translation: Translation,
  operator: string,
  side: TSESTree.Node,
  other: TSESTree.Node,
): boolean | undefined {
  const isTypeof = side.type === "UnaryExpression" && side.operator === "typeof";
  const asked = isTypeof ? side.argument : side;
  const isNothing = isTypeof
    ? other.type === "Literal" && other.value === "undefined"
    : isGlobal(translation.file, other, "undefined") ||
      (other.type === "Literal" && other.raw === "null" && operator.length === 2);
  if (!isNothing || asked.type !== "Identifier") return undefined;
  const variable = getVariable(translation.file, asked);
  if (variable === undefined) return undefined;
  if (translation.missing.has(variable)) return true;
  const isGiven = variable.defs.some(({ type }) => type.toString() === "Parameter") && translation.calls.length > 0;
  return isGiven && translation.known.has(variable) ? false : undefined;
}

function isText(translation: Translation, side: TSESTree.Node): boolean {
  const node = unwrap(side);
  const variable = node.type === "Identifier" ? getStored(translation.file, node) : undefined;
  return variable !== undefined && translation.textual.has(variable);
}
