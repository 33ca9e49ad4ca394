// What could put something else in a member's place: a write anywhere in the file, a subclass, whoever is handed the object that holds it.
import type { FileContext } from "../file/file-context.ts";
import { addToList } from "../file/lists-by-key.ts";
import { oncePer, oncePerName } from "../file/once.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import {
  getAskedName,
  getChain,
  getHolder,
  getMemberKey,
  isClassOfArrays,
  isMember,
  type ClassNode,
  type Holder,
} from "./holders.ts";
import { getVariable, isGlobal, type Variable } from "./names.ts";
import { contains, getMemberName, unwrap, visitNodes } from "./tree.ts";

/**
 * Returns whether something may have put another value in the place of a member where it is asked for: what is asked for is then not known.
 * @param value What the member is known to hold; its own definition does not replace it.
 */
export function isReplaceable(
  file: FileContext,
  asked: TSESTree.MemberExpression,
  { holder, name }: { readonly holder: Holder; readonly name: string },
  value: TSESTree.Node | null,
): boolean {
  const { byName } = getChanges(file);
  const isOfHolder = ({ object }: Write, otherwise: boolean): boolean => {
    const other = getHolder(file, object);
    if (other !== undefined) return isRelated(file, other, holder);
    // What CommonJS exports is another object, unless it is this one.
    if (isExports(file, object)) return holder.kind === "object" && isHandedOut(file, holder.node);
    return otherwise;
  };
  const isDefinition = ({ target }: Write): boolean =>
    target.parent?.type === "AssignmentExpression" &&
    target.parent.operator === "=" &&
    (target.parent.right === value || isBound(file, target, target.parent.right));
  // Whatever object a name is written to that nobody knows, it may be this one.
  if (byName.get(name)?.some((write) => !isDefinition(write) && isOfHolder(write, true)) === true) return true;
  if (name.startsWith("#")) return false;
  if (getUnnamedOfKnown(file).some((write) => isOfHolder(write, false) && !isPlace(file, write, holder))) return true;
  const isByThis = unwrap(asked.object).type === "ThisExpression";
  if (isByThis && isOverridden(file, holder, name)) return true;
  return holder.kind === "object" && !contains(holder.node, asked) && isHandedOut(file, holder.node);
}

/** The writes without a name to objects that are known: a bundle has thousands of them, nearly all to others. */
const getUnnamedOfKnown = oncePer((file: FileContext): readonly Write[] =>
  getChanges(file).unnamed.filter(({ object }) => getHolder(file, object) !== undefined || isExports(file, object)),
);

/** `this.compare = this.compare.bind(this)`: it is the same function still. */
function isBound(file: FileContext, target: TSESTree.Node, value: TSESTree.Expression): boolean {
  return (
    value.type === "CallExpression" &&
    value.arguments.length === 1 &&
    value.callee.type === "MemberExpression" &&
    getMemberName(value.callee) === "bind" &&
    file.sourceCode.getText(value.callee.object) === file.sourceCode.getText(target)
  );
}

/** Returns whether an expression is what CommonJS exports. */
export function isExports(file: FileContext, object: TSESTree.Node): boolean {
  if (isGlobal(file, object, "exports")) return true;
  return (
    object.type === "MemberExpression" && isGlobal(file, object.object, "module") && getMemberName(object) === "exports"
  );
}

/** Returns whether the file gives arrays a method of this name: `Array.prototype.first = …`. */
export function isAddedToArrays(file: FileContext, name: string): boolean {
  return getWrittenObjects(file, name).some((object) => isArrayPrototype(file, object));
}

/** Returns whether the file gives a list, or all arrays, another sort: `cards.sort = …`. */
export function isGivenSort(file: FileContext, list: TSESTree.Node): boolean {
  const text = file.sourceCode.getText(list);
  const isList = (object: TSESTree.Node): boolean =>
    file.sourceCode.getText(object) === text &&
    (object.type !== "Identifier" ||
      list.type !== "Identifier" ||
      getVariable(file, object) === getVariable(file, list));
  return ["sort", "toSorted"]
    .flatMap((name) => getWrittenObjects(file, name))
    .some((object) => isArrayPrototype(file, object) || isList(object));
}

