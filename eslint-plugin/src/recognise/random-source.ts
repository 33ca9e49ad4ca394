// Which expressions draw: a number uniform on [0, 1), or a whole number from a range.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getFunction, getMemberName, getOnlyValue, getVariable, isGlobal, unwrap } from "./bindings.ts";

/** A file without any of these words draws nothing, and the rule does nothing in it. */
const RANDOM_WORD = /rand|rng|rnd|entropy|dice|chance/i;

/** Returns whether a text could hold a draw at all. */
export function mayDraw(text: string, sources: RandomSources): boolean {
  return RANDOM_WORD.test(text) || [...sources.keys()].some((name) => text.includes(getLastName(name)));
}

const getLastName = (name: string): string => name.slice(name.lastIndexOf(".") + 1);

/** A function of the project's own, in the rule's option `randomSources`: by its name alone, on [0, 1). */
export type RandomSourceOption = string | { readonly name: string; readonly range: "exclusive" | "inclusive" };

/** The functions of the project's own that draw, by the text that calls them: on [0, 1), or whole numbers up to a bound. */
export type RandomSources = ReadonlyMap<string, "unit" | "exclusive" | "inclusive">;

/** Returns the option `randomSources` as a table. */
export function getRandomSources(options: readonly RandomSourceOption[]): RandomSources {
  return new Map(
    options.map((option) => (typeof option === "string" ? [option, "unit"] : [option.name, option.range])),
  );
}

/** Names of callables that give a number on [0, 1) when called without arguments. */
const UNIT_NAME =
  /^[_$]?(?:math|next|get|seeded|seed|my|fair|secure|crypto|pseudo)?_?(?:p?rng|rand|random|rnd)_?(?:float|double|number|value|real|unit|fn|func|function|source|gen|generator|01)?$/i;

/** Names of callables that give a whole number from a range. */
const RANGE_NAME =
  /^[_$]?(?:get|gen|generate|next|pick|seeded|secure|crypto|roll|uniform)?_?(?:rand|random|rnd|rng)_?(?:int|integer|number|num|index|idx|range|between|inrange|intbetween|intinrange|integerbetween|whole|numberbetween|from|inclusive|intinclusive)?$/i;

/** Names that promise a whole number. */
const WHOLE_NAME = /int|index|idx|whole/i;

/** A draw uniform on [0, 1). */
export interface UnitDraw {
  /** The text that names the source, to be handed on as a callable: undefined for `Math.random` itself. */
  readonly callable: string | undefined;
  /** The variable that the callable's text starts with; it must be in reach where the callable is handed on. */
  readonly root: TSESLint.Scope.Variable | undefined;
}

/** How a ranged draw may be read: whole numbers up to its upper bound, without it or with it; or any number between its bounds. */
export type Reading = "exclusive" | "inclusive" | "continuous";

/** Returns the readings that remain after the first, exclusive one. */
export function getOtherReadings(readings: ReadonlySet<Reading>): readonly Reading[] {
  return [...readings].filter((reading) => reading !== "exclusive");
}

/** A number drawn from a range by a function whose body is not here. */
export interface RangeDraw {
  readonly readings: readonly Reading[];
}

/** Returns whether an expression is the function `Math.random`, by its own name or another. */
export function isMathRandom(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (node.type === "MemberExpression" && getMemberName(node) === "random") return isMath(sourceCode, node.object);
  if (node.type !== "Identifier") return false;
  const variable = getVariable(sourceCode, node);
  if (variable === undefined) return false;
  const value = getOnlyValue(variable);
  if (value !== undefined) {
    if (
      value.type === "CallExpression" &&
      value.callee.type === "MemberExpression" &&
      getMemberName(value.callee) === "bind"
    ) {
      return isMathRandom(sourceCode, value.callee.object);
    }
    return isMathRandom(sourceCode, value);
  }
  const [definition] = variable.defs;
  // (cards, random = Math.random) => …
  const parent = variable.identifiers[0]?.parent;
  if (
    definition?.type.toString() === "Parameter" &&
    parent?.type === "AssignmentPattern" &&
    parent.left === definition.name
  ) {
    return isMathRandom(sourceCode, parent.right);
  }
  // const { random } = Math; const { random: draw } = Math
  if (definition?.node.type !== "VariableDeclarator" || definition.node.id.type !== "ObjectPattern") return false;
  const { id, init } = definition.node;
  return (
    init !== null &&
    isMath(sourceCode, init) &&
    id.properties.some(
      (property) =>
        property.type === "Property" &&
        property.key.type === "Identifier" &&
        property.key.name === "random" &&
        property.value === definition.name,
    )
  );
}

