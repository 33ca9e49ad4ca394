// A value while steps become code: known beforehand, or code that leaves it on the stack.
import { f64, i32, type Code } from "./webassembly.ts";

/** A value: known beforehand, or code that leaves it on the stack as an integer within known bounds, or as a double. */
export type Value =
  | { readonly kind: "constant"; readonly value: number }
  | { readonly kind: "int"; readonly code: Code; readonly low: number; readonly high: number }
  | { readonly kind: "float"; readonly code: Code };

export const LARGEST = 2 ** 31 - 1;

export const constant = (value: number): Value => ({ kind: "constant", value });
export const float = (code: Code): Value => ({ kind: "float", code });
export const test = (code: Code): Value => ({ kind: "int", code, low: 0, high: 1 });

export function int(code: Code, low: number, high: number): Value {
  return { kind: "int", code, low, high };
}

export const isSmall = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= LARGEST;

export function getBounds(
  value: Value | { readonly kind: "int"; readonly low: number; readonly high: number } | { readonly kind: "float" },
): { readonly low: number; readonly high: number } | undefined {
  switch (value.kind) {
    case "constant":
      return isSmall(value.value) ? { low: value.value, high: value.value } : undefined;
    case "int":
      return value;
    case "float":
      return undefined;
  }
}

/** Returns the bounds of a value that is one of two. */
export function joinBounds(
  first: { readonly low: number; readonly high: number } | undefined,
  second: { readonly low: number; readonly high: number } | undefined,
): { readonly low: number; readonly high: number } | undefined {
  if (first === undefined || second === undefined) return undefined;
  return { low: Math.min(first.low, second.low), high: Math.max(first.high, second.high) };
}

export function toFloat(value: Value): Code {
  switch (value.kind) {
    case "constant":
      return f64.constant(value.value);
    case "int":
      return [value.code, f64.fromInt];
    case "float":
      return value.code;
  }
}

/** Leaves 1 on the stack where a value is truthy, else 0. */
export function toTest(value: Value): Code {
  switch (value.kind) {
    case "constant":
      return i32.constant(value.value === 0 ? 0 : 1);
    case "int":
      return value.low >= 0 && value.high <= 1 ? value.code : [value.code, i32.constant(0), i32.unequal];
    case "float":
      return [value.code, f64.constant(0), f64.unequal];
  }
}

export function negate(value: Value): Value {
  return value.kind === "constant" ? constant(1 - value.value) : test([toTest(value), i32.isZero]);
}
