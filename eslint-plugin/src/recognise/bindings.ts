// What a name in the source stands for: its variable, its only value, the function behind a call.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";

export type Variable = TSESLint.Scope.Variable;
export type FunctionNode =
  TSESTree.ArrowFunctionExpression | TSESTree.FunctionDeclaration | TSESTree.FunctionExpression;

const resolved = new WeakMap<TSESLint.SourceCode, Map<TSESTree.Node, Variable | null>>();

/** Returns the variable that an identifier refers to, or undefined for a global. The look-up table is made once a file. */
export function getVariable(
  sourceCode: TSESLint.SourceCode,
  identifier: TSESTree.Identifier | TSESTree.JSXIdentifier,
): Variable | undefined {
  let table = resolved.get(sourceCode);
  if (table === undefined) {
    table = new Map();
    for (const scope of sourceCode.scopeManager?.scopes ?? []) {
      for (const reference of scope.references) table.set(reference.identifier, reference.resolved);
      for (const variable of scope.variables) {
        for (const name of variable.identifiers) if (!table.has(name)) table.set(name, variable);
      }
    }
    resolved.set(sourceCode, table);
  }
  const variable = table.get(identifier);
  return variable === null || variable === undefined || variable.defs.length === 0 ? undefined : variable;
}

/** Returns the references that write to a variable, its initialiser left out. */
export function getWrites(variable: Variable): readonly TSESLint.Scope.Reference[] {
  return variable.references.filter((reference) => reference.isWrite() && reference.init !== true);
}

/** Returns the initialiser of a variable that is declared once, with one, and never written to again. */
export function getOnlyValue(variable: Variable): TSESTree.Expression | undefined {
  const [definition, ...more] = variable.defs;
  if (definition === undefined || more.length > 0 || getWrites(variable).length > 0) return undefined;
  const { node } = definition;
  return node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init !== null
    ? node.init
    : undefined;
}

/** Strips what TypeScript and parentheses put around an expression without changing its value. */
export function unwrap(node: TSESTree.Node): TSESTree.Node {
  switch (node.type) {
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "TSSatisfiesExpression":
    case "TSTypeAssertion":
      return unwrap(node.expression);
    default:
      return node;
  }
}

/** Returns a member's name where the source spells it: `a.sort`, `a["sort"]`, `this.#sort`. */
export function getMemberName(node: TSESTree.MemberExpression): string | undefined {
  if (!node.computed) return node.property.name;
  return node.property.type === "Literal" && typeof node.property.value === "string" ? node.property.value : undefined;
}

/** Returns whether an identifier is the global of this name. */
export function isGlobal(sourceCode: TSESLint.SourceCode, node: TSESTree.Node, name: string): boolean {
  return node.type === "Identifier" && node.name === name && getVariable(sourceCode, node) === undefined;
}

export function isFunction(node: TSESTree.Node): node is FunctionNode {
  return (
    node.type === "ArrowFunctionExpression" || node.type === "FunctionDeclaration" || node.type === "FunctionExpression"
  );
}

/** Returns the local function that an expression stands for: by name, as a member of an object literal, or as `this.method`. */
export function getFunction(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): FunctionNode | undefined {
  const node = unwrap(expression);
  if (isFunction(node)) return node;
  if (node.type === "Identifier") {
    const variable = getVariable(sourceCode, node);
    const [definition, ...more] = variable?.defs ?? [];
    if (variable === undefined || definition === undefined || more.length > 0 || getWrites(variable).length > 0)
      return undefined;
    if (definition.type.toString() === "FunctionName") {
      return definition.node.type === "FunctionDeclaration" ? definition.node : undefined;
    }
    const value = getOnlyValue(variable);
    return value === undefined ? undefined : getFunction(sourceCode, value);
  }
  if (node.type !== "MemberExpression") return undefined;
  const name = getMemberName(node);
  if (name === undefined) return undefined;
  if (node.object.type === "ThisExpression") return getMethodBeside(node, name);
  if (node.object.type !== "Identifier") return undefined;
  const variable = getVariable(sourceCode, node.object);
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (value?.type === "ObjectExpression") return getMethod(value.properties, name);
  // A static method, called by the class's own name.
  const [definition] = variable?.defs ?? [];
  return definition?.node.type === "ClassDeclaration" ? getMethod(definition.node.body.body, name) : undefined;
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
  const found = members.filter(
    (member): member is TSESTree.MethodDefinition | TSESTree.Property | TSESTree.PropertyDefinition =>
      (member.type === "MethodDefinition" || member.type === "Property" || member.type === "PropertyDefinition") &&
      !member.computed &&
      (member.key.type === "Identifier" || member.key.type === "PrivateIdentifier") &&
      member.key.name === name,
  );
  const [member, ...more] = found;
  return member?.value != null && more.length === 0 && isFunction(member.value) ? member.value : undefined;
}

/** Returns a node's child nodes. */
export function getChildren(sourceCode: TSESLint.SourceCode, node: TSESTree.Node): TSESTree.Node[] {
  const record: Readonly<Record<string, unknown>> = { ...node };
  return (sourceCode.visitorKeys[node.type] ?? []).flatMap((key) => {
    const value = record[key];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

function isNode(value: unknown): value is TSESTree.Node {
  return typeof value === "object" && value !== null && "type" in value && "range" in value;
}