/** Returns whether a file's text has a name otherwise than in a call of it, as every write of it has; most files only call their sorts. */
const isMoreThanCalled = oncePerName(
  (file: FileContext, name: string): boolean =>
    /\W/.test(name) || new RegExp(`(?<!\\.\\s*)\\b${name}\\b|\\.\\s*${name}\\b(?!\\s*\\()`).test(file.sourceCode.text),
);

function getWrittenObjects(file: FileContext, name: string): readonly TSESTree.Node[] {
  if (!isMoreThanCalled(file, name)) return [];
  return (getChanges(file).byName.get(name) ?? []).map(({ object }) => unwrap(object));
}

/** Returns whether an expression is `Array.prototype`. */
export function isArrayPrototype(file: FileContext, object: TSESTree.Node): boolean {
  return (
    object.type === "MemberExpression" &&
    getMemberName(object) === "prototype" &&
    isGlobal(file, object.object, "Array")
  );
}

/** Returns whether the file gives what has this prototype another one: `Deck.prototype = []`, `Deck.prototype = Object.create(Array.prototype)`. */
export function isPrototypeGiven(file: FileContext, prototype: TSESTree.MemberExpression): boolean {
  const owner = file.sourceCode.getText(prototype.object);
  return (
    getChanges(file)
      .byName.get("prototype")
      ?.some(({ object }) => file.sourceCode.getText(object) === owner) === true
  );
}

/** Returns all writes of a file to members of a name, whatever object they are of. */
export const getMemberWrites = (file: FileContext, name: string): readonly Write[] =>
  getChanges(file).byName.get(name) ?? [];

/** Returns whether a file writes to members under names that are worked out, of an object that is asked about. */
export const hasUnnamedWrite = (file: FileContext, isAsked: (object: TSESTree.Node) => boolean): boolean =>
  getChanges(file).unnamed.some(({ object }) => isAsked(unwrap(object)));

/** A member that is written to. */
export interface Write {
  readonly object: TSESTree.Node;
  readonly target: TSESTree.Node;
}

/** All in a file that changes members. */
interface Changes {
  /** By the member's name, where the source spells it; that of a private one begins with `#`. */
  readonly byName: Map<string, Write[]>;
  /** Under names that are worked out: `prefs[key] = value`, `Object.assign(prefs, given)`. */
  readonly unnamed: Write[];
  /** The classes that extend others, and the literals that spread others, by what they have of their own. */
  readonly overriding: Map<string, Overriding[]>;
}

/** A class that extends another, or a literal that spreads another, with a member of its own. */
interface Overriding {
  readonly node: ClassNode | TSESTree.ObjectExpression;
  readonly isStatic: boolean;
}

const getChanges = oncePer((file: FileContext): Changes => {
  const changes: Changes = { byName: new Map(), unnamed: [], overriding: new Map() };
  visitNodes(file, file.sourceCode.ast, (node) => {
    addChanges(changes, node);
    return undefined;
  });
  return changes;
});

function addChanges(changes: Changes, node: TSESTree.Node): void {
  switch (node.type) {
    case "AssignmentExpression":
    case "ForInStatement":
    case "ForOfStatement":
      addTarget(changes, node.left);
      return;
    case "UpdateExpression":
      addTarget(changes, node.argument);
      return;
    case "UnaryExpression":
      if (node.operator === "delete") addTarget(changes, node.argument);
      return;
    case "CallExpression":
      addCall(changes, node);
      return;
    case "ClassDeclaration":
    case "ClassExpression":
      if (node.superClass != null) addOverriding(changes, node, node.body.body);
      return;
    case "ObjectExpression":
      if (
        node.properties.some((property) => property.type === "SpreadElement" || getMemberKey(property) === "__proto__")
      )
        addOverriding(changes, node, node.properties);
      return;
  }
}

