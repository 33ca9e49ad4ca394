// How often in a row one list is sorted by the same coin, with nobody looking in between: enough rounds of an unfair shuffle make a fair one.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { countRounds } from "../values/counted-rounds.ts";
import { getKnownLength } from "../lengths/known-length.ts";
import { mayBeHandedBack } from "./handed-back.ts";
import { rejectsOneOrder } from "./rejected-order.ts";
import type { LoopNode } from "./site.ts";
import { getSortCall } from "../lists/sort-call.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { getCount, isReadOf } from "../syntax/iteration.ts";
import { getReferencesInside } from "../syntax/names-inside.ts";
import {
  contains,
  getMemberName,
  isFunction,
  isLoop,
  someNode,
  unwrap,
  visitNodes,
  type FunctionNode,
} from "../syntax/tree.ts";

type LoopStatement = Exclude<LoopNode, TSESTree.CallExpression | FunctionNode>;

/** How many sorts of the same kind come directly before a sort, as far as that was asked; null where they are of another kind. */
export type CountsBefore = WeakMap<TSESTree.CallExpression, number | null>;

/** What sorts draw by. */
export interface SortKinds {
  readonly draws: (sort: TSESTree.CallExpression) => boolean;
  /** Whether two sorts draw, and draw alike: a sort that does not is like no other. */
  readonly areAlike: (one: TSESTree.CallExpression, other: TSESTree.CallExpression) => boolean;
  /** Whether a sort draws, and leaves the items where they are however often it is made. */
  readonly staysPut: (sort: TSESTree.CallExpression) => boolean;
}

/**
 * Returns how many times in a row the list has been sorted alike once the code around this sort is done: `a.sort(coin).sort(coin)`, one statement
 * after another, in loops and callbacks that do nothing else. Undefined where that is not known, or where other moves come between the rounds.
 */
export function getRepeats(
  file: FileContext,
  node: TSESTree.CallExpression,
  kinds: SortKinds,
  counts: CountsBefore,
): number | undefined {
  const before = countBefore(file, node, kinds, counts);
  const list = getSortedList(file, node);
  const copied = list === undefined ? getCopiedList(file, node) : undefined;
  if (copied !== undefined && mayBeHandedBack(file, copied, getOutermost(file, node))) return undefined;
  const rounds = list === undefined ? 1 : getRounds(file, node, list, kinds);
  return before === undefined || rounds === undefined ? undefined : (before + 1) * rounds;
}

/** Returns the sort of the same list that comes directly before: its receiver, or the statement before its own. */
function getPreviousSort(file: FileContext, node: TSESTree.CallExpression): TSESTree.CallExpression | undefined {
  const receiver = getReceivingSort(file, node);
  if (receiver !== undefined) return receiver;
  const statement = getStatementAround(node);
  const previous = statement === undefined ? undefined : getSibling(statement, -1);
  return previous === undefined ? undefined : getSortOfSame(file, previous, node);
}

/** The statement of a block in which a call is made once at most, whatever else it does. */
function getStatementAround(node: TSESTree.Node): TSESTree.Node | undefined {
  for (let inner: TSESTree.Node | undefined = node; inner !== undefined; inner = inner.parent) {
    if (isFunction(inner) || isLoop(inner)) return undefined;
    if (getSibling(inner, 0) !== undefined) return inner;
  }
  return undefined;
}

/** Returns the sort of the same list that comes directly after, on this one's result or in the next statement. */
export function getNextSort(file: FileContext, node: TSESTree.CallExpression): TSESTree.CallExpression | undefined {
  const chained = getCallOnResult(node);
  if (chained !== undefined) return getSortCall(file, chained) === undefined ? undefined : chained;
  const statement = getOwnStatement(node);
  const next = statement === undefined ? undefined : getSibling(statement, 1);
  const last = next === undefined ? undefined : getSortOfSame(file, next, node);
  return last === undefined ? undefined : getInnermost(file, last);
}

/** Returns the statement so many places behind another in its block, if there is one. */
export function getSibling(statement: TSESTree.Node, distance: number): TSESTree.Node | undefined {
  const { parent } = statement;
  const siblings: readonly TSESTree.Node[] =
    parent?.type === "BlockStatement" || parent?.type === "Program"
      ? parent.body
      : parent?.type === "SwitchCase"
        ? parent.consequent
        : [];
  return siblings[findPlace(siblings, statement) + distance];
}

