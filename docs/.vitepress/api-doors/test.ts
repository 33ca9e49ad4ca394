/**
 * Is a shuffle of your own fair? `assertFair` asks that in a unit test, `measure` counts where the items end up, and the statistics say what follows from the counts.
 *
 * `npm install --save-dev @fair-shuffle/bias`, and [how to use it](/guide/testing).
 *
 * @module test
 */
export {
  assertFair,
  BrokenShuffle,
  callShuffle,
  getStatistics,
  getYardsticks,
  judgeMeasurement,
  makeTally,
  measure,
  MOST_CARDS_WITH_ORDERS,
  MOST_COMPARED_ORDERS,
  seededSource,
  UnfairShuffle,
  UnusedSource,
  type AssertFairOptions,
  type CallOptions,
  type Cell,
  type ChiSquared,
  type Extreme,
  type Judgement,
  type JudgeOptions,
  type MeasuredEvidence,
  type MeasuredShuffle,
  type Measurement,
  type MeasureOptions,
  type Order,
  type OrderStatistics,
  type PositionStatistics,
  type RandomSource,
  type Repeats,
  type RepeatStatistics,
  type ShuffleForm,
  type Statistics,
  type Tally,
  type UserShuffle,
  type Yardsticks,
} from "@fair-shuffle/bias";
