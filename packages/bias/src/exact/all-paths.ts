// Runs straight-line steps on every path through their draws.
import { Unjudgeable } from "./unjudgeable.ts";
import { MAX_PIECES } from "./decisions.ts";
import { Split, type Path } from "./paths.ts";
import { getSize, NO_PLACES } from "./places.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import { Round, type Setting, type Start } from "./round.ts";
import { spend } from "./spending.ts";
import { number, type Value } from "./values.ts";

/** Where lists grow and shrink, so many of their places are copied for a unit. */
const PLACES_OF_A_UNIT = 32;

/** A setting without any list, for expressions alone. */
export const NO_LIST: Setting = {
  list: "",
  into: undefined,
  length: 0,
  flows: false,
  isStill: true,
  touched: new Set(),
};

/** Returns what a path starts with where there is no list and no draw yet. */
export function startWith(unknowns: ReadonlyMap<string, Rational>): Start {
  const environment = new Map([...unknowns].map(([name, value]): [string, Value] => [name, number(value)]));
  return { environment, intervals: new Map(), drawCount: 0, shape: NO_PLACES };
}

/** One path through all draws, and the run that it led to. */
export interface Outcome {
  readonly weight: Rational;
  readonly round: Round;
  readonly path: Path;
}

/** Runs straight-line steps on every path through their draws; the outcomes' weights add up to 1. */
export function runAllPaths(setting: Setting, start: Start, run: (round: Round) => void): Outcome[] {
  const outcomes: Outcome[] = [];
  const open: { weight: Rational; path: Path }[] = [
    { weight: rational.ONE, path: { intervals: start.intervals, choices: [] } },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const round = new Round(setting, start, next.path);
    try {
      run(round);
      outcomes.push({ weight: next.weight, round, path: next.path });
    } catch (thrown) {
      if (!(thrown instanceof Split)) throw thrown;
      for (const part of thrown.parts)
        open.push({ weight: rational.multiply(next.weight, part.weight), path: part.path });
    }
    spend(1 + round.getCost() + (setting.flows ? getSize(start.shape) / PLACES_OF_A_UNIT : 0));
    if (outcomes.length + open.length > MAX_PIECES) throw new Unjudgeable({ kind: "manyOutcomes" });
  }
  return outcomes;
}
