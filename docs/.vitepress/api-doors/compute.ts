/**
 * A shuffle as a model, which is plain JSON, and what follows from it without chance: the verdict, the exact probability of every order, the exact position matrix, and what each engine's sort does.
 *
 * `npm install @fair-shuffle/bias`, and [how to use it](/guide/testing).
 *
 * @module compute
 */
export {
  CATALOGUE,
  ENGINES,
  exactOrders,
  exactPositions,
  getCatalogueEntry,
  isFairShuffle,
  LeavesList,
  sortAs,
  toNumber,
  toText,
  Unjudgeable,
  verdict,
  why,
  type BinaryOperator,
  type CatalogueEntry,
  type CatalogueId,
  type ComparatorSort,
  type Compare,
  type Engine,
  type Evidence,
  type ExactOptions,
  type Expression,
  type Fault,
  type KeyedSort,
  type ListKind,
  type Orders,
  type PlainReason,
  type Purpose,
  type Rational,
  type Reason,
  type ShuffleModel,
  type Statement,
  type SwapLoop,
  type UnaryOperator,
  type UnjudgeableReason,
  type UnknownReason,
  type Unknowns,
  type UnsettledReason,
  type Verdict,
} from "@fair-shuffle/bias";
