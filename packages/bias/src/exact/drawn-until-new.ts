// Places drawn again until they are new, as a position matrix: places that are equally likely are counted together, so that no set of drawn places is followed.
import type { Expression } from "../model/expression.ts";
import { mapExpressions, mentions, someStatement, type Statement, type SwapLoop } from "../model/model.ts";
import { runAllPaths, startWith } from "./all-paths.ts";
import type { Positions } from "./positions.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import type { Setting } from "./round.ts";
import { spend } from "./spending.ts";
import { toNumberValue } from "./values.ts";

type Loop = Extract<Statement, { kind: "loop" }>;

/** More states of counts than that cost more than the sets of a few cards. */
const MOST_STATES = 20_000;

/** A loop of draws, each of which is made again until it is new. */
export interface UntilNew {
  /** The same loop, which draws the first place, the second, and so on: it tells how many are drawn. */
  readonly inOrder: SwapLoop;
  /** How likely each place is drawn first, of `cards`; undefined where places lie outside, or where a draw hangs on anything but whether its place is new. */
  readonly getWeights: (cards: number, unknowns: ReadonlyMap<string, number>) => readonly Rational[] | undefined;
}

/** Returns what a loop draws where it only draws each place again until it is new: `while (…) { do { r = draw } while (b.includes(a[r])); b.push(a[r]) }`. */
export function readUntilNew(model: SwapLoop): UntilNew | undefined {
  const { steps, list, into } = model;
  const at = steps.findIndex(({ kind }) => kind === "loop");
  const outer = steps[at];
  if (into === undefined || outer?.kind !== "loop" || at !== steps.length - 1) return undefined;
  const [again, ...more] = outer.body;
  if (again?.kind !== "loop" || again.testFirst) return undefined;
  const drawn = getAssigned([...again.body, ...again.update]);
  const kept = withoutCopies(more, drawn);
  const insert = kept.find(({ kind }) => kind === "insert");
  if (insert?.kind !== "insert" || insert.card.kind !== "card") return undefined;
  const { position } = insert.card;
  if (insert.list !== into || insert.card.list !== list || position.kind !== "variable") return undefined;
  const rest = [...kept.filter((step) => step !== insert), ...outer.update];
  const others: readonly Statement[] = [...steps.slice(0, at), ...rest, asStep(outer.test), asStep(insert.position)];
  const isAlone =
    drawn.has(position.name) &&
    [...steps.slice(0, at), ...rest].every(({ kind }) => kind === "assign") &&
    !mentions(others, (inner) => inner.kind === "draw" || inner.kind === "holds" || isOneOf(inner, drawn)) &&
    ![...getAssigned(others)].some((name) => drawn.has(name)) &&
    drawsAlike(again, drawn, getAssigned([...rest]), into);
  if (!isAlone) return undefined;
  const inOrder: Statement = { kind: "assign", variable: position.name, value: { kind: "length", list: into } };
  const isNew: Statement = {
    kind: "loop",
    test: { kind: "holds", list: into, card: insert.card },
    body: [],
    update: [],
    testFirst: true,
  };
  return {
    inOrder: { ...model, steps: [...steps.slice(0, at), { ...outer, body: [inOrder, isNew, ...kept] }] },
    getWeights: (cards, unknowns) =>
      getWeights(model, again, { position, before: steps.slice(0, at), cards, unknowns }),
  };
}

/** Returns steps without the names that they give to what was drawn. */
function withoutCopies(steps: readonly Statement[], drawn: ReadonlySet<string>): readonly Statement[] {
  const [first, ...rest] = steps;
  if (first?.kind !== "assign" || !isOneOf(first.value, drawn)) return steps;
  const { variable, value } = first;
  if (drawn.has(variable) || getAssigned(rest).has(variable)) return steps;
  const named = mapExpressions(rest, (inner) => (isOneOf(inner, new Set([variable])) ? value : inner));
  return withoutCopies(named, drawn);
}

const asStep = (value: Expression): Statement => ({ kind: "assign", variable: "", value });

const isOneOf = (expression: Expression, names: ReadonlySet<string>): boolean =>
  expression.kind === "variable" && names.has(expression.name);

function getAssigned(steps: readonly Statement[]): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => (step.kind === "assign" && step.variable !== "" ? [step.variable] : [])));
}

/** Returns whether each round draws alike: nothing that it reads changes from one round to the next, but for what it draws itself. */
function drawsAlike(again: Loop, drawn: ReadonlySet<string>, changing: ReadonlySet<string>, into: string): boolean {
  const steps = [...again.body, ...again.update];
  if (!steps.every(({ kind }) => kind === "assign")) return false;
  const isRead = (inner: Expression): boolean =>
    isOneOf(inner, changing) ||
    (inner.kind === "length" && inner.list === into) ||
    (inner.kind === "card" && inner.list === into);
  if (mentions([...steps, asStep(again.test)], isRead)) return false;
  // What a round reads before it draws it would be the last round's.
  const known = new Set<string>();
  for (const step of steps) {
    if (mentions([step], (inner) => isOneOf(inner, drawn) && inner.kind === "variable" && !known.has(inner.name)))
      return false;
    if (step.kind === "assign") known.add(step.variable);
  }
  return !someStatement(again, (inner) => inner !== again && inner.kind === "loop");
}

interface Place {
  readonly position: Expression;
  readonly before: readonly Statement[];
  readonly cards: number;
  readonly unknowns: ReadonlyMap<string, number>;
}

