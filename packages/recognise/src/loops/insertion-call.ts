// Calls that put one item among others: `list.splice(at, 0, item)`, `list.toSpliced(at, 0, item)`, and two slices with the item between, `[...list.slice(0, at), item, ...list.slice(at)]`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { takesNone } from "../syntax/list-forms.ts";
import { isBarePath } from "../syntax/list-path.ts";
import { getMemberName, isFunction, unwrap } from "../syntax/tree.ts";

/** What a call puts where. */
export interface InsertionCall {
  readonly list: TSESTree.Expression;
  readonly place: TSESTree.Expression;
  readonly item: TSESTree.Node;
  /** The copy that has the item among the others, where the list itself stays as it was. */
  readonly copy: TSESTree.Expression | undefined;
}

/** Returns what a call puts among the others; undefined for any other call. Of two slices, the first one is the call. */
export function getInsertionCall(file: FileContext, node: TSESTree.Node): InsertionCall | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || node.optional) return undefined;
  const list = unwrap(node.callee.object) as TSESTree.Expression;
  if (!isBarePath(list)) return undefined;
  switch (getMemberName(node.callee)) {
    case "splice":
      return node.parent.type === "ExpressionStatement" ? getSpliced(list, node, undefined) : undefined;
    case "toSpliced":
      return getSpliced(list, node, node);
    case "slice":
      return getBetweenSlices(file, list, node);
    default:
      return undefined;
  }
}

/** `list.splice(at, 0, item)` */
function getSpliced(
  list: TSESTree.Expression,
  { arguments: [place, removed, item, ...more] }: TSESTree.CallExpression,
  copy: TSESTree.Expression | undefined,
): InsertionCall | undefined {
  if (!takesNone(removed) || more.length > 0) return undefined;
  if (place === undefined || place.type === "SpreadElement") return undefined;
  return item === undefined || item.type === "SpreadElement" ? undefined : { list, place, item, copy };
}

/** `[...list.slice(0, at), item, ...list.slice(at)]`, `list.slice(0, at).concat([item], list.slice(at))` */
function getBetweenSlices(
  file: FileContext,
  list: TSESTree.Expression,
  front: TSESTree.CallExpression,
): InsertionCall | undefined {
  const [start, place, ...more] = front.arguments;
  // A draw that stands there twice is drawn twice.
  if (start?.type !== "Literal" || start.value !== 0 || place?.type !== "Identifier" || more.length > 0)
    return undefined;
  const joined = getSpread(front) ?? getConcatenated(front);
  if (joined === undefined) return undefined;
  const [copy, item, back] = joined;
  const { sourceCode } = file;
  const isBack =
    back.type === "CallExpression" &&
    back.callee.type === "MemberExpression" &&
    getMemberName(back.callee) === "slice" &&
    sourceCode.getText(unwrap(back.callee.object)) === sourceCode.getText(list) &&
    back.arguments.length === 1 &&
    back.arguments[0]?.type === "Identifier" &&
    back.arguments[0].name === place.name;
  return isBack && isAnotherList(file, list, copy) ? { list, place, item, copy } : undefined;
}

/** A copy, the item in it, and what stands behind that. */
type Joined = readonly [copy: TSESTree.Expression, item: TSESTree.Node, back: TSESTree.Node];

function getSpread(front: TSESTree.CallExpression): Joined | undefined {
  const copy = front.parent.type === "SpreadElement" ? front.parent.parent : undefined;
  if (copy?.type !== "ArrayExpression" || copy.elements.length !== 3) return undefined;
  const [first, item, back] = copy.elements;
  const isBetween = first === front.parent && item != null && item.type !== "SpreadElement";
  return isBetween && back?.type === "SpreadElement" ? [copy, item, back.argument] : undefined;
}

/** What `concat` is handed as a list goes in item by item: only what is no list is one item. */
function getConcatenated(front: TSESTree.CallExpression): Joined | undefined {
  const callee = front.parent;
  const copy = callee.type === "MemberExpression" && callee.object === front ? callee.parent : undefined;
  if (copy?.type !== "CallExpression" || getMemberName(callee as TSESTree.MemberExpression) !== "concat")
    return undefined;
  const [one, back, ...more] = copy.arguments;
  if (one === undefined || back === undefined || more.length > 0) return undefined;
  const item = one.type === "ArrayExpression" && one.elements.length === 1 ? one.elements[0] : undefined;
  return item == null || item.type === "SpreadElement" ? undefined : [copy, item, back];
}

/** Returns whether a copy does not become the list that it was made of: then more would be put in, again and again. */
function isAnotherList(file: FileContext, list: TSESTree.Expression, copy: TSESTree.Expression): boolean {
  const { sourceCode } = file;
  const { parent } = copy;
  if (parent.type === "AssignmentExpression") return sourceCode.getText(parent.left) !== sourceCode.getText(list);
  // setAnswers([...answers.slice(0, at), answer, ...answers.slice(at)])
  const name = list.type === "MemberExpression" ? getMemberName(list) : sourceCode.getText(list);
  if (parent.type === "CallExpression")
    return !sourceCode
      .getText(parent.callee)
      .toLowerCase()
      .includes((name ?? "").toLowerCase());
  // setAnswers((now) => [...now.slice(0, at), answer, ...now.slice(at)])
  const definition = list.type === "Identifier" ? getVariable(file, list)?.defs[0] : undefined;
  const around = definition?.type === "Parameter" ? definition.node : undefined;
  return around === undefined || !isFunction(around) || around.parent.type !== "CallExpression";
}
