// Statements of a loop that hand on what it draws one by one: `showCard(rest.splice(k, 1)[0])`, `card.flip()`, `hand.add(new Card(card))`. What they do is not known, but they can't reach the list.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getFunction, getOnlyValue, getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { getRootVariable } from "../syntax/list-path.ts";
import {
  contains,
  getChildren,
  getFunctionAround,
  getMemberName,
  isFunction,
  isLoop,
  someNode,
  unwrap,
} from "../syntax/tree.ts";
import { isFresh, isOwnUse, LAYS_OUT } from "../sites/out-of-reach.ts";
import { getSplicedPlace } from "./taken-item.ts";
import type { HandedOn } from "./translation.ts";

/** Returns the statements of a loop that hand on what it takes out of a list at drawn places, where none of them can reach that list, or changes what the loop reads; undefined where others may reach it. */
export function findHandedOn(file: FileContext, loop: TSESTree.Node): HandedOn | undefined {
  const list = getDrawnFrom(file, loop);
  const reach = list === undefined ? undefined : getReach(file, list, loop);
  if (list === undefined || reach === undefined) return undefined;
  const isItem = (variable: Variable): boolean => isMadeOf(file, variable, list, loop);
  const taken = getFirstTaken(file, list);
  let left = getStatementsIn(file, loop).filter(
    (statement) =>
      handsOn(file, statement, list, reach) &&
      !readsBehind(file, statement, list, taken) &&
      !notesOnItem(file, statement, isItem),
  );
  for (let size = Infinity; left.length < size;) {
    size = left.length;
    const asked = getAsked(file, loop, left, (variable) => variable === list || isItem(variable));
    left = left.filter((statement) => isOnlyHanded(file, statement, left, list) && !changesAny(file, statement, asked));
  }
  return { statements: new Set(left), list };
}

/** What a statement hands on: the arguments of its calls, and what it gives to something that is made in the same round. */
export function getHanded(file: FileContext, statement: TSESTree.Node, loop: TSESTree.Node): readonly TSESTree.Node[] {
  const handed: TSESTree.Node[] = [];
  someNode(file, statement, (node) => {
    if (isFunction(node)) return "skip";
    if (node.type === "CallExpression" || node.type === "NewExpression") handed.push(...node.arguments);
    if (node.type === "AssignmentExpression") {
      const root = getRootVariable(file, node.left);
      if (root?.defs.every(({ name }) => contains(loop, name)) === true) handed.push(node.right);
    }
    return false;
  });
  return handed;
}

/** Returns the calls in a statement that take items out of a list, in the order of the text. */
export function getTakes(file: FileContext, statement: TSESTree.Node, list: Variable): TSESTree.CallExpression[] {
  const takes: TSESTree.CallExpression[] = [];
  someNode(file, statement, (node) => {
    if (isFunction(node)) return "skip";
    if (node.type === "CallExpression" && isTakeFrom(file, node, list)) takes.push(node);
    return false;
  });
  return takes.sort((one, other) => one.range[0] - other.range[0]);
}

function isTakeFrom(file: FileContext, call: TSESTree.CallExpression, list: Variable): boolean {
  const { callee } = call;
  return (
    getSplicedPlace(call) !== undefined &&
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    getVariable(file, callee.object) === list
  );
}

/** The only list that a loop takes items out of at places that are no numbers of the source. */
function getDrawnFrom(file: FileContext, loop: TSESTree.Node): Variable | undefined {
  const lists = new Set<Variable | undefined>();
  someNode(file, loop, (node) => {
    const place = node.type === "CallExpression" ? getSplicedPlace(node) : undefined;
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || place === undefined) return false;
    const { object } = node.callee;
    lists.add(object.type === "Identifier" && place.type !== "Literal" ? getVariable(file, object) : undefined);
    return false;
  });
  const [list, ...more] = lists;
  return more.length === 0 ? list : undefined;
}

/** Who may reach a list while a loop runs: nobody else, or the caller who handed it in. */
type Reach = "own" | "caller";

/** Returns who may reach a list before a loop is over, and what is around it; undefined where it is given away by then, or anybody else may count what the loop counts. */
function getReach(file: FileContext, list: Variable, loop: TSESTree.Node): Reach | undefined {
  const home = getFunctionAround(loop);
  const inside = new Set([home, ...getCallbacks(loop)]);
  const end = getOutermostLoop(loop).range[1];
  const isKept = list.references.every(
    ({ identifier, init }) =>
      inside.has(getFunctionAround(identifier)) &&
      (init === true || identifier.range[0] >= end || isOwnUse(file, identifier) || isResizing(identifier)),
  );
  const isCountedHere = !someNode(file, loop, (node) => {
    const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
    const writes = variable === undefined ? [] : getWrites(variable);
    return writes.some(({ identifier }) => !inside.has(getFunctionAround(identifier)));
  });
  if (!isKept || !isCountedHere || getWrites(list).length > 0) return undefined;
  const [definition, ...more] = list.defs;
  if (definition === undefined || more.length > 0) return undefined;
  if (definition.type.toString() === "Parameter") return definition.node === home ? "caller" : undefined;
  const value = getOnlyValue(list);
  return value !== undefined && isFresh(file, value) ? "own" : undefined;
}

