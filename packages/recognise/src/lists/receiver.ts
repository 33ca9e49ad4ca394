// What a sort's receiver is: an array for all that can be seen, or what the file says against it.
import type { FileContext } from "../file/file-context.ts";
import { onceEach, oncePer, oncePerPart } from "../file/once.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { ARRAY_MEMBERS, GIVES_ARRAY, isArrayMaker, JQUERY_MEMBERS } from "../syntax/array-members.ts";
import {
  getFields,
  getHeldBy,
  getValue,
  getVariable,
  getWrites,
  getWritten,
  isGlobal,
  type Variable,
} from "../syntax/bindings.ts";
import { getCollection, type Receiver } from "./collections.ts";
import { getKindOfType } from "./declared-kind.ts";
import { getDeclaredType } from "../syntax/declared-type.ts";
import { getKindByDoc } from "./doc-type.ts";
import { getChain, getMemberKey, getOwnMembers, isClassOfArrays, type Holder } from "../syntax/holders.ts";
import { isAddedToArrays, isGivenSort, isPrototypeGiven } from "../syntax/replaceable.ts";
import { isThisList } from "./this-list.ts";
import { isListPath } from "../syntax/list-path.ts";
import { getKindByChecker } from "./type-checker.ts";
import { getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import { isTypedArray } from "./typed-array.ts";

export type { Receiver } from "./collections.ts";

/** Returns what the receiver of a sort is. */
export const getReceiver = oncePerPart((file: FileContext, expression: TSESTree.Node): Receiver => {
  if (isGivenSort(file, unwrap(expression))) return "own";
  // It has its own way to sort, which is known.
  if (isTypedArray(file, expression)) return "list";
  const checked = getKindByChecker(file, expression);
  if (checked === "list" || checked === "arrayLike" || checked === "other") return checked;
  // Of its library's collections more is known here than that they are no arrays.
  const collection = getCollection(file, expression);
  if (collection !== undefined && collection !== "list" && !isDeclaredList(file, expression)) return collection;
  return (
    checked ??
    getKindOfDeclared(file, expression) ??
    getKindOfHolder(file, expression) ??
    (isMadeAsArray(file, expression) ? "list" : (getKindByUse(file, expression) ?? getKindByCalls(file, expression)))
  );
});

/** Returns whether an expression is an array for sure: by what makes it, by its type, or as `this` of a method of arrays. */
export function isKnownArray(file: FileContext, expression: TSESTree.Node): boolean {
  if (getReceiver(file, expression) !== "list") return false;
  const node = unwrap(expression);
  if (node.type === "ThisExpression") return isThisList(file, node);
  return isMadeAsArray(file, node) || isDeclaredList(file, expression) || getKindByChecker(file, expression) === "list";
}

function getKindOfDeclared(file: FileContext, expression: TSESTree.Node): Receiver | undefined {
  // (cards as Deck).sort(…)
  if (expression.type === "TSAsExpression" || expression.type === "TSTypeAssertion") {
    const cast = getKindOfType(file, expression.typeAnnotation);
    if (cast !== undefined) return cast;
  }
  return getKindOfType(file, getDeclaredType(file, expression)) ?? getKindByDoc(file, expression);
}

const isDeclaredList = (file: FileContext, expression: TSESTree.Node): boolean =>
  getKindOfDeclared(file, expression) === "list";

/** A class or an object of the file, its instances, and what was made by `new` of anything else than Array. */
function getKindOfHolder(file: FileContext, expression: TSESTree.Node): Receiver | undefined {
  const node = unwrap(expression);
  const holder = getHeldBy(file, node);
  if (holder !== undefined) {
    if (hasSort(file, holder)) return "own";
    // The methods of a literal may be handed on to arrays: Object.assign(Array.prototype, { … }).
    if (holder.kind === "object") return node.type === "ThisExpression" ? undefined : "own";
    return !holder.isStatic && isClassOfArrays(file, holder.node) ? "list" : "own";
  }
  if (node.type === "ThisExpression") return isThisList(file, node) ? "list" : getKindOfPrototype(file, node);
  const values = getAllValues(file, node);
  return values.length > 0 && values.every((value) => isInstance(file, unwrap(value))) ? "own" : undefined;
}

/** Whatever a name or a field is set to, at one time or another. */
function getAllValues(file: FileContext, node: TSESTree.Node): readonly TSESTree.Node[] {
  if (node.type === "MemberExpression") return getFields(file, node).map(({ value }) => value);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  return variable === undefined ? [node] : getWritten(variable);
}

/** `new Deck()`, but for arrays and classes of arrays. */
function isInstance(file: FileContext, value: TSESTree.Node): boolean {
  if (value.type !== "NewExpression" || isGlobal(file, value.callee, "Array")) return false;
  const holder = getHeldBy(file, value);
  return holder?.kind !== "class" || !isClassOfArrays(file, holder.node);
}

function hasSort(file: FileContext, holder: Holder): boolean {
  const holders: readonly Holder[] =
    holder.kind === "object" ? [holder] : getChain(file, holder.node).classes.map((node) => ({ ...holder, node }));
  return holders.some((each) =>
    getOwnMembers(each).some((member) => /^(?:sort|toSorted)$/.test(getMemberKey(member) ?? "")),
  );
}

/** `Deck.prototype.mix = function () { this.sort(…); }`: a deck is no array; `$.fn.mix` is of a jQuery collection. */
function getKindOfPrototype(file: FileContext, self: TSESTree.Node): Receiver | undefined {
  let node: TSESTree.Node | null | undefined = self;
  while (node != null && !(isFunction(node) && node.type !== "ArrowFunctionExpression")) node = node.parent;
  const target = node?.parent.type === "AssignmentExpression" ? unwrap(node.parent.left) : undefined;
  const owner = target?.type === "MemberExpression" ? unwrap(target.object) : undefined;
  if (owner?.type !== "MemberExpression") return undefined;
  const name = getMemberName(owner);
  if (name === "fn") return "arrayLike";
  if (name !== "prototype" || isPrototypeGiven(file, owner)) return undefined;
  return "own";
}

/** Names are followed through no more others than this: a field may be made of itself, `this.cards = this.cards.filter(f)`. */
const MOST_STEPS = 8;

/** Returns whether an expression makes an array by the language's own means: `[a, b]`, `Object.keys(o)`, `text.split("")`. */
function isMadeAsArray(file: FileContext, expression: TSESTree.Node, steps = MOST_STEPS): boolean {
  const node = unwrap(expression);
  switch (node.type) {
    case "ArrayExpression":
      return true;
    case "NewExpression":
      return isGlobal(file, node.callee, "Array");
    case "Identifier":
    case "MemberExpression": {
      const value = steps === 0 ? undefined : getValue(file, node);
      return value !== undefined && isMadeAsArray(file, value, steps - 1);
    }
    case "CallExpression": {
      const callee = unwrap(node.callee);
      if (isGlobal(file, callee, "Array")) return true;
      if (callee.type !== "MemberExpression") return false;
      const name = getMemberName(callee) ?? "";
      if (isArrayMaker(file, callee.object, name) === true) return true;
      return name === "split" || (GIVES_ARRAY.has(name) && isMadeAsArray(file, callee.object, steps));
    }
    default:
      return false;
  }
}

/** What is called on it, here or elsewhere, and no array has: then its sort is no array's, either. */
function getKindByUse(file: FileContext, expression: TSESTree.Node): Receiver | undefined {
  const called = [
    ...getForeignCalls(expression),
    ...getCallsElsewhere(file, unwrap(expression)).filter((name) => !ARRAY_MEMBERS.has(name)),
  ].filter((name) => !isAddedToArrays(file, name));
  if (called.length === 0) return undefined;
  return called.some((name) => JQUERY_MEMBERS.has(name)) ? "arrayLike" : "own";
}

/** What the file itself hands to a parameter: `mix(List.of(1, 2, 3))`. Whatever others hand to it, too, it is no array then. */
function getKindByCalls(file: FileContext, expression: TSESTree.Node): Receiver {
  const node = unwrap(expression);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  return variable === undefined ? "list" : getKindOfParameter(file, variable);
}

/** Functions that hand their lists to each other: the first of them answers. */
const asked = new WeakMap<Variable, Receiver>();

function getKindOfParameter(file: FileContext, variable: Variable): Receiver {
  const known = asked.get(variable);
  if (known !== undefined) return known;
  asked.set(variable, "list");
  const kinds = getHandedInFile(file, variable).map((handed) => getReceiver(file, handed));
  const kind = kinds.find((each) => each !== "list") ?? "list";
  asked.set(variable, kind);
  return kind;
}

/** What the calls in the file hand to a parameter of a function that has a name; others may call it as well. */
function getHandedInFile(file: FileContext, { defs }: Variable): readonly TSESTree.Node[] {
  const name = defs[0]?.name;
  const called = name?.parent;
  if (name?.type !== "Identifier" || called === undefined || !isFunction(called)) return [];
  const at = called.params.indexOf(name);
  const { parent } = called;
  const own =
    called.type === "FunctionDeclaration" ? called.id : parent.type === "VariableDeclarator" ? parent.id : null;
  const variable = own?.type === "Identifier" && at !== -1 ? getVariable(file, own) : undefined;
  return (variable?.references ?? []).flatMap(({ identifier }) => {
    const call = identifier.parent;
    if (call.type !== "CallExpression" || call.callee !== identifier) return [];
    const given = call.arguments.slice(0, at + 1);
    const handed = given[at];
    return handed === undefined || given.some(({ type }) => type === "SpreadElement") ? [] : [handed];
  });
}

/** The methods that are called in a chain from the first on that no array has: on an expression, or on what the methods of arrays give of it. */
function getForeignCalls(expression: TSESTree.Node): readonly string[] {
  const names: string[] = [];
  for (let node = expression; ;) {
    const { parent } = node;
    if (parent == null) return names;
    if (unwrap(parent) === unwrap(node)) {
      node = parent;
      continue;
    }
    if (parent.type !== "MemberExpression" || parent.object !== node) return names;
    const call: TSESTree.Node = parent.parent;
    const name = getMemberName(parent);
    if (name === undefined || call.type !== "CallExpression" || call.callee !== parent) return names;
    if (names.length > 0 || !ARRAY_MEMBERS.has(name)) names.push(name);
    else if (!GIVES_ARRAY.has(name)) return names;
    node = call;
  }
}

/** The methods that are called on the same name elsewhere, or, inside the class or the function around, on the same path. */
function getCallsElsewhere(file: FileContext, node: TSESTree.Node): readonly string[] {
  if (node.type === "Identifier") {
    const variable = getVariable(file, node);
    return variable === undefined ? [] : getCallsOnName(variable);
  }
  if (node.type !== "MemberExpression" || !isListPath(node)) return [];
  let around: TSESTree.Node = node;
  while (around.parent != null && around.type !== "ClassBody" && !isFunction(around)) around = around.parent;
  if (isFunction(around) && around.parent.type === "MethodDefinition") around = around.parent.parent;
  return getCallsOnPaths(file, around)(file.sourceCode.getText(node));
}

/** Many sorts may ask for the methods that are called on a name, and, inside of a class or a function, on a path, by its text. */
const getCallsOnPaths = oncePerPart((file: FileContext, around: TSESTree.Node) => {
  const text = file.sourceCode.getText(around);
  return onceEach((path: string) => findCallsOnPath(path, text));
});

const getCallsOnName = oncePer((variable: Variable): readonly string[] => {
  if (getWrites(variable).length > 0) return [];
  return variable.references.flatMap(({ identifier }) => getForeignCalls(identifier).slice(0, 1));
});

function findCallsOnPath(path: string, text: string): readonly string[] {
  const escaped = path.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
  const calls = new RegExp(`(?<![\\w$.])${escaped}\\s*\\??\\.\\s*([\\w$]+)\\s*\\(`, "g");
  return [...text.matchAll(calls)].flatMap(([, name]) => name ?? []);
}
