// The exact probabilities of a comparator's signs.
import type { Expression } from "../model/expression.ts";
import type { Statement } from "../model/model.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { NO_LIST, runAllPaths, startWith } from "./all-paths.ts";
import { getWidth, isWithin, UNIT, type Interval } from "./paths.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import type { Round, Start } from "./round.ts";
import type { Value } from "./values.ts";

/** A comparator's result: P(negative), P(zero) and P(positive), which add up to 1, and whether it is always a boolean. */
export interface Signs {
  readonly negative: Rational;
  readonly zero: Rational;
  readonly positive: Rational;
  /** P(false), which is a part of `zero`: JavaScriptCore reads it as −1. */
  readonly no: Rational;
  readonly boolean: boolean;
}

/** Signs that hold with a probability: what was drawn before the sort has then turned out in one way. */
export interface WeightedSigns {
  readonly weight: Rational;
  readonly signs: Signs;
}

/** Returns the exact probabilities of a comparator's signs. @throws Unjudgeable where its expressions are beyond exact methods. */
export function getSigns(
  steps: readonly Statement[],
  result: Expression,
  unknowns: ReadonlyMap<string, Rational> = new Map(),
): Signs {
  const [first, ...others] = getSignMixture([], steps, result, unknowns);
  if (first === undefined || others.length > 0) throw new Unjudgeable({ kind: "varyingSigns" });
  return first.signs;
}

/**
 * Returns the exact probabilities of a comparator's signs for each way in which the draws of `before`, which are made once, can turn out.
 * The weights add up to 1.
 * @throws Unjudgeable where its expressions are beyond exact methods, or a draw made once is compared with one made at each comparison.
 */
export function getSignMixture(
  before: readonly Statement[],
  steps: readonly Statement[],
  result: Expression,
  unknowns: ReadonlyMap<string, Rational> = new Map(),
): readonly WeightedSigns[] {
  const start = startWith(unknowns);
  const starts = runAllPaths(NO_LIST, start, (round) => {
    round.run(before);
  });
  const mixture = new Map<string, WeightedSigns>();
  for (const { weight, round, path } of starts) {
    const isCompared = (value: Value): boolean =>
      value.kind === "number" && value.terms.some(({ draw }) => round.decisions.decided.has(draw));
    if ([...round.variables.values()].some(isCompared)) throw new Unjudgeable({ kind: "reusedDraw" });
    const after = {
      ...start,
      environment: round.variables,
      intervals: path.intervals,
      drawCount: round.decisions.getDrawCount(),
    };
    for (const part of getSignsFrom(after, steps, result)) {
      const { negative, zero, positive, no, boolean } = part.signs;
      const key = [...[negative, zero, positive, no].map(rational.toText), boolean].join();
      const share = rational.multiply(weight, part.weight);
      const known = mixture.get(key);
      mixture.set(key, {
        signs: part.signs,
        weight: known === undefined ? share : rational.add(known.weight, share),
      });
    }
  }
  return [...mixture.values()];
}

const MOST_CELLS = 1000;

/** The signs at one comparison, for each cell of the draws made before it in which they are the same throughout. */
function getSignsFrom(start: Start, steps: readonly Statement[], result: Expression): WeightedSigns[] {
  const seen = new WeakMap<Round, { readonly sign: -1 | 0 | 1; readonly boolean: boolean }>();
  const outcomes = runAllPaths(NO_LIST, start, (round) => {
    round.run(steps);
    seen.set(round, round.getSign(result));
  });
  const earlier = Array.from({ length: start.drawCount }, (_, draw) => draw);
  if (outcomes.some(({ round }) => earlier.some((draw) => round.decisions.decided.has(draw))))
    throw new Unjudgeable({ kind: "earlyDrawCompared" });
  const getWhole = (draw: number): Interval => start.intervals.get(draw) ?? UNIT;
  let cells: Interval[][] = [[]];
  for (const draw of earlier) {
    const ends = [getWhole(draw), ...outcomes.map(({ path }) => path.intervals.get(draw) ?? getWhole(draw))]
      .flatMap(({ low, high }) => [low, high])
      .sort(rational.compare)
      .filter((end, index, all) => index === 0 || rational.compare(end, all[index - 1] ?? end) !== 0);
    const pieces = ends.slice(1).map((high, index): Interval => ({ low: ends[index] ?? high, high }));
    cells = cells.flatMap((cell) => pieces.map((piece) => [...cell, piece]));
    if (cells.length > MOST_CELLS) throw new Unjudgeable({ kind: "manyOutcomes" });
  }
  const getShare = (intervals: readonly Interval[]): Rational =>
    intervals.reduce(
      (share, interval, draw) =>
        rational.multiply(share, rational.divide(getWidth(interval), getWidth(getWhole(draw)))),
      rational.ONE,
    );
  return cells.map((cell) => {
    const shares = { "-1": rational.ZERO, "0": rational.ZERO, "1": rational.ZERO };
    let no = rational.ZERO;
    let boolean = true;
    for (const { round, weight, path } of outcomes) {
      const outcome = seen.get(round);
      const box = earlier.map((draw) => path.intervals.get(draw) ?? getWhole(draw));
      if (outcome === undefined || !cell.every((piece, draw) => isWithin(piece, box[draw] ?? piece))) continue;
      const share = rational.divide(weight, getShare(box));
      shares[`${outcome.sign}`] = rational.add(shares[`${outcome.sign}`], share);
      if (outcome.boolean && outcome.sign === 0) no = rational.add(no, share);
      boolean &&= outcome.boolean;
    }
    const signs = { negative: shares["-1"], zero: shares["0"], positive: shares["1"], no, boolean };
    return { weight: getShare(cell), signs };
  });
}
