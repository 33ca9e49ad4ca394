// Loops that take items out of a list at drawn places and use each at once: `const r = draw; board.append(rest[r]); rest.splice(r, 1);`. The order in which they come is what such a loop shuffles.
import type { FileContext } from "../file/file-context.ts";
import { oncePerPart } from "../file/once.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import type { LoopNode } from "../sites/site.ts";
import { getVariable, type Variable } from "../syntax/bindings.ts";
import { getStored } from "../syntax/implicit-globals.ts";
import { getReferencesInside } from "../syntax/names-inside.ts";
import {
  contains,
  getCalledName,
  getFunctionAround,
  getMemberName,
  isFunction,
  isLoop,
  someNode,
  unwrap,
} from "../syntax/tree.ts";
import { insert } from "./cards.ts";
import { getSplicedPlace, takeBySplice } from "./list-methods.ts";
import { keepsOrder } from "./order-kept.ts";
import type { Translation, UsedAtOnce } from "./translation.ts";

/** The list, which no code names, of the items in the order in which they are taken. */
const DRAWN = "$drawn";

/** Emits what a statement of such a loop comes to: an item that is taken is the next one of those that were drawn. */
export function emitUse(translation: Translation, { take }: UsedAtOnce, statement: TSESTree.Node): void {
  translation.others.add(statement);
  if (!contains(statement, take) || take.callee.type !== "MemberExpression") return;
  const card = takeBySplice(translation, take);
  translation.emptyLists.add(DRAWN);
  insert(translation, DRAWN, take.callee.object, { kind: "length", list: DRAWN }, card);
}

/** Returns how a loop uses the items that it takes out of a list of its own, where nothing but the draws can tell in which order they come, and what is done with them keeps that order. */
export const getUsedAtOnce = oncePerPart((file: FileContext, loop: LoopNode): UsedAtOnce | undefined => {
  // A look at the text is enough for nearly all loops.
  if (!file.sourceCode.text.slice(...loop.range).includes("splice")) return undefined;
  const round = getRound(loop);
  const take = round === undefined ? undefined : getOnlyTake(file, round);
  const list = take?.callee.type === "MemberExpression" ? unwrap(take.callee.object) : undefined;
  const variable = list?.type === "Identifier" ? getVariable(file, list) : undefined;
  const place = take === undefined ? undefined : getSplicedPlace(take);
  if (round === undefined || take === undefined || variable === undefined || place === undefined) return undefined;
  if (!isOwn(variable, loop)) return undefined;
  const steering = getSteering(file, loop, place, variable);
  if (steering === undefined) return undefined;
  const uses = round.body.filter((statement) => !getWritten(file, statement).some((one) => steering.has(one)));
  const taking = uses.find((statement) => contains(statement, take));
  if (taking === undefined || !isTakenAlways(take, taking)) return undefined;
  if (!round.body.every((statement) => uses.includes(statement) || isPlainStep(statement))) return undefined;
  const reads = getReads(file, loop, take, variable, place);
  if (reads === undefined || !keepsOrder(file, { loop, round, uses, items: [take, ...reads] })) return undefined;
  const written = uses.flatMap((statement) => getWritten(file, statement));
  return { take, uses: new Set(uses), written: new Set(written) };
});

/** The variables that a piece of code writes to. */
function getWritten(file: FileContext, code: TSESTree.Node): readonly Variable[] {
  return getReferencesInside(file, code).flatMap((reference) => {
    const { identifier } = reference;
    if (!reference.isWrite() || identifier.type !== "Identifier") return [];
    return getStored(file, identifier) ?? [];
  });
}

/** The block that a loop runs in each round. */
function getRound(loop: LoopNode): TSESTree.BlockStatement | undefined {
  const [callback] = loop.type === "CallExpression" ? loop.arguments : [];
  const body = isLoop(loop) ? loop.body : callback !== undefined && isFunction(callback) ? callback.body : undefined;
  return body?.type === "BlockStatement" ? body : undefined;
}

/** The only `splice` of a round. */
function getOnlyTake(file: FileContext, round: TSESTree.BlockStatement): TSESTree.CallExpression | undefined {
  const calls: TSESTree.CallExpression[] = [];
  someNode(file, round, (node) => {
    const isSplice =
      node.type === "CallExpression" &&
      node.callee.type === "MemberExpression" &&
      getMemberName(node.callee) === "splice";
    if (isSplice) calls.push(node);
    return false;
  });
  const [take, ...more] = calls;
  return more.length > 0 ? undefined : take;
}

const isPlainStep = ({ type }: TSESTree.Node): boolean =>
  type === "ExpressionStatement" || type === "VariableDeclaration" || type === "EmptyStatement";

