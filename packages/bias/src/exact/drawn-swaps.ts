// Steps that swap places which were drawn: the chances of each place are written down at once, and not one path after another is followed.
import type { Expression } from "../model/expression.ts";
import { someExpression } from "../model/expression.ts";
import type { Statement } from "../model/model.ts";
import { LeavesList } from "./leaves-list.ts";
import type { DrawnSwap, PlaceShares, Stretch } from "./ledger.ts";
import { Split } from "./paths.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import { Round, type Setting, type Start } from "./round.ts";
import { settle, type Settled } from "./settled-state.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { addValues, number, scale, toNumberValue, type NumberValue, type Value } from "./values.ts";

/** A number that one draw alone decides: an affine function of it, or that rounded to the whole numbers of `places`; or the place in a grid that a row and a column make. */
interface Drawn {
  readonly kind: "drawn";
  /** The draws that decide it, which have no names: each is an object of its own. */
  readonly draws: readonly object[];
  /** Its only term stands for the draw. */
  readonly affine: NumberValue;
  readonly places: PlaceShares | undefined;
  /** The step that rounded it: two numbers of one draw are the same only where one step made them. */
  readonly rounding?: Rounding;
  /** Present where it was drawn again until it was another place than this one. */
  readonly unlike?: Place;
}

/** A step that rounded a draw; what was made of its result since is another one, and the same one wherever that is made again. */
class Rounding {
  private readonly multiples = new Map<number, Rounding>();
  private readonly sums = new WeakMap<Rounding, Rounding>();

  times(factor: number): Rounding {
    const known = this.multiples.get(factor) ?? new Rounding();
    this.multiples.set(factor, known);
    return known;
  }

  plus(other: Rounding): Rounding {
    const known = this.sums.get(other) ?? other.sums.get(this) ?? new Rounding();
    this.sums.set(other, known);
    return known;
  }
}

/** The card at a place, read after so many swaps. */
interface CardAt {
  readonly kind: "cardAt";
  readonly place: Place;
  readonly swaps: number;
}

/** A place of the list, with the draws that decide it. */
interface Place {
  readonly shares: PlaceShares;
  readonly draws: readonly object[];
  readonly rounding?: Rounding | undefined;
  readonly unlike?: Place;
}

type Known = Value | Drawn | CardAt;

/** What `leaveToPaths` throws. An error keeps where it was made: at the top of a browser's script, the whole script would be read once more for that. */
let otherwise: Error | undefined;

/** Leaves to the paths what is not for here: draws that depend on one another, tests of a draw, cards that go round among three places. */
function leaveToPaths(): never {
  throw (otherwise ??= new Error("follow the paths"));
}

/** More places than any list has that is judged. */
const MOST_PLACES = 2048;

/**
 * Returns the swaps that straight-line steps make, one after the other, and what they leave; undefined where they do anything else, or where the two
 * places of a swap depend on one draw.
 * @throws Unjudgeable, LeavesList as a run along the paths would.
 */
export function readDrawnSwaps(
  setting: Setting,
  state: Start,
  steps: readonly Statement[],
  live: ReadonlySet<string>,
): { readonly swaps: readonly DrawnSwap[]; readonly settled: Settled } | undefined {
  const round = new Round(setting, state, { intervals: state.intervals, choices: [] });
  const reader = new Reader(setting, round);
  try {
    const swaps = reader.read(steps);
    if ([...live].some((name) => reader.drawn.has(name))) return undefined;
    const outcome = { weight: rational.ONE, round, path: { intervals: state.intervals, choices: [] } };
    return { swaps, settled: settle(outcome, live) };
  } catch (thrown) {
    // A draw of an earlier round is cut here.
    if (thrown === otherwise || thrown instanceof Split) return undefined;
    throw thrown;
  }
}

/** Reads steps for one state; a class, for one is made for every round. What no draw decides is left to a `Round`. */
class Reader {
  /** The variables that a draw decides, or that hold a card. */
  readonly drawn = new Map<string, Drawn | CardAt>();
  private readonly setting: Setting;
  private readonly round: Round;
  private readonly swaps: DrawnSwap[] = [];
  /** The draws that decided places of these. */
  private readonly used = new Set<object>();
  /** The first half of a swap: the place that was written to already, and the place that its card came from. */
  private half: { readonly to: Place; readonly from: Place } | undefined;

  constructor(setting: Setting, round: Round) {
    this.setting = setting;
    this.round = round;
  }

  read(steps: readonly Statement[]): readonly DrawnSwap[] {
    this.run(steps);
    if (this.half !== undefined) leaveToPaths();
    return this.swaps;
  }

