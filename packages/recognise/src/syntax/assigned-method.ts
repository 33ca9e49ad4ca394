// Functions that an assignment puts under a member, as classes and namespaces are written without `class`: `Deck.prototype.random = function (n) { … }`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { oncePer, oncePerName } from "../file/once.ts";
import { getAskedName } from "./holders.ts";
import { getOnlyValue, getVariable, isWritten, type Variable } from "./names.ts";
import { getMemberWrites, hasUnnamedWrite, isExports, isNameHandedOut } from "./replaceable.ts";
import { getMemberName, isFunction, unwrap, type FunctionNode } from "./tree.ts";

/** A function that is found under a member. */
export interface AssignedMethod {
  readonly method: FunctionNode;
  /** True where other files get hold of what holds it, and could put another in its place. */
  readonly isShared: boolean;
}

/** Whose member something is: of the objects that a constructor makes, of a name itself, or of what CommonJS exports. */
type Owner =
  | { readonly kind: "made" | "named"; readonly variable: Variable }
  | { readonly kind: "exports"; readonly variable: undefined };

/** Returns the function behind a member that is given to it once, by a statement that always runs, where nothing in the file may take its place. */
export function getAssignedMethod(file: FileContext, asked: TSESTree.MemberExpression): AssignedMethod | undefined {
  const name = getAskedName(asked);
  if (name === undefined || !isGivenFunction(file, name)) return undefined;
  const [write, ...more] = getMemberWrites(file, name);
  const target = write === undefined || more.length > 0 ? undefined : unwrap(write.target);
  const method = target?.type === "MemberExpression" ? getGiven(target) : undefined;
  if (target?.type !== "MemberExpression" || method === undefined) return undefined;
  const owner = getOwner(file, target.object, true);
  const askedOf = owner === undefined ? undefined : getOwner(file, asked.object, false);
  if (owner === undefined || owner.kind !== askedOf?.kind || owner.variable !== askedOf.variable) return undefined;
  if (mayBeChanged(file, owner)) return undefined;
  if (owner.kind === "made") return { method, isShared: false };
  const isShared = owner.kind === "exports" || isCommon(owner.variable) || isNameHandedOut(file, owner.variable);
  // What stands beside it is written for it; from anywhere else, somebody may have replaced it meanwhile.
  return isShared && !isAskedBeside(file, asked, owner) ? undefined : { method, isShared };
}

/** Returns whether a file's text gives a function to a member of a name, and never names a property of a literal so. */
const isGivenFunction = oncePerName(
  (file: FileContext, name: string): boolean =>
    getGivenNames(file).has(name) && !new RegExp(`(?<![.\\w$])${name}["']?\\s*[:(](?!:)`).test(file.sourceCode.text),
);

