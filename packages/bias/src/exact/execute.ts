// Runs a swap loop on all its draws at once: every round is repeated for each interval of the draws that leads to other indices, weighted by the
// interval's length, and states that no later step can tell apart are added up.
import type { Expression } from "../model/expression.ts";
import { mentions, movesCards, someStatement, type Statement, type SwapLoop } from "../model/model.ts";
import { getLiveAtTest, getLiveBefore } from "./liveness.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import { NOT_WHOLE, Unjudgeable } from "./unjudgeable.ts";

/** A draw decided an index outside the list. */
export class LeavesList extends Error {}

/** With probability `weight`, each position in `from` takes the card that lay at the position it names, or none where it names −1. */
export interface Move {
  readonly weight: Rational;
  readonly from: ReadonlyMap<number, number>;
  /** How many positions there are after the move; as many as before where absent. */
  readonly size?: number;
}

/** How a distribution over arrangements is kept: as orders, as a position matrix, or not at all. */
export interface Ledger<Distribution> {
  readonly start: Distribution;
  /** Returns the distribution after one of the moves; their weights add up to at most 1, and so does the result. */
  mix(distribution: Distribution, moves: readonly Move[]): Distribution;
  add(left: Distribution, right: Distribution): Distribution;
  /** Returns the distribution of what lies at the positions from `start` to before `end`. */
  slice(distribution: Distribution, start: number, end: number): Distribution;
  /** What a move costs, in about half a microsecond each. */
  getCost(distribution: Distribution): number;
  /** What a distribution of its own costs that a part of the outcomes gets, in the same units. */
  getCopyCost(distribution: Distribution): number;
}

const COST_OF_A_PATH = 20;
/** So many statements and expressions are in its cost. */
const PARTS_OF_A_PATH = 40;

/** Where lists grow and shrink, so many of their places are copied for a unit. */
const PLACES_OF_A_UNIT = 32;

/** What may still be spent, in the units of `Ledger.getCost`: everything here is synchronous, so one number serves whoever set it. */
let left = Infinity;
/** What was ever spent. */
let spent = 0;

/** Runs something that may spend so much, all its executions together, and no more than whoever runs this may; beyond it they throw Unjudgeable. */
export function spendAtMost<Result>(units: number, run: () => Result): Result {
  const outer = left;
  const before = spent;
  left = Math.min(units, outer);
  try {
    return run();
  } finally {
    left = outer - (spent - before);
  }
}

/** Spends units of what may be spent, of about half a microsecond each. @throws Unjudgeable where they are not left. */
export function spend(units: number): void {
  spent += units;
  left -= units;
  if (left < 0) throw new Unjudgeable("it takes too many steps");
}

/** Returns what something spends, beside its result. */
export function countSpent<Result>(run: () => Result): { readonly result: Result; readonly units: number } {
  const before = spent;
  const result = run();
  return { result, units: spent - before };
}

export interface Execution<Distribution> {
  readonly distribution: Distribution;
  /** The positions that the shuffle looks at. */
  readonly touched: ReadonlySet<number>;
  /** How many rounds its swapping loops make in all. */
  readonly rounds: number;
}

interface Term {
  readonly draw: number;
  readonly factor: Rational;
}

/** A number is an affine function of draws: constant + Σ factor · draw. A card is named by where it lay when its round began. */
type Value =
  | {
      readonly kind: "number";
      readonly constant: Rational;
      readonly terms: readonly Term[];
      /** Rounded down, but to one of so many whole numbers that it is kept as if it could be any. */
      readonly isWhole?: true;
    }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "card"; readonly position: number };

type NumberValue = Extract<Value, { kind: "number" }>;
type Environment = ReadonlyMap<string, Value>;

interface Interval {
  readonly low: Rational;
  readonly high: Rational;
}

const UNIT: Interval = { low: rational.ZERO, high: rational.ONE };

/** Thrown where an interval of a draw leads to several results: the round starts again for each part of it. */
class Split {
  readonly parts: readonly { readonly weight: Rational; readonly path: Path }[];
  constructor(parts: Split["parts"]) {
    this.parts = parts;
  }
}

/** Which draws are known to lie where, and how comparisons of several draws turned out. */
interface Path {
  readonly intervals: ReadonlyMap<number, Interval>;
  readonly choices: readonly boolean[];
}

const MAX_PIECES = 20_000;
/** One of so many whole numbers is as good as any number of their range: 64 places drawn by 16 bits are off by 0.1 % of their share. */
export const MANY = 2 ** 16 - 1;
/** So many numbers must share a remainder that one more or less makes no difference. */
const LEAST_SHARE = 2 ** 10;
/** Beyond this many rounds a loop over n cards is taken not to end: fractions grow with every round. */
const getMostRounds = (cards: number): number => 4 * cards * cards + 200;

/** Returns how many values `floor(draw * count)` has, where they are few. */
function getCountOfValues(expression: Expression): number | undefined {
  if (expression.kind !== "unary" || (expression.operator !== "floor" && expression.operator !== "trunc"))
    return undefined;
  const { operand } = expression;
  if (operand.kind !== "binary" || operand.operator !== "*" || operand.left.kind !== "draw") return undefined;
  const { right } = operand;
  return right.kind === "number" && Number.isInteger(right.value) && right.value > 0 && right.value <= MAX_PIECES
    ? right.value
    : undefined;
}

const number = (constant: Rational, terms: readonly Term[] = []): NumberValue => ({ kind: "number", constant, terms });

const whole = (value: number): NumberValue => number({ numerator: value, denominator: 1 });

function toNumberValue(value: Value): NumberValue {
  switch (value.kind) {
    case "number":
      return value;
    case "boolean":
      return whole(value.value ? 1 : 0);
    case "card":
      throw new Unjudgeable("it computes with the cards themselves");
  }
}