  private run(steps: readonly Statement[]): void {
    for (const step of steps) {
      switch (step.kind) {
        case "assign":
          this.assign(step.variable, this.evaluate(step.value));
          break;
        case "lay":
          if (step.list !== this.setting.list) leaveToPaths();
          this.lay(this.getPlace(step.position), this.evaluate(step.card));
          break;
        case "if":
          if (!this.isSettled(step.test)) leaveToPaths();
          this.run(this.round.isTest(step.test) ? step.then : step.otherwise);
          break;
        case "loop":
          this.drawAgain(step);
          break;
        default:
          leaveToPaths();
      }
    }
  }

  private assign(name: string, value: Known): void {
    if (value.kind === "drawn" || value.kind === "cardAt") {
      this.round.variables.delete(name);
      this.drawn.set(name, value);
    } else {
      this.drawn.delete(name);
      this.round.variables.set(name, value);
    }
  }

  private lay(to: Place, card: Known): void {
    if (card.kind !== "cardAt" || card.swaps !== this.swaps.length) leaveToPaths();
    const from = card.place;
    if (this.half === undefined) {
      this.half = { to, from };
      return;
    }
    if (!isSamePlace(this.half.to, from) || !isSamePlace(this.half.from, to)) leaveToPaths();
    this.half = undefined;
    // Two places of one draw are not drawn independently, be they of one swap or of two.
    for (const draw of [...to.draws, ...from.draws]) {
      if (this.used.has(draw)) leaveToPaths();
      this.used.add(draw);
    }
    const [first, second] = from.unlike === undefined ? [from, to] : [to, from];
    if (first.unlike !== undefined || (second.unlike !== undefined && !isSamePlace(second.unlike, first)))
      leaveToPaths();
    this.swaps.push({ first: first.shares, second: second.shares, isApart: second.unlike !== undefined });
  }

  /** `do { j = draw } while (j === i)`, and `while (j === i) j = draw` where j was drawn alike before: j is any other place than i. */
  private drawAgain({ test, body, update, testFirst }: Extract<Statement, { kind: "loop" }>): void {
    const [step, ...more] = [...body, ...update];
    if (step?.kind !== "assign" || more.length > 0 || test.kind !== "binary" || test.operator !== "==") leaveToPaths();
    const isDrawnAgain = (side: Expression): boolean => side.kind === "variable" && side.name === step.variable;
    const other = isDrawnAgain(test.left) ? test.right : test.left;
    if (!isDrawnAgain(other === test.right ? test.left : test.right) || isDrawnAgain(other)) leaveToPaths();
    const before = this.drawn.get(step.variable);
    const again = this.getDrawn(step.value);
    if (testFirst && !(before?.kind === "drawn" && isDrawnAlike(before, again))) leaveToPaths();
    const unlike = this.getPlace(other);
    const place = getDrawnPlace(again);
    // One that can't be another place is drawn for ever.
    if (unlike.draws.some((draw) => again.draws.includes(draw)) || place.unlike !== undefined) leaveToPaths();
    if (place.shares.some(({ share }) => share > 1 - 1e-9)) leaveToPaths();
    this.drawn.set(step.variable, { ...again, unlike });
  }

  /** Returns whether no draw of these steps decides an expression, and no card is in it. */
  private isSettled(expression: Expression): boolean {
    return !someExpression(
      expression,
      (inner) =>
        inner.kind === "draw" || inner.kind === "card" || (inner.kind === "variable" && this.drawn.has(inner.name)),
    );
  }

  private evaluate(expression: Expression): Known {
    if (this.isSettled(expression)) return this.round.evaluate(expression);
    switch (expression.kind) {
      case "variable":
        return this.drawn.get(expression.name) ?? this.round.evaluate(expression);
      case "draw":
        return {
          kind: "drawn",
          draws: [{}],
          affine: number(rational.ZERO, [{ draw: 0, factor: rational.ONE }]),
          places: undefined,
        };
      case "card":
        if (expression.list !== this.setting.list || this.half !== undefined) leaveToPaths();
        return { kind: "cardAt", place: this.getPlace(expression.position), swaps: this.swaps.length };
      case "unary":
        return this.getRounded(expression.operator, this.getDrawn(expression.operand));
      case "binary":
        return this.compute(expression);
      case "conditional":
        if (!this.isSettled(expression.test)) leaveToPaths();
        return this.evaluate(this.round.isTest(expression.test) ? expression.then : expression.otherwise);
      default:
        leaveToPaths();
    }
  }

  private getDrawn(expression: Expression): Drawn {
    const value = this.evaluate(expression);
    if (value.kind !== "drawn") leaveToPaths();
    return value;
  }

