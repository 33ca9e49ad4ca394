// The verdict on a loop that moves cards: a table of exceptions, and otherwise what its distribution looks like at the first n that shows something.
import { runOnly } from "../exact/distribution.ts";
import { MOST_CARDS_OF_LOSS } from "../exact/lost-cards.ts";
import { spendAtMost } from "../exact/spending.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import { asksLength, breaksSwap, type SwapLoop } from "../model/model.ts";
import { copiesOnce, drawsFromList } from "../model/rest-of-list.ts";
import { closeAsUsual } from "../model/usual-passes.ts";
import { judge, type Judged } from "./classes.ts";
import { getEvidence, getLossEvidence } from "./evidence.ts";
import { findException, notMeant, unknown, type Exception } from "./exceptions.ts";
import type { Evidence, Fault, UnknownReason, Verdict } from "./finding.ts";
import { getLargestConstant, getSizes, getTouchedSize } from "./judged-sizes.ts";
import { isLeftOutOnPurpose, isPartNamed } from "./named-part.ts";
import { flows, isSwapOfDrawnPlaces, PURPOSES } from "./purpose.ts";
import { HEADLINE_CARDS, MOST_CARDS_BY_CONSTANT, VERDICT_BUDGET } from "./thresholds.ts";
import { judgeUnknowns } from "./unknown-variables.ts";
import { within } from "./within-reach.ts";

/** Fewer swaps in a row perturb a list. */
const LEAST_SWAPS = 4;

const MOST_SETTINGS = 2;

/** Random swaps whose number is not known are tried at several numbers, nearly always to end in silence: enough of them are fair. */
const SOME_SWAPS_BUDGET = 100_000;

/** A loop as its code says it, before it is run. */
interface Loop {
  readonly model: SwapLoop;
  /** Whether the code names the length of the list. */
  readonly usesLength: boolean;
  /** The largest number in the code that may say how long the list is. */
  readonly largest: number;
}

/** A loop without unknown variables, and what came of it at each n. */
interface JudgedLoop extends Loop {
  readonly judged: readonly Judged[];
  /** The same at the lengths that numbers beside the length may be. */
  readonly named: readonly Judged[];
}

/** What the code alone says, before anything is run. */
const EXCEPTIONS_OF_CODE: readonly Exception<Loop>[] = [
  {
    /** `for (let i = from; i < to; i++) { const j = low + Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }` */
    name: "many unknown variables",
    holds: ({ model }) => model.unknowns.length > MOST_SETTINGS,
    says: unknown("manyUnknowns"),
  },
  // Each row of that table has its own example.
  ...PURPOSES.map(({ purpose, holds }) => ({
    name: purpose,
    holds: ({ model }: Loop) => holds(model),
    says: notMeant(purpose),
  })),
  {
    /** `for (let i = size - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }` */
    name: "unknown variables",
    holds: ({ model }) => model.unknowns.length > 0,
    says: ({ model, usesLength, largest }) =>
      judgeAsUsual(model) ??
      spendAtMost(model.into === undefined && isSwapOfDrawnPlaces(model) ? SOME_SWAPS_BUDGET : VERDICT_BUDGET, () =>
        judgeUnknowns(model, usesLength, largest),
      ),
  },
  {
    /** `for (let k = 0; k < 1000; k++) { const i = Math.floor(Math.random() * a.length); const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }` */
    name: "many random swaps of a list of any length",
    holds: ({ model, usesLength, largest }) =>
      usesLength && model.length === undefined && largest >= MOST_CARDS_BY_CONSTANT && isSwapOfDrawnPlaces(model),
    says: ({ model }) => ({ kind: "unknown", reason: getReasonAtAnyLength(model) ?? { kind: "manySwaps" } }),
  },
  {
    /**
     * Nobody need go through all rounds of 52 cards to see that they get lost:
     * `for (let i = 51; i > 0; i--) [a[i], a[Math.floor(Math.random() * (i + 1))]] = [a[Math.floor(Math.random() * (i + 1))], a[i]];`
     */
    name: "a swap that overwrites cards, in a list of so many",
    holds: ({ model, usesLength, largest }) => breaksSwap(model) && !usesLength && losesAny(model, largest + 1),
    says: ({ model, largest }) => ({
      kind: "biased",
      finding: "drawsTwice",
      evidence:
        largest < MOST_CARDS_OF_LOSS
          ? getLossEvidence(model, countTouched(model) ?? largest + 1, new Map())
          : undefined,
      whatever: false,
    }),
  },
  {
    /** `for (const _ of a) { const i = Math.floor(Math.random() * (a.length - 1)); const j = Math.floor(Math.random() * (a.length - 1)); [a[i], a[j]] = [a[j], a[i]]; }` */
    name: "random swaps that never reach the last card",
    holds: ({ model, usesLength }) => usesLength && leavesLastAlone(model),
    says: ({ model }) => ({
      kind: "biased",
      finding: "fixedItem",
      evidence: getEvidence(model, model.length ?? HEADLINE_CARDS, new Map()),
      whatever: false,
    }),
  },
];

