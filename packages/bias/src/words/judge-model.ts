// The verdict that is shown of a shuffle at a number of cards: one function, whoever asks, with one threshold.
import type { Engine } from "../engines/engine.ts";
import { toRationals, type Unknowns } from "../exact/distribution.ts";
import { boundTies, getKeyRanges } from "../exact/key-values.ts";
import { LeavesList } from "../exact/leaves-list.ts";
import { spendAtMost } from "../exact/spending.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import type { ShuffleModel, SwapLoop } from "../model/model.ts";
import { closeAsUsual } from "../model/usual-passes.ts";
import { getYardsticks } from "../statistics/yardsticks.ts";
import { judge } from "../verdict/classes.ts";
import { getEvidence } from "../verdict/evidence.ts";
import { losesItems, type UnknownReason, type Verdict } from "../verdict/finding.ts";
import { isSwapOfDrawnPlaces } from "../verdict/purpose.ts";
import { getStart, type Start } from "../verdict/start.ts";
import { hasUnevenCell, LEAST_DISTANCE } from "../verdict/thresholds.ts";
import { isFairHere } from "../verdict/unknown-variables.ts";
import { verdict } from "../verdict/verdict.ts";
import { why, type Reason } from "../verdict/why.ts";
import { within } from "../verdict/within-reach.ts";
import type { Language } from "./language.ts";
import { getExact, judgeMeasured, type Exact, type Measured, type ReportVerdict } from "./report.ts";
import { tellWhy } from "./why-text.ts";

/** What is asked about: so many cards, sorted by this engine, with these values of the model's unknowns. */
export interface Asked {
  readonly model: ShuffleModel;
  readonly cards: number;
  readonly engine: Engine;
  readonly unknowns: Unknowns;
  /** True where somebody said these values, which the code does not tell: then they are judged. */
  readonly areGiven?: boolean;
}

type Biased = Extract<Verdict, { kind: "biased" }>;

/**
 * Returns the verdict on a model at a number of cards. Where `verdict` is about these very cards, it is that one; at others, what is exact decides by
 * the same threshold, and where nothing is, the measurement. Undefined where there is neither.
 */
export function judgeModel(asked: Asked, known: Known = {}, language: Language = "en"): ReportVerdict | undefined {
  return judgeBy(asked, known, language, makeReasonGetter(asked));
}

/** What was found out beside the model: numbers of every cell, or counts of a simulation. */
interface Known {
  readonly exact?: Exact | undefined;
  readonly measured?: Measured | undefined;
}

/** Returns a function that finds why a model is fair or biased when it is first asked, and then knows it. */
function makeReasonGetter({ model, cards, engine, unknowns }: Asked): () => Reason | undefined {
  let found: { readonly reason: Reason | undefined } | undefined;
  return () => (found ??= { reason: why(model, cards, { engine, unknowns }) }).reason;
}

function judgeBy(
  asked: Asked,
  { exact, measured }: Known,
  language: Language,
  getReason: () => Reason | undefined,
): ReportVerdict | undefined {
  const { model, unknowns, areGiven = false } = asked;
  const told = verdict(model);
  switch (told.kind) {
    case "notMeant":
      return told;
    case "unknown":
      if (areGiven && unknowns.size > 0) break;
      return makeUnknown(told.reason);
    case "biased":
      // It has no numbers, and needs none.
      if (losesItems(told.finding)) return toReported(told, {});
      break;
    case "fair":
      break;
  }
  const reason = getReason();
  const because = reason === undefined ? {} : { why: tellWhy(reason, language) };
  if (told.kind === "biased" && isAbout(told, asked)) return toReported(told, because);
  return exact === undefined
    ? judgeWithoutMatrix(asked, told, measured, reason, because)
    : judgeMatrix(asked, told, exact, reason, because);
}

/** Returns a verdict on a model as a report has it. */
function toReported({ finding, evidence, whatever }: Biased, because: { readonly why?: string }): ReportVerdict {
  return {
    kind: "biased",
    by: "exact",
    finding,
    ...(evidence === undefined ? {} : { evidence }),
    ...(whatever ? { whatever: true } : {}),
    ...because,
  };
}

/** Returns whether the numbers of a verdict are those that were asked about. */
function isAbout({ evidence }: Biased, { cards, engine, unknowns }: Asked): boolean {
  if (evidence?.cards !== cards || (evidence.engine ?? engine) !== engine) return false;
  const values = Object.entries(evidence.unknowns ?? {});
  return values.length === unknowns.size && values.every(([name, value]) => unknowns.get(name) === value);
}

type Told = Exclude<Verdict, { kind: "notMeant" }>;

