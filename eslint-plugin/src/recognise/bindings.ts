// What a name in the source stands for: its variable, its only value, the function behind a call.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getMemberName, isFunction, someNode, unwrap, visitNodes, type FunctionNode } from "./tree.ts";

export type Variable = TSESLint.Scope.Variable;

/** What names stand for, of the scopes that have been asked for; null where nothing in the file declares it. */
interface NameTable {
  readonly names: Map<TSESTree.Node, Variable | null>;
  readonly scopes: Set<TSESLint.Scope.Scope>;
}

const tables = new WeakMap<TSESLint.SourceCode, NameTable>();

/** Returns the variable that an identifier refers to, or undefined for a global. */
export function getVariable(
  sourceCode: TSESLint.SourceCode,
  identifier: TSESTree.Identifier | TSESTree.JSXIdentifier,
): Variable | undefined {
  const table: NameTable = tables.get(sourceCode) ?? { names: new Map(), scopes: new Set() };
  tables.set(sourceCode, table);
  const { names, scopes } = table;
  // Few names of a file are asked for: the scopes around them are gone through, each once.
  let scope: TSESLint.Scope.Scope | null = sourceCode.getScope(identifier);
  for (; scope !== null && !names.has(identifier); scope = scope.upper) {
    if (scopes.has(scope)) continue;
    scopes.add(scope);
    for (const reference of scope.references) names.set(reference.identifier, reference.resolved);
    for (const variable of scope.variables) {
      for (const name of variable.identifiers) if (!names.has(name)) names.set(name, variable);
    }
  }
  const variable = names.get(identifier);
  return variable === null || variable === undefined || variable.defs.length === 0 ? undefined : variable;
}

/** Returns the variable that a name means at a node, or undefined if nothing in the file or the configuration declares it. */
export function getVariableAt(
  sourceCode: TSESLint.SourceCode,
  name: string,
  node: TSESTree.Node,
): Variable | undefined {
  for (let scope: TSESLint.Scope.Scope | null = sourceCode.getScope(node); scope !== null; scope = scope.upper) {
    const variable = scope.set.get(name);
    if (variable !== undefined) return variable;
  }
  return undefined;
}

/** Returns the references that write to a variable, its initialiser left out. */
export function getWrites(variable: Variable): readonly TSESLint.Scope.Reference[] {
  return variable.references.filter((reference) => reference.isWrite() && reference.init !== true);
}

/** In a bundle thousands of places ask for a variable that has thousands of references: they are gone through once. */
const onlyValues = new WeakMap<Variable, TSESTree.Expression | null>();
const written = new WeakMap<Variable, boolean>();

/** Returns the initialiser of a variable that is declared once, with one, and never written to again, nor read before it has its value. */
export function getOnlyValue(variable: Variable): TSESTree.Expression | undefined {
  const known = onlyValues.get(variable);
  if (known !== undefined) return known ?? undefined;
  const value = findOnlyValue(variable);
  onlyValues.set(variable, value ?? null);
  return value;
}

function isWritten(variable: Variable): boolean {
  const found = written.get(variable) ?? getWrites(variable).length > 0;
  written.set(variable, found);
  return found;
}

function findOnlyValue(variable: Variable): TSESTree.Expression | undefined {
  const [definition, ...more] = variable.defs;
  if (definition === undefined || more.length > 0 || isWritten(variable)) return undefined;
  const { node } = definition;
  if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier" || node.init === null) return undefined;
  // `var a = b; var b = a;`: whoever follows such values would walk in a circle.
  const [, end] = node.init.range;
  const isReadBefore = variable.references.some(
    ({ identifier, from }) =>
      // The parser of Vue files counts the name in its declaration as read, where a template reads it.
      identifier !== node.id && identifier.range[0] < end && from.variableScope === variable.scope.variableScope,
  );
  return isReadBefore ? undefined : node.init;
}

/** Returns whether an identifier is the global of this name. */
export function isGlobal(sourceCode: TSESLint.SourceCode, node: TSESTree.Node, name: string): boolean {
  return node.type === "Identifier" && node.name === name && getVariable(sourceCode, node) === undefined;
}

/**
 * Returns the local function that an expression stands for: by name, as a member of an object literal or a class, as a method of an instance, or
 * as `this.method`.
 */
