// What a name in the source stands for: its variable, and its only value.
import type { FileContext } from "../file/file-context.ts";
import { oncePer } from "../file/once.ts";
import { contains, getFunctionAround } from "./tree.ts";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";

export type Variable = TSESLint.Scope.Variable;

/** What names stand for, of the scopes that have been asked for; null where nothing in the file declares it. */
interface NameTable {
  readonly names: Map<TSESTree.Node, Variable | null>;
  readonly scopes: Set<TSESLint.Scope.Scope>;
}

const getTable = oncePer<FileContext, NameTable>(() => ({ names: new Map(), scopes: new Set() }));

/** Returns the variable that an identifier refers to, or undefined for a global. */
export function getVariable(
  file: FileContext,
  identifier: TSESTree.Identifier | TSESTree.JSXIdentifier,
): Variable | undefined {
  const { names, scopes } = getTable(file);
  // Few names of a file are asked for: the scopes around them are gone through, each once.
  let scope: TSESLint.Scope.Scope | null = names.has(identifier) ? null : file.sourceCode.getScope(identifier);
  for (; scope !== null && !names.has(identifier); scope = scope.upper) {
    if (scopes.has(scope)) continue;
    scopes.add(scope);
    for (const reference of scope.references) names.set(reference.identifier, reference.resolved);
    for (const variable of scope.variables) {
      for (const name of variable.identifiers) if (!names.has(name)) names.set(name, variable);
    }
  }
  const variable = names.get(identifier) ?? getUnresolved(file, identifier);
  return variable === undefined || !isDeclared(variable) || variable.name !== identifier.name ? undefined : variable;
}

/**
 * Svelte's parser takes `$cards`, which is what the store `cards` holds, for the store, and makes a variable of a name that `$: cards = …` gives a value.
 * To any other parser both are names that nothing declares, and so they are here.
 */
const isDeclared = ({ defs: [definition] }: Variable): boolean =>
  definition !== undefined && (definition.node as TSESTree.Node).type !== "AssignmentExpression";

/** With TypeScript's parser, the parser of Vue files does not resolve names of a component's other script, although they are in scope. */
function getUnresolved(
  file: FileContext,
  identifier: TSESTree.Identifier | TSESTree.JSXIdentifier,
): Variable | undefined {
  return isVue(file) ? getVariableAt(file, identifier.name, identifier) : undefined;
}

/** Returns all references to a variable, with those that the parser of a Vue file has not resolved. */
export function getReferences(file: FileContext, variable: Variable): readonly TSESLint.Scope.Reference[] {
  if (!isVue(file) || variable.scope.type.toString() !== "module") return variable.references;
  const unresolved = file.sourceCode.scopeManager?.globalScope?.through ?? [];
  return [...variable.references, ...unresolved.filter(({ identifier }) => identifier.name === variable.name)];
}

/** Returns the store of Svelte that a name with a dollar stands for, `$pair` of `const pair = writable(…)`, where nothing declares that name itself. */
export function getStoreOfName(file: FileContext, name: TSESTree.Identifier): Variable | undefined {
  const isSubscribed = /^\$[^$]/.test(name.name) && getVariable(file, name) === undefined;
  return isSubscribed ? getVariableAt(file, name.name.slice(1), name) : undefined;
}

/** Returns all places of a name that nothing declares: Svelte's own parser has them among those of a variable, any other among what is left over. */
export function getUndeclaredPlaces(
  file: FileContext,
  name: string,
  variable: Variable | undefined,
): readonly TSESTree.Identifier[] {
  const references = [...(variable?.references ?? []), ...(file.sourceCode.scopeManager?.globalScope?.through ?? [])];
  const places: readonly TSESTree.Node[] = [
    ...(variable?.identifiers ?? []),
    ...references.map(({ identifier }) => identifier as TSESTree.Node),
  ];
  return [...new Set(places)].filter(
    (one): one is TSESTree.Identifier => one.type === "Identifier" && one.name === name,
  );
}

