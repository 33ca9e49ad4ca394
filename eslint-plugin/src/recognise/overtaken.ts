// A sort whose order does not last: the same list is shuffled fairly, or sorted by real keys, right after it.
import { verdict } from "@fair-shuffle/bias";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getFunction } from "./bindings.ts";
import { recogniseSort } from "./comparator-sort.ts";
import type { RandomSources } from "./random-source.ts";
import type { SortSite } from "./site.ts";
import { recogniseLoop } from "./swap-loop.ts";
import { getMemberName, isLoop, unwrap } from "./tree.ts";

/** Returns whether the next thing that happens to the sorted list brings it into an order that the sort does not bias. */
export function isOvertaken(
  sourceCode: TSESLint.SourceCode,
  { node, receiver }: SortSite,
  sources: RandomSources,
): boolean {
  const { parent } = node;
  // a.sort(random).sort(byName), shuffle(a.sort(random))
  const around = parent.type === "MemberExpression" && parent.object === node ? parent.parent : parent;
  if (around.type === "CallExpression" && reorders(sourceCode, around, node, sources)) return true;
  // a.sort(random); shuffle(a);
  if (parent.type !== "ExpressionStatement") return false;
  const next = getNext(parent);
  const list = sourceCode.getText(receiver);
  if (next === undefined) return false;
  if (isLoop(next)) {
    const loop = recogniseLoop(sourceCode, next, sources);
    return (
      loop !== undefined &&
      sourceCode.getText(loop.list) === list &&
      loop.models.every((model) => verdict(model).kind === "fair")
    );
  }
  return getCalls(next).some((call) => {
    const callee = unwrap(call.callee);
    const target = callee.type === "MemberExpression" && isSortName(callee) ? callee.object : call.arguments[0];
    return target !== undefined && sourceCode.getText(target) === list && reorders(sourceCode, call, target, sources);
  });
}

/** Returns whether a call sorts a list by something else than chance, or shuffles it, by its name, fairly. */
function reorders(
  sourceCode: TSESLint.SourceCode,
  call: TSESTree.CallExpression,
  list: TSESTree.Node,
  sources: RandomSources,
): boolean {
  const callee = unwrap(call.callee);
  if (callee.type === "MemberExpression" && callee.object === list)
    return (
      isSortName(callee) &&
      recogniseSort(sourceCode, call, sources) === undefined &&
      mayCompare(sourceCode, call.arguments[0])
    );
  const name =
    callee.type === "Identifier" ? callee.name : callee.type === "MemberExpression" ? getMemberName(callee) : "";
  return call.arguments[0] === list && /shuffl/i.test(name ?? "");
}

/** Returns whether a comparator may look at what it compares; without one, a sort compares texts. */
function mayCompare(sourceCode: TSESLint.SourceCode, comparator: TSESTree.Node | undefined): boolean {
  const body = comparator === undefined ? undefined : getFunction(sourceCode, comparator);
  if (body === undefined) return true;
  return (sourceCode.scopeManager?.getDeclaredVariables(body) ?? []).some(
    ({ defs, references }) => references.length > 0 && defs.some(({ type }) => type.toString() === "Parameter"),
  );
}

function isSortName(callee: TSESTree.MemberExpression): boolean {
  const name = getMemberName(callee);
  return name === "sort" || name === "toSorted";
}

function getNext(statement: TSESTree.Node): TSESTree.Node | undefined {
  const { parent } = statement;
  const siblings: readonly TSESTree.Node[] =
    parent?.type === "BlockStatement" || parent?.type === "Program"
      ? parent.body
      : parent?.type === "SwitchCase"
        ? parent.consequent
        : [];
  const index = siblings.indexOf(statement);
  return index === -1 ? undefined : siblings[index + 1];
}

/** The call that a statement makes, and those that give it its arguments. */
function getCalls(statement: TSESTree.Node): readonly TSESTree.CallExpression[] {
  const value =
    statement.type === "ExpressionStatement"
      ? statement.expression
      : statement.type === "ReturnStatement"
        ? statement.argument
        : statement.type === "VariableDeclaration"
          ? statement.declarations[0].init
          : undefined;
  return value == null ? [] : getCallsIn(value.type === "AssignmentExpression" ? value.right : value);
}

function getCallsIn(value: TSESTree.Node): readonly TSESTree.CallExpression[] {
  const call = unwrap(value);
  return call.type === "CallExpression" ? [call, ...call.arguments.flatMap(getCallsIn)] : [];
}
