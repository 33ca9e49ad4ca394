// How many items a list has at least, as the code around it takes for granted: what it was filled until, which places are read, what an API gives.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { contains, getFunctionAround, unwrap } from "../syntax/tree.ts";
import { mayChangeLength } from "../values/changed-length.ts";
import { getLastFilling } from "../checks/filled-until.ts";
import { countWrongAnswers } from "./trivia-answers.ts";
import { getWrittenNumber } from "../values/written-number.ts";

/** Returns the most of what is known of a list at a place that runs behind all that fills it; undefined where nothing is. */
export function getLeastLength(file: FileContext, expression: TSESTree.Node, place: TSESTree.Node): number | undefined {
  const counts = [
    countWrongAnswers(file, expression),
    getLengthFilledUntil(file, expression, place),
    getLengthReadBehind(file, expression, place),
  ].filter((count) => count !== undefined);
  return counts.length === 0 ? undefined : Math.max(...counts);
}

/** The one declarator of a name that nothing gives another value. */
function getDeclarator(variable: Variable | undefined): TSESTree.VariableDeclarator | undefined {
  const [definition, ...more] = variable?.defs ?? [];
  const declarator = definition?.node;
  return declarator?.type === "VariableDeclarator" && more.length === 0 ? declarator : undefined;
}

/** `while (wrong.length < 3) …`, behind which there are three: of the list itself, or of the one that it is a copy of. */
function getLengthFilledUntil(file: FileContext, expression: TSESTree.Node, place: TSESTree.Node): number | undefined {
  const node = unwrap(expression);
  const copied = getCopied(file, node);
  if (copied !== undefined) return getLengthFilledUntil(file, copied, place);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const declarator = getDeclarator(variable);
  if (variable === undefined || declarator?.init == null) return undefined;
  if (getFunctionAround(place) !== getFunctionAround(declarator) || declarator.range[0] >= place.range[0])
    return undefined;
  const range: readonly [number, number] = [declarator.range[1], place.range[0]];
  const filling = getLastFilling(file, declarator.parent, range, variable.name);
  if (filling === undefined) {
    const isKept = variable.references.every(
      ({ identifier }) => identifier.range[0] >= place.range[0] || !mayChangeLength(file, identifier),
    );
    return isKept && getCopied(file, declarator.init) !== undefined
      ? getLengthFilledUntil(file, declarator.init, declarator)
      : undefined;
  }
  const { loop, most } = filling;
  if (/\b(?:break|return)\b/.test(file.sourceCode.getText(loop))) return undefined;
  const isCutBehind = variable.references.some(({ identifier }) => {
    const isBetween = identifier.range[0] >= loop.range[1] && identifier.range[1] <= place.range[0];
    return isBetween && mayChangeLength(file, identifier);
  });
  const isGivenBehind = getWrites(variable).some(({ identifier }) => identifier.range[0] >= loop.range[1]);
  return isCutBehind || isGivenBehind ? undefined : most + 1;
}

/** The place behind the last one that is read once one more item is there, without that item: 3 for `show(list[3])`, and for `for (let i = 0; i < 4; i++) show(list[i])`. */
function getLengthReadBehind(file: FileContext, expression: TSESTree.Node, place: TSESTree.Node): number | undefined {
  const node = unwrap(expression);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const around = getFunctionAround(place);
  if (variable === undefined) return undefined;
  const behind = variable.references.filter(
    ({ identifier }) => identifier.range[0] >= place.range[1] && (around === undefined || contains(around, identifier)),
  );
  if (behind.some((use) => use.isWrite() || mayChangeLength(file, use.identifier))) return undefined;
  const places = behind.flatMap(({ identifier: { parent }, identifier }) => {
    const isRead = parent.type === "MemberExpression" && parent.object === identifier && parent.computed;
    if (!isRead || !isTakenForGranted(parent, place)) return [];
    return getWrittenNumber(file, parent.property) ?? getLastCounted(file, parent.property) ?? [];
  });
  return places.length === 0 ? undefined : Math.max(...places);
}

const DECIDES: ReadonlySet<string> = new Set([
  "ConditionalExpression",
  "IfStatement",
  "LogicalExpression",
  "SwitchCase",
  "SwitchStatement",
  "WhileStatement",
]);

/** Returns whether code uses an item as if it were there for certain: nothing asks whether it is, and it is read whenever what stands before it was done. */
function isTakenForGranted(read: TSESTree.MemberExpression, place: TSESTree.Node): boolean {
  const { parent: use } = read;
  const isUsed =
    (use.type === "MemberExpression" && use.object === read && !use.optional) ||
    (use.type === "AssignmentExpression" && use.right === read) ||
    (use.type === "CallExpression" && use.callee !== read) ||
    ["TemplateLiteral", "JSXExpressionContainer", "Property", "ArrayExpression"].includes(use.type);
  if (!isUsed) return false;
  for (let node: TSESTree.Node = read; !contains(node, place) && node.parent != null; node = node.parent) {
    if (DECIDES.has(node.type)) return false;
  }
  return true;
}

/** The last number of a counter: 3 of `for (let i = 0; i < 4; i++)`. */
function getLastCounted(file: FileContext, counter: TSESTree.Node): number | undefined {
  const variable = counter.type === "Identifier" ? getVariable(file, counter) : undefined;
  const loop = getDeclarator(variable)?.parent.parent;
  const test = loop?.type === "ForStatement" ? loop.test : undefined;
  if (test?.type !== "BinaryExpression" || test.left.type !== "Identifier") return undefined;
  if (test.left.name !== variable?.name) return undefined;
  const bound = getWrittenNumber(file, test.right);
  if (bound === undefined || !Number.isInteger(bound)) return undefined;
  return test.operator === "<" ? bound - 1 : test.operator === "<=" ? bound : undefined;
}
