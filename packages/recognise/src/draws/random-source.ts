// Which expressions draw: a number uniform on [0, 1), or a whole number from a range.
import type { FileContext } from "../file/file-context.ts";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getFractionRange } from "./fraction-range.ts";
import {
  CRYPTO,
  getLibraryFunction,
  isOfLibrary,
  MATH,
  type LibraryDraw,
  type Reading,
  type Reversed,
} from "../origins/library-sources.ts";
import { getOrigin } from "../origins/origin.ts";
import { isSketchRandom } from "../origins/sketch.ts";
import { getFunction, getMadeFunction, getOnlyValue, getProperty, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getRootVariable, isNamePath } from "../syntax/list-path.ts";
import { contains, getMemberName, getReturned, unwrap, visitNodes, type FunctionNode } from "../syntax/tree.ts";
import { isTestDouble } from "./test-double.ts";

export type { Reading } from "../origins/library-sources.ts";

/** Names of callables that give a number on [0, 1) when called without arguments. */
const UNIT_NAME =
  /^[_$]?(?:math|next|get|seeded|seed|my|fair|secure|crypto|pseudo)?_?(?:p?rng|rand|random|rnd)_?(?:float|double|number|value|real|unit|fn|func|function|source|gen|generator|01)?$/i;

/** Names of callables that give a whole number from a range. */
const RANGE_NAME =
  /^[_$]?(?:get|gen|generate|next|pick|seeded|secure|crypto|roll|uniform)?_?(?:rand|random|rnd|rng)_?(?:int|integer|number|num|index|idx|range|between|inrange|intbetween|intinrange|integerbetween|whole|numberbetween|from|inclusive|intinclusive)?$/i;

/** Names of a generator's methods that give a number on [0, 1): `rng.next()`. */
const UNIT_METHOD = /^(?:next|double|quick|nextFloat|nextDouble|float)$/;

/** Names of a generator's methods that give a whole number from a range: `rng.nextInt(6)`, `game.rnd.integerInRange(1, 6)`. */
const RANGE_METHOD =
  /^(?:get|next|pick|uniform|draw)?_?(?:int|integer|int32|range|between|inrange|intbetween|intinrange|integerinrange|integerbetween|rangeint|intrange|index|below|number)$/i;

/** Names that promise a whole number. */
const WHOLE_NAME = /int|index|idx|whole/i;

/** A callable that draws from [0, 1). */
export interface UnitDraw {
  /** The text that names the source, to be handed on as a callable: undefined for `Math.random` itself. */
  readonly callable: string | undefined;
  /** The variable that the callable's text starts with; it must be in reach where the callable is handed on. */
  readonly root: TSESLint.Scope.Variable | undefined;
  /** True where it draws from the machine's secure random bits. */
  readonly isCrypto?: true;
}

/** Returns the readings that remain after the first, exclusive one. */
export function getOtherReadings(readings: ReadonlySet<Reading>): readonly Reading[] {
  return [...readings].filter((reading) => reading !== "exclusive");
}

/** What a call draws. Bounds are numbers, or what the source writes there. */
type Meaning =
  /** A number on [0, 1). */
  | { readonly kind: "unit" }
  /** A number from a range, in each of these readings. */
  | {
      readonly kind: "range";
      readonly readings: readonly Reading[];
      readonly low: Bound;
      readonly high: Bound;
      /** Absent: reversed bounds are taken as they are written. */
      readonly reversed?: Reversed;
    }
  /** True in so many of `scale` cases. */
  | { readonly kind: "coin"; readonly share: Bound; readonly scale: number }
  /** A whole number of so many random bits; signed, half of them are negative. */
  | { readonly kind: "bits"; readonly bits: number; readonly isSigned: boolean }
  /** One of some items. */
  | { readonly kind: "pick"; readonly items: readonly TSESTree.Node[] };

export type Bound = number | TSESTree.Node;

/** A call that draws, with all that is known of its source. */
export interface Drawing {
  readonly meaning: Meaning;
  /** A callable on [0, 1) that draws from the same source, where there is one. */
  readonly source: UnitDraw | undefined;
  /** The calls that made the generator: run again with every draw, they would start it again. */
  readonly makers: readonly TSESTree.Node[];
  /** The call that took the bounds, where it is not the one that draws: `d3.randomInt(6)` of `d3.randomInt(6)()`. */
  readonly setter: TSESTree.Node | undefined;
}

