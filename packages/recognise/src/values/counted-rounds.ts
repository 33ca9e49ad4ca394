// How often a loop goes round, where the source tells: over a list of known length, or by a counter that steps by one between two numbers.
import type { FileContext } from "../file/file-context.ts";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { getBegun, getStep, isReadOf } from "../syntax/iteration.ts";
import { contains, getFunctionAround } from "../syntax/tree.ts";
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
    case "ForStatement":
      return countByHead(file, loop, getLength);
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

/** `for (let i = 0; i < 4; i++)`, and `for (i = 0; i < 4; i++)` of a counter that other loops of the same function may count with, too. */
function countByHead(file: FileContext, loop: TSESTree.ForStatement, getLength: GetLength): number | undefined {
  const { init, test, update } = loop;
  if (init === null || test === null || update === null) return undefined;
  const { id, start } = getBegun(init);
  const counter = id?.type === "Identifier" ? getVariable(file, id) : undefined;
  if (counter === undefined) return undefined;
  const steps = update.type === "SequenceExpression" ? update.expressions : [update];
  const home = getFunctionAround(loop);
  // A counter of all calls may be given another value by a call inside.
  const isOwn = home === undefined || counter.defs.some(({ name }) => getFunctionAround(name) === home);
  if (!isOwn) return undefined;
  // Nothing else of the function runs while the loop does, but what it calls.
  const writes = counter.references.filter(
    (reference) =>
      reference.isWrite() &&
      !contains(init, reference.identifier) &&
      (contains(loop, reference.identifier) || getFunctionAround(reference.identifier) !== home),
  );
  return countSteps(file, { counter, start, writes, test, steps }, getLength);
}

/** `let n = 0; do { …; n++; } while (n < 3);`: the counter is declared beside the loop. */
function countByStatement(
  file: FileContext,
  { test, body, parent }: TSESTree.WhileStatement | TSESTree.DoWhileStatement,
  getLength: GetLength,
): number | undefined {
  const left = test.type === "BinaryExpression" ? test.left : undefined;
  const counter = left?.type === "Identifier" ? getVariable(file, left) : undefined;
  const [definition, ...more] = counter?.defs ?? [];
  const declarator = definition?.node;
  if (counter === undefined || declarator?.type !== "VariableDeclarator" || more.length > 0) return undefined;
  if (body.type !== "BlockStatement" || declarator.parent.parent !== parent) return undefined;
  const steps = body.body.flatMap((statement) =>
    statement.type === "ExpressionStatement" ? [statement.expression] : [],
  );
  return countSteps(file, { counter, start: declarator.init, writes: getWrites(counter), test, steps }, getLength);
}

interface Counting {
  readonly counter: Variable;
  /** What it counts from. */
  readonly start: TSESTree.Expression | null | undefined;
  /** What gives it other values before the loop has ended. */
  readonly writes: readonly TSESLint.Scope.Reference[];
  readonly test: TSESTree.Expression;
  /** What is done once in each round: the step must be one of it. */
  readonly steps: readonly TSESTree.Expression[];
}

/** Returns how often a loop goes round whose counter gets its first value, and the next ones, and no other. */
function countSteps(file: FileContext, counting: Counting, getLength: GetLength): number | undefined {
  const { counter, test, steps } = counting;
  const [write, ...others] = counting.writes;
  if (test.type !== "BinaryExpression" || !isReadOf(file, test.left, counter)) return undefined;
  const step = getStep(steps.find((one) => one === write?.identifier.parent));
  if (step === undefined || others.length > 0) return undefined;
  const start = getWrittenNumber(file, counting.start) ?? NaN;
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
