// The ways to write a list: a copy, a reversed copy, an empty list, one of a length, one that is put together, one without an item.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal, type Variable } from "./bindings.ts";
import { getMemberName, isFunction, unwrap } from "./tree.ts";

/** Returns what an expression copies as it is: `[...x]`, `x.slice()`, `Array.from(x)`, `[].concat(x)`, `x.concat()`. */
export function getCopied(file: FileContext, expression: TSESTree.Node): TSESTree.Expression | undefined {
  const node = unwrap(expression);
  if (node.type === "ArrayExpression") {
    const [element, ...more] = node.elements;
    return element?.type === "SpreadElement" && more.length === 0 ? element.argument : undefined;
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { object } = node.callee;
  const [argument, ...more] = node.arguments;
  if (more.length > 0 || argument?.type === "SpreadElement") return undefined;
  switch (getMemberName(node.callee)) {
    case "slice":
      return argument === undefined || (argument.type === "Literal" && argument.value === 0) ? object : undefined;
    case "concat":
      if (argument === undefined) return object;
      return object.type === "ArrayExpression" && object.elements.length === 0 ? argument : undefined;
    case "from":
      return isGlobal(file, object, "Array") ? argument : undefined;
    default:
      return undefined;
  }
}

/** Returns whether an argument says that `splice` takes nothing out: `0`, or less, as `list.splice(place, -1, item)` only puts an item in. */
export function takesNone(count: TSESTree.Node | undefined): boolean {
  const isLess = count?.type === "UnaryExpression" && count.operator === "-";
  const amount = isLess ? count.argument : count;
  return amount?.type === "Literal" && typeof amount.value === "number" && (isLess || amount.value === 0);
}

/** What a reversed copy is made of: `[...list].reverse()`, `list.toReversed()`. */
export function getReversed(file: FileContext, expression: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(expression);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || node.arguments.length > 0)
    return undefined;
  const { object } = node.callee;
  const name = getMemberName(node.callee);
  if (name === "toReversed") return object;
  return name === "reverse" ? getCopied(file, object) : undefined;
}

/** Returns whether an expression gives a list of length 0: `[]`. */
export function isEmptyArray(expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  return node.type === "ArrayExpression" && node.elements.length === 0;
}

/** Returns whether an expression gives a list without any card, whatever its length: `[]`, `new Array()`, `new Array(n)`, which holds n holes. */
export function hasNoItem(file: FileContext, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (isEmptyArray(node)) return true;
  const isCall = node.type === "NewExpression" || node.type === "CallExpression";
  return isCall && isGlobal(file, node.callee, "Array") && node.arguments.length < 2;
}

/** Returns the size of `Array(n)` or `new Array(n)`. */
export function getSizeOfNew(file: FileContext, node: TSESTree.Node): TSESTree.Expression | undefined {
  if ((node.type !== "NewExpression" && node.type !== "CallExpression") || !isGlobal(file, node.callee, "Array"))
    return undefined;
  const [size, ...more] = node.arguments;
  return size !== undefined && size.type !== "SpreadElement" && more.length === 0 ? size : undefined;
}

/** Returns the value of `{ length: value }`. */
export function getLengthProperty(node: TSESTree.Node): TSESTree.Node | undefined {
  if (node.type !== "ObjectExpression" || node.properties.length !== 1) return undefined;
  const [property] = node.properties;
  const isLength =
    property?.type === "Property" &&
    !property.computed &&
    property.key.type === "Identifier" &&
    property.key.name === "length";
  return isLength ? property.value : undefined;
}

/** The item of a list of one. */
export function getOnlyElement(node: TSESTree.Node): TSESTree.Expression | undefined {
  if (node.type !== "ArrayExpression") return undefined;
  const [only, ...more] = node.elements;
  return only != null && only.type !== "SpreadElement" && more.length === 0 ? only : undefined;
}

/** Returns where a list is cut in two: `...list.slice(0, place)` and `...list.slice(place)`. */
export function getCut(
  file: FileContext,
  before: TSESTree.Node,
  after: TSESTree.Node,
  isList: (node: TSESTree.Node) => boolean,
): TSESTree.Identifier | undefined {
  if (before.type !== "SpreadElement" || after.type !== "SpreadElement") return undefined;
  const { end, start } = getHeadAndTail(before.argument, after.argument, isList) ?? {};
  return end !== undefined && start !== undefined && file.sourceCode.getText(start) === end.name ? end : undefined;
}

