// Names that nothing declares and that the file assigns to: `for (i = 0; …)` makes a global of `i` where the code is not strict, and throws where it is.
import type { FileContext } from "../file/file-context.ts";
import { oncePer } from "../file/once.ts";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getFunction } from "./bindings.ts";
import { getVariable, getVariableAt, type Variable } from "./names.ts";
import { contains, getCalledName, getKeyName, getMemberName, isFunction, visitNodes } from "./tree.ts";
import type { FunctionNode } from "./tree.ts";

/** A browser's window has these already: what is assigned to them becomes a text, goes to another page, or is not kept at all. */
const TAKEN: ReadonlySet<string> = new Set(
  "closed document event frames history length location name navigator opener origin parent screen self status top window".split(
    " ",
  ),
);

/** The globals that the file assigns to, by each place that names them. */
const getImplicitGlobals = oncePer(
  ({ sourceCode: { scopeManager } }: FileContext): ReadonlyMap<TSESTree.Node, Variable> => {
    const found = new Map<TSESTree.Node, Variable>();
    const scope = scopeManager?.globalScope;
    if (scope == null) return found;
    // A global that the configuration names is a variable without a declaration, any other is none.
    const configured = scope.variables.filter(({ defs }) => defs.length === 0).flatMap(({ references }) => references);
    const byName = new Map<string, TSESLint.Scope.Reference[]>();
    for (const reference of [...scope.through, ...configured]) {
      const { name } = reference.identifier;
      if (typeof name !== "string" || TAKEN.has(name)) continue;
      const others = byName.get(name);
      if (others === undefined) byName.set(name, [reference]);
      else others.push(reference);
    }
    for (const [name, references] of byName) {
      if (!references.some((reference) => reference.isWrite())) continue;
      const variable = { name, defs: [], identifiers: [], references, scope } as unknown as Variable;
      for (const { identifier } of references) found.set(identifier, variable);
    }
    return found;
  },
);

/** Returns the variable that an identifier refers to, also where nothing declares it and the file itself assigns to it. */
export function getStored(file: FileContext, identifier: TSESTree.Identifier): Variable | undefined {
  return getVariable(file, identifier) ?? getImplicitGlobals(file).get(identifier);
}

/** Returns whether nothing declares a variable. */
export const isImplicit = ({ defs }: Variable): boolean => defs.length === 0;

/** Returns whether a variable's name means that very variable at a place. */
export function isInReach(file: FileContext, variable: Variable, place: TSESTree.Node): boolean {
  const found = getVariableAt(file, variable.name, place);
  return isImplicit(variable) ? found === undefined || isImplicit(found) : found === variable;
}

/**
 * Returns the code that has a global for itself while a region runs: the region, one function that it calls and that gives the global its value
 * first, or the whole file where nobody assigns to it meanwhile. Undefined where other code that runs then names it too, or may run in between.
 */
export function getOwner(file: FileContext, variable: Variable, region: TSESTree.Node): TSESTree.Node | undefined {
  const called = getCalledFunctions(file, region);
  if (called === undefined) return undefined;
  const owners = new Set<TSESTree.Node>();
  let isKept = true;
  for (const reference of variable.references) {
    const users = [region, ...called].filter((code) => contains(code, reference.identifier));
    for (const user of users.includes(region) ? [region] : users) owners.add(user);
    if (users.length > 0 && reference.isWrite()) isKept = false;
  }
  if (isKept) return file.sourceCode.ast;
  const [owner, ...others] = owners;
  if (owner === undefined || others.length > 0) return undefined;
  return owner === region || setsFirst(owner, variable) ? owner : undefined;
}

/** Returns whether a function gives a global its value before it reads it, whatever happens. */
function setsFirst(owner: TSESTree.Node, variable: Variable): boolean {
  const [first] = variable.references
    .map(({ identifier }) => identifier)
    .filter((identifier) => contains(owner, identifier))
    .sort((a, b) => a.range[0] - b.range[0]);
  const assignment = first?.parent;
  if (assignment?.type !== "AssignmentExpression" || assignment.left !== first || assignment.operator !== "=")
    return false;
  const statement = assignment.parent;
  const isFirst = variable.references.every(
    ({ identifier }) => identifier === first || !contains(assignment, identifier),
  );
  return isFirst && statement.type === "ExpressionStatement" && isFunction(owner) && statement.parent === owner.body;
}

/** The functions that may run while a region does, as far as names tell; undefined where the region waits, and anything may. */
function getCalledFunctions(file: FileContext, region: TSESTree.Node): readonly FunctionNode[] | undefined {
  const called = new Set<FunctionNode>();
  const open: TSESTree.Node[] = [region];
  const waits: TSESTree.Node[] = [];
  for (let code = open.pop(); code !== undefined; code = open.pop()) {
    visitNodes(file, code, (node) => {
      if (node.type === "AwaitExpression" || node.type === "YieldExpression") waits.push(node);
      if (node.type !== "CallExpression" && node.type !== "NewExpression") return undefined;
      const local = getFunction(file, node.callee);
      for (const one of [...(local === undefined ? [] : [local]), ...getNamed(file, node.callee)]) {
        if (called.has(one) || contains(region, one)) continue;
        called.add(one);
        open.push(one);
      }
      return undefined;
    });
  }
  return waits.length > 0 || [...called].some((one) => contains(one, region)) ? undefined : [...called];
}

/** The functions of the file that go by the name that is called. */
function getNamed(file: FileContext, callee: TSESTree.Node): readonly FunctionNode[] {
  const name = getCalledName(callee);
  return name === undefined ? [] : (getFunctionsByName(file).get(name) ?? []);
}

const getFunctionsByName = oncePer((file: FileContext): ReadonlyMap<string, readonly FunctionNode[]> => {
  const found = new Map<string, FunctionNode[]>();
  for (const { block } of file.sourceCode.scopeManager?.scopes ?? []) {
    if (!isFunction(block)) continue;
    for (const name of getOwnNames(block)) found.set(name, [...(found.get(name) ?? []), block]);
  }
  return found;
});

/** The names under which a function can be called: its own, its variable's, its key's. */
function getOwnNames(node: FunctionNode): readonly string[] {
  const names: (string | undefined)[] = [node.type === "ArrowFunctionExpression" ? undefined : node.id?.name];
  const { parent } = node;
  if (parent.type === "VariableDeclarator" && parent.id.type === "Identifier") names.push(parent.id.name);
  if (parent.type === "Property" || parent.type === "MethodDefinition" || parent.type === "PropertyDefinition")
    names.push(getKeyName(parent.key));
  if (parent.type === "AssignmentExpression") {
    const { left } = parent;
    if (left.type === "Identifier") names.push(left.name);
    if (left.type === "MemberExpression") names.push(getMemberName(left));
  }
  return names.filter((name) => name !== undefined);
}
