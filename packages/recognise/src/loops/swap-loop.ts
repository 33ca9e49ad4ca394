// Recognises loops that swap places of a list with drawn ones.
import type { FileContext } from "../file/file-context.ts";
import type { Expression, Statement, SwapLoop } from "@fair-shuffle/bias";
import {
  isSwapOfDrawnPlaces,
  namesFraction,
  mapExpressions,
  mentions,
  someExpression,
  visitExpressions,
} from "@fair-shuffle/bias/model";
import type { PlainKind } from "../file/reason.ts";
import { refuse } from "../file/refuse.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { EACH_NAMES } from "../origins/each-call.ts";
import { getKnownLength } from "../lengths/known-length.ts";
import { getLengthAtStart } from "../lengths/length-at-start.ts";
import { getPairOfInstance } from "../lengths/pair-of-instance.ts";
import { getOtherReadings, type Reading } from "../draws/random-source.ts";
import { isCalledShuffle } from "../sites/called-shuffle.ts";
import { rejectsOneOrder } from "../sites/rejected-order.ts";
import { findHandedOn } from "../translate/handed-on.ts";
import { findShowing, type Showing } from "../sites/showing.ts";
import { isNotGiven, isOutOfReach } from "../sites/out-of-reach.ts";
import { getLoopAroundOnly, mentionsVariableOf } from "../sites/repeats.ts";
import type { LoopNode, LoopSite } from "../sites/site.ts";
import { BeyondLimit, NotKnown, refuseUnread } from "../translate/not-known.ts";
import { getSpelling } from "../translate/cards.ts";
import { getOriginal, startsEmpty } from "../translate/list-paths.ts";
import { hasLooseProperties } from "../translate/shown-properties.ts";
import { getEnds, isOnlyAppendedTo } from "./appended-list.ts";
import { readCrossedCopy } from "./crossed-copy.ts";
import { isDrawnFor } from "./drawn-for.ts";
import { isDrawnAmongFew } from "./drawn-among-few.ts";
import { getRepeatedDraws, getSingleDraws } from "./drawn-twice.ts";
import { readDrawnNewEachCall } from "./drawn-new-each-call.ts";
import { isDrawnOneByOne, readDrawnOneByOne, type DrawnOneByOne } from "./drawn-one-by-one.ts";
import { arePartnersFair } from "./fair-partners.ts";
import { checkFreePlaces } from "./free-places.ts";
import { getGridModels } from "./grid-models.ts";
import { isInsertedAnswer, readInsertedAnswer } from "./inserted-answer.ts";
import { readMadeCards, type MadeCards } from "./made-cards.ts";
import { joinRounds } from "./joined-rounds.ts";
import { takeKeptEnd } from "./kept-end.ts";
import { KEPT, takeKeptFront } from "./kept-front.ts";
import { isRestLaid } from "./laid-rest.ts";
import { countListedElements, getListedMoves } from "./last-draws.ts";
import { getLimits } from "./optional-limit.ts";
import { restoreOverwritten, takesCards } from "./overwritten-swap.ts";
import { arePlacesPreferred } from "./preferred-places.ts";
import { readReservoir, type ReadReservoir } from "./reservoir.ts";
import { findMarkedItem, getUnfollowed } from "./unfollowed-notes.ts";
import { settle } from "./settled-steps.ts";
import { hasSteadySize } from "./steady-size.ts";
import { withoutIdle } from "./idle-steps.ts";
import { beginTranslation, translateRegion } from "../translate/translate.ts";
import type { Replacement, Translation, TranslationOptions } from "../translate/translation.ts";
import { hasThisPlaces } from "../lists/this-list.ts";
import { getAskedName } from "../syntax/holders.ts";
import { getMemberName, isLoop, isWholeStatement, someNode, unwrap } from "../syntax/tree.ts";

/** Returns whether a node can be a loop of swaps: a loop statement, or a call of `forEach`, `map`, `reduce`, `Array.from` that may be one. */
export function isLoopNode(node: TSESTree.Node): node is LoopNode {
  if (isLoop(node)) return true;
  if (node.type !== "CallExpression") return false;
  const isStatement = isWholeStatement(node);
  if (node.callee.type === "Identifier") return isStatement && EACH_NAMES.includes(node.callee.name);
  if (node.callee.type !== "MemberExpression") return false;
  const name = getMemberName(node.callee) ?? "";
  if (CALLING_NAMES.has(name)) return isStatement;
  return ROUND_NAMES.has(name) && (name !== "from" || node.arguments.length === 2);
}