/** Syntax whose parts are all evaluated, once. */
const ALWAYS: ReadonlySet<string> = new Set(
  "ArrayExpression AssignmentExpression AwaitExpression BinaryExpression CallExpression ExpressionStatement MemberExpression NewExpression ObjectExpression Property SpreadElement TemplateLiteral TSAsExpression TSNonNullExpression VariableDeclaration VariableDeclarator".split(
    " ",
  ),
);

/** Returns whether an item is taken whenever a statement runs. */
function isTakenAlways(take: TSESTree.Node, statement: TSESTree.Node): boolean {
  for (let node = take; node !== statement; node = node.parent) {
    if (node.parent === undefined || !ALWAYS.has(node.parent.type)) return false;
    if (node.parent.type === "AssignmentExpression" && /^(?:&&|\|\||\?\?)=$/.test(node.parent.operator)) return false;
    if (node.parent.type === "CallExpression" && node.parent.optional) return false;
  }
  return true;
}

/** Returns whether a variable holds a list that no code beside the function around a loop can change while it runs: no other function names it, and no other name leads to it. */
function isOwn({ defs, references }: Variable, loop: LoopNode): boolean {
  const [definition, ...more] = defs;
  if (definition === undefined || more.length > 0) return false;
  const { node, name } = definition;
  const isParameter = definition.type.toString() === "Parameter";
  const isDeclared = node.type === "VariableDeclarator" && node.id === name && !isAlias(node.init);
  if (!isDeclared && !(isParameter && isFunction(node) && node.params.some((parameter) => parameter === name)))
    return false;
  return references.every((reference) => {
    const { identifier } = reference;
    if (reference.init === true || contains(loop, identifier)) return true;
    const home = getFunctionAround(identifier);
    if (home !== undefined && !contains(home, loop)) return false;
    const { parent } = identifier;
    if (reference.isWrite())
      return parent.type === "AssignmentExpression" && parent.operator === "=" && !isAlias(parent.right);
    return !isKept(identifier);
  });
}

/** The methods that give a list of their own, and the beginnings of names of functions that do. */
const COPYING: ReadonlySet<string> = new Set(
  "concat entries fill filter flat flatMap from keys map match of parse reverse slice sort split toReversed toSorted values".split(
    " ",
  ),
);
const MAKING = /^(?:build|clone|copy|create|generate|make|new|range|structuredClone)/i;

/** Returns whether a value may be a list that has another name, too. */
function isAlias(value: TSESTree.Node | null): boolean {
  const node = value === null ? undefined : unwrap(value);
  if (node === undefined || node.type === "ArrayExpression" || node.type === "NewExpression") return false;
  if (node.type !== "CallExpression") return true;
  const name = getCalledName(node.callee);
  if (name === undefined || (!COPYING.has(name) && !MAKING.test(name) && name !== "Array")) return true;
  // `cards.sort(byName)` is the very list that it sorts.
  const isSame = (name === "sort" || name === "reverse" || name === "fill") && node.callee.type === "MemberExpression";
  return isSame && isAlias(unwrap((node.callee as TSESTree.MemberExpression).object));
}

/** Returns whether a name is given to something that keeps what it stands for. */
function isKept(identifier: TSESTree.Node): boolean {
  const { parent } = identifier;
  switch (parent?.type) {
    case "VariableDeclarator":
    case "AssignmentPattern":
    case "Property":
    case "ArrayExpression":
    case "ExportSpecifier":
      return true;
    case "AssignmentExpression":
      return parent.right === identifier;
    default:
      return false;
  }
}

/** The variables that say how often a loop goes round and from which places it takes; undefined where anything else may say that, too. */
function getSteering(
  file: FileContext,
  loop: LoopNode,
  place: TSESTree.Expression,
  list: Variable,
): ReadonlySet<Variable> | undefined {
  const steering = new Set<Variable>();
  const home = getFunctionAround(place);
  const open: (TSESTree.Node | null)[] = [place];
  if (loop.type === "ForStatement") open.push(loop.init, loop.update);
  // Whatever ends it, so many rounds were made.
  if (loop.type === "ForStatement" && !isBelowLength(loop.test)) open.push(loop.test);
  if (loop.type === "WhileStatement" || loop.type === "DoWhileStatement") open.push(loop.test);
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part === null) continue;
    const read = getSteeringNames(file, part, list);
    if (read === undefined) return undefined;
    for (const variable of read) {
      if (variable === list || steering.has(variable)) continue;
      steering.add(variable);
      for (const reference of variable.references) {
        if (!reference.isWrite()) continue;
        const { identifier } = reference;
        const around = getFunctionAround(identifier);
        // Somebody else may change it meanwhile.
        if (contains(loop, identifier) ? around !== home : around !== undefined && !contains(around, loop))
          return undefined;
        if (!contains(loop, identifier)) continue;
        const { parent } = identifier;
        if (parent.type === "VariableDeclarator") open.push(parent.init);
        else if (parent.type === "AssignmentExpression") open.push(parent.right);
        else if (parent.type !== "UpdateExpression") return undefined;
      }
    }
  }
  return steering;
}

