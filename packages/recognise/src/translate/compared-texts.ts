// Drawn numbers that are compared as texts: `String(Math.random()).localeCompare(String(Math.random()))`.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { minus } from "./arithmetic.ts";
import { NotKnown } from "./not-known.ts";
import type { Translation } from "./translation.ts";

/**
 * Returns the sign of a comparison of two texts that are made of fresh draws in the same way: whatever order texts have, either of them is as likely to be the
 * first one, as with the draws themselves. Undefined for any other comparison.
 */
export function readComparedTexts(translation: Translation, call: TSESTree.CallExpression): Expression | undefined {
  const { callee } = call;
  const [other, ...more] = call.arguments;
  if (callee.type !== "MemberExpression" || getMemberName(callee) !== "localeCompare") return undefined;
  const first = getNumberOfText(translation, callee.object);
  const second = other === undefined || more.length > 0 ? undefined : getNumberOfText(translation, other);
  if (first === undefined || second === undefined) return undefined;
  const { sourceCode } = translation.file;
  if (sourceCode.getText(unwrap(callee.object)) !== sourceCode.getText(other)) return undefined;
  const [left, right] = translation.inOrder(first, second);
  // Of a rounded number, two texts are often the same one, and of a range that changes, one may be the first more often.
  if (left.kind !== "draw" || right.kind !== "draw") throw new NotKnown({ kind: "unknownCall" }, call);
  return { kind: "unary", operator: "sign", operand: minus(left, right) };
}

/** The call in `String(draw())` and `draw().toString(36)`. */
function getNumberOfText({ file }: Translation, text: TSESTree.Node): TSESTree.CallExpression | undefined {
  const node = unwrap(text);
  if (node.type !== "CallExpression") return undefined;
  const { callee } = node;
  const isString = isGlobal(file, callee, "String") && node.arguments.length === 1;
  const isMethod = callee.type === "MemberExpression" && getMemberName(callee) === "toString";
  const [argument] = node.arguments;
  const number = isString ? argument : isMethod ? callee.object : undefined;
  const value = number === undefined ? undefined : unwrap(number);
  return value?.type === "CallExpression" ? value : undefined;
}
