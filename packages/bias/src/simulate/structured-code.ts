// What sorts are written with: whole numbers in locals, loops, and cards at positions of a list.
import type { Compilation } from "./compilation.ts";
import * as wasm from "./webassembly.ts";
import { I32, i32, I64, i64, type Code } from "./webassembly.ts";

/** A variable of 32 bits, read and written. */
export interface Local {
  readonly get: Code;
  readonly set: (value: Code) => Code;
  /** Adds to it. */
  readonly step: (more: Code | number) => Code;
}

/** Returns the locals of these names, which a sort has for its own. */
export function getLocals<Name extends string>(
  compilation: Compilation,
  ...names: readonly Name[]
): Readonly<Record<Name, Local>> {
  const entries = names.map((name) => [name, toLocal(compilation.getNamed(`sort ${name}`, I32))] as const);
  // Each name has its local.
  return Object.fromEntries(entries) as Record<Name, Local>;
}

const toLocal = (index: number): Local => ({
  get: wasm.getLocal(index),
  set: (value) => [value, wasm.setLocal(index)],
  step: (more) => [plus(wasm.getLocal(index), more), wasm.setLocal(index)],
});

const toCode = (value: Code | number): Code => (typeof value === "number" ? i32.constant(value) : value);

export const plus = (code: Code, more: Code | number): Code => [code, toCode(more), i32.add];
export const minus = (code: Code, less: Code | number): Code => [code, toCode(less), i32.subtract];
export const isLess = (left: Code, right: Code | number): Code => [left, toCode(right), i32.less];
export const both = (left: Code, right: Code): Code => [left, right, i32.and];

/** Runs the body as long as the test holds before it. */
export const whileHolds = (test: Code, body: Code): Code =>
  wasm.block(wasm.loop([test, i32.isZero, wasm.branchIf(1), body, wasm.branch(0)]));

/** Ends the loop in whose body it stands, one of `whileHolds`. */
export const stopWhen = (test: Code): Code => [test, wasm.branchIf(1)];

/** Runs the body, and again as long as the test holds behind it. */
export const repeatWhile = (body: Code, test: Code): Code => wasm.loop([body, test, wasm.branchIf(0)]);

export const when = (test: Code, then: Code, otherwise: Code = []): Code => [
  test,
  wasm.choose(then, otherwise, undefined),
];

/** One of two values, without a jump. */
export const pick = (test: Code, then: Code, otherwise: Code): Code => [then, otherwise, test, wasm.select];

/** Where a position's word lies in the list at an address. */
export const addressOf = (list: number, position: Code): Code => plus(shift(position), list);

/** How many bytes so many words are. */
export const shift = (position: Code): Code => [position, i32.constant(2), i32.shiftLeft];

/** The word at a position of a list. */
export const load = (list: number, position: Code): Code => [shift(position), i32.load(list)];

export const store = (list: number, position: Code, value: Code): Code => [shift(position), value, i32.store(list)];

/** A position of the list at an address. */
export type Position = readonly [list: number, position: Code];

/** Moves so many words to a position, also where they overlap. */
export const move = (to: Position, from: Position, count: Code): Code => [
  [addressOf(...to), addressOf(...from), shift(count)],
  wasm.moveBytes,
];

/** Four neighbouring words that are kept in locals. */
export interface Four {
  readonly load: (address: Code, offset: number) => Code;
  readonly store: (address: Code, offset: number) => Code;
}

export const FOUR_BYTES = 16;

export function getFour(compilation: Compilation, name: string): Four {
  const halves = [0, 8].map((at) => ({ at, local: compilation.getNamed(`sort ${name} ${at}`, I64) }));
  return {
    load: (address, offset) => halves.map(({ at, local }) => [address, i64.load(offset + at), wasm.setLocal(local)]),
    store: (address, offset) => halves.map(({ at, local }) => [address, wasm.getLocal(local), i64.store(offset + at)]),
  };
}