function addValues(a: NumberValue, b: NumberValue): NumberValue {
  const constant = rational.add(a.constant, b.constant);
  if (b.terms.length === 0) return number(constant, a.terms);
  if (a.terms.length === 0) return number(constant, b.terms);
  const factors = new Map(a.terms.map((term) => [term.draw, term.factor]));
  for (const { draw, factor } of b.terms) factors.set(draw, rational.add(factors.get(draw) ?? rational.ZERO, factor));
  return number(
    constant,
    [...factors].flatMap(([draw, factor]) => (rational.sign(factor) === 0 ? [] : [{ draw, factor }])),
  );
}

function scale(a: NumberValue, factor: Rational): NumberValue {
  if (rational.sign(factor) === 0) return number(rational.ZERO);
  return number(
    rational.multiply(a.constant, factor),
    a.terms.map((term) => ({ draw: term.draw, factor: rational.multiply(term.factor, factor) })),
  );
}

/** Where no card lies. */
const NO_CARD = -1;

/** How many places the two lists have: the shuffled list's come first in an arrangement, then those of the list that the cards go into. */
interface Shape {
  readonly list: number;
  readonly into: number;
  /** Places of the list whose cards were copied into the other one; they stay where they are. */
  readonly copied: readonly number[];
  /** Places of the other list, counted from its start, that have no card yet. */
  readonly empty: readonly number[];
}

const getSize = ({ list, into }: Shape): number => list + into;

/** Returns 0, 1, 2, …; a plain loop, for it runs for every path. */
function countUp(count: number): number[] {
  const numbers = new Array<number>(count);
  for (let place = 0; place < count; place++) numbers[place] = place;
  return numbers;
}

/** One run of straight-line steps on one path through its draws. */
class Round {
  readonly variables: Map<string, Value>;
  readonly decided = new Set<number>();
  private readonly setting: Setting;
  private readonly shape: Shape;
  /** What changed in a list that keeps its length: each position that takes another's card. */
  private readonly from = new Map<number, number>();
  /** Where lists grow and shrink: what lies at each of their places, named by where it lay when the round began. */
  private readonly list: number[];
  private readonly into: number[];
  private readonly path: Path;
  private drawCount: number;
  private choiceCount = 0;
  /** How many statements and expressions it has run. */
  private size = 0;

  constructor(setting: Setting, state: Pick<State<unknown>, "environment" | "drawCount" | "shape">, path: Path) {
    this.variables = new Map(state.environment);
    this.setting = setting;
    this.shape = state.shape;
    const { list, into, empty } = state.shape;
    this.list = setting.flows ? countUp(list) : [];
    this.into =
      into === 0 ? [] : Array.from({ length: into }, (_, place) => (empty.includes(place) ? NO_CARD : list + place));
    this.path = path;
    this.drawCount = state.drawCount;
  }

  /** How many draws have been made so far; they are numbered from 0. */
  getDrawCount(): number {
    return this.drawCount;
  }

  /** What it cost beyond an ordinary round. */
  getCost(): number {
    return Math.max(0, this.size - PARTS_OF_A_PATH);
  }

  run(statements: readonly Statement[]): void {
    for (const statement of statements) {
      this.size++;
      switch (statement.kind) {
        case "assign":
          this.variables.set(statement.variable, this.evaluate(statement.value));
          break;
        case "lay": {
          const position = this.getPosition(statement.position, statement.list);
          const card = this.evaluate(statement.card);
          if (statement.list !== this.setting.list && statement.list !== this.setting.into) break;
          const source = this.getSource(card);
          if (!this.setting.flows) {
            this.from.set(position, source);
            break;
          }
          const places = this.getPlaces(statement.list);
          while (places.length < position) places.push(NO_CARD);
          places[position] = source;
          break;
        }
        case "insert": {
          const places = this.getPlaces(statement.list);
          const position = this.getWhole(statement.position);
          places.splice(position, 0, this.getSource(this.evaluate(statement.card)));
          const end = places.length - 1;
          this.setting.touched.add(position < 0 ? Math.max(end + position, 0) : Math.min(position, end));
          break;
        }
        case "take": {
          const places = this.getPlaces(statement.list);
          const asked = this.getWhole(statement.position);
          const position = asked < 0 ? Math.max(places.length + asked, 0) : asked;
          const [card] = places.splice(position, 1);
          if (card === undefined) throw new LeavesList(`index ${String(position)} of ${String(places.length)}`);
          if (statement.list === this.setting.list) this.setting.touched.add(position);
          this.variables.set(statement.variable, { kind: "card", position: card });
          break;
        }
        case "if":
          this.run(this.isTrue(this.evaluate(statement.test)) ? statement.then : statement.otherwise);
          break;
        case "loop":
          throw new Unjudgeable("it has a loop under a condition");
      }
    }
  }

  evaluate(expression: Expression): Value {
    this.size++;
    switch (expression.kind) {
      case "number":
        return number(rational.fromNumber(expression.value));
      case "length":
        return whole(this.getLength(expression.list));
      case "variable": {
        const value = this.variables.get(expression.name);
        if (value === undefined) throw new Unjudgeable(`the value of ${expression.name} is not known`);
        return value;
      }
      case "draw":
        return number(rational.ZERO, [{ draw: this.drawCount++, factor: rational.ONE }]);
      case "card": {
        const position = this.getPosition(expression.position, expression.list);
        const { list, into, flows } = this.setting;
        // A card of another list only travels with the shuffle; no position of our list can take it.
        if (expression.list !== list && expression.list !== into) return { kind: "card", position: NaN };
        if (!flows) return { kind: "card", position: this.from.get(position) ?? position };
        return { kind: "card", position: this.getPlaces(expression.list)[position] ?? NO_CARD };
      }
      case "unary":
        return this.evaluateUnary(expression);
      case "binary":
        return this.evaluateBinary(expression);
      case "conditional":
        return this.evaluate(this.isTrue(this.evaluate(expression.test)) ? expression.then : expression.otherwise);
    }
  }

  /** Returns the sign of a comparator's result, as a number or a boolean. */
  getSign(expression: Expression): { readonly sign: -1 | 0 | 1; readonly boolean: boolean } {
    const value = this.evaluate(expression);
    return { sign: this.signOf(toNumberValue(value)), boolean: value.kind === "boolean" };
  }