/** Returns `end` and `start` of `list.slice(0, end)` and `list.slice(start)`; the first of them is a name. */
export function getHeadAndTail(
  before: TSESTree.Node,
  after: TSESTree.Node,
  isList: (node: TSESTree.Node) => boolean,
): { readonly end: TSESTree.Identifier; readonly start: TSESTree.Node } | undefined {
  const [head, tail] = [before, after].map((node) => {
    const call = unwrap(node);
    const isSlice =
      call.type === "CallExpression" &&
      call.callee.type === "MemberExpression" &&
      getMemberName(call.callee) === "slice" &&
      isList(call.callee.object);
    return isSlice ? call.arguments : undefined;
  });
  const [zero, end, ...more] = head ?? [];
  const [start, ...others] = tail ?? [];
  const isCut = zero?.type === "Literal" && zero.value === 0 && more.length + others.length === 0;
  return isCut && end?.type === "Identifier" && start !== undefined ? { end, start } : undefined;
}

/** Returns whether an expression is the place behind another, which is a name: `at + 1`. */
export const isPlaceBehind = (file: FileContext, node: TSESTree.Node, place: TSESTree.Identifier): boolean =>
  node.type === "BinaryExpression" &&
  node.operator === "+" &&
  file.sourceCode.getText(node.left) === place.name &&
  node.right.type === "Literal" &&
  node.right.value === 1;

/** The name that a callback compares one of its parameters with: `item` of `(one) => one !== item` and of `(one) => one.id !== item.id`, for its first. */
export function getComparedWith(
  file: FileContext,
  callback: TSESTree.Node,
  operator: "===" | "!==",
  index: number,
): TSESTree.Identifier | undefined {
  if (!isFunction(callback) || callback.async || callback.generator) return undefined;
  const { body, params } = callback;
  const [statement, ...more] = body.type === "BlockStatement" ? body.body : [];
  const value =
    body.type !== "BlockStatement" ? body : statement?.type === "ReturnStatement" ? statement.argument : null;
  const test = value === null || more.length > 0 ? undefined : unwrap(value);
  if (test?.type !== "BinaryExpression" || (test.operator !== operator && `${test.operator}=` !== operator))
    return undefined;
  const isItem = index === 0;
  const [left, right] = isItem ? getOwnersOfOneId(test.left, test.right) : [test.left, test.right];
  if (left.type !== "Identifier" || right.type !== "Identifier") return undefined;
  const own = params.map((one) => (one.type === "Identifier" ? getVariable(file, one) : undefined));
  const places = [left, right].map((side) =>
    own.findIndex((one) => one !== undefined && one === getVariable(file, side)),
  );
  if (params[index]?.type !== "Identifier") return undefined;
  if (places[0] === index && places[1] === -1) return right;
  return places[1] === index && places[0] === -1 ? left : undefined;
}

/** Returns whether a property is what each item has of its own, as databases and lists in pages call it; a `teamId` is that of others, too. */
export const isId = (name: string | undefined): boolean => /^_?(?:id|key|uid|uuid|guid)$/i.test(name ?? "");

/** Returns `one` and `item` of `one.id` and `item.id`; other expressions as they are. */
function getOwnersOfOneId(left: TSESTree.Node, right: TSESTree.Node): readonly [TSESTree.Node, TSESTree.Node] {
  const isOneId =
    left.type === "MemberExpression" &&
    right.type === "MemberExpression" &&
    getMemberName(left) === getMemberName(right) &&
    isId(getMemberName(left));
  return isOneId ? [unwrap(left.object), unwrap(right.object)] : [left, right];
}

/** Returns whether a call leaves one item out of a list: `rest.filter((one) => one !== item)`, `rest.filter((one) => one.id !== item.id)`, `rest.filter((_, k) => k !== place)`. */
export function leavesOneOut(file: FileContext, { callee, arguments: given }: TSESTree.CallExpression): boolean {
  const [test, ...more] = given;
  if (test === undefined || more.length > 0 || callee.type !== "MemberExpression") return false;
  return getMemberName(callee) === "filter" && [0, 1].some((index) => getComparedWith(file, test, "!==", index));
}

/** Returns what `Object.keys(list)` asks for its keys: they are texts. */
export function getOwnerOfKeys(file: FileContext, expression: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(expression);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const [owner, ...more] = node.arguments;
  const isKeys = getMemberName(node.callee) === "keys" && isGlobal(file, node.callee.object, "Object");
  return isKeys && more.length === 0 ? owner : undefined;
}

/** Returns what a name stands for among several that are written down: `two` of `const [two, rest] = [list.slice(0, 2), list.slice(2)]`. */
export function getElementNamed({ defs }: Variable): TSESTree.Node | undefined {
  const [definition, ...more] = defs;
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.id.type !== "ArrayPattern" || more.length > 0)
    return undefined;
  const list = declarator.init === null ? undefined : unwrap(declarator.init);
  if (list?.type !== "ArrayExpression" || list.elements.some((one) => one?.type === "SpreadElement")) return undefined;
  return list.elements[declarator.id.elements.findIndex((one) => one === definition?.name)] ?? undefined;
}
