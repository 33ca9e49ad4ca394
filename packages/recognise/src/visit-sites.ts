// Finds a file's sites, each once.
import type { FileContext } from "./file/file-context.ts";
import type { PlainKind } from "./file/reason.ts";
import { refuse } from "./file/refuse.ts";
import type { ShuffleModel } from "@fair-shuffle/bias";
import { losesItems } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getSortKinds, recogniseSort } from "./comparators/comparator-sort.ts";
import { getDrawingNodes, isTooDeep, type DrawWords } from "./draws/draw-reach.ts";
import { mayBeHandSort, recogniseHandSort } from "./keys/hand-sort.ts";
import { hasEqualItems } from "./lengths/equal-items.ts";
import { getHandedSort } from "./lists/handed-sort.ts";
import { LIBRARY_SHUFFLE } from "./lists/library-sort.ts";
import { SORTING_NAMES } from "./lists/moving-ways.ts";
import { getVerdict, whileJudging, type FileBudget } from "./sites/file-budget.ts";
import { isOrderUnasked } from "./sites/order-unasked.ts";
import { recogniseKeyedSort } from "./keys/keyed-sort.ts";
import { recogniseLayout } from "./keys/laid-order.ts";
import { judgeSite } from "./sites/judged-site.ts";
import { guard } from "./sites/own-mistake.ts";
import { noteSeveral } from "./one-of-several.ts";
import { getUnseenLayout, isOvertaken, isShuffledBefore } from "./overtaken.ts";
import { getOwnName, getRecursive } from "./syntax/recursion.ts";
import { getNextSort } from "./sites/repeats.ts";
import type { KeyedSite, LoopNode, LoopSite, Site, SortSite } from "./sites/site.ts";
import { getAroundCalls, isDrawnOneByOne } from "./loops/drawn-one-by-one.ts";
import { isInsertedAnswer } from "./loops/inserted-answer.ts";
import { mayAskIfFound } from "./loops/missing-item.ts";
import { isLoopNode, recogniseLoop, ROUND_NAMES } from "./loops/swap-loop.ts";
import { contains, getCalledName, isFunction, isLoop, unwrap } from "./syntax/tree.ts";

/** A place that is a shuffle; it is open where nothing is known of it, though its draws may tell something one by one. */
interface Done {
  readonly node: TSESTree.Node;
  readonly isOpen: boolean;
}