  isTest(expression: Expression): boolean {
    return this.isTrue(this.evaluate(expression));
  }

  /** What the round did to the arrangement, and the shape that it leaves. @throws Unjudgeable where a card is lost or doubled. */
  getMove(): { readonly from: ReadonlyMap<number, number>; readonly shape: Shape; readonly size?: number } {
    if (!this.setting.flows) {
      checkMove(this.from);
      return { from: this.from, shape: this.shape };
    }
    const places = this.into.length === 0 ? this.list : [...this.list, ...this.into];
    const copied = this.setting.isStill ? this.into.filter((source) => isIn(this.shape.list, source)) : [];
    const empty: number[] = [];
    this.into.forEach((source, place) => {
      if (source === NO_CARD) empty.push(place);
    });
    const before = getSize(this.shape) - this.shape.empty.length;
    const { count, different } = countCards(places, getSize(this.shape));
    const isKept =
      count === before + copied.length &&
      different === before &&
      new Set(copied).size === copied.length &&
      !copied.some((place) => this.shape.copied.includes(place));
    if (!isKept || this.list.includes(NO_CARD)) throw new Unjudgeable("it loses or doubles cards");
    const from = new Map<number, number>();
    places.forEach((source, place) => {
      if (source !== place) from.set(place, source);
    });
    const shape = {
      list: this.list.length,
      into: this.into.length,
      copied: [...this.shape.copied, ...copied].sort((a, b) => a - b),
      empty,
    };
    return { from, shape, size: places.length };
  }

  private getLength(list: string): number {
    if (!this.setting.flows) return this.setting.length;
    if (list === this.setting.into) return this.into.length;
    return list === this.setting.list ? this.list.length : this.setting.length;
  }

  private getPlaces(list: string): number[] {
    if (list === this.setting.list) return this.list;
    if (list === this.setting.into) return this.into;
    throw new Unjudgeable("it moves cards through a third list");
  }

  private getSource(card: Value): number {
    if (card.kind !== "card") throw new Unjudgeable("it lays something into the list that was not in it");
    return card.position;
  }

  private getWhole(expression: Expression): number {
    const value = toNumberValue(this.evaluate(expression));
    if (value.terms.length > 0 || !rational.isInteger(value.constant)) throw new Unjudgeable(NOT_WHOLE);
    return rational.toNumber(value.constant);
  }

  private getPosition(expression: Expression, list: string): number {
    const position = this.getWhole(expression);
    // A list that the cards go into grows where a card is laid beyond its end.
    const end = list === this.setting.into ? this.setting.length : this.getLength(list);
    if (position < 0 || position >= end) throw new LeavesList(`index ${String(position)} of ${String(end)}`);
    this.setting.touched.add(position);
    return position;
  }

  private evaluateUnary(expression: Extract<Expression, { kind: "unary" }>): Value {
    const operand = this.evaluate(expression.operand);
    if (expression.operator === "!") return { kind: "boolean", value: !this.isTrue(operand) };
    const value = toNumberValue(operand);
    switch (expression.operator) {
      case "-":
        return scale(value, { numerator: -1, denominator: 1 });
      case "number":
        return value;
      case "floor":
        return this.floor(value);
      case "round":
        return this.floor(addValues(value, number(rational.HALF)));
      case "ceil":
        return scale(this.floor(scale(value, { numerator: -1, denominator: 1 })), { numerator: -1, denominator: 1 });
      case "trunc":
        return this.truncate(value);
      case "uint32": {
        const kept = this.truncate(value);
        return this.signOf(kept) < 0 ? addValues(kept, whole(2 ** 32)) : kept;
      }
      case "sign":
        return whole(this.signOf(value));
      case "abs":
        return this.signOf(value) < 0 ? scale(value, { numerator: -1, denominator: 1 }) : value;
    }
  }

  private truncate(value: NumberValue): NumberValue {
    return this.signOf(value) < 0
      ? scale(this.floor(scale(value, { numerator: -1, denominator: 1 })), { numerator: -1, denominator: 1 })
      : this.floor(value);
  }

  private evaluateBinary(expression: Extract<Expression, { kind: "binary" }>): Value {
    const count = expression.operator === "%" ? getCountOfValues(expression.left) : undefined;
    if (count !== undefined) return this.remainderOfFew(count, expression.right);
    const left = this.evaluate(expression.left);
    if (expression.operator === "&&") return this.isTrue(left) ? this.evaluate(expression.right) : left;
    if (expression.operator === "||") return this.isTrue(left) ? left : this.evaluate(expression.right);
    const a = toNumberValue(left);
    const b = toNumberValue(this.evaluate(expression.right));
    switch (expression.operator) {
      case "+":
        return addValues(a, b);
      case "-":
        return addValues(a, scale(b, { numerator: -1, denominator: 1 }));
      case "*":
        if (b.terms.length === 0) return scale(a, b.constant);
        if (a.terms.length === 0) return scale(b, a.constant);
        throw new Unjudgeable("it multiplies draws with each other");
      case "/":
        if (b.terms.length > 0 || rational.sign(b.constant) === 0)
          throw new Unjudgeable("it divides by a draw or by 0");
        return scale(a, rational.divide(rational.ONE, b.constant));
      case "%": {
        if (a.isWhole === true) return this.remainderOfMany(a, b);
        if (a.terms.length > 0 || b.terms.length > 0 || rational.sign(b.constant) === 0) {
          throw new Unjudgeable("it takes the remainder of something that is no whole number");
        }
        const quotient = rational.divide(a.constant, b.constant);
        const truncated =
          rational.sign(quotient) < 0
            ? rational.negate(rational.floor(rational.negate(quotient)))
            : rational.floor(quotient);
        return number(rational.subtract(a.constant, rational.multiply(b.constant, truncated)));
      }
      case "min":
        return this.signOf(this.difference(a, b)) < 0 ? a : b;
      case "max":
        return this.signOf(this.difference(a, b)) < 0 ? b : a;
      case "<":
        return { kind: "boolean", value: this.signOf(this.difference(a, b)) < 0 };
      case "<=":
        return { kind: "boolean", value: this.signOf(this.difference(a, b)) <= 0 };
      case ">":
        return { kind: "boolean", value: this.signOf(this.difference(a, b)) > 0 };
      case ">=":
        return { kind: "boolean", value: this.signOf(this.difference(a, b)) >= 0 };
      case "==":
        return { kind: "boolean", value: this.isZero(this.difference(a, b)) };
      case "!=":
        return { kind: "boolean", value: !this.isZero(this.difference(a, b)) };
    }
  }