/** `deck.splice(k, 1)`, `deck.push(card)`: nobody gets the list itself. */
function isResizing({ parent: member }: TSESTree.Node): boolean {
  if (member?.type !== "MemberExpression" || member.computed) return false;
  const isCalled = member.parent.type === "CallExpression" && member.parent.callee === member;
  return isCalled && /^(?:pop|push|shift|splice|unshift)$/.test(getMemberName(member) ?? "");
}

/** The functions that a call of `forEach` and the like runs for its rounds. */
const getCallbacks = (loop: TSESTree.Node): readonly TSESTree.Node[] =>
  loop.type === "CallExpression" ? loop.arguments.filter(isFunction) : [];

function getOutermostLoop(loop: TSESTree.Node): TSESTree.Node {
  let outermost = loop;
  for (let node = loop.parent; node != null && !isFunction(node); node = node.parent)
    if (isLoop(node)) outermost = node;
  return outermost;
}

/** All statements of a loop, those in its own callback included, and not those of functions that it declares or hands out. */
function getStatementsIn(file: FileContext, loop: TSESTree.Node): TSESTree.Node[] {
  const statements: TSESTree.Node[] = [];
  const own = new Set(getCallbacks(loop));
  const visit = (node: TSESTree.Node): void => {
    if (isFunction(node) && !own.has(node)) return;
    const isHead = node.parent != null && isLoop(node.parent) && "body" in node.parent && node.parent.body !== node;
    if (!isHead && (node.type === "ExpressionStatement" || node.type === "VariableDeclaration")) statements.push(node);
    else for (const child of getChildren(file, node)) visit(child);
  };
  for (const child of getChildren(file, loop)) visit(child);
  return statements;
}

/** Returns whether a statement calls something, gives a property something, or names what it makes, and what is drawn in it is drawn in any case. */
function handsOn(file: FileContext, statement: TSESTree.Node, list: Variable, reach: Reach): boolean {
  const text = file.sourceCode.getText(statement);
  if (LAYS_OUT.test(text)) return false;
  const takes = getTakes(file, statement, list);
  if (statement.type === "VariableDeclaration") {
    const isNamed = statement.declarations.every(({ id, init }) => id.type === "Identifier" && init !== null);
    if (!isNamed || mentions(file, statement, list)) return false;
  } else if (statement.type !== "ExpressionStatement" || !isHandingOn(file, statement.expression, list)) return false;
  const top = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  return !someNode(file, statement, (node) => {
    if (isFunction(node)) return "skip";
    if (CHOOSES.has(node.type)) return takes.some((take) => contains(node, take));
    if (node.type === "ThisExpression" || node.type === "Super") return reach === "caller";
    if (node.type === "CallExpression") return !takes.includes(node) && mayMove(file, node, reach);
    return node !== top && DOES.has(node.type);
  });
}

/** `card.place = i`: what an item shows from then on may go on instead of it. */
function notesOnItem(file: FileContext, statement: TSESTree.Node, isItem: (variable: Variable) => boolean): boolean {
  const expression = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  const root = expression?.type === "AssignmentExpression" ? getRootVariable(file, expression.left) : undefined;
  return root !== undefined && isItem(root);
}

/** Returns where in the text the first item has been taken out of a list. */
function getFirstTaken(file: FileContext, list: Variable): number {
  const takes = list.references.flatMap(({ identifier: { parent } }) =>
    parent.type === "MemberExpression" &&
    parent.parent.type === "CallExpression" &&
    isTakeFrom(file, parent.parent, list)
      ? parent.parent.range[1]
      : [],
  );
  return Math.min(...takes);
}

/** Returns whether a statement reads a place of a list behind what took an item out of it: another item lies there then. */
function readsBehind(file: FileContext, statement: TSESTree.Node, list: Variable, taken: number): boolean {
  return someNode(file, statement, (node) => {
    if (node.type !== "MemberExpression" || !node.computed || node.object.type !== "Identifier") return false;
    return taken <= node.range[0] && getVariable(file, node.object) === list;
  });
}

const CHOOSES: ReadonlySet<string> = new Set(["ConditionalExpression", "LogicalExpression", "ChainExpression"]);
const DOES: ReadonlySet<string> = new Set([
  "AssignmentExpression",
  "AwaitExpression",
  "UpdateExpression",
  "YieldExpression",
]);

