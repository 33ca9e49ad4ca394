// A site: a place in the source where a shuffle stands, with its model.
import type { ComparatorSort, KeyedSort, Overwriting, SwapLoop } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import type { Variable } from "../syntax/bindings.ts";
import type { Reading, UnitDraw } from "../draws/random-source.ts";
import type { FunctionNode } from "../syntax/tree.ts";

/** A draw as it stands in the source. */
export interface Draw {
  /** The call that draws; inside a local function, that function's own. */
  readonly node: TSESTree.CallExpression;
  /** The expression of the shuffle itself that draws: the call, or the call of the local function around it. */
  readonly site: TSESTree.Node;
  /** A callable on [0, 1) that draws from the same source, where there is one. */
  readonly unit: UnitDraw | undefined;
  /** What the source writes for its upper bound, or "none"; absent where it draws from [0, 1) itself. */
  readonly bound?: TSESTree.Node | "none";
  /** Present where nothing tells whether it can give its upper bound, or fractions. */
  readonly isOpen?: true;
}

/** A condition: an expression's truth, or, for the `case` of a switch, that it equals another. */
export interface Test {
  readonly node: TSESTree.Node;
  readonly equals?: TSESTree.Node;
}

/** A test and how it turned out on the way to a leaf. */
export interface Decision {
  readonly test: Test;
  readonly holds: boolean;
}

/** What a comparator does once nothing but draws can decide any more. */
export interface Leaf {
  /** Declarations and statements that run first; where `value` is undefined, they return. */
  readonly statements: readonly TSESTree.Node[];
  readonly value: TSESTree.Expression | undefined;
}

/** When a comparator draws. The models then say what it does there. */
export type DrawingTime =
  | { readonly kind: "always" }
  /** In one mode of several; `path` is what is asked before, of no item. */
  | {
      readonly kind: "inMode";
      readonly comparator: FunctionNode;
      readonly leaf: Leaf;
      readonly path: readonly Decision[];
      /** What the comparator does in its other modes. */
      readonly others: readonly Leaf[];
    }
  /** Between items with the same keys. */
  | { readonly kind: "onTies"; readonly comparator: FunctionNode; readonly leaves: readonly Leaf[] }
  /** Always, but that items with equal keys get another answer than the coin that different ones get; the first model is that of different ones. */
  | { readonly kind: "betweenDifferent" }
  /** To weigh the items anew at each comparison; the models are those of equal weights. */
  | { readonly kind: "weighing" };

/** What shuffles a list, perhaps as one of several steps. */
interface Step {
  /** True where another unfair one moves the same list right before or after: the models are those of this one alone. */
  readonly isOneOfSeveral?: true;
}

/** A sort by a comparator that draws. */
export interface SortSite extends Step {
  readonly kind: "sort";
  readonly node: TSESTree.CallExpression;
  /** The list that is sorted. */
  readonly receiver: TSESTree.Expression;
  /** True for `toSorted`, which leaves the receiver alone. */
  readonly isCopying: boolean;
  /** Present where the list is a typed array, which a shuffle has to keep one; with the name of its constructor, where there is one name. */
  readonly typed?: { readonly constructor: string | undefined };
  /** Present where the list comes later, from whoever calls the function that is given; the comparator stands in its place. */
  readonly isPartial?: true;
  readonly time: DrawingTime;
  /** The comparator; undefined where it is the random source itself. */
  readonly comparator: FunctionNode | undefined;
  /** One model for each way in which the code may be read. */
  readonly models: readonly ComparatorSort[];
  readonly draws: readonly Draw[];
}

export type LoopNode =
  | TSESTree.ForStatement
  | TSESTree.WhileStatement
  | TSESTree.DoWhileStatement
  | TSESTree.ForInStatement
  | TSESTree.ForOfStatement
  | TSESTree.CallExpression
  | FunctionNode;

/** A loop that moves cards to drawn places; a call of `forEach` or `reduce`, and a function that calls itself last, count as loops. */
export interface LoopSite extends Step {
  readonly kind: "loop";
  readonly node: LoopNode;
  /** The expression that names the list. */
  readonly list: TSESTree.Expression;
  /** The list, empty before, that the cards go into; undefined where they stay in their own. */
  readonly into: TSESTree.Node | undefined;
  readonly models: readonly SwapLoop[];
  /** How each model reads the draws that are open. */
  readonly readAs: readonly Reading[];
  readonly draws: readonly Draw[];
  /** True where it moves elements of a live list of the document, which can't be written to by places. */
  readonly isLive?: true;
  /** Where the elements of a list go that stays as it was, so that one may be drawn twice; absent where nothing of the kind moves. */
  readonly moves?: { readonly parent: TSESTree.Expression; readonly toStart: boolean };
  /** True where a coin decides about each swap: only a name says that it is meant as a shuffle of the whole. */
  readonly isByCoin?: true;
  /**
   * Present where the places of the list are drawn, and not its items. If some can't be drawn, they may be numbers of another kind, unless they are read as
   * places later; if others can, whoever reads them may ask whether anything lies there.
   */
  readonly drawsPlaces?: "asPlaces" | "asNumbers";
  /** True where a test asks whether what was read lies in its list: places outside of it may be refused. */
  readonly asksFound?: true;
  /** True where no list is named whose places they would be: they are numbers, up to how many are drawn. */
  readonly drawsNumbers?: true;
  /** The models as they would be if a swap wrote to the places that it reads from; present where it writes to others and so loses items. */
  readonly lossless?: readonly SwapLoop[];
  /** True where the items lie in rows and columns, and the models number their places row by row. */
  readonly isGrid?: true;
  /** True where one item alone is put among others, which are taken to come in any order. */
  readonly isInsertion?: true;
  /** True where a call takes one item out of a list that is kept from call to call; the models are those of all items, drawn one after the other. */
  readonly isOneByOne?: true;
  /** True where the loop moves a second list, logs or counts: it can't be replaced as a whole. */
  readonly doesMore: boolean;
}

