// Calls for their value: of mathematics, of conversions, and of all else, which must draw.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable, isGlobal } from "../syntax/bindings.ts";
import { getOrigin } from "../origins/origin.ts";
import { getSketchFunction } from "../origins/sketch.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { isRounding, number, power, truncate } from "./arithmetic.ts";
import { readComparedTexts } from "./compared-texts.ts";
import { readDraw } from "./draws.ts";
import { readAt, takeFromEnd } from "./list-methods.ts";
import { NotKnown } from "./not-known.ts";
import { isResult, readSignOfFunction } from "./result-sign.ts";
import { readSeen } from "./seen-places.ts";
import { readSoughtPlace } from "./sought-item.ts";
import type { Translation } from "./translation.ts";

export function readCall(translation: Translation, node: TSESTree.CallExpression): Expression {
  const callee = unwrap(node.callee);
  const taken =
    takeFromEnd(translation, node) ??
    readAt(translation, node) ??
    readSeen(translation, node) ??
    readSoughtPlace(translation, node) ??
    readComparedTexts(translation, node);
  if (taken !== undefined) return taken;
  // By any name: `floor` of `const { floor } = Math`, `M.floor` of `const M = Math`.
  const origin = getOrigin(translation.file, callee);
  const isGlobalOne = origin?.module === undefined && origin?.isDefault === false;
  const [object, name, ...deeper] = isGlobalOne ? origin.path : [];
  if (object === "Math" && name !== undefined && name !== "random" && deeper.length === 0)
    return readMathCall(translation, name, node);
  const sketched = getSketchFunction(translation.file, node);
  if (sketched !== undefined) return readMathCall(translation, sketched, node);
  const isNumberMember =
    callee.type === "MemberExpression" &&
    isGlobal(translation.file, callee.object, "Number") &&
    getMemberName(callee) === "parseInt";
  if (isNumberMember || isGlobal(translation.file, callee, "parseInt")) {
    const [text, radix] = node.arguments;
    if (text === undefined || (radix !== undefined && !(radix.type === "Literal" && radix.value === 10)))
      throw new NotKnown({ kind: "parseIntArguments" });
    return truncate(translation.expression(getTold(translation.file, text)));
  }
  if (isGlobal(translation.file, callee, "Number") || isGlobal(translation.file, callee, "parseFloat")) {
    const [value, ...more] = node.arguments;
    if (value === undefined || more.length > 0) throw new NotKnown({ kind: "conversionArguments" });
    return (
      readFixedText(translation, value) ?? { kind: "unary", operator: "number", operand: translation.expression(value) }
    );
  }
  if (isGlobal(translation.file, callee, "Boolean")) {
    const [value, ...more] = node.arguments;
    if (value === undefined || more.length > 0) throw new NotKnown({ kind: "conversionArguments" });
    const not: Expression = { kind: "unary", operator: "!", operand: translation.expression(value) };
    return { kind: "unary", operator: "!", operand: not };
  }

  const isNumber = isReadAsNumber(translation.file, node) || isResult(translation, node);
  const fixed = isNumber ? readFixedText(translation, node) : undefined;
  return fixed ?? readDraw(translation, node);
}

/** What a text tells, where `parseInt` would have made that text of it: `x.toString()`, `String(x)`, `x + ""`, `${x}`. */
function getTold(file: FileContext, text: TSESTree.CallExpressionArgument): TSESTree.CallExpressionArgument {
  const node = unwrap(text);
  if (node.type === "TemplateLiteral") {
    const [told, ...more] = node.expressions;
    const isAlone = more.length === 0 && node.quasis.every(({ value }) => value.cooked === "");
    return isAlone && told !== undefined ? told : text;
  }
  if (node.type === "BinaryExpression" && node.operator === "+") {
    if (isEmptyText(node.right)) return node.left;
    return isEmptyText(node.left) ? node.right : text;
  }
  if (node.type !== "CallExpression") return text;
  const [first, ...more] = node.arguments;
  if (more.length > 0) return text;
  if (isGlobal(file, node.callee, "String")) return first ?? text;
  const { callee } = node;
  const isDecimal = first === undefined || (first.type === "Literal" && first.value === 10);
  return isDecimal && callee.type === "MemberExpression" && getMemberName(callee) === "toString" ? callee.object : text;
}

const isEmptyText = (node: TSESTree.Node): boolean => node.type === "Literal" && node.value === "";

/** What makes a number of a text. */
const ARITHMETIC: ReadonlySet<string> = new Set(["-", "*", "/", "%", "**", "|", "&", "^", ">>", "<<", ">>>"]);

/** Returns whether a text is asked for as a number, or as a place, wherever it goes: `list[text]`, `text - 1`, `parseInt(text)`. */
function isReadAsNumber(file: FileContext, text: TSESTree.Node): boolean {
  const { parent } = text;
  switch (parent?.type) {
    case "MemberExpression":
      return parent.computed && parent.property === text;
    case "BinaryExpression":
      return ARITHMETIC.has(parent.operator);
    case "CallExpression":
      return (
        parent.callee !== text &&
        /^(?:Math\.\w+|(?:Number\.)?parseInt)$|\.(?:at|splice)$/.test(file.sourceCode.getText(parent.callee))
      );
    case "VariableDeclarator": {
      const variable = parent.id.type === "Identifier" ? getVariable(file, parent.id) : undefined;
      return (
        variable?.references.every(({ identifier, init }) => init === true || isReadAsNumber(file, identifier)) === true
      );
    }
    default:
      return false;
  }
}

function readMathCall(translation: Translation, name: string, node: TSESTree.CallExpression): Expression {
  const [first, second, ...more] = node.arguments;
  if (first === undefined || more.length > 0) throw new NotKnown({ kind: "mathFunction" });
  if (second === undefined) {
    const sign = readSignOfFunction(translation, name, node);
    if (sign !== undefined) return sign;
    if (!isRounding(name)) throw new NotKnown({ kind: "mathFunction" });
    return { kind: "unary", operator: name, operand: translation.expression(first) };
  }
  const [left, right] = translation.inOrder(first, second);
  if (name === "min" || name === "max") return { kind: "binary", operator: name, left, right };
  if (name === "pow") return power(left, right);
  throw new NotKnown({ kind: "mathFunction" });
}

/** `x.toFixed(2)`, read as a number again. */
export function readFixedText(translation: Translation, text: TSESTree.Node): Expression | undefined {
  const call = unwrap(text);
  if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression") return undefined;
  const [given, ...more] = call.arguments;
  const digits = given === undefined ? 0 : given.type === "Literal" ? given.value : undefined;
  if (getMemberName(call.callee) !== "toFixed" || typeof digits !== "number" || more.length > 0) return undefined;
  if (digits === 0) return { kind: "unary", operator: "round", operand: translation.expression(call.callee.object) };
  const scale = number(10 ** digits);
  const scaled: Expression = {
    kind: "binary",
    operator: "*",
    left: translation.expression(call.callee.object),
    right: scale,
  };
  return { kind: "binary", operator: "/", left: { kind: "unary", operator: "round", operand: scaled }, right: scale };
}
