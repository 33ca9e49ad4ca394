// One round of a loop over the items of a list, however the loop is written: `forEach`, `map`, `for … of`, `for … in`, or a counter.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getVariable, isGlobal, type Variable } from "./bindings.ts";
import { contains, getFunctionAround, getMemberName, unwrap } from "./tree.ts";

export interface Iteration {
  /** The loop, or the function that is called for each item: variables declared inside belong to one item. */
  readonly region: TSESTree.Node;
  /** The list; undefined where only a count is known. */
  readonly list: TSESTree.Expression | undefined;
  /** What each round does before the last thing: declarations. */
  readonly before: readonly TSESTree.Statement[];
  /** What each round does last, or gives back. */
  readonly last: TSESTree.Expression;
  /** True where the round returns `last`. */
  readonly isReturned: boolean;
  readonly isItem: (node: TSESTree.Node) => boolean;
  readonly isIndex: (node: TSESTree.Node) => boolean;
}

/** Returns the round of a function that is called with each item and its index, as `map` and `forEach` do. */
export function readCallback(
  file: FileContext,
  callback: TSESTree.Node | undefined,
  list: TSESTree.Expression | undefined,
): Iteration | undefined {
  const region = callback === undefined ? undefined : getFunction(file, callback);
  if (region === undefined || region.async || region.generator) return undefined;
  const [item, index, ...more] = region.params;
  if (more.length > 0) return undefined;
  const round = readBody(region.body);
  if (round === undefined) return undefined;
  return {
    ...round,
    region,
    list,
    isItem: isVariable(file, item),
    isIndex: isVariable(file, index),
  };
}

/** Returns the round of a statement that loops over every item of a list, or over a count from 0. */
export function readLoop(file: FileContext, statement: TSESTree.Node): Iteration | undefined {
  switch (statement.type) {
    case "ExpressionStatement":
      return readForEach(file, statement.expression);
    case "ForOfStatement":
    case "ForInStatement": {
      const [declarator, ...more] = statement.left.type === "VariableDeclaration" ? statement.left.declarations : [];
      const round = readBody(statement.body);
      if (declarator === undefined || more.length > 0 || round === undefined) return undefined;
      if (statement.type === "ForOfStatement") {
        if (statement.await) return undefined;
        const counted = getCounted(statement.right);
        const isCounter = isVariable(file, declarator.id);
        if (counted !== undefined) return withIndex(file, statement, counted, isCounter, round);
        const [index, item] = getEntry(declarator.id);
        const list = getMethodObject(statement.right, "entries") ?? statement.right;
        if (item !== undefined) {
          return {
            ...round,
            region: statement,
            list,
            isItem: isVariable(file, item),
            isIndex: isVariable(file, index),
          };
        }
        return { ...round, region: statement, list, isItem: isCounter, isIndex: () => false };
      }
      return withIndex(file, statement, statement.right, isVariable(file, declarator.id), round);
    }
    case "ForStatement": {
      const count = getCount(file, statement);
      const round = readBody(statement.body);
      if (count === undefined || round === undefined) return undefined;
      return withIndex(file, statement, count.list, (node) => isReadOf(file, node, count.counter), round);
    }
    default:
      return undefined;
  }
}

/** The keys of a list as they are walked: `list.keys()`. */
const getCounted = (right: TSESTree.Expression): TSESTree.Expression | undefined => getMethodObject(right, "keys");

function getMethodObject(node: TSESTree.Expression, name: string): TSESTree.Expression | undefined {
  const call = unwrap(node);
  if (call.type !== "CallExpression" || call.arguments.length > 0 || call.callee.type !== "MemberExpression")
    return undefined;
  return getMemberName(call.callee) === name && !call.callee.optional && !call.optional
    ? call.callee.object
    : undefined;
}

/** `[index, item]` of `for (const [index, item] of list.entries())`. */
function getEntry(pattern: TSESTree.Node): readonly (TSESTree.Node | undefined)[] {
  if (pattern.type !== "ArrayPattern" || pattern.elements.length !== 2) return [];
  return pattern.elements.map((element) => element ?? undefined);
}

function readForEach(file: FileContext, expression: TSESTree.Expression): Iteration | undefined {
  // Where there is no list, nothing is walked, and nothing is there to be sorted.
  const call = unwrap(expression.type === "ChainExpression" ? expression.expression : expression);
  if (call.type !== "CallExpression" || call.optional || call.callee.type !== "MemberExpression") return undefined;
  const [callback, ...more] = call.arguments;
  const name = getMemberName(call.callee);
  if (more.length > 0 || (name !== "forEach" && name !== "map")) return undefined;
  return readCallback(file, callback, call.callee.object);
}