/** Returns whether a file uses one of some globals: one that the configuration names is a variable, any other is none. */
export function usesGlobal({ scopeManager }: TSESLint.SourceCode, names: ReadonlySet<string>): boolean {
  const scope = scopeManager?.globalScope;
  if (scope?.through.some(({ identifier }) => names.has(String(identifier.name))) === true) return true;
  return [...names].some((name) => (scope?.set.get(name)?.references.length ?? 0) > 0);
}

const isVue = ({ sourceCode: { parserServices } }: FileContext): boolean =>
  "defineTemplateBodyVisitor" in (parserServices ?? {});

/** Returns the variable that a name means at a node, or undefined if nothing in the file or the configuration declares it. */
export function getVariableAt(file: FileContext, name: string, node: TSESTree.Node): Variable | undefined {
  for (let scope: TSESLint.Scope.Scope | null = file.sourceCode.getScope(node); scope !== null; scope = scope.upper) {
    const variable = scope.set.get(name);
    if (variable !== undefined) return variable;
  }
  return undefined;
}

/** Returns the references that write to a variable, its initialiser left out. In a bundle thousands of places ask for one that has thousands of them: they are gone through once. */
export const getWrites: (variable: Variable) => readonly TSESLint.Scope.Reference[] = oncePer(({ references }) =>
  references.filter((reference) => reference.isWrite() && reference.init !== true),
);

/** Returns all that is ever written to a variable, its initialiser too. */
export const getWritten: (variable: Variable) => readonly TSESTree.Node[] = oncePer(({ references }) =>
  references.flatMap(({ writeExpr }) => writeExpr ?? []),
);

/** Returns whether a variable is written to, its initialiser left out. */
export const isWritten: (variable: Variable) => boolean = oncePer((variable) => getWrites(variable).length > 0);

/** Returns the initialiser of a variable that is declared once, with one, and never written to again, nor read before it has its value. */
export const getOnlyValue: (variable: Variable) => TSESTree.Expression | undefined = oncePer((variable) => {
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
});

/** Where a variable that is declared without a value gets the only one that it ever has. */
export interface AssignedOnce {
  readonly statement: TSESTree.ExpressionStatement;
  readonly value: TSESTree.Expression;
}

/**
 * Returns the only value of a variable that a statement beside its declaration gives it: `let compare; compare = () => …;` in one block, whatever comes
 * between. For a place behind that statement in the same block and function, it may stand anywhere.
 */
export function getAssignedOnce(variable: Variable, place?: TSESTree.Node): AssignedOnce | undefined {
  const [definition, ...more] = variable.defs;
  const [write, ...others] = definition === undefined || more.length > 0 ? [] : getWrites(variable);
  if (definition?.node.type !== "VariableDeclarator" || definition.node.init !== null) return undefined;
  const assignment = write?.identifier.parent;
  if (others.length > 0 || assignment?.type !== "AssignmentExpression") return undefined;
  const { left, operator, parent: statement, right: value } = assignment;
  if (statement.type !== "ExpressionStatement" || operator !== "=" || left !== write?.identifier) return undefined;
  const isBeside = statement.parent === definition.node.parent.parent;
  return isBeside || (place !== undefined && runsBefore(statement, place)) ? { statement, value } : undefined;
}

/** Returns whether a statement has run whenever a place behind it does: it stands in a block around the place, in the same function. */
function runsBefore(statement: TSESTree.ExpressionStatement, place: TSESTree.Node): boolean {
  const block = statement.parent;
  if (block.type !== "BlockStatement" && block.type !== "Program") return false;
  return (
    contains(block, place) &&
    statement.range[1] <= place.range[0] &&
    getFunctionAround(statement) === getFunctionAround(place)
  );
}

/** Returns whether an identifier is the global of this name. */
export function isGlobal(file: FileContext, node: TSESTree.Node, name: string): boolean {
  return node.type === "Identifier" && node.name === name && getVariable(file, node) === undefined;
}