/** The index of a statement among those of its block, which may be thousands, in the order of the text. */
function findPlace(siblings: readonly TSESTree.Node[], statement: TSESTree.Node): number {
  let low = 0;
  for (let high = siblings.length - 1; low < high;) {
    const middle = (low + high) >>> 1;
    if ((siblings[middle]?.range[0] ?? 0) < statement.range[0]) low = middle + 1;
    else high = middle;
  }
  return siblings[low] === statement ? low : siblings.indexOf(statement);
}

/** Returns how many sorts of the same kind come directly before; undefined where they are of another kind. */
function countBefore(
  file: FileContext,
  node: TSESTree.CallExpression,
  kinds: SortKinds,
  counts: CountsBefore,
): number | undefined {
  // Each sort of a long row would count all before it: it goes back to one that has done so.
  const row: TSESTree.CallExpression[] = [];
  let sort = node;
  let count = counts.get(sort);
  while (count === undefined) {
    row.push(sort);
    const previous = getPreviousSort(file, sort);
    if (previous === undefined || !kinds.draws(previous)) count = 0;
    else if (!kinds.areAlike(previous, sort)) count = null;
    else {
      sort = previous;
      const known = counts.get(sort);
      count = known === undefined || known === null ? known : known + 1;
    }
    if (count !== undefined) break;
  }
  for (const each of row.reverse()) {
    counts.set(each, count ?? null);
    if (typeof count === "number") count++;
  }
  return counts.get(node) ?? undefined;
}

/** The list that keeps the order: the one that is sorted in place, or the one that its sorted copy is given back to. */
function getSortedList(file: FileContext, node: TSESTree.CallExpression): TSESTree.Expression | undefined {
  const first = getInnermost(file, node);
  let isCopying = false;
  for (let sort: TSESTree.CallExpression | undefined = node; sort; sort = getReceivingSort(file, sort))
    isCopying ||= getSortCall(file, sort)?.isCopying === true;
  const receiver = getSortCall(file, first)?.receiver;
  if (receiver === undefined) return undefined;
  const copied = getCopied(file, receiver);
  if (!isCopying && copied === undefined) return receiver;
  const list = copied ?? receiver;
  const { parent } = getOutermost(file, node);
  const isGivenBack =
    parent.type === "AssignmentExpression" && file.sourceCode.getText(parent.left) === file.sourceCode.getText(list);
  return isGivenBack ? list : undefined;
}

/** The list of which a sort sorts a copy. */
function getCopiedList(file: FileContext, node: TSESTree.CallExpression): TSESTree.Expression | undefined {
  const receiver = getSortCall(file, getInnermost(file, node))?.receiver;
  return receiver === undefined ? undefined : (getCopied(file, receiver) ?? receiver);
}

/** The sort whose result this one sorts again. */
function getReceivingSort(file: FileContext, node: TSESTree.CallExpression): TSESTree.CallExpression | undefined {
  const receiver = getSortCall(file, node)?.receiver;
  const call = receiver === undefined ? undefined : unwrap(receiver);
  return call?.type === "CallExpression" && getSortCall(file, call) !== undefined ? call : undefined;
}

function getInnermost(file: FileContext, node: TSESTree.CallExpression): TSESTree.CallExpression {
  const receiver = getReceivingSort(file, node);
  return receiver === undefined ? node : getInnermost(file, receiver);
}

function getOutermost(file: FileContext, node: TSESTree.CallExpression): TSESTree.CallExpression {
  const call = getCallOnResult(node);
  return call !== undefined && getSortCall(file, call) !== undefined ? getOutermost(file, call) : node;
}

/** The method call on what a call returns. */
function getCallOnResult(node: TSESTree.CallExpression): TSESTree.CallExpression | undefined {
  const { parent } = node;
  const call = parent.type === "MemberExpression" && parent.object === node ? parent.parent : undefined;
  return call?.type === "CallExpression" && call.callee === parent ? call : undefined;
}

/** The statement that does nothing but this, and perhaps keeps the result. */
function getOwnStatement(node: TSESTree.Node): TSESTree.Node | undefined {
  const { parent } = node;
  if (parent?.type === "AssignmentExpression") return getOwnStatement(parent);
  return parent?.type === "ExpressionStatement" ? parent : undefined;
}

/** The last sort that a statement does, if it does nothing else and sorts the list that another sorts. */
function getSortOfSame(
  file: FileContext,
  statement: TSESTree.Node,
  other: TSESTree.CallExpression,
): TSESTree.CallExpression | undefined {
  const result = statement.type === "ReturnStatement" ? statement.argument : getExpression(statement);
  const value = result?.type === "AssignmentExpression" ? result.right : result;
  if (value?.type !== "CallExpression") return undefined;
  const [list, same] = [getSortedList(file, value), getSortedList(file, other)];
  return list !== undefined && same !== undefined && file.sourceCode.getText(list) === file.sourceCode.getText(same)
    ? value
    : undefined;
}

