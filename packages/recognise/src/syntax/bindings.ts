// What an expression in the source stands for: the function behind a call, a field, a property.
import type { FileContext } from "../file/file-context.ts";
import { addToList } from "../file/lists-by-key.ts";
import { oncePer, oncePerPart } from "../file/once.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getAssignedMethod } from "./assigned-method.ts";
import {
  findMember,
  getAskedName,
  getHolder,
  getHolderOfThis,
  getMemberKey,
  isMember,
  type Holder,
  type Member,
} from "./holders.ts";
import { getOnlyValue, getVariable, isWritten } from "./names.ts";
import { isReplaceable } from "./replaceable.ts";
import { isFunction, someNode, unwrap, visitNodes, type FunctionNode } from "./tree.ts";

export {
  getAssignedOnce,
  getOnlyValue,
  getVariable,
  getVariableAt,
  getWrites,
  getWritten,
  isGlobal,
  type Variable,
} from "./names.ts";

/**
 * Returns the local function that an expression stands for: by name, as a member of an object literal or a class, as a method of an instance, or
 * as `this.method`.
 */
export function getFunction(file: FileContext, expression: TSESTree.Node): FunctionNode | undefined {
  const node = unwrap(expression);
  if (isFunction(node)) return node;
  if (node.type === "Identifier") {
    const variable = getVariable(file, node);
    const [definition, ...more] = variable?.defs ?? [];
    if (variable === undefined || definition === undefined || more.length > 0 || isWritten(variable)) return undefined;
    if (definition.type.toString() === "FunctionName") {
      const { node: named } = definition;
      return named.type === "FunctionDeclaration" || named.type === "FunctionExpression" ? named : undefined;
    }
    const value = getOnlyValue(variable);
    return value === undefined ? undefined : getFunction(file, value);
  }
  if (node.type !== "MemberExpression") return undefined;
  const name = getAskedName(node);
  if (name === undefined) return undefined;
  if (getMethodsNamed(file, node).length === 0) return getAssignedMethod(file, node)?.method;
  const holder = getHeldBy(file, node.object);
  const found = holder === undefined ? undefined : findMember(file, holder, name);
  const value = found === undefined || isAccessor(found.member) ? undefined : found.member.value;
  if (found === undefined || value == null || !isFunction(value) || isSetLater(node, value)) return undefined;
  return isReplaceable(file, node, { holder: found.holder, name }, value) ? undefined : value;
}

/** Returns the local getter that runs where a member is read: of an object literal, of a class, or of an instance. */
export function getGetter(file: FileContext, asked: TSESTree.MemberExpression): FunctionNode | undefined {
  const name = getAskedName(asked);
  if (name === undefined || getMethodsNamed(file, asked).length === 0) return undefined;
  const holder = getHeldBy(file, asked.object);
  const found = holder === undefined ? undefined : findMember(file, holder, name);
  if (found === undefined || !("kind" in found.member) || found.member.kind !== "get") return undefined;
  const { value } = found.member;
  if (!isFunction(value)) return undefined;
  return isReplaceable(file, asked, { holder: found.holder, name }, value) ? undefined : value;
}

/** Returns the class or object behind an expression, or behind a field of the class around. */
export function getHeldBy(file: FileContext, object: TSESTree.Node): Holder | undefined {
  const field = getFieldAt(file, object);
  return field?.isDefault === true ? undefined : getHolder(file, field?.value ?? object);
}

/** Returns whether a member is asked for while a field before its own gets its value: `cards = [x, y].sort(this.compare); compare = …`. */
function isSetLater(asked: TSESTree.Node, value: TSESTree.Node): boolean {
  const field = value.parent;
  if (field?.type !== "PropertyDefinition" || field.range[0] < asked.range[0]) return false;
  let node: TSESTree.Node | null | undefined = asked;
  while (node != null && node.type !== "PropertyDefinition" && !isFunction(node)) node = node.parent;
  return node?.type === "PropertyDefinition" && node.parent === field.parent;
}

const isAccessor = (member: Member): boolean =>
  (member.type === "MethodDefinition" || member.type === "Property") &&
  (member.kind === "get" || member.kind === "set");

