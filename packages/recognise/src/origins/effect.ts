// Whether running a piece of code does anything besides giving its value: one whitelist for everyone who drops code, moves it, or passes over it.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getSizeOfNew } from "../syntax/list-forms.ts";
import { getOrigin } from "./origin.ts";
import { contains, getChildren, getMemberName, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";

/** What is known of the code beside the whitelist. */
export interface Trust {
  /** Calls that are known, such as draws: they do not count, nor does what stands in them. */
  readonly calls?: Nodes;
  /** Assignments and calls whose own effect does not count; what stands on the right, and what is handed over, does. */
  readonly stores?: Nodes;
  /** Whether a property that is read, and a method named like one of arrays, are taken to be no more than that: nobody's getter runs. */
  readonly members?: boolean;
  /** Whether a report (`console.log`) may be passed over, because it changes nothing here. */
  readonly reports?: boolean;
  /** Whether a function may wait, so that other code runs meanwhile. */
  readonly waits?: boolean;
}

/** A set of nodes, or who tells which are in it. */
type Nodes = Pick<ReadonlySet<TSESTree.Node>, "has">;

/** Returns the first place that does something when a node is evaluated: it writes to what lies outside of the node, reports, throws, waits, or may run code that is not known. */
export function findEffect(file: FileContext, node: TSESTree.Node, trust: Trust = {}): TSESTree.Node | undefined {
  return findIn({ file, trust, regions: [node] }, node);
}

/** Returns the first place that does something when a function is called. */
export function findEffectOfCall(
  file: FileContext,
  called: FunctionNode,
  trust: Trust = {},
): TSESTree.Node | undefined {
  return findInCalled({ file, trust, regions: [] }, called);
}

/** Methods that change nothing, and call a function only on the spot. */
const READING: ReadonlySet<string | undefined> = new Set(
  "map filter forEach slice concat keys values entries from of flat flatMap join split includes indexOf isArray some every find findIndex at has get now floor round ceil trunc random max min abs fromEntries toString".split(
    " ",
  ),
);
/** Those of them that call a function. */
const CALLING: ReadonlySet<string | undefined> = new Set(
  "map filter forEach flatMap some every find findIndex from".split(" "),
);
const REPORTING: ReadonlySet<string | undefined> = new Set(["log", "info", "debug"]);
const MAKING: readonly string[] = [
  ..."Map Set WeakMap WeakSet Array Date Uint8Array Uint16Array Uint32Array Int8Array Int16Array Int32Array".split(" "),
];
const CONVERTING: readonly string[] = "Number String Boolean parseInt parseFloat isNaN isFinite".split(" ");

/** Syntax that does no more than the parts of it do. */
const PLAIN: ReadonlySet<string> = new Set(
  (
    "Literal Identifier ThisExpression Super MetaProperty TemplateLiteral TemplateElement ArrayExpression ObjectExpression Property SpreadElement " +
    "BinaryExpression LogicalExpression ConditionalExpression UnaryExpression SequenceExpression ChainExpression PrivateIdentifier " +
    "BlockStatement ExpressionStatement IfStatement ReturnStatement VariableDeclaration VariableDeclarator EmptyStatement BreakStatement " +
    "ContinueStatement LabeledStatement ForStatement ForInStatement ForOfStatement WhileStatement DoWhileStatement SwitchStatement SwitchCase " +
    "TryStatement CatchClause AssignmentPattern RestElement ExportNamedDeclaration ExportDefaultDeclaration"
  ).split(" "),
);
/** What is declared, and runs only when it is called. */
const DECLARED: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "ImportDeclaration",
  "ExportAllDeclaration",
  "ExportSpecifier",
]);

const MOST_CALLS = 5;

/** Where code is looked at. */
interface CodeRun {
  readonly file: FileContext;
  readonly trust: Trust;
  /** The code that is run, the functions that it calls included: what is declared in it may be written to. */
  readonly regions: readonly TSESTree.Node[];
}

function findIn(place: CodeRun, source: TSESTree.Node): TSESTree.Node | undefined {
  const { file, trust } = place;
  const node = unwrap(source);
  if (trust.calls?.has(source) === true || trust.calls?.has(node) === true) return undefined;
  const isStore = trust.stores?.has(node) === true;
  switch (node.type) {
    case "AssignmentExpression":
      if (!isStore && !isOwn(place, node.left)) return node;
      return (isStore ? undefined : findInPattern(place, node.left)) ?? findIn(place, node.right);
    case "UpdateExpression":
      return isStore || isOwn(place, node.argument) ? undefined : node;
    case "AwaitExpression":
      return trust.waits === true && node.argument.type === "CallExpression" ? findIn(place, node.argument) : node;
    case "UnaryExpression":
      return node.operator === "delete" ? node : findIn(place, node.argument);
    case "NewExpression":
      return MAKING.some((name) => isGlobal(file, node.callee, name)) ? findInAll(place, node.arguments) : node;
    case "CallExpression":
      return isStore ? findInAll(place, node.arguments) : findInCall(place, node);
    case "MemberExpression":
      return isMere(place, node) ? findInAll(place, getChildren(file, node)) : node;
    case "ObjectPattern":
    case "ArrayPattern":
      return findInPattern(place, node);
    case "VariableDeclarator":
      return findInPattern(place, node.id) ?? (node.init === null ? undefined : findIn(place, node.init));
    case "ClassDeclaration":
    case "ClassExpression":
      return node.body.body.some(runsAtOnce) ? node : undefined;
  }
  if (DECLARED.has(node.type) || node.type.startsWith("TS")) return undefined;
  if (!PLAIN.has(node.type) && !node.type.startsWith("JSX")) return node;
  return findInAll(place, getChildren(file, node));
}