/** Hands over every site of a file in the order of its code, as far as its budget goes. */
export function visitSites(
  file: FileContext,
  words: DrawWords,
  budget: FileBudget,
  onSite: (site: Site) => void,
): void {
  let done: Done | undefined;
  /** The sites of the place that is looked at. */
  let found: Site[] = [];
  const biasedLoops: TSESTree.Node[] = [];

  const offer = (site: SortSite | LoopSite): void => {
    const unseen = getUnseen(file, site, budget);
    // An item that is lost stays lost.
    if (unseen === undefined || site.models.every((model) => losesAny(budget, model))) {
      found.push(noteSeveral(file, site, budget));
      if (site.kind === "loop" && isBiased(budget, site.models)) biasedLoops.push(site.node);
    } else refuse(file, "neighbours", site.node, { kind: unseen });
  };

  const visit = (node: LoopNode): void => {
    const around = done !== undefined && contains(done.node, node) ? done : undefined;
    if (around !== undefined && !(around.isOpen && isSingleMove(file, node))) {
      refuse(file, "visit", node, { kind: "partOfShuffle" }, around.node);
      return;
    }
    if (isTooDeep(file, node) || isToldInside(node, biasedLoops)) return;
    const isOther = node.type === "CallExpression" && !isLoopNode(node) && !isSingleMove(file, node);
    const site = recogniseLayout(file, node) ?? (isOther ? undefined : recogniseLoop(file, node));
    if (site === undefined || (site.kind === "loop" && isIdleMove(file, site, budget))) return;
    done = around ?? { node, isOpen: site.kind === "loop" && !isJudged(site, budget) };
    if (site.kind !== "layout") {
      offer(site);
      return;
    }
    const unseen = getUnseenLayout(file, site, budget);
    if (unseen === undefined) found.push(site);
    else refuse(file, "neighbours", node, { kind: unseen });
  };

  const visitCall = (node: TSESTree.CallExpression, drawing: ReadonlySet<TSESTree.Node>): void => {
    const name = getCalledName(node.callee) ?? "";
    const recursive = names.has(name) ? getRecursive(file, node, name) : undefined;
    if (recursive !== undefined && drawing.has(recursive)) visit(recursive);
    if (isLoopNode(node) || LAYING_NAMES.has(name) || isSingleMove(file, node)) visit(node);
    const isMoving = isMovingCall(node) || getHandedSort(file, node) !== undefined;
    if (!isMoving && !mayBeHandSort(file, node)) {
      refuse(file, "visit", node, { kind: "otherCall" });
      return;
    }
    if (isTooDeep(file, node)) return;
    const next = isMoving ? getSortAfter(file, node) : undefined;
    if (next !== undefined) {
      refuse(file, "visit", node, { kind: "sortedAgain" }, next);
      return;
    }
    const site = isMoving ? recogniseSort(file, node) : undefined;
    if (site !== undefined) {
      offer(site);
      return;
    }
    const keyed = (isMoving ? recogniseKeyedSort(file, node) : undefined) ?? recogniseHandSort(file, node);
    if (keyed !== undefined && isSeen(file, keyed)) found.push(keyed);
  };

  // Few places of a file can draw: they are looked for from the words, not met among all others.
  const drawing = guard(() => getDrawingNodes(file, words), new Set<TSESTree.Node>());
  const names = new Set([...drawing].flatMap((node) => (isFunction(node) ? (getOwnName(node) ?? []) : [])));
  for (const node of drawing) {
    found = [];
    const isCall = node.type === "CallExpression";
    if (!isCall && !isLoop(node)) continue;
    const refused = guard(() => {
      const isLookedAt = whileJudging(budget, () => {
        if (isCall) visitCall(node, drawing);
        else visit(node);
      });
      return isLookedAt ? undefined : "budgetOver";
    }, "mistake");
    if (refused !== undefined) refuse(file, "visit", node, { kind: refused });
    for (const site of found) {
      guard(() => {
        onSite(site);
      }, undefined);
    }
  }
}

/** A function that calls itself is asked behind the loops in it: it goes through the same list, and one finding says it all. */
const isToldInside = (node: TSESTree.Node, biasedLoops: readonly TSESTree.Node[]): boolean =>
  isFunction(node) && biasedLoops.some((loop) => contains(node, loop));

/** Returns whether a call moves one item alone, and is judged for it. */
const isSingleMove = (file: FileContext, node: TSESTree.Node): node is TSESTree.CallExpression =>
  isInsertedAnswer(file, node) || isDrawnOneByOne(file, node);

/** Returns whether a call that moves one item alone says nothing of the list as a whole, whose other items keep their order, or a reservoir keeps items evenly; of other loops it is false. */
function isIdleMove(file: FileContext, site: LoopSite, budget: FileBudget): boolean {
  const { node, models, isInsertion, isOneByOne } = site;
  const isEven = (): boolean => !isBiased(budget, models);
  if (isInsertion === true && isEven()) {
    refuse(file, "loop", node, { kind: "insertedAnywhere" });
    return true;
  }
  if (models.some(({ keepsSome }) => keepsSome === true) && isEven()) {
    refuse(file, "loop", node, { kind: "keptEvenly" });
    return true;
  }
  if (isOneByOne !== true) return false;
  if (models.some((model) => losesAny(budget, model))) {
    // Outside of the list no item is drawn, and whoever asks may draw again.
    if (node.type !== "CallExpression" || !models.every((model) => losesAny(budget, model))) return true;
    if (mayAskIfFound(file, node)) {
      refuse(file, "verdict", node, { kind: "outsideRefused" });
      return true;
    }
  }
  if (!isBiased(budget, models)) return node.type === "CallExpression";
  // A loop that calls for the draws, or makes them, says how many there are.
  if ([...getAroundCalls(file, node)].some((loop) => isLoopNode(loop) && recogniseLoop(file, loop) !== undefined))
    return true;
  return getLoopsAround(node).some((loop) => isJudged(recogniseLoop(file, loop), budget));
}