/**
 * Returns the verdict on a loop with the values that the source itself gives its unknowns, where it is fair or biased with these; who hands over a larger one may
 * have enough passes where it is biased, and a smaller one too few where it is fair.
 */
function judgeAsUsual(model: SwapLoop): Verdict | undefined {
  const closed = closeAsUsual(model);
  if (closed === undefined) return undefined;
  const verdict = within<Verdict | undefined>(
    () => spendAtMost(VERDICT_BUDGET, () => judgeSwapLoop(closed)),
    () => undefined,
  );
  const unknowns = model.usual ?? {};
  if (verdict?.kind === "fair") {
    const cards = asksLength(model) ? (model.length ?? HEADLINE_CARDS) : countTouched(closed);
    return cards === undefined ? undefined : { ...verdict, at: { cards, unknowns } };
  }
  if (verdict?.kind !== "biased" || verdict.evidence === undefined) return undefined;
  return { ...verdict, evidence: { ...verdict.evidence, unknowns } };
}

/** About a millisecond: a round or two of a loop. */
const A_FEW_ROUNDS = 2_000;

/** Returns why a loop could not be judged either if its code told the length, such as that it multiplies draws; undefined where its first rounds can be computed. */
function getReasonAtAnyLength(model: SwapLoop): UnknownReason | undefined {
  const reason = within<UnknownReason | undefined>(
    () => {
      spendAtMost(A_FEW_ROUNDS, () => judge(model, HEADLINE_CARDS, new Map()));
      return undefined;
    },
    (found) => found,
  );
  return reason?.kind === "tooManySteps" ? undefined : reason;
}

/** What a run at each n says, before the first finding counts. */
const EXCEPTIONS_OF_RESULTS: readonly Exception<JudgedLoop>[] = [
  {
    /**
     * Numbers beside the length may be that length:
     * `for (let i = 0; i < a.length; i++) { const j = i + Math.floor(Math.random() * (5 - i)); [a[i], a[j]] = [a[j], a[i]]; }`
     */
    name: "fair over a list of a length that the code names",
    holds: ({ named }) => named.some((entry) => entry.class.kind === "uniform"),
    // Three drawn to the front are all of a list of three, and a part of any other.
    says: (loop) =>
      tellFair(
        getTelling(loop).every((entry) => isPart(entry) || entry.class.kind === "uniform"),
        loop,
      ),
  },
  {
    /**
     * Five moves perturb a list on purpose, whatever its length; moves as many as there are cards mean to shuffle it:
     * `for (let k = 0; k < 5; k++) { const i = Math.floor(Math.random() * a.length); a.push(a.splice(i, 1)[0]); }`
     */
    name: "a few random swaps",
    holds: (loop) => makesFewMoves(loop) && !isEven(loop) && !isFewForShuffle(loop),
    says: notMeant("fewSwaps"),
  },
  {
    /**
     * Where only some lengths lead outside, the others are meant, such as pairs and triples:
     * `for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * (a.length + a.length % 2)); [a[i], a[j]] = [a[j], a[i]]; }`
     */
    name: "inside of lists of some lengths alone",
    holds: ({ judged }) =>
      judged.some((entry) => entry.class.kind === "leavesArray") &&
      judged.some((entry) => entry.class.kind !== "leavesArray"),
    says: unknown("someLengths"),
  },
  {
    /** The list may be longer: `const hand = []; for (let k = 0; k < 3; k++) hand.push(a.splice(Math.floor(Math.random() * 10), 1)[0]);` */
    name: "a few drawn out of a list whose length is not told",
    holds: (loop) => drawsOutOfUnknown(loop) && !getTelling(loop).every(({ class: { kind } }) => kind === "sample"),
    says: unknown("unknownLength"),
  },
  {
    /** The draw is rounded to 0: `for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random()); [a[i], a[j]] = [a[j], a[i]]; }` */
    name: "nothing moves",
    holds: (loop) => getTelling(loop).every((entry) => entry.class.kind === "nothing"),
    says: unknown("movesNothing"),
  },
];

