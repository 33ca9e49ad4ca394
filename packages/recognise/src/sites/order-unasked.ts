// Copies whose order nobody asks for behind their sort: they are dropped, or only counted, added up, or asked for their greatest item.
import type { FileContext } from "../file/file-context.ts";
import { isNamedBeside } from "../file/script-block.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { isMadeHere } from "../values/filled-length.ts";
import { getListFunction } from "../rows/known-rows.ts";
import { getWrittenNumber } from "../values/written-number.ts";
import { contains, getMemberName, getStatements, isFunction, unwrap } from "../syntax/tree.ts";
import type { KeyedSite, SortSite } from "./site.ts";

/** Functions of libraries that make one number of all items. */
const SUMS_UP = /^(?:max|mean|min|size|sum)$/;

/** Returns whether a sorted list is a copy that nobody else has, and all that is asked of it is the same in every order. */
export function isOrderUnasked(file: FileContext, { kind, node, receiver, isCopying }: SortSite | KeyedSite): boolean {
  const list = unwrap(receiver);
  if (isCopying || isMadeHere(list as TSESTree.Expression)) {
    // Made, given keys, sorted and dropped, to see how long that takes. Who drops a plain copy has forgotten to keep the shuffled one.
    if (kind === "keyed" && node.parent.type === "ExpressionStatement") return true;
    if (node.parent.type !== "VariableDeclarator") return isUnasking(file, node);
    const variable = getNamed(file, node.parent);
    return variable !== undefined && areUnasking(file, variable, undefined);
  }
  // const copy = [...list]; copy.sort(…);
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const declarator = variable?.defs[0]?.node;
  if (variable === undefined || declarator?.type !== "VariableDeclarator" || declarator.init === null) return false;
  const isOwn = isMadeHere(declarator.init) && getNamed(file, declarator) === variable;
  return isOwn && node.parent.type === "ExpressionStatement" && areUnasking(file, variable, list);
}

/** Returns whether anybody asks a list that a loop fills for its order: not where it is sorted then, counted or added up, or left alone. */
export function isOrderAsked(file: FileContext, { references }: Variable, loop: TSESTree.Node): boolean {
  const uses = references.flatMap(({ identifier, init }) =>
    init === true || contains(loop, identifier) ? [] : (identifier as TSESTree.Node),
  );
  return uses.some((use) => !isUnasking(file, use)) && !uses.some(isSorted);
}

const isSorted = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" && /^(?:sort|toSorted)$/.test(getMemberName(parent) ?? "");

/** The name of a declaration, where nobody but the scripts of this file can ask for it. */
function getNamed(file: FileContext, { id, parent }: TSESTree.VariableDeclarator): Variable | undefined {
  const variable = id.type === "Identifier" ? getVariable(file, id) : undefined;
  const isShown = parent.parent.type === "ExportNamedDeclaration" || isNamedBeside(file, variable?.name ?? "");
  return variable?.defs.length === 1 && !isShown ? variable : undefined;
}

/** Returns whether no use of a name but its own sort depends on the order; a list that nobody uses waits for somebody who is not seen here. */
function areUnasking(file: FileContext, { references }: Variable, sorted: TSESTree.Node | undefined): boolean {
  const uses = references.flatMap(({ identifier, init }) =>
    init === true || identifier === sorted ? [] : (identifier as TSESTree.Node),
  );
  return uses.length > 0 && uses.every((use) => isUnasking(file, use));
}

