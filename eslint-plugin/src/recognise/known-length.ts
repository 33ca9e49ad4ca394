// How many items a list has, where the source tells it.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, isGlobal } from "./bindings.ts";
import { getDeclaredType, getTupleTypes } from "./declared-type.ts";
import { getCopied, getLengthProperty } from "./translate/list-forms.ts";
import { getMemberName, unwrap } from "./tree.ts";
import { getTypedMaker, type TypedMaker } from "./typed-maker.ts";

const KEEPS_LENGTH: ReadonlySet<string> = new Set(["map", "sort", "toSorted", "reverse", "toReversed", "fill", "with"]);
const CHANGES_LENGTH: ReadonlySet<string> = new Set(["push", "pop", "shift", "unshift", "splice"]);

/**
 * Returns the length of the list that an expression gives: of a literal array, a tuple type, a copy of one, or a constant that holds one and
 * is never lengthened or handed out before. Undefined where the source does not tell, and for an empty literal, which waits to be filled.
 */
export function getKnownLength(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): number | undefined {
  const node = unwrap(expression);
  if (node.type === "ArrayExpression" && !node.elements.some((element) => element?.type === "SpreadElement")) {
    return node.elements.length === 0 ? undefined : node.elements.length;
  }
  const stated = getStatedLength(sourceCode, node, expression);
  if (stated !== undefined) return stated;
  const copied = getCopied(sourceCode, node);
  if (copied !== undefined) return getKnownLength(sourceCode, copied);
  const tuple = getTupleTypes(sourceCode, getDeclaredType(sourceCode, node))?.length;
  if (tuple !== undefined) return tuple;
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    return KEEPS_LENGTH.has(getMemberName(node.callee) ?? "")
      ? getKnownLength(sourceCode, node.callee.object)
      : undefined;
  }
  if (node.type !== "Identifier") return undefined;
  const variable = getVariable(sourceCode, node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined) return undefined;
  const value = getOnlyValue(variable);
  if (value === undefined || variable.references.some(({ identifier }) => mayChangeLength(identifier)))
    return undefined;
  return getKnownLength(sourceCode, value);
}

/** The length that something around an expression, its type or the call that makes it states. */
function getStatedLength(
  sourceCode: TSESLint.SourceCode,
  node: TSESTree.Node,
  expression: TSESTree.Node,
): number | undefined {
  const cast = expression.type === "TSAsExpression" ? expression.typeAnnotation : undefined;
  return getTupleTypes(sourceCode, cast)?.length ?? getGuardedLength(sourceCode, node) ?? getLimit(sourceCode, node);
}

/** What stops where something does not hold. */
const ASSERTION = /^(?:console\.)?(?:assert|invariant)/;
const EQUALITY = /\.(?:deep)?(?:strict)?equals?$/i;