const getExpression = (statement: TSESTree.Node): TSESTree.Expression | undefined =>
  statement.type === "ExpressionStatement" ? statement.expression : undefined;

const MOVES_IN_PLACE = /^(?:sort|toSorted|reverse|toReversed)$/;

/** Returns how many rounds loops and callbacks around a sort give it; undefined where that is not known, or where other moves come between. */
function getRounds(
  file: FileContext,
  node: TSESTree.CallExpression,
  sorted: TSESTree.Expression,
  kinds: SortKinds,
): number | undefined {
  let rounds = 1;
  // Behind a loop over lists, each of which is sorted once, all of them.
  let list = sorted;
  let place: TSESTree.Node | undefined;
  // True where a round is not this sort alone, or not always.
  let isUneven = false;
  let isReturned = false;
  let inner: TSESTree.Node = node;
  for (let call = getCallOnResult(node); call !== undefined; call = getCallOnResult(call)) {
    const callee = call.callee;
    if (callee.type !== "MemberExpression" || !MOVES_IN_PLACE.test(getMemberName(callee) ?? "")) break;
    isUneven ||= !kinds.areAlike(call, node);
    inner = call;
  }
  for (;;) {
    const parent: TSESTree.Node | undefined = inner.parent;
    switch (parent.type) {
      case "AssignmentExpression":
        place = parent.left;
        break;
      case "ChainExpression":
      case "ExpressionStatement":
      case "SequenceExpression":
        break;
      case "ReturnStatement":
        isReturned = true;
        break;
      case "ConditionalExpression":
      case "IfStatement":
      case "LogicalExpression":
        isUneven = true;
        break;
      case "BlockStatement": {
        const others = parent.body.filter((statement) => statement !== inner && !isQuiet(file, statement, list));
        const moves = others.map((statement) => getMove(file, statement, list));
        if (moves.includes(undefined)) return rounds;
        isUneven ||= moves.some((move) => move !== undefined && !kinds.areAlike(move, node));
        break;
      }
      case "ArrowFunctionExpression":
      case "FunctionExpression": {
        const repeated = getCallback(file, parent, list);
        if (repeated === undefined) {
          const all = getAllOfEach(file, parent, list);
          if (all === undefined || parent.parent.type !== "CallExpression") return rounds;
          list = all;
          isReturned = false;
          inner = parent.parent;
          continue;
        }
        const count = repeated.count ?? (kinds.staysPut(node) ? 1 : undefined);
        if (isUneven || count === undefined) return undefined;
        rounds *= count;
        isReturned = false;
        inner = repeated.call;
        continue;
      }
      default: {
        if (!isLoop(parent) || !isRepeatedBy(parent, inner) || isReturned) return rounds;
        if (isOneEachRound(file, parent, list)) {
          const all = getAllLists(file, parent, list, place);
          if (all === undefined) return rounds;
          list = all;
          break;
        }
        if (!isUneven && rejectsOneOrder(file, parent, list, place)) break;
        const known = countRounds(file, parent, (walked) => getKnownLength(file, walked));
        const count = known ?? (kinds.staysPut(node) ? 1 : undefined);
        if (isUneven || count === undefined) return undefined;
        rounds *= Math.max(1, count);
      }
    }
    inner = parent;
  }
}

/** The lists of which a loop sorts one in each round: `decks` of `for (const deck of decks) deck.sort(…)`, or of `decks[k].sort(…)` and `decks[k] = […].sort(…)`. */
function getAllLists(
  file: FileContext,
  loop: LoopStatement,
  list: TSESTree.Expression,
  place: TSESTree.Node | undefined,
): TSESTree.Expression | undefined {
  if (loop.type === "ForOfStatement") return namesVariableOf(file, loop.left, list) ? loop.right : undefined;
  // What is written down of other things has nothing of the rounds before.
  const path = isWrittenDown(list) ? place : list;
  for (let part = path; part?.type === "MemberExpression"; part = part.object) {
    if (!part.computed || !mentionsVariableOf(file, loop, part.property)) continue;
    return mentionsVariableOf(file, loop, part.object) ? undefined : part.object;
  }
  return undefined;
}