export function getFunction(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): FunctionNode | undefined {
  const node = unwrap(expression);
  if (isFunction(node)) return node;
  if (node.type === "Identifier") {
    const variable = getVariable(sourceCode, node);
    const [definition, ...more] = variable?.defs ?? [];
    if (variable === undefined || definition === undefined || more.length > 0 || isWritten(variable)) return undefined;
    if (definition.type.toString() === "FunctionName") {
      const { node: named } = definition;
      return named.type === "FunctionDeclaration" || named.type === "FunctionExpression" ? named : undefined;
    }
    const value = getOnlyValue(variable);
    return value === undefined ? undefined : getFunction(sourceCode, value);
  }
  if (node.type !== "MemberExpression") return undefined;
  const name = getMemberName(node);
  if (name === undefined || !getMethodNames(sourceCode).has(name)) return undefined;
  if (node.object.type === "ThisExpression") return getMethodBeside(node, name);
  const value = getValue(sourceCode, node.object);
  if (value?.type === "ObjectExpression") return getMethod(value.properties, name);
  // A static method by the class's own name, or a method of an instance.
  const isInstance = value?.type === "NewExpression";
  const members = getClass(sourceCode, isInstance ? value.callee : node.object)?.body.body;
  return members === undefined
    ? undefined
    : getMethod(
        members.filter((member) => isStatic(member) !== isInstance),
        name,
      );
}

const methodNames = new WeakMap<TSESLint.SourceCode, ReadonlySet<string>>();

/** The names of all methods of a file: most calls are of others, and need no look at what they are called on. */
function getMethodNames(sourceCode: TSESLint.SourceCode): ReadonlySet<string> {
  const known = methodNames.get(sourceCode) ?? findMethodNames(sourceCode);
  methodNames.set(sourceCode, known);
  return known;
}

function findMethodNames({ scopeManager }: TSESLint.SourceCode): Set<string> {
  const names = new Set<string>();
  for (const { block } of scopeManager?.scopes ?? []) {
    const name = isFunction(block) && isMember(block.parent) ? getKeyName(block.parent) : undefined;
    if (name !== undefined) names.add(name);
  }
  return names;
}

/** What a name, or a field of the class around, was set to, where it was set once. */
function getValue(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(expression);
  const variable = node.type === "Identifier" ? getVariable(sourceCode, node) : undefined;
  if (variable !== undefined) return getOnlyValue(variable);
  if (node.type !== "MemberExpression" || node.object.type !== "ThisExpression") return undefined;
  const name = getMemberName(node);
  return name === undefined ? undefined : getField(sourceCode, node.object, name);
}

function getClass(
  sourceCode: TSESLint.SourceCode,
  expression: TSESTree.Node,
): TSESTree.ClassDeclaration | TSESTree.ClassExpression | undefined {
  if (expression.type !== "Identifier") return undefined;
  const variable = getVariable(sourceCode, expression);
  const [definition, ...more] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined || more.length > 0) return undefined;
  if (definition.node.type === "ClassDeclaration") return definition.node;
  const value = getOnlyValue(variable);
  return value?.type === "ClassExpression" ? value : undefined;
}

const isStatic = (member: TSESTree.ClassElement): boolean => "static" in member && member.static;

/** A function that another local function made: `const die = roller(6)`, with `roller = (sides) => () => …`. */
export interface MadeFunction {
  readonly call: TSESTree.CallExpression;
  readonly maker: FunctionNode;
  readonly made: FunctionNode;
}

/** Returns the function that a call of a local function returns, where the expression is that call or a name for what it returned. */
export function getMadeFunction(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): MadeFunction | undefined {
  const node = unwrap(expression);
  const value = getValue(sourceCode, node);
  const call = value === undefined ? node : unwrap(value);
  if (call.type !== "CallExpression") return undefined;
  const maker = getFunction(sourceCode, call.callee);
  if (maker === undefined || maker.async || maker.generator) return undefined;
  const made = getReturned(sourceCode, maker);
  return made === undefined ? undefined : { call, maker, made };
}

/** Returns the function that a function returns, where it returns nothing else. */
function getReturned(sourceCode: TSESLint.SourceCode, { body }: FunctionNode): FunctionNode | undefined {
  if (body.type !== "BlockStatement") return isFunction(body) ? body : undefined;
  const last = body.body.at(-1);
  if (last?.type !== "ReturnStatement" || last.argument === null) return undefined;
  const isPlain = body.body
    .slice(0, -1)
    .every(
      ({ type }) => type === "VariableDeclaration" || type === "FunctionDeclaration" || type === "ExpressionStatement",
    );
  return isPlain ? getFunction(sourceCode, last.argument) : undefined;
}