type Round = Pick<Iteration, "before" | "last" | "isReturned">;

/** A body of declarations and one expression. */
function readBody(body: TSESTree.Node): Round | undefined {
  if (body.type === "ExpressionStatement") return { before: [], last: body.expression, isReturned: false };
  if (body.type !== "BlockStatement") {
    return isExpression(body) ? { before: [], last: body, isReturned: true } : undefined;
  }
  const before = body.body.slice(0, -1);
  const last = body.body.at(-1);
  if (last === undefined) return undefined;
  if (last.type === "ReturnStatement" && last.argument !== null)
    return { before, last: last.argument, isReturned: true };
  return last.type === "ExpressionStatement" ? { before, last: last.expression, isReturned: false } : undefined;
}

const isExpression = (node: TSESTree.Node): node is TSESTree.Expression => !/Statement$|Declaration$/.test(node.type);

function withIndex(
  file: FileContext,
  region: TSESTree.Node,
  list: TSESTree.Expression | undefined,
  isIndex: (node: TSESTree.Node) => boolean,
  round: Round,
): Iteration {
  const isPlace = (node: TSESTree.Node): boolean => {
    const place = unwrap(node);
    return (
      list !== undefined &&
      place.type === "MemberExpression" &&
      place.computed &&
      isIndex(place.property) &&
      file.sourceCode.getText(unwrap(place.object)) === file.sourceCode.getText(unwrap(list))
    );
  };
  // const item = list[i];
  const items = round.before.filter(
    (statement): statement is TSESTree.VariableDeclaration =>
      statement.type === "VariableDeclaration" &&
      statement.kind === "const" &&
      statement.declarations.every(({ init }) => init !== null && isPlace(init)),
  );
  const names = items.flatMap(({ declarations }) => declarations.map(({ id }) => isVariable(file, id)));
  return {
    ...round,
    before: round.before.filter((statement) => !items.some((item) => item === statement)),
    region,
    list,
    isIndex,
    isItem: (node) => isPlace(node) || names.some((isName) => isName(node)),
  };
}

/** Returns a test whether a node reads the variable that a parameter or a declaration names. */
function isVariable(file: FileContext, name: TSESTree.Node | undefined): (node: TSESTree.Node) => boolean {
  const variable = name?.type === "Identifier" ? getVariable(file, name) : undefined;
  return (node) => variable !== undefined && isReadOf(file, node, variable);
}

/** Returns whether a node reads a variable, and nothing else. */
export function isReadOf(file: FileContext, node: TSESTree.Node, variable: Variable): boolean {
  const identifier = unwrap(node);
  return identifier.type === "Identifier" && getVariable(file, identifier) === variable;
}

/** The counter of `for (let i = 0; i < list.length; i++)`, up or down over a whole list; the list is undefined for a number. */
export function getCount(
  file: FileContext,
  loop: TSESTree.ForStatement,
): { readonly counter: Variable; readonly list: TSESTree.Expression | undefined } | undefined {
  const { init, test, update } = loop;
  if (init == null || test?.type !== "BinaryExpression" || update == null) return undefined;
  const { id, start, more } = getBegun(init);
  const counter = id?.type === "Identifier" ? getVariable(file, id) : undefined;
  if (counter === undefined || start == null || test.left.type === "PrivateIdentifier") return undefined;
  if (!isReadOf(file, test.left, counter) || !isOwnCounter(loop, counter)) return undefined;
  // `n = list.length` may stand beside the counter; anything else in the header is not read.
  if (more.some((other) => other.init === null || getLengthList(file, other.init) === undefined)) return undefined;
  const step = getStep(update);
  if (step === undefined || !isReadOf(file, step.target, counter)) return undefined;
  const isNumber = (node: TSESTree.Node, value: number): boolean => node.type === "Literal" && node.value === value;
  if (step.by === 1) {
    if (!isNumber(start, 0) || (test.operator !== "<" && test.operator !== "!==" && test.operator !== "!="))
      return undefined;
    const end = unwrap(test.right);
    if (end.type === "Literal" && typeof end.value === "number") return { counter, list: undefined };
    const list = getLengthList(file, test.right);
    return list === undefined ? undefined : { counter, list };
  }
  const first = unwrap(start);
  const isToZero =
    (test.operator === ">=" && isNumber(test.right, 0)) ||
    (test.operator === ">" && file.sourceCode.getText(test.right) === "-1");
  if (!isToZero || first.type !== "BinaryExpression" || first.operator !== "-" || !isNumber(first.right, 1))
    return undefined;
  const list = getLengthList(file, first.left);
  return list === undefined ? undefined : { counter, list };
}