function runsAtOnce(member: TSESTree.ClassElement): boolean {
  return member.type === "StaticBlock" || (member.type === "PropertyDefinition" && member.static);
}

function findInAll(place: CodeRun, nodes: readonly TSESTree.Node[]): TSESTree.Node | undefined {
  for (const node of nodes) {
    const found = findIn(place, node);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findInCalled(place: CodeRun, called: FunctionNode): TSESTree.Node | undefined {
  const mayWait = called.async && place.trust.waits !== true;
  if (mayWait || called.generator || place.regions.length > MOST_CALLS) return called;
  const inner = { ...place, regions: [...place.regions, called] };
  for (const parameter of called.params) {
    const found = findInPattern(inner, parameter);
    if (found !== undefined) return found;
  }
  return findIn(inner, called.body);
}

function findInCall(place: CodeRun, node: TSESTree.CallExpression): TSESTree.Node | undefined {
  const callee = unwrap(node.callee);
  const local = getFunction(place.file, callee);
  if (local !== undefined) {
    const isHarmless = place.regions.includes(local) || findInCalled(place, local) === undefined;
    return isHarmless ? findInAll(place, node.arguments) : node;
  }
  const made = callee.type === "MemberExpression" && getMemberName(callee) === "fill" ? callee.object : undefined;
  const size = made === undefined ? undefined : getSizeOfNew(place.file, unwrap(made));
  // `Array(n).fill(0)` writes to an array that nobody else has.
  if (size !== undefined) return findInAll(place, [size, ...node.arguments]);
  if (!isKnownCall(place, callee)) return node;
  const name = callee.type === "MemberExpression" ? getMemberName(callee) : undefined;
  // A function that is handed on by name may do anything.
  const handed = name === "from" ? node.arguments.slice(1) : node.arguments;
  if (CALLING.has(name) && handed.some((argument) => !isKnownFunction(argument))) return node;
  for (const argument of node.arguments) {
    const found = isFunction(argument) ? findInCalled(place, argument) : findIn(place, argument);
    if (found !== undefined) return found;
  }
  return callee.type === "MemberExpression" ? findIn(place, callee.object) : undefined;
}

function isKnownCall({ file, trust }: CodeRun, callee: TSESTree.Node): boolean {
  if (CONVERTING.some((name) => isGlobal(file, callee, name)) || isOfMath(file, callee)) return true;
  if (callee.type !== "MemberExpression") return false;
  const name = getMemberName(callee);
  if (REPORTING.has(name)) return trust.reports === true;
  return trust.members === true && READING.has(name);
}

/** Returns whether an expression is a member of `Math` or `Number`, by whatever name. */
function isOfMath(file: FileContext, expression: TSESTree.Node): boolean {
  const origin = getOrigin(file, expression);
  const [object, member, ...deeper] = origin?.path ?? [];
  const isObject = object === "Math" || object === "Number";
  return origin?.module === undefined && isObject && member !== undefined && deeper.length === 0;
}

/** Returns whether reading a property runs no getter, as far as is known. */
function isMere({ file, trust }: CodeRun, node: TSESTree.MemberExpression): boolean {
  const name = getMemberName(node);
  if (trust.members === true || name === undefined || name === "length") return true;
  if (isOfMath(file, node)) return true;
  const object = unwrap(node.object);
  const variable = object.type === "Identifier" ? getVariable(file, object) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  return (
    value?.type === "ObjectExpression" &&
    value.properties.every(
      ({ type, ...property }) => type === "Property" && "kind" in property && property.kind === "init",
    )
  );
}

/** A pattern reads the properties that it names, and its defaults are evaluated. */
function findInPattern(place: CodeRun, pattern: TSESTree.Node): TSESTree.Node | undefined {
  switch (pattern.type) {
    case "AssignmentPattern":
      return findInPattern(place, pattern.left) ?? findIn(place, pattern.right);
    case "RestElement":
      return findInPattern(place, pattern.argument);
    case "ArrayPattern":
    case "ObjectPattern": {
      if (place.trust.members !== true && !isTakenFromLiteral(pattern)) return pattern;
      const parts = pattern.type === "ArrayPattern" ? pattern.elements : pattern.properties;
      for (const part of parts) {
        const inner = part?.type === "Property" ? part.value : part;
        const found = inner == null ? undefined : findInPattern(place, inner);
        if (found !== undefined) return found;
      }
      return undefined;
    }
    case "MemberExpression":
      return findIn(place, pattern);
    default:
      return undefined;
  }
}

/** Returns whether an assignment writes only to variables of the code that is run. */
function isOwn(place: CodeRun, target: TSESTree.Node): boolean {
  switch (target.type) {
    case "Identifier": {
      const variable = getVariable(place.file, target);
      return variable?.defs.some(({ name }) => place.regions.some((region) => contains(region, name))) === true;
    }
    case "ArrayPattern":
      return target.elements.every((element) => element === null || isOwn(place, element));
    case "ObjectPattern":
      return target.properties.every((property) =>
        isOwn(place, property.type === "Property" ? property.value : property.argument),
      );
    case "AssignmentPattern":
      return isOwn(place, target.left);
    case "RestElement":
      return isOwn(place, target.argument);
    default:
      return false;
  }
}

/** `const [x, y] = [1, 2]` reads no property of anything else. */
function isTakenFromLiteral({ parent }: TSESTree.Node): boolean {
  return (
    (parent?.type === "VariableDeclarator" && parent.init?.type === "ArrayExpression") ||
    (parent?.type === "AssignmentExpression" && parent.right.type === "ArrayExpression")
  );
}

function isKnownFunction(argument: TSESTree.Node): boolean {
  if (argument.type === "Identifier") return ["Boolean", "Number", "String"].includes(argument.name);
  return isFunction(argument) || argument.type === "ObjectExpression";
}