  private difference(a: NumberValue, b: NumberValue): NumberValue {
    return addValues(a, scale(b, { numerator: -1, denominator: 1 }));
  }

  private isTrue(value: Value): boolean {
    switch (value.kind) {
      case "boolean":
        return value.value;
      case "number":
        return !this.isZero(value);
      case "card":
        throw new Unjudgeable("it looks at the cards themselves");
    }
  }

  /** A continuous value hits a point with probability 0. */
  private isZero(value: NumberValue): boolean {
    return value.terms.length === 0 && rational.sign(value.constant) === 0;
  }

  private getInterval(draw: number): Interval {
    if (this.decided.has(draw)) throw new Unjudgeable("a draw is used again after it was compared with another");
    return this.path.intervals.get(draw) ?? UNIT;
  }

  private signOf(value: NumberValue): -1 | 0 | 1 {
    const [term, ...more] = value.terms;
    if (term === undefined) return rational.sign(value.constant);
    if (more.length > 0) return this.signOfSeveral(value);
    const interval = this.getInterval(term.draw);
    const root = rational.negate(rational.divide(value.constant, term.factor));
    if (rational.compare(root, interval.low) > 0 && rational.compare(root, interval.high) < 0) {
      throw this.split(term.draw, interval, [root]);
    }
    return rational.compare(root, interval.low) <= 0
      ? rational.sign(term.factor)
      : rational.sign(rational.negate(term.factor));
  }

  /** The sign of a sum of several draws: decided by the share of their box on each side of the plane where it is 0. */
  private signOfSeveral(value: NumberValue): -1 | 1 {
    const below = getShareBelowZero(value, (draw) => this.getInterval(draw));
    for (const { draw } of value.terms) this.decided.add(draw);
    if (rational.sign(below) === 0) return 1;
    const above = rational.subtract(rational.ONE, below);
    if (rational.sign(above) === 0) return -1;
    const choice = this.path.choices[this.choiceCount++];
    if (choice !== undefined) return choice ? -1 : 1;
    const { intervals, choices } = this.path;
    throw new Split([
      { weight: below, path: { intervals, choices: [...choices, true] } },
      { weight: above, path: { intervals, choices: [...choices, false] } },
    ]);
  }

  private floor(value: NumberValue): NumberValue {
    const [term, ...more] = value.terms;
    if (term === undefined) return number(rational.floor(value.constant));
    if (more.length > 0) return this.floor(this.withoutSmallTerms(value));
    const interval = this.getInterval(term.draw);
    const at = (u: Rational): Rational => rational.add(value.constant, rational.multiply(term.factor, u));
    const ends = [at(interval.low), at(interval.high)];
    const [low = rational.ZERO, high = rational.ZERO] = rational.sign(term.factor) > 0 ? ends : ends.reverse();
    const first = rational.floor(low);
    const next = rational.add(first, rational.ONE);
    if (rational.compare(high, next) <= 0) return number(first);
    const count = rational.toNumber(rational.subtract(high, next));
    // What is left of many after a comparison is many still.
    const isOfMany = Math.abs(rational.toNumber(term.factor)) >= MANY;
    if (count >= MANY || (isOfMany && count > MAX_PIECES)) return { ...value, isWhole: true };
    if (count > MAX_PIECES) throw new Unjudgeable("a draw has too many outcomes");
    const cuts: Rational[] = [];
    for (let integer = next; rational.compare(integer, high) < 0; integer = rational.add(integer, rational.ONE)) {
      cuts.push(rational.divide(rational.subtract(integer, value.constant), term.factor));
    }
    throw this.split(term.draw, interval, rational.sign(term.factor) > 0 ? cuts : cuts.reverse());
  }

  /** `(high * 2 ** 26 + low) / 2 ** 53`: leaves out draws that together can change what is rounded less than a verdict could tell. */
  private withoutSmallTerms(value: NumberValue): NumberValue {
    const spans = value.terms.map(({ draw, factor }) => {
      const { low, high } = this.getInterval(draw);
      return Math.abs(rational.toNumber(rational.multiply(factor, rational.subtract(high, low))));
    });
    const largest = Math.max(...spans);
    const rest = spans.reduce((sum, span) => sum + span, 0) - largest;
    if (rest * MANY > largest) throw new Unjudgeable("it rounds a sum of several draws");
    return number(
      value.constant,
      value.terms.filter((_, index) => spans[index] === largest),
    );
  }

  /** The remainder of a whole number that is one of very many, divided by one much smaller: all remainders are as good as equally likely. */
  private remainderOfMany(value: NumberValue, divisor: NumberValue): NumberValue {
    const [term, ...more] = value.terms;
    if (term === undefined || more.length > 0 || divisor.terms.length > 0 || !rational.isInteger(divisor.constant))
      throw new Unjudgeable("it takes the remainder of something that is no whole number");
    const isNegative = this.signOf(value) < 0;
    const { low, high } = this.getInterval(term.draw);
    const span = Math.abs(rational.toNumber(rational.multiply(term.factor, rational.subtract(high, low))));
    const size = Math.abs(rational.toNumber(divisor.constant));
    if (size === 0 || size * LEAST_SHARE > span) throw new Unjudgeable("it takes the remainder of too few numbers");
    // Its lowest digits are gone from the draw: whoever asks for it again would get others.
    this.decided.add(term.draw);
    const remainder = this.floor(
      number(rational.ZERO, [{ draw: this.drawCount++, factor: { numerator: size, denominator: 1 } }]),
    );
    return isNegative ? scale(remainder, { numerator: -1, denominator: 1 }) : remainder;
  }