function judgeMatrix(
  asked: Asked,
  told: Told,
  exact: Exact,
  reason: Reason | undefined,
  because: { readonly why?: string },
): ReportVerdict {
  const { model, cards, engine, unknowns } = asked;
  const distance = getDistance(exact, cards);
  const isVisible = exact.orders === undefined ? hasUnevenCell(exact.positions) : distance > LEAST_DISTANCE;
  if (isVisible) {
    // A fair shuffle that is uneven over the whole list is one of a part of it.
    if (told.kind === "fair" && model.kind === "swapLoop" && isFairWith(model, told, asked))
      return { kind: "fair", part: true, ...(reason?.kind === "evenDraw" ? because : {}) };
    const finding = told.kind === "biased" ? told.finding : "biased";
    const evidence = getEvidence(model, cards, unknowns, exact.positions, engine);
    return toReported({ kind: "biased", finding, evidence, whatever: false }, because);
  }
  // An even matrix alone makes no shuffle fair: a random cut has one. Beyond a few cards the orders are judged of fewer.
  if (exact.orders === undefined && told.kind === "biased") {
    // Its numbers are of another list; what proves it for this one is not.
    const isProof = told.evidence?.cards !== cards && reason !== undefined && isContradiction(reason);
    return isProof ? { kind: "biased", by: "proof", why: because.why ?? "" } : toReported(told, because);
  }
  if (reason?.kind === "tooFewRuns") return { kind: "biased", by: "proof", why: because.why ?? "" };
  const ties = boundTiesOf(asked);
  if (ties > 0) return { kind: "fair", near: ties };
  if (distance > ROUNDING || (reason === undefined ? isManySwaps(model) : isContradiction(reason))) {
    const near = Math.max(distance, ROUNDING);
    return exact.orders === undefined ? { kind: "fair", near, nearOf: "positions" } : { kind: "fair", near };
  }
  return { kind: "fair", ...because };
}

/**
 * Returns whether a loop that is fair at some values of its unknowns is so at these: of k swaps of a place with any other one, one swap draws an item fairly, and n
 * swaps shuffle nothing. Values at which nothing is shuffled, or one item is drawn, show no bias.
 */
function isFairWith(model: SwapLoop, { at }: Extract<Verdict, { kind: "fair" }>, { cards, unknowns }: Asked): boolean {
  if (at === undefined || unknowns.size === 0) return true;
  return within(
    () => {
      const judged = spendAtMost(BUDGET, () => judge(model, cards, unknowns));
      return judged.class.kind === "nothing" || isFairHere(model, judged);
    },
    () => true,
  );
}

function judgeWithoutMatrix(
  asked: Asked,
  told: Told,
  measured: Measured | undefined,
  reason: Reason | undefined,
  because: { readonly why?: string },
): ReportVerdict | undefined {
  const { model, cards, unknowns } = asked;
  const isWhole = model.length === undefined || model.length === cards;
  if (told.kind === "fair" && isWhole && unknowns.size === 0 && model.kind !== "comparatorSort") {
    if (told.part === true) return told;
    const ties = boundTiesOf(asked);
    return ties > 0 ? { kind: "fair", near: ties } : { kind: "fair", ...because };
  }
  const measuredVerdict = measured && judgeMeasured(measured, because);
  if (measuredVerdict?.kind !== "noBiasFound") return measuredVerdict;
  switch (reason?.kind) {
    case "oneRunEach":
    case "distinctKeys":
      return { kind: "fair", ...because };
    case "indivisible":
    case "powers":
    case "tooFewRuns":
      // That it is not exactly fair is proved; how far it is from that, the code's own verdict says.
      return told.kind === "biased" ? { kind: "biased", by: "proof", why: because.why ?? "" } : measuredVerdict;
    default:
      return measuredVerdict;
  }
}

/** What floating point may add up to; what is nearer than that is told as this far. */
const ROUNDING = 1e-9;

/** Returns how often keys tie at most, and 0 where they never do, or where nothing is sorted by drawn keys. */
function boundTiesOf({ model, cards, unknowns, engine }: Asked): number {
  if (model.kind !== "keyedSort" || model.overwriting !== undefined) return 0;
  try {
    return boundTies(getKeyRanges(model, cards, toRationals(unknowns), engine), cards);
  } catch (thrown) {
    if (thrown instanceof Unjudgeable) return 0;
    throw thrown;
  }
}

/** Returns whether drawn places are swapped, which never leaves all orders equally likely: so many swaps of a deck that nothing counts their runs are as good as that. */
const isManySwaps = (model: ShuffleModel): boolean => model.kind === "swapLoop" && isSwapOfDrawnPlaces(model);

/** Returns whether a reason says that not every order is equally likely. */
const isContradiction = ({ kind }: Reason): boolean =>
  kind !== "oneRunEach" && kind !== "runsEach" && kind !== "distinctKeys" && kind !== "computed" && kind !== "evenDraw";