  private getNumber(expression: Expression): Rational {
    const value = this.evaluate(expression);
    if (value.kind === "drawn" || value.kind === "cardAt") leaveToPaths();
    const { constant, terms } = toNumberValue(value);
    if (terms.length > 0) leaveToPaths();
    return constant;
  }

  private getRounded(operator: Extract<Expression, { kind: "unary" }>["operator"], operand: Drawn): Drawn {
    const { affine, places, draws } = operand;
    const whole = (value: NumberValue): Drawn => ({
      kind: "drawn",
      draws,
      affine: value,
      places: getPlaces(value),
      rounding: new Rounding(),
    });
    switch (operator) {
      case "number":
        return operand;
      case "floor":
        return places === undefined ? whole(affine) : operand;
      case "ceil":
        // It hits a whole number with probability 0.
        return places === undefined ? whole(addValues(affine, number(rational.ONE))) : operand;
      case "round":
        return places === undefined ? whole(addValues(affine, number(rational.HALF))) : operand;
      case "trunc":
      case "uint32":
        if (places !== undefined && getStart(places) >= 0) return operand;
        if (places !== undefined || rational.sign(getLow(affine)) < 0) leaveToPaths();
        return whole(affine);
      default:
        leaveToPaths();
    }
  }

  private compute({ operator, left, right }: Extract<Expression, { kind: "binary" }>): Drawn {
    switch (operator) {
      case "+":
        if (!this.isSettled(left) && !this.isSettled(right)) return add(this.getDrawn(left), this.getDrawn(right));
        return this.isSettled(left)
          ? shift(this.getDrawn(right), this.getNumber(left))
          : shift(this.getDrawn(left), this.getNumber(right));
      case "-":
        return this.isSettled(left)
          ? shift(times(this.getDrawn(right), MINUS_ONE), this.getNumber(left))
          : shift(this.getDrawn(left), rational.negate(this.getNumber(right)));
      case "*":
        return this.isSettled(left)
          ? times(this.getDrawn(right), this.getNumber(left))
          : times(this.getDrawn(left), this.getNumber(right));
      case "/": {
        const divisor = this.getNumber(right);
        if (rational.sign(divisor) === 0) leaveToPaths();
        return times(this.getDrawn(left), rational.divide(rational.ONE, divisor));
      }
      default:
        leaveToPaths();
    }
  }

  private getPlace(expression: Expression): Place {
    const value = this.evaluate(expression);
    const place = value.kind === "drawn" ? getDrawnPlace(value) : { shares: getSettledPlace(value), draws: [] };
    const [first, end] = [getStart(place.shares), getEnd(place.shares)];
    const { length, touched } = this.setting;
    if (first < 0) throw new LeavesList(`index ${String(first)} of ${String(length)}`);
    if (end > length) throw new LeavesList(`index ${String(end - 1)} of ${String(length)}`);
    // Most rounds ask for the places of the one before, or for fewer.
    const { noted } = this.setting;
    if (noted === undefined || first < noted.first || end > noted.end) {
      for (let position = first; position < end; position++) touched.add(position);
      if (noted === undefined || end - first > noted.end - noted.first) this.setting.noted = { first, end };
    }
    return place;
  }
}

const MINUS_ONE: Rational = { numerator: -1, denominator: 1 };

function getDrawnPlace({ draws, places, rounding, unlike }: Drawn): Place {
  if (places === undefined) leaveToPaths();
  return unlike === undefined ? { shares: places, draws, rounding } : { shares: places, draws, rounding, unlike };
}

/** Returns whether two draws, neither of which was drawn again yet, lead to the same places with the same shares. */
function isDrawnAlike({ places, unlike }: Drawn, other: Drawn): boolean {
  if (places === undefined || other.places === undefined || unlike !== undefined) return false;
  const isSame = ({ from, to, share }: Stretch, stretch: Stretch | undefined): boolean =>
    stretch?.from === from && stretch.to === to && stretch.share === share;
  const others = other.places;
  return places.length === others.length && places.every((stretch, index) => isSame(stretch, others[index]));
}

function getSettledPlace(value: Value | CardAt): PlaceShares {
  if (value.kind === "cardAt") leaveToPaths();
  const { constant, terms } = toNumberValue(value);
  if (terms.length > 0) leaveToPaths();
  if (!rational.isInteger(constant)) throw new Unjudgeable({ kind: "fractionalIndex" });
  const from = rational.toNumber(constant);
  return [{ from, to: from + 1, share: 1 }];
}

const getStart = (places: PlaceShares): number => places[0]?.from ?? 0;
const getEnd = (places: PlaceShares): number => places.at(-1)?.to ?? 0;

