// Which variables a later step may still read: only those tell two states of a shuffle apart.
import { getOperands, type Expression } from "../model/expression.ts";
import type { Statement } from "../model/model.ts";

type Names = ReadonlySet<string>;

function addReads(expression: Expression, names: Set<string>): void {
  if (expression.kind === "variable") names.add(expression.name);
  for (const operand of getOperands(expression)) addReads(operand, names);
}

/** Returns the variables that are read, before they are assigned, by `statements` or by what follows (`after`). */
export function getLiveBefore(statements: readonly Statement[], after: Names): Names {
  return statements.reduceRight<Names>((live, statement) => getLiveBeforeStatement(statement, live), after);
}

function getLiveBeforeStatement(statement: Statement, after: Names): Names {
  const live = new Set(after);
  switch (statement.kind) {
    case "assign":
      live.delete(statement.variable);
      addReads(statement.value, live);
      return live;
    case "take":
      live.delete(statement.variable);
      addReads(statement.position, live);
      return live;
    case "lay":
    case "insert":
      addReads(statement.position, live);
      addReads(statement.card, live);
      return live;
    case "if": {
      const inside = new Set([...getLiveBefore(statement.then, after), ...getLiveBefore(statement.otherwise, after)]);
      addReads(statement.test, inside);
      return inside;
    }
    case "loop":
      return getLiveAtTest(statement, after, statement.testFirst);
  }
}

/** Returns the variables that are live where a round of the loop begins: at its test, or at its body for `do … while`. */
export function getLiveAtTest(loop: Extract<Statement, { kind: "loop" }>, after: Names, testFirst: boolean): Names {
  let live = new Set(after);
  addReads(loop.test, live);
  for (;;) {
    const grown = new Set([...live, ...getLiveBefore(loop.body, getLiveBefore(loop.update, live))]);
    if (grown.size === live.size) break;
    live = grown;
  }
  return testFirst ? live : getLiveBefore(loop.body, getLiveBefore(loop.update, live));
}