  /** The remainder of `floor(draw * count)`: one cut for each remainder, as wide as the numbers that share it, instead of one for each number. */
  private remainderOfFew(count: number, divisor: Expression): Value {
    const draw = this.drawCount++;
    const { terms, constant } = toNumberValue(this.evaluate(divisor));
    if (terms.length > 0 || !rational.isInteger(constant) || rational.sign(constant) === 0)
      throw new Unjudgeable("it takes the remainder of something that is no whole number");
    const size = Math.abs(rational.toNumber(constant));
    const shares = Math.floor(count / size);
    const larger = count - shares * size;
    const getEnd = (remainder: number): number => remainder * shares + Math.min(remainder, larger);
    const remainders = Math.min(size, count);
    const interval = this.path.intervals.get(draw);
    if (interval === undefined && remainders > 1) {
      const cuts = Array.from({ length: remainders - 1 }, (_, index) => rational.fraction(getEnd(index + 1), count));
      throw this.split(draw, UNIT, cuts);
    }
    this.decided.add(draw);
    const start = interval === undefined ? 0 : Math.round(rational.toNumber(interval.low) * count);
    const boundary = getEnd(larger);
    return whole(start < boundary ? start / (shares + 1) : larger + (start - boundary) / Math.max(shares, 1));
  }

  /** Cuts a draw's interval at the given points, which lie inside it in ascending order. */
  private split(draw: number, interval: Interval, cuts: readonly Rational[]): Split {
    const width = rational.subtract(interval.high, interval.low);
    const ends = [...cuts, interval.high];
    return new Split(
      ends.map((high, index) => {
        const low = index === 0 ? interval.low : (ends[index - 1] ?? interval.low);
        return {
          weight: rational.divide(rational.subtract(high, low), width),
          path: { intervals: new Map(this.path.intervals).set(draw, { low, high }), choices: this.path.choices },
        };
      }),
    );
  }
}

/**
 * Returns the probability that an affine function of independent uniform draws is below 0: the volume of a box below a plane, by
 * inclusion and exclusion over its corners (Barrow and Smith, "Spline Notation Applied to a Volume Problem", 1979).
 */
function getShareBelowZero(value: NumberValue, getInterval: (draw: number) => Interval): Rational {
  let bound = rational.negate(value.constant);
  const widths: Rational[] = [];
  for (const { draw, factor } of value.terms) {
    const { low, high } = getInterval(draw);
    const width = rational.multiply(factor, rational.subtract(high, low));
    bound = rational.subtract(bound, rational.multiply(factor, low));
    if (rational.sign(width) < 0) bound = rational.subtract(bound, width);
    widths.push(rational.sign(width) < 0 ? rational.negate(width) : width);
  }
  if (widths.length > 6) throw new Unjudgeable("it adds up too many draws");
  let corners: { sum: Rational; odd: boolean }[] = [{ sum: rational.ZERO, odd: false }];
  let denominator: Rational = rational.ONE;
  widths.forEach((width, index) => {
    corners = [...corners, ...corners.map(({ sum, odd }) => ({ sum: rational.add(sum, width), odd: !odd }))];
    denominator = rational.multiply(denominator, rational.multiply(width, { numerator: index + 1, denominator: 1 }));
  });
  let volume: Rational = rational.ZERO;
  for (const { sum, odd } of corners) {
    const rest = rational.subtract(bound, sum);
    if (rational.sign(rest) <= 0) continue;
    const power = widths.reduce((product) => rational.multiply(product, rest), rational.ONE);
    volume = odd ? rational.subtract(volume, power) : rational.add(volume, power);
  }
  return rational.divide(volume, denominator);
}

interface Setting {
  readonly list: string;
  readonly into: string | undefined;
  /** n, the length of the list at first. */
  readonly length: number;
  /** True where lists grow and shrink. */
  readonly flows: boolean;
  /** True where nothing moves within the list or out of it: its cards can only be copied. */
  readonly isStill: boolean;
  readonly touched: Set<number>;
}

/** A setting without any list, for expressions alone. */
const NO_LIST: Setting = {
  list: "",
  into: undefined,
  length: 0,
  flows: false,
  isStill: true,
  touched: new Set(),
};

const NO_PLACES: Shape = { list: 0, into: 0, copied: [], empty: [] };

/** Returns how many places have a card that lay at one of `size` places, and how many different cards those are. */
function countCards(places: readonly number[], size: number): { readonly count: number; readonly different: number } {
  const seen = new Uint8Array(size);
  let count = 0;
  let different = 0;
  for (const source of places) {
    if (source === NO_CARD) continue;
    count++;
    // What came from another list lay at none.
    if (seen[source] === 0) different++;
    seen[source] = 1;
  }
  return { count, different };
}

const isIn = (length: number, place: number): boolean => place >= 0 && place < length;

interface State<Distribution> {
  readonly shape: Shape;
  readonly environment: Environment;
  readonly intervals: ReadonlyMap<number, Interval>;
  readonly drawCount: number;
  readonly distribution: Distribution;
}

interface Outcome {
  readonly weight: Rational;
  readonly round: Round;
  readonly path: Path;
}

/** Runs straight-line steps on every path through their draws; the outcomes' weights add up to 1. */
function runAllPaths(
  setting: Setting,
  state: Omit<State<unknown>, "distribution">,
  run: (round: Round) => void,
): Outcome[] {
  const outcomes: Outcome[] = [];
  const open: { weight: Rational; path: Path }[] = [
    { weight: rational.ONE, path: { intervals: state.intervals, choices: [] } },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const round = new Round(setting, state, next.path);
    try {
      run(round);
      outcomes.push({ weight: next.weight, round, path: next.path });
    } catch (thrown) {
      if (!(thrown instanceof Split)) throw thrown;
      for (const part of thrown.parts)
        open.push({ weight: rational.multiply(next.weight, part.weight), path: part.path });
    }
    spend(1 + round.getCost() + (setting.flows ? getSize(state.shape) / PLACES_OF_A_UNIT : 0));
    if (outcomes.length + open.length > MAX_PIECES) throw new Unjudgeable("its draws have too many outcomes");
  }
  return outcomes;
}

