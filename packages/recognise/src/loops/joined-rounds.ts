// How many items a loop draws, where several numbers that nobody knows say so together: `for (let i = 0; i < teams * size + extra; i++) …`.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { getNames, mentions, someStatement } from "@fair-shuffle/bias/model";

/** As many unknown numbers are tried in every combination. */
const MOST_TRIED = 2;

/**
 * Returns the steps with one name for what a test compares with, where that is made of unknown numbers that stand nowhere else: whatever they are, only what they
 * make together counts. The name is added to the unknown ones. Steps that can be judged as they are stay so.
 */
export function joinRounds(steps: readonly Statement[], unknowns: Set<string>): readonly Statement[] {
  const isRead = (name: string, inside: readonly Statement[]): boolean =>
    mentions(inside, (inner) => inner.kind === "variable" && inner.name === name);
  if ([...unknowns].filter((name) => isRead(name, steps)).length <= MOST_TRIED) return steps;
  const parts = new Set<string>();
  const names = new Set<string>();
  const join = (expression: Expression): Expression => {
    const text = getText(expression, unknowns);
    const own = text === undefined ? new Set<string>() : getNames(expression);
    if (text === undefined || own.size < 2) return expression;
    for (const name of own) parts.add(name);
    names.add(text);
    return { kind: "variable", name: text };
  };
  const joined = joinIn(steps, join);
  const isChanged = (name: string): boolean =>
    steps.some((step) => someStatement(step, (inner) => inner.kind === "assign" && inner.variable === name));
  if (names.size === 0 || [...parts].some((name) => isChanged(name) || isRead(name, joined))) return steps;
  for (const name of names) unknowns.add(name);
  return joined;
}

/** Joins what loops compare with, and what is computed before the first one. */
function joinIn(steps: readonly Statement[], join: (expression: Expression) => Expression): readonly Statement[] {
  const joinLoop = (step: Statement): Statement => {
    if (step.kind !== "loop") return step;
    const { test } = step;
    const isCompared = test.kind === "binary" && /^[<>!=]/.test(test.operator);
    return {
      ...step,
      test: isCompared ? { ...test, left: join(test.left), right: join(test.right) } : test,
      body: step.body.map(joinLoop),
    };
  };
  return steps.map((step) => (step.kind === "assign" ? { ...step, value: join(step.value) } : joinLoop(step)));
}

const STRENGTH: ReadonlyMap<string, number> = new Map([
  ["+", 1],
  ["-", 1],
  ["*", 2],
  ["/", 2],
]);
const ROUNDING: ReadonlySet<string> = new Set(["floor", "ceil", "round", "trunc"]);

/** How a number is written that is made of unknown ones by arithmetic alone; undefined for anything else. */
function getText(expression: Expression, unknowns: ReadonlySet<string>, around = 0): string | undefined {
  switch (expression.kind) {
    case "number":
      return String(expression.value);
    case "variable":
      return unknowns.has(expression.name) ? expression.name : undefined;
    case "unary": {
      const inner = getText(expression.operand, unknowns);
      if (expression.operator === "number") return getText(expression.operand, unknowns, around);
      return inner !== undefined && ROUNDING.has(expression.operator)
        ? `Math.${expression.operator}(${inner})`
        : undefined;
    }
    case "binary": {
      const strength = STRENGTH.get(expression.operator);
      if (strength === undefined) return undefined;
      const left = getText(expression.left, unknowns, strength);
      // What stands behind a minus or a stroke of the same strength needs its parentheses.
      const right = getText(expression.right, unknowns, strength + 1);
      if (left === undefined || right === undefined) return undefined;
      const text = `${left} ${expression.operator} ${right}`;
      return strength < around ? `(${text})` : text;
    }
    default:
      return undefined;
  }
}