/** The loops around a node, inside of its function. */
function getLoopsAround(node: TSESTree.Node): readonly LoopNode[] {
  const loops: LoopNode[] = [];
  for (let outer = node.parent; outer != null && !isFunction(outer); outer = outer.parent)
    if (isLoop(outer)) loops.push(outer);
  return loops;
}

/** Returns whether anything is known of a loop. */
function isJudged(site: LoopSite | undefined, budget: FileBudget): boolean {
  const judged = site === undefined ? undefined : judgeSite(budget, site);
  return judged !== undefined && judged.verdict.kind !== "unknown";
}

/** Returns why nobody gets to see the order that a site leaves, where that is so. */
function getUnseen(file: FileContext, site: SortSite | LoopSite, budget: FileBudget): PlainKind | undefined {
  if (isOvertaken(file, site, budget)) return "overtaken";
  // What is put among others is another item than they are.
  const isInsertion = site.kind === "loop" && site.isInsertion === true;
  if (!isInsertion && isShuffledBefore(file, site, budget)) return "shuffledBefore";
  if (hasEqualItems(file, site.kind === "sort" ? site.receiver : site.list, site.node)) return "equalItems";
  return site.kind === "sort" && isOrderUnasked(file, site) ? "orderUnasked" : undefined;
}

/** Returns whether somebody gets to see the order that a sort by drawn keys leaves. */
function isSeen(file: FileContext, site: KeyedSite): boolean {
  if (!isOrderUnasked(file, site)) return true;
  refuse(file, "neighbours", site.node, { kind: "orderUnasked" });
  return false;
}

const isBiased = (budget: FileBudget, models: readonly ShuffleModel[]): boolean =>
  models.every((model) => getVerdict(budget, model).kind === "biased");

function losesAny(budget: FileBudget, model: ShuffleModel): boolean {
  const judged = getVerdict(budget, model);
  return judged.kind === "biased" && losesItems(judged.finding);
}

/** The last of several sorts in a row speaks for all of them. */
function getSortAfter(file: FileContext, node: TSESTree.CallExpression): TSESTree.CallExpression | undefined {
  const next = getNextSort(file, node);
  const isAlike =
    next !== undefined && getSortKinds(file).areAlike(next, node) && recogniseSort(file, next) !== undefined;
  return isAlike ? next : undefined;
}

/** The methods and functions whose calls are looked at; a sort may be called by its own `call`, too. */
const SHUFFLING_NAMES: ReadonlySet<string> = new Set([
  ...SORTING_NAMES,
  ...ROUND_NAMES,
  LIBRARY_SHUFFLE,
  "call",
  "apply",
]);

/** The methods that go through elements to lay them out, beside those that call a function for each item. */
const LAYING_NAMES: ReadonlySet<string> = new Set(["forEach", "map", "each", "call", "css"]);

/** Returns whether a call can be one of a list's, by its name alone. */
export function isMovingCall(call: TSESTree.CallExpression): boolean {
  const callee = unwrap(call.callee);
  // R.sort(coin)(list)
  if (callee.type === "CallExpression") return SORTING_NAMES.has(getCalledName(callee.callee) ?? "");
  return SHUFFLING_NAMES.has(getCalledName(call.callee) ?? "");
}
