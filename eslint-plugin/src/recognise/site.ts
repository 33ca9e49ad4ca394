// A site: a place in the source where a shuffle stands, with its model.
import type { ComparatorSort, KeyedSort, SwapLoop } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import type { Decision, Leaf } from "./comparator-tree.ts";
import type { DrawnKeys } from "./drawn-keys.ts";
import type { KeyPath } from "./key-comparator.ts";
import type { Draw } from "./translate/translation.ts";
import type { FunctionNode } from "./tree.ts";

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
  /** To weigh the items anew at each comparison; the models are those of equal weights. */
  | { readonly kind: "weighing" };

/** A sort by a comparator that draws. */
export interface SortSite {
  readonly kind: "sort";
  readonly node: TSESTree.CallExpression;
  /** The list that is sorted. */
  readonly receiver: TSESTree.Expression;
  /** True for `toSorted`, which leaves the receiver alone. */
  readonly isCopying: boolean;
  /** Present where the list is a typed array, which a shuffle has to keep one; with the name of its constructor, where there is one name. */
  readonly typed?: { readonly constructor: string | undefined };
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
export interface LoopSite {
  readonly kind: "loop";
  readonly node: LoopNode;
  /** The expression that names the list. */
  readonly list: TSESTree.Expression;
  /** The list, empty before, that the cards go into; undefined where they stay in their own. */
  readonly into: TSESTree.Node | undefined;
  readonly models: readonly SwapLoop[];
  readonly draws: readonly Draw[];
  /** True where the loop moves a second list, logs or counts: it can't be replaced as a whole. */
  readonly doesMore: boolean;
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

export type Site = SortSite | LoopSite | KeyedSite;