/** A comparator's result: P(negative), P(zero) and P(positive), which add up to 1, and whether it is always a boolean. */
export interface Signs {
  readonly negative: Rational;
  readonly zero: Rational;
  readonly positive: Rational;
  /** P(false), which is a part of `zero`: JavaScriptCore reads it as −1. */
  readonly no: Rational;
  readonly boolean: boolean;
}

/** Signs that hold with a probability: what was drawn before the sort has then turned out in one way. */
export interface WeightedSigns {
  readonly weight: Rational;
  readonly signs: Signs;
}

/** Returns the exact probabilities of a comparator's signs. @throws Unjudgeable where its expressions are beyond exact methods. */
export function getSigns(
  steps: readonly Statement[],
  result: Expression,
  unknowns: ReadonlyMap<string, Rational> = new Map(),
): Signs {
  const [first, ...others] = getSignMixture([], steps, result, unknowns);
  if (first === undefined || others.length > 0) throw new Unjudgeable("its signs are not the same at every comparison");
  return first.signs;
}

/**
 * Returns the exact probabilities of a comparator's signs for each way in which the draws of `before`, which are made once, can turn out.
 * The weights add up to 1.
 * @throws Unjudgeable where its expressions are beyond exact methods, or a draw made once is compared with one made at each comparison.
 */
export function getSignMixture(
  before: readonly Statement[],
  steps: readonly Statement[],
  result: Expression,
  unknowns: ReadonlyMap<string, Rational> = new Map(),
): readonly WeightedSigns[] {
  const environment = new Map([...unknowns].map(([name, value]): [string, Value] => [name, number(value)]));
  const start = { environment, intervals: new Map<number, Interval>(), drawCount: 0, shape: NO_PLACES };
  const starts = runAllPaths(NO_LIST, start, (round) => {
    round.run(before);
  });
  const mixture = new Map<string, WeightedSigns>();
  for (const { weight, round, path } of starts) {
    const isCompared = (value: Value): boolean =>
      value.kind === "number" && value.terms.some(({ draw }) => round.decided.has(draw));
    if ([...round.variables.values()].some(isCompared))
      throw new Unjudgeable("a draw is used again after it was compared with another");
    const after = {
      ...start,
      environment: round.variables,
      intervals: path.intervals,
      drawCount: round.getDrawCount(),
    };
    for (const part of getSignsFrom(after, steps, result)) {
      const { negative, zero, positive, no, boolean } = part.signs;
      const key = [...[negative, zero, positive, no].map(rational.toText), boolean].join();
      const share = rational.multiply(weight, part.weight);
      const known = mixture.get(key);
      mixture.set(key, {
        signs: part.signs,
        weight: known === undefined ? share : rational.add(known.weight, share),
      });
    }
  }
  return [...mixture.values()];
}

const MOST_CELLS = 1000;

/** The signs at one comparison, for each cell of the draws made before it in which they are the same throughout. */
function getSignsFrom(
  start: Omit<State<unknown>, "distribution">,
  steps: readonly Statement[],
  result: Expression,
): WeightedSigns[] {
  const seen = new WeakMap<Round, { readonly sign: -1 | 0 | 1; readonly boolean: boolean }>();
  const outcomes = runAllPaths(NO_LIST, start, (round) => {
    round.run(steps);
    seen.set(round, round.getSign(result));
  });
  const earlier = Array.from({ length: start.drawCount }, (_, draw) => draw);
  if (outcomes.some(({ round }) => earlier.some((draw) => round.decided.has(draw))))
    throw new Unjudgeable("a draw made once for all comparisons is compared with another");
  const getWhole = (draw: number): Interval => start.intervals.get(draw) ?? UNIT;
  let cells: Interval[][] = [[]];
  for (const draw of earlier) {
    const ends = [getWhole(draw), ...outcomes.map(({ path }) => path.intervals.get(draw) ?? getWhole(draw))]
      .flatMap(({ low, high }) => [low, high])
      .sort(rational.compare)
      .filter((end, index, all) => index === 0 || rational.compare(end, all[index - 1] ?? end) !== 0);
    const pieces = ends.slice(1).map((high, index): Interval => ({ low: ends[index] ?? high, high }));
    cells = cells.flatMap((cell) => pieces.map((piece) => [...cell, piece]));
    if (cells.length > MOST_CELLS) throw new Unjudgeable("its draws have too many outcomes");
  }
  const getShare = (intervals: readonly Interval[]): Rational =>
    intervals.reduce(
      (share, interval, draw) =>
        rational.multiply(share, rational.divide(getWidth(interval), getWidth(getWhole(draw)))),
      rational.ONE,
    );
  return cells.map((cell) => {
    const shares = { "-1": rational.ZERO, "0": rational.ZERO, "1": rational.ZERO };
    let no = rational.ZERO;
    let boolean = true;
    for (const { round, weight, path } of outcomes) {
      const outcome = seen.get(round);
      const box = earlier.map((draw) => path.intervals.get(draw) ?? getWhole(draw));
      if (outcome === undefined || !cell.every((piece, draw) => isWithin(piece, box[draw] ?? piece))) continue;
      const share = rational.divide(weight, getShare(box));
      shares[`${outcome.sign}`] = rational.add(shares[`${outcome.sign}`], share);
      if (outcome.boolean && outcome.sign === 0) no = rational.add(no, share);
      boolean &&= outcome.boolean;
    }
    const signs = { negative: shares["-1"], zero: shares["0"], positive: shares["1"], no, boolean };
    return { weight: getShare(cell), signs };
  });
}

function getWidth({ low, high }: Interval): Rational {
  return rational.subtract(high, low);
}

function isWithin(inner: Interval, outer: Interval): boolean {
  return rational.compare(outer.low, inner.low) <= 0 && rational.compare(inner.high, outer.high) <= 0;
}