/** The methods and functions that call a function for each item, or for each place, and give nothing back that anybody needs. */
const CALLING_NAMES: ReadonlySet<string> = new Set(["forEach", "every", "some", ...EACH_NAMES]);

/** The methods and functions that call a function for each item, or for each place. */
export const ROUND_NAMES: ReadonlySet<string> = new Set([...CALLING_NAMES, "map", "reduce", "reduceRight", "from"]);

/** Returns the site of a loop that swaps drawn places, whatever its verdict; undefined where the loop is nothing of the kind. */
export function recogniseLoop(file: FileContext, node: LoopNode): LoopSite | undefined {
  try {
    const first = translateLoop(file, node, "exclusive");
    if (first === undefined) return undefined;
    const around = getLoopAroundOnly(node);
    // Repeated by a loop that was not understood, it is another shuffle than it seems.
    const isRepeated = around !== undefined && !mentionsVariableOf(file, around, first.list);
    if (isRepeated && !rejectsOneOrder(file, around, first.list))
      return refuse(file, "loop", node, { kind: "aroundUnread" }, around);
    const others = getOtherReadings(first.readings).flatMap((reading) =>
      (translateLoop(file, node, reading)?.models ?? []).map((model) => ({ model, reading })),
    );
    return {
      ...first,
      kind: "loop",
      node,
      ...readOverwriting(file, node, [...first.models, ...others.map(({ model }) => model)]),
      readAs: [...first.models.map(() => "exclusive" as const), ...others.map(({ reading }) => reading)],
    };
  } catch (thrown) {
    const isOfItem = thrown instanceof NotKnown && OF_ITEM.has(thrown.reason.kind);
    // Nobody listens in a lint run.
    const marked = isOfItem && file.onRefusal !== undefined ? findMarkedItem(file, node) : undefined;
    return marked === undefined
      ? refuseUnread(file, "loop", node, thrown)
      : refuse(file, "loop", node, { kind: "markedItems" }, marked);
  }
}

/** What is said of a part where an item is asked for a property. */
const OF_ITEM: ReadonlySet<string> = new Set(["listOfRound", "itemProperty"]);

/** Returns the models of a loop as it would be with some expressions replaced, one for each reading; none where it would not be understood. */
export function recogniseReplaced(
  file: FileContext,
  node: LoopNode,
  replacements: ReadonlyMap<TSESTree.Node, Replacement>,
): readonly SwapLoop[] {
  try {
    const first = translateLoop(file, node, "exclusive", replacements);
    if (first === undefined) return [];
    const others = getOtherReadings(first.readings).map((reading) => translateLoop(file, node, reading, replacements));
    return [first, ...others].flatMap((read) => read?.models ?? []);
  } catch (thrown) {
    if (thrown instanceof NotKnown) return [];
    throw thrown;
  }
}

/**
 * Returns whether the steps before a loop draw and round: what is drawn there says where the loop begins, ends or turns, as in a reversal, a rotation,
 * a segment. A draw that is only kept, under one name or several, is drawn for the loop's own use.
 */
function isDrawnBefore(prelude: readonly Statement[]): boolean {
  const kept = new Set<string>();
  return prelude.some((statement) => {
    if (statement.kind !== "assign") return false;
    const { variable, value } = statement;
    if (value.kind === "draw" || (value.kind === "variable" && kept.has(value.name))) {
      kept.add(variable);
      return false;
    }
    return someExpression(
      value,
      (inner) => inner.kind === "draw" || (inner.kind === "variable" && kept.has(inner.name)),
    );
  });
}

type TranslatedLoop = Omit<LoopSite, "kind" | "node" | "readAs"> & { readonly readings: ReadonlySet<Reading> };