/** Returns the total variation distance from fair: of the orders, where there are few cards, else of the matrix. */
function getDistance({ positions, orders }: Exact, cards: number): number {
  if (orders === undefined) return getYardsticks(positions).distance;
  let count = 1;
  for (let n = 2; n <= cards; n++) count *= n;
  const shares = Object.values(orders).map(({ probability }) => probability);
  const known = shares.reduce((sum, share) => sum + Math.abs(share - 1 / count), 0);
  return (known + (count - shares.length) / count) / 2;
}

/** What exact work may cost beside what the verdict itself took, in the engine's units: a tenth of a second or two. */
const BUDGET = 200_000;

/** Returns with how many cards, and with which values of what its code does not tell, a model is looked at first, and the verdict on it there. `found` is what its place in the code was judged to be, where that is known. Never throws. */
export function judgeAtStart(
  model: ShuffleModel,
  language: Language = "en",
  found: Verdict = verdict(model),
): JudgedStart {
  const key = JSON.stringify([language, model, found]);
  const known = judgedStarts.get(key) ?? judgeStart(model, language, found);
  judgedStarts.delete(key);
  judgedStarts.set(key, known);
  const [oldest] = judgedStarts.keys();
  if (judgedStarts.size > MOST_KNOWN && oldest !== undefined) judgedStarts.delete(oldest);
  return known;
}

interface JudgedStart {
  readonly start: Start;
  readonly verdict: ReportVerdict;
}

/** The lens, the hover and the page ask the same of a shuffle, and an editor again at every keystroke. The oldest goes first. */
const judgedStarts = new Map<string, JudgedStart>();
/** More than the shuffles of any file. */
const MOST_KNOWN = 500;

function judgeStart(model: ShuffleModel, language: Language, found: Verdict): JudgedStart {
  const start = getStart(model, found);
  const unknowns = new Map(Object.entries(start.unknowns ?? {}));
  const asked: Asked = { model, cards: start.cards, engine: "v8", unknowns };
  const getReason = makeReasonGetter(asked);
  const told = judgeBy(asked, {}, language, getReason);
  if (told !== undefined && told.kind !== "fair") return { start, verdict: told };
  const exact = getMatrix(asked);
  const judged = exact === undefined ? told : judgeBy(asked, { exact }, language, getReason);
  return { start, verdict: judged ?? { kind: "unknown", isTooLong: true, reason: { kind: "tooManySteps" } } };
}

/**
 * Returns at which values, and how, a loop is biased that a single unknown makes fair at its start: at as many rounds as there are cards, where it is a fair
 * sample of some of them; in one pass, where the unknown says how often the list is gone through, and the source gives it no value. Undefined of every other
 * loop. Never throws.
 */
export function judgeWholeOf(
  model: ShuffleModel,
  { cards, unknowns = {} }: Start,
  language: Language = "en",
): { readonly start: Start; readonly verdict: ReportVerdict } | undefined {
  const [name, ...more] = Object.keys(unknowns);
  if (name === undefined || more.length > 0 || model.kind !== "swapLoop" || model.usual !== undefined) return undefined;
  // Where it counts swaps, one of them is no pass.
  const value = closeAsUsual({ ...model, isCalledShuffle: false, usual: { [name]: 1 } }) === undefined ? cards : 1;
  if (unknowns[name] === value) return undefined;
  const asked: Asked = { model, cards, engine: "v8", unknowns: new Map([[name, value]]), areGiven: true };
  const exact = getMatrix(asked);
  const judged = exact === undefined ? undefined : judgeModel(asked, { exact }, language);
  return judged?.kind === "biased" ? { start: { cards, unknowns: { [name]: value } }, verdict: judged } : undefined;
}

function getMatrix({ model, cards, engine, unknowns }: Asked): Exact | undefined {
  try {
    const found = spendAtMost(BUDGET, () => getExact(model, cards, engine, unknowns));
    return "exact" in found ? found.exact : undefined;
  } catch (error) {
    // At so many cards it leaves its list.
    if (error instanceof LeavesList) return undefined;
    throw error;
  }
}

/** What could be computed, if somebody waited long enough; all else is not told by the code. */
const TOO_LONG: ReadonlySet<UnknownReason["kind"]> = new Set<UnknownReason["kind"]>([
  "hugeNumbers",
  "longQuicksort",
  "longRuns",
  "longSort",
  "manyAddedDraws",
  "manyCards",
  "manyKeys",
  "manyKeysForMatrix",
  "manyOutcomes",
  "manySortedOrders",
  "manySwaps",
  "mergedRuns",
  "reachesTooFar",
  "tooManySteps",
  "wideDraw",
]);

/** Returns the verdict on what is not judged, for a reason. */
export const makeUnknown = (reason: UnknownReason): ReportVerdict => ({
  kind: "unknown",
  isTooLong: TOO_LONG.has(reason.kind),
  reason,
});