/** Judges by the first exception that holds, and otherwise by the first n with a finding. */
export function judgeSwapLoop(model: SwapLoop): Verdict {
  const usesLength = asksLength(model);
  const loop: Loop = { model, usesLength, largest: getLargestConstant(model.steps) };
  return findException(EXCEPTIONS_OF_CODE, loop) ?? judgeResults(judgeSizes(loop));
}

function judgeSizes(loop: Loop): JudgedLoop {
  const { model, usesLength, largest } = loop;
  const judged = getSizes(model, usesLength, largest).map((cards) => judge(model, cards, new Map()));
  // Of as many as are kept, none is drawn.
  return { ...loop, judged, named: usesLength && model.keepsSome !== true ? judgeNamed(model, largest) : [] };
}

function judgeResults(loop: JudgedLoop): Verdict {
  const exception = findException(EXCEPTIONS_OF_RESULTS, loop);
  if (exception !== undefined) return exception;
  for (const entry of getTelling(loop)) {
    const finding = getFinding(loop.model, entry);
    if (finding === undefined) continue;
    const evidence =
      finding === "leavesArray"
        ? undefined
        : finding === "drawsTwice"
          ? getLossEvidence(loop.model, getHeadlineCards(loop) ?? entry.cards, entry.unknowns)
          : getHeadline(loop, loop.named.find((other) => other.class.kind === finding) ?? entry);
    return { kind: "biased", finding, evidence, whatever: false };
  }
  return tellFair(true, loop);
}

const isPart = ({ class: { kind } }: Judged): boolean => kind === "part" || kind === "sample" || kind === "leftOut";

/** Fair, and of a part of its list where some list is longer than what it shuffles, if the loop may say so. */
const tellFair = (maySayPart: boolean, loop: JudgedLoop): Verdict => ({
  kind: "fair",
  ...(maySayPart && getTelling(loop).some(isPart) ? { part: true } : {}),
});

/** Returns whether a list of any length is shuffled as a whole, and fairly. */
const isEven = (loop: JudgedLoop): boolean => getTelling(loop).every((entry) => entry.class.kind === "uniform");

/** Three cards tell too little where more can be looked at. */
function getTelling({ model, usesLength, judged }: JudgedLoop): readonly Judged[] {
  return judged.filter(({ cards }) => cards >= 4 || model.length !== undefined || !usesLength);
}

/** Returns whether a run loses a card, which most runs that do show in their first round. */
function losesAny(model: SwapLoop, cards: number): boolean {
  if (!Number.isInteger(cards) || cards > MOST_CARDS_BY_CONSTANT) return false;
  return within(
    () => judge(model, cards, new Map()).class.kind === "drawsTwice",
    () => false,
  );
}

const countTouched = (model: SwapLoop): number | undefined =>
  model.length ??
  within(
    () => getTouchedSize(model, new Map()),
    () => undefined,
  );

/** Returns whether random swaps never reach the last place: `floor(random * (n - 1))` for both, however often. */
function leavesLastAlone(model: SwapLoop): boolean {
  if (model.into !== undefined || !isSwapOfDrawnPlaces(model)) return false;
  return (model.length === undefined ? [5, 6] : [model.length]).every((cards) => {
    const { touched, rounds } = runOnly(model, cards);
    return rounds >= LEAST_SWAPS && touched.size === cards - 1 && !touched.has(cards - 1);
  });
}