function addTarget(changes: Changes, source: TSESTree.Node): void {
  const node = unwrap(source);
  switch (node.type) {
    case "MemberExpression":
      if (!isIndex(node)) addWrite(changes, getAskedName(node), { object: node.object, target: node });
      return;
    case "AssignmentPattern":
      addTarget(changes, node.left);
      return;
    case "RestElement":
      addTarget(changes, node.argument);
      return;
    case "ArrayPattern":
      for (const element of node.elements) if (element !== null) addTarget(changes, element);
      return;
    case "ObjectPattern":
      for (const property of node.properties)
        addTarget(changes, property.type === "Property" ? property.value : property);
      return;
    case "ChainExpression":
      addTarget(changes, node.expression);
      return;
  }
}

/** Returns whether a computed name can only be a number: places of lists are written to everywhere. */
function isIndex({ computed, property }: TSESTree.MemberExpression): boolean {
  if (!computed) return false;
  return (
    (property.type === "Literal" && typeof property.value === "number") ||
    property.type === "UpdateExpression" ||
    (property.type === "BinaryExpression" && property.operator !== "+")
  );
}

function addWrite({ byName, unnamed }: Changes, name: string | undefined, write: Write): void {
  if (name === undefined) unnamed.push(write);
  else addToList(byName, name, write);
}

/** Functions that write the one member that they are told of, after the object: `Object.defineProperty`, `Reflect.set`, `jest.spyOn`. */
const WRITES_ONE = /^(?:defineProperty|spyOn|stub|replaceProperty)$/;
/** Of these only with a value after the name: `map.set(key, value)` and `text.replace(x, y)` write no member. */
const WRITES_ONE_OF_THREE = /^\$?(?:set|replace)$/;
/** Functions that write what the objects after the first one hold. */
const WRITES_ALL =
  /^(?:assign|assignIn|assignWith|defaultsDeep|defineProperties|extend|merge|mergeWith|mixin|setPrototypeOf)$/;

function addCall(changes: Changes, call: TSESTree.CallExpression): void {
  const callee = unwrap(call.callee);
  const name =
    callee.type === "MemberExpression" ? getMemberName(callee) : callee.type === "Identifier" ? callee.name : undefined;
  if (name === undefined) return;
  // $.extend(true, object, …)
  const [object, ...others] = call.arguments[0]?.type === "Literal" ? call.arguments.slice(1) : call.arguments;
  const [key] = others;
  if (object === undefined) return;
  const write: Write = { object, target: call };
  if (WRITES_ONE.test(name) || (WRITES_ONE_OF_THREE.test(name) && others.length > 1)) {
    const isSpelled = key?.type === "Literal" && typeof key.value === "string";
    addWrite(changes, isSpelled ? String(key.value) : undefined, write);
  } else if (WRITES_ALL.test(name)) {
    for (const source of others.length === 0 ? [] : others) {
      const members: readonly (TSESTree.ObjectLiteralElement | undefined)[] =
        source.type === "ObjectExpression" ? source.properties : [undefined];
      for (const member of members)
        addWrite(changes, member?.type === "Property" ? getMemberKey(member) : undefined, write);
    }
  }
}

function addOverriding(
  { overriding }: Changes,
  node: ClassNode | TSESTree.ObjectExpression,
  members: readonly TSESTree.Node[],
): void {
  for (const member of members) {
    const name = isMember(member) ? getMemberKey(member) : undefined;
    if (name !== undefined) addToList(overriding, name, { node, isStatic: "static" in member && member.static });
  }
}

/** Returns whether what belongs to one may belong to the other: they are the same, or one extends the other. */
function isRelated(file: FileContext, a: Holder, b: Holder): boolean {
  if (a.kind === "object" || b.kind === "object") return a.node === b.node;
  return a.isStatic === b.isStatic && (extendsOther(file, a.node, b.node) || extendsOther(file, b.node, a.node));
}

function extendsOther(file: FileContext, node: ClassNode, base: ClassNode): boolean {
  const { classes, beyond } = getChain(file, node);
  // `withSwaps(Deck)`, or a parameter: it may be whatever class.
  return classes.includes(base) || (beyond !== undefined && !isFromElsewhere(file, beyond));
}

function isFromElsewhere(file: FileContext, node: TSESTree.Node): boolean {
  if (node.type === "MemberExpression") return isFromElsewhere(file, unwrap(node.object));
  if (node.type !== "Identifier") return false;
  const variable = getVariable(file, node);
  return variable === undefined || variable.defs[0]?.parent?.type === "ImportDeclaration";
}

