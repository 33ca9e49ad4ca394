// Lists of random bits: typed arrays that `crypto.getRandomValues` fills, and what `crypto.randomBytes` returns.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, getWrites, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getStep } from "../syntax/iteration.ts";
import { getOrigin } from "../origins/origin.ts";
import { getBytesSource, getCryptoSource, type UnitDraw } from "./random-source.ts";
import { getMemberName, isFunction, isLoop, unwrap } from "../syntax/tree.ts";

/** What the elements of a list of random bits are. */
export interface RandomBytes {
  readonly bits: number;
  readonly isSigned: boolean;
  /** How many there are, where the source tells it. */
  readonly length: number | undefined;
}

/** A call that fills a list with random bits. */
export interface Filling {
  readonly call: TSESTree.CallExpression;
  readonly bytes: RandomBytes;
  /** The list, where it is made elsewhere: `crypto.getRandomValues(list)`. */
  readonly list: Variable | undefined;
  readonly source: UnitDraw | undefined;
}

/** Returns what a call fills with random bits, or undefined where it fills nothing. */
export function getFilling(file: FileContext, expression: TSESTree.Node): Filling | undefined {
  const call = unwrap(expression);
  if (call.type !== "CallExpression") return undefined;
  const origin = getOrigin(file, call.callee);
  const [first, ...more] = call.arguments;
  if (origin === undefined || first === undefined || more.length > 0) return undefined;
  const isCrypto = origin.module === undefined ? origin.path[0] === "crypto" : /^(?:node:)?crypto$/.test(origin.module);
  const way = origin.path.slice(origin.module === undefined ? 1 : 0).join(".");
  if (!isCrypto) return undefined;
  if (way === "randomBytes") {
    const length = first.type === "Literal" && typeof first.value === "number" ? first.value : undefined;
    const source = getBytesSource(file, call.callee);
    return { call, bytes: { bits: 8, isSigned: false, length }, list: undefined, source };
  }
  if (way !== "getRandomValues" && way !== "webcrypto.getRandomValues") return undefined;
  const source = getCryptoSource(file, call.callee);
  const list = unwrap(first);
  const made = getTypedArray(file, list);
  if (made !== undefined) return { call, bytes: made, list: undefined, source };
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const bytes = variable === undefined ? undefined : getBytes(file, variable);
  return variable === undefined || bytes === undefined ? undefined : { call, bytes, list: variable, source };
}

/** Returns what a variable holds, where it is a list of random bits: filled where it is declared, or later by name. */
export function getBytes(file: FileContext, variable: Variable): RandomBytes | undefined {
  const value = getOnlyValue(variable);
  if (value === undefined) return undefined;
  const array = getTypedArray(file, value);
  if (array === undefined) return getFilling(file, value)?.bytes;
  return getFillCalls(variable).length > 0 ? array : undefined;
}

/** Returns the calls that fill a variable's list: at its declaration, or by its name. */
export function getFillings(file: FileContext, variable: Variable): readonly Filling[] {
  const value = getOnlyValue(variable);
  const calls = [...(value === undefined ? [] : [value]), ...getFillCalls(variable)];
  return calls.flatMap((call) => getFilling(file, call) ?? []);
}

function getFillCalls(variable: Variable): readonly TSESTree.Node[] {
  return variable.references.flatMap(({ identifier: { parent } }) =>
    parent.type === "CallExpression" &&
    parent.callee.type === "MemberExpression" &&
    getMemberName(parent.callee) === "getRandomValues"
      ? [parent]
      : [],
  );
}

/** Returns whether a list is read in one place only, which runs at most once after each time that it is filled. */
export function isReadOncePerFill(variable: Variable, fill: TSESTree.Node, read: TSESTree.Node): boolean {
  const others = variable.references.filter(
    ({ identifier, init }) => init !== true && identifier.parent !== read && identifier.parent !== fill,
  );
  return others.length === 0 && getRoundAround(fill) === getRoundAround(read);
}

/** The loop or function that a node runs again with. */
function getRoundAround(node: TSESTree.Node): TSESTree.Node | undefined {
  // What a loop begins with runs once.
  const runsAgain = (around: TSESTree.Node, inner: TSESTree.Node): boolean =>
    isFunction(around) ||
    (isLoop(around) && !("init" in around && around.init === inner) && !("right" in around && around.right === inner));
  let inner = node;
  while (inner.parent != null && !runsAgain(inner.parent, inner)) inner = inner.parent;
  return inner.parent ?? undefined;
}

/**
 * Returns whether `list[counter]` reads another element in every round of a loop, each once, of a list that was filled before: then
 * every one of them is a draw of its own.
 */
export function isReadInTurn(file: FileContext, loop: TSESTree.Node, list: Variable, index: TSESTree.Node): boolean {
  const counted = loop.type === "ForStatement" ? getStep(loop.update)?.target : undefined;
  const counter = index.type === "Identifier" ? getVariable(file, index) : undefined;
  if (counter === undefined || counted?.type !== "Identifier" || getVariable(file, counted) !== counter) return false;
  const isInLoop = (node: TSESTree.Node): boolean => loop.range[0] <= node.range[0] && node.range[1] <= loop.range[1];
  const writes = getWrites(counter).filter(({ identifier }) => isInLoop(identifier));
  const [read, ...more] = list.references.filter(({ identifier }) => isInLoop(identifier));
  const isOnce = read !== undefined && more.length === 0 && getRoundAround(read.identifier) === loop;
  return writes.length === 1 && isOnce && !getFillCalls(list).some(isInLoop);
}

function getTypedArray(file: FileContext, expression: TSESTree.Node): RandomBytes | undefined {
  const node = unwrap(expression);
  if (node.type !== "NewExpression" || node.callee.type !== "Identifier" || node.arguments.length !== 1)
    return undefined;
  const [, sign, bits] = /^(Uint|Int)(8|16|32)Array$/.exec(node.callee.name) ?? [];
  if (bits === undefined || !isGlobal(file, node.callee, node.callee.name)) return undefined;
  const [size] = node.arguments;
  const length = size?.type === "Literal" && typeof size.value === "number" ? size.value : undefined;
  return { bits: Number(bits), isSigned: sign === "Int", length };
}