function getFinding(model: SwapLoop, entry: Judged): Fault | undefined {
  switch (entry.class.kind) {
    case "nothing":
    case "uniform":
      return undefined;
    case "biased":
    case "cycles":
    case "drawsTwice":
    case "leavesArray":
      return entry.class.kind;
    case "sample":
      // A sample has a size of its own; a loop that stops short of n is meant as a whole shuffle. What is left in a list was not drawn, fairly.
      return entry.drawn === undefined && stopsShort(model, entry) ? "biased" : undefined;
    case "pinned":
      return "fixedItem";
    case "leftOut":
      return isLeftOutOnPurpose(model, entry.class.item) ? undefined : "fixedItem";
    case "part":
      return isPartNamed(model, entry.cards, entry.class.fixed, entry.class.touched) ? undefined : "fixedItem";
  }
}

/** Returns whether some cards are drawn out of a list, by numbers alone, so that nothing tells how long it is. */
function drawsOutOfUnknown({ model, usesLength, judged }: JudgedLoop): boolean {
  if (usesLength || model.length !== undefined || !drawsFromList(model)) return false;
  return judged.some(({ cards }) => (runOnly(model, 2 * cards).drawn ?? 0) < cards);
}

/** Returns whether a loop moves cards from drawn places, fewer of them than there are cards, or as few whatever the length, where that is not known. */
function makesFewMoves({ model, usesLength, judged }: JudgedLoop): boolean {
  if (model.into !== undefined) return false;
  const isFewer = judged.some(({ cards, rounds }) => rounds < cards - 1);
  if (!usesLength) return isFewer && isSwapOfDrawnPlaces(model);
  const isAsFew = model.length === undefined && !dependsOnLength(judged);
  return (isSwapOfDrawnPlaces(model) || flows(model)) && (isFewer || isAsFew);
}

/** A list of unknown length may be as short as a hand of cards, or as long as a deck. */
const LENGTHS = [4, 5, 6, HEADLINE_CARDS, 16, 32, 52];

/** Returns whether a loop of swaps is called a shuffle, and so many swaps are too few for lists of any length that is not told. */
function isFewForShuffle({ model, usesLength, judged }: JudgedLoop): boolean {
  if (model.isCalledShuffle !== true || judged.some(({ rounds }) => rounds < LEAST_SWAPS)) return false;
  if (!usesLength || model.length !== undefined || dependsOnLength(judged)) return true;
  return LENGTHS.every((cards) => judge(model, cards, new Map()).class.kind === "biased");
}

/** Returns whether the loop makes one step more for every card more: it has no size of its own, it ends too early. Half of the list is a size. */
function stopsShort(model: SwapLoop, { cards, rounds }: Judged): boolean {
  return [1, 2].every((more) => judge(model, cards + more, new Map()).rounds === rounds + more);
}

function dependsOnLength(judged: readonly Judged[]): boolean {
  return new Set(judged.flatMap(({ rounds, class: { kind } }) => (kind === "leavesArray" ? [] : [rounds]))).size > 1;
}

/** The lengths that a number in the code may be: itself, where it is a bound that is left out, or one more, where it is the last index. */
function judgeNamed(model: SwapLoop, largest: number): readonly Judged[] {
  if (model.length !== undefined || !Number.isInteger(largest)) return [];
  return [largest, largest + 1]
    .filter((cards) => cards > 2 && cards <= MOST_CARDS_BY_CONSTANT)
    .flatMap((cards) => judgeEnding(model, cards));
}

/** Where there are fewer new items to draw than are drawn, the draws never end: nobody means a list of so many. */
function judgeEnding(model: SwapLoop, cards: number): readonly Judged[] {
  try {
    return [judge(model, cards, new Map())];
  } catch (thrown) {
    const isEndless = thrown instanceof Unjudgeable && thrown.reason.kind === "endlessLoop";
    if (isEndless && copiesOnce(model)) return [];
    throw thrown;
  }
}

/** Returns how many cards the numbers are told of where nothing says how many there are. */
const getHeadlineCards = ({ model, usesLength, largest }: Loop): number | undefined =>
  usesLength && model.length === undefined && largest < HEADLINE_CARDS ? HEADLINE_CARDS : undefined;

function getHeadline(loop: Loop, entry: Judged): Evidence | undefined {
  const { model } = loop;
  const cards = getHeadlineCards(loop);
  if (cards !== undefined && judge(model, cards, new Map()).class.kind !== "leavesArray")
    return getEvidence(model, cards, new Map());
  return getEvidence(model, entry.cards, entry.unknowns, entry.positions);
}
