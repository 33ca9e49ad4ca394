// Whether code may ask if there was an item at a place that was drawn outside of its list: `if (card === undefined) return getCard();` makes a fair draw of one that is not.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { isNamedBeside } from "../file/script-block.ts";
import { getFunction, getMethodsNamed, getVariable, getWritten, type Variable } from "../syntax/bindings.ts";
import { getBoundNames } from "../syntax/bound-names.ts";
import {
  getCalledName,
  getFunctionAround,
  getKeyName,
  getMemberName,
  isFunction,
  someNode,
  unwrap,
  visitNodes,
  type FunctionNode,
} from "../syntax/tree.ts";
import { getTakenByCall } from "./taken-by-call.ts";

/** What may hold the item or its place, or give it: variables by themselves, properties by their names. */
type Carrier = Variable | string;

/** More steps than that nobody makes from a draw to a question. */
const MOST_STEPS = 20;

/** What stands in a page under a condition, where any name may be asked for, or says that a template stands elsewhere. */
const ASKS_IN_MARKUP = /\b(?:templateUrl|v-(?:if|else-if|show)|x-(?:if|show))\b|\{#if\b|\*ngIf\b|@if\b/;

/**
 * Returns whether a file may ask if a call that takes an item out of a list at a drawn place found one, or where that place lies. Whatever is made of the item, or
 * is handed it, is followed by its names; one question too many is taken for one, so that no draw is called a mistake that is made again.
 */
export function mayAskIfFound(file: FileContext, call: TSESTree.CallExpression): boolean {
  if (!givesUndefined(file, call) || ASKS_IN_MARKUP.test(file.sourceCode.text)) return true;
  const { ast } = file.sourceCode;
  const carriers = new Set<Carrier>();
  for (const argument of call.arguments) addPlaces(file, carriers, argument);
  for (let step = 0, size = -1; size < carriers.size; step++) {
    if (step === MOST_STEPS) return true;
    size = carriers.size;
    visitNodes(file, ast, (node) => {
      followItem(file, carriers, call, node);
      return undefined;
    });
  }
  // What stands beside a script, a template or another script of its page, may ask for whatever it names.
  const isShown = (one: Carrier): boolean => isNamedBeside(file, typeof one === "string" ? one : one.name);
  if ([...carriers].some(isShown)) return true;
  return someNode(
    file,
    ast,
    (node) => node !== call && getQuestions(node).some((part) => carries(file, carriers, call, unwrap(part))),
  );
}

/** Adds the names that a place is made of; `Math` and `deck` of `Math.floor(Math.random() * deck.length)` are none, nor is a name for a length. */
function addPlaces(file: FileContext, carriers: Set<Carrier>, place: TSESTree.Node): void {
  visitNodes(file, place, (node) => {
    const variable = node.type === "Identifier" && !isAskedOrCalled(node) ? getVariable(file, node) : undefined;
    const isNew = variable !== undefined && !carriers.has(variable);
    const values = isNew ? getWritten(variable) : [];
    const isLength = values.some((value) => value.type === "MemberExpression" && getMemberName(value) === "length");
    if (!isNew || isLength) return undefined;
    carriers.add(variable);
    for (const value of values) addPlaces(file, carriers, value);
    return undefined;
  });
}

function isAskedOrCalled(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  if (parent.type === "MemberExpression") return !parent.computed || parent.object === node;
  return parent.type === "CallExpression" && parent.callee === node;
}

/** Returns whether a call that finds no item makes one of `undefined`; a list of nothing, which may be gone through, is none. */
function givesUndefined(file: FileContext, call: TSESTree.CallExpression): boolean {
  const { parent } = call;
  // The item is read by its place.
  if (parent.type === "ExpressionStatement" || isRest(call)) return true;
  const byCall = getTakenByCall(file, call);
  if (byCall !== undefined) return givesUndefined(file, byCall.splice);
  if (isFirstOf(call)) return true;
  if (parent.type !== "VariableDeclarator")
    return parent.type === "AssignmentExpression" && parent.left.type === "ArrayPattern";
  const variable = parent.id.type === "Identifier" ? getVariable(file, parent.id) : undefined;
  if (variable === undefined) return parent.id.type === "ArrayPattern";
  return variable.references.every(({ identifier, init }) => init === true || isFirstOf(identifier));
}

/** Returns whether a call gives the list without the item: `deck.filter(…)`, `[...deck.slice(0, k), ...deck.slice(k + 1)]`. */
const isRest = ({ callee }: TSESTree.CallExpression): boolean =>
  /^(?:filter|slice|toSpliced)$/.test(getCalledName(callee) ?? "");

/** `taken[0]`, `taken.pop()` */
function isFirstOf(list: TSESTree.Node): boolean {
  const { parent } = list;
  if (parent?.type !== "MemberExpression" || parent.object !== list) return false;
  if (parent.computed) return parent.property.type === "Literal" && parent.property.value === 0;
  return isTakenOut(parent);
}

/** `taken.pop()`, `taken.at(0)` */
const isTakenOut = (member: TSESTree.MemberExpression): boolean =>
  /^(?:pop|shift|at)$/.test(getMemberName(member) ?? "") &&
  member.parent.type === "CallExpression" &&
  member.parent.callee === member;

/** Adds what is given the item by a node. */
function followItem(
  file: FileContext,
  carriers: Set<Carrier>,
  call: TSESTree.CallExpression,
  node: TSESTree.Node,
): void {
  const isCarried = (part: TSESTree.Node | null | undefined): boolean =>
    part != null && carries(file, carriers, call, unwrap(part));
  switch (node.type) {
    case "VariableDeclarator":
      if (isCarried(node.init)) addNames(file, carriers, node.id);
      break;
    case "AssignmentExpression":
      if (isCarried(node.right)) addNames(file, carriers, node.left);
      break;
    case "ForOfStatement":
      if (isCarried(node.right)) addNames(file, carriers, node.left);
      break;
    case "Property":
      if (isCarried(node.value)) addKey(carriers, node.key);
      // ({ card }) => …
      if (node.parent.type === "ObjectPattern" && carriers.has(getKeyName(node.key) ?? ""))
        addNames(file, carriers, node.value);
      break;
    case "JSXAttribute":
      if (isCarried(node.value) && node.name.type === "JSXIdentifier") carriers.add(node.name.name);
      break;
    case "ReturnStatement":
      if (isCarried(node.argument)) addFunction(file, carriers, getFunctionAround(node));
      break;
    case "ArrowFunctionExpression":
      if (node.body.type !== "BlockStatement" && isCarried(node.body)) addFunction(file, carriers, node);
      break;
    case "CallExpression":
      followCall(file, carriers, node, isCarried);
      break;
  }
}

/** Adds the parameters of a function that a call hands the item to, the list that it is put into, and the state that it is set as. */
function followCall(
  file: FileContext,
  carriers: Set<Carrier>,
  { callee, arguments: given }: TSESTree.CallExpression,
  isCarried: (part: TSESTree.Node) => boolean,
): void {
  if (given.some(isCarried)) {
    const named = callee.type === "MemberExpression" ? getMethodsNamed(file, callee) : [];
    const called = getFunction(file, callee);
    for (const { params } of called === undefined ? named : [called])
      for (const param of params) addNames(file, carriers, param);
    if (callee.type === "MemberExpression") addNames(file, carriers, callee.object);
    const setter = callee.type === "Identifier" ? getVariable(file, callee)?.defs[0]?.node : undefined;
    if (setter?.type === "VariableDeclarator") addNames(file, carriers, setter.id);
  }
  if (callee.type !== "MemberExpression" || !isCarried(callee.object)) return;
  for (const one of given) for (const param of getFunction(file, one)?.params ?? []) addNames(file, carriers, param);
}

/** Adds the names in what is given a value: a pattern's, a variable's, that of a property, or of the list of a place. */
function addNames(file: FileContext, carriers: Set<Carrier>, target: TSESTree.Node): void {
  const node = unwrap(target);
  if (node.type === "VariableDeclaration") {
    for (const { id } of node.declarations) addNames(file, carriers, id);
    return;
  }
  if (node.type === "MemberExpression") {
    if (node.computed) addNames(file, carriers, node.object);
    else addKey(carriers, node.property);
    return;
  }
  for (const { name } of node.type === "Identifier" ? [{ name: node }] : getBoundNames(node, ""))
    carriers.add(getVariable(file, name) ?? name.name);
}

function addKey(carriers: Set<Carrier>, key: TSESTree.Node): void {
  const name = getKeyName(key);
  if (name !== undefined) carriers.add(name);
}

/** Adds the name under which a function is called. */
function addFunction(file: FileContext, carriers: Set<Carrier>, called: FunctionNode | undefined): void {
  if (called === undefined) return;
  const { parent } = called;
  if (called.type === "FunctionDeclaration") {
    if (called.id !== null) addNames(file, carriers, called.id);
  } else if (parent.type === "VariableDeclarator") addNames(file, carriers, parent.id);
  else if (parent.type === "AssignmentExpression") addNames(file, carriers, parent.left);
  else if (parent.type === "Property" || parent.type === "MethodDefinition" || parent.type === "PropertyDefinition")
    addKey(carriers, parent.key);
}

/** Returns whether the item, or what may hold it, is a part of an expression. What asks it for a property, `card.name`, throws where there is none. */
function carries(
  file: FileContext,
  carriers: ReadonlySet<Carrier>,
  call: TSESTree.CallExpression,
  expression: TSESTree.Node,
): boolean {
  const isCarrier = (node: TSESTree.Node): boolean => {
    if (node === call) return !isRest(call);
    if (node.type === "MemberExpression") return !node.computed && carriers.has(getMemberName(node) ?? "");
    return node.type === "Identifier" && carriers.has(getVariable(file, node) ?? node.name);
  };
  return someNode(file, expression, (node) => {
    if (isFunction(node)) return "skip";
    if (isCarrier(node)) return true;
    if (node.type !== "MemberExpression" || node.computed || node.optional || isTakenOut(node)) return false;
    const asked = unwrap(node.object);
    const isOfCall = asked.type === "CallExpression" && asked !== call && !isCarrier(unwrap(asked.callee));
    return isOfCall ? false : "skip";
  });
}

/** What a node asks whether it is anything at all. */
function getQuestions(node: TSESTree.Node): readonly TSESTree.Node[] {
  switch (node.type) {
    case "ConditionalExpression":
    case "DoWhileStatement":
    case "IfStatement":
    case "WhileStatement":
      return [node.test];
    case "ForStatement":
      return node.test === null ? [] : [node.test];
    case "SwitchStatement":
      return [node.discriminant];
    case "LogicalExpression":
    case "AssignmentPattern":
      return [node.left];
    case "AssignmentExpression":
      return /^(?:\?\?|\|\||&&)=$/.test(node.operator) ? [node.left] : [];
    case "MemberExpression":
      return node.optional || isCaught(node) ? [node.object] : [];
    case "UnaryExpression":
      return node.operator === "!" || node.operator === "typeof" ? [node.argument] : [];
    case "BinaryExpression":
      return /^[!=]==?$/.test(node.operator) && isNothing(node.right) ? [node.left] : [];
    case "TryStatement":
      return [node.block];
    case "CallExpression":
      // Whatever an item is filtered by may be true of no `undefined`.
      return node.callee.type === "MemberExpression" && CHOOSES.test(getMemberName(node.callee) ?? "")
        ? [node.callee.object]
        : [];
    default:
      return [];
  }
}

/** Returns whether a function goes on behind what throws there. */
function isCaught(node: TSESTree.Node): boolean {
  for (let { parent } = node; parent != null && !isFunction(parent); { parent } = parent)
    if (parent.type === "TryStatement") return true;
  return false;
}

const CHOOSES = /^(?:every|filter|find\w*|some)$/;

const isNothing = (node: TSESTree.Node): boolean =>
  (node.type === "Identifier" && node.name === "undefined") ||
  (node.type === "Literal" && node.value === null) ||
  (node.type === "UnaryExpression" && node.operator === "void");
