// Names that nothing declares and that the file assigns to: `for (i = 0; …)` makes a global of `i` where the code is not strict, and throws where it is.
import type { FileContext } from "../file/file-context.ts";
import { addToList } from "../file/lists-by-key.ts";
import { oncePer } from "../file/once.ts";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getFunction } from "./bindings.ts";
import { getVariable, getVariableAt, type Variable } from "./names.ts";
import { getFunctionNames } from "./function-names.ts";
import { contains, getCalledName, isFunction, visitNodes } from "./tree.ts";
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
    // A global that the configuration names is a variable, any other that nothing declares is none.
    const configured = scope.variables.flatMap(({ references }) => references);
    const byName = new Map<string, TSESLint.Scope.Reference[]>();
    for (const reference of [...scope.through, ...configured]) {
      const { name } = reference.identifier;
      if (TAKEN.has(name)) continue;
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

/** Returns whether a name means the same variable at another place. */
export function isInReach(file: FileContext, name: TSESTree.Identifier, place: TSESTree.Node): boolean {
  const variable = getStored(file, name);
  if (variable === undefined) return false;
  const found = getVariableAt(file, name.name, place);
  return found === variable || (isImplicit(variable) && (found === undefined || isImplicit(found)));
}

/**
 * Returns the code that has a global for itself while a region runs: the region, one function that it calls and that gives the global its value
 * first, or the whole file where nobody assigns to it meanwhile. Undefined where other code that runs then names it too, or may run in between.
 */
export function getOwner(file: FileContext, variable: Variable, region: TSESTree.Node): TSESTree.Node | undefined {
  const called = getCalledFunctions(file, region);
  if (called === undefined) return undefined;
  const isUsedIn = (code: TSESTree.Node): boolean =>
    variable.references.some(({ identifier }) => contains(code, identifier));
  const users = called.filter(isUsedIn);
  const isWritten = variable.references.some(
    (reference) => reference.isWrite() && [region, ...users].some((code) => contains(code, reference.identifier)),
  );
  if (!isWritten) return file.sourceCode.ast;
  const [only, ...others] = users;
  if (only === undefined) return region;
  return others.length === 0 && !isUsedIn(region) && setsFirst(only, variable) ? only : undefined;
}

/** Returns whether a function gives a global its value before it reads it, whatever happens. */
function setsFirst({ body }: FunctionNode, variable: Variable): boolean {
  const inside = variable.references.flatMap(({ identifier }) => (contains(body, identifier) ? [identifier] : []));
  return inside.some((set) => {
    const { parent } = set;
    if (parent.type !== "AssignmentExpression" || parent.operator !== "=" || parent.parent.parent !== body)
      return false;
    return inside.every((other) => other === set || other.range[0] >= parent.range[1]);
  });
}

/** The functions that may run while a region does, as far as names tell; undefined where the region waits, and anything may. */
function getCalledFunctions(file: FileContext, region: TSESTree.Node): readonly FunctionNode[] | undefined {
  const called = new Set<FunctionNode>();
  const open: TSESTree.Node[] = [region];
  const waits: TSESTree.Node[] = [];
  for (const code of open) {
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
  return waits.length > 0 ? undefined : [...called];
}

/** The functions of the file that go by the name that is called. */
const getNamed = (file: FileContext, callee: TSESTree.Node): readonly FunctionNode[] =>
  getFunctionsByName(file).get(getCalledName(callee) ?? "") ?? [];

const getFunctionsByName = oncePer((file: FileContext): ReadonlyMap<string, readonly FunctionNode[]> => {
  const found = new Map<string, FunctionNode[]>();
  for (const { block } of file.sourceCode.scopeManager?.scopes ?? []) {
    if (!isFunction(block)) continue;
    for (const name of getFunctionNames(block)) addToList(found, name, block);
  }
  return found;
});
