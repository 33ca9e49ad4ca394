// Whether an object has two keys at most: one that is given its keys by their names, or that a list is put into groups by.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getKeyName, getMemberName, getReturned, unwrap } from "../syntax/tree.ts";
import { getGivenKeys } from "../values/counted-keys.ts";
import { unfreeze } from "../values/frozen-object.ts";
import { countGuardedKeys } from "./guarded-keys.ts";
import { getListFunction } from "./known-rows.ts";
import { returnsAlways } from "./reduced-length.ts";
import { asFew, atMostTwo } from "../values/written-number.ts";

/** Returns how many keys an object has at most, where these are two or one. */
export function countFewKeys(file: FileContext, expression: TSESTree.Node): number | undefined {
  const node = unfreeze(file, expression);
  if (node.type === "CallExpression") return asFew(countMadeKeys(file, node));
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const guarded = variable === undefined ? undefined : countGuardedKeys(file, variable);
  if (guarded !== undefined) return guarded;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  const given = variable === undefined || value === undefined ? undefined : getGivenKeys(file, variable);
  if (value === undefined || given === undefined) return undefined;
  return given.size === 0 ? countFewKeys(file, value) : countWith(given, unfreeze(file, value));
}

/** Two at most where an object has no more keys with all that it is given. */
function countWith(given: ReadonlySet<string>, object: TSESTree.Node): number | undefined {
  const keys = new Set(given);
  if (object.type !== "ObjectExpression") return undefined;
  for (const property of object.properties) {
    const name = property.type === "Property" && !property.computed ? getKeyName(property.key) : undefined;
    if (name === undefined) return undefined;
    keys.add(name);
  }
  return atMostTwo(keys.size);
}

/** How many keys an object has at most that a call makes. */
function countMadeKeys(file: FileContext, call: TSESTree.CallExpression): number | undefined {
  const { callee, arguments: given } = call;
  const [first, second, ...more] = given;
  if (first === undefined) return undefined;
  switch (getListFunction(file, callee)) {
    case "pick":
      if (second?.type === "ArrayExpression" && more.length === 0) return countWritten(second.elements);
      return countWritten(given.slice(1));
    case "groupBy":
    case "countBy":
      return second === undefined ? undefined : countAnswers(file, second);
  }
  if (callee.type !== "MemberExpression") return undefined;
  const name = getMemberName(callee);
  if (name === "groupBy" && ["Object", "Map"].some((owner) => isGlobal(file, callee.object, owner)))
    return second === undefined ? undefined : countAnswers(file, second);
  return name === "reduce" && second !== undefined && more.length === 0 ? countReduced(file, first, second) : undefined;
}

const countWritten = (keys: readonly (TSESTree.Node | null)[]): number | undefined =>
  keys.length > 0 && keys.every((key) => key?.type === "Literal") ? keys.length : undefined;

/** How many different answers a function gives at most: two of `(game) => game.round > 4`, and of `(x) => (x.ok ? "yes" : "no")`. */
function countAnswers(file: FileContext, expression: TSESTree.Node): number | undefined {
  const asked = getFunction(file, expression);
  if (asked === undefined || asked.async || asked.generator) return undefined;
  const answers = new Set<string>();
  for (const returned of getReturned(file, asked))
    for (const answer of getAnswers(returned)) {
      if (answer === undefined) return undefined;
      answers.add(answer);
    }
  return answers.size;
}

const COMPARES = /^(?:[!=]==?|[<>]=?|in|instanceof)$/;

/** The answers that an expression may give; undefined for one that is not written. */
function getAnswers(expression: TSESTree.Expression): readonly (string | undefined)[] {
  const node = unwrap(expression);
  switch (node.type) {
    case "Literal":
      return [String(node.value)];
    case "ConditionalExpression":
      return [...getAnswers(node.consequent), ...getAnswers(node.alternate)];
    case "UnaryExpression":
      return node.operator === "!" ? ["true", "false"] : [undefined];
    case "BinaryExpression":
      return COMPARES.test(node.operator) ? ["true", "false"] : [undefined];
    default:
      return [undefined];
  }
}

/** How many keys an object has that a reduction begins with and hands on: two of `reduce((by, p) => { by.home.push(p); return by; }, { home: [], away: [] })`. */
function countReduced(file: FileContext, callback: TSESTree.Node, first: TSESTree.Node): number | undefined {
  const reduced = getFunction(file, callback);
  const [object] = reduced?.params ?? [];
  const variable = object?.type === "Identifier" ? getVariable(file, object) : undefined;
  if (reduced === undefined || reduced.async || reduced.generator || variable === undefined) return undefined;
  const isObject = (value: TSESTree.Node): boolean => {
    const node = unwrap(value);
    return node.type === "Identifier" && getVariable(file, node) === variable;
  };
  const given = getGivenKeys(file, variable);
  return given !== undefined && returnsAlways(file, reduced, isObject)
    ? countWith(given, unfreeze(file, first))
    : undefined;
}
