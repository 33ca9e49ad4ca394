// Where `this` is a list: in methods of Array.prototype, of classes that extend Array, and, with places as a list has, of jQuery's collections.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isJQuery } from "../origins/jquery.ts";
import { getOnlyValue, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getHolder, isClassOfArrays } from "../syntax/holders.ts";
import { getMemberName, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";

/** Returns whether `this` can only be an array, as far as the file tells whose method it stands in. */
export function isThisList(file: FileContext, self: TSESTree.ThisExpression): boolean {
  const home = getHome(self);
  if (home === undefined) return false;
  if (!isFunction(home)) return isOfArrayClass(file, home);
  const [first] = home.params;
  if (first?.type === "Identifier" && first.name === "this" && isArrayType(first.typeAnnotation?.typeAnnotation))
    return true;
  if (home.type === "FunctionDeclaration") {
    const uses = home.id === null ? [] : (getVariable(file, home.id)?.references ?? []);
    return uses.length > 0 && uses.every(({ identifier }) => isMethodOfArray(file, identifier));
  }
  return isMethodOfArray(file, home);
}

/** Returns whether `this` has places and a length that the file may swap: an array's, or those of a jQuery collection, in `$.fn.mix = function () { … }`. */
export function hasThisPlaces(file: FileContext, self: TSESTree.ThisExpression): boolean {
  const home = getHome(self);
  return isThisList(file, self) || (home?.type === "FunctionExpression" && isPlugin(home));
}

/** `$.fn.mix = function () { … }`, `$.fn.extend({ mix() { … } })`, `jQuery.extend($.fn, { … })` */
function isPlugin({ parent }: TSESTree.FunctionExpression): boolean {
  if (parent.type === "AssignmentExpression")
    return parent.left.type === "MemberExpression" && isPluginHolder(parent.left.object);
  const object = parent.parent;
  if (object?.type !== "ObjectExpression") return false;
  const call = object.parent;
  if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression") return false;
  if (getMemberName(call.callee) !== "extend") return false;
  const [target] = call.arguments;
  return target === object ? isPluginHolder(call.callee.object) : target !== undefined && isPluginHolder(target);
}

/** `$.fn` */
function isPluginHolder(source: TSESTree.Node): boolean {
  const node = unwrap(source);
  return node.type === "MemberExpression" && getMemberName(node) === "fn" && isJQuery(node.object);
}

/** The function or the field that `this` belongs to; arrows have none of their own. */
function getHome(self: TSESTree.Node): FunctionNode | TSESTree.PropertyDefinition | undefined {
  for (let node: TSESTree.Node | null | undefined = self.parent; node != null; node = node.parent) {
    if (isFunction(node) && node.type !== "ArrowFunctionExpression") return node;
    if (node.type === "PropertyDefinition") return node;
    if (node.type === "StaticBlock") return undefined;
  }
  return undefined;
}

function isArrayType(type: TSESTree.TypeNode | undefined): boolean {
  if (type?.type === "TSTypeReference") return type.typeName.type === "Identifier" && type.typeName.name === "Array";
  return type?.type === "TSArrayType" || type?.type === "TSTupleType";
}

/** Returns whether an expression, a function or a name for one, becomes a method of all arrays, or of those of a class. */
function isMethodOfArray(file: FileContext, method: TSESTree.Node): boolean {
  const { parent } = method;
  switch (parent?.type) {
    // Array.prototype.shuffle = Array.prototype.shuffle || function () { … }
    case "LogicalExpression":
    case "TSAsExpression":
      return isMethodOfArray(file, parent);
    case "AssignmentExpression":
      return parent.left.type === "MemberExpression" && isPrototype(file, parent.left.object);
    case "MethodDefinition":
      return parent.value === method && isOfArrayClass(file, parent);
    case "Property":
      return parent.value === method && parent.kind === "init" && isDefined(file, parent);
    default:
      return false;
  }
}

/** Array.prototype, by any name */
function isPrototype(file: FileContext, source: TSESTree.Node): boolean {
  const node = unwrap(source);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  if (variable !== undefined) {
    const value = getOnlyValue(variable);
    return value !== undefined && isPrototype(file, value);
  }
  if (node.type !== "MemberExpression" || getMemberName(node) !== "prototype") return false;
  return isArray(file, node.object);
}

/** The global Array, or a class of the file that extends it. */
function isArray(file: FileContext, node: TSESTree.Node): boolean {
  if (isGlobal(file, unwrap(node), "Array")) return true;
  const holder = getHolder(file, node);
  return holder?.kind === "class" && holder.isStatic && isClassOfArrays(file, holder.node);
}

/** A member of an instance of a class that extends Array; what is static belongs to the class. */
function isOfArrayClass(file: FileContext, member: TSESTree.MethodDefinition | TSESTree.PropertyDefinition): boolean {
  return !member.static && isClassOfArrays(file, member.parent.parent);
}

/** Returns whether a property of an object literal is what Object.defineProperty, defineProperties or assign gives Array.prototype. */
function isDefined(file: FileContext, property: TSESTree.Property): boolean {
  const isCallOf = (
    call: TSESTree.Node | undefined,
    names: readonly string[],
    from: number,
    what: TSESTree.Node,
  ): boolean => {
    if (call?.type !== "CallExpression" || call.callee.type !== "MemberExpression") return false;
    const [target] = call.arguments;
    const { object } = call.callee;
    const isObject = isGlobal(file, object, "Object") || isGlobal(file, object, "Reflect");
    const isNamed = isObject && names.includes(getMemberName(call.callee) ?? "");
    const isGiven = call.arguments.some((argument, at) => argument === what && at >= from);
    return isNamed && isGiven && target !== undefined && isPrototype(file, target);
  };
  const object = property.parent;
  if (isCallOf(object.parent, ["assign"], 1, object)) return true;
  const isValue = !property.computed && property.key.type === "Identifier" && property.key.name === "value";
  if (!isValue) return false;
  if (isCallOf(object.parent, ["defineProperty"], 2, object)) return true;
  const outer = object.parent.type === "Property" ? object.parent.parent : undefined;
  return outer !== undefined && isCallOf(outer.parent, ["defineProperties"], 1, outer);
}