/** Returns whether what is made of a list where it stands is the same in every order of its items. */
function isUnasking(file: FileContext, list: TSESTree.Node): boolean {
  const { parent } = list;
  switch (parent?.type) {
    case "MemberExpression": {
      if (parent.object !== list) return false;
      const name = getMemberName(parent);
      const call = parent.parent;
      if (name === "length" || name === "size") return call.type !== "AssignmentExpression" || call.left !== parent;
      if (call.type !== "CallExpression" || call.callee !== parent) return false;
      // A chain of a library has methods of these names; a list has none.
      if (name === "includes" || SUMS_UP.test(name ?? "")) return true;
      if (name === "forEach") return addsUpEach(file, call.arguments);
      return name === "reduce" && isSum(file, call.arguments);
    }
    // Math.max(...list)
    case "SpreadElement": {
      const callee = parent.parent.type === "CallExpression" ? parent.parent.callee : undefined;
      return (
        callee?.type === "MemberExpression" &&
        isGlobal(file, callee.object, "Math") &&
        /^(?:max|min|hypot)$/.test(getMemberName(callee) ?? "")
      );
    }
    case "CallExpression":
      return parent.arguments[0] === list && SUMS_UP.test(getListFunction(file, parent.callee) ?? "");
    // A set has an order, too: it is asked what it has, or how many.
    case "NewExpression":
      return parent.arguments[0] === list && isGlobal(file, parent.callee, "Set") && isSetUnasking(file, parent);
    case "ForOfStatement": {
      const { left, body } = parent;
      const item = left.type === "VariableDeclaration" ? left.declarations[0].id : undefined;
      return parent.right === list && !parent.await && addsUp(file, body, item);
    }
    default:
      return false;
  }
}

/** `(sum, price) => sum + price`, from a number on; of texts the order is seen. */
function isSum(file: FileContext, [callback, start, ...more]: readonly TSESTree.CallExpressionArgument[]): boolean {
  if (callback === undefined || !isFunction(callback) || callback.async || more.length > 0) return false;
  const [sum, item, ...others] = callback.params;
  const { body } = callback;
  if (getWrittenNumber(file, start) === undefined || sum?.type !== "Identifier" || others.length > 0) return false;
  return (
    body.type === "BinaryExpression" &&
    body.operator === "+" &&
    body.left.type === "Identifier" &&
    body.left.name === sum.name &&
    isItem(body.right, item)
  );
}

/** Returns whether a set is asked only what it has, and how many. */
function isSetUnasking(file: FileContext, set: TSESTree.NewExpression): boolean {
  const isAsked = ({ parent }: TSESTree.Node): boolean =>
    parent?.type === "MemberExpression" && /^(?:has|size)$/.test(getMemberName(parent) ?? "");
  if (set.parent.type !== "VariableDeclarator") return isAsked(set);
  const uses = getNamed(file, set.parent)?.references.filter(({ init }) => init !== true) ?? [];
  return uses.length > 0 && uses.every(({ identifier }) => isAsked(identifier as TSESTree.Node));
}

/** `prices.forEach((price) => { sum += price; })`. */
function addsUpEach(file: FileContext, [callback, ...more]: readonly TSESTree.CallExpressionArgument[]): boolean {
  if (callback === undefined || !isFunction(callback) || callback.async || callback.generator) return false;
  const [item, ...others] = callback.params;
  return more.length === 0 && others.length === 0 && addsUp(file, callback.body, item);
}

/** `for (const price of prices) sum += price;`, where `sum` began as a number. */
function addsUp(file: FileContext, body: TSESTree.Node, item: TSESTree.Node | undefined): boolean {
  const [step, ...more] = getStatements(body);
  const expression = step?.type === "ExpressionStatement" ? step.expression : step;
  if (expression === undefined || more.length > 0) return false;
  if (expression.type !== "AssignmentExpression" || expression.operator !== "+=") return false;
  const sum = expression.left.type === "Identifier" ? getVariable(file, expression.left) : undefined;
  const declarator = sum?.defs[0]?.node;
  const start = declarator?.type === "VariableDeclarator" ? declarator.init : undefined;
  return start?.type === "Literal" && typeof start.value === "number" && isItem(expression.right, item);
}

/** Returns whether an expression is an item, or a property of it. */
function isItem(expression: TSESTree.Node, item: TSESTree.Node | undefined): boolean {
  let node = unwrap(expression);
  while (node.type === "MemberExpression" && !node.computed) node = unwrap(node.object);
  return item?.type === "Identifier" && node.type === "Identifier" && node.name === item.name;
}
