// Comparators that count how often they are asked: `comparisons++`, in a variable that nothing else of them reads.
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { contains, getFunctionAround, isFunction } from "../syntax/tree.ts";
import { getWrittenNumber } from "../values/written-number.ts";
import type { Translation } from "./translation.ts";

/** Returns whether an expression that stands as a statement only counts, outside of the comparator; what the comparator calls may not know the count. */
export function countsComparisons({ file, options }: Translation, expression: TSESTree.Expression): boolean {
  if (options.isSign !== true || !isFunction(options.region)) return false;
  const { region } = options;
  const counter = getCounter(expression, (step) => getWrittenNumber(file, step) !== undefined);
  const variable = counter === undefined ? undefined : getVariable(file, counter);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined || contains(region, definition.name)) return false;
  return variable.references.every(({ identifier }) => {
    if (identifier === counter) return true;
    const home = getFunctionAround(identifier);
    return !contains(region, identifier) && (home === undefined || contains(home, region));
  });
}

/** The name in `count++` and `count += 1`. */
function getCounter(
  expression: TSESTree.Expression,
  isStep: (step: TSESTree.Node) => boolean,
): TSESTree.Identifier | undefined {
  if (expression.type === "UpdateExpression")
    return expression.argument.type === "Identifier" ? expression.argument : undefined;
  if (expression.type !== "AssignmentExpression" || expression.operator !== "+=") return undefined;
  return expression.left.type === "Identifier" && isStep(expression.right) ? expression.left : undefined;
}