/** Translates a loop, with each limit that it may have. @throws NotKnown where it can't be read with one of them. */
function translateLoop(
  file: FileContext,
  node: LoopNode,
  reading: Reading,
  replacements: ReadonlyMap<TSESTree.Node, Replacement> = new Map(),
): TranslatedLoop | undefined {
  const options: TranslationOptions = { file, reading, region: node, replacements, isLoop: true };
  const [first, ...others] = getLimits(file, node) ?? [];
  if (first === undefined) return translateOnce(options, node);
  const read = translateOnce({ ...options, chosen: first }, node);
  const otherwise = others.map((chosen) => translateOnce({ ...options, chosen }, node));
  if (read === undefined || otherwise.includes(undefined)) return undefined;
  return { ...read, models: [read, ...otherwise].flatMap((one) => one?.models ?? []) };
}

/** Translates a loop. One that can't be read is read without the statements that only show what it does. @throws NotKnown where that can't be read either. */
function translateOnce(options: TranslationOptions, node: LoopNode): TranslatedLoop | undefined {
  const { file } = options;
  if (isInsertedAnswer(file, node)) return readSingleMove(options, node, true);
  if (isDrawnOneByOne(file, node)) return readSingleMove(options, node, false);
  const eachCall = readDrawnNewEachCall(options, node);
  if (eachCall !== undefined) return describeOneByOne(eachCall);
  try {
    const reservoir = readReservoir(options, node);
    if (reservoir !== undefined) return describeMove(reservoir);
    const read = readLoop(options, node);
    if (read !== undefined) return read;
    // Cards that are numbers can be read, and are no items of a list.
    const made = readMadeCards(options, node);
    return made === undefined ? undefined : describeMadeCards(made);
  } catch (thrown) {
    if (!(thrown instanceof NotKnown) || thrown instanceof BeyondLimit) throw thrown;
    const made = readMadeCards(options, node);
    if (made !== undefined) return describeMadeCards(made);
    // What is said of an item's property is said of the list.
    const unread = thrown.reason.kind === "itemProperty" ? node : (thrown.node ?? node);
    const showing = findShowing(file, node, unread);
    if (showing !== undefined) return readLoop(options, node, { ...showing, otherwise: thrown });
    const handedOn = findHandedOn(file, node);
    // A draw that is read by itself is told by itself.
    if (handedOn === undefined || someNode(file, node, (part) => isDrawnOneByOne(file, part))) throw thrown;
    const read = readLoop({ ...options, handedOn }, node);
    if (read !== undefined && isDrawnFor(file, node, read, handedOn)) return read;
    throw thrown;
  }
}

/** The deck stands for the list that its cards would come from; no call stands for a loop that makes them. */
const describeMadeCards = ({ translation, deck, model }: MadeCards): TranslatedLoop => ({
  ...describeMove({ translation, list: deck, model }),
  into: deck,
});

/** Reads a call that puts a right answer among others, or draws one item out of a list each time. */
function readSingleMove(
  options: TranslationOptions,
  node: TSESTree.CallExpression,
  isInsertion: boolean,
): TranslatedLoop | undefined {
  const read = isInsertion ? readInsertedAnswer(options, node) : readDrawnOneByOne(options, node);
  if (read === "onlySome") return refuse(options.file, "loop", node, { kind: "insertedAmongSome" });
  if (read === undefined)
    return refuse(options.file, "loop", node, { kind: isInsertion ? "insertedAnywhere" : "movesNothing" });
  return isInsertion ? { ...describeMove(read), isInsertion } : describeOneByOne(read);
}

/** No call that moves items stands for a move of one, or for a reservoir, whose items stay where they are. */
const describeMove = ({ translation, list, model }: DrawnOneByOne | ReadReservoir): TranslatedLoop => ({
  list,
  into: undefined,
  draws: [...translation.draws.values()],
  readings: translation.readings,
  models: [model],
  doesMore: true,
});

const describeOneByOne = (read: DrawnOneByOne): TranslatedLoop => ({ ...describeMove(read), isOneByOne: true });

/** What only shows what a loop does, and is passed over, with what is to be thrown where it does more than that. */
type PassedOver = Showing & { readonly otherwise: NotKnown };

