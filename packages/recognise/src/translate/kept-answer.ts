// A flag that keeps the answer whether something was drawn already, until it is asked: `const seen = used.includes(r); if (!seen) …`.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { mentions, someExpression } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getStored } from "../syntax/implicit-globals.ts";
import { unwrap } from "../syntax/tree.ts";
import { isNumber, truth } from "./arithmetic.ts";
import type { Translation } from "./translation.ts";

/**
 * Returns a condition with the answer in the place of the flag that a test asks, where the steps before it give the flag that answer, and nobody else asks it.
 * The flag's own steps are taken away then.
 */
export function askAtOnce(
  translation: Translation,
  test: TSESTree.Expression,
  condition: Expression,
  steps: Statement[],
): Expression {
  const flag = getFlag(translation, test);
  const kept = flag === undefined ? undefined : findAnswer(steps, flag.name);
  if (flag === undefined || kept === undefined) return condition;
  for (const step of kept.steps) steps.splice(steps.indexOf(step), 1);
  return flag.isNegated ? { kind: "unary", operator: "!", operand: kept.answer } : kept.answer;
}

/** `seen`, `!seen`, `seen === false`, of a variable that is read here alone. */
function getFlag(
  translation: Translation,
  test: TSESTree.Expression,
): { readonly name: string; readonly isNegated: boolean } | undefined {
  const node = unwrap(test);
  if (node.type === "UnaryExpression" && node.operator === "!") {
    const inner = getFlag(translation, node.argument);
    return inner === undefined ? undefined : { ...inner, isNegated: !inner.isNegated };
  }
  if (node.type === "BinaryExpression") {
    const isEqual = /^===?$/.test(node.operator);
    if ((!isEqual && !/^!==?$/.test(node.operator)) || node.left.type === "PrivateIdentifier") return undefined;
    const wanted = node.right.type === "Literal" ? TRUTHS.get(node.right.value) : undefined;
    const inner = node.left.type === "Identifier" ? getFlag(translation, node.left) : undefined;
    return inner === undefined || wanted === undefined ? undefined : { ...inner, isNegated: isEqual !== wanted };
  }
  const variable = node.type === "Identifier" ? getStored(translation.file, node) : undefined;
  const reads = variable?.references.filter((reference) => reference.isRead());
  return variable === undefined || reads?.length !== 1
    ? undefined
    : { name: translation.nameOf(variable), isNegated: false };
}

const TRUTHS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  [false, false],
  [0, false],
]);

interface Kept {
  readonly answer: Expression;
  /** The steps that keep it. */
  readonly steps: readonly Statement[];
}

/** Looks back through steps for those that give a flag its answer: `seen = holds(r)`, or `seen = false; … if (holds(r)) seen = true;`. */
function findAnswer(steps: readonly Statement[], flag: string): Kept | undefined {
  const changed = new Set<string>();
  const isStillTrue = (answer: Expression): boolean =>
    someExpression(answer, ({ kind }) => kind === "holds") &&
    !someExpression(answer, (inner) => inner.kind === "variable" && changed.has(inner.name));
  let found: Kept | undefined;
  for (const step of steps.toReversed()) {
    if (step.kind === "if") {
      if (found !== undefined || !setsFlag(step, flag) || !isStillTrue(step.test)) return undefined;
      found = { answer: step.test, steps: [step] };
    } else if (step.kind !== "assign") {
      return undefined;
    } else if (step.variable === flag) {
      if (found !== undefined) return isFalse(step.value) ? { ...found, steps: [...found.steps, step] } : undefined;
      return isStillTrue(step.value) ? { answer: step.value, steps: [step] } : undefined;
    } else if (mentions([step], (inner) => inner.kind === "holds")) {
      return undefined;
    } else {
      // Between the answer and its flag, or the flag and its test.
      changed.add(step.variable);
    }
  }
  return undefined;
}

const setsFlag = ({ then, otherwise }: Extract<Statement, { kind: "if" }>, flag: string): boolean => {
  const [set, ...more] = then;
  const isOnly = more.length === 0 && otherwise.length === 0;
  return isOnly && set?.kind === "assign" && set.variable === flag && isTrue(set.value);
};

const isSame = (one: Expression, other: Expression): boolean => JSON.stringify(one) === JSON.stringify(other);
const isTrue = (value: Expression): boolean => isNumber(value, 1) || isSame(value, truth(true));
const isFalse = (value: Expression): boolean => isNumber(value, 0) || isSame(value, truth(false));