/** The lists of `decks.forEach((deck) => deck.sort(…))`. */
function getAllOfEach(
  file: FileContext,
  callback: TSESTree.ArrowFunctionExpression | TSESTree.FunctionExpression,
  list: TSESTree.Expression,
): TSESTree.Expression | undefined {
  const [item] = callback.params;
  const call = callback.parent.type === "CallExpression" ? unwrap(callback.parent.callee) : undefined;
  const isEach = call?.type === "MemberExpression" && getMemberName(call) === "forEach";
  return isEach && item !== undefined && namesVariableOf(file, item, list) ? call.object : undefined;
}

/** What stands in a loop's head is not what it repeats, `for (const card of deck.sort(random))`, but for the end of each round. */
function isRepeatedBy(loop: LoopStatement, node: TSESTree.Node): boolean {
  if (loop.type === "ForStatement" && loop.update === node) return loop.body.type === "EmptyStatement";
  return loop.body === node;
}

/** The sort or reversal of the list that a statement is. */
function getMove(
  file: FileContext,
  statement: TSESTree.Node,
  list: TSESTree.Expression,
): TSESTree.CallExpression | undefined {
  const expression = getExpression(statement);
  const call = expression?.type === "AssignmentExpression" ? expression.right : expression;
  if (call?.type !== "CallExpression" || call.callee.type !== "MemberExpression") return undefined;
  if (!MOVES_IN_PLACE.test(getMemberName(call.callee) ?? "")) return undefined;
  const sorted = getSortedList(file, call) ?? call.callee.object;
  return file.sourceCode.getText(sorted) === file.sourceCode.getText(list) ? call : undefined;
}

/** Returns whether nobody can see the list in a statement: it calls nothing but the console, and does not name the list. */
function isQuiet(file: FileContext, statement: TSESTree.Node, list: TSESTree.Expression): boolean {
  if (!/^(?:Empty|Expression)Statement$|^VariableDeclaration$/.test(statement.type)) return false;
  const tokens = file.sourceCode.getTokens(statement).map(({ value }) => value);
  const root = file.sourceCode.getFirstToken(list)?.value ?? "this";
  const calls = tokens.filter((token) => token === "(" || token === "new" || token === "await" || token === "yield");
  return !tokens.includes(root) && calls.length <= (tokens[0] === "console" ? 1 : 0);
}

const EACH = /^(?:forEach|map|flatMap|every|some|from|times|reduce|reduceRight)$/;

/** Returns the call that calls a function again and again on one and the same list, and how often. */
function getCallback(
  file: FileContext,
  callback: TSESTree.ArrowFunctionExpression | TSESTree.FunctionExpression,
  list: TSESTree.Expression,
): { readonly call: TSESTree.CallExpression; readonly count: number | undefined } | undefined {
  const call = callback.parent;
  if (call.type !== "CallExpression") return undefined;
  const callee = unwrap(call.callee);
  const name =
    callee.type === "MemberExpression" ? getMemberName(callee) : callee.type === "Identifier" ? callee.name : undefined;
  if (name === undefined || !EACH.test(name)) return undefined;
  // What a reduction hands on from round to round is one list.
  const [first] = callback.params;
  const isHandedOn =
    name.startsWith("reduce") &&
    first !== undefined &&
    (file.sourceCode.getText(list) === file.sourceCode.getText(first) ||
      (isWrittenDown(list) && namesVariableOf(file, first, list)));
  if (!isHandedOn && isOneEachRound(file, callback, list)) return undefined;
  const repeated = callee.type === "MemberExpression" && name !== "from" ? callee.object : call.arguments[0];
  return { call, count: repeated === undefined ? undefined : getKnownLength(file, repeated) };
}

/** Returns the loop that does nothing but this. */
export function getLoopAroundOnly(node: TSESTree.Node): LoopStatement | undefined {
  let statement: TSESTree.Node = node;
  if (statement.parent?.type === "AssignmentExpression") statement = statement.parent;
  if (statement.parent?.type === "ExpressionStatement") statement = statement.parent;
  let { parent } = statement;
  if (parent?.type === "BlockStatement" && parent.body.length === 1) ({ parent } = parent);
  return parent != null && isLoop(parent) && contains(parent.body, node) ? parent : undefined;
}

/** Returns whether each round of a loop sorts another list: one that the loop has anew, or one that is written down there. */
const isOneEachRound = (file: FileContext, loop: TSESTree.Node, list: TSESTree.Expression): boolean =>
  mentionsVariableOf(file, loop, list) || (isWrittenDown(list) && !getsBack(file, loop, list));

