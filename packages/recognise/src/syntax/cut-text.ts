// Texts that are put together anew without one of their letters, or with one more: `word = word.slice(0, at) + word.slice(at + 1)`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { isPlaceBehind } from "./list-forms.ts";
import { getMemberName, unwrap } from "./tree.ts";

/** What becomes of a text: one letter goes, or one comes to a place; without a place, to its end. */
export interface CutText {
  readonly place: TSESTree.Expression | undefined;
  /** What comes; undefined where the letter at the place goes. */
  readonly item: TSESTree.Expression | undefined;
}

type IsText = (node: TSESTree.Node) => boolean;

/** Returns what an expression makes of a text by cutting it at a place and putting the parts together. */
export function getCutText(file: FileContext, expression: TSESTree.Node, isText: IsText): CutText | undefined {
  const parts = getParts(expression);
  const [head, tail] = [parts?.at(0), parts?.at(-1)];
  if (parts === undefined || head === undefined || tail === undefined || parts.length > 3) return undefined;
  const place = getEndOfHead(head, isText);
  const start = getStartOfTail(tail, isText);
  if (place === undefined || start === undefined) return undefined;
  if (parts.length === 2) return isPlaceBehind(file, start, place) ? { place, item: undefined } : undefined;
  const [, item] = parts;
  return item !== undefined && isLetter(item) && file.sourceCode.getText(start) === place.name
    ? { place, item }
    : undefined;
}

/** Returns the letter that an expression puts before a text or behind it: `text + letter`. */
export function getAddedLetter(
  expression: TSESTree.Node,
  isText: IsText,
): { readonly item: TSESTree.Expression; readonly isInFront: boolean } | undefined {
  const [first, second, ...more] = getParts(expression) ?? [];
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  if (isText(unwrap(first))) return isLetter(second) ? { item: second, isInFront: false } : undefined;
  return isText(unwrap(second)) && isLetter(first) ? { item: first, isInFront: true } : undefined;
}

/** Returns whether an expression may be a letter that lies somewhere: a name, a place, `word.charAt(at)`. */
function isLetter(expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  return node.type === "Identifier" || node.type === "MemberExpression" || isLetterAt(node);
}

/** `word.charAt(at)` */
export const isLetterAt = (node: TSESTree.Node): boolean =>
  node.type === "CallExpression" && node.callee.type === "MemberExpression" && getMemberName(node.callee) === "charAt";

/** What a sum, or a template without words of its own, is put together from. */
function getParts(expression: TSESTree.Node): readonly TSESTree.Expression[] | undefined {
  const node = unwrap(expression);
  if (node.type === "TemplateLiteral")
    return node.quasis.every(({ value }) => value.raw === "") ? node.expressions : undefined;
  if (node.type !== "BinaryExpression" || node.operator !== "+") return undefined;
  return [...(getParts(node.left) ?? [node.left]), ...(getParts(node.right) ?? [node.right])];
}

/** The arguments of `text.slice(…)`, `text.substring(…)`, `text.substr(…)`. */
function getCut(part: TSESTree.Node, isText: IsText): readonly TSESTree.CallExpressionArgument[] | undefined {
  const call = unwrap(part);
  if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression") return undefined;
  if (!/^(?:slice|substr|substring)$/.test(getMemberName(call.callee) ?? "")) return undefined;
  return isText(unwrap(call.callee.object)) ? call.arguments : undefined;
}

/** `at` of `text.slice(0, at)`: a name, which stands for the same place each time. */
function getEndOfHead(part: TSESTree.Node, isText: IsText): TSESTree.Identifier | undefined {
  const [start, end, ...more] = getCut(part, isText) ?? [];
  const isHead = start?.type === "Literal" && start.value === 0 && more.length === 0;
  return isHead && end?.type === "Identifier" ? end : undefined;
}

/** `at` of `text.slice(at)` and of `text.substring(at, text.length)` */
function getStartOfTail(part: TSESTree.Node, isText: IsText): TSESTree.Expression | undefined {
  const [start, end, ...more] = getCut(part, isText) ?? [];
  const isToEnd =
    end === undefined ||
    (end.type === "MemberExpression" && getMemberName(end) === "length" && isText(unwrap(end.object)));
  return isToEnd && more.length === 0 && start !== undefined && start.type !== "SpreadElement" ? start : undefined;
}
