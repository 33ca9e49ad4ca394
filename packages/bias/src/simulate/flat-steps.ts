// A model's steps one after the other, with jumps in place of loops and branches, so that a run can stop between two of them and be gone on with.
import { getOperands, type Expression } from "../model/expression.ts";
import type { Statement } from "../model/model.ts";

/** One step; `next` and `otherwise` are places in the row. */
export type FlatStep =
  | Extract<Statement, { kind: "assign" | "lay" | "insert" | "take" }>
  /** Goes to `target` unless the test holds. */
  | { readonly kind: "unless"; readonly test: Expression; readonly target: number }
  | { readonly kind: "jump"; readonly target: number };

/** Returns the steps in a row; who comes to its end has run them. */
export function flattenSteps(statements: readonly Statement[]): readonly FlatStep[] {
  const row: FlatStep[] = [];
  const add = (list: readonly Statement[]): void => {
    for (const statement of list) {
      switch (statement.kind) {
        case "if": {
          const test = hold();
          add(statement.then);
          const end = statement.otherwise.length === 0 ? undefined : hold();
          row[test] = { kind: "unless", test: statement.test, target: row.length };
          add(statement.otherwise);
          if (end !== undefined) row[end] = { kind: "jump", target: row.length };
          break;
        }
        case "loop": {
          const skip = statement.testFirst ? undefined : hold();
          const start = hold();
          if (skip !== undefined) row[skip] = { kind: "jump", target: row.length };
          add(statement.body);
          add(statement.update);
          row.push({ kind: "jump", target: start });
          row[start] = { kind: "unless", test: statement.test, target: row.length };
          break;
        }
        default:
          row.push(statement);
      }
    }
  };
  /** Keeps a place for a step whose target is not known yet. */
  const hold = (): number => row.push({ kind: "jump", target: 0 }) - 1;
  add(statements);
  return row;
}

/** Returns the expressions of a step, in the order in which they are evaluated. */
export function getExpressions(step: FlatStep): readonly Expression[] {
  switch (step.kind) {
    case "assign":
      return [step.value];
    case "lay":
    case "insert":
      return [step.position, step.card];
    case "take":
      return [step.position];
    case "unless":
      return [step.test];
    case "jump":
      return [];
  }
}

/** Returns whether a variable's value may still be read by who goes on from a place of the row. */
export function isReadFrom(row: readonly FlatStep[], place: number, name: string): boolean {
  const reads = (expression: Expression): boolean =>
    (expression.kind === "variable" && expression.name === name) || getOperands(expression).some(reads);
  const seen = new Set<number>();
  const open = [place];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const step = row[at];
    if (step === undefined || seen.has(at)) continue;
    seen.add(at);
    if (getExpressions(step).some(reads)) return true;
    if ((step.kind === "assign" || step.kind === "take") && step.variable === name) continue;
    if (step.kind === "jump" || step.kind === "unless") open.push(step.target);
    if (step.kind !== "jump") open.push(at + 1);
  }
  return false;
}
