// The wrong answers that a much used API of quiz questions gives beside the right one: nothing in the code counts them.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { oncePer } from "../file/once.ts";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { getKeyName, getMemberName, unwrap } from "../syntax/tree.ts";

/** The Open Trivia DB gives three wrong answers to each question, or one to those that are asked for true and false. */
const TRIVIA = /opentdb\.com\/api\.php[^"'`\s]*/g;
const WRONG_ANSWERS = "incorrect_answers";
/** What takes one out of them, or puts one in, beside the place that is asked about. */
const CHANGES = /incorrect_answers\s*\.(?:push|pop|shift|unshift|splice)\(/g;

const asksForThree = oncePer<FileContext, boolean>(({ sourceCode: { text } }) => {
  const queries = [...text.matchAll(TRIVIA)].map(([query]) => query);
  if (queries.length === 0 || [...text.matchAll(CHANGES)].length > 1) return false;
  const isMultiple = queries.every((query) => query.includes("type=multiple"));
  // Without a type it gives both kinds; who asks which one it is may treat them differently.
  return isMultiple || !/\bboolean["'`&]|type=/.test(text);
});

/** Copies of copies, and names for them, are followed no further. */
const MOST_STEPS = 20;

/** Returns three for the wrong answers of a question, and for copies of them, where the file asks the API itself; undefined for all else. */
export function countWrongAnswers(
  file: FileContext,
  expression: TSESTree.Node,
  steps = MOST_STEPS,
): number | undefined {
  if (steps === 0) return undefined;
  const node = unwrap(expression);
  const copied = getCopied(file, node) ?? getMapped(node);
  if (copied !== undefined) return countWrongAnswers(file, copied, steps - 1);
  if (node.type === "MemberExpression")
    return getMemberName(node) === WRONG_ANSWERS && asksForThree(file) ? 3 : undefined;
  if (node.type !== "Identifier") return undefined;
  const variable = getVariable(file, node);
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (value !== undefined) return countWrongAnswers(file, value, steps - 1);
  // ({ incorrect_answers: wrong }) => …
  const taken = variable?.defs[0]?.name.parent;
  const isTaken = taken?.type === "Property" && !taken.computed && getKeyName(taken.key) === WRONG_ANSWERS;
  return isTaken && asksForThree(file) ? 3 : undefined;
}

/** `wrong` of `wrong.map(…)`, which has as many. */
function getMapped(node: TSESTree.Node): TSESTree.Node | undefined {
  const callee = node.type === "CallExpression" ? node.callee : undefined;
  return callee?.type === "MemberExpression" && getMemberName(callee) === "map" ? callee.object : undefined;
}