/** Returns whether nothing but the head of a loop gives its counter another value while it runs, where that is declared before: no function that a round may call. */
function isOwnCounter(loop: TSESTree.ForStatement, { defs, references }: Variable): boolean {
  if (defs.some(({ name }) => contains(loop, name))) return true;
  const home = getFunctionAround(loop);
  return references.every(
    (reference) =>
      !reference.isWrite() ||
      (getFunctionAround(reference.identifier) === home && !contains(loop.body, reference.identifier)),
  );
}

/** Returns what the head of a loop gives a value, and what else it declares: `let i = 0`, or `i = 0` of a counter that is declared before. */
export function getBegun(init: TSESTree.ForInitialiser): {
  readonly id?: TSESTree.Node | undefined;
  readonly start?: TSESTree.Expression | null | undefined;
  readonly more: readonly TSESTree.VariableDeclarator[];
} {
  if (init.type === "VariableDeclaration") {
    const [first, ...more] = init.declarations;
    return { id: first?.id, start: first?.init, more };
  }
  const isPlain = init.type === "AssignmentExpression" && init.operator === "=";
  return isPlain ? { id: init.left, start: init.right, more: [] } : { more: [] };
}

/** Returns what an expression counts, up or down by one: `i++`, `i += 1`, `i = i + 1`. */
export function getStep(
  update: TSESTree.Node | null | undefined,
): { readonly target: TSESTree.Node; readonly by: 1 | -1 } | undefined {
  if (update?.type === "UpdateExpression") return { target: update.argument, by: update.operator === "++" ? 1 : -1 };
  if (update?.type !== "AssignmentExpression") return undefined;
  const { left: target, operator } = update;
  if (operator === "=") return getWrittenOutStep(target, unwrap(update.right));
  if (!isOne(update.right)) return undefined;
  if (operator === "+=") return { target, by: 1 };
  return operator === "-=" ? { target, by: -1 } : undefined;
}

/** What `i = i + 1`, `i = 1 + i` and `i = i - 1` count. */
function getWrittenOutStep(target: TSESTree.Node, sum: TSESTree.Node): ReturnType<typeof getStep> {
  if (target.type !== "Identifier" || sum.type !== "BinaryExpression") return undefined;
  const { left, right, operator } = sum;
  const isItself = (node: TSESTree.Node): boolean => node.type === "Identifier" && node.name === target.name;
  if (operator === "+" && ((isItself(left) && isOne(right)) || (isOne(left) && isItself(right))))
    return { target, by: 1 };
  return operator === "-" && isItself(left) && isOne(right) ? { target, by: -1 } : undefined;
}

const isOne = (node: TSESTree.Node): boolean => node.type === "Literal" && node.value === 1;

/** The list whose length an expression is: `list.length`, or a constant that holds it. */
export function getLengthList(file: FileContext, expression: TSESTree.Node): TSESTree.Expression | undefined {
  const node = unwrap(expression);
  if (node.type === "MemberExpression") {
    return getMemberName(node) === "length" && !node.optional ? node.object : undefined;
  }
  if (node.type !== "Identifier") return undefined;
  const variable = getVariable(file, node);
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  return value === undefined ? undefined : getLengthList(file, value);
}

/** Returns the list and the callback of `list.map(callback)` or `Array.from(list, callback)`. */
export function getMapped(
  file: FileContext,
  call: TSESTree.CallExpression,
): { readonly list: TSESTree.Expression; readonly callback: TSESTree.Node } | undefined {
  const { callee } = call;
  const [first, second, ...more] = call.arguments;
  if (callee.type !== "MemberExpression" || call.optional || first === undefined) return undefined;
  if (first.type === "SpreadElement" || more.length > 0) return undefined;
  const name = getMemberName(callee);
  if (name === "map" && second === undefined) return { list: callee.object, callback: first };
  if (
    name === "from" &&
    second !== undefined &&
    second.type !== "SpreadElement" &&
    isGlobal(file, callee.object, "Array")
  )
    return { list: first, callback: second };
  return undefined;
}
