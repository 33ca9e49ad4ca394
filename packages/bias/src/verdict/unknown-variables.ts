// The verdict on a loop with variables that the source does not tell: biased only where no value that fits makes it fair.
import { runOnly, type Unknowns } from "../exact/distribution.ts";
import { expand, getAssigned } from "../model/assigned-values.ts";
import { someExpression, type Expression } from "../model/expression.ts";
import { isLeftOutOnPurpose, isPartNamed } from "./named-part.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import { mentions, type SwapLoop } from "../model/model.ts";
import { copiesOnce, drawsFromList } from "../model/rest-of-list.ts";
import { onlyCounts } from "../model/usual-passes.ts";
import { judge, type Class, type Judged } from "./classes.ts";
import { getEvidence, getLossEvidence } from "./evidence.ts";
import { drawsDown } from "./downward-draw.ts";
import { findException, notMeant, unknown, type Exception } from "./exceptions.ts";
import type { Evidence, Verdict } from "./finding.ts";
import { within } from "./within-reach.ts";
import { getFittingValues } from "./fitting-values.ts";
import { getTouchedSize } from "./judged-sizes.ts";
import { flows, isSwapOfDrawnPlaces } from "./purpose.ts";
import { combine } from "./settings.ts";
import { FEW_CARDS, HEADLINE_CARDS, MOST_CARDS_BY_CONSTANT } from "./thresholds.ts";

/** A loop with unknown variables. */
interface OpenLoop {
  readonly model: SwapLoop;
  readonly usesLength: boolean;
  /** How many cards it is judged over. */
  readonly cards: number;
  /** Its unknowns are the ends of a window, not a number of swaps or of rounds. */
  readonly isWindow: boolean;
  /** The values that are tried for each unknown. */
  readonly values: readonly number[];
}

/** What came of the values that were tried, in their order, up to the first that makes it fair. */
interface TriedLoop extends OpenLoop {
  readonly fair: Judged | undefined;
  /** Looks for values that would make it fair, for which nobody would try it first. */
  readonly findFitting: () => Judged | undefined;
  /** All numbers of rounds that it made. */
  readonly rounds: ReadonlySet<number>;
  /** What a finding is told of: the first value that shows something. */
  readonly shown: Judged | undefined;
}

/** What the code alone says, before any value is tried. */
const EXCEPTIONS_OF_CODE: readonly Exception<OpenLoop>[] = [
  {
    /**
     * The remainder of an unknown number may be as good as fair, as that of 2³¹ is; that of a number which the code tells is computed:
     * `for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * top) % i; [a[i], a[j]] = [a[j], a[i]]; }`
     */
    name: "remainders of something unknown",
    holds: ({ model }) => {
      const assigned = getAssigned(model.steps);
      return mentions(
        model.steps,
        (part) => part.kind === "binary" && part.operator === "%" && !isDrawnAlone(expand(part.left, assigned)),
      );
    },
    says: unknown("unknownRemainder"),
  },
];

/** Returns whether a number is made of draws and numbers alone. */
const isDrawnAlone = (expression: Expression): boolean =>
  someExpression(expression, ({ kind }) => kind === "draw") &&
  !someExpression(expression, ({ kind }) => kind === "variable" || kind === "length" || kind === "card");