function isMath(sourceCode: TSESLint.SourceCode, node: TSESTree.Node): boolean {
  if (isGlobal(sourceCode, node, "Math")) return true;
  return (
    node.type === "MemberExpression" &&
    getMemberName(node) === "Math" &&
    ["window", "globalThis", "self", "global"].some((name) => isGlobal(sourceCode, node.object, name))
  );
}

function getCalleeName(callee: TSESTree.Node): string | undefined {
  const node = unwrap(callee);
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" ? getMemberName(node) : undefined;
}

/** Returns the variable that a path such as `this.dice.next` or `dice.next` starts with; undefined for `this` and globals. */
function getRoot(sourceCode: TSESLint.SourceCode, path: TSESTree.Node): TSESLint.Scope.Variable | undefined {
  const node = unwrap(path);
  if (node.type === "Identifier") return getVariable(sourceCode, node);
  return node.type === "MemberExpression" ? getRoot(sourceCode, node.object) : undefined;
}

function isPath(expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (node.type === "Identifier" || node.type === "ThisExpression") return true;
  return node.type === "MemberExpression" && !node.computed && !node.optional && isPath(node.object);
}

/**
 * Returns how an expression draws from [0, 1) when it is called without arguments, or undefined where it does not.
 * @param sources further names of such functions, from the rule's option `randomSources`.
 */
export function getUnitSource(
  sourceCode: TSESLint.SourceCode,
  expression: TSESTree.Node,
  sources: RandomSources,
): UnitDraw | undefined {
  const callee = unwrap(expression);
  if (isMathRandom(sourceCode, callee)) {
    return callee.type === "MemberExpression"
      ? { callable: undefined, root: undefined }
      : { callable: sourceCode.getText(callee), root: getRoot(sourceCode, callee) };
  }
  if (!isPath(callee)) return undefined;
  const name = getCalleeName(callee);
  if (name === undefined) return undefined;
  const text = sourceCode.getText(callee);
  const isMethodOfGenerator =
    callee.type === "MemberExpression" &&
    /^(?:next|double|quick|nextFloat|nextDouble|float)$/.test(name) &&
    UNIT_NAME.test(getCalleeName(callee.object) ?? "");
  if (sources.get(text) !== "unit" && sources.get(name) !== "unit" && !UNIT_NAME.test(name) && !isMethodOfGenerator)
    return undefined;
  return {
    callable: callee.type === "MemberExpression" ? `() => ${text}()` : text,
    root: getRoot(sourceCode, callee),
  };
}

/**
 * Returns whether the code uses a call as a number on [0, 1): scales it, compares it with a fraction or subtracts one, or keeps it first. A source
 * that is only known by its name may give whole numbers; then it is divided, shifted or taken modulo.
 */
export function isUsedAsFraction(call: TSESTree.CallExpression): boolean {
  let value: TSESTree.Node = call;
  while (unwrap(value.parent ?? value) === unwrap(value) && value.parent != null) value = value.parent;
  const { parent } = value;
  if (parent?.type !== "BinaryExpression")
    return parent?.type !== "UnaryExpression" || parent.operator === "-" || parent.operator === "+";
  const other = unwrap(parent.left === value ? parent.right : parent.left);
  const isNumber = other.type === "Literal" && typeof other.value === "number";
  switch (parent.operator) {
    case "*":
      return !(isNumber && typeof other.value === "number" && other.value < 1);
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

/** Returns how a call draws a whole number, for functions of unknown origin with a telling name and one or two arguments. */
export function getRangeDraw(
  sourceCode: TSESLint.SourceCode,
  call: TSESTree.CallExpression,
  sources: RandomSources,
): RangeDraw | undefined {
  const name = getCalleeName(call.callee);
  if (name === undefined || call.arguments.length < 1 || call.arguments.length > 2) return undefined;
  const own = sources.get(sourceCode.getText(call.callee));
  if (own !== undefined && own !== "unit") return { readings: [own] };
  if (getFunction(sourceCode, call.callee) !== undefined) return undefined;
  const callee = unwrap(call.callee);
  if (callee.type === "MemberExpression" && callee.object.type === "Identifier") {
    if (name === "randomInt" && callee.object.name === "crypto") return { readings: ["exclusive"] };
    if (name === "random" && ["_", "lodash"].includes(callee.object.name)) return { readings: ["inclusive"] };
  }
  if (!RANGE_NAME.test(name)) return undefined;
  return { readings: WHOLE_NAME.test(name) ? ["exclusive", "inclusive"] : ["exclusive", "inclusive", "continuous"] };
}