/** What an expression gives on one path through its draws, which is taken with probability `weight`. */
export interface PathValue {
  readonly weight: Rational;
  /** The one number that it gives; undefined where draws spread it over an interval. */
  readonly value: Rational | undefined;
  /** Returns the probability, on this path, that it lies below a point. */
  readonly getShareBelow: (point: Rational) => Rational;
}

/**
 * Returns what an expression can give after the steps, for a list of `length` cards; the weights add up to 1.
 * @throws Unjudgeable where its expressions are beyond exact methods.
 */
export function getValues(
  steps: readonly Statement[],
  result: Expression,
  length: number,
  unknowns: ReadonlyMap<string, Rational> = new Map(),
): PathValue[] {
  const environment = new Map([...unknowns].map(([name, value]): [string, Value] => [name, number(value)]));
  const values = new WeakMap<Round, NumberValue>();
  const outcomes = runAllPaths(
    { ...NO_LIST, length },
    { environment, intervals: new Map(), drawCount: 0, shape: NO_PLACES },
    (round) => {
      round.run(steps);
      values.set(round, toNumberValue(round.evaluate(result)));
    },
  );
  return outcomes.flatMap(({ round, weight, path }): PathValue[] => {
    const value = values.get(round);
    if (value === undefined) return [];
    if (value.terms.some(({ draw }) => round.decided.has(draw)))
      throw new Unjudgeable("a draw is used again after it was compared with another");
    const getInterval = (draw: number): Interval => path.intervals.get(draw) ?? UNIT;
    const getShareBelow = (point: Rational): Rational =>
      getShareBelowZero(addValues(value, number(rational.negate(point))), getInterval);
    return [{ weight, value: value.terms.length === 0 ? value.constant : undefined, getShareBelow }];
  });
}

/** A state's name: the values that later steps may read. Draws are renamed in the order in which the values mention them. */
function settle(
  environment: Environment,
  path: Path,
  decided: ReadonlySet<number>,
  live: ReadonlySet<string>,
): { key: string; environment: Environment; intervals: ReadonlyMap<number, Interval>; drawCount: number } {
  const names = new Map<number, number>();
  const kept = new Map<string, Value>();
  const intervals = new Map<number, Interval>();
  let key = "";
  for (const name of [...live].sort()) {
    const value = environment.get(name);
    if (value === undefined) continue;
    switch (value.kind) {
      case "card":
        throw new Unjudgeable("it keeps a card in hand from one round to the next");
      case "boolean":
        kept.set(name, value);
        key += `${name}=${String(value.value)};`;
        break;
      case "number": {
        const terms = value.terms.map(({ draw, factor }) => {
          if (decided.has(draw)) throw new Unjudgeable("a draw is used again after it was compared with another");
          const renamed = names.get(draw) ?? names.size;
          names.set(draw, renamed);
          intervals.set(renamed, path.intervals.get(draw) ?? UNIT);
          return { draw: renamed, factor };
        });
        kept.set(name, { ...value, terms });
        key += `${name}=${rational.toText(value.constant)}${terms.map(({ draw, factor }) => `+${rational.toText(factor)}u${String(draw)}`).join("")}${value.isWhole === true ? "whole" : ""};`;
        break;
      }
    }
  }
  for (const [draw, { low, high }] of intervals)
    key += `u${String(draw)}:${rational.toText(low)}-${rational.toText(high)};`;
  return { key, environment: kept, intervals, drawCount: names.size };
}

const containsLoop = (statement: Statement): boolean => someStatement(statement, ({ kind }) => kind === "loop");

/**
 * Runs a swap loop over a list of `length` cards, on all draws at once.
 * @throws Unjudgeable where the steps are beyond exact methods; LeavesList where an index can lie outside the list.
 */