/** What the tried values say, before one of them counts as a finding. */
const EXCEPTIONS_OF_VALUES: readonly Exception<TriedLoop>[] = [
  {
    /** `for (let i = size - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }` */
    name: "fair at a value that was tried",
    holds: ({ fair }) => fair !== undefined,
    says: ({ fair }) => tellFair(fair),
  },
  {
    /**
     * Over a list with a length of its own, a number says how much of it is brought into disorder:
     * `for (let i = a.length - 1; i > times; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }`
     */
    name: "as much disorder as a variable says",
    holds: ({ rounds, ...loop }) => isAmount(loop, rounds),
    says: unknown("unknownAmount"),
  },
  {
    /** `const drawn = []; for (let k = 0; k < times; k++) drawn.push(a.splice(Math.ceil(Math.random() * a.length), 1)[0]);` */
    name: "a draw that leaves the list, in however many rounds",
    holds: ({ shown, model }) => shown === undefined && leavesInAnyRound(model),
    says: () => ({ kind: "biased", finding: "leavesArray", evidence: undefined, whatever: false }),
  },
  {
    /**
     * It moves three cards, wherever they lie:
     * `for (let i = 0; i < 3; i++) { const j = Math.floor(Math.random() * 3); [a[low + i], a[low + j]] = [a[low + j], a[low + i]]; }`
     */
    name: "no shuffle at any value",
    holds: ({ shown }) => shown === undefined,
    says: unknown("noFittingValue"),
  },
  {
    /**
     * It leaves the list nearly sorted:
     * `for (let k = 0; k < size / 100; k++) { const i = ~~(Math.random() * size), j = ~~(Math.random() * size); [a[i], a[j]] = [a[j], a[i]]; }`
     */
    name: "a few random swaps of as many places as a variable says",
    holds: ({ model, shown }) =>
      shown?.class.kind === "biased" &&
      shown.rounds < shown.cards - 1 &&
      model.isCalledShuffle !== true &&
      model.into === undefined &&
      isSwapOfDrawnPlaces(model),
    says: notMeant("fewSwaps"),
  },
  {
    /**
     * A range is a fair shuffle's at a value that nobody would try first, here 17:
     * `for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + top - 16)); [a[i], a[j]] = [a[j], a[i]]; }`
     */
    name: "fair at a value that fits",
    holds: ({ findFitting }) => findFitting() !== undefined,
    says: ({ findFitting }) => tellFair(findFitting()),
  },
];

/**
 * A variable that the source does not tell counts as biased only where no value makes the loop fair: some were tried, and those for which its bounds
 * and ranges are a fair shuffle's. That is no proof for all others, so the evidence says with which value it was computed.
 */
export function judgeUnknowns(model: SwapLoop, usesLength: boolean, largest: number): Verdict {
  const base = Math.max(5, Math.min(Math.ceil(largest), 12) + 3);
  const cards = model.length ?? base;
  // The ends of a window need no large list; a number of swaps or of rounds makes them fair where it is large.
  const isWindow = model.unknowns.length > 1 && !isSwapOfDrawnPlaces(model) && !flows(model);
  // Once a list is empty, nothing is drawn out of it, however often two numbers multiplied say so.
  const large = isWindow ? [16] : model.unknowns.length > 1 && drawsFromList(model) ? [] : [64];
  const values = [...new Set([base, base - 1, cards, cards - 1, cards + 1, 0, 1, 2, 4, ...large])];
  const loop: OpenLoop = { model, usesLength, cards, isWindow, values };
  const exception = findException(EXCEPTIONS_OF_CODE, loop);
  if (exception !== undefined) return exception;
  const tried = tryValues(loop);
  return findException(EXCEPTIONS_OF_VALUES, tried) ?? tellShown(tried);
}

function tryValues(loop: OpenLoop): TriedLoop {
  let shown: Judged | undefined;
  const rounds = new Set<number>();
  for (const unknowns of combine(loop.model.unknowns, loop.values)) {
    const entry = orEnough(
      () => whereEnding(loop.model, () => judgeWith(loop, unknowns)),
      () => isAmount(loop, rounds),
    );
    if (entry === "enough") break;
    if (entry === undefined || entry.class.kind === "nothing" || entry.class.kind === "leavesArray") continue;
    // What loses cards at one value does so at every other.
    if (entry.class.kind === "drawsTwice")
      return { ...loop, fair: undefined, rounds, shown: entry, findFitting: () => undefined };
    if (isFairHere(loop.model, entry)) return { ...loop, fair: entry, rounds, shown, findFitting: () => entry };
    rounds.add(entry.rounds);
    // Of a window, only one that begins with the list shows that no item can stay.
    if (loop.isWindow && entry.class.kind === "cycles" && shown?.class.kind !== "cycles") shown = entry;
    // Of a draw, one that leaves some items in the list.
    if (entry.drawn !== undefined && shown?.drawn === undefined) shown = entry;
    shown ??= entry;
  }
  let found: { readonly fitting: Judged | undefined } | undefined;
  const findFitting = (): Judged | undefined => (found ??= { fitting: findFair(loop) }).fitting;
  return { ...loop, fair: undefined, rounds, shown, findFitting };
}