/** `showCard(card)`, `await card.flip()`, `cell.textContent = card`; what puts an item behind a list is read as that. */
function isHandingOn(file: FileContext, expression: TSESTree.Expression, list: Variable): boolean {
  if (expression.type === "AssignmentExpression") {
    const target = unwrap(expression.left);
    // `seen[card] = true` is the same in any order.
    const isKeyed = target.type === "MemberExpression" && target.computed;
    return (
      target.type === "MemberExpression" &&
      !isKeyed &&
      expression.operator === "=" &&
      getRootVariable(file, target) !== list
    );
  }
  const call = unwrap(expression.type === "AwaitExpression" ? expression.argument : expression);
  if (call.type !== "CallExpression" || isTakeFrom(file, call, list)) return false;
  const name = call.callee.type === "MemberExpression" ? getMemberName(call.callee) : undefined;
  return name === undefined || !COLLECTS.has(name);
}

/** What puts items into a list is read as that; whoever puts them into a set or a map need not ask in which order they come. */
const COLLECTS: ReadonlySet<string> = new Set(["add", "delete", "push", "set", "unshift"]);

/** Returns whether a call moves items by its name, or is one of a function of the file that does so with any list, where the caller may know the list. */
function mayMove(file: FileContext, call: TSESTree.CallExpression, reach: Reach): boolean {
  const callee = unwrap(call.callee);
  const name = callee.type === "MemberExpression" ? getMemberName(callee) : callee.type === "Identifier" && callee.name;
  if (typeof name !== "string" || REORDERS.test(name) || (reach === "caller" && /^move/i.test(name))) return true;
  const called = reach === "caller" ? getFunction(file, callee) : undefined;
  return called !== undefined && MOVES_ITEMS.test(file.sourceCode.getText(called));
}

/** What brings a list into another order, or puts an item where it belongs: then nobody asks in which order it came. */
const REORDERS = /exchange|insert|permut|revers|rotat|scrambl|shuff|sort|swap/i;

const MOVES_ITEMS = /\.(?:copyWithin|fill|pop|push|reverse|shift|sort|splice|unshift)\b/;

/** Returns whether what a statement declares is used by statements that hand on alone, and never says where an item is drawn. */
function isOnlyHanded(
  file: FileContext,
  statement: TSESTree.Node,
  handing: readonly TSESTree.Node[],
  list: Variable,
): boolean {
  if (statement.type !== "VariableDeclaration") return true;
  return statement.declarations.every(({ id }) => {
    const variable = id.type === "Identifier" ? getVariable(file, id) : undefined;
    return variable?.references.every(({ identifier }) => {
      const user = handing.find((one) => contains(one, identifier));
      return user !== undefined && !getTakes(file, user, list).some((take) => contains(take, identifier));
    });
  });
}

/** The variables that the rest of a loop asks for a property, a place or all of what they hold. */
function getAsked(
  file: FileContext,
  loop: TSESTree.Node,
  handing: readonly TSESTree.Node[],
  isExempt: (variable: Variable) => boolean,
): ReadonlySet<Variable> {
  const asked = new Set<Variable>();
  someNode(file, loop, (node) => {
    if (handing.includes(node)) return "skip";
    const isHeld = node.type === "Identifier" && isAskedFor(node);
    const variable = isHeld ? getVariable(file, node) : undefined;
    if (variable !== undefined && !isExempt(variable)) asked.add(variable);
    return false;
  });
  return asked;
}

function isAskedFor(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  return (
    (parent.type === "MemberExpression" && parent.object === node) ||
    (parent.type === "ForOfStatement" && parent.right === node) ||
    parent.type === "SpreadElement"
  );
}

/** Returns whether a statement may change what any of some variables hold: it hands one of them over as a whole, or calls a method of it. */
function changesAny(file: FileContext, statement: TSESTree.Node, asked: ReadonlySet<Variable>): boolean {
  return someNode(file, statement, (node) => {
    if (isFunction(node)) return "skip";
    if (node.type === "MemberExpression") {
      const { parent } = node;
      const isWritten = parent.type === "AssignmentExpression" && parent.left === node;
      const isCalled = parent.type === "CallExpression" && parent.callee === node;
      const root = isWritten || isCalled ? getRootVariable(file, node) : undefined;
      return root !== undefined && asked.has(root);
    }
    const isWhole =
      node.type === "Identifier" && !(node.parent.type === "MemberExpression" && node.parent.object === node);
    const variable = isWhole ? getVariable(file, node) : undefined;
    return variable !== undefined && asked.has(variable);
  });
}

/** Returns whether a variable is declared in a loop as an item of a list, or as what is made of one. */
const isMadeOf = (file: FileContext, { defs }: Variable, list: Variable, loop: TSESTree.Node): boolean =>
  defs.length === 1 &&
  defs.every(
    ({ node }) =>
      node.type === "VariableDeclarator" &&
      node.init !== null &&
      contains(loop, node) &&
      mentions(file, node.init, list),
  );

const mentions = (file: FileContext, code: TSESTree.Node, variable: Variable): boolean =>
  someNode(file, code, (node) => node.type === "Identifier" && getVariable(file, node) === variable);