/** What one step rounded begins at one place only where nothing was added to it since. */
const isSamePlace = (a: Place, b: Place): boolean =>
  getStart(a.shares) === getStart(b.shares) && a.rounding === b.rounding;

function shift(value: Drawn, by: Rational): Drawn {
  const { affine, places, unlike } = value;
  if (unlike !== undefined) leaveToPaths();
  if (places === undefined) return { ...value, affine: addValues(affine, number(by)) };
  if (!rational.isInteger(by)) leaveToPaths();
  const distance = rational.toNumber(by);
  return {
    ...value,
    places: places.map(({ from, to, share }) => ({ from: from + distance, to: to + distance, share })),
  };
}

function times(value: Drawn, by: Rational): Drawn {
  const { affine, places, rounding, unlike } = value;
  if (rational.sign(by) === 0) leaveToPaths();
  if (places === undefined) return { ...value, affine: scale(affine, by) };
  // The place where a drawn row begins.
  if (rounding === undefined || unlike !== undefined || !rational.isInteger(by) || rational.sign(by) < 0)
    leaveToPaths();
  const factor = rational.toNumber(by);
  if (getEnd(places) * factor > MOST_PLACES) leaveToPaths();
  const multiples = spread(places).map(({ from, share }) => ({ from: from * factor, to: from * factor + 1, share }));
  return { ...value, places: join(multiples), rounding: rounding.times(factor) };
}

/** Adds a drawn column to where a drawn row begins. */
function add(left: Drawn, right: Drawn): Drawn {
  const { places, rounding, draws } = left;
  const isWhole = places !== undefined && right.places !== undefined && rounding !== undefined;
  if (!isWhole || right.rounding === undefined || left.unlike !== undefined || right.unlike !== undefined)
    leaveToPaths();
  if (draws.some((draw) => right.draws.includes(draw))) leaveToPaths();
  const [rows, columns] = [spread(places), spread(right.places)];
  // Each row is met with each column.
  if (rows.length * columns.length > MOST_PLACES) leaveToPaths();
  const shares = new Map<number, number>();
  for (const row of rows) {
    for (const column of columns) {
      const place = row.from + column.from;
      shares.set(place, (shares.get(place) ?? 0) + row.share * column.share);
    }
  }
  const ascending = [...shares].sort(([a], [b]) => a - b).map(([from, share]) => ({ from, to: from + 1, share }));
  return {
    ...left,
    draws: [...draws, ...right.draws],
    places: join(ascending),
    rounding: rounding.plus(right.rounding),
  };
}

/** Each place by itself. */
const spread = (places: PlaceShares): PlaceShares =>
  places.flatMap(({ from, to, share }) =>
    Array.from({ length: to - from }, (_, index) => ({ from: from + index, to: from + index + 1, share })),
  );

/** Neighbours that are equally likely as one stretch. */
function join(ascending: PlaceShares): PlaceShares {
  const places: Stretch[] = [];
  for (const stretch of ascending) {
    const last = places.at(-1);
    if (last?.to === stretch.from && last.share === stretch.share)
      places[places.length - 1] = { ...last, to: stretch.to };
    else places.push(stretch);
  }
  return places;
}

const getFactor = ({ terms }: NumberValue): Rational => terms[0]?.factor ?? rational.ZERO;

function getLow(affine: NumberValue): Rational {
  const factor = getFactor(affine);
  return rational.sign(factor) < 0 ? rational.add(affine.constant, factor) : affine.constant;
}

/** Returns which whole numbers an affine function of one draw is rounded down to, each with its share of the draw. */
function getPlaces(affine: NumberValue): PlaceShares {
  const factor = getFactor(affine);
  const width = rational.sign(factor) < 0 ? rational.negate(factor) : factor;
  const low = getLow(affine);
  const high = rational.add(low, width);
  const first = rational.toNumber(rational.floor(low));
  const end = -rational.toNumber(rational.floor(rational.negate(high)));
  if (end - first > MOST_PLACES) leaveToPaths();
  const [from, to, all] = [low, high, width].map(rational.toNumber) as [number, number, number];
  const getShare = (place: number): number => (Math.min(to, place + 1) - Math.max(from, place)) / all;
  // Those at the ends may have less of the draw than the others; a draw may lead to one or two places alone.
  const stretches = [
    [first, first + 1],
    [first + 1, end - 1],
    [Math.max(first + 1, end - 1), end],
  ] as const;
  return join(
    stretches.flatMap(([start, stop]) => (start < stop ? { from: start, to: stop, share: getShare(start) } : [])),
  );
}
