// How often a loop goes round, where the source tells: over a list of known length, or by a counter that steps by one between two numbers.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, getWrites } from "../syntax/bindings.ts";
import { getStep, isReadOf } from "../syntax/iteration.ts";
import { countKeys } from "./counted-keys.ts";
import { getWrittenNumber, getWrittenSize, type GetLength } from "./written-number.ts";

/** Returns the rounds of a loop that nothing leaves before its end; undefined for any other node, and where the source does not tell. */
export function countRounds(file: FileContext, loop: TSESTree.Node, getLength: GetLength): number | undefined {
  switch (loop.type) {
    case "ForInStatement":
      // Of a list its places, of an object its keys.
      return getLength(loop.right) ?? countKeys(file, loop.right);
    case "ForOfStatement":
      return getLength(loop.right);
    case "ForStatement": {
      const { init, test, update } = loop;
      if (init?.type !== "VariableDeclaration" || test === null || update === null) return undefined;
      const steps = update.type === "SequenceExpression" ? update.expressions : [update];
      return countSteps(file, { init, test, steps }, getLength);
    }
    case "WhileStatement":
      return countByStatement(file, loop, getLength);
    case "DoWhileStatement": {
      const rounds = countByStatement(file, loop, getLength);
      return rounds === undefined ? undefined : Math.max(1, rounds);
    }
    default:
      return undefined;
  }
}

/** `let n = 0; do { …; n++; } while (n < 3);`: the counter is declared beside the loop. */
function countByStatement(
  file: FileContext,
  { test, body, parent }: TSESTree.WhileStatement | TSESTree.DoWhileStatement,
  getLength: GetLength,
): number | undefined {
  const left = test.type === "BinaryExpression" ? test.left : undefined;
  const declarator = left?.type === "Identifier" ? getVariable(file, left)?.defs[0]?.node : undefined;
  if (declarator?.type !== "VariableDeclarator" || body.type !== "BlockStatement") return undefined;
  const init = declarator.parent;
  const steps = body.body.flatMap((statement) =>
    statement.type === "ExpressionStatement" ? [statement.expression] : [],
  );
  return init.parent === parent ? countSteps(file, { init, test, steps }, getLength) : undefined;
}

interface Counting {
  /** What declares the counter, before anything else. */
  readonly init: TSESTree.VariableDeclaration;
  readonly test: TSESTree.Expression;
  /** What is done once in each round: the step must be one of it. */
  readonly steps: readonly TSESTree.Expression[];
}

/** Returns how often a loop goes round whose counter gets its first value, and the next ones, and no other. */
function countSteps(file: FileContext, { init, test, steps }: Counting, getLength: GetLength): number | undefined {
  const [first] = init.declarations;
  const counter = first.id.type === "Identifier" ? getVariable(file, first.id) : undefined;
  if (counter?.defs.length !== 1 || test.type !== "BinaryExpression" || !isReadOf(file, test.left, counter))
    return undefined;
  const [write, ...others] = getWrites(counter);
  const step = getStep(steps.find((one) => one === write?.identifier.parent));
  if (step === undefined || others.length > 0) return undefined;
  const start = getWrittenNumber(file, first.init) ?? NaN;
  const end = getWrittenSize(file, test.right, getLength) ?? NaN;
  const rounds = countUntil(test.operator, step.by * (end - start), step.by);
  return Number.isNaN(rounds) ? undefined : rounds;
}

/** How many steps of one a test lets pass, where the end lies so far off; not a number where it lets none or all of them pass. */
function countUntil(test: string, distance: number, by: 1 | -1): number {
  switch (test) {
    case by === 1 ? "<" : ">":
      return Math.max(0, Math.ceil(distance));
    case by === 1 ? "<=" : ">=":
      return Math.max(0, Math.floor(distance) + 1);
    case "!=":
    case "!==":
      return Number.isInteger(distance) && distance >= 0 ? distance : NaN;
    default:
      return NaN;
  }
}
