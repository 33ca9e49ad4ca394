// A function that draws one item, and puts what it makes of the others, by calling itself, behind it or before it: `return [picked, ...shuffle(rest)];`
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { getCopied, getHeadAndTail, getOnlyElement, isEmptyArray, isPlaceBehind } from "../syntax/list-forms.ts";
import { getRebuildingCall } from "../syntax/rebuilding-call.ts";
import { getMemberName, someNode, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { number } from "./arithmetic.ts";
import { insert, take } from "./cards.ts";
import { insertTaken } from "./list-methods.ts";
import { getOwner } from "./taken-item.ts";
import { getLength, getListKey } from "./list-paths.ts";
import { readInPlace } from "./local-functions.ts";
import { NotKnown } from "./not-known.ts";
import { readPlaceLeftOut } from "./sought-item.ts";
import type { Translation } from "./translation.ts";

/** The list that such a function makes. */
const MADE = "$made";

/** How such a function is written. */
interface Recursion {
  /** It ends with no more items than these, 0 or 1, and gives them back. */
  readonly last: number;
  readonly statements: readonly TSESTree.Statement[];
  readonly result: TSESTree.Expression;
}

/** The item that a call puts beside what the function makes of the others. */
interface Joined {
  readonly item: TSESTree.Expression | TSESTree.SpreadElement;
  readonly isFirst: boolean;
  readonly rest: TSESTree.CallExpressionArgument;
}

/** Emits such a function as the loop that it is: it takes an item out of its list in each round, and puts it into another. @throws NotKnown where it is none. */
export function emitRecursiveList(translation: Translation, local: FunctionNode): void {
  const { file } = translation;
  const no = (node: TSESTree.Node = local): NotKnown => new NotKnown({ kind: "recursionGoesOn" }, node);
  const name = getListName(local);
  const variable = name === undefined ? undefined : getVariable(file, name);
  if (name === undefined || variable === undefined || local.async || local.generator) throw no();
  const { recursion, joined } = readRecursion(translation, local, variable);
  if (recursion === undefined || joined === undefined) throw no();
  translation.ownLists.add(variable);
  translation.emptyLists.add(MADE);
  const key = getListKey(translation, name);
  const getPlace = joined.isFirst ? undefined : () => number(0);
  const put = (card: Expression): void => {
    insert(translation, MADE, recursion.result, getPlace?.() ?? { kind: "length", list: MADE }, card);
  };
  const add = (): void => {
    const { item } = joined;
    if (item.type === "SpreadElement") {
      if (!insertTaken(translation, recursion.result, getPlace, item.argument, MADE)) throw no(item);
      return;
    }
    put(translation.capture(translation.expression(getOwner(translation, item))));
  };
  const left: Left = { list: variable, name, rests: new Map(), copies: new Set() };
  const body = translation.inBody(false, () => {
    for (const statement of recursion.statements)
      if (!nameRest(translation, left, statement)) translation.statements([statement]);
    if (isAskedWhenCopyChanged(left, local)) throw no();
    add();
    const place = getPlaceOfDrawn(translation, left, joined.rest);
    if (place === undefined) throw no(joined.rest);
    if (place !== "gone") take(translation, key, name, place);
  });
  translation.output.push({
    kind: "loop",
    test: { kind: "binary", operator: ">", left: getLength(translation, key, name), right: number(recursion.last) },
    body,
    update: [],
    testFirst: true,
  });
  if (recursion.last === 1) put(take(translation, key, name, number(0)));
}

/** Returns whether a function hands on to itself what is left of a list, and what was drawn. */
export function handsDrawnOn(translation: Translation, local: FunctionNode): boolean {
  const name = getListName(local);
  const variable = name === undefined ? undefined : getVariable(translation.file, name);
  if (variable === undefined || getGrown(translation, local) === undefined) return false;
  return readRecursion(translation, local, variable).joined !== undefined;
}

function readRecursion(
  translation: Translation,
  local: FunctionNode,
  list: Variable,
): { readonly recursion: Recursion | undefined; readonly joined: Joined | undefined } {
  const grown = getGrown(translation, local);
  const isGrown: IsList | undefined = grown === undefined ? undefined : (node) => isName(translation, node, grown);
  const recursion = getRecursion(local, (node) => isName(translation, node, list), isGrown);
  if (recursion === undefined) return { recursion, joined: undefined };
  const joined =
    grown === undefined
      ? getJoined(translation, local, recursion.result)
      : getHandedOn(translation, local, recursion, grown);
  return { recursion, joined };
}

/** `(list) => …`, `([...list]) => …`, `(list, drawn) => …` */
function getListName({ params: [first, , ...more] }: FunctionNode): TSESTree.Identifier | undefined {
  const rest = first?.type === "ArrayPattern" && first.elements.length === 1 ? first.elements[0] : undefined;
  const name = rest?.type === "RestElement" ? rest.argument : first;
  return name?.type === "Identifier" && more.length === 0 ? name : undefined;
}

/** The list of what was drawn so far, which a function hands on to itself: `drawn` of `(list, drawn = []) => …`. */
function getGrown({ file }: Translation, { params: [, second] }: FunctionNode): Variable | undefined {
  const isDefault = second?.type === "AssignmentPattern" && isEmptyArray(second.right);
  const name = isDefault ? second.left : second;
  const variable = name?.type === "Identifier" ? getVariable(file, name) : undefined;
  return variable === undefined || getWrites(variable).some(({ writeExpr }) => !isDefault || writeExpr !== second.right)
    ? undefined
    : variable;
}

/** What a call of the function itself hands on: `self(rest, [...drawn, item])`, `self(rest, drawn.concat(item))`. Nothing else asks what was drawn. */
function getHandedOn(
  translation: Translation,
  local: FunctionNode,
  { result }: Recursion,
  grown: Variable,
): Joined | undefined {
  const call = unwrap(result);
  const [rest, next, ...more] = call.type === "CallExpression" ? call.arguments : [];
  if (call.type !== "CallExpression" || rest === undefined || next === undefined || more.length > 0) return undefined;
  if (getFunction(translation.file, call.callee) !== local) return undefined;
  const isGrown: IsList = (node) => isName(translation, unwrap(node), grown);
  const join = (
    item: TSESTree.Expression | TSESTree.SpreadElement | null | undefined,
    list: TSESTree.Node | undefined,
    isFirst: boolean,
  ): Joined | undefined =>
    item == null || list === undefined || !isGrown(list) || callsItself(translation, local, item, rest)
      ? undefined
      : { item, isFirst, rest };
  // The end of the recursion gives it back.
  if (grown.references.filter(({ init }) => init !== true).length !== 2) return undefined;
  const node = unwrap(next);
  if (node.type === "ArrayExpression") {
    const [first, second, ...others] = node.elements;
    if (others.length > 0) return undefined;
    const getList = (part: typeof first): TSESTree.Node | undefined =>
      part?.type === "SpreadElement" ? part.argument : undefined;
    return join(second, getList(first), true) ?? join(first, getList(second), false);
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const [argument, ...others] = node.arguments;
  if (getMemberName(node.callee) !== "concat" || argument === undefined || others.length > 0) return undefined;
  return argument.type === "SpreadElement"
    ? undefined
    : join(getOnlyElement(argument) ?? argument, node.callee.object, true);
}

type IsList = (node: TSESTree.Node) => boolean;

const isName = ({ file }: Translation, node: TSESTree.Node, variable: Variable): boolean =>
  node.type === "Identifier" && getVariable(file, node) === variable;

/** `if (list.length <= 1) return list; …; return result;`, `list.length === 0 ? [] : result` */
function getRecursion({ body }: FunctionNode, isList: IsList, isGrown?: IsList): Recursion | undefined {
  if (body.type !== "BlockStatement") return getChoice(body, isList, isGrown);
  const [guard, ...statements] = body.body;
  const last = statements.pop();
  if (last?.type !== "ReturnStatement" || last.argument === null) {
    if (guard?.type !== "ReturnStatement" || guard.argument === null) return undefined;
    return getChoice(guard.argument, isList, isGrown);
  }
  if (guard?.type !== "IfStatement" || guard.alternate !== null) return undefined;
  const { consequent } = guard;
  const [only, ...more] = consequent.type === "BlockStatement" ? consequent.body : [consequent];
  if (only?.type !== "ReturnStatement" || only.argument === null || more.length > 0) return undefined;
  const count = countLast(guard.test, isList);
  return count?.isLast === true && givesBack(only.argument, count.last, isList, isGrown)
    ? { last: count.last, statements, result: last.argument }
    : undefined;
}

function getChoice(node: TSESTree.Expression, isList: IsList, isGrown?: IsList): Recursion | undefined {
  const choice = unwrap(node);
  if (choice.type !== "ConditionalExpression") return undefined;
  const count = countLast(choice.test, isList);
  if (count === undefined) return undefined;
  const [end, result] = count.isLast ? [choice.consequent, choice.alternate] : [choice.alternate, choice.consequent];
  return givesBack(end, count.last, isList, isGrown) ? { last: count.last, statements: [], result } : undefined;
}

/** Returns how many items a test of the length leaves for the end, and whether it holds at the end or before. */
function countLast(test: TSESTree.Expression, isList: IsList): { last: number; isLast: boolean } | undefined {
  const node = unwrap(test);
  const isLength = (part: TSESTree.Node): boolean =>
    part.type === "MemberExpression" && getMemberName(part) === "length" && isList(unwrap(part.object));
  if (isLength(node)) return { last: 0, isLast: false };
  if (node.type === "UnaryExpression" && node.operator === "!")
    return isLength(unwrap(node.argument)) ? { last: 0, isLast: true } : undefined;
  if (node.type !== "BinaryExpression" || !isLength(unwrap(node.left)) || node.right.type !== "Literal")
    return undefined;
  const found = BOUNDS[`${node.operator} ${String(node.right.value)}`];
  return found === undefined ? undefined : { last: found[0], isLast: found[1] };
}

/** How many items are left at the end, and whether the test holds then. */
const BOUNDS: Readonly<Record<string, readonly [last: number, isLast: boolean] | undefined>> = {
  "=== 0": [0, true],
  "== 0": [0, true],
  "< 1": [0, true],
  "<= 0": [0, true],
  "=== 1": [1, true],
  "== 1": [1, true],
  "<= 1": [1, true],
  "< 2": [1, true],
  "> 0": [0, false],
  ">= 1": [0, false],
  "!== 0": [0, false],
  "> 1": [1, false],
  ">= 2": [1, false],
};

/** Returns whether the end gives back all that is left: the list, a copy of it, or an empty one where nothing is left; or what was drawn, where that is handed on. */
function givesBack(end: TSESTree.Expression, last: number, isList: IsList, isGrown?: IsList): boolean {
  const node = unwrap(end);
  if (isGrown !== undefined) return last === 0 && isGrown(node);
  if (isList(node)) return true;
  if (node.type === "CallExpression")
    return (
      node.callee.type === "MemberExpression" &&
      getMemberName(node.callee) === "slice" &&
      node.arguments.length === 0 &&
      isList(unwrap(node.callee.object))
    );
  if (node.type !== "ArrayExpression") return false;
  const [only, ...more] = node.elements;
  if (only === undefined) return last === 0;
  return more.length === 0 && only?.type === "SpreadElement" && isList(unwrap(only.argument));
}

/** `[item, ...self(rest)]`, `[...self(rest), item]`, `[item].concat(self(rest))`, `self(rest).concat(item)` */
function getJoined(translation: Translation, local: FunctionNode, result: TSESTree.Expression): Joined | undefined {
  const getRest = (node: TSESTree.Node): TSESTree.CallExpressionArgument | undefined => {
    const call = unwrap(node);
    if (call.type !== "CallExpression" || call.arguments.length !== 1) return undefined;
    return getFunction(translation.file, call.callee) === local ? call.arguments[0] : undefined;
  };
  const join = (
    item: TSESTree.Expression | TSESTree.SpreadElement | null | undefined,
    self: TSESTree.Node | undefined,
    isFirst: boolean,
  ): Joined | undefined => {
    const rest = self === undefined ? undefined : getRest(self);
    if (item == null || rest === undefined || callsItself(translation, local, item, rest)) return undefined;
    // What stands behind the call is computed after it.
    return isFirst || item.type === "Identifier" ? { item, isFirst, rest } : undefined;
  };
  const node = unwrap(result);
  if (node.type === "ArrayExpression") {
    const [first, second, ...more] = node.elements;
    if (more.length > 0) return undefined;
    const getSelf = (part: typeof first): TSESTree.Node | undefined =>
      part?.type === "SpreadElement" ? part.argument : undefined;
    return join(first, getSelf(second), true) ?? join(second, getSelf(first), false);
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const [argument, ...more] = node.arguments;
  if (getMemberName(node.callee) !== "concat" || argument === undefined || more.length > 0) return undefined;
  const { object } = node.callee;
  if (argument.type === "SpreadElement") return undefined;
  return join(getOnlyElement(object), argument, true) ?? join(getOnlyElement(argument) ?? argument, object, false);
}

/** Returns whether a function calls itself in one of these, too. */
const callsItself = ({ file }: Translation, local: FunctionNode, ...nodes: readonly TSESTree.Node[]): boolean =>
  nodes.some((node) =>
    someNode(file, node, (part) => part.type === "CallExpression" && getFunction(file, part.callee) === local),
  );

/** What a function knows of its list while it draws. */
interface Left {
  readonly list: Variable;
  readonly name: TSESTree.Identifier;
  /** The names of lists without the item at a place, which is still in its own. */
  readonly rests: Map<Variable, Expression>;
  /** The names of copies, which stand for the list from there on. */
  readonly copies: Set<Variable>;
}

/** `const rest = list.filter((_, k) => k !== place);`, `const rest = [...list];` */
function nameRest(translation: Translation, left: Left, statement: TSESTree.Statement): boolean {
  if (statement.type !== "VariableDeclaration" || statement.declarations.length !== 1) return false;
  const [{ id, init }] = statement.declarations;
  if (id.type !== "Identifier" || init === null) return false;
  const variable = translation.getVariableOf(id);
  const copied = getCopied(translation.file, init);
  if (copied !== undefined && isName(translation, unwrap(copied), left.list)) {
    left.copies.add(variable);
    translation.aliases.set(variable, left.name);
    return true;
  }
  const place = getPlaceLeftOut(translation, left, unwrap(init));
  if (place === undefined || getOnlyValue(variable) === undefined) return false;
  left.rests.set(variable, place);
  return true;
}

/** Returns whether a list is asked for once an item was taken out of its copy: it still has that. */
function isAskedWhenCopyChanged({ list, copies }: Left, local: FunctionNode): boolean {
  const changes = [...copies].flatMap(({ references }) =>
    references.flatMap(({ identifier: { parent } }) =>
      parent.type === "MemberExpression" && parent.parent.type === "CallExpression" ? [parent.parent.range[1]] : [],
    ),
  );
  const first = Math.min(...changes);
  return list.references.some(({ identifier: { range } }) => range[0] > first && range[1] <= local.range[1]);
}

/** Returns where the item lies that a call of the function itself leaves out, "gone" where it is in the list no more. */
function getPlaceOfDrawn(translation: Translation, left: Left, rest: TSESTree.Node): Expression | "gone" | undefined {
  const node = unwrap(rest);
  const copied = getCopied(translation.file, node);
  const list = copied === undefined ? node : unwrap(copied);
  if (list.type === "Identifier") {
    const variable = getVariable(translation.file, list);
    if (variable === undefined) return undefined;
    if (variable === left.list || left.copies.has(variable)) return "gone";
    return left.rests.get(variable);
  }
  return getPlaceLeftOut(translation, left, node);
}

/** The place of the one item that `list.filter((_, k) => k !== place)`, `list.toSpliced(place, 1)` or `[...list.slice(0, place), ...list.slice(place + 1)]` leaves out. */
function getPlaceLeftOut(translation: Translation, { list, name }: Left, node: TSESTree.Node): Expression | undefined {
  const isList: IsList = (part) => isName(translation, unwrap(part), list);
  if (node.type === "ArrayExpression") {
    const [first, second, ...more] = node.elements;
    if (first?.type !== "SpreadElement" || second?.type !== "SpreadElement" || more.length > 0) return undefined;
    return readCutOut(translation, isList, first.argument, second.argument);
  }
  if (node.type !== "CallExpression") return undefined;
  const rebuilding = getRebuildingCall(translation.file, node, isList);
  if (rebuilding !== undefined) {
    // `without(list, place)` of a function of the file.
    const { local, variable } = rebuilding;
    const { body } = local;
    if (body.type === "BlockStatement") return undefined;
    const own: Left = { list: variable, name, rests: new Map(), copies: new Set() };
    return readInPlace(translation, local, node, () => getPlaceLeftOut(translation, own, unwrap(body)));
  }
  if (node.callee.type !== "MemberExpression") return undefined;
  const [first, second, ...more] = node.arguments;
  const object = unwrap(node.callee.object);
  switch (getMemberName(node.callee)) {
    case "filter":
      return isList(object) ? readPlaceLeftOut(translation, name, node) : undefined;
    case "toSpliced":
      return isList(object) &&
        first !== undefined &&
        first.type !== "SpreadElement" &&
        second?.type === "Literal" &&
        second.value === 1 &&
        more.length === 0
        ? translation.capture(translation.expression(first))
        : undefined;
    case "concat":
      return first !== undefined && second === undefined && first.type !== "SpreadElement"
        ? readCutOut(translation, isList, object, first)
        : undefined;
    default:
      return undefined;
  }
}

/** `list.slice(0, place)` and `list.slice(place + 1)` */
function readCutOut(
  translation: Translation,
  isList: IsList,
  before: TSESTree.Node,
  behind: TSESTree.Node,
): Expression | undefined {
  const { end, start } = getHeadAndTail(before, behind, isList) ?? {};
  const isCutOut = end !== undefined && start !== undefined && isPlaceBehind(translation.file, start, end);
  return isCutOut ? translation.capture(translation.expression(end)) : undefined;
}
