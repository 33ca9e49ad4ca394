// How many items a list has that is filled in one place of the file and used in another: `this.cards`, filled by a constructor; `let deck`, filled by `buildDeck()`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { oncePer } from "../file/once.ts";
import { getFunction, getVariable } from "../syntax/bindings.ts";
import { getHolder } from "../syntax/holders.ts";
import {
  contains,
  getFunctionAround,
  getMemberName,
  isFunction,
  someNode,
  unwrap,
  type FunctionNode,
} from "../syntax/tree.ts";
import { isNothingYet } from "../values/component-state.ts";
import { countPushed, getGivenBack, getPush, isLook } from "../values/filled-length.ts";
import { isMadeByName, isMadeOf } from "../values/same-length.ts";
import { getAsked, getListUses, type ListUses } from "../states/list-uses.ts";
import type { GetLength } from "../values/written-number.ts";

/**
 * Returns how many items a list holds at a place, where everything that the file does with it gives it the same number of items or none, and the
 * place is not run while it is being filled. Undefined where items are taken out or added later, or somebody else has the list in hands.
 */
export function getKeptLength(
  file: FileContext,
  place: TSESTree.Identifier | TSESTree.MemberExpression,
  getLength: GetLength,
): number | undefined {
  const uses = getListUses(file, place);
  if (uses === undefined) return undefined;
  const known = getAllKept(file);
  const [key] = uses.own;
  if (key === undefined || uses.own.length + uses.others.length > MOST_USES) return undefined;
  if (!known.has(key)) {
    // A list that is made of itself is asked for while it is being counted.
    known.set(key, undefined);
    known.set(key, count(file, uses, getLength));
  }
  const kept = known.get(key);
  return kept === undefined || kept.meanwhile.some((part) => contains(part, place)) ? undefined : kept.length;
}

/** In a bundle a name like `list` has thousands; the lists of a game have a few dozen. */
const MOST_USES = 200;

interface Kept {
  readonly length: number;
  /** What runs while the list is being filled. */
  readonly meanwhile: readonly TSESTree.Node[];
}

const getAllKept = oncePer<FileContext, Map<TSESTree.Node, Kept | undefined>>(() => new Map());

/** A value that the list is given, and the statements behind it in its block, which may fill it further. */
interface Filling {
  readonly value: TSESTree.Node;
  readonly after: readonly TSESTree.Statement[];
}

function count(file: FileContext, uses: ListUses, getLength: GetLength): Kept | undefined {
  const fillings: Filling[] = uses.first === undefined ? [] : [uses.first];
  const pushes: TSESTree.CallExpression[] = [];
  // A pair out of which items are taken is at most a pair: of longer lists nobody knows how many are left.
  const takings: TSESTree.Node[] = [];
  const isLeft = (use: TSESTree.Node): boolean => {
    if (isHarmless(file, use)) return true;
    takings.push(use);
    return isHarmless(file, use, isTaking);
  };
  if (!uses.others.every(isLeft)) return undefined;
  for (const use of uses.own) {
    const push = getPush(use);
    const given = getGiven(use);
    if (push?.parent.type === "ExpressionStatement") pushes.push(push);
    else if (given !== undefined) {
      if (isMadeOfItself(file, use)) continue;
      const after = getStatementsAfter(given);
      if (after === undefined || isDrawnFrom(given, uses)) return undefined;
      fillings.push({ value: given.right, after });
    } else if (!isLeft(use)) return undefined;
  }
  const filled = fillings.map((filling) => countFilling(file, filling, { uses, fillings, pushes }, getLength));
  const counts = new Set<number>();
  const counted = new Set<TSESTree.Node>();
  for (const one of filled) {
    if (one === undefined) return undefined;
    if (one.length > 0) counts.add(one.length);
    for (const push of one.pushes) counted.add(push);
  }
  const [length, ...more] = counts;
  if (length === undefined || more.length > 0 || counted.size < pushes.length) return undefined;
  if (takings.length > 0 && length > 2) return undefined;
  return { length, meanwhile: filled.flatMap((one) => one?.meanwhile ?? []) };
}

interface Course {
  readonly uses: ListUses;
  readonly fillings: readonly Filling[];
  readonly pushes: readonly TSESTree.CallExpression[];
}

interface Filled extends Kept {
  readonly pushes: readonly TSESTree.Node[];
}