/** Reads a loop, without what only shows it where that is given, and what is to be thrown where it moves, too. */
function readLoop(options: TranslationOptions, node: LoopNode, showing?: PassedOver): TranslatedLoop | undefined {
  const { file } = options;
  const translation = beginTranslation(showing === undefined ? options : { ...options, showing: showing.statements });
  const loop = settle(translation, translateRegion(translation, node));
  const no = (kind: PlainKind, marked: TSESTree.Node = node): TranslatedLoop | undefined =>
    refuse(file, "loop", node, { kind }, marked);
  const noOrUnfollowed = (kind: PlainKind): TranslatedLoop | undefined => {
    // Nobody listens in a lint run.
    const unfollowed = file.onRefusal === undefined ? undefined : getUnfollowed(file, node);
    return unfollowed === undefined ? no(kind) : no(unfollowed.kind, unfollowed.test);
  };
  if (isDrawnBefore(translation.prelude)) return noOrUnfollowed("drawnStart");
  const moving = withoutIdle([...translation.prelude, ...loop]);
  const target = getTarget(translation, moving);
  if (translation.draws.size === 0) return no("loopDrawsNothing");
  if (target === undefined) return noOrUnfollowed("movesNothing");
  checkItems(translation, target);
  const { list, listNode, into } = target;
  if (showing !== undefined) checkShowing(translation, target, node, showing);
  const unknowns = new Set(translation.unknowns);
  // A property of the list that is no length (`cards.size`) may be no number at all; then the loop never runs.
  if ([...unknowns].some((name) => name.startsWith(`${list}.`))) return no("sizeProperty", listNode);
  if (!isNameOfList(file, listNode)) return no("listNoPath", listNode);
  const common = {
    list: unwrap(listNode) as TSESTree.Expression,
    draws: [...translation.draws.values()],
    into: into?.node,
    readings: translation.readings,
    ...(translation.isByCoin ? { isByCoin: true as const } : {}),
    ...(translation.drawsPlaces === undefined ? {} : { drawsPlaces: translation.drawsPlaces }),
    ...(translation.asksFound ? { asksFound: true as const } : {}),
    ...(translation.numbered === undefined ? {} : { drawsNumbers: true as const }),
  };
  if (translation.grids.size > 0) {
    const models = getGridModels(translation.grids, list, moving, unknowns);
    const doesMore = target.doesMore || translation.shown.size > 0;
    return models.length === 0 || doesMore
      ? no("gridSize", listNode)
      : { ...common, isGrid: true, models, doesMore: true };
  }
  const named = nameLengths(translation, node, { moving, target, unknowns });
  const steps = into === undefined ? named : joinRounds(named, unknowns);
  const length = countItems(translation, list, listNode, node);
  if (isDrawnAmongFew(moving, length) || arePlacesPreferred(moving)) return no("drawnAmongFew");
  const kept =
    into === undefined
      ? (takeKeptFront(translation, node, list, listNode) ?? takeKeptEnd(translation, node, { list, listNode, steps }))
      : undefined;
  const open = [...unknowns].filter((name) => reads(steps, name));
  const usual = translation.getUsual(open);
  const model: SwapLoop = {
    kind: "swapLoop",
    list,
    ...(into === undefined ? {} : { into: into.list }),
    ...(kept === undefined ? {} : { into: KEPT }),
    steps: [...steps, ...(kept ?? [])],
    unknowns: open,
    ...(usual === undefined ? {} : { usual }),
    ...(length === undefined ? {} : { length }),
    ...(isRestLaid(file, node, listNode, into?.node) ? { laysRest: true } : {}),
  };
  checkFreePlaces(translation, model, listNode);
  if (translation.together !== undefined && arePartnersFair(model, translation.together)) return no("fairPartners");
  const mayBeLess = into === undefined && (isSwapOfDrawnPlaces(model) || namesFraction(model));
  const isCalled = mayBeLess && isCalledShuffle(file, node);
  const read: TranslatedLoop = {
    ...common,
    models: [isCalled ? { ...model, isCalledShuffle: true } : model],
    ...(translation.movedElements.has(list) ? { isLive: true as const } : {}),
    ...getListedMoves(translation, list),
    doesMore: target.doesMore || kept !== undefined || leavesItems(translation, list),
  };
  const isCorrected = options.replacements !== undefined && options.replacements.size > 0;
  return isCorrected ? read : (readCrossed(translation, node, read) ?? readRepeated(file, node, read));
}