function getWeights(
  { list, into }: SwapLoop,
  again: Loop,
  { position, before, cards, unknowns }: Place,
): readonly Rational[] | undefined {
  const setting: Setting = { list, into, length: cards, flows: true, isStill: true, touched: new Set() };
  const all = Array.from({ length: cards }, (_, place) => place);
  const run = (copied: readonly number[]) => {
    const start = startWith(new Map([...unknowns].map(([name, value]) => [name, rational.fromNumber(value)])));
    const kept: { readonly weight: Rational; readonly place: number }[] = [];
    const places = new Map<object, number>();
    const outcomes = runAllPaths(setting, { ...start, shape: { list: cards, into: 0, copied, empty: [] } }, (round) => {
      round.run([...before, ...again.body, ...again.update]);
      if (round.isTest(again.test)) return;
      const { constant, terms } = toNumberValue(round.evaluate(position));
      places.set(round, terms.length > 0 || !rational.isInteger(constant) ? NaN : rational.toNumber(constant));
    });
    for (const { weight, round } of outcomes) {
      const place = places.get(round);
      if (place !== undefined) kept.push({ weight, place });
    }
    return kept;
  };
  // Whatever was drawn already is refused, and nothing else for that reason.
  if (run(all).length > 0) return undefined;
  const weights = all.map(() => rational.ZERO);
  for (const { weight, place } of run([])) {
    const before = weights[place];
    if (before === undefined) return undefined;
    weights[place] = rational.add(before, weight);
  }
  return weights;
}

/** Equally likely places: how likely each is, and which they are. */
interface Group {
  readonly weight: number;
  readonly places: readonly number[];
}

/**
 * Returns the position matrix of so many places that are drawn without putting them back, with the places that are left behind them, in their order;
 * undefined where too few of them are equally likely.
 */
export function drawWithoutReplacement(weights: readonly Rational[], count: number): Positions | undefined {
  const groups = getGroups(weights);
  if (groups.reduce((product, { places }) => product * (Math.min(places.length, count) + 1), 1) > MOST_STATES)
    return undefined;
  const rows = weights.map(() => new Float64Array(weights.length));
  let states = new Map<string, { readonly counts: readonly number[]; readonly chance: number }>([
    ["", { counts: groups.map(() => 0), chance: 1 }],
  ]);
  for (let draw = 0; draw < count; draw++) {
    const next = new Map<string, { readonly counts: readonly number[]; readonly chance: number }>();
    for (const { counts, chance } of states.values()) {
      spend(1 + groups.length);
      const shares = groups.map(({ weight, places }, group) => weight * (places.length - (counts[group] ?? 0)));
      const sum = shares.reduce((total, share) => total + share, 0);
      shares.forEach((share, group) => {
        if (share === 0) return;
        const part = (chance * share) / sum;
        const { places } = groups[group] ?? { places: [] };
        for (const place of places) add(rows, draw, place, part / places.length);
        const drawn = counts.map((already, other) => (other === group ? already + 1 : already));
        const key = drawn.join();
        next.set(key, { counts: drawn, chance: part + (next.get(key)?.chance ?? 0) });
      });
    }
    states = next;
  }
  for (const { counts, chance } of states.values()) addRest(rows, groups, { counts, chance, count });
  return rows;
}

function add(rows: readonly Float64Array[], position: number, card: number, share: number): void {
  const row = rows[position];
  if (row !== undefined) row[card] = (row[card] ?? 0) + share;
}

function getGroups(weights: readonly Rational[]): readonly Group[] {
  const groups = new Map<string, number[]>();
  weights.forEach((weight, place) => {
    const key = rational.toText(weight);
    groups.set(key, [...(groups.get(key) ?? []), place]);
  });
  return [...groups.values()].map((places) => ({
    weight: rational.toNumber(weights[places[0] ?? 0] ?? rational.ZERO),
    places,
  }));
}

/** Adds where the places lie that are left, in their order: of each group, any of its places are as likely as any others. */
function addRest(
  rows: readonly Float64Array[],
  groups: readonly Group[],
  { counts, chance, count }: { readonly counts: readonly number[]; readonly chance: number; readonly count: number },
): void {
  groups.forEach(({ places }, own) => {
    const left = places.length - (counts[own] ?? 0);
    for (const place of places) {
      if (left === 0) continue;
      let before = [chance * (left / places.length)];
      groups.forEach((group, index) => {
        const isOwn = index === own ? 1 : 0;
        const size = group.places.length - isOwn;
        const rest = group.places.length - (counts[index] ?? 0) - isOwn;
        const earlier = group.places.filter((other) => other < place).length;
        before = convolve(before, getLeftAmong(size, rest, earlier));
        spend(1 + before.length / 8);
      });
      before.forEach((share, rank) => {
        add(rows, count + rank, place, share);
      });
    }
  });
}

/** Returns how likely 0, 1, 2, … of the first `first` of `size` places are among the `rest` that are left, any of which are equally likely. */
function getLeftAmong(size: number, rest: number, first: number): number[] {
  let shares = [1];
  for (let place = 0; place < first; place++) {
    const next = new Array<number>(shares.length + 1).fill(0);
    shares.forEach((share, found) => {
      const isLeft = (rest - found) / (size - place);
      next[found] = (next[found] ?? 0) + share * (1 - isLeft);
      next[found + 1] = (next[found + 1] ?? 0) + share * isLeft;
    });
    shares = next;
  }
  return shares;
}

function convolve(left: readonly number[], right: readonly number[]): number[] {
  const sums = new Array<number>(left.length + right.length - 1).fill(0);
  left.forEach((a, index) => {
    right.forEach((b, other) => {
      sums[index + other] = (sums[index + other] ?? 0) + a * b;
    });
  });
  return sums;
}
