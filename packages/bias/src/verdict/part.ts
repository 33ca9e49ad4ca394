// The part of its list that a loop shuffles: which items it can move to which places, and whether another loop shuffles exactly these fairly.
import type { Expression } from "../model/expression.ts";
import { distributePositions, runOnly, type Unknowns } from "../exact/distribution.ts";
import { LeavesList } from "../exact/leaves-list.ts";
import { spendAtMost } from "../exact/spending.ts";
import type { Positions } from "../exact/positions.ts";
import { asksLength, mapExpressions, type Statement, type SwapLoop } from "../model/model.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import { judge } from "./classes.ts";
import { isFairShuffle } from "./fair-shuffle.ts";
import { getJudgedSizes } from "./judged-sizes.ts";
import { endsShort, isPartNamed } from "./named-part.ts";
import { combine } from "./settings.ts";
import { VERDICT_BUDGET } from "./thresholds.ts";

/**
 * What a loop can move: the `whole` list; a part that is `named`, because it leaves out several items, or the first one by starting behind it; all but
 * one item that a range one short or a rounding leaves out, be it by mistake (`oneShort`); all, but one always to the same place (`pinned`); or
 * items that only change places within several `groups`.
 */
export interface Part {
  readonly kind: "whole" | "named" | "oneShort" | "pinned" | "groups";
  /** True where the loop ends before several items, and nothing else in it says so: they may be left out by mistake, too. */
  readonly endsShort: boolean;
  /** The lengths and values at which it was looked at, each with the places whose item never moves. */
  readonly settings: readonly Setting[];
  /** Those at which too few items move to tell a part. */
  readonly short: readonly Setting[];
}

interface Setting {
  readonly cards: number;
  readonly unknowns: Unknowns;
  readonly fixed: readonly number[];
}

/** A part shows in short lists as well as in long ones. */
const MOST_CARDS = 16;
const FEWEST_MOVING = 3;
const MOST_UNKNOWNS = 2;
/** Where unknowns that are all equal leave nothing to move, as those of a window do, they are tried in every combination. */
const VALUES = [0, 1, 2, 4, 5];

const known = new WeakMap<SwapLoop, Part | null>();

/** Returns what part of its list a loop shuffles, well or badly; undefined where that can't be told. Never throws. */
export function getPart(model: SwapLoop): Part | undefined {
  const found = known.get(model) ?? findPart(model) ?? null;
  known.set(model, found);
  return found ?? undefined;
}

/**
 * Returns whether a loop is a fair shuffle of a part: all items of it get everywhere in it alike, and no other item moves. Exact at each length that the part
 * was looked at; of the whole list at each that `isFairShuffle` judges. In lists too short to tell a part it leaves no item alone that moved. Never throws.
 */
export function isFairOn({ kind, settings, short }: Part, model: SwapLoop): boolean {
  if (kind === "groups" || kind === "pinned") return false;
  if (kind === "whole") return isFairShuffle(model);
  const isFair = ({ cards, unknowns, fixed }: Setting): boolean => {
    const judged = judge(model, cards, unknowns);
    if (judged.class.kind === "uniform") return fixed.length === 0;
    return judged.class.kind === "part" && fixed.length > 0 && judged.class.fixed.join() === fixed.join();
  };
  const movesAll = ({ cards, unknowns, fixed }: Setting): boolean =>
    lookAt(model, { cards, unknowns }).setting.fixed.every((place) => fixed.includes(place));
  return tryWithin(() => settings.every(isFair) && short.every(movesAll)) ?? false;
}

function tryWithin<Result>(compute: () => Result): Result | undefined {
  try {
    return spendAtMost(VERDICT_BUDGET, compute);
  } catch (thrown) {
    if (thrown instanceof Unjudgeable || thrown instanceof RangeError || thrown instanceof LeavesList) return undefined;
    throw thrown;
  }
}

function findPart(model: SwapLoop): Part | undefined {
  if (model.unknowns.length > MOST_UNKNOWNS) return undefined;
  for (const settings of getSettings(model)) {
    const looked = settings.flatMap((setting) => tryWithin(() => lookAt(model, setting)) ?? []);
    const telling = looked.filter(({ groups }) => groups.some((group) => group.length >= FEWEST_MOVING));
    if (telling.length > 0) return describe(telling, looked);
  }
  return undefined;
}

function describe(telling: readonly Look[], looked: readonly Look[]): Part {
  const settings = telling.map(({ setting }) => setting);
  const short = looked.filter((look) => !telling.includes(look)).map(({ setting }) => setting);
  return { kind: getKind(telling), endsShort: telling.every((look) => look.endsShort), settings, short };
}

function getKind(telling: readonly Look[]): Part["kind"] {
  if (telling.some(({ groups }) => groups.length > 1)) return "groups";
  if (telling.every(({ isPinned }) => isPinned)) return "pinned";
  if (telling.every(({ isOneShort }) => isOneShort)) return "oneShort";
  return telling.every(({ setting: { fixed } }) => fixed.length === 0) ? "whole" : "named";
}