/** Returns the steps with a name for each length but those of the list and of an empty one that it fills: how many items other lists hold is not known, nor how many one held before. */
function nameLengths(
  translation: Translation,
  node: LoopNode,
  parts: { readonly moving: readonly Statement[]; readonly target: Target; readonly unknowns: Set<string> },
): readonly Statement[] {
  const { moving, target, unknowns } = parts;
  const { list, listNode, into } = target;
  const original = getOriginal(translation, list, listNode);
  const ends = into?.isFilled === true ? getEnds(moving, into.list) : undefined;
  const held = into?.isFilled === true ? getLengthAtStart(translation.file, into.node, node) : undefined;
  const nameLength = (of: string): Expression => {
    const name = `${of}.length`;
    unknowns.add(name);
    return { kind: "variable", name };
  };
  return mapExpressions(moving, (expression): Expression => {
    if (expression.kind !== "length" || expression.list === list) return expression;
    if (expression.list === into?.list) {
      if (ends === undefined || ends.has(expression)) return expression;
      // How many items it held before, and how many have come.
      const before: Expression = held === undefined ? nameLength(into.list) : { kind: "number", value: held };
      return { kind: "binary", operator: "+", left: before, right: expression };
    }
    if ((translation.lengthOf.get(expression.list) ?? expression.list) === original)
      // What it was copied from keeps its length when the list itself grows or shrinks.
      return translation.flowing.size > 0 ? expression : { kind: "length", list };
    return nameLength(expression.list);
  });
}

/** Returns a loop that swaps between a list and its copy as what it does to the copy; undefined for any other. */
function readCrossed(translation: Translation, node: LoopNode, read: TranslatedLoop): TranslatedLoop | undefined {
  const [own] = read.models;
  const crossed = own === undefined ? undefined : readCrossedCopy(translation, own);
  if (crossed === undefined) return undefined;
  const { copy, model, corrections } = crossed;
  const lossless = corrections === undefined ? [] : recogniseReplaced(translation.file, node, corrections);
  return {
    ...read,
    list: copy,
    into: undefined,
    ...(lossless.length === 0 ? {} : { lossless }),
    models: [model],
    // No call stands for a loop whose copy has nothing to shuffle yet.
    doesMore: read.doesMore || corrections === undefined,
  };
}

/** Says of a loop whether a swap in it may draw a place to read from, and again to write to. */
function readRepeated(file: FileContext, node: LoopNode, read: TranslatedLoop): TranslatedLoop {
  const repeated = getRepeatedDraws(file, node);
  if (repeated === undefined) return read;
  const lossless = repeated.length === 0 ? [] : recogniseReplaced(file, node, getSingleDraws(repeated));
  return {
    ...read,
    ...(lossless.length === 0 ? {} : { lossless }),
    models: read.models.map((model) => ({ ...model, drawsTwice: true })),
  };
}

/** Says of the models of a loop whether a swap in them overwrites a place before it has read it, and how they would be otherwise. */
function readOverwriting(
  file: FileContext,
  node: LoopNode,
  models: readonly SwapLoop[],
): Pick<LoopSite, "models" | "lossless"> {
  const lossless = models.flatMap((model) => restoreOverwritten(model) ?? []);
  if (lossless.length === 0 || lossless.length < models.length || takesCards(file, node)) return { models };
  return { lossless, models: models.map((model) => ({ ...model, overwritesUnread: true })) };
}

/** @throws NotKnown where what is passed over may be what moves, or the elements that do. */
function checkShowing(
  translation: Translation,
  { list, listNode, into }: Target,
  node: LoopNode,
  { unknownCall, otherwise }: PassedOver,
): void {
  const { file, shown, movedElements, flowing, grids, unknowns } = translation;
  const mayMove = shown.has(list) || movedElements.has(list);
  if (mayMove || into !== undefined || flowing.size > 0 || grids.size > 0) throw otherwise;
  if (unknownCall === undefined) return;
  const isHidden = isNotGiven(file, listNode, unknownCall, node) || isOutOfReach(file, listNode, node);
  if (!isHidden || unknowns.size > 0) throw otherwise;
}