/** Two where a condition around an expression, or an early exit or an assertion before it, leaves lists of two items only. */
function getGuardedLength(sourceCode: TSESLint.SourceCode, list: TSESTree.Node): number | undefined {
  if (list.type !== "Identifier" && list.type !== "MemberExpression") return undefined;
  const length = `${sourceCode.getText(list)}.length`;
  const isTwo = (test: TSESTree.Node, holds: boolean): boolean => {
    if (test.type === "LogicalExpression" && test.operator !== "??")
      return holds === (test.operator === "&&") && [test.left, test.right].some((part) => isTwo(part, holds));
    if (test.type === "UnaryExpression" && test.operator === "!") return isTwo(test.argument, !holds);
    if (test.type !== "BinaryExpression") return false;
    // 2 !== list.length
    const isTurned = sourceCode.getText(test.right) === length;
    const [left, right] = isTurned ? [test.right, test.left] : [test.left, test.right];
    if (sourceCode.getText(left) !== length) return false;
    const bound = right.type === "Literal" && typeof right.value === "number" ? right.value : NaN;
    switch (isTurned ? test.operator.replace(/[<>]/, (sign) => (sign === "<" ? ">" : "<")) : test.operator) {
      case "===":
      case "==":
      case "<=":
        return holds && bound <= 2;
      case "!==":
      case "!=":
      case ">":
        return !holds && bound <= 2;
      case "<":
        return holds && bound <= 3;
      case ">=":
        return !holds && bound <= 3;
      default:
        return false;
    }
  };
  // assert(list.length === 2), assert.equal(list.length, 2)
  const isAsserted = (expression: TSESTree.Expression): boolean => {
    if (expression.type !== "CallExpression" || !ASSERTION.test(sourceCode.getText(expression.callee))) return false;
    const [first, second] = expression.arguments;
    if (first === undefined) return false;
    if (!EQUALITY.test(sourceCode.getText(expression.callee))) return isTwo(first, true);
    return sourceCode.getText(first) === length && second?.type === "Literal" && second.value === 2;
  };
  // switch (list.length) { case 1: case 2: … }
  const isCaseOfTwo = (own: TSESTree.SwitchCase): boolean => {
    const { cases, discriminant } = own.parent;
    if (sourceCode.getText(discriminant) !== length) return false;
    const earlier = cases.slice(0, cases.indexOf(own));
    const from = earlier.findLastIndex(({ consequent }) => consequent.some(leaves)) + 1;
    return [...earlier.slice(from), own].every(
      ({ test }) => test?.type === "Literal" && typeof test.value === "number" && test.value <= 2,
    );
  };
  for (let node: TSESTree.Node = list; node.type !== "Program"; node = node.parent) {
    const parent: TSESTree.Node = node.parent;
    if (parent.type === "IfStatement" || parent.type === "ConditionalExpression") {
      if (parent.consequent === node && isTwo(parent.test, true)) return 2;
      if (parent.alternate === node && isTwo(parent.test, false)) return 2;
    }
    if (parent.type === "LogicalExpression" && parent.right === node && isTwo(parent.left, parent.operator === "&&"))
      return 2;
    const before = getStatements(parent).filter(({ range }) => range[1] <= node.range[0]);
    const isProof = (statement: TSESTree.Statement): boolean =>
      statement.type === "IfStatement"
        ? leaves(statement.consequent) && isTwo(statement.test, false)
        : statement.type === "ExpressionStatement" && isAsserted(statement.expression);
    if (before.some(isProof)) return 2;
    if (parent.type === "SwitchCase" && isCaseOfTwo(parent)) return 2;
  }
  return undefined;
}

function getStatements(parent: TSESTree.Node): readonly TSESTree.Statement[] {
  if (parent.type === "BlockStatement" || parent.type === "Program") return parent.body;
  return parent.type === "SwitchCase" ? parent.consequent : [];
}

/** Returns whether a statement ends the function or the round. */
function leaves(statement: TSESTree.Statement): boolean {
  const last = statement.type === "BlockStatement" ? statement.body.at(-1) : statement;
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(last?.type ?? "");
}

/**
 * The length that a call gives its result: `new Array(2)`, `Array.of(x, y)`, `Array.from({ length: 2 })`, `Object.keys({ x, y })`; two at most for
 * `slice(0, 2)`, and for a filter of two.
 */
