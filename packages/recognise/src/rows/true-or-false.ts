// The answers to a question that is asked for true and false, as the Open Trivia DB has them: one wrong one beside the right one.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { getPush } from "../values/filled-length.ts";

const WRONG_ANSWERS = /^(?:incorrect_answers|incorrectAnswers)$/;

/** Returns two for the answers to a question, where a test around them says of its type that it is "boolean". */
export function countTrueAndFalse(file: FileContext, list: TSESTree.Node): number | undefined {
  if (!/\bboolean["'`]/.test(file.sourceCode.text)) return undefined;
  return isAskedForTruth(list) && isRightAndWrong(file, list) ? 2 : undefined;
}

/** `if (question.type === "boolean") …`, `type === "boolean" ? … : …`, `case "boolean": …` */
function isAskedForTruth(place: TSESTree.Node): boolean {
  for (let node = place; node.parent != null; node = node.parent) {
    const { parent } = node;
    if (parent.type === "SwitchCase" && parent.test !== node)
      return isBoolean(parent.test) && isType(parent.parent.discriminant);
    if (parent.type !== "IfStatement" && parent.type !== "ConditionalExpression") continue;
    if (parent.consequent === node && isTest(parent.test, "===")) return true;
    if (parent.alternate === node && isTest(parent.test, "!==")) return true;
  }
  return false;
}

const isBoolean = (node: TSESTree.Node | null): boolean => node?.type === "Literal" && node.value === "boolean";

function isType(expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  return node.type === "Identifier"
    ? node.name === "type"
    : node.type === "MemberExpression" && getMemberName(node) === "type";
}

function isTest(test: TSESTree.Expression, operator: string): boolean {
  if (test.type === "LogicalExpression" && test.operator === "&&" && operator === "===")
    return isTest(test.left, operator) || isTest(test.right, operator);
  if (test.type !== "BinaryExpression" || !operator.startsWith(test.operator)) return false;
  return (isType(test.left) && isBoolean(test.right)) || (isType(test.right) && isBoolean(test.left));
}

/** Returns whether a list holds the wrong answers of a question, and one item more. */
function isRightAndWrong(file: FileContext, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (node.type === "ArrayExpression" && node.elements.length === 2) {
    const spread = node.elements.flatMap((one) => (one?.type === "SpreadElement" ? [one.argument] : []));
    return spread.length === 1 && spread.every((one) => isWrong(file, one));
  }
  const copied = getCopied(file, node);
  if (copied !== undefined) return isRightAndWrong(file, copied);
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    const [added, ...more] = node.arguments;
    const isAdded = getMemberName(node.callee) === "concat" && more.length === 0 && added?.type !== "SpreadElement";
    return isAdded && isWrong(file, node.callee.object);
  }
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (variable === undefined || value === undefined) return false;
  const pushed = getPushed(variable);
  return pushed.length === 0 ? isRightAndWrong(file, value) : pushed.length === 1 && isWrong(file, value);
}

const getPushed = ({ references }: Variable): readonly TSESTree.Node[] =>
  references.flatMap(({ identifier }) => getPush(identifier)?.arguments ?? []);

/** `question.incorrect_answers`, a copy of it, and a name for one. */
function isWrong(file: FileContext, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (node.type === "MemberExpression") return WRONG_ANSWERS.test(getMemberName(node) ?? "");
  const copied = getCopied(file, node);
  if (copied !== undefined) return isWrong(file, copied);
  return node.type === "Identifier" && WRONG_ANSWERS.test(node.name);
}