/** @throws NotKnown where what is made of items, or what they show, may be something else than it was. */
function checkItems(translation: Translation, { listNode }: Target): void {
  if (hasLooseProperties(translation)) throw new NotKnown({ kind: "itemProperty" }, listNode);
  for (const [key, its] of translation.lookedUp)
    if (translation.lists.has(key)) throw new NotKnown({ kind: "changingList" }, its);
}

/** How many items the list has when the loop begins, where the source tells it. */
function countItems(
  translation: Translation,
  list: string,
  listNode: TSESTree.Node,
  node: LoopNode,
): number | undefined {
  const { file, numbered } = translation;
  if (numbered !== undefined) return numbered.length;
  const own = countListedElements(translation, list) ?? getKnownLength(file, listNode);
  if (own !== undefined) return own;
  // Where methods move the items, their class may tell more.
  const inClass = translation.lists.get(list) ?? translation.readLists.get(list);
  const name = inClass?.type === "MemberExpression" ? getAskedName(inClass) : undefined;
  const self = name === undefined ? undefined : translation.selves.get(list.slice(0, -name.length - 1));
  return (
    (self === undefined || name === undefined ? undefined : getPairOfInstance(file, self, name)) ??
    (inClass === undefined || inClass === listNode ? undefined : getKnownLength(file, inClass)) ??
    getLengthAtStart(file, listNode, node)
  );
}

/** Returns whether the items stay where they are: then no call that moves them stands for the loop. */
const leavesItems = ({ others, shown, numbered }: Translation, list: string): boolean =>
  others.size > 0 || shown.has(list) || numbered !== undefined;

/** Returns whether an expression is a name, or a path of names, for a list. */
function isNameOfList(file: FileContext, listNode: TSESTree.Node): boolean {
  const { type } = unwrap(listNode);
  return (
    type === "Identifier" ||
    type === "MemberExpression" ||
    // What is called gives the list of a name.
    type === "CallExpression" ||
    (type === "ThisExpression" && hasThisPlaces(file, unwrap(listNode) as TSESTree.ThisExpression))
  );
}

interface Target {
  readonly list: string;
  readonly listNode: TSESTree.Node;
  /** Filled where it may hold items before, which those of the list are put behind. */
  readonly into: { readonly list: string; readonly node: TSESTree.Node; readonly isFilled: boolean } | undefined;
  /** True where another list is moved too. */
  readonly doesMore: boolean;
}

/** Returns which list is shuffled, and into which: the one whose places are written to, or the one that fills an empty one, or is put behind what another holds. */
function getTarget(translation: Translation, steps: readonly Statement[]): Target | undefined {
  const { flowing } = translation;
  for (const key of translation.snapshots) if (flowing.has(key)) return undefined;
  for (const key of translation.countedBefore) if (flowing.has(key) && !hasSteadySize(steps, key)) return undefined;
  const written = [...translation.lists];
  const empty = written.filter(([key, node]) => startsEmpty(translation, key, node));
  // What a list held before lies before all that is put behind it, and no step asks for it.
  const filled = empty.length > 0 ? empty : written.filter(([key]) => isOnlyAppendedTo(steps, key));
  const [into, ...more] = filled;
  const full = written.filter(([key]) => key !== into?.[0]);
  if (into === undefined) {
    const [first, ...others] = full;
    if (first === undefined) return undefined;
    const listNode = getSpelling(translation, ...first);
    return { list: first[0], listNode, into: undefined, doesMore: others.length > 0 };
  }
  const isMoved = (list: string): boolean => mentions(steps, (one) => one.kind === "card" && one.list === list);
  const read = [...translation.readLists].filter(([key]) => key !== into[0] && isMoved(key));
  const sources = new Map([...full, ...read]);
  const [source, ...others] = sources;
  if (source === undefined || others.length > 0 || more.length > 0) return undefined;
  // Nothing but this loop itself stands for what it puts behind other items.
  const doesMore = empty.length === 0;
  const listNode = getSpelling(translation, ...source);
  const filling = { list: into[0], node: getSpelling(translation, ...into), isFilled: doesMore };
  return { list: source[0], listNode, into: filling, doesMore };
}

function reads(steps: readonly Statement[], name: string): boolean {
  let found = false;
  visitExpressions(steps, (expression) => (found ||= expression.kind === "variable" && expression.name === name));
  return found;
}
