// Shuffles whose bias nobody gets to see: the same list is shuffled fairly, or sorted by real keys, right after, or was shuffled fairly right before.
import type { FileContext } from "./file/file-context.ts";
import { getReach } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction } from "./syntax/bindings.ts";
import { recogniseSort } from "./comparators/comparator-sort.ts";
import { recogniseKeyedSort } from "./keys/keyed-sort.ts";
import { getVerdict, type FileBudget } from "./sites/file-budget.ts";
import { getFairLoop, getFairShuffle } from "./fair-call.ts";
import { getSibling } from "./sites/repeats.ts";
import { getStatementsAround, mayRunAtOnce } from "./sites/statements-around.ts";
import type { LayoutSite, LoopNode, LoopSite, SortSite } from "./sites/site.ts";
import { getMemberName, isFunction, isLoop, someNode, unwrap } from "./syntax/tree.ts";

/** Returns whether the next thing that happens to the list brings it into an order that this shuffle does not bias. */
export function isOvertaken(file: FileContext, site: SortSite | LoopSite, budget: FileBudget): boolean {
  const { node } = site;
  const { parent } = node;
  // a.sort(random).sort(byName), shuffle(a.sort(random))
  const around = parent.type === "MemberExpression" && parent.object === node ? parent.parent : parent;
  if (site.kind === "sort" && around.type === "CallExpression" && reorders(file, around, node, budget)) return true;
  // a.sort(random); shuffle(a);
  const kept = getNameGiven(node);
  const list = file.sourceCode.getText(kept?.name ?? getShuffled(site));
  const next = getNeighbour(file, kept?.statement ?? getOwnStatement(node), 1, list);
  if (next === undefined) return false;
  if (isLoop(next)) return isShuffledBy(file, next, site, budget, list);
  return getCalls(next, (call) => !asksFor(file, call, list)).some((call) => {
    const callee = unwrap(call.callee);
    const target = callee.type === "MemberExpression" && isSortName(callee) ? callee.object : call.arguments[0];
    return target !== undefined && file.sourceCode.getText(target) === list && reorders(file, call, target, budget);
  });
}

/**
 * Returns whether the list was shuffled fairly right before. Whatever moves cards without looking at them then leaves every order as likely as
 * every other one.
 */
export function isShuffledBefore(file: FileContext, site: SortSite | LoopSite, budget: FileBudget): boolean {
  const source = unwrap(site.kind === "sort" ? site.receiver : site.list);
  if (source.type === "CallExpression") return getFairShuffle(file, source, budget)?.isGiven === true;
  const list = file.sourceCode.getText(source);
  const previous = getNeighbour(file, getOwnStatement(site.node), -1, list);
  if (previous === undefined) return false;
  if (isLoop(previous)) return isShuffledBy(file, previous, site, budget);
  return getCalls(previous).some((call) => {
    const done = getFairShuffle(file, call, budget);
    const { parent } = call;
    const kept =
      parent.type === "VariableDeclarator"
        ? parent.id
        : parent.type === "AssignmentExpression"
          ? parent.left
          : undefined;
    const [own] = call.arguments;
    const isOf = (target: TSESTree.Node | undefined): boolean =>
      target !== undefined && file.sourceCode.getText(target) === list;
    return (done?.isGiven === true && isOf(kept)) || (done?.isInPlace === true && isOf(own));
  });
}

/**
 * Returns what shuffles elements fairly before or after they are laid out, if anything does: ties keep the order of the document, and that of a
 * shuffled one is as likely as every other. Nobody shuffles another list beside a drawn layout, so it is not asked which one it is.
 */
export function getUnseenLayout(
  file: FileContext,
  { node }: LayoutSite,
  budget: FileBudget,
): "overtaken" | "shuffledBefore" | undefined {
  const isShuffled = (direction: -1 | 1): boolean =>
    getStatementsAround(node, direction).some((other) => mayShuffleFairly(file, other, budget, new Set()));
  return isShuffled(-1) ? "shuffledBefore" : isShuffled(1) ? "overtaken" : undefined;
}

/** Returns whether a fair shuffle stands in a piece of code, or in a function of the file that it calls. */
function mayShuffleFairly(
  file: FileContext,
  code: TSESTree.Node,
  budget: FileBudget,
  called: Set<TSESTree.Node>,
): boolean {
  return someNode(file, code, (inner) => {
    if (isFunction(inner)) return mayRunAtOnce(inner) ? false : "skip";
    if (isLoop(inner)) return getFairLoop(file, inner, budget) !== undefined;
    if (inner.type !== "CallExpression") return false;
    if (getFairShuffle(file, inner, budget) !== undefined || isFairKeyedSort(file, inner, budget)) return true;
    const local = getFunction(file, inner.callee);
    if (local === undefined || called.has(local)) return false;
    called.add(local);
    return mayShuffleFairly(file, local.body, budget, called);
  });
}

function isFairKeyedSort(file: FileContext, call: TSESTree.CallExpression, budget: FileBudget): boolean {
  const site = recogniseKeyedSort(file, call);
  return site?.models.every((model) => getVerdict(budget, model).kind === "fair") === true;
}