/** Returns whether a site is a call that moves one item alone, whose place may be drawn before it. */
export const movesOneItem = ({ isInsertion, isOneByOne }: LoopSite): boolean =>
  isInsertion === true || isOneByOne === true;

/** Where an item's key is: in a property of its own, or in a table (an array, an object, a Map) under the item itself or one of its properties. */
export type KeyPath =
  | { readonly kind: "own"; readonly name: string }
  | { readonly kind: "table"; readonly table: Variable; readonly isMap: boolean; readonly by: string | undefined };

export interface DrawnKeys {
  /** What gives a key. */
  readonly key: TSESTree.Node;
  /** What is run before it for each item. */
  readonly before: readonly TSESTree.Statement[];
  /** The loop, or the function that is called for each item. */
  readonly region: TSESTree.Node;
  /** Lists that are as long as the sorted one while the keys are drawn. */
  readonly lists: readonly TSESTree.Node[];
  /** Where the keys are stored: the object or array literal of a record, or what stores one. */
  readonly store: TSESTree.Node;
  /** What does nothing but draw and store keys: it may go with the sort. */
  readonly drawing: TSESTree.Node | undefined;
  /** True where the list is filled while the keys are drawn. */
  readonly isFilling: boolean;
  /** The call of a map that stores the keys on the items and gives the same items back. */
  readonly passed?: TSESTree.CallExpression;
  /** Where the keys are part of records that a map makes of the items. */
  readonly records: Records | undefined;
}

/** Records that a map makes, one for each item. */
interface Records {
  /** The call of `map` or `Array.from`. */
  readonly call: TSESTree.CallExpression;
  /** The list that is mapped. */
  readonly list: TSESTree.Expression;
  /** The property that holds the very item. */
  readonly item: string | undefined;
  /** The property that holds the item's index. */
  readonly index: string | undefined;
}

/** A sort by keys that were drawn for the items before. */
export interface KeyedSite {
  readonly kind: "keyed";
  /** The sort. */
  readonly node: TSESTree.CallExpression;
  /** The list that is sorted. */
  readonly receiver: TSESTree.Expression;
  /** True for `toSorted` and `sortBy`, which leave the receiver alone. */
  readonly isCopying: boolean;
  readonly models: readonly KeyedSort[];
  /** How each model reads the draws that are open. */
  readonly readAs: readonly Reading[];
  readonly draws: readonly Draw[];
  readonly keys: DrawnKeys;
  /** Where the sort finds an item's key; undefined for `sortBy`, which draws it itself. */
  readonly path: KeyPath | undefined;
  /** True where nothing but the sort can see the keys. */
  readonly isHidden: boolean;
  /** The expression from the map that draws the keys to the one that drops them, where it gives back the very items of `list`. */
  readonly whole: { readonly node: TSESTree.CallExpression; readonly list: TSESTree.Expression } | undefined;
  /** True where a function of the file sorts: `node` is its call. */
  readonly isByHand?: true;
}

/** Elements that the browser lays out by a drawn CSS `order`, where ties keep their order in the document. */
export interface LayoutSite {
  readonly kind: "layout";
  /** The loop, or the call that goes through the elements. */
  readonly node: LoopNode;
  readonly models: readonly KeyedSort[];
  /** How each model reads the draws that are open. */
  readonly readAs: readonly Reading[];
  readonly draws: readonly Draw[];
  readonly keys: DrawnKeys;
  /** Present where two orders are given in each round, and overwrite those of other rounds. */
  readonly overwritten?: OverwrittenOrders;
}

/** Elements that are given orders as if these were swapped. */
export interface OverwrittenOrders {
  /** What counts the places. */
  readonly counter: Variable;
  readonly rounds: Overwriting["rounds"];
  /** What gives the element at the drawn place its order. */
  readonly there: TSESTree.ExpressionStatement;
  /** True where nothing is declared in a round but what the order is computed from. */
  readonly isPlain: boolean;
}

export type Site = SortSite | LoopSite | KeyedSite | LayoutSite;
