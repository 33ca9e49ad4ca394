// A call that hands a place to a function of the file which takes the item out of its list there: `removeCard(k)`, `this.take(k)`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getFunction, getVariable, getWrites } from "../syntax/bindings.ts";
import { contains, getFunctionAround, getMemberName, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { getCommit, getUsesInStore } from "./taken-by-commit.ts";

/** An item that a function takes out of a list, at a place that it is handed. */
export interface TakenByCall {
  readonly list: TSESTree.Identifier | TSESTree.MemberExpression;
  readonly place: TSESTree.Expression;
  readonly taking: FunctionNode;
  /** What takes it out in there. */
  readonly splice: TSESTree.CallExpression;
  /** Whether the function gives the item back. */
  readonly isGiven: boolean;
  /** Where the list is one of a store's state: all places that name it. */
  readonly inStore?: readonly TSESTree.Node[];
}

/** Returns what a call makes a function of the file take out of a list, where that does nothing else but to say so. */
export function getTakenByCall(file: FileContext, call: TSESTree.CallExpression): TakenByCall | undefined {
  const commit = getCommit(file, call);
  const taking = commit?.mutation ?? getFunction(file, call.callee);
  if (taking === undefined || taking.async || taking.generator) return undefined;
  const taken = getTaken(file, taking);
  if (taken === undefined) return undefined;
  const [at, count, ...more] = taken.call.arguments;
  const list = taken.call.callee.type === "MemberExpression" ? taken.call.callee.object : undefined;
  if (list?.type !== "Identifier" && list?.type !== "MemberExpression") return undefined;
  if (count?.type !== "Literal" || count.value !== 1 || more.length > 0) return undefined;
  const place = getHanded(file, taking, at, commit?.handed ?? call.arguments);
  if (place === undefined) return undefined;
  const { isGiven, call: splice } = taken;
  if (commit !== undefined) return getTakenInStore(file, call, { list, place, taking, splice, isGiven: false });
  // Another instance has another list.
  const isOwn = call.callee.type === "MemberExpression" && call.callee.object.type === "ThisExpression";
  return isOfThis(list) && !isOwn ? undefined : { list, place, taking, splice, isGiven };
}

/** The same, with the list as the action spells it. */
function getTakenInStore(
  file: FileContext,
  call: TSESTree.CallExpression,
  taken: TakenByCall,
): TakenByCall | undefined {
  const { list, taking } = taken;
  const [state] = taking.params;
  const isOfState =
    list.type === "MemberExpression" && list.object.type === "Identifier" && state?.type === "Identifier";
  if (!isOfState || (list.object as TSESTree.Identifier).name !== state.name) return undefined;
  const inStore = getUsesInStore(file, list);
  const around = getFunctionAround(call);
  const here = inStore?.find((use) => around !== undefined && contains(around, use));
  return inStore === undefined || here?.type !== "MemberExpression" ? undefined : { ...taken, list: here, inStore };
}

/** What a call hands to the parameter that a function has a place under. */
function getHanded(
  file: FileContext,
  { params }: FunctionNode,
  at: TSESTree.Node | undefined,
  handed: readonly (TSESTree.CallExpressionArgument | undefined)[],
): TSESTree.Expression | undefined {
  const variable = at?.type === "Identifier" ? getVariable(file, at) : undefined;
  if (variable === undefined || getWrites(variable).length > 0) return undefined;
  const index = params.findIndex((param) => param.type === "Identifier" && variable.identifiers.includes(param));
  const place = handed[index];
  // What comes before it may be several.
  const isPlain = handed.slice(0, index + 1).every((one) => one?.type !== "SpreadElement");
  return place === undefined || place.type === "SpreadElement" || !isPlain ? undefined : place;
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