export function execute<Distribution>(
  { steps, list, into }: SwapLoop,
  length: number,
  unknowns: ReadonlyMap<string, number>,
  ledger: Ledger<Distribution>,
): Execution<Distribution> {
  const touched = new Set<number>();
  const has = (predicate: (statement: Statement) => boolean): boolean =>
    steps.some((step) => someStatement(step, predicate));
  const setting: Setting = {
    list,
    into,
    length,
    flows: into !== undefined || has(({ kind }) => kind === "insert" || kind === "take"),
    isStill: !has((statement) => statement.kind !== "assign" && "list" in statement && statement.list === list),
    touched,
  };
  let rounds = 0;

  type States = ReadonlyMap<string, State<Distribution>>;

  const collect = (states: Map<string, State<Distribution>>, key: string, state: State<Distribution>): void => {
    const same = states.get(key);
    states.set(
      key,
      same === undefined ? state : { ...state, distribution: ledger.add(same.distribution, state.distribution) },
    );
  };

  /** Runs straight-line steps from every state and adds up what comes out alike. */
  const runBlock = (
    states: States,
    run: (round: Round) => void,
    live: ReadonlySet<string>,
    sort: (round: Round) => "go" | "leave" = () => "go",
  ): { go: States; leave: States } => {
    const results = { go: new Map<string, State<Distribution>>(), leave: new Map<string, State<Distribution>>() };
    for (const state of states.values()) {
      const groups = new Map<
        string,
        { moves: Move[]; state: Omit<State<Distribution>, "distribution">; way: "go" | "leave"; key: string }
      >();
      const outcomes = runAllPaths(setting, state, run);
      spend(outcomes.length * (COST_OF_A_PATH + ledger.getCost(state.distribution)));
      for (const { weight, round, path } of outcomes) {
        const { shape, ...move } = round.getMove();
        const settled = settle(round.variables, path, round.decided, live);
        const key = settled.key + (setting.flows ? JSON.stringify(shape) : "");
        const way = sort(round);
        const group = groups.get(way + key) ?? { moves: [], state: { ...settled, shape }, way, key };
        group.moves.push({ weight, ...move });
        groups.set(way + key, group);
      }
      if (new Set([...groups.values()].map(({ way }) => way)).size > 1)
        throw new Unjudgeable("chance decides when its loop ends");
      if (groups.size > 1) spend(groups.size * ledger.getCopyCost(state.distribution));
      for (const { moves, state: settled, way, key } of groups.values()) {
        collect(results[way], key, { ...settled, distribution: ledger.mix(state.distribution, moves) });
      }
    }
    return results;
  };

  const runTest = (test: Expression, states: States, live: ReadonlySet<string>): { go: States; leave: States } => {
    const ways = new WeakMap<Round, "go" | "leave">();
    return runBlock(
      states,
      (round) => {
        ways.set(round, round.isTest(test) ? "go" : "leave");
      },
      live,
      (round) => ways.get(round) ?? "leave",
    );
  };

  const runLoop = (loop: Extract<Statement, { kind: "loop" }>, start: States, after: ReadonlySet<string>): States => {
    const left = new Map<string, State<Distribution>>();
    const liveAtTest = getLiveAtTest(loop, after, true);
    const liveAtUpdate = getLiveBefore(loop.update, liveAtTest);
    const liveAtBody = getLiveBefore(loop.body, liveAtUpdate);
    const isSwapping = movesCards(loop);
    if (!isSwapping && forgets(loop, liveAtBody)) return runUntil(loop, start, after, liveAtBody);
    let states = start;
    for (let count = 0; ; count++) {
      if (count > getMostRounds(length)) throw new Unjudgeable("its loop does not end");
      if (loop.testFirst || count > 0) {
        const { go, leave } = runTest(loop.test, states, new Set([...liveAtBody, ...after]));
        for (const [key, state] of leave) collect(left, key, state);
        states = go;
      }
      if (states.size === 0) return left;
      if (isSwapping) rounds++;
      states = runAll(loop.body, states, liveAtUpdate);
      states = runAll(loop.update, states, liveAtTest);
    }
  };

  /** A draw that is made again until it fits, `do { j = … } while (j === i)`: the draws that fit, each with its share of them. */
  const runUntil = (
    loop: Extract<Statement, { kind: "loop" }>,
    start: States,
    after: ReadonlySet<string>,
    liveAtBody: ReadonlySet<string>,
  ): States => {
    const left = new Map<string, State<Distribution>>();
    let states = start;
    if (loop.testFirst) {
      const { go, leave } = runTest(loop.test, start, new Set([...liveAtBody, ...after]));
      for (const [key, state] of leave) collect(left, key, state);
      states = go;
    }
    for (const state of states.values()) {
      const rejected = new WeakSet<Round>();
      const outcomes = runAllPaths(setting, state, (round) => {
        round.run([...loop.body, ...loop.update]);
        if (round.isTest(loop.test)) rejected.add(round);
      });
      spend(outcomes.length * (COST_OF_A_PATH + ledger.getCost(state.distribution)));
      const fitting = outcomes.filter(({ round }) => !rejected.has(round));
      spend(fitting.length * ledger.getCopyCost(state.distribution));
      const share = fitting.reduce<Rational>((sum, { weight }) => rational.add(sum, weight), rational.ZERO);
      if (rational.sign(share) === 0) throw new Unjudgeable("its loop does not end");
      for (const { weight, round, path } of fitting) {
        const settled = settle(round.variables, path, round.decided, after);
        const move: Move = { weight: rational.divide(weight, share), from: new Map(), size: getSize(state.shape) };
        const { key, ...rest } = settled;
        collect(left, key + (setting.flows ? JSON.stringify(state.shape) : ""), {
          ...rest,
          shape: state.shape,
          distribution: ledger.mix(state.distribution, [
            setting.flows ? move : { weight: move.weight, from: move.from },
          ]),
        });
      }
    }
    return left;
  };

  const runAll = (statements: readonly Statement[], start: States, after: ReadonlySet<string>): States => {
    let states = start;
    for (let index = 0; index < statements.length;) {
      const statement = statements[index];
      if (statement?.kind === "loop") {
        index++;
        states = runLoop(statement, states, getLiveBefore(statements.slice(index), after));
        continue;
      }
      const end = statements.findIndex((candidate, position) => position >= index && containsLoop(candidate));
      const block = statements.slice(index, end === -1 ? undefined : end === index ? index + 1 : end);
      index += block.length;
      states = runBlock(
        states,
        (round) => {
          round.run(block);
        },
        getLiveBefore(statements.slice(index), after),
      ).go;
    }
    return states;
  };

  const environment = new Map(
    [...unknowns].map(([name, value]): [string, Value] => [name, number(rational.fromNumber(value))]),
  );
  const start: State<Distribution> = {
    environment,
    intervals: new Map(),
    drawCount: 0,
    distribution: ledger.start,
    shape: { list: length, into: 0, copied: [], empty: [] },
  };
  const [first, ...others] = [...runAll(steps, new Map([["", start]]), new Set()).values()].map((end) => {
    const { shape, distribution } = end;
    if (!setting.flows) return distribution;
    const [from, to] = into === undefined ? [0, shape.list] : [shape.list, getSize(shape)];
    if (to - from !== length || shape.empty.length > 0) throw new Unjudgeable("it does not move all the cards");
    return ledger.slice(distribution, from, to);
  });
  if (first === undefined) throw new Unjudgeable("it never ends");
  return { distribution: others.reduce((sum, end) => ledger.add(sum, end), first), touched, rounds };
}

/** Returns whether each round of a loop draws anew and reads nothing of what the round before left. */
function forgets(loop: Extract<Statement, { kind: "loop" }>, liveAtBody: ReadonlySet<string>): boolean {
  const steps = [...loop.body, ...loop.update];
  const assigned = steps.flatMap((step) => (step.kind === "assign" ? [step.variable] : []));
  const draws = mentions(steps, ({ kind }) => kind === "draw");
  return draws && steps.every(({ kind }) => kind === "assign") && !assigned.some((name) => liveAtBody.has(name));
}

/** A round must leave every card in the list exactly once. */
function checkMove(from: ReadonlyMap<number, number>): void {
  const sources = new Set(from.values());
  if (sources.size !== from.size || [...from.keys()].some((position) => !sources.has(position))) {
    throw new Unjudgeable("it loses or doubles cards");
  }
}