/** Returns whether an expression is the function `Math.random`, by its own name or another. */
export function isMathRandom(file: FileContext, expression: TSESTree.Node): boolean {
  const origin = getOrigin(file, expression);
  return origin?.isDefault === false && origin.module === undefined && origin.path.join(".") === "Math.random";
}

/**
 * Returns what a call draws by a function of a library, whatever name it goes by here; "unknown" where the library is known and the function is
 * none that draws, or is called in another way; undefined where its origin tells nothing.
 */
export function getLibraryDraw(
  file: FileContext,
  callee: TSESTree.Node,
  call: TSESTree.CallExpression,
): Drawing | "unknown" | undefined {
  const origin = getOrigin(file, callee);
  if (origin === undefined) return undefined;
  const found = getLibraryFunction(origin);
  if (found === undefined) return isOfLibrary(origin) ? "unknown" : undefined;
  const { path, draws, source } = found.function;
  const setter = path.endsWith("()") ? origin.calls.at(-1) : undefined;
  const makers = origin.calls.slice(0, found.makers);
  const given = setter === undefined ? call.arguments : setter.arguments;
  const meaning = getMeaning(draws, given);
  // Another source on [0, 1) may be handed in, and then draws as this one does; of another range nothing is known.
  if (origin.isDefault && meaning?.kind !== "unit") return undefined;
  if (meaning === undefined) return "unknown";
  return { meaning, source: getSource(file, callee, source, meaning.kind), makers, setter };
}

/** Returns whether a function of a library draws nothing itself, but gives a function that does: `d3.randomInt`. */
export function makesDrawing(file: FileContext, callee: TSESTree.Node): boolean {
  const origin = getOrigin(file, callee);
  return origin !== undefined && getLibraryFunction({ ...origin, path: [...origin.path, "()"] }) !== undefined;
}

/** Returns what a library's function draws when it is called in this way; undefined where it is called in another. */
function getMeaning(draws: LibraryDraw, given: readonly TSESTree.CallExpressionArgument[]): Meaning | undefined {
  if (given.some(({ type }) => type === "SpreadElement")) return undefined;
  const [first, second] = given;
  switch (draws.kind) {
    case "unit":
      return given.length === 0 ? draws : undefined;
    case "bits":
      return { kind: "bits", bits: draws.bits, isSigned: draws.signed === true };
    case "pick": {
      const list = draws.after === 1 ? second : first;
      return list === undefined ? undefined : getPick(list);
    }
    case "coin": {
      const { option, scale = 1 } = draws;
      if (first === undefined) return { kind: "coin", share: scale / 2, scale };
      if (second !== undefined) return undefined;
      if (first.type !== "ObjectExpression")
        return draws.isPlain === true ? { kind: "coin", share: first, scale } : undefined;
      const share = option === undefined || first.properties.length > 1 ? undefined : getProperty(first, option);
      return share === undefined ? undefined : { kind: "coin", share, scale };
    }
    case "range":
      return getRange(draws, given);
    case "sort by a coin":
      return undefined;
  }
}

function getPick(list: TSESTree.Node): Meaning | undefined {
  const array = unwrap(list);
  if (array.type !== "ArrayExpression" || array.elements.length === 0) return undefined;
  const items = array.elements.filter((element) => element !== null && element.type !== "SpreadElement");
  return items.length === array.elements.length ? { kind: "pick", items } : undefined;
}

function getRange(
  draws: Extract<LibraryDraw, { kind: "range" }>,
  given: readonly TSESTree.CallExpressionArgument[],
): Meaning | undefined {
  const { reading, bounds, otherwise, reversed, mayFloat, mayPick } = draws;
  // A quotient may be a whole number or not, and with it the meaning of the call.
  if (mayFloat === true && given.some(mayBeFraction)) return undefined;
  const isFloating = (node: TSESTree.Node): boolean =>
    node.type === "Literal" &&
    (node.value === true || (typeof node.value === "number" && !Number.isInteger(node.value)));
  const last = given.at(-1);
  const flag = last?.type === "Literal" && typeof last.value === "boolean" ? last : undefined;
  const numbers = given.filter((argument) => argument !== flag);
  const readings = [mayFloat === true && given.some(isFloating) ? "continuous" : reading];
  const between = (low: Bound, high: Bound): Meaning => ({
    kind: "range",
    readings,
    low,
    high,
    ...(reversed === undefined ? {} : { reversed }),
  });
  if (numbers.length === 0) return otherwise === undefined ? undefined : between(...otherwise);
  const [first, second, third] = bounds === "after the first" ? numbers.slice(1) : numbers;
  if (first === undefined) return undefined;
  if (first.type === "ArrayExpression") return second === undefined && mayPick === true ? getPick(first) : undefined;
  if (first.type === "ObjectExpression") {
    return bounds === "options" || bounds === "max or options" ? getOptions(first, otherwise, between) : undefined;
  }
  switch (bounds) {
    case "options":
      return undefined;
    case "max or options":
      return second === undefined ? between(0, first) : undefined;
    case "one or both":
      if (third !== undefined || second?.type === "FunctionExpression" || second?.type === "ArrowFunctionExpression")
        return undefined;
      return second === undefined ? between(0, first) : between(first, second);
    case "both":
    case "after the first":
      return second === undefined ? undefined : between(first, second);
  }
}

