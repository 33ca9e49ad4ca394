// Why nothing is reported of a place, or why something is: a kind and its data, never a sentence. `words/explain-texts.ts` says each in every language.
import type { Fault, Purpose, ShuffleModel, UnknownReason } from "@fair-shuffle/bias";
import type { Circumstances } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";

/** The questions that a place is asked, in this order; the first that says no ends its way. */
export type Gate =
  | "words"
  | "reach"
  | "visit"
  | "loop"
  | "comparator"
  | "keys"
  | "layout"
  | "handSort"
  | "neighbours"
  | "verdict"
  | "intent"
  | "options"
  | "comments"
  | "report";

/** Code that can't be read as the steps of a model, or as a sort by hand. */
export type UnreadKind =
  // ---- functions and calls ----
  | "argumentsObject"
  | "asyncFunction"
  | "callForOwnArgument"
  | "callbackForm"
  | "callbackParameters"
  | "callsItself"
  | "conversionArguments"
  | "mathFunction"
  | "method"
  | "methodArguments"
  | "methodByName"
  | "noResult"
  | "notReadInPlace"
  | "objectArgument"
  | "otherThis"
  | "parameterAssigned"
  | "parameterPattern"
  | "parseIntArguments"
  | "recursionForm"
  | "recursionGoesOn"
  | "recursionReturnsOther"
  | "recursionWithoutValue"
  | "replaceableFunction"
  | "unknownCall"
  // ---- statements and loops ----
  | "forAwait"
  | "label"
  | "loopOverOther"
  | "loopReturns"
  | "loopWithoutTest"
  | "outerLoopVariable"
  | "returnsNothing"
  | "returnsValue"
  | "statement"
  // ---- expressions ----
  | "arrayHole"
  | "bitWidth"
  | "choiceForm"
  | "computedChoice"
  | "emptySequence"
  | "expression"
  | "literal"
  | "noNumber"
  | "notANumber"
  | "nullish"
  | "numberConstant"
  | "operator"
  | "optionalAccess"
  | "power"
  | "spread"
  | "textJoined"
  // ---- variables and properties ----
  | "changingProperty"
  | "globalWritten"
  | "itemProperty"
  | "listProperty"
  | "objectPattern"
  | "objectAssigned"
  | "outerState"
  | "outsideVariable"
  | "pattern"
  | "patternLength"
  | "propertyAssigned"
  | "propertyCounter"
  | "selfDefined"
  | "textCounter"
  // ---- lists and items ----
  | "changingList"
  | "comparesOther"
  | "conditionalMove"
  | "eitherItem"
  | "elementUnknown"
  | "holes"
  | "itemsOfNothing"
  | "listOfRound"
  | "listWrittenHere"
  | "lookIntoItem"
  | "madeFromOther"
  | "newListOfOther"
  | "noList"
  | "placeOutside"
  | "reducesToOther"
  | "severalItems"
  | "truthOfItem"
  | "unnamedList"
  // ---- draws ----
  | "changingRange"
  | "countsFromOne"
  | "handedOnSource"
  | "madeOfChanging"
  | "makesDrawing"
  | "manyRandomNumbers"
  | "mode"
  | "otherLibraryFunction"
  | "randomBitsByIndex"
  | "randomBitsChange"
  | "randomBitsElsewhere"
  | "rangeBounds"
  | "reseeded"
  | "sourceRange"
  // ---- what a comparator and a key may not do ----
  | "comparatorDoesMore"
  | "comparatorDrawsNothing"
  | "comparatorManyConditions"
  | "comparatorOuterState"
  | "comparatorTooLarge"
  | "comparesItems"
  | "conditionOnBoth"
  | "drawsBetweenDifferent"
  | "itemsDecideDraw"
  | "keyNotDrawn"
  | "methodOfItem"
  | "oneDrawForAllKeys"
  | "unknownComparator"
  // ---- sorts by hand ----
  | "handSortArgument"
  | "handSortNumber"
  | "noListResult"
  | "sharedFileList"
  | "unseenResult"
  // ---- limits ----
  | "goesOnTooLong"
  | "nestsTooDeep"
  | "tooManyStatements";

/** A gate that says no without a throw. */
type RefusedKind =
  // ---- words and the places that they lead to ----
  | "noMovingWord"
  | "noWord"
  | "notReached"
  | "tooDeep"
  | "wordDeclared"
  | "wordInText"
  | "wordOfOtherModule"
  // ---- the visit ----
  | "budgetOver"
  | "codeInText"
  | "markupUnread"
  | "mistake"
  | "noPlace"
  | "otherCall"
  | "partOfShuffle"
  | "sortedAgain"
  // ---- loops ----
  | "aroundUnread"
  | "drawnAmongFew"
  | "drawnStart"
  | "gridSize"
  | "listNoPath"
  | "loopDrawsNothing"
  | "markedItems"
  | "movesNothing"
  | "insertedAmongSome"
  | "insertedAnywhere"
  | "keptEvenly"
  | "searchesNew"
  | "sizeProperty"
  | "fairPartners"
  // ---- sorts ----
  | "gaps"
  | "listKindUnclear"
  | "notASort"
  | "repeatsUnclear"
  // ---- keys ----
  | "keyIsQuantity"
  | "keysNotFound"
  | "keysRedrawn"
  | "keysSeen"
  | "madeUpData"
  | "meantOtherwise"
  | "noKeyComparison"
  | "sortUnlikeOurs"
  | "tieBreakOther"
  | "typedKeys"
  // ---- elements that a browser lays out ----
  | "fewOrders"
  | "orderNotWhole"
  // ---- what stands beside ----
  | "equalItems"
  | "orderUnasked"
  | "overtaken"
  | "shuffledBefore"
  // ---- verdicts, options, comments ----
  | "ignoreComment"
  | "linterComment"
  | "tieBreaksOff"
  | "placesMayBeNumbers"
  | "outsideRefused"
  | "wrongReading";

/** The reasons that carry no data: one sentence says each. */
export type PlainKind = UnreadKind | RefusedKind;

export type Reason =
  | { readonly kind: PlainKind }
  /** It is fair, or as good as that, if only in one reading of its draws. */
  | { readonly kind: "fair"; readonly model: ShuffleModel; readonly circumstances: Circumstances }
  /** The verdict is open. */
  | { readonly kind: "undecided"; readonly why: UnknownReason }
  /** What the code does is no shuffle of the whole list. */
  | { readonly kind: "otherPurpose"; readonly purpose: Purpose }
  /** A name or a comment says that this is on purpose. */
  | { readonly kind: "onPurpose"; readonly finding: Fault };

/** Why code was not read. */
export interface Unread {
  readonly kind: UnreadKind;
}

/** What a reason points at: a node, or a comment. */
export interface Marked {
  readonly loc: TSESTree.SourceLocation;
  readonly range: readonly [number, number];
}

/** One gate's no. */
export interface Refusal {
  readonly gate: Gate;
  readonly reason: Reason;
  /** The loop, or the call, that was asked; undefined where a word was, or the whole file. */
  readonly place: TSESTree.Node | undefined;
  /** The very code that the reason is about. */
  readonly marked: Marked;
}
