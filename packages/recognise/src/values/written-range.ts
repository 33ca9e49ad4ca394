// A range of whole numbers from 0, however it is made: `Array.from({ length: n }, (_, i) => i)`, `_.range(n)`, `range(n)` of a function or a generator of the file.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getRangeCall } from "../origins/range-call.ts";
import { getFunction, getVariable, getWrites, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getLengthProperty, getSizeOfNew, isEmptyArray } from "../syntax/list-forms.ts";
import { getMemberName, getStatements, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";

interface Range {
  readonly start: TSESTree.Expression | undefined;
  readonly end: TSESTree.Expression;
}

/** Returns the number before which a range ends that begins with 0; undefined for any other expression. */
export function getRangeEnd(file: FileContext, expression: TSESTree.Node): TSESTree.Expression | undefined {
  const range = getRange(file, expression, 0);
  return range !== undefined && isFromZero(range) ? range.end : undefined;
}

const isFromZero = ({ start }: Range): boolean => start === undefined || isZero(start);

const isZero = (node: TSESTree.Node): boolean => node.type === "Literal" && node.value === 0;

/** A range of a range of a range is nothing that people write. */
const MOST_CALLS = 3;

function getRange(file: FileContext, expression: TSESTree.Node, depth: number): Range | undefined {
  const node = unwrap(expression);
  if (depth > MOST_CALLS) return undefined;
  if (node.type === "ArrayExpression") {
    const [only, ...more] = node.elements;
    return only?.type === "SpreadElement" && more.length === 0 ? getRange(file, only.argument, depth) : undefined;
  }
  if (node.type !== "CallExpression" || node.optional) return undefined;
  const ofLibrary = getRangeCall(file, node);
  if (ofLibrary !== undefined) return getBounds(ofLibrary);
  return getMade(file, node, depth) ?? getGiven(file, node, depth);
}

function getBounds(given: readonly TSESTree.CallExpressionArgument[]): Range | undefined {
  const [start, end] = given.length === 1 ? [undefined, given[0]] : given;
  if (end === undefined || end.type === "SpreadElement" || start?.type === "SpreadElement") return undefined;
  return { start, end };
}

/** `Array(n).keys()`, `Array.from({ length: n }, (_, i) => i)`, `[...Array(n)].map((_, i) => i)` */
function getMade(file: FileContext, node: TSESTree.CallExpression, depth: number): Range | undefined {
  if (node.callee.type !== "MemberExpression") return undefined;
  const { object } = node.callee;
  const [first, second, ...more] = node.arguments;
  if (more.length > 0) return undefined;
  switch (getMemberName(node.callee)) {
    case "keys": {
      const size = first === undefined ? getSize(file, object) : undefined;
      return size === undefined ? undefined : { start: undefined, end: size };
    }
    case "from": {
      if (!isGlobal(file, object, "Array") || first === undefined) return undefined;
      if (second === undefined) return getRange(file, first, depth);
      const length = getLengthProperty(first);
      return length === undefined ? undefined : getCounted(file, length, second);
    }
    case "map": {
      const size = first === undefined || second !== undefined ? undefined : getSize(file, object);
      return size === undefined || first === undefined ? undefined : getCounted(file, size, first);
    }
    default:
      return undefined;
  }
}

/** `n` of `Array(n)`, `[...Array(n)]` and `Array(n).fill(0)` */
function getSize(file: FileContext, expression: TSESTree.Node): TSESTree.Expression | undefined {
  const node = unwrap(expression);
  if (node.type === "ArrayExpression") {
    const [only, ...more] = node.elements;
    return only?.type === "SpreadElement" && more.length === 0 ? getSize(file, only.argument) : undefined;
  }
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression")
    return getMemberName(node.callee) === "fill" ? getSize(file, node.callee.object) : undefined;
  return getSizeOfNew(file, node);
}

/** So many numbers, each its own place, `(_, i) => i`, or as far from the first: `(_, i) => start + i`, where there are `end - start`. */
function getCounted(file: FileContext, size: TSESTree.Node, callback: TSESTree.Node): Range | undefined {
  const count = getNotBelowZero(file, unwrap(size) as TSESTree.Expression);
  if (!isFunction(callback) || callback.async || callback.generator) return undefined;
  const [, place, ...others] = callback.params;
  const counter = place?.type === "Identifier" ? getVariable(file, place) : undefined;
  const result = getResult(callback);
  if (counter === undefined || result === undefined || others.length > 0) return undefined;
  const isCounter = (node: TSESTree.Node): boolean => isNamed(file, node, counter);
  const value = unwrap(result);
  if (isCounter(value)) return { start: undefined, end: count };
  if (value.type !== "BinaryExpression" || value.operator !== "+") return undefined;
  const start = isCounter(value.left) ? value.right : isCounter(value.right) ? value.left : undefined;
  if (start?.type !== "Identifier" || count.type !== "BinaryExpression" || count.operator !== "-") return undefined;
  const variable = getVariable(file, start);
  return variable !== undefined && isNamed(file, count.right, variable) ? { start, end: count.left } : undefined;
}

/** `end - start` of `Math.max(0, end - start)`: of less than none there are none, either way. */
function getNotBelowZero(file: FileContext, size: TSESTree.Expression): TSESTree.Expression {
  if (size.type !== "CallExpression" || size.callee.type !== "MemberExpression") return size;
  if (getMemberName(size.callee) !== "max" || !isGlobal(file, size.callee.object, "Math")) return size;
  const [first, second, ...more] = size.arguments;
  if (first === undefined || second === undefined || more.length > 0) return size;
  const count = isZero(first) ? second : isZero(second) ? first : undefined;
  return count === undefined || count.type === "SpreadElement" ? size : (unwrap(count) as TSESTree.Expression);
}

/** What an arrow function gives, or a function that does nothing but to return. */
function getResult({ body }: FunctionNode): TSESTree.Expression | undefined {
  if (body.type !== "BlockStatement") return body;
  const [only, ...more] = body.body;
  return only?.type === "ReturnStatement" && more.length === 0 ? (only.argument ?? undefined) : undefined;
}

/** `range(n)`, `range(0, n)`: what a function of the file gives, with what it is handed in the place of its parameters. */
function getGiven(file: FileContext, call: TSESTree.CallExpression, depth: number): Range | undefined {
  const local = getFunction(file, call.callee);
  if (local === undefined || local.async || call.arguments.some(({ type }) => type === "SpreadElement"))
    return undefined;
  const result = local.generator ? undefined : getResult(local);
  const range = result === undefined ? getListed(file, local, call) : getRange(file, result, depth + 1);
  if (range === undefined) return undefined;
  const start = range.start === undefined ? undefined : getHanded(file, range.start, local, call);
  const end = getHanded(file, range.end, local, call);
  return end === undefined || (range.start !== undefined && start === undefined) ? undefined : { start, end };
}

/** `const out = []; for (let i = start; i < end; i++) out.push(i); return out;`, `for (let i = start; i < end; i += step) yield i;` where a call leaves the step at 1. */
function getListed(file: FileContext, local: FunctionNode, call: TSESTree.CallExpression): Range | undefined {
  const { body, generator } = local;
  const statements = body.type === "BlockStatement" ? body.body : [];
  const [loop] = generator ? statements : statements.slice(1);
  if (statements.length !== (generator ? 1 : 3) || loop?.type !== "ForStatement") return undefined;
  const [declarator, ...others] = loop.init?.type === "VariableDeclaration" ? loop.init.declarations : [];
  const { test, update } = loop;
  if (declarator?.id.type !== "Identifier" || declarator.init === null || others.length > 0) return undefined;
  const counter = getVariable(file, declarator.id);
  if (counter === undefined || test?.type !== "BinaryExpression" || test.operator !== "<") return undefined;
  const isCounter = (node: TSESTree.Node | null | undefined): boolean => node != null && isNamed(file, node, counter);
  const isStep =
    update?.type === "UpdateExpression"
      ? update.operator === "++" && isCounter(update.argument)
      : update?.type === "AssignmentExpression" &&
        update.operator === "+=" &&
        isCounter(update.left) &&
        isOne(file, update.right, local, call);
  if (!isStep || !isCounter(test.left) || getWrites(counter).length > 1) return undefined;
  const [only, ...more] = getStatements(loop.body);
  const done = only?.type === "ExpressionStatement" && more.length === 0 ? only.expression : undefined;
  const range = { start: declarator.init, end: test.right };
  if (generator)
    return done?.type === "YieldExpression" && !done.delegate && isCounter(done.argument) ? range : undefined;
  const list = getNewList(file, statements);
  if (list === undefined || done?.type !== "CallExpression" || done.callee.type !== "MemberExpression")
    return undefined;
  const isPush = getMemberName(done.callee) === "push" && isNamed(file, done.callee.object, list);
  return isPush && done.arguments.length === 1 && isCounter(done.arguments[0]) ? range : undefined;
}

/** Returns whether a step is 1: as it stands, or as the default of a parameter that the call hands nothing. */
function isOne(file: FileContext, step: TSESTree.Node, local: FunctionNode, call: TSESTree.CallExpression): boolean {
  const node = unwrap(step);
  if (node.type === "Literal") return node.value === 1;
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const at = local.params.findIndex(
    (one) => one.type === "AssignmentPattern" && variable !== undefined && isNamed(file, one.left, variable),
  );
  const parameter = local.params[at];
  if (variable === undefined || parameter?.type !== "AssignmentPattern" || call.arguments.length > at) return false;
  const isKept = getWrites(variable).every(({ writeExpr }) => writeExpr === parameter.right);
  return isKept && parameter.right.type === "Literal" && parameter.right.value === 1;
}

/** The list that a function begins with, empty, and gives back. */
function getNewList(file: FileContext, statements: readonly TSESTree.Statement[]): Variable | undefined {
  const [first, , last] = statements;
  const [declarator, ...others] = first?.type === "VariableDeclaration" ? first.declarations : [];
  if (declarator?.id.type !== "Identifier" || declarator.init === null || others.length > 0) return undefined;
  const list = getVariable(file, declarator.id);
  if (list === undefined || !isEmptyArray(declarator.init) || last?.type !== "ReturnStatement") return undefined;
  return last.argument !== null && isNamed(file, last.argument, list) ? list : undefined;
}

/** What a number of a function is where it is called: a parameter, a number as it stands, or `end - start` where that starts with 0. */
function getHanded(
  file: FileContext,
  expression: TSESTree.Expression,
  local: FunctionNode,
  call: TSESTree.CallExpression,
): TSESTree.Expression | undefined {
  const node = unwrap(expression);
  if (node.type === "Literal") return node;
  if (node.type === "BinaryExpression" && node.operator === "-") {
    const less = getHanded(file, node.right, local, call);
    return less !== undefined && isZero(less) ? getHanded(file, node.left, local, call) : undefined;
  }
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  if (variable === undefined || getWrites(variable).length > 0) return undefined;
  const at = local.params.findIndex((one) => one.type === "Identifier" && getVariable(file, one) === variable);
  const given = at < 0 ? undefined : call.arguments[at];
  return given === undefined || given.type === "SpreadElement" ? undefined : given;
}

function isNamed(file: FileContext, node: TSESTree.Node, variable: Variable): boolean {
  const name = unwrap(node);
  return name.type === "Identifier" && getVariable(file, name) === variable;
}
