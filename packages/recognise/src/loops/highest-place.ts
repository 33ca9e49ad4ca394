// The highest place that the steps of a model can draw, where it depends on draws and numbers alone.
import type { Expression, Statement } from "@fair-shuffle/bias";

/** From the lowest to the highest number that an expression gives; the highest one may be what it only comes near. */
interface Bounds {
  readonly low: number;
  readonly high: number;
  readonly isReached: boolean;
}

/** Returns the highest whole place that is drawn into a variable; undefined where that depends on anything else. */
export const getHighestPlace = (steps: readonly Statement[], variable: string): number | undefined =>
  getPlaceBounds(steps, variable)?.high;

/** Returns the lowest and the highest whole place that are drawn into a variable; undefined where they depend on anything else. */
export function getPlaceBounds(
  steps: readonly Statement[],
  variable: string,
): { readonly low: number; readonly high: number } | undefined {
  const known = new Map<string, Bounds>();
  for (const step of steps) {
    const bounds = step.kind === "assign" ? getBounds(step.value, known) : undefined;
    if (step.kind !== "assign" || bounds === undefined) return undefined;
    known.set(step.variable, bounds);
  }
  const place = known.get(variable);
  return place === undefined || place.low < 0 ? undefined : round(Math.floor, place);
}

function getBounds(expression: Expression, known: ReadonlyMap<string, Bounds>): Bounds | undefined {
  switch (expression.kind) {
    case "number":
      return { low: expression.value, high: expression.value, isReached: true };
    case "draw":
      return { low: 0, high: 1, isReached: false };
    case "variable":
      return known.get(expression.name);
    case "unary": {
      const bounds = getBounds(expression.operand, known);
      const rounding = ROUNDINGS.get(expression.operator);
      return bounds === undefined || rounding === undefined ? undefined : round(rounding, bounds);
    }
    case "binary": {
      const [left, right] = [getBounds(expression.left, known), getBounds(expression.right, known)];
      return left === undefined || right === undefined ? undefined : combine(expression.operator, left, right);
    }
    default:
      return undefined;
  }
}

const ROUNDINGS: ReadonlyMap<string, (number: number) => number> = new Map([
  ["floor", Math.floor],
  ["trunc", Math.trunc],
  ["ceil", Math.ceil],
  ["round", Math.round],
]);

/** A whole number that is only come near rounds to the one below it, but for `ceil`. */
function round(rounding: (number: number) => number, { low, high, isReached }: Bounds): Bounds {
  const near = isReached ? high : high - Math.max(1, Math.abs(high)) * Number.EPSILON;
  return { low: rounding(low), high: rounding(near), isReached: true };
}

function combine(operator: string, left: Bounds, right: Bounds): Bounds | undefined {
  const isReached = left.isReached && right.isReached;
  switch (operator) {
    case "+":
      return { low: left.low + right.low, high: left.high + right.high, isReached };
    case "*":
      return left.low < 0 || right.low < 0
        ? undefined
        : { low: left.low * right.low, high: left.high * right.high, isReached };
    default:
      return undefined;
  }
}