/** Returns whether a variable says how much of a list is brought into disorder, by the numbers of rounds that were made. */
const isAmount = ({ model, usesLength }: OpenLoop, rounds: ReadonlySet<number>): boolean => {
  // A thousand swaps of two drawn places are as good as fair, whatever names the places.
  const countsSwaps = isSwapOfDrawnPlaces(model) && model.unknowns.every((name) => onlyCounts(model.steps, name));
  return (usesLength || countsSwaps) && rounds.size > 1 && !drawsFromList(model);
};

/** Returns what was judged, and "enough" where time has run out and the values before have said already what there is to say. */
function orEnough(judged: () => Judged | undefined, isSaid: () => boolean): Judged | undefined | "enough" {
  try {
    return judged();
  } catch (thrown) {
    if (thrown instanceof Unjudgeable && thrown.reason.kind === "tooManySteps" && isSaid()) return "enough";
    throw thrown;
  }
}

function judgeWith({ model, usesLength, cards }: OpenLoop, unknowns: Unknowns): Judged | undefined {
  const size = usesLength || model.length !== undefined ? cards : getTouchedSize(model, unknowns);
  // Of as many as are kept, none is drawn, and of one more a single one: that is not meant.
  if (model.keepsSome === true && [...unknowns.values()].some((value) => value >= cards - 1)) return undefined;
  const most = model.length === undefined ? 64 : MOST_CARDS_BY_CONSTANT;
  const isJudged = size !== undefined && size <= most && !(copiesOnce(model) && neverEnds(model, size, unknowns));
  const entry = isJudged ? judge(model, size, unknowns) : undefined;
  // Two or three cards tell nothing: a naive swap of two is fair.
  return entry === undefined || entry.touched < 4 ? undefined : entry;
}

/** Returns whether draws that are made again until they are new never end, or leave the list: that shows without following what they draw. */
const neverEnds = (model: SwapLoop, cards: number, unknowns: Unknowns): boolean =>
  within(
    () => runOnly(model, cards, unknowns).rounds < 0,
    (reason) => reason.kind === "endlessLoop" || reason.kind === "leavesList",
  );

/**
 * Returns whether a loop can draw a place outside its list in the first of its rounds already, where a variable says nothing but how many there are: then no
 * number of them keeps it inside.
 */
function leavesInAnyRound(model: SwapLoop): boolean {
  const [name, ...more] = model.unknowns;
  if (name === undefined || more.length > 0 || !onlyCounts(model.steps, name)) return false;
  // A range that is a number leaves short lists alone.
  const sizes = model.length === undefined ? [FEW_CARDS, HEADLINE_CARDS, 52, MOST_CARDS_BY_CONSTANT] : [model.length];
  const leaves = (cards: number, rounds: number): boolean =>
    whereMeant(() => judge(model, cards, new Map([[name, rounds]])))?.class.kind === "leavesArray";
  return sizes.every((cards) => leaves(cards, 1) && leaves(cards, 2));
}

function findFair(loop: OpenLoop): Judged | undefined {
  for (const unknowns of getFittingSettings(loop.model, loop.cards)) {
    const entry = whereMeant(() => judgeWith(loop, unknowns));
    if (entry !== undefined && isFairHere(loop.model, entry)) return entry;
  }
  return undefined;
}

function tellFair(found: Judged | undefined): Verdict {
  if (found === undefined) return { kind: "fair" };
  const { cards, unknowns } = found;
  const isPart = found.class.kind !== "uniform";
  return { kind: "fair", ...(isPart ? { part: true } : {}), at: { cards, unknowns: Object.fromEntries(unknowns) } };
}

