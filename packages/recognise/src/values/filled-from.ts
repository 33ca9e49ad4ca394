// Lists that begin empty and get one thing for each item of another list: `const answers = []; for (const wrong of q.wrong) answers.push(wrong);`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import { getPush, isLook } from "./filled-length.ts";

/** What leaves a round before its end, or the rounds. */
const LEAVES = /\b(?:break|continue|return|throw|await|yield)\b/;

/** Returns the list that another one has as many items as at a place behind its filling; undefined where anything else may change how many it has before. */
export function getFilledFrom(
  file: FileContext,
  list: TSESTree.Node,
  place: TSESTree.Node,
): TSESTree.Expression | undefined {
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || value === undefined || !isEmptyArray(unwrap(value))) return undefined;
  const before = variable.references.filter(
    ({ identifier, init }) => init !== true && identifier.range[0] < place.range[0],
  );
  const pushes = before.flatMap(({ identifier }) => getPush(identifier) ?? []);
  const [push, ...more] = pushes;
  if (push === undefined || more.length > 0) return undefined;
  const isUntouched = before.every(({ identifier }) => getPush(identifier) !== undefined || isLook(file, identifier));
  const [item, ...others] = push.arguments;
  if (!isUntouched || item === undefined || item.type === "SpreadElement" || others.length > 0) return undefined;
  const round = getRoundAround(push);
  const isBeside = round !== undefined && round.statement.parent === definition?.parent?.parent;
  if (!isBeside || LEAVES.test(file.sourceCode.getText(round.statement))) return undefined;
  return round.list;
}

interface Rounds {
  readonly statement: TSESTree.Node;
  readonly list: TSESTree.Expression;
}

/** `for (const item of list) push`, `list.forEach((item) => push)`: the rounds that do a thing once each. */
function getRoundAround(push: TSESTree.CallExpression): Rounds | undefined {
  const statement = push.parent.type === "ExpressionStatement" ? push.parent : push;
  const body = statement.parent.type === "BlockStatement" ? statement.parent : statement;
  const { parent } = body;
  if (parent.type === "ForOfStatement")
    return parent.body === body ? { statement: parent, list: parent.right } : undefined;
  const call = isFunction(parent) && parent.body === body ? parent.parent : undefined;
  if (call?.type !== "CallExpression" || call.arguments.length !== 1 || call.callee.type !== "MemberExpression")
    return undefined;
  const isEach = getMemberName(call.callee) === "forEach" && call.parent.type === "ExpressionStatement";
  return isEach ? { statement: call.parent, list: call.callee.object } : undefined;
}