/** Returns whether a loop shuffles, exactly fairly, all that a site moves. */
function isShuffledBy(
  file: FileContext,
  loop: LoopNode,
  site: SortSite | LoopSite,
  budget: FileBudget,
  name?: string,
): boolean {
  const fair = getFairLoop(file, loop, budget);
  // The list that a site gets its cards from may be shuffled before, the one that has them afterwards after.
  const isBefore = loop.range[1] <= site.node.range[0];
  const list = isBefore && site.kind === "loop" ? site.list : getShuffled(site);
  if (fair?.to !== (name ?? file.sourceCode.getText(list))) return false;
  const [model] = site.models;
  return fair.reach === undefined || (model?.kind === "swapLoop" ? getReach(model) : model?.length) === fair.reach;
}

/** The list that has the shuffled order. */
export function getShuffled(site: SortSite | LoopSite): TSESTree.Node {
  return site.kind === "sort" ? site.receiver : (site.into ?? site.list);
}

/** The statement that does nothing but to shuffle. */
export function getOwnStatement(node: TSESTree.Node): TSESTree.Node | undefined {
  if (isLoop(node)) return node;
  return node.parent?.type === "ExpressionStatement" ? node.parent : undefined;
}

/** The name that a statement gives a sorted list, where it does nothing else: `const mixed = [...list].sort(…);`, `mixed = list.toSorted(…);`. */
function getNameGiven({
  parent,
}: TSESTree.Node): { readonly name: TSESTree.Node; readonly statement: TSESTree.Node } | undefined {
  const statement = parent?.parent;
  if (parent?.type === "VariableDeclarator" && statement?.type === "VariableDeclaration")
    return statement.declarations.length === 1 && parent.id.type === "Identifier"
      ? { name: parent.id, statement }
      : undefined;
  return parent?.type === "AssignmentExpression" && parent.operator === "=" && statement?.type === "ExpressionStatement"
    ? { name: parent.left, statement }
    : undefined;
}

/** The statement before or after one; declarations that ask nobody for anything, and a list for its length at most, do not count. */
export function getNeighbour(
  file: FileContext,
  own: TSESTree.Node | undefined,
  direction: -1 | 1,
  list: string,
): TSESTree.Node | undefined {
  if (own === undefined) return undefined;
  for (let distance: number = direction; ; distance += direction) {
    const statement = getSibling(own, distance);
    if (statement?.type !== "VariableDeclaration") return statement;
    const text = file.sourceCode.getText(statement).replaceAll(`${list}.length`, "");
    if (/[(`]|\b(?:new|await|yield)\b/.test(text) || text.includes(list)) return statement;
  }
}

/** Returns whether a call sorts a list by something else than chance, or is known to shuffle it fairly. */
function reorders(file: FileContext, call: TSESTree.CallExpression, list: TSESTree.Node, budget: FileBudget): boolean {
  const callee = unwrap(call.callee);
  if (callee.type === "MemberExpression" && callee.object === list)
    return isSortName(callee) && recogniseSort(file, call) === undefined && mayCompare(file, call.arguments[0]);
  if (call.arguments[0] !== list) return false;
  const done = getFairShuffle(file, call, budget);
  // A shuffled copy that nobody takes leaves the list as it was.
  return done?.isInPlace === true || (done?.isGiven === true && call.parent.type !== "ExpressionStatement");
}

/** Returns whether a comparator may look at what it compares; without one, a sort compares texts. */
function mayCompare(file: FileContext, comparator: TSESTree.Node | undefined): boolean {
  const body = comparator === undefined ? undefined : getFunction(file, comparator);
  if (body === undefined) return true;
  return (file.sourceCode.scopeManager?.getDeclaredVariables(body) ?? []).some(
    ({ defs, references }) => references.length > 0 && defs.some(({ type }) => type.toString() === "Parameter"),
  );
}

function isSortName(callee: TSESTree.MemberExpression): boolean {
  const name = getMemberName(callee);
  return name === "sort" || name === "toSorted";
}

/** Returns whether what a call is handed, but for its receiver, mentions a list. */
const asksFor = (file: FileContext, { arguments: handed }: TSESTree.CallExpression, list: string): boolean =>
  handed.some((argument) => file.sourceCode.getText(argument).includes(list));

/** The call that a statement makes, and those that give it its arguments, or its receiver where it `follows` on that. */
function getCalls(
  statement: TSESTree.Node,
  follows: (call: TSESTree.CallExpression) => boolean = () => false,
): readonly TSESTree.CallExpression[] {
  const value =
    statement.type === "ExpressionStatement"
      ? statement.expression
      : statement.type === "ReturnStatement"
        ? statement.argument
        : statement.type === "VariableDeclaration"
          ? statement.declarations[0].init
          : undefined;
  const getCallsIn = (inner: TSESTree.Node): readonly TSESTree.CallExpression[] => {
    const call = unwrap(inner);
    if (call.type !== "CallExpression") return [];
    const callee = unwrap(call.callee);
    // shuffle(a).slice(0, 3)
    const receiver = callee.type === "MemberExpression" && follows(call) ? getCallsIn(callee.object) : [];
    return [call, ...call.arguments.flatMap(getCallsIn), ...receiver];
  };
  return value == null ? [] : getCallsIn(value.type === "AssignmentExpression" ? value.right : value);
}