/** Returns whether a test asks whether all items of a list had their round: `i < cells.length`. */
function isBelowLength(test: TSESTree.Expression | null): boolean {
  if (test?.type !== "BinaryExpression" || test.operator !== "<" || test.left.type !== "Identifier") return false;
  const end = unwrap(test.right);
  return end.type === "MemberExpression" && getMemberName(end) === "length" && end.object.type === "Identifier";
}

/** The variables that an expression reads; undefined where it reads something that a call beside it may change, such as a property. */
function getSteeringNames(file: FileContext, part: TSESTree.Node, list: Variable): ReadonlySet<Variable> | undefined {
  const names = new Set<Variable>();
  const isUnclear = someNode(file, part, (node) => {
    if (isFunction(node) || node.type === "AwaitExpression" || node.type === "YieldExpression") return true;
    if (node.type === "MemberExpression") {
      const object = unwrap(node.object);
      if (object.type === "Identifier" && getStored(file, object) === list) return node.computed ? false : "skip";
      return isCalled(node) || (object.type === "Identifier" && object.name === "Math") ? "skip" : true;
    }
    if (node.type !== "Identifier") return false;
    if (node.parent.type === "Property" && node.parent.key === node && !node.parent.shorthand) return false;
    const variable = getStored(file, node);
    if (variable === undefined) return !isCalled(node) && node.name !== "undefined";
    names.add(variable);
    return false;
  });
  return isUnclear ? undefined : names;
}

/** Returns whether a path is what a call calls. */
const isCalled = (node: TSESTree.Node): boolean =>
  node.parent?.type === "CallExpression" && node.parent.callee === node;

/**
 * The places where a round reads the item that it takes, `rest[r]`, all of them before it does; undefined where it does anything else with the list
 * than to ask for its length.
 */
function getReads(
  file: FileContext,
  loop: LoopNode,
  take: TSESTree.CallExpression,
  list: Variable,
  place: TSESTree.Expression,
): readonly TSESTree.Node[] | undefined {
  const home = getFunctionAround(take);
  const at = unwrap(place);
  const held = at.type === "Identifier" ? getStored(file, at) : undefined;
  const reads: TSESTree.Node[] = [];
  for (const { identifier } of list.references) {
    if (!contains(loop, identifier)) continue;
    const member = identifier.parent;
    if (member.type !== "MemberExpression" || member.object !== identifier || getFunctionAround(identifier) !== home)
      return undefined;
    if (member.parent === take || (getMemberName(member) === "indexOf" && contains(take, member))) continue;
    if (isAssigned(member)) return undefined;
    if (getMemberName(member) === "length") continue;
    if (!member.computed || member.range[1] > take.range[1]) return undefined;
    const asked = unwrap(member.property);
    const isSame = held !== undefined && asked.type === "Identifier" && getStored(file, asked) === held;
    if (!isSame && !isSoughtAt(file, member, at)) return undefined;
    if (isSame && !isSetOnceBefore(held, loop, member)) return undefined;
    reads.push(member);
  }
  return held !== undefined && !isSetOnceBefore(held, loop, take) ? undefined : reads;
}

function isAssigned(member: TSESTree.MemberExpression): boolean {
  const { parent } = member;
  if (parent.type === "UpdateExpression" || parent.type === "ArrayPattern") return true;
  return parent.type === "AssignmentExpression" && parent.left === member;
}

/** Returns whether a place is that of the item which a constant reads here: `const item = rest[k]; … rest.splice(rest.indexOf(item), 1)`. */
function isSoughtAt(file: FileContext, member: TSESTree.MemberExpression, place: TSESTree.Node): boolean {
  const { parent } = member;
  const [sought] = place.type === "CallExpression" ? place.arguments : [];
  if (parent.type !== "VariableDeclarator" || parent.id.type !== "Identifier") return false;
  return sought?.type === "Identifier" && getVariable(file, sought) === getVariable(file, parent.id);
}

/** Returns whether each round gives a variable its value once, before a place. */
function isSetOnceBefore({ references }: Variable, loop: LoopNode, place: TSESTree.Node): boolean {
  const [write, ...more] = references.filter(
    (reference) => reference.isWrite() && contains(loop, reference.identifier),
  );
  return write !== undefined && more.length === 0 && write.identifier.range[1] <= place.range[0];
}
