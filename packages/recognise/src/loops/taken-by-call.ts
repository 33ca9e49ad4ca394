// A call that hands a place to a function of the file which takes the item out of its list there: `removeCard(k)`, `this.take(k)`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getFunction, getVariable, getWrites } from "../syntax/bindings.ts";
import { getMemberName, unwrap, type FunctionNode } from "../syntax/tree.ts";

/** An item that a function takes out of a list, at a place that it is handed. */
export interface TakenByCall {
  readonly list: TSESTree.Identifier | TSESTree.MemberExpression;
  readonly place: TSESTree.Expression;
  readonly taking: FunctionNode;
  /** Whether the function gives the item back. */
  readonly isGiven: boolean;
}

/** Returns what a call makes a function of the file take out of a list, where that does nothing else but to say so. */
export function getTakenByCall(
  file: FileContext,
  { callee, arguments: handed }: TSESTree.CallExpression,
): TakenByCall | undefined {
  const taking = getFunction(file, callee);
  if (taking === undefined || taking.async || taking.generator) return undefined;
  const taken = getTaken(file, taking);
  if (taken === undefined) return undefined;
  const { call, isGiven } = taken;
  const [at, count, ...more] = call.arguments;
  const list = call.callee.type === "MemberExpression" ? call.callee.object : undefined;
  if (list?.type !== "Identifier" && list?.type !== "MemberExpression") return undefined;
  // Another instance has another list.
  if (isOfThis(list) && !(callee.type === "MemberExpression" && callee.object.type === "ThisExpression"))
    return undefined;
  const variable = at?.type === "Identifier" ? getVariable(file, at) : undefined;
  if (variable === undefined || count?.type !== "Literal" || count.value !== 1 || more.length > 0) return undefined;
  const index = taking.params.findIndex((param) => param.type === "Identifier" && variable.identifiers.includes(param));
  const place = handed[index];
  // What comes before it may be several.
  const isPlain = handed.slice(0, index + 1).every(({ type }) => type !== "SpreadElement");
  if (place === undefined || place.type === "SpreadElement" || !isPlain || getWrites(variable).length > 0)
    return undefined;
  return { list, place, taking, isGiven };
}

/** `this.cards` */
const isOfThis = (node: TSESTree.Node): boolean =>
  node.type === "ThisExpression" || (node.type === "MemberExpression" && isOfThis(node.object));

interface Taken {
  readonly call: TSESTree.CallExpression;
  readonly isGiven: boolean;
}

/** `{ deck.splice(at, 1); }`, `{ return deck.splice(at, 1)[0]; }`, `{ const [card] = deck.splice(at, 1); return card; }` */
function getTaken(file: FileContext, { body }: FunctionNode): Taken | undefined {
  if (body.type !== "BlockStatement") return getSplice(body, true);
  const [first, last, ...more] = body.body;
  if (first === undefined || more.length > 0) return undefined;
  if (last === undefined) {
    if (first.type === "ExpressionStatement") return getSplice(first.expression, false);
    return first.type === "ReturnStatement" && first.argument !== null ? getSplice(first.argument, true) : undefined;
  }
  const given = last.type === "ReturnStatement" && last.argument !== null ? unwrap(last.argument) : undefined;
  const [declarator, ...others] = first.type === "VariableDeclaration" ? first.declarations : [];
  if (given?.type !== "Identifier" || declarator?.init == null || others.length > 0) return undefined;
  const name = declarator.id.type === "ArrayPattern" ? declarator.id.elements[0] : declarator.id;
  const variable = name?.type === "Identifier" ? getVariable(file, name) : undefined;
  return variable !== undefined && variable === getVariable(file, given) ? getSplice(declarator.init, true) : undefined;
}

/** `deck.splice(at, 1)`, `deck.splice(at, 1)[0]` */
function getSplice(node: TSESTree.Expression, isGiven: boolean): Taken | undefined {
  const value = unwrap(node);
  const call = value.type === "MemberExpression" && value.computed ? unwrap(value.object) : value;
  const isSplice =
    call.type === "CallExpression" &&
    call.callee.type === "MemberExpression" &&
    getMemberName(call.callee) === "splice";
  return isSplice ? { call, isGiven } : undefined;
}
