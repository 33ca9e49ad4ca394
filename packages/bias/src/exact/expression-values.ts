// The values that an expression can give after steps, each with its probability.
import type { Expression } from "../model/expression.ts";
import type { Statement } from "../model/model.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { NO_LIST, runAllPaths, startWith } from "./all-paths.ts";
import { getShareBelowZero } from "./box-volume.ts";
import { UNIT, type Interval } from "./paths.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import type { Round } from "./round.ts";
import { addValues, number, toNumberValue, type Grid, type NumberValue } from "./values.ts";

/** What an expression gives on one path through its draws, which is taken with probability `weight`. */
export interface PathValue {
  readonly weight: Rational;
  /** The one number that it gives; undefined where draws spread it over an interval. */
  readonly value: Rational | undefined;
  /** The numbers of an interval from which it gives one, where these are too many to be told one by one. */
  readonly grid: (Grid & Interval) | undefined;
  /** Returns the probability, on this path, that it lies below a point. */
  readonly getShareBelow: (point: Rational) => Rational;
}

/**
 * Returns what an expression can give after the steps, for a list of `length` cards; the weights add up to 1.
 * @throws Unjudgeable where its expressions are beyond exact methods.
 */
export function getValues(
  steps: readonly Statement[],
  result: Expression,
  length: number,
  unknowns: ReadonlyMap<string, Rational> = new Map(),
): PathValue[] {
  const values = new WeakMap<Round, NumberValue>();
  const outcomes = runAllPaths({ ...NO_LIST, length }, startWith(unknowns), (round) => {
    round.run(steps);
    values.set(round, toNumberValue(round.evaluate(result)));
  });
  return outcomes.flatMap(({ round, weight, path }): PathValue[] => {
    const value = values.get(round);
    if (value === undefined) return [];
    if (value.terms.some(({ draw }) => round.decisions.decided.has(draw)))
      throw new Unjudgeable({ kind: "reusedDraw" });
    const getInterval = (draw: number): Interval => path.intervals.get(draw) ?? UNIT;
    const getShareBelow = (point: Rational): Rational =>
      getShareBelowZero(addValues(value, number(rational.negate(point))), getInterval);
    const { terms, constant } = value;
    const grid = getGridOf(value, getInterval);
    return [{ weight, value: terms.length === 0 ? constant : undefined, grid, getShareBelow }];
  });
}

function getGridOf(value: NumberValue, getInterval: (draw: number) => Interval): PathValue["grid"] {
  const [term, ...more] = value.terms;
  if (value.grid === undefined || term === undefined || more.length > 0) return undefined;
  const { low, high } = getInterval(term.draw);
  const [first, last] = [low, high].map((end) => rational.add(value.constant, rational.multiply(term.factor, end)));
  if (first === undefined || last === undefined) return undefined;
  const [least, most] = rational.sign(term.factor) > 0 ? [first, last] : [last, first];
  return { ...value.grid, low: least, high: most };
}