/** The lengths and values to look at, those first that usually tell enough. */
function getSettings(model: SwapLoop): readonly (readonly Omit<Setting, "fixed">[])[] {
  const { unknowns } = model;
  if (unknowns.length === 0) {
    const sizes = model.length === undefined ? (tryWithin(() => getJudgedSizes(model)) ?? []) : [model.length];
    const short = sizes.filter((cards) => cards <= MOST_CARDS);
    return [(short.length > 0 ? short : sizes.slice(0, 1)).map((cards) => ({ cards, unknowns: new Map() }))];
  }
  const usesLength = asksLength(model);
  const withSize = (values: Unknowns, length: number): readonly Omit<Setting, "fixed">[] => {
    const cards = usesLength ? (model.length ?? length) : getSizeFor(model, values);
    return cards === undefined ? [] : [{ cards, unknowns: values }];
  };
  return [
    [4, 5].flatMap((value) => withSize(new Map(unknowns.map((name) => [name, value])), value)),
    combine(unknowns, VALUES).flatMap((values) => withSize(values, Math.max(...VALUES) + 1)),
  ];
}

/** A list of unknown length is taken to be as long as a number that its loop counts to, or to its last place that is looked at. */
function getSizeFor(model: SwapLoop, unknowns: Unknowns): number | undefined {
  return tryWithin(() => {
    const { touched } = runOnly(model, 64, unknowns);
    return Math.max(...[...touched].map((position) => position + 1), ...unknowns.values());
  });
}

interface Look {
  readonly setting: Setting;
  /** The places that exchange their items, those together that do so with each other. */
  readonly groups: readonly (readonly number[])[];
  readonly isOneShort: boolean;
  readonly endsShort: boolean;
  readonly isPinned: boolean;
}

function lookAt(model: SwapLoop, { cards, unknowns }: Omit<Setting, "fixed">): Look {
  const { distribution, touched } = distribute(model, cards, unknowns);
  const certain = distribution.map((row) => row.findIndex((share) => share > 1 - 1e-9));
  const fixed = [...certain.keys()].filter((position) => certain[position] === position);
  const isLastFixed = fixed.length === 1 && fixed[0] === cards - 1;
  return {
    setting: { cards, unknowns, fixed },
    groups: getGroups(distribution),
    endsShort: endsShort(model, cards, fixed),
    isOneShort: isLastFixed || !isPartNamed(model, cards, fixed, touched),
    isPinned: fixed.length === 0 && certain.filter((card) => card !== -1).length === 1,
  };
}

/** Where a draw can lead outside of the list, what it does inside counts. */
function distribute(model: SwapLoop, cards: number, unknowns: Unknowns): ReturnType<typeof distributePositions> {
  try {
    return distributePositions(model, cards, { unknowns });
  } catch (thrown) {
    if (!(thrown instanceof LeavesList)) throw thrown;
    return distributePositions(keepInside(model), cards, { unknowns });
  }
}

/** The same loop with every place beyond an end of the list moved to that end. */
function keepInside(model: SwapLoop): SwapLoop {
  const length: Expression = { kind: "length", list: model.list };
  const last: Expression = { kind: "binary", operator: "-", left: length, right: { kind: "number", value: 1 } };
  const inside = (position: Expression): Expression => ({
    kind: "binary",
    operator: "max",
    left: { kind: "binary", operator: "min", left: position, right: last },
    right: { kind: "number", value: 0 },
  });
  const keep = (statements: readonly Statement[]): Statement[] =>
    statements.map((statement): Statement => {
      switch (statement.kind) {
        case "lay":
        case "take":
          return statement.list === model.list ? { ...statement, position: inside(statement.position) } : statement;
        case "if":
          return { ...statement, then: keep(statement.then), otherwise: keep(statement.otherwise) };
        case "loop":
          return { ...statement, body: keep(statement.body), update: keep(statement.update) };
        default:
          return statement;
      }
    });
  const isNothing = (expression: Expression): boolean =>
    expression.kind === "card" && expression.position.kind === "number" && expression.position.value < 0;
  const steps = mapExpressions(model.steps, (expression) => {
    if (expression.kind === "card" && expression.list === model.list && !isNothing(expression))
      return { ...expression, position: inside(expression.position) };
    // Where a swap by arithmetic would lose an item, it stays.
    return expression.kind === "conditional" && isNothing(expression.then) ? expression.otherwise : expression;
  });
  return { ...model, steps: keep(steps) };
}

function getGroups(positions: Positions): readonly (readonly number[])[] {
  const groupOf = [...positions.keys()];
  positions.forEach((row, position) => {
    row.forEach((share, card) => {
      const [kept, joined] = [groupOf[position], groupOf[card]];
      if (share < 1e-9 || kept === joined || kept === undefined) return;
      groupOf.forEach((group, place) => {
        if (group === joined) groupOf[place] = kept;
      });
    });
  });
  return [...new Set(groupOf)]
    .map((group) => [...groupOf.keys()].filter((place) => groupOf[place] === group))
    .filter((group) => group.length > 1);
}
