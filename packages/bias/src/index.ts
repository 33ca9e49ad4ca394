// @fair-shuffle/bias: models of shuffles, their exact distributions, and the verdict.
export type { BinaryOperator, Expression, UnaryOperator } from "./model/expression.ts";
export type { ComparatorSort, KeyedSort, ShuffleModel, Statement, SwapLoop } from "./model/model.ts";
export { someExpression } from "./model/expression.ts";
export { mapExpressions, movesCards, someStatement, visitExpressions } from "./model/model.ts";
export { exactOrders, exactPositions, type ExactOptions, type Unknowns } from "./exact/distribution.ts";
export { countSpent, spendAtMost } from "./exact/spending.ts";
export { getSigns, type Signs } from "./exact/signs.ts";
export { LeavesList } from "./exact/leaves-list.ts";
export { NOT_WHOLE, Unjudgeable, type UnjudgeableReason } from "./exact/unjudgeable.ts";
export { tellUnjudgeable } from "./words/unjudgeable-text.ts";
export { arrangeByRanks, getRankPatterns } from "./exact/keyed-orders.ts";
export type { Orders } from "./exact/orders.ts";
export { toNumber, toText, type Rational } from "./exact/rational.ts";
export { isFairShuffle } from "./verdict/fair-shuffle.ts";
export type { Evidence, Finding, Verdict } from "./verdict/finding.ts";
export { getReach } from "./verdict/judged-sizes.ts";
export { verdict } from "./verdict/verdict.ts";
export { allowsCards, getStart, type Limits, type Start } from "./verdict/start.ts";
export { getPart, isFairOn, type Part } from "./verdict/part.ts";
export { isSwapOfDrawnPlaces } from "./verdict/purpose.ts";
export { ENGINES, type Engine, type ListKind } from "./engines/engine.ts";
export type { Compare } from "./engines/compare.ts";
export { sortAs } from "./engines/sort-as.ts";
export {
  simulate,
  type Abort,
  type Progress,
  type SimulateOptions,
  type SimulationWorker,
  type Workers,
} from "./simulate/simulate.ts";
export { serveSimulation, type Channel } from "./simulate/worker.ts";
export { CATALOGUE, getCatalogueEntry, type CatalogueEntry, type CatalogueId } from "./catalogue/catalogue.ts";
export { tellEntry } from "./words/catalogue-text.ts";
export { why, type Reason } from "./verdict/why.ts";
export { tellWhy } from "./words/why-text.ts";
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
} from "./words/report.ts";
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
} from "./words/report-text.ts";
export { getLanguage, type Language } from "./words/language.ts";
export { MOST_CARDS_WITH_ORDERS, MOST_COMPARED_ORDERS, type Measurement, type Repeats } from "./counts/measurement.ts";
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
} from "./measure/measure.ts";
export { makeTally, type Order, type Tally } from "./counts/tally.ts";
export { assertFair, UnfairShuffle, type AssertFairOptions } from "./measure/assert-fair.ts";
export { seededSource, type RandomSource } from "./measure/seeded-source.ts";
