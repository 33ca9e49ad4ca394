// Local functions, read in place of their calls.
import type { Expression, Statement } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { isDrawnOfMany } from "../draws/bits.ts";
import { getWrites, type MadeFunction } from "../syntax/bindings.ts";
import { contains, getMemberName, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { isWrittenChoice } from "./choices.ts";
import { getKeyOfCalled, isNumericNow, resolveAlias } from "./list-paths.ts";
import { isListPath, isRowPath } from "../syntax/list-path.ts";
import { NotKnown } from "./not-known.ts";
import { isStillTrue } from "./variables.ts";
import type { Translation } from "./translation.ts";

export function inlineForValue(
  translation: Translation,
  local: FunctionNode,
  node: TSESTree.CallExpression,
): Expression {
  const value = inline(translation, local, node);
  if (value === undefined) throw new NotKnown({ kind: "noResult" }, node);
  return value;
}

/** Emits what a local function does in place of a call whose value nobody asks for: it may give back what it exchanges, `(a, i, j) => ([a[i], a[j]] = [a[j], a[i]])`. */
export function inlineForEffects(translation: Translation, local: FunctionNode, call: TSESTree.CallExpression): void {
  const exchange = getExchange(local);
  if (exchange === undefined) {
    inline(translation, local, call);
    return;
  }
  if (translation.onReturn !== undefined) {
    translation.inFunction(() => {
      inlineForEffects(translation, local, call);
    });
    return;
  }
  readInPlace(translation, local, call, () => {
    translation.statements(exchange.before, undefined);
    translation.effects(exchange.last);
  });
}

/** The exchange that a function ends with and gives back, and what stands before it, where it gives nothing else back. */
function getExchange({
  body,
}: FunctionNode): { readonly before: readonly TSESTree.Statement[]; readonly last: TSESTree.Expression } | undefined {
  const statements = body.type === "BlockStatement" ? body.body : [];
  const end = body.type === "BlockStatement" ? statements.at(-1) : undefined;
  const given = body.type === "BlockStatement" ? (end?.type === "ReturnStatement" ? end.argument : null) : body;
  const before = statements.slice(0, -1);
  if (given === null || !before.every(({ type }) => /^(?:Expression|Variable)/.test(type))) return undefined;
  const value = unwrap(given);
  const done = value.type === "UnaryExpression" && value.operator === "void" ? unwrap(value.argument) : value;
  const isExchange = done.type === "AssignmentExpression" && done.left.type === "ArrayPattern";
  return isExchange ? { before, last: done } : undefined;
}

/** Emits the body of a local function in place of its call, and returns its result. */
function inline(translation: Translation, local: FunctionNode, call: TSESTree.CallExpression): Expression | undefined {
  if (translation.onReturn !== undefined) return translation.inFunction(() => inline(translation, local, call));
  return readInPlace(translation, local, call, () => {
    if (local.body.type !== "BlockStatement") return translation.expression(local.body);
    const result = translation.newTemporary();
    const { body: statements } = local.body;
    const body = translation.translateStatements(statements, result);
    const [only, ...more] = body;
    // `rand()` of `function rand() { return Math.floor(Math.random() * 32768); }`: a remainder of it is taken without asking which it is.
    if (only?.kind === "assign" && only.variable === result && more.length === 0 && isDrawnOfMany(only.value))
      return only.value;
    translation.output.push(...body);
    return body.some((statement) => assigns(statement, result)) ? { kind: "variable", name: result } : undefined;
  });
}

/** Reads a local function in place of its call, with what it is handed in the place of its parameters. */
export function readInPlace<Result>(
  translation: Translation,
  local: FunctionNode,
  call: TSESTree.CallExpression,
  read: () => Result,
): Result {
  if (
    (local.async && call.parent.type !== "AwaitExpression") ||
    local.generator ||
    translation.calls.some(({ node }) => node === local) ||
    translation.calls.length > 4
  ) {
    throw new NotKnown({ kind: "notReadInPlace" }, call);
  }
  if (contains(local, translation.options.region)) throw new NotKnown({ kind: "callsItself" }, call);
  // A call inside its own arguments would give its parameters other values.
  if (translation.binding.has(local)) throw new NotKnown({ kind: "callForOwnArgument" }, call);
  const self = getKeyOfCalled(translation, call.callee);
  translation.binding.add(local);
  try {
    local.params.filter(isHanded).forEach((parameter, index) => {
      bind(translation, parameter, call.arguments[index]);
    });
  } finally {
    translation.binding.delete(local);
  }
  translation.calls.push({ node: local, site: call, self });
  try {
    return read();
  } finally {
    translation.calls.pop();
  }
}

/** TypeScript writes the type of `this` as a first parameter. */
const isHanded = (parameter: TSESTree.Parameter): boolean =>
  parameter.type !== "Identifier" || parameter.name !== "this";

function bind(
  translation: Translation,
  parameter: TSESTree.Parameter,
  argument: TSESTree.CallExpressionArgument | undefined,
): void {
  const target = parameter.type === "AssignmentPattern" ? parameter.left : parameter;
  const source = argument ?? (parameter.type === "AssignmentPattern" ? parameter.right : undefined);
  if (target.type === "ObjectPattern" && source?.type === "ObjectExpression") {
    if (source.properties.some((given) => getKey(given) === undefined))
      throw new NotKnown({ kind: "objectArgument" }, source);
    for (const property of target.properties) {
      const name = getKey(property);
      if (property.type !== "Property" || name === undefined)
        throw new NotKnown({ kind: "parameterPattern" }, property);
      const given = source.properties.find((candidate) => getKey(candidate) === name);
      const value = given?.type === "Property" ? given.value : undefined;
      bind(translation, property.value as TSESTree.Parameter, value as TSESTree.Expression | undefined);
    }
    return;
  }
  if (target.type !== "Identifier" || source?.type === "SpreadElement")
    throw new NotKnown({ kind: "parameterPattern" }, target);
  const variable = translation.getVariableOf(target);
  translation.known.delete(variable);
  translation.aliases.delete(variable);
  translation.missing.delete(variable);
  if (source === undefined) {
    translation.missing.add(variable);
    return;
  }
  const isStill = getWrites(variable).length === 0;
  const isRow = isRowPath(source) && variable.references.some(({ identifier }) => isLookedInto(identifier));
  // What a comparator chooses from: `pick([-1, 1])`.
  const isChoice = translation.options.isComparator === true && isWrittenChoice(source);
  if (isStill && (isListPath(source) || isRow || isChoice || isFunction(source))) {
    // Only what the function does not change meanwhile can stand for the parameter.
    translation.aliases.set(variable, resolveAlias(translation, source));
    if (isNumericNow(translation, source)) translation.aliases.delete(variable);
    else return;
  }
  const value = translation.expression(source);
  translation.known.add(variable);
  translation.emit(translation.nameOf(variable), value);
}

/** Returns whether a name is of a list: `row` of `row[i]` and of `row.length`. */
function isLookedInto(name: TSESTree.Node): boolean {
  const { parent } = name;
  if (parent?.type !== "MemberExpression" || parent.object !== name) return false;
  return parent.computed || getMemberName(parent) === "length";
}

/** Gives the parameters of a function that made another what it was called with: now, or before, and then that must still hold. */
export function bindMade(translation: Translation, { call, maker }: MadeFunction, isNow: boolean): void {
  maker.params.forEach((parameter, index) => {
    const argument = call.arguments[index];
    const isSettled =
      isNow || argument === undefined || (argument.type !== "SpreadElement" && isStillTrue(translation, argument));
    if (!isSettled) throw new NotKnown({ kind: "madeOfChanging" }, argument);
    bind(translation, parameter, argument);
  });
}

function getKey(property: TSESTree.Property | TSESTree.RestElement | TSESTree.SpreadElement): string | undefined {
  return property.type === "Property" && !property.computed && property.key.type === "Identifier"
    ? property.key.name
    : undefined;
}

function assigns(statement: Statement, variable: string): boolean {
  switch (statement.kind) {
    case "assign":
      return statement.variable === variable;
    case "if":
      return [...statement.then, ...statement.otherwise].some((inner) => assigns(inner, variable));
    default:
      return false;
  }
}