/** `[right, ...wrong]`, `new Array(…)`: a list that nobody else has. */
function isWrittenDown(list: TSESTree.Expression): boolean {
  const { type } = unwrap(list);
  return type === "ArrayExpression" || type === "NewExpression";
}

const GIVES_NO_LIST = /^(?:Binary|Unary|Update)Expression$|Literal$/;

/**
 * Returns whether the rounds of a loop may give the sorted items back to what the list is written down from, `a = [first, ...a].sort(coin)`:
 * whether the loop assigns to anything of it that is there before the loop. What calls do with it is seen, so that no rounds are counted there.
 */
function getsBack(file: FileContext, loop: TSESTree.Node, list: TSESTree.Expression): boolean {
  // What a `for` declares in its head goes on from round to round.
  const head = loop.type === "ForStatement" ? loop.init : null;
  const isOfRound = (path: TSESTree.Node): boolean =>
    namesVariableOf(file, loop, path) && !(head !== null && namesVariableOf(file, head, path));
  const paths = new Set<string>();
  visitNodes(file, list, (node) => {
    const isPath = node.type === "MemberExpression" || (node.type === "Identifier" && !isNameOfProperty(node));
    if (isPath && !isOfRound(node)) paths.add(file.sourceCode.getText(node));
    return undefined;
  });
  const isPathOfList = (node: TSESTree.Node): boolean => paths.has(file.sourceCode.getText(node));
  return someNode(file, loop, (node) => {
    if (node.type !== "AssignmentExpression" || GIVES_NO_LIST.test(node.right.type)) return false;
    const { left } = node;
    if (left.type !== "MemberExpression") return someNode(file, left, isPathOfList);
    if (isPlaceOfRound(file, loop, left, list)) return false;
    return isPathOfList(left) || (left.computed && isPathOfList(left.object));
  });
}

/** Returns whether each round gives its list to a place that no other round reads: `all[i] = [all[i].right, ...all[i].wrong]`, by the counter of the loop. */
function isPlaceOfRound(
  file: FileContext,
  loop: TSESTree.Node,
  place: TSESTree.MemberExpression,
  list: TSESTree.Expression,
): boolean {
  const counter = loop.type === "ForStatement" && place.computed ? getCount(file, loop)?.counter : undefined;
  if (counter === undefined || !isReadOf(file, place.property, counter)) return false;
  const isSetElsewhere = counter.references.some(
    (reference) => reference.isWrite() && contains(loop, reference.identifier) && !isInHead(loop, reference.identifier),
  );
  const getText = (node: TSESTree.Node): string => file.sourceCode.getText(node);
  const [own, all] = [getText(place), getText(place.object)];
  const isAtPlace = ({ parent }: TSESTree.Node): boolean =>
    parent?.type === "MemberExpression" && getText(parent) === own;
  return !isSetElsewhere && !someNode(file, list, (node) => getText(node) === all && !isAtPlace(node));
}

const isInHead = (loop: TSESTree.Node, node: TSESTree.Node): boolean =>
  loop.type === "ForStatement" && !contains(loop.body, node);

/** Returns whether code names a variable that is declared inside other code. */
const namesVariableOf = (file: FileContext, declaring: TSESTree.Node, code: TSESTree.Node): boolean =>
  getReferencesInside(file, code).some(
    ({ resolved }) => resolved?.defs.some(({ name }) => contains(declaring, name)) === true,
  );

/** `right` of `question.right` and of `{ right: … }`. */
function isNameOfProperty(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  if (parent.type === "MemberExpression") return !parent.computed && parent.property === node;
  return parent.type === "Property" && !parent.computed && !parent.shorthand && parent.key === node;
}

/** Returns whether a path names a variable that the loop declares or changes: then each round has a list of its own. */
export function mentionsVariableOf(file: FileContext, loop: TSESTree.Node, path: TSESTree.Node): boolean {
  const node = unwrap(path);
  switch (node.type) {
    case "Identifier": {
      const variable = getVariable(file, node);
      return (
        variable?.defs.some(({ name }) => contains(loop, name)) === true ||
        variable?.references.some(
          (reference) =>
            reference.isWrite() &&
            contains(loop, reference.identifier) &&
            !(
              reference.identifier.parent.type === "AssignmentExpression" &&
              contains(reference.identifier.parent.right, path)
            ),
        ) === true
      );
    }
    case "MemberExpression":
      return (
        mentionsVariableOf(file, loop, node.object) || (node.computed && mentionsVariableOf(file, loop, node.property))
      );
    case "CallExpression":
      return true;
    default:
      return false;
  }
}
