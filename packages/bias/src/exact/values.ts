// What an expression gives while a model runs on all its draws at once: an affine function of draws, a boolean or a card.
import { Unjudgeable } from "./unjudgeable.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";

export interface Term {
  readonly draw: number;
  readonly factor: Rational;
}

/** A number is an affine function of draws: constant + Σ factor · draw. A card is named by where it lay when its round began. */
export type Value =
  | {
      readonly kind: "number";
      readonly constant: Rational;
      readonly terms: readonly Term[];
      /** Rounded down, but to one of so many whole numbers that it is kept as if it could be any. */
      readonly isWhole?: true;
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
  if (b.terms.length === 0) return number(constant, a.terms);
  if (a.terms.length === 0) return number(constant, b.terms);
  const factors = new Map(a.terms.map((term) => [term.draw, term.factor]));
  for (const { draw, factor } of b.terms) factors.set(draw, rational.add(factors.get(draw) ?? rational.ZERO, factor));
  return number(
    constant,
    [...factors].flatMap(([draw, factor]) => (rational.sign(factor) === 0 ? [] : [{ draw, factor }])),
  );
}

export function scale(a: NumberValue, factor: Rational): NumberValue {
  if (rational.sign(factor) === 0) return number(rational.ZERO);
  return number(
    rational.multiply(a.constant, factor),
    a.terms.map((term) => ({ draw: term.draw, factor: rational.multiply(term.factor, factor) })),
  );
}

export const negate = (value: NumberValue): NumberValue => scale(value, { numerator: -1, denominator: 1 });

export const subtractValues = (a: NumberValue, b: NumberValue): NumberValue => addValues(a, negate(b));

/** A continuous value hits a point with probability 0. */
export const isZero = (value: NumberValue): boolean => value.terms.length === 0 && rational.sign(value.constant) === 0;