/** Returns how many items a list has that was given a value, when all behind that has run that fills it. */
function countFilling(file: FileContext, filling: Filling, course: Course, getLength: GetLength): Filled | undefined {
  const { value, after } = filling;
  const start = isNothingYet(value) ? 0 : isNew(file, value) ? getLength(value) : undefined;
  if (start === undefined) return undefined;
  // What comes after the next value fills that one.
  const next = after.findIndex((statement) =>
    course.fillings.some(
      (one) => contains(statement, one.value) && getRoutine(one.value) === getFunctionAround(statement),
    ),
  );
  const steps = next === -1 ? after : after.slice(0, next);
  const runs = steps.map((statement) => getRun(file, statement, course));
  const last = runs.findLastIndex(({ pushes }) => pushes.length > 0);
  const nested = after[next];
  // A value that is given under a condition, and then filled further, may have been given or not.
  const isMixed = nested !== undefined && !isStatementOf(nested, course.fillings) && fillsAfter(after, next, course);
  if (isMixed) return undefined;
  let length = start;
  for (const run of runs.slice(0, last + 1)) {
    if (!isQuiet(file, run, course.uses)) return undefined;
    for (const { push, statement } of run.pushes) length += countPushed(file, push, statement, getLength) ?? NaN;
  }
  if (Number.isNaN(length)) return undefined;
  const all = runs.slice(0, last + 1);
  return {
    length,
    meanwhile: all.flatMap(({ statements }) => statements),
    pushes: all.flatMap(({ pushes }) => pushes.map(({ push }) => push)),
  };
}

const isStatementOf = (statement: TSESTree.Node, fillings: readonly Filling[]): boolean =>
  fillings.some(({ value }) => value.parent?.parent === statement);

const fillsAfter = (after: readonly TSESTree.Statement[], next: number, { pushes }: Course): boolean =>
  pushes.some((push) => after.slice(next + 1).some((statement) => contains(statement, push)));

/** What one statement runs: itself, or the statements of the one function that it calls, where these fill the list. */
interface Run {
  readonly statements: readonly TSESTree.Node[];
  readonly pushes: readonly { readonly push: TSESTree.CallExpression; readonly statement: TSESTree.Node }[];
}

function getRun(file: FileContext, statement: TSESTree.Statement, { pushes, fillings }: Course): Run {
  const home = getFunctionAround(statement);
  const own = pushes.filter((push) => contains(statement, push) && getRoutine(push) === home);
  const filler = own.length === 0 ? getFiller(file, statement) : undefined;
  if (filler?.body.type !== "BlockStatement")
    return { statements: [statement], pushes: own.map((push) => ({ push, statement })) };
  const { body } = filler.body;
  const found = pushes.filter((push) => contains(filler, push));
  // A function that gives the list a value of its own is counted by itself.
  if (found.length === 0 || fillings.some(({ value }) => contains(filler, value)))
    return { statements: [statement], pushes: [] };
  const inside = found.flatMap((push) => {
    const around = body.find((one) => contains(one, push));
    return around === undefined ? [] : [{ push, statement: around }];
  });
  return { statements: body, pushes: inside };
}

/** Returns the function that a statement calls, where nothing else in the file has it: `this.build();` */
function getFiller(file: FileContext, statement: TSESTree.Statement): FunctionNode | undefined {
  const call = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  if (call?.type !== "CallExpression") return undefined;
  const { callee } = call;
  const local = getFunction(file, callee) ?? getPrototypeMethod(file, callee);
  if (local === undefined || local.async || local.generator) return undefined;
  if (callee.type === "Identifier") {
    const declaration = local.type === "FunctionDeclaration" ? local : local.parent.parent;
    const uses = getVariable(file, callee)?.references.filter(({ init }) => init !== true) ?? [];
    const isExported = declaration?.parent?.type.startsWith("Export") === true;
    return uses.length === 1 && !isExported ? local : undefined;
  }
  const name = callee.type === "MemberExpression" ? getCalleeName(callee) : undefined;
  const asked = name === undefined ? [] : getAsked(file, name).filter((node) => node.parent !== local.parent);
  return asked.length === 1 && asked[0] === callee ? local : undefined;
}

const getCalleeName = (callee: TSESTree.MemberExpression): string | undefined => {
  const name = getMemberName(callee);
  return callee.property.type === "PrivateIdentifier" ? `#${callee.property.name}` : name;
};

