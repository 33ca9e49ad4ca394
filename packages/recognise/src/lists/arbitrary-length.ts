// How many items a property test hands to a function at most: `fc.property(fc.tuple(fc.string(), fc.string()), (pair) => …)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getProperty, getWrites, type Variable } from "../syntax/bindings.ts";
import { getCalledName, isFunction, unwrap } from "../syntax/tree.ts";
import { getWritten } from "../syntax/written-value.ts";
import { getWrittenNumber } from "./written-number.ts";

/** Returns how many items a parameter has at most that fast-check makes up. */
export function getArbitraryLength(file: FileContext, variable: Variable): number | undefined {
  const [definition, ...more] = variable.defs;
  const test = definition?.name.parent;
  if (test == null || !isFunction(test) || more.length > 0 || getWrites(variable).length > 0) return undefined;
  const call = test.parent;
  const isProperty = call.type === "CallExpression" && call.arguments.at(-1) === test;
  if (!isProperty || !/^(?:async)?property$/i.test(getCalledName(call.callee) ?? "")) return undefined;
  const place = test.params.findIndex((one) => one === definition?.name);
  const arbitrary = call.arguments[place];
  return arbitrary === undefined || arbitrary === test ? undefined : countMadeUp(file, arbitrary);
}

function countMadeUp(file: FileContext, arbitrary: TSESTree.Node): number | undefined {
  const call = unwrap(getWritten(file, arbitrary));
  if (call.type !== "CallExpression") return undefined;
  const [, options] = call.arguments;
  switch (getCalledName(call.callee)) {
    case "tuple":
      return call.arguments.some(({ type }) => type === "SpreadElement") ? undefined : call.arguments.length;
    case "array":
    case "uniqueArray":
      return options?.type === "ObjectExpression"
        ? getWrittenNumber(file, getProperty(options, "maxLength"))
        : undefined;
    default:
      return undefined;
  }
}
