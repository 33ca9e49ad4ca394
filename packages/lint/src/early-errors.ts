// What JavaScript forbids that no piece of a program shows alone: a name that is declared twice, or exported without a declaration.
import type { TSESTree } from "@typescript-eslint/utils";
import type { Scope } from "eslint";
import type { Range } from "./reparsed-tree.ts";

/**
 * Returns whether a program could have such an error, of which `fresh` has been parsed, and the rest is of a program without one. Not every program
 * for which it returns true has one.
 */
export function mayHaveEarlyError({ scopes }: Scope.ScopeManager, { body }: TSESTree.Program, fresh: Range): boolean {
  const around = scopes.filter(({ block }) => isAround(block, fresh));
  if (around.some((scope) => scope.variables.some((variable) => isDeclaredTwice(variable, scope)))) return true;
  const outermost = around.find(({ type }) => type === "module");
  return body.some(
    (node) =>
      node.type === "ExportNamedDeclaration" &&
      node.source === null &&
      node.specifiers.some(({ local }) => outermost?.set.has(local.name) !== true),
  );
}

const isAround = ({ range }: Scope.Scope["block"], [start, end]: Range): boolean =>
  range !== undefined && range[0] <= start && end <= range[1];

function isDeclaredTwice({ name, defs }: Scope.Variable, scope: Scope.Scope): boolean {
  if (defs.length === 0) return false;
  if (defs.length > 1 && !defs.every((definition) => isRepeatable(definition, scope))) return true;
  // A parameter of `catch` belongs to the block, too.
  if (scope.upper?.type === "catch" && scope.upper.set.has(name)) return true;
  if (scope === scope.variableScope) return false;
  // `var` in an inner block is declared in all blocks around.
  return (scope.variableScope.set.get(name)?.defs ?? []).some(
    ({ type, name: { range } }) => type === "Variable" && range !== undefined && isAround(scope.block, range),
  );
}

const isRepeatable = (definition: Scope.Definition, { type }: Scope.Scope): boolean =>
  definition.type === "Parameter" ||
  (definition.type === "Variable" && definition.parent.kind === "var") ||
  (definition.type === "FunctionName" && type === "function");
