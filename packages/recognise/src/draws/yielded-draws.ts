// What an iterator of random numbers draws: `rng.next().value`, of a generator of the file or of one that a name tells.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getMemberName, isFunction, unwrap, visitNodes, type FunctionNode } from "../syntax/tree.ts";
import { getOwnSource, getUnitSource, isFraction, keepBelowOne, type Drawing } from "./random-source.ts";

/** A call that moves an iterator on, and how that draws. */
export interface YieldedDraw extends Pick<Drawing, "makers"> {
  readonly call: TSESTree.CallExpression;
  readonly source: NonNullable<Drawing["source"]>;
}

/** Returns how `rng.next().value` draws from [0, 1); undefined where it is something else. */
export function getYieldedDraw(file: FileContext, node: TSESTree.MemberExpression): YieldedDraw | undefined {
  return getMemberName(node) === "value" ? getYielded(file, node.object) : undefined;
}

/** Returns how `rng.next()` draws, of which the value is taken: `const { value } = rng.next();`. */
export function getYielded(file: FileContext, step: TSESTree.Node): YieldedDraw | undefined {
  const call = unwrap(step);
  if (call.type !== "CallExpression" || call.arguments.length > 0) return undefined;
  const callee = unwrap(call.callee);
  if (callee.type !== "MemberExpression" || getMemberName(callee) !== "next") return undefined;
  if (getFunction(file, callee) !== undefined) return undefined;
  const made = getMade(file, callee.object);
  const isOne = made === undefined ? getUnitSource(file, callee) !== undefined : yieldsFractions(file, made.generator);
  const own = isOne ? getOwnSource(file, callee) : undefined;
  if (own?.callable === undefined) return undefined;
  const named = { ...own, callable: `${own.callable}.value` };
  if (made === undefined) return { call, source: named, makers: [] };
  const source = keepBelowOne(file, named, made.generator);
  return source && { call, source, makers: [made.call] };
}

/** The generator of the file that an iterator was made by. */
function getMade(
  file: FileContext,
  iterator: TSESTree.Node,
): { readonly generator: FunctionNode; readonly call: TSESTree.CallExpression } | undefined {
  const node = unwrap(iterator);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const call = variable === undefined ? undefined : getOnlyValue(variable);
  const generator = call?.type === "CallExpression" ? getFunction(file, call.callee) : undefined;
  return call?.type === "CallExpression" && generator !== undefined ? { generator, call } : undefined;
}

/** Returns whether a generator gives fractions alone, for all that can be seen, and never ends by itself. */
function yieldsFractions(file: FileContext, { async, body, generator }: FunctionNode): boolean {
  const seen = { yields: false, isEndless: false, isOther: !generator || async };
  visitNodes(file, body, (node) => {
    if (isFunction(node)) return "skip";
    if (node.type === "WhileStatement" || node.type === "ForStatement")
      seen.isEndless ||= node.test === null || (node.test.type === "Literal" && Boolean(node.test.value));
    if (node.type === "ReturnStatement") seen.isOther = true;
    if (node.type !== "YieldExpression") return undefined;
    seen.yields = true;
    seen.isOther ||= node.delegate || node.argument == null || !isFraction(file, node.argument);
    return undefined;
  });
  return seen.yields && seen.isEndless && !seen.isOther;
}