function mayBeFraction(node: TSESTree.Node): boolean {
  return (
    node.type === "BinaryExpression" &&
    (node.operator === "/" || mayBeFraction(node.left) || mayBeFraction(node.right) || node.operator === "**")
  );
}

/** `{ min, max }` and nothing else. */
function getOptions(
  options: TSESTree.ObjectExpression,
  otherwise: readonly [low: number, high: number] | undefined,
  between: (low: Bound, high: Bound) => Meaning,
): Meaning | undefined {
  const low = getProperty(options, "min");
  const high = getProperty(options, "max") ?? otherwise?.[1];
  const known = [low, getProperty(options, "max")].filter((value) => value !== undefined).length;
  if (known !== options.properties.length || high === undefined) return undefined;
  return between(low ?? 0, high);
}

/** Returns the callable on [0, 1) that stands for a library's function, where there is one that can be named. */
function getSource(
  file: FileContext,
  callee: TSESTree.Node,
  source: string | undefined,
  kind: Meaning["kind"],
): UnitDraw | undefined {
  const node = unwrap(callee);
  if (source === MATH) {
    const isItself = kind !== "unit" || (node.type === "MemberExpression" && isMath(file, node.object));
    return isItself ? { callable: undefined, root: undefined } : getOwnSource(file, node);
  }
  if (source === undefined) return kind === "unit" ? getOwnSource(file, node) : undefined;
  const named = source.includes("@") ? node : node.type === "MemberExpression" ? node.object : undefined;
  if (named === undefined || !isNamePath(named)) return undefined;
  return {
    callable: source.replace(/[@$]/, () => file.sourceCode.getText(named)),
    root: getRootVariable(file, named),
    ...(source === CRYPTO ? { isCrypto: true } : {}),
  };
}

/** Returns `crypto.getRandomValues`, by the name that it has here, as a source on [0, 1). */
export function getCryptoSource(file: FileContext, callee: TSESTree.Node): UnitDraw | undefined {
  if (!isNamePath(callee)) return undefined;
  const callable = `() => ${file.sourceCode.getText(callee)}(new Uint32Array(1))[0] / 2 ** 32`;
  return { callable, root: getRootVariable(file, callee), isCrypto: true };
}

/** Returns `randomBytes` as a source, by the name that it has here; undefined where it has none. */
export function getBytesSource(file: FileContext, callee: TSESTree.Node): UnitDraw | undefined {
  if (!isNamePath(callee)) return undefined;
  const callable = `() => ${file.sourceCode.getText(callee)}(4).readUInt32BE() / 2 ** 32`;
  return { callable, root: getRootVariable(file, callee), isCrypto: true };
}

/** Returns a function that is itself on [0, 1) as a source, by the name that it has here; undefined where it has none. */
export function getOwnSource(file: FileContext, callee: TSESTree.Node): UnitDraw | undefined {
  if (!isNamePath(callee)) return undefined;
  const text = file.sourceCode.getText(callee);
  return {
    callable: callee.type === "MemberExpression" ? `() => ${text}()` : text,
    root: getRootVariable(file, callee),
  };
}

/** Returns a local function as a source on [0, 1), by the name that it has here. */
export function getLocalSource(file: FileContext, callee: TSESTree.Node, local: FunctionNode): UnitDraw | undefined {
  const own = getOwnSource(file, callee);
  return own && keepBelowOne(file, own, local);
}

/**
 * Returns a source that rests on a local function as one on [0, 1): where that can give 1 it goes round to 0. Where it can be below 0 there is none, and what is known of
 * the function's own draws is left to whoever asks.
 */