function tellShown({ model, usesLength, shown }: TriedLoop): Verdict {
  if (shown?.class.kind === "drawsTwice") {
    const evidence = getLossEvidence(model, shown.cards, shown.unknowns);
    return { kind: "biased", finding: "drawsTwice", evidence, whatever: false };
  }
  const kind = shown?.class.kind ?? "biased";
  return {
    kind: "biased",
    finding: kind === "cycles" ? "cycles" : FIXED.has(kind) ? "fixedItem" : "biased",
    evidence:
      getUnknownsHeadline(model, usesLength, kind) ??
      (shown === undefined ? undefined : getEvidence(model, shown.cards, shown.unknowns)),
    whatever: false,
  };
}

const FIXED: ReadonlySet<Class["kind"]> = new Set(["pinned", "part", "leftOut"]);

/** A draw out of the list that never takes its last item is no fair one. */
export function isFairHere(model: SwapLoop, { class: found, cards }: Judged): boolean {
  switch (found.kind) {
    case "uniform":
    case "sample":
      return true;
    case "part":
      return !drawsFromList(model) || isPartNamed(model, cards, found.fixed, found.touched);
    case "leftOut":
      return isLeftOutOnPurpose(model, found.item);
    default:
      return false;
  }
}

/** A value that makes indices with fractions, divides by 0 or ends no loop is none that is meant; but time that has run out is no answer. */
function whereMeant(judged: () => Judged | undefined): Judged | undefined {
  try {
    return judged();
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    if (thrown instanceof Unjudgeable && thrown.reason.kind !== "tooManySteps") return undefined;
    throw thrown;
  }
}

/** Of draws that are made again until they are new, more than there are items to draw would never end: nobody asks for so many. */
const whereEnding = (model: SwapLoop, judged: () => Judged | undefined): Judged | undefined =>
  copiesOnce(model) ? whereMeant(judged) : judged();

/** The values of the unknowns at which a bound is one of a fair shuffle's: of one, with the other at several values. */
function getFittingSettings(model: SwapLoop, cards: number): readonly Unknowns[] {
  return model.unknowns.flatMap((name) => {
    const others = model.unknowns.filter((other) => other !== name);
    return combine(others, [cards, cards - 1, 0, 1, 2]).flatMap((setting) =>
      getFittingValues(model, cards, name, setting).map((value) => new Map([...setting, [name, value]])),
    );
  });
}

/** The mildest numbers for as many cards as all other headlines have: with odd values a loop does odd things that nobody means. */
function getUnknownsHeadline(model: SwapLoop, usesLength: boolean, kind: Class["kind"]): Evidence | undefined {
  const cards = model.length ?? HEADLINE_CARDS;
  const many = model.keepsSome === true ? [] : [cards, cards - 1, 0];
  const settings = combine(model.unknowns, [...(drawsFromList(model) ? [3] : []), ...many]);
  const turned = new Set(settings.filter((setting) => drawsDown(model, setting)));
  const getMildest = (tried: readonly Unknowns[]): Evidence | undefined => {
    let mildest: Evidence | undefined;
    for (const unknowns of tried) {
      if (!usesLength && getTouchedSize(model, unknowns) !== cards) continue;
      if (whereEnding(model, () => judge(model, cards, unknowns))?.class.kind !== kind) continue;
      const evidence = getEvidence(model, cards, unknowns);
      if (evidence === undefined) continue;
      if (mildest === undefined || isMilder(evidence, mildest)) mildest = evidence;
    }
    return mildest;
  };
  return getMildest(settings.filter((setting) => !turned.has(setting))) ?? getMildest([...turned]);
}

/** Of values that leave more in its place nobody thinks first, however mild the numbers of the rest are. */
function isMilder(one: Evidence, other: Evidence): boolean {
  const [moving, others] = [one, other].map((evidence) => evidence.moving ?? evidence.cards);
  if (moving !== others) return (moving ?? 0) > (others ?? 0);
  return one.probability / one.fair < other.probability / other.fair;
}
