// At which values an unknown could make a loop a fair shuffle: where a bound, a place or the range of a draw becomes one of Fisher–Yates.
import { expand, getAssigned } from "../model/assigned-values.ts";
import type { Unknowns } from "../exact/distribution.ts";
import { calculate, someExpression, type Expression } from "../model/expression.ts";
import { someStatement, visitExpressions, type Statement, type SwapLoop } from "../model/model.ts";

/** What the variables of an expression stand for while it is looked at. */
interface Setting {
  readonly cards: number;
  readonly counters: ReadonlyMap<string, number>;
  readonly unknowns: Unknowns;
  readonly draw: number;
}

/** Bounds that are so near each other are one. */
const NEAR = 1e-9;
const MOST_VALUES = 48;
const COMPARISONS: ReadonlySet<string> = new Set(["<", "<=", ">", ">=", "==", "!="]);

/**
 * Returns the values of one unknown at which a number that the loop computes from it is one that Fisher–Yates has there: 0, 1, n, a counter, one more or less, the
 * rest of the list. Bounds are nearly always affine in what is not known, or one over such a number, so that each such equation has one solution; others have none here.
 */
export function getFittingValues(model: SwapLoop, cards: number, name: string, others: Unknowns): readonly number[] {
  const assigned = getAssigned(model.steps);
  const counters = [...getCounters(model.steps, assigned)];
  const settings = [
    { counters: new Map(counters.map((counter, index) => [counter, 2 + index])) },
    { counters: new Map(counters.map((counter, index) => [counter, cards - 2 - 2 * index])) },
  ].map((setting) => ({ ...setting, cards, unknowns: others, draw: 0 }));
  const sizes = [cards, ...getLargeNumbers(model.steps)];
  const values = new Set<number>();
  const solve = (expression: Expression, solveDraw: boolean): void => {
    const solutions = settings.map((setting) => solveAt(expression, name, setting, solveDraw, sizes));
    const [first, ...more] = solutions;
    for (const [target, value] of first ?? [])
      if (more.every((other) => Math.abs((other.get(target) ?? NaN) - value) < NEAR)) values.add(value);
  };
  visitExpressions(model.steps, (source) => {
    const expression = expand(source, assigned);
    if (!mentionsName(expression, name)) return;
    const isDrawn = someExpression(expression, ({ kind }) => kind === "draw");
    // Where two numbers are compared, it matters where they are equal.
    const isComparison = expression.kind === "binary" && COMPARISONS.has(expression.operator);
    solve(isComparison ? { ...expression, operator: "-" } : expression, false);
    if (isDrawn) solve(expression, true);
  });
  return [...values].filter((value) => Number.isFinite(value)).slice(0, MOST_VALUES);
}

/**
 * Returns the solutions for one unknown, by what the expression is to be: its value, with every draw at 0, or, where asked for, how far it reaches
 * from there while the draw goes to 1.
 */
function solveAt(
  expression: Expression,
  name: string,
  setting: Setting,
  solveDraw: boolean,
  sizes: readonly number[],
): ReadonlyMap<string, number> {
  const at = (value: number): number => {
    const unknowns = new Map([...setting.unknowns, [name, value]]);
    const low = evaluate(expression, { ...setting, unknowns });
    return solveDraw ? evaluate(expression, { ...setting, unknowns, draw: 1 }) - low : low;
  };
  const line = getLine(at) ?? getLine((value) => 1 / at(value));
  const isInverse = getLine(at) === undefined;
  const solutions = new Map<string, number>();
  if (line === undefined) return solutions;
  const add = (target: string, value: number): void => {
    const solution = ((isInverse ? 1 / value : value) - line.start) / line.slope;
    const whole = Math.round(solution);
    solutions.set(target, Math.abs(solution - whole) < NEAR ? whole : solution);
  };
  for (const shift of [-1, 0, 1]) {
    add(String(shift), shift);
    for (const size of sizes) add(`${String(size)} cards ${String(shift)}`, size + shift);
    for (const [counter, value] of setting.counters) {
      add(`${counter} ${String(shift)}`, value + shift);
      for (const size of sizes) add(`${String(size)} cards - ${counter} ${String(shift)}`, size - value + shift);
    }
  }
  return solutions;
}

/** Returns where a line starts and how steep it is, if what is computed is one: an affine number, or, turned over, one that is divided by such. */
function getLine(at: (value: number) => number): { readonly start: number; readonly slope: number } | undefined {
  const [start, one, two] = [at(0), at(1), at(2)];
  const slope = one - start;
  return Number.isFinite(two) && slope !== 0 && Math.abs(two - one - slope) < NEAR ? { start, slope } : undefined;
}

/** Computes an expression with numbers for all that it names; NaN where it names a card. Roundings of draws are left out: only ranges count here. */
function evaluate(expression: Expression, setting: Setting): number {
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "length":
      return setting.cards;
    case "draw":
      return setting.draw;
    case "variable":
      return setting.unknowns.get(expression.name) ?? setting.counters.get(expression.name) ?? NaN;
    case "unary": {
      const value = evaluate(expression.operand, setting);
      return expression.operator === "-" ? -value : expression.operator === "abs" ? Math.abs(value) : value;
    }
    case "binary": {
      const [left, right] = [evaluate(expression.left, setting), evaluate(expression.right, setting)];
      return calculate(expression.operator, left, right) ?? NaN;
    }
    default:
      return NaN;
  }
}

const mentionsName = (expression: Expression, name: string): boolean =>
  someExpression(expression, (inner) => inner.kind === "variable" && inner.name === name);

/** The variables that change, and those that hold a card. */
function getCounters(steps: readonly Statement[], assigned: ReadonlyMap<string, Expression>): ReadonlySet<string> {
  const counters = new Set<string>();
  const visit = (inner: Statement): boolean => {
    if (inner.kind === "assign" && !assigned.has(inner.variable)) counters.add(inner.variable);
    return false;
  };
  for (const step of steps) someStatement(step, visit);
  return counters;
}

/** Numbers that may be the length of a list. */
function getLargeNumbers(steps: readonly Statement[]): readonly number[] {
  const numbers = new Set<number>();
  visitExpressions(steps, (expression) => {
    if (expression.kind === "number" && expression.value > 2 && expression.value <= 200) numbers.add(expression.value);
  });
  return [...numbers].slice(0, 4);
}