export function keepBelowOne(file: FileContext, source: UnitDraw, local: FunctionNode): UnitDraw | undefined {
  const { callable } = source;
  const range = getFractionRange(file, local);
  if (range === "signed") return undefined;
  if (range === "below one" || callable === undefined) return source;
  return { ...source, callable: `${callable.startsWith("() =>") ? callable : `() => ${callable}()`} % 1` };
}

function isMath(file: FileContext, object: TSESTree.Node): boolean {
  const node = unwrap(object);
  if (isGlobal(file, node, "Math")) return true;
  return (
    node.type === "MemberExpression" &&
    getMemberName(node) === "Math" &&
    ["window", "globalThis", "self", "global"].some((name) => isGlobal(file, node.object, name))
  );
}

function getCalleeName(callee: TSESTree.Node): string | undefined {
  const node = unwrap(callee);
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" ? getMemberName(node) : undefined;
}

/**
 * Returns how a function of unknown origin draws from [0, 1) when it is called without arguments, by its name; undefined where it does not.
 * @param sources further names of such functions, from the rule's option `randomSources`.
 */
export function getUnitSource(file: FileContext, expression: TSESTree.Node): UnitDraw | undefined {
  const callee = unwrap(expression);
  const draws = (named: TSESTree.Node): boolean => {
    const name = getCalleeName(named);
    if (name === undefined) return false;
    if (file.sources.get(file.sourceCode.getText(named)) === "unit" || file.sources.get(name) === "unit") return true;
    return UNIT_NAME.test(name) || isMethodOfGenerator(named, UNIT_METHOD);
  };
  if (!isNamePath(callee) || !getNamed(file, callee).some(draws) || isTestDouble(file, callee)) return undefined;
  return getOwnSource(file, callee);
}

/** Returns whether a function is a method with such a name, of something that is called as generators are. */
function isMethodOfGenerator(callee: TSESTree.Node, methods: RegExp): boolean {
  if (callee.type !== "MemberExpression" || !methods.test(getMemberName(callee) ?? "")) return false;
  return UNIT_NAME.test(getCalleeName(callee.object) ?? "");
}

/** Returns an expression for a function, and what it is a name for: `rng.next` where it was set to `rng.next.bind(rng)`. None of them is a local function. */
function getNamed(file: FileContext, callee: TSESTree.Node, more = MOST_NAMES - 1): readonly TSESTree.Node[] {
  const next = more === 0 ? undefined : getNext(file, callee);
  if (next === undefined || !isNamePath(next)) return [callee];
  const isLocal = getFunction(file, next) !== undefined || getMadeFunction(file, next) !== undefined;
  return isLocal ? [callee] : [callee, ...getNamed(file, next, more - 1)];
}

/** A name may stand for another name; more than so many is no code that people write. */
const MOST_NAMES = 4;

/** What a name was set to, where it was set once, without what it is bound to. */
function getNext(file: FileContext, node: TSESTree.Node): TSESTree.Node | undefined {
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const set = variable === undefined ? undefined : getOnlyValue(variable);
  const value = set === undefined ? undefined : unwrap(set);
  return value?.type === "CallExpression" && value.arguments.length <= 1 && isBind(value.callee)
    ? unwrap(value.callee.object)
    : value;
}

const isBind = (node: TSESTree.Node): node is TSESTree.MemberExpression =>
  node.type === "MemberExpression" && getMemberName(node) === "bind";

/** Returns whether a function of unknown origin may draw, by its name or by the name of the generator whose method it is. */
export function mayDrawByName(expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  const callee = isBind(node) ? unwrap(node.object) : node;
  const name = getCalleeName(callee) ?? "";
  if (UNIT_NAME.test(name) || RANGE_NAME.test(name)) return true;
  return isMethodOfGenerator(callee, UNIT_METHOD) || isMethodOfGenerator(callee, RANGE_METHOD);
}

/**
 * Returns whether the code uses a call as a number on [0, 1): scales it, compares it with a fraction or subtracts one, or keeps it first. A source
 * that is only known by its name may give whole numbers; then it is divided, shifted or taken modulo.
 */
