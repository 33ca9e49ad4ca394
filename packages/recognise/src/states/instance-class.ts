// Which class of the file something is an instance of that a function is handed, or that a field keeps: by what all calls hand over, or by its written type.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getHeldBy, getMethodsNamed, getVariable } from "../syntax/bindings.ts";
import { getDeclaredType } from "../syntax/declared-type.ts";
import { findMember, getAskedName, getHolder, isMember, type FoundMember, type Holder } from "../syntax/holders.ts";
import { isWritten } from "../syntax/names.ts";
import { isOverridden, isReplaceable } from "../syntax/replaceable.ts";
import { findNode, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { getHandedLists } from "./handed-lists.ts";

type Instances = Extract<Holder, { readonly kind: "class" }>;

/** Returns the class of the file that an object is an instance of, as far as the source tells. */
export function getClassOfInstance(file: FileContext, object: TSESTree.Node): Instances | undefined {
  const held = getHeldBy(file, object);
  if (held !== undefined) return held.kind === "class" && !held.isStatic ? held : undefined;
  return getClassHanded(file, object) ?? getClassByType(file, object);
}

/** Of a parameter that nobody assigns to: all calls of its function hand over an instance of one class. */
function getClassHanded(file: FileContext, object: TSESTree.Node): Instances | undefined {
  const node = unwrap(object);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  if (variable === undefined || isWritten(variable)) return undefined;
  const [first, ...others] = (getHandedLists(file, variable) ?? []).map((one) => getHeldBy(file, one));
  if (first?.kind !== "class" || first.isStatic) return undefined;
  return others.every((other) => other?.node === first.node) ? first : undefined;
}

/** Returns whether a parameter is one of a method: the file has all calls of a function, and of a method those that tell what it is for. */
function isOfMethod(file: FileContext, object: TSESTree.Node): boolean {
  const node = unwrap(object);
  const called = node.type === "Identifier" ? getVariable(file, node)?.defs[0]?.name.parent : undefined;
  return called?.parent !== undefined && isMember(called.parent);
}

/** `deck: Deck`, where `Deck` is a class of the file. */
function getClassByType(file: FileContext, object: TSESTree.Node): Instances | undefined {
  const type = getDeclaredType(file, object);
  if (type?.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return undefined;
  const holder = getHolder(file, type.typeName);
  return holder?.kind === "class" && holder.isStatic ? { ...holder, isStatic: false } : undefined;
}

/** Returns the method of the file's own class that is called on such an instance, where nothing in the file puts another in its place. */
export function getMethodOfInstance(file: FileContext, callee: TSESTree.Node): FunctionNode | undefined {
  const found = findMemberOf(file, callee);
  if (found?.member.type !== "MethodDefinition" || found.member.kind !== "method") return undefined;
  return found.member.value.type === "FunctionExpression" ? found.member.value : undefined;
}

/** Returns the getter of the file's own class that such an instance is asked by. */
export function getGetterOfInstance(file: FileContext, asked: TSESTree.MemberExpression): FunctionNode | undefined {
  const found = findMemberOf(file, asked);
  if (found?.member.type !== "MethodDefinition" || found.member.kind !== "get") return undefined;
  return isFunction(found.member.value) ? found.member.value : undefined;
}

function findMemberOf(file: FileContext, source: TSESTree.Node): FoundMember | undefined {
  const asked = unwrap(source);
  const name = asked.type === "MemberExpression" ? getAskedName(asked) : undefined;
  if (asked.type !== "MemberExpression" || name === undefined) return undefined;
  if (getMethodsNamed(file, asked).length === 0) return undefined;
  const instances = getClassOfInstance(file, asked.object);
  const found = instances === undefined ? undefined : findMember(file, instances, name);
  if (found === undefined || isOverridden(file, found.holder, name)) return undefined;
  const value = found.member.value ?? null;
  return isReplaceable(file, asked, { holder: found.holder, name }, value) ? undefined : found;
}

/** Returns the first member in code that is known by a written type alone, or by the calls of a method, as it is asked for: whoever hands over the instance may have another class that extends this one. */
export function getMemberByType(file: FileContext, code: readonly TSESTree.Node[]): TSESTree.Node | undefined {
  return findNode(file, code, (node) => {
    if (node.type !== "MemberExpression" || getHeldBy(file, node.object) !== undefined) return false;
    if (getMethodOfInstance(file, node) === undefined && getGetterOfInstance(file, node) === undefined) return false;
    return getClassHanded(file, node.object) === undefined || isOfMethod(file, node.object);
  });
}
