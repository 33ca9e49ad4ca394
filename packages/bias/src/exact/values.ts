// What an expression gives while a model runs on all its draws at once: an affine function of draws, a boolean or a card.
import { Unjudgeable } from "./unjudgeable.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";

export interface Term {
  readonly draw: number;
  readonly factor: Rational;
}

/** The numbers offset + k · step for whole k; the step is above 0. */
export interface Grid {
  readonly step: Rational;
  readonly offset: Rational;
}

export const WHOLE_NUMBERS: Grid = { step: rational.ONE, offset: rational.ZERO };

/** A number is an affine function of draws: constant + Σ factor · draw. A card is named by where it lay when its round began. */
export type Value =
  | {
      readonly kind: "number";
      readonly constant: Rational;
      readonly terms: readonly Term[];
      /** Rounded to one of these, which are so many that it is kept as if it could be any number between them. */
      readonly grid?: Grid;
    }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "card"; readonly position: number };

export type NumberValue = Extract<Value, { kind: "number" }>;
export type Environment = ReadonlyMap<string, Value>;

export const number = (constant: Rational, terms: readonly Term[] = []): NumberValue => ({
  kind: "number",
  constant,
  terms,
});

export const whole = (value: number): NumberValue => number({ numerator: value, denominator: 1 });

export function toNumberValue(value: Value): NumberValue {
  switch (value.kind) {
    case "number":
      return value;
    case "boolean":
      return whole(value.value ? 1 : 0);
    case "card":
      throw new Unjudgeable({ kind: "computesWithCards" });
  }
}

export function addValues(a: NumberValue, b: NumberValue): NumberValue {
  const constant = rational.add(a.constant, b.constant);
  if (b.terms.length === 0) return { ...number(constant, a.terms), ...shiftGrid(a.grid, b.constant) };
  if (a.terms.length === 0) return { ...number(constant, b.terms), ...shiftGrid(b.grid, a.constant) };
  const factors = new Map(a.terms.map((term) => [term.draw, term.factor]));
  for (const { draw, factor } of b.terms) factors.set(draw, rational.add(factors.get(draw) ?? rational.ZERO, factor));
  return number(
    constant,
    [...factors].flatMap(([draw, factor]) => (rational.sign(factor) === 0 ? [] : [{ draw, factor }])),
  );
}

type MaybeGrid = Pick<NumberValue, "grid">;

function shiftGrid(grid: Grid | undefined, by: Rational): MaybeGrid {
  return grid === undefined ? {} : { grid: { step: grid.step, offset: rational.add(grid.offset, by) } };
}

export function scale(a: NumberValue, factor: Rational): NumberValue {
  if (rational.sign(factor) === 0) return number(rational.ZERO);
  const scaled = number(
    rational.multiply(a.constant, factor),
    a.terms.map((term) => ({ draw: term.draw, factor: rational.multiply(term.factor, factor) })),
  );
  return { ...scaled, ...scaleGrid(a.grid, factor) };
}

function scaleGrid(grid: Grid | undefined, by: Rational): MaybeGrid {
  if (grid === undefined) return {};
  const step = rational.multiply(grid.step, by);
  return {
    grid: { step: rational.sign(by) < 0 ? rational.negate(step) : step, offset: rational.multiply(grid.offset, by) },
  };
}

/** Returns whether it is a whole number, one of many. */
export const isOneOfManyWhole = ({ grid }: NumberValue): boolean =>
  grid !== undefined && rational.isInteger(grid.step) && rational.isInteger(grid.offset);

export const negate = (value: NumberValue): NumberValue => scale(value, { numerator: -1, denominator: 1 });

export const subtractValues = (a: NumberValue, b: NumberValue): NumberValue => addValues(a, negate(b));

/** A continuous value hits a point with probability 0. */
export const isZero = (value: NumberValue): boolean => value.terms.length === 0 && rational.sign(value.constant) === 0;
