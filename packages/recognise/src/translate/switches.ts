// A `switch`, as the `if`s that it stands for.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { movesCards } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { unwrap } from "../syntax/tree.ts";
import { isConstant } from "./arithmetic.ts";
import { NotKnown } from "./not-known.ts";
import type { Translation } from "./translation.ts";

/**
 * Emits a `switch` and what follows it. Each case takes along what stands below it up to a `break`, and what follows the whole; so a `return` in one
 * of them leaves the others alone.
 */
export function emitSwitch(
  translation: Translation,
  node: TSESTree.SwitchStatement,
  rest: readonly TSESTree.Node[],
  result: string | undefined,
): void {
  const { discriminant, cases } = node;
  // `switch (true) { case r < 0.3: … }` asks one condition after the other.
  const isChain = discriminant.type === "Literal" && discriminant.value === true;
  const value = isChain ? undefined : translation.capture(translation.expression(discriminant));
  const readFrom = (index: number): readonly TSESTree.Node[] => [...getRun(cases.slice(index)), ...rest];
  const emitFrom = (index: number): void => {
    const branch = cases[index];
    if (branch === undefined) {
      const fallback = cases.findIndex(({ test }) => test === null);
      translation.statements(fallback === -1 ? rest : readFrom(fallback), result);
      return;
    }
    if (branch.test === null) {
      emitFrom(index + 1);
      return;
    }
    const test = readTest(translation, branch.test, discriminant, value);
    const then = translation.translateStatements(readFrom(index), result);
    const otherwise = translation.inBody(translation.mayReturn || result !== undefined, () => {
      emitFrom(index + 1);
    });
    if ([...then, ...otherwise].some((step: Statement) => movesCards(step)))
      throw new NotKnown({ kind: "conditionalMove" }, isChain ? branch.test : discriminant);
    if (then.length + otherwise.length > 0) translation.output.push({ kind: "if", test, then, otherwise });
  };
  emitFrom(0);
}

/** `case` compares as `===` does, so a number is no truth value: only where both are known to be of one kind can they be equal. */
function readTest(
  translation: Translation,
  test: TSESTree.Expression,
  discriminant: TSESTree.Expression,
  value: Expression | undefined,
): Expression {
  const node = unwrap(test);
  if (value === undefined) {
    if (!isTruthValue(node)) throw new NotKnown({ kind: "statement" }, test);
    return translation.expression(test);
  }
  if (isTruthValue(unwrap(discriminant))) throw new NotKnown({ kind: "statement" }, test);
  const constant = translation.expression(test);
  if (!isConstant(constant)) throw new NotKnown({ kind: "statement" }, test);
  return { kind: "binary", operator: "==", left: value, right: constant };
}

const isTruthValue = (node: TSESTree.Node): boolean =>
  (node.type === "BinaryExpression" && ["<", "<=", ">", ">=", "===", "!==", "==", "!="].includes(node.operator)) ||
  (node.type === "UnaryExpression" && node.operator === "!") ||
  (node.type === "LogicalExpression" && isTruthValue(unwrap(node.left)) && isTruthValue(unwrap(node.right)));

/** The statements of cases up to the first `break`. @throws NotKnown where a `break` stands deeper. */
function getRun(cases: readonly TSESTree.SwitchCase[]): readonly TSESTree.Node[] {
  const run: TSESTree.Node[] = [];
  for (const statement of cases.flatMap(({ consequent }) => consequent.flatMap(openBlock))) {
    if (statement.type === "BreakStatement") {
      if (statement.label !== null) throw new NotKnown({ kind: "label" }, statement);
      return run;
    }
    run.push(statement);
  }
  return run;
}

/** A block is opened, so that a `break` at its end is seen. */
export const openBlock = (statement: TSESTree.Statement): readonly TSESTree.Statement[] =>
  statement.type === "BlockStatement" ? statement.body.flatMap(openBlock) : [statement];
