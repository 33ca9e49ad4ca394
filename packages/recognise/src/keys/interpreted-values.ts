// What a variable may hold while a local function runs on a few cards, and what operators make of numbers.
import type { Variable } from "../syntax/bindings.ts";
import { contains, type FunctionNode } from "../syntax/tree.ts";

/** A drawn key of which nobody may see more than how it compares with others. */
export interface Key {
  readonly kind: "key";
  readonly rank: number;
}

/** One key minus another: only its sign can be seen. */
interface Difference {
  readonly kind: "difference";
  readonly sign: number;
}

/** An item. With a key, it is a record of which one property can be read. */
export interface Card {
  readonly kind: "card";
  readonly place: number;
  readonly key: Key | undefined;
}

export interface List {
  readonly kind: "list";
  readonly items: Value[];
}

interface Callable {
  readonly kind: "function";
  readonly node: FunctionNode;
  readonly frame: Frame | undefined;
}

export type Value = number | boolean | undefined | Key | Difference | Card | List | Callable;

/** The variables of one call. */
export interface Frame {
  readonly owner: FunctionNode;
  readonly values: Map<Variable, Value>;
  readonly outer: Frame | undefined;
}

export const isKey = (value: Value): value is Key => typeof value === "object" && value.kind === "key";

export const isDifference = (value: Value): value is Difference =>
  typeof value === "object" && value.kind === "difference";

export const isCard = (value: Value): value is Card => typeof value === "object" && value.kind === "card";

export const isList = (value: Value): value is List => typeof value === "object" && value.kind === "list";

/** Math's functions of numbers that can't be keys. */
export const CALCULATE: ReadonlyMap<string, (...numbers: number[]) => number> = new Map([
  ["floor", Math.floor],
  ["trunc", Math.trunc],
  ["ceil", Math.ceil],
  ["round", Math.round],
  ["min", Math.min],
  ["max", Math.max],
]);

export const OPERATE: ReadonlyMap<string, (left: number, right: number) => number> = new Map([
  ["+", (left, right) => left + right],
  ["-", (left, right) => left - right],
  ["*", (left, right) => left * right],
  ["/", (left, right) => left / right],
  [">>", (left, right) => left >> right],
  [">>>", (left, right) => left >>> right],
  ["|", (left, right) => left | right],
]);

export const COMPARE: ReadonlyMap<string, (left: number, right: number) => boolean> = new Map([
  ["<", (left, right) => left < right],
  [">", (left, right) => left > right],
  ["<=", (left, right) => left <= right],
  [">=", (left, right) => left >= right],
  ["==", (left, right) => left === right],
  ["===", (left, right) => left === right],
  ["!=", (left, right) => left !== right],
  ["!==", (left, right) => left !== right],
]);

/** The innermost running function that a function is written in. */
export function getFrameAround(node: FunctionNode, frame: Frame | undefined): Frame | undefined {
  let around = frame;
  while (around !== undefined && (around.owner === node || !contains(around.owner, node))) around = around.outer;
  return around;
}
