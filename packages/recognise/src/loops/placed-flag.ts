// A flag that ends a loop once a free place was found: `let placed = false; while (!placed) { …; if (!out[k]) { out[k] = item; placed = true; } }`.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { mentions, someExpression, someStatement } from "@fair-shuffle/bias/model";
import { isNumber, truth } from "../translate/arithmetic.ts";
import { mapBlocks } from "./mapped-blocks.ts";

type If = Extract<Statement, { kind: "if" }>;
type Loop = Extract<Statement, { kind: "loop" }>;

/** Returns the steps with what is done at a free place behind a loop that only draws until there is one. */
export const placeBehind = (steps: readonly Statement[]): readonly Statement[] =>
  mapBlocks(steps, (block) =>
    block.flatMap((step, index) => {
      if (step.kind !== "loop") return [step];
      const flag = getFlag(step.test);
      const choice = step.body.at(-1);
      if (flag === undefined || choice?.kind !== "if" || !isSetAlone(step, choice, flag)) return [step];
      if (step.testFirst && !isUnsetBefore(block.slice(0, index), flag)) return [step];
      const test: Expression = { kind: "unary", operator: "!", operand: choice.test };
      return [{ ...step, test, body: step.body.slice(0, -1), testFirst: false }, ...choice.then];
    }),
  );

/** The flag of `!placed`, and of `placed === false`. */
function getFlag(test: Expression): string | undefined {
  if (test.kind === "unary" && test.operator === "!" && test.operand.kind === "variable") return test.operand.name;
  if (test.kind !== "binary" || test.operator !== "==" || test.left.kind !== "variable") return undefined;
  return isFalse(test.right) ? test.left.name : undefined;
}

/** Returns whether a loop goes on just as long as its last choice, which asks for a free place, does nothing. */
function isSetAlone({ body, update }: Loop, choice: If, flag: string): boolean {
  if (!someExpression(choice.test, ({ kind }) => kind === "filled" || kind === "holds")) return false;
  if (choice.otherwise.length + update.length > 0) return false;
  const sets = choice.then.filter((step) => step.kind === "assign" && step.variable === flag);
  const [set, ...more] = sets;
  const isSet = set?.kind === "assign" && isTrue(set.value) && more.length === 0;
  const others = [...body.slice(0, -1), ...choice.then.filter((step) => step !== set)];
  const isFlag = (step: Statement): boolean =>
    someStatement(step, (inner) => inner.kind === "assign" && inner.variable === flag);
  const asksFlag = mentions([...others, choice], (inner) => inner.kind === "variable" && inner.name === flag);
  return isSet && !asksFlag && !others.some(isFlag) && body.slice(0, -1).every(({ kind }) => kind === "assign");
}

/** Returns whether a flag was set to false last. */
function isUnsetBefore(before: readonly Statement[], flag: string): boolean {
  const last = before.findLast((step) =>
    someStatement(step, (inner) => inner.kind === "assign" && inner.variable === flag),
  );
  return last?.kind === "assign" && isFalse(last.value);
}

const isSame = (one: Expression, other: Expression): boolean => JSON.stringify(one) === JSON.stringify(other);
const isTrue = (value: Expression): boolean => isNumber(value, 1) || isSame(value, truth(true));
const isFalse = (value: Expression): boolean => isNumber(value, 0) || isSame(value, truth(false));