function getLimit(sourceCode: TSESLint.SourceCode, node: TSESTree.Node): number | undefined {
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return undefined;
  const [first, second] = node.arguments;
  const count = node.arguments.some(({ type }) => type === "SpreadElement") ? undefined : node.arguments.length;
  const getNumber = (argument: TSESTree.Node | undefined): number | undefined =>
    argument?.type === "Literal" && typeof argument.value === "number" ? argument.value : undefined;
  if (isGlobal(sourceCode, node.callee, "Array")) return count === 1 ? getNumber(first) : count;
  const made = getTypedMaker(sourceCode, node);
  if (made !== undefined) return getTypedLength(sourceCode, made);
  if (node.callee.type !== "MemberExpression") return undefined;
  const { object } = node.callee;
  const isArray = isGlobal(sourceCode, object, "Array");
  switch (getMemberName(node.callee)) {
    case "of":
      return isArray ? count : undefined;
    case "from": {
      if (!isArray || first?.type !== "ObjectExpression") return undefined;
      const length = first.properties.find(
        (property): property is TSESTree.Property =>
          property.type === "Property" && property.key.type === "Identifier" && property.key.name === "length",
      );
      return getNumber(length?.value);
    }
    case "entries":
    case "keys":
    case "values":
      return isGlobal(sourceCode, object, "Object") && first !== undefined ? countKeys(sourceCode, first) : undefined;
    case "filter":
      return getKnownLength(sourceCode, object) === 2 ? 2 : undefined;
    case "slice":
    case "splice":
    case "subarray": {
      const [start, end] = [getNumber(first), getNumber(second)];
      // Of two items at most any number of them is fair; of more than two it is not known how many there are.
      return start === 0 && end !== undefined && end <= 2 ? 2 : undefined;
    }
    default:
      return undefined;
  }
}

/** The length of what makes or fills a typed array; a list in it has as many items, an ArrayBuffer as many bytes. */
function getTypedLength(sourceCode: TSESLint.SourceCode, { constructor, how, given }: TypedMaker): number | undefined {
  const [first, , third] = given;
  if (first === undefined || given.some(({ type }) => type === "SpreadElement")) return undefined;
  const getNumber = (node: TSESTree.Node | undefined): number | undefined =>
    node?.type === "Literal" && typeof node.value === "number" ? node.value : undefined;
  switch (how) {
    case "of":
      return given.length;
    case "size":
      return getNumber(first);
    case "from":
    case "fill":
      return getNumber(getLengthProperty(first)) ?? getLengthOfSource(sourceCode, first);
    case "new": {
      if (third !== undefined) return getNumber(third);
      if (first.type !== "NewExpression" || !isGlobal(sourceCode, first.callee, "ArrayBuffer"))
        return getNumber(first) ?? getKnownLength(sourceCode, first);
      const bits = Number(/\d+/.exec(constructor)?.[0] ?? 8);
      const bytes = getNumber(first.arguments[0]);
      return bytes === undefined ? undefined : (bytes * 8) / bits;
    }
  }
}

/** Of plain letters a Buffer has a byte each. */
function getLengthOfSource(sourceCode: TSESLint.SourceCode, source: TSESTree.Node): number | undefined {
  const isPlain = source.type === "Literal" && typeof source.value === "string" && /^[\w ]*$/.test(source.value);
  return isPlain ? source.value.length : getKnownLength(sourceCode, source);
}

/** The number of keys of an object literal, or of a constant that holds one and is given no others. */
function countKeys(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): number | undefined {
  const node = unwrap(expression);
  if (node.type === "Identifier") {
    const variable = getVariable(sourceCode, node);
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    const isGivenMore = variable?.references.some(({ identifier: { parent } }) => {
      if (parent.type !== "MemberExpression") return false;
      return parent.parent.type === "AssignmentExpression" || parent.parent.type === "UnaryExpression";
    });
    return value === undefined || isGivenMore === true ? undefined : countKeys(sourceCode, value);
  }
  if (node.type !== "ObjectExpression") return undefined;
  const isPlain = node.properties.every((property) => property.type === "Property" && !property.computed);
  return isPlain ? node.properties.length : undefined;
}

function mayChangeLength(identifier: TSESTree.Node): boolean {
  const { parent } = identifier;
  if (parent?.type !== "MemberExpression" || parent.object !== identifier) return false;
  const name = getMemberName(parent);
  if (name === "length") return parent.parent.type === "AssignmentExpression" && parent.parent.left === parent;
  return name !== undefined && CHANGES_LENGTH.has(name);
}