/** The function of `Deck.prototype.build = function () { … }` behind `this.build`. */
function getPrototypeMethod(file: FileContext, callee: TSESTree.Node): FunctionNode | undefined {
  if (callee.type !== "MemberExpression" || callee.object.type !== "ThisExpression") return undefined;
  const given = getAsked(file, getMemberName(callee) ?? "").filter(
    ({ parent }) => parent?.type === "AssignmentExpression",
  );
  const [only, ...more] = given;
  const { parent } = only ?? {};
  if (only?.type !== "MemberExpression" || parent?.type !== "AssignmentExpression" || more.length > 0) return undefined;
  const { object } = only;
  const isOwn = object.type === "MemberExpression" && getMemberName(object) === "prototype";
  return isOwn && parent.left === only && isFunction(parent.right) ? parent.right : undefined;
}

/** Returns the function whose code a node is, where callbacks belong to the function that hands them over. */
function getRoutine(node: TSESTree.Node): FunctionNode | undefined {
  const around = getFunctionAround(node);
  return around !== undefined && isHandedOver(around) ? getRoutine(around) : around;
}

const BREAKS = /^(?:Break|Continue|Return|Throw)Statement$|^(?:Yield|Await)Expression$/;

/** Returns whether nothing that statements run comes to the list but what is written there. */
function isQuiet(file: FileContext, { statements, pushes }: Run, uses: ListUses): boolean {
  const last = statements.findLastIndex((one) => pushes.some(({ statement }) => statement === one));
  const run = last === -1 ? statements : statements.slice(0, last + 1);
  return run.every((statement) => {
    return !someNode(file, statement, (node) => {
      if (node.type === "ClassDeclaration" || (isFunction(node) && !isHandedOver(node))) return "skip";
      if (BREAKS.test(node.type)) return true;
      if (uses.isMember && node.type === "ThisExpression" && node.parent.type !== "MemberExpression") return true;
      return reaches(file, node, uses, new Set());
    });
  });
}

const isHandedOver = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "CallExpression" || parent?.type === "NewExpression";

/** Returns whether a call runs code of the file that has the list. */
function reaches(file: FileContext, call: TSESTree.Node, uses: ListUses, seen: Set<TSESTree.Node>): boolean {
  if (call.type !== "CallExpression" && call.type !== "NewExpression") return false;
  const { callee } = call;
  const holder = call.type === "NewExpression" ? getHolder(file, callee) : undefined;
  const run = holder?.kind === "class" ? holder.node : getFunction(file, callee);
  if (run === undefined)
    return uses.isMember && callee.type === "MemberExpression" && callee.object.type === "ThisExpression";
  if (seen.has(run)) return false;
  seen.add(run);
  return (
    [...uses.own, ...uses.others].some((use) => contains(run, use)) ||
    someNode(file, run, (node) => reaches(file, node, uses, seen))
  );
}

/** Returns the assignment that gives a list another value. */
export function getGiven(use: TSESTree.Node): TSESTree.AssignmentExpression | undefined {
  const { parent } = use;
  return parent?.type === "AssignmentExpression" && parent.left === use && parent.operator === "=" ? parent : undefined;
}

function getStatementsAfter({ parent: statement }: TSESTree.Node): readonly TSESTree.Statement[] | undefined {
  const block = statement?.parent;
  if (statement?.type !== "ExpressionStatement") return undefined;
  if (block?.type !== "BlockStatement" && block?.type !== "Program") return undefined;
  const body = block.body as readonly TSESTree.Statement[];
  return body.slice(body.indexOf(statement) + 1);
}

/**
 * Returns whether a list was made with the items in sight that it replaces: `const rest = this.cards.slice(); … this.cards = out;`. How many it
 * has depends on how many these were, and who gave it those is not in the file.
 */
function isDrawnFrom(given: TSESTree.AssignmentExpression, { own }: ListUses): boolean {
  if (given.right.type !== "Identifier") return false;
  const routine = getRoutine(given);
  return routine !== undefined && own.some((use) => use.range[0] < given.range[0] && contains(routine, use));
}

/** Returns whether nobody else has the list that an expression gives. */
function isNew(file: FileContext, value: TSESTree.Node): boolean {
  const node = unwrap(value);
  switch (node.type) {
    case "ArrayExpression":
    case "NewExpression":
      return true;
    case "CallExpression": {
      const { callee } = node;
      if (callee.type !== "MemberExpression") return true;
      const name = getMemberName(callee) ?? "";
      if (name === "freeze" || name === "seal") return false;
      return getGivenBack(callee.object) === undefined || isNew(file, callee.object);
    }
    case "Identifier": {
      // const cards = []; … this.cards = cards;
      const variable = getVariable(file, node);
      const declarator = variable?.defs[0]?.node;
      const isLocal = declarator?.type === "VariableDeclarator" && declarator.parent.parent === getBlock(node);
      const isLast = variable?.references.every(({ identifier }) => identifier.range[0] <= node.range[0]);
      return isLocal && isLast === true && declarator.init !== null && isNew(file, declarator.init);
    }
    default:
      return false;
  }
}