/** Returns all methods of a file that have the name that is asked for: most calls are of others, and need no look at what they are called on. */
export function getMethodsNamed(file: FileContext, asked: TSESTree.MemberExpression): readonly FunctionNode[] {
  return getMethods(file).get(getAskedName(asked) ?? "") ?? [];
}

const getMethods = oncePer(({ sourceCode: { scopeManager } }: FileContext) => {
  const methods = new Map<string, FunctionNode[]>();
  for (const { block } of scopeManager?.scopes ?? []) {
    const name = isFunction(block) && isMember(block.parent) ? getMemberKey(block.parent) : undefined;
    if (name !== undefined && isFunction(block)) addToList(methods, name, block);
  }
  return methods;
});

/** Returns what a name, or a field of the class around, was set to, where it was set once. */
export function getValue(file: FileContext, expression: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(expression);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  if (variable !== undefined) return getOnlyValue(variable);
  const field = getFieldAt(file, node);
  return field?.isDefault === true ? undefined : field?.value;
}

function getFieldAt(file: FileContext, expression: TSESTree.Node): Field | undefined {
  const node = unwrap(expression);
  return node.type === "MemberExpression" && node.object.type === "ThisExpression" ? getField(file, node) : undefined;
}

/** A function that another local function made: `const die = roller(6)`, with `roller = (sides) => () => …`. */
export interface MadeFunction {
  readonly call: TSESTree.CallExpression;
  readonly maker: FunctionNode;
  readonly made: FunctionNode;
}

/** Returns the function that a call of a local function returns, where the expression is that call or a name for what it returned. */
export function getMadeFunction(file: FileContext, expression: TSESTree.Node): MadeFunction | undefined {
  const node = unwrap(expression);
  const value = getValue(file, node);
  const call = value === undefined ? node : unwrap(value);
  if (call.type !== "CallExpression") return undefined;
  const maker = getFunction(file, call.callee);
  if (maker === undefined || maker.async || maker.generator) return undefined;
  const made = getReturned(file, maker);
  return made === undefined ? undefined : { call, maker, made };
}

/** Returns the function that a function returns, where it returns nothing else. */
function getReturned(file: FileContext, { body }: FunctionNode): FunctionNode | undefined {
  if (body.type !== "BlockStatement") return isFunction(body) ? body : undefined;
  const last = body.body.at(-1);
  if (last?.type !== "ReturnStatement" || last.argument === null) return undefined;
  const isPlain = body.body
    .slice(0, -1)
    .every(
      ({ type }) => type === "VariableDeclaration" || type === "FunctionDeclaration" || type === "ExpressionStatement",
    );
  return isPlain ? getFunction(file, last.argument) : undefined;
}

/** Returns the value of an object literal's property; undefined where the source does not tell it. What is spread before it gives way to it. */
export function getProperty({ properties }: TSESTree.ObjectExpression, name: string): TSESTree.Node | undefined {
  const isNamed = (property: TSESTree.ObjectLiteralElement): property is TSESTree.Property =>
    property.type === "Property" &&
    !property.computed &&
    ((property.key.type === "Identifier" && property.key.name === name) ||
      (property.key.type === "Literal" && property.key.value === name));
  const [found, ...more] = properties.filter(isNamed);
  if (found === undefined || more.length > 0) return undefined;
  const behind = properties.slice(properties.indexOf(found) + 1);
  return behind.some((other) => other.type === "SpreadElement" || other.computed) ? undefined : found.value;
}

/** What a member is set to. */
export interface Field {
  readonly value: TSESTree.Node;
  /** True where it is so only if a caller hands in nothing else. */
  readonly isDefault: boolean;
}

/**
 * Returns what `this.name` was set to, by a field's initialiser, a constructor's parameter or an assignment, where that happens once and nothing else
 * can take its place.
 */
export function getField(file: FileContext, asked: TSESTree.MemberExpression): Field | undefined {
  const name = getAskedName(asked);
  const holder = asked.object.type === "ThisExpression" ? getHolderOfThis(asked.object) : undefined;
  if (name === undefined || holder === undefined) return undefined;
  if (holder.kind === "object") return getPropertyOf(file, asked, holder.node, name);
  const [field, ...more] = getFields(file, asked);
  if (field === undefined || more.length > 0 || isSetLater(asked, field.value)) return undefined;
  return isReplaceable(file, asked, { holder, name }, field.value) ? undefined : field;
}

