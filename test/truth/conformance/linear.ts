/** Whole numbers that a swap loop names: length, counter and constants added up, so that one range can be spelt in many ways. */

import type { Dice } from "./dice.ts";

/** `length` times the array's length plus `counter` times the loop counter plus `constant`. */
export interface Linear {
  readonly length: number;
  readonly counter: number;
  readonly constant: number;
}

export function linear(length: number, counter: number, constant: number): Linear {
  return { length, counter, constant };
}

export function plus(a: Linear, b: Linear | number): Linear {
  const { length, counter, constant } = typeof b === "number" ? linear(0, 0, b) : b;
  return linear(a.length + length, a.counter + counter, a.constant + constant);
}

/** How the length and the counter are written at one place; a length known as a number is added into the constant. */
export interface Spelling {
  readonly length: string | number;
  readonly counter: string;
}

export interface Spelt {
  readonly text: string;
  /** Whether the text needs parentheses as an operand of `*`. */
  readonly compound: boolean;
}

/** The number as a person may write it: `i + 1`, `1 + i`, `n - 1 - i`. */
export function spell(value: Linear, spelling: Spelling, dice?: Dice): Spelt {
  const constant = value.constant + (typeof spelling.length === "number" ? value.length * spelling.length : 0);
  const terms: { readonly sign: number; readonly text: string }[] = [];
  if (typeof spelling.length === "string") addTerm(terms, value.length, spelling.length);
  addTerm(terms, value.counter, spelling.counter);
  if (constant !== 0) {
    const term = { sign: Math.sign(constant), text: String(Math.abs(constant)) };
    if (dice?.chance(0.2) === true) terms.splice(dice.below(terms.length + 1), 0, term);
    else terms.push(term);
  }
  const firstPositive = terms.findIndex(({ sign }) => sign > 0);
  if (firstPositive > 0) terms.unshift(...terms.splice(firstPositive, 1));
  const [first, ...others] = terms;
  if (first === undefined) return { text: "0", compound: false };
  const text =
    (first.sign < 0 ? "-" : "") +
    first.text +
    others.map((term) => (term.sign < 0 ? " - " : " + ") + term.text).join("");
  return { text, compound: others.length > 0 };
}

function addTerm(terms: { readonly sign: number; readonly text: string }[], factor: number, text: string): void {
  if (factor !== 0) {
    terms.push({
      sign: Math.sign(factor),
      text: Math.abs(factor) === 1 ? text : `${String(Math.abs(factor))} * ${text}`,
    });
  }
}

/** The spelt number, in parentheses where an operator beside it would tear it apart. */
export function operand({ text, compound }: Spelt): string {
  return compound ? `(${text})` : text;
}
