// @fair-shuffle/bias: models of shuffles, their exact distributions, and the verdict.
export type { BinaryOperator, Expression, UnaryOperator } from "./model/expression.ts";
export type { ComparatorSort, KeyedSort, Overwriting, ShuffleModel, Statement, SwapLoop } from "./model/model.ts";
export { exactOrders, exactPositions, type ExactOptions, type Unknowns } from "./exact/distribution.ts";
export { exactPaths } from "./exact/exact-paths.ts";
export type { PathFlow, PathLink, PathNode, PathState } from "./exact/path-flow.ts";
export { LeavesList } from "./exact/leaves-list.ts";
export { Unjudgeable, type PlainReason, type UnjudgeableReason } from "./exact/unjudgeable.ts";
export { tellUnjudgeable } from "./words/unjudgeable-text.ts";
export type { Orders } from "./exact/orders.ts";
export { toNumber, toText, type Rational } from "./exact/rational.ts";
export { isFairShuffle } from "./verdict/fair-shuffle.ts";
export type { Evidence, Fault, Purpose, UnknownReason, UnsettledReason, Verdict } from "./verdict/finding.ts";
export { tellPurpose } from "./words/purpose-text.ts";
export { verdict } from "./verdict/verdict.ts";
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
export { keepWorkers, type KeptWorkers } from "./simulate/kept-workers.ts";
export { serveSimulation, type Channel } from "./simulate/worker.ts";
export { CATALOGUE, getCatalogueEntry, type CatalogueEntry, type CatalogueId } from "./catalogue/catalogue.ts";
export { tellEntry, type EntryWords } from "./words/catalogue-text.ts";
export { why, type Reason } from "./verdict/why.ts";
export { tellWhy } from "./words/why-text.ts";
export type { Language } from "./words/language.ts";
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
export { BrokenShuffle, UnusedSource } from "./measure/broken-shuffle.ts";
export { tellBreakage, tellUnusedSource, type Breakage, type StrangeValue } from "./words/broken-shuffle-text.ts";
export {
  callShuffle,
  measure,
  type CallOptions,
  type MeasuredShuffle,
  type MeasureOptions,
  type ShuffleForm,
  type UserShuffle,
} from "./measure/measure.ts";
export { makeTally, type Order, type Tally } from "./counts/tally.ts";
export { assertFair, UnfairShuffle, type AssertFairOptions } from "./measure/assert-fair.ts";
export { seededSource, type RandomSource } from "./measure/seeded-source.ts";