/** Returns whether a class of the file that extends a holder, or one that the holder extends, has a member of the same name. */
export const isOverridden = (file: FileContext, holder: Holder, name: string): boolean =>
  getChanges(file)
    .overriding.get(name)
    ?.some((other) => overrides(file, other, holder)) === true;

/** Returns whether another class, or another literal, has a member of its own where the holder's methods ask for theirs. */
function overrides(file: FileContext, { node, isStatic }: Overriding, holder: Holder): boolean {
  if (node === holder.node) return false;
  if (node.type === "ObjectExpression") return holder.kind === "object";
  return holder.kind === "class" && holder.isStatic === isStatic && extendsOther(file, node, holder.node);
}

/** A class of arrays writes to the places of its list: `this[i] = this[j]`. */
function isPlace(file: FileContext, { target }: Write, holder: Holder): boolean {
  return target.type === "MemberExpression" && holder.kind === "class" && isClassOfArrays(file, holder.node);
}

/** Returns whether somebody else gets hold of an object that the source spells out, and may write to it: another file, or a function that it is handed to. */
export function isHandedOut(file: FileContext, literal: TSESTree.ObjectExpression): boolean {
  const { parent } = getWhole(literal);
  switch (parent?.type) {
    case "ExportDefaultDeclaration":
    case "TSExportAssignment":
      return true;
    // module.exports = { … }, window.prefs = { … }
    case "AssignmentExpression":
      return unwrap(parent.left).type === "MemberExpression";
    case "VariableDeclarator": {
      const variable = parent.id.type === "Identifier" ? getVariable(file, parent.id) : undefined;
      return variable !== undefined && isNameHandedOut(file, variable);
    }
    default:
      return false;
  }
}

/** The expression with all that TypeScript puts around it. */
function getWhole(node: TSESTree.Node): TSESTree.Node {
  let whole = node;
  while (whole.parent != null && unwrap(whole.parent) === unwrap(node)) whole = whole.parent;
  return whole;
}

const handedOut = new WeakMap<Variable, boolean>();

/** Returns whether somebody else gets hold of the object that a name stands for. */
export function isNameHandedOut(file: FileContext, variable: Variable): boolean {
  const found = handedOut.get(variable);
  if (found !== undefined) return found;
  // Names that are each other's: the first of them answers.
  handedOut.set(variable, false);
  const isExported = variable.defs.some(({ parent }) => parent?.parent.type.startsWith("Export") === true);
  const result =
    isExported || variable.references.some(({ identifier, init }) => init !== true && isHandedOn(file, identifier));
  handedOut.set(variable, result);
  return result;
}

/** Returns whether a use of a name hands what it holds to somebody who may write to it. */
function isHandedOn(file: FileContext, use: TSESTree.Node): boolean {
  const node = getWhole(use);
  const { parent } = node;
  switch (parent?.type) {
    case "BinaryExpression":
    case "ExpressionStatement":
    case "ForInStatement":
    case "IfStatement":
    case "SpreadElement":
    case "TSTypeQuery":
    case "TemplateLiteral":
    case "UnaryExpression":
      return false;
    case "MemberExpression":
      return parent.object !== node;
    case "LogicalExpression":
      return parent.operator !== "&&" || parent.right === node;
    case "CallExpression":
      return parent.callee !== node && !onlyReads(file, unwrap(parent.callee));
    case "VariableDeclarator": {
      const variable = parent.id.type === "Identifier" ? getVariable(file, parent.id) : undefined;
      return variable !== undefined && isNameHandedOut(file, variable);
    }
    default:
      return true;
  }
}

/** The functions of these read what they are handed; those of `Object` and `Reflect` that write count as writes. */
const READING_OBJECTS = ["Object", "Reflect", "JSON", "console"] as const;

/** Returns whether a call only reads what it is handed, or takes it as `this`. */
function onlyReads(file: FileContext, callee: TSESTree.Node): boolean {
  if (callee.type !== "MemberExpression") return false;
  const { object } = callee;
  return (
    /^(?:apply|bind|call)$/.test(getMemberName(callee) ?? "") ||
    READING_OBJECTS.some((name) => isGlobal(file, object, name))
  );
}