const getBlock = ({ parent }: TSESTree.Node): TSESTree.Node | undefined => parent?.parent?.parent;

/** A list is followed through no more other names than this. */
const MOST_NAMES = 4;

/** Returns whether a use of a list leaves it as many items as it had, or is one of those that are asked for, and hands it to nobody who may do otherwise. */
export function isHarmless(
  file: FileContext,
  use: TSESTree.Node,
  isAllowed: (use: TSESTree.Node) => boolean = () => false,
  names = MOST_NAMES,
): boolean {
  if (names === 0) return false;
  if (isAllowed(use)) return true;
  const { parent } = use;
  if (parent?.type === "MemberExpression" && parent.object === use && parent.computed && isWrite(parent))
    return isSwapped(file, parent);
  const itself = getGivenBack(use);
  if (itself !== undefined) return isHarmless(file, itself, isAllowed, names);
  if (isLook(file, use) || isPutBack(file, use)) return true;
  // const cards = this.cards; const { cards } = this;
  const name = use.type === "Property" ? unwrapPattern(use) : getAlias(use);
  const variable = name === undefined ? undefined : getVariable(file, name);
  return (
    variable?.references.every(
      ({ identifier, init }) =>
        init === true || (identifier !== name && isHarmless(file, identifier, isAllowed, names - 1)),
    ) === true
  );
}

/** Returns whether a list is given one of as many items that is made of it, also under a name: `const next = [...cards]; next.sort(…); cards = next;`. */
export function isMadeOfItself(file: FileContext, use: TSESTree.Node): boolean {
  const given = getGiven(use);
  if (given === undefined) return false;
  const mayChange = (place: TSESTree.Node): boolean => {
    const isDeclared = place.parent?.type === "VariableDeclarator" && place.parent.id === place;
    return place !== given.right && !isDeclared && !isHarmless(file, place);
  };
  return isMadeByName(file, given.right, file.sourceCode.getText(use), mayChange);
}

/** `players.pop()`, `players.splice(k, 1)`: takes items out, and puts none in. */
export function isTaking({ parent }: TSESTree.Node): boolean {
  const call = parent?.parent;
  if (parent?.type !== "MemberExpression" || call?.type !== "CallExpression" || call.callee !== parent) return false;
  const name = getMemberName(parent);
  if (call.arguments.some(({ type }) => type === "SpreadElement")) return false;
  return name === "pop" || name === "shift" || (name === "splice" && call.arguments.length <= 2);
}

/** Returns whether a list, or what its method gives back, is given to its own name: `cards = cards.sort(…)`. */
function isPutBack(file: FileContext, use: TSESTree.Node): boolean {
  const { parent } = use;
  const isValue = parent?.type === "AssignmentExpression" && parent.operator === "=" && parent.right === use;
  return isValue && isMadeOf(file, use, file.sourceCode.getText(parent.left));
}

const getAlias = ({ parent }: TSESTree.Node): TSESTree.Identifier | undefined =>
  parent?.type === "VariableDeclarator" && parent.id.type === "Identifier" ? parent.id : undefined;

function unwrapPattern({ value, parent }: TSESTree.Property): TSESTree.Identifier | undefined {
  return value.type === "Identifier" && parent.parent.type === "VariableDeclarator" ? value : undefined;
}

/** `list[k] = item`, `[list[k], list[m]] = …` */
export const isWrite = (member: TSESTree.MemberExpression): boolean =>
  member.parent.type === "ArrayPattern" ||
  (member.parent.type === "AssignmentExpression" && member.parent.left === member);

/** Returns whether a place is given another item of the same list, as a swap does: the function reads its items, too, and the place is not the one behind the last. */
function isSwapped(file: FileContext, written: TSESTree.MemberExpression): boolean {
  const { property, object } = written;
  if (property.type === "UpdateExpression") return false;
  if (property.type === "MemberExpression" && getMemberName(property) === "length") return false;
  let home: TSESTree.Node = written;
  while (home.parent != null && !isFunction(home)) home = home.parent;
  const list = file.sourceCode.getText(object);
  return someNode(
    file,
    home,
    (node) =>
      node.type === "MemberExpression" &&
      node.computed &&
      node !== written &&
      !isWrite(node) &&
      file.sourceCode.getText(node.object) === list,
  );
}