const GIVEN = /\.(\w+)\s*=\s*(?:async\s+)?(?:function\b|\(|\w+\s*=>)/g;

/** The names of members that a file's text gives functions to: one look for all of them. */
const getGivenNames = oncePer(
  ({ sourceCode: { text } }: FileContext): ReadonlySet<string> =>
    new Set([...text.matchAll(GIVEN)].map(([, name = ""]) => name)),
);

/** Returns the function that an assignment gives to its target, where it is a statement of its own in a file, or in a function's body. */
function getGiven(target: TSESTree.MemberExpression): FunctionNode | undefined {
  const { parent: assignment } = target;
  if (assignment.type !== "AssignmentExpression" || assignment.operator !== "=" || assignment.left !== target)
    return undefined;
  const { parent: statement } = assignment;
  const around = statement.type === "ExpressionStatement" ? statement.parent : undefined;
  const isAlwaysRun = around?.type === "Program" || (around?.type === "BlockStatement" && isFunction(around.parent));
  const value = unwrap(assignment.right);
  return isAlwaysRun && isFunction(value) ? value : undefined;
}

/** @param isTarget whether something is given to the object: then `this` must be that of a constructor. */
function getOwner(file: FileContext, object: TSESTree.Node, isTarget: boolean): Owner | undefined {
  const node = unwrap(object);
  if (node.type === "ThisExpression") return getOwnerOfThis(file, node, isTarget);
  if (isExports(file, node)) return { kind: "exports", variable: undefined };
  if (node.type === "MemberExpression")
    return getMemberName(node) === "prototype" ? getMadeBy(file, unwrap(node.object)) : undefined;
  if (node.type !== "Identifier") return undefined;
  const variable = getVariable(file, node);
  if (variable?.defs.length !== 1 || isWritten(variable)) return undefined;
  const value = getOnlyValue(variable);
  // var self = this;
  if (value !== undefined && unwrap(value).type === "ThisExpression")
    return getOwnerOfThis(file, unwrap(value), isTarget);
  // var deck = new Deck();
  const made = value === undefined || isTarget ? undefined : unwrap(value);
  if (made?.type === "NewExpression") return getMadeBy(file, unwrap(made.callee));
  const isObject = isConstructor(variable) || (value !== undefined && isEmpty(unwrap(value))) || isCommon(variable);
  return isObject ? { kind: "named", variable } : undefined;
}

const isEmpty = (value: TSESTree.Node): boolean => value.type === "ObjectExpression" && value.properties.length === 0;

/** Returns whether the scripts of a page have a namespace in common: `var App = App || {};` */
function isCommon(variable: Variable): boolean {
  const definition = variable.defs[0]?.node;
  const value = definition?.type === "VariableDeclarator" && definition.init !== null ? unwrap(definition.init) : null;
  return value?.type === "LogicalExpression" && value.operator === "||" && isEmpty(unwrap(value.right));
}

const isConstructor = (variable: Variable): boolean => {
  const [definition] = variable.defs;
  // Of a parameter, the node is the function that has it.
  if (definition?.type.toString() === "FunctionName") return definition.node.type === "FunctionDeclaration";
  const value = getOnlyValue(variable);
  return value !== undefined && unwrap(value).type === "FunctionExpression";
};

function getMadeBy(file: FileContext, node: TSESTree.Node): Owner | undefined {
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  if (variable?.defs.length !== 1 || isWritten(variable) || !isConstructor(variable)) return undefined;
  return { kind: "made", variable };
}

/** Whose `this` it is, by what the function around it is: a constructor, or what is given to a member. */
function getOwnerOfThis(file: FileContext, self: TSESTree.Node, isTarget: boolean): Owner | undefined {
  let node: TSESTree.Node | null | undefined = self.parent;
  while (node != null && !(isFunction(node) && node.type !== "ArrowFunctionExpression")) node = node.parent;
  if (node == null) return undefined;
  const { parent } = node;
  if (node.type === "FunctionDeclaration") return node.id === null ? undefined : getMadeBy(file, node.id);
  if (parent.type === "VariableDeclarator") return getMadeBy(file, parent.id);
  // Only a constructor gives all that it makes what it gives to `this`.
  if (isTarget || parent.type !== "AssignmentExpression" || parent.right !== node) return undefined;
  const target = unwrap(parent.left);
  return target.type === "MemberExpression" ? getOwner(file, target.object, true) : undefined;
}

/** Returns whether the file gives an object members under names that are worked out, or another prototype. */
function mayBeChanged(file: FileContext, owner: Owner): boolean {
  const isOwn = (object: TSESTree.Node): boolean => {
    if (object.type === "ThisExpression") return true;
    if (owner.variable === undefined) return isExports(file, object);
    const isPrototype = object.type === "MemberExpression" && getMemberName(object) === "prototype";
    const holder = isPrototype ? unwrap(object.object) : object;
    const variable = holder.type === "Identifier" ? getVariable(file, holder) : undefined;
    if (variable === undefined) return false;
    if (variable === owner.variable) return true;
    const value = getOnlyValue(variable);
    const made = value === undefined ? undefined : unwrap(value);
    if (made?.type === "ThisExpression") return true;
    return (
      made?.type === "NewExpression" &&
      made.callee.type === "Identifier" &&
      getVariable(file, made.callee) === owner.variable
    );
  };
  if (hasUnnamedWrite(file, isOwn)) return true;
  if (owner.kind !== "made") return false;
  // Whoever is made by another constructor may be made by this one, too: `Poker.prototype = Object.create(Deck.prototype)`.
  return getMemberWrites(file, "prototype").length > 0;
}

/** Returns whether a member is asked for inside of a function that is given to the same object. */
function isAskedBeside(file: FileContext, asked: TSESTree.Node, owner: Owner): boolean {
  for (let node: TSESTree.Node | null | undefined = asked; node != null; node = node.parent) {
    const parent: TSESTree.Node | undefined = node.parent;
    if (!isFunction(node) || parent?.type !== "AssignmentExpression" || parent.right !== node) continue;
    const target = unwrap(parent.left);
    const other = target.type === "MemberExpression" ? getOwner(file, target.object, true) : undefined;
    if (other?.kind === owner.kind && other.variable === owner.variable) return true;
  }
  return false;
}