/** Returns the value of an object literal's property; undefined where the source does not tell it. */
export function getProperty(object: TSESTree.ObjectExpression, name: string): TSESTree.Node | undefined {
  if (object.properties.some((property) => property.type === "SpreadElement" || property.computed)) return undefined;
  const found = object.properties.filter(
    (property): property is TSESTree.Property =>
      property.type === "Property" &&
      ((property.key.type === "Identifier" && property.key.name === name) ||
        (property.key.type === "Literal" && property.key.value === name)),
  );
  return found.length === 1 ? found[0]?.value : undefined;
}

/** Returns what `this.name` was set to, by a field's initialiser, a constructor's parameter or an assignment, where that happens once. */
export function getField(
  sourceCode: TSESLint.SourceCode,
  self: TSESTree.ThisExpression,
  name: string,
): TSESTree.Node | undefined {
  // The program's parent is null.
  let body: TSESTree.Node | null | undefined = self.parent;
  while (body != null && body.type !== "ClassBody" && body.type !== "ObjectExpression") body = body.parent;
  if (body == null) return undefined;
  if (body.type === "ObjectExpression") return getProperty(body, name);
  const values = body.body.flatMap((member): readonly TSESTree.Node[] => {
    if (member.type === "MethodDefinition") return getAssigned(sourceCode, member.value, name);
    if (member.type !== "PropertyDefinition" || member.computed || member.static || member.value === null) return [];
    const { key } = member;
    return (key.type === "Identifier" || key.type === "PrivateIdentifier") && key.name === name ? [member.value] : [];
  });
  return values.length === 1 ? values[0] : undefined;
}

/** A large class asks for many names; each of its methods is walked once. */
const assignments = new WeakMap<TSESTree.Node, ReadonlyMap<string, readonly TSESTree.Node[]>>();

/** What a method assigns to `this.name`; a constructor's parameter that is a field is assigned by its default. */
function getAssigned(sourceCode: TSESLint.SourceCode, method: TSESTree.Node, name: string): readonly TSESTree.Node[] {
  const known = assignments.get(method) ?? getAssignments(sourceCode, method);
  assignments.set(method, known);
  return known.get(name) ?? [];
}

function getAssignments(sourceCode: TSESLint.SourceCode, method: TSESTree.Node): Map<string, TSESTree.Node[]> {
  const found = new Map<string, TSESTree.Node[]>();
  const add = (name: string | undefined, value: TSESTree.Node): void => {
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), value]);
  };
  visitNodes(sourceCode, method, (node) => {
    if (node.type === "TSParameterProperty" && node.parameter.type === "AssignmentPattern") {
      add(getParameterName(node.parameter.left), node.parameter.right);
    }
    if (
      node.type === "AssignmentExpression" &&
      node.left.type === "MemberExpression" &&
      node.left.object.type === "ThisExpression"
    ) {
      add(getMemberName(node.left), node.right);
    }
    return undefined;
  });
  return found;
}

const getParameterName = (node: TSESTree.Node): string | undefined =>
  node.type === "Identifier" ? node.name : undefined;

/** Returns whether a function speaks of a `this` that is not the one at the place of its call. */
export function usesOtherThis(sourceCode: TSESLint.SourceCode, local: FunctionNode, callee: TSESTree.Node): boolean {
  if (callee.type !== "MemberExpression" || callee.object.type === "ThisExpression") return false;
  return someNode(sourceCode, local, ({ type }) => type === "ThisExpression");
}

function getMethodBeside(node: TSESTree.Node, name: string): FunctionNode | undefined {
  for (let parent = node.parent; parent != null; parent = parent.parent) {
    if (parent.type === "ClassBody") return getMethod(parent.body, name);
    if (parent.type === "ObjectExpression") return getMethod(parent.properties, name);
  }
  return undefined;
}

function getMethod(
  members: readonly (TSESTree.ClassElement | TSESTree.ObjectLiteralElement)[],
  name: string,
): FunctionNode | undefined {
  const [member, ...more] = members.filter(isMember).filter((found) => getKeyName(found) === name);
  return member?.value != null && more.length === 0 && isFunction(member.value) ? member.value : undefined;
}

type Member = TSESTree.MethodDefinition | TSESTree.Property | TSESTree.PropertyDefinition;

const isMember = (node: TSESTree.Node): node is Member =>
  node.type === "MethodDefinition" || node.type === "Property" || node.type === "PropertyDefinition";

/** A member's name where it is spelled as one. */
const getKeyName = ({ computed, key }: Member): string | undefined =>
  !computed && (key.type === "Identifier" || key.type === "PrivateIdentifier") ? key.name : undefined;
