// @fair-shuffle/bias/model: what the project's own packages need of models, verdicts and reports, and users of the engine do not. It may change with any version.
import * as webassembly from "./simulate/webassembly.ts";

export { calculate, getNames, someExpression } from "./model/expression.ts";
export {
  dependsOnEngine,
  mapExpressions,
  mentions,
  movesCards,
  someStatement,
  visitExpressions,
} from "./model/model.ts";
export { keepMoving } from "./exact/path-flow.ts";
export { countSpent, spendAtMost } from "./exact/spending.ts";
export { getLiveBefore } from "./exact/liveness.ts";
export { getSigns, type Signs } from "./exact/signs.ts";
export { countWholeKeys } from "./exact/key-values.ts";
export { arrangeByRanks, getRankPatterns } from "./exact/keyed-orders.ts";
export { getReach } from "./verdict/judged-sizes.ts";
export { allowsCards, getStart, type Limits, type Start } from "./verdict/start.ts";
export {
  countMoving,
  getCompared,
  getFairCell,
  getFairMatrix,
  getFairShare,
  getLeftOut,
  isCompared,
  isLeftOut,
  type Compared,
} from "./verdict/compared.ts";
export { countDrawn, isFairDraw } from "./verdict/fair-shuffle.ts";
export { copiesOnce, drawsFromList, laysAtFreePlaces, redrawsFromOtherRange } from "./model/rest-of-list.ts";
export { closeAsUsual } from "./model/usual-passes.ts";
export { letsNoItemStay } from "./verdict/no-item-stays.ts";
export { getPart, isFairOn, type Part } from "./verdict/part.ts";
export { losesItems } from "./verdict/finding.ts";
export { isSwapOfDrawnPlaces, namesFraction } from "./verdict/purpose.ts";
export { getStatisticsAmong } from "./statistics/statistics-among.ts";
export { getMoving, getYardsticksAmong } from "./statistics/yardsticks-among.ts";
export { hasSecondParameter, isUntouched } from "./measure/measure.ts";
export { getCodeLines } from "./words/code-lines.ts";
export { getLanguage, LANGUAGES } from "./words/language.ts";
export { findElsewhere, tellElsewhere, type Elsewhere } from "./words/elsewhere.ts";
export { tellEngine, tellPrograms } from "./words/engine-names.ts";
export { tellNumber, tellOrder, tellOrdinal, tellRatio, tellShare, tellTimes } from "./words/numbers.ts";
export { countPathsByStep, listEndings, tellEnding, tellPaths } from "./words/paths-text.ts";
export { tellNote, type Note } from "./words/note-text.ts";
export { tellLeftOut, tellLeftOutPlace } from "./words/left-out-text.ts";
export { getToldCell, tellBias, tellCell, type Circumstances } from "./words/claim-text.ts";
export { judgeAtStart, judgeModel, judgeWholeOf, makeUnknown } from "./words/judge-model.ts";
export { tellVerdict, tellInSentences, tellVerdictInSentences, type VerdictWords } from "./words/verdict-text.ts";
export {
  getExact,
  getMeasured,
  getShares,
  isNotOfAll,
  judgeMeasured,
  saysWhyNotExact,
  type BiasReport,
  type Exact,
  type ExactOrNot,
  type Measured,
  type ReportVerdict,
} from "./words/report.ts";
export { describePositions, describeTask, describeVerdict, getNamedCell, tellWhyOf } from "./words/report-text.ts";
export { instantiate } from "./simulate/host.ts";
export type { Code } from "./simulate/webassembly.ts";

/** The part of WebAssembly that is used here: instructions as bytes, and a module around its functions. */
export const wasm = webassembly;