/** Returns all that `this.name` is set to in the class around, by a field's initialiser, a constructor's parameter or assignments. */
export function getFields(file: FileContext, asked: TSESTree.MemberExpression): readonly Field[] {
  const name = getAskedName(asked);
  const holder = asked.object.type === "ThisExpression" ? getHolderOfThis(asked.object) : undefined;
  return name === undefined || holder?.kind !== "class" ? [] : getFieldsOf(file, holder, name);
}

/** Returns all that a member of a class is set to by `this` in it. */
export function getFieldsOf(
  file: FileContext,
  holder: Extract<Holder, { readonly kind: "class" }>,
  name: string,
): readonly Field[] {
  return holder.node.body.body.flatMap((member): readonly Field[] => {
    if (member.type === "MethodDefinition") return getAssigned(file, member.value, name);
    if (member.type !== "PropertyDefinition" || member.static !== holder.isStatic || member.value === null) return [];
    return getMemberKey(member) === name ? [{ value: member.value, isDefault: false }] : [];
  });
}

/** Returns what a member that is asked for was set to in an object literal, where nothing else can take its place. */
export function getPropertyOf(
  file: FileContext,
  asked: TSESTree.MemberExpression,
  object: TSESTree.ObjectExpression,
  name: string,
): Field | undefined {
  const value = getProperty(object, name);
  if (value === undefined || isReplaceable(file, asked, { holder: { kind: "object", node: object }, name }, value))
    return undefined;
  return { value, isDefault: false };
}

/** Returns what a method assigns to `this.name`; a constructor's parameter that is a field is assigned by its default. */
export function getAssigned(file: FileContext, method: TSESTree.Node, name: string): readonly Field[] {
  return getAssignments(file, method).get(name) ?? [];
}

/** A large class asks for many names; each of its methods is walked once. */
const getAssignments = oncePerPart(
  (file: FileContext, method: TSESTree.Node): ReadonlyMap<string, readonly Field[]> => {
    const found = new Map<string, Field[]>();
    const add = (name: string | undefined, field: Field): void => {
      if (name !== undefined) addToList(found, name, field);
    };
    visitNodes(file, method, (node) => {
      if (node.type === "TSParameterProperty" && node.parameter.type === "AssignmentPattern") {
        add(getParameterName(node.parameter.left), { value: node.parameter.right, isDefault: true });
      }
      if (
        node.type === "AssignmentExpression" &&
        node.left.type === "MemberExpression" &&
        node.left.object.type === "ThisExpression"
      ) {
        add(getAskedName(node.left), { value: node.right, isDefault: false });
      }
      return undefined;
    });
    return found;
  },
);

const getParameterName = (node: TSESTree.Node): string | undefined =>
  node.type === "Identifier" ? node.name : undefined;

/** Returns whether a method may be called for what it gives, whatever the state of its object is. */
type IsStateless = (callee: TSESTree.MemberExpression, method: FunctionNode) => boolean;

/**
 * Returns whether a function speaks of a `this` that is not the one at the place of its call, and asks it for more than its methods do without it.
 * @param isStateless knows methods whose state decides nothing that is asked, as that of a generator does not.
 */
export function usesOtherThis(
  file: FileContext,
  local: FunctionNode,
  callee: TSESTree.Node,
  isStateless: IsStateless = () => false,
): boolean {
  if (callee.type !== "MemberExpression" || callee.object.type === "ThisExpression") return false;
  return usesState(file, local, isStateless, new Set());
}

function usesState(file: FileContext, local: FunctionNode, isStateless: IsStateless, seen: Set<FunctionNode>): boolean {
  if (seen.has(local)) return false;
  seen.add(local);
  return someNode(file, local, (node) => {
    if (node.type !== "ThisExpression") return false;
    const { parent: member } = node;
    const isCalled =
      member.type === "MemberExpression" && member.parent.type === "CallExpression" && member.parent.callee === member;
    const method = isCalled ? getFunction(file, member) : undefined;
    if (method === undefined) return true;
    return !(isCalled && isStateless(member, method)) && usesState(file, method, isStateless, seen);
  });
}
