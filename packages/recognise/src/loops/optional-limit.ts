// How many rounds a loop makes at most, where a test that says the same in each of them picks one of two limits: `i < (limit ?? deck.length)`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable, getWrites } from "../syntax/bindings.ts";
import { contains, getFunctionAround, isLoop, unwrap } from "../syntax/tree.ts";
import type { LoopNode } from "../sites/site.ts";

/** An expression, and what it is in a run of the loop. */
type Choice = ReadonlyMap<TSESTree.Node, TSESTree.Expression>;

const COMPARES: ReadonlySet<string> = new Set(["<", "<=", ">", ">=", "!=", "!=="]);

/** Returns what a loop's limit may be, where it is one of two in all rounds of a run; undefined for any other limit. The list's length is another one in each round where the list gets shorter. */
export function getLimits(file: FileContext, loop: LoopNode): readonly Choice[] | undefined {
  const test = isLoop(loop) && "test" in loop && loop.test !== null ? unwrap(loop.test) : undefined;
  if (test?.type !== "BinaryExpression" || !COMPARES.has(test.operator)) return undefined;
  for (const side of [test.left, test.right]) {
    const limit = unwrap(side);
    const either = getEither(limit);
    if (either !== undefined && isSteady(file, loop, either.asked))
      return either.limits.map((one) => new Map([[limit, one]]));
  }
  return undefined;
}

/** What is asked, and what may be picked by that. */
interface Either {
  readonly asked: TSESTree.Node;
  readonly limits: readonly TSESTree.Expression[];
}

function getEither(node: TSESTree.Node): Either | undefined {
  if (node.type === "ConditionalExpression") return { asked: node.test, limits: [node.consequent, node.alternate] };
  // `limit && 5` is a limit only where it is 5, or ends the loop at once.
  if (node.type !== "LogicalExpression" || node.operator === "&&") return undefined;
  return { asked: node.left, limits: [node.left, node.right] };
}

/** Returns whether an expression is the same in each round: it asks for nothing but names that are given nothing meanwhile. */
function isSteady(file: FileContext, loop: LoopNode, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  switch (node.type) {
    case "Literal":
      return true;
    case "Identifier":
      return isSteadyName(file, loop, node);
    case "UnaryExpression":
      return node.operator !== "delete" && isSteady(file, loop, node.argument);
    case "BinaryExpression":
    case "LogicalExpression":
      return isSteady(file, loop, node.left) && isSteady(file, loop, node.right);
    default:
      return false;
  }
}

function isSteadyName(file: FileContext, loop: LoopNode, name: TSESTree.Identifier): boolean {
  const variable = getVariable(file, name);
  if (variable === undefined) return name.name === "undefined";
  const home = getFunctionAround(loop);
  return getWrites(variable).every(
    ({ identifier }) => !contains(loop, identifier) && getFunctionAround(identifier) === home,
  );
}
