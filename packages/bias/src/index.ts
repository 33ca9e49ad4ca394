// @fair-shuffle/bias: models of shuffles, their exact distributions, and the verdict.
export type { BinaryOperator, Expression, UnaryOperator } from "./expression.ts";
export type { ComparatorSort, KeyedSort, ShuffleModel, Statement, SwapLoop } from "./model.ts";
export { someExpression } from "./expression.ts";
export { mapExpressions, movesCards, someStatement, visitExpressions } from "./model.ts";
export { exactOrders, exactPositions, type ExactOptions, type Unknowns } from "./exact/distribution.ts";
export { LeavesList } from "./exact/leaves-list.ts";
export { getSigns, type Signs } from "./exact/signs.ts";
export { countSpent, spendAtMost } from "./exact/spending.ts";
export { NOT_WHOLE, Unjudgeable, tellUnjudgeable, type UnjudgeableReason } from "./unjudgeable.ts";
export { arrangeByRanks, getRankPatterns } from "./exact/keyed-orders.ts";
export type { Orders } from "./exact/orders.ts";
export { toNumber, toText, type Rational } from "./exact/rational.ts";
export { getReach, isFairShuffle, verdict, type Evidence, type Finding, type Verdict } from "./verdict.ts";
export { allowsCards, getStart, type Limits, type Start } from "./start.ts";
export { getPart, isFairOn, type Part } from "./part.ts";
export { isSwapOfDrawnPlaces } from "./purpose.ts";
export { ENGINES, type Engine } from "./engines/engine.ts";
export { sortAs, type Compare, type ListKind } from "./engines/sort-as.ts";
export {
  simulate,
  type Abort,
  type Progress,
  type SimulateOptions,
  type SimulationWorker,
  type Workers,
} from "./simulate/simulate.ts";
export { serveSimulation, type Channel } from "./simulate/worker.ts";
export { CATALOGUE, getCatalogueEntry, type CatalogueEntry, type CatalogueId } from "./catalogue.ts";
export { tellEntry } from "./catalogue-text.ts";
export { why, type Reason } from "./why.ts";
export { tellWhy } from "./why-text.ts";
export {
  getExact,
  getMeasured,
  getShares,
  judgeMeasured,
  judgeModel,
  type BiasReport,
  type Exact,
  type Measured,
  type ReportVerdict,
} from "./report.ts";
export {
  describePositions,
  describeTask,
  describeVerdict,
  ENGINE_NAMES,
  tellCell,
  tellRatio,
  tellShare,
  tellVerdict,
  type VerdictWords,
} from "./report-text.ts";
export { getLanguage, type Language } from "./language.ts";
export { MOST_CARDS_WITH_ORDERS, MOST_COMPARED_ORDERS, type Measurement, type Repeats } from "./measurement.ts";
export { getYardsticks, type Cell, type Yardsticks } from "./statistics/yardsticks.ts";
export {
  getStatistics,
  type ChiSquared,
  type Extreme,
  type OrderStatistics,
  type PositionStatistics,
  type RepeatStatistics,
  type Statistics,
} from "./statistics/statistics.ts";
export { judgeMeasurement, type Judgement, type JudgeOptions, type MeasuredEvidence } from "./statistics/judge.ts";
export {
  BrokenShuffle,
  callShuffle,
  isUntouched,
  measure,
  type CallOptions,
  type MeasuredShuffle,
  type MeasureOptions,
  type ShuffleForm,
  type UserShuffle,
  UNTOUCHED,
} from "./measure.ts";
export { makeTally, type Order, type Tally } from "./tally.ts";
export { assertFair, UnfairShuffle, type AssertFairOptions } from "./assert-fair.ts";
export { seededSource, type RandomSource } from "./seeded-source.ts";