export function isUsedAsFraction(call: TSESTree.Node): boolean {
  let value: TSESTree.Node = call;
  while (unwrap(value.parent ?? value) === unwrap(value) && value.parent != null) value = value.parent;
  const { parent } = value;
  if (parent?.type !== "BinaryExpression")
    return parent?.type !== "UnaryExpression" || parent.operator === "-" || parent.operator === "+";
  const side = unwrap(parent.left === value ? parent.right : parent.left);
  const isMinus = side.type === "UnaryExpression" && side.operator === "-";
  const other = isMinus ? side.argument : side;
  const isNumber = other.type === "Literal" && typeof other.value === "number";
  switch (parent.operator) {
    case "*":
      return !(isNumber && typeof other.value === "number" && other.value < 1);
    // -0.5 + random()
    case "+":
      return isMinus && isNumber && typeof other.value === "number" && other.value < 1;
    case "-":
    case "<":
    case "<=":
    case ">":
    case ">=":
      return !(isNumber && typeof other.value === "number" && other.value >= 1);
    default:
      return false;
  }
}

/** Returns how a call draws from a range, for the project's own functions and those of unknown origin with a telling name. */
export function getRangeDraw(file: FileContext, call: TSESTree.CallExpression): readonly Reading[] | undefined {
  const own = file.sources.get(file.sourceCode.getText(call.callee));
  if (own !== undefined && own !== "unit") return [own];
  if (isSketchRandom(file, call)) return ["continuous"];
  const callee = unwrap(call.callee);
  if (call.arguments.length > 2 || getFunction(file, callee) !== undefined) return undefined;
  const named = getNamed(file, callee).find(
    (candidate) => RANGE_NAME.test(getCalleeName(candidate) ?? "") || isMethodOfGenerator(candidate, RANGE_METHOD),
  );
  if (named === undefined || isTestDouble(file, callee)) return undefined;
  return WHOLE_NAME.test(getCalleeName(named) ?? "")
    ? ["exclusive", "inclusive"]
    : ["exclusive", "inclusive", "continuous"];
}

/** Returns whether a function returns a fraction for all that can be seen: a quotient, a part below 1, or what another function gives. */
export function returnsFractions(file: FileContext, node: FunctionNode): boolean {
  const returns = getReturned(file, node);
  return returns.length > 0 && returns.every((value) => isFraction(file, value));
}

/** Returns whether an expression is a fraction for all that can be seen. */
export function isFraction(file: FileContext, value: TSESTree.Node): boolean {
  const result = unwrap(value);
  if (result.type === "CallExpression") return true;
  if (result.type === "SequenceExpression") return isFraction(file, result.expressions.at(-1) ?? result);
  if (result.type !== "BinaryExpression") return false;
  const { operator, right } = result;
  if (operator === "/") return true;
  if (operator === "*") return right.type === "Literal" && typeof right.value === "number" && right.value < 1;
  if (operator === "%") return right.type === "Literal" && right.value === 1;
  // x - Math.floor(x)
  return operator === "-" && /^Math\.(?:floor|trunc)\(/.test(file.sourceCode.getText(right));
}

/**
 * Returns how a local function without arguments draws from [0, 1) where its body says so: it changes a state that outlives it, twiddles its bits,
 * and returns a fraction, as a linear congruential or xorshift generator does.
 */
export function getLocalGenerator(
  file: FileContext,
  callee: TSESTree.Node,
  local: FunctionNode,
): Pick<Drawing, "source" | "makers"> | undefined {
  if (local.params.length > 0 || local.async || local.generator || !returnsFractions(file, local)) return undefined;
  const seen = { keepsState: false, twiddles: false };
  visitNodes(file, local.body, (node) => {
    const target =
      node.type === "AssignmentExpression" ? node.left : node.type === "UpdateExpression" ? node.argument : undefined;
    if (target?.type === "MemberExpression") seen.keepsState = true;
    if (target?.type === "Identifier") {
      const home = getVariable(file, target)?.defs[0]?.name;
      seen.keepsState ||= home === undefined || !contains(local, home);
    }
    const operator = node.type === "BinaryExpression" || node.type === "AssignmentExpression" ? node.operator : "";
    seen.twiddles ||= /^(?:\^|>>>|<<|%)=?$/.test(operator);
    if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
      const name = getMemberName(node.callee);
      seen.twiddles ||= isMath(file, node.callee.object) && (name === "imul" || name === "sin");
    }
    return undefined;
  });
  if (!seen.keepsState || !seen.twiddles) return undefined;
  const made = getMadeFunction(file, callee);
  return { source: getLocalSource(file, unwrap(callee), local), makers: made === undefined ? [] : [made.call] };
}
