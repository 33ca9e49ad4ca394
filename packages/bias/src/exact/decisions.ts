// What is decided of the draws on one path: signs, roundings and remainders, which cut a draw's interval where they have several answers.
import type { Expression } from "../model/expression.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { getShareBelowZero } from "./box-volume.ts";
import { cutInterval, Split, UNIT, type Interval, type Path } from "./paths.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import { negate, number, whole, WHOLE_NUMBERS, type NumberValue } from "./values.ts";

/** One of so many whole numbers is as good as any number of their range: 64 places drawn by 16 bits are off by 0.1 % of their share. */
export const MANY = 2 ** 16 - 1;

/** So many numbers must share a remainder that one more or less makes no difference. */
const LEAST_SHARE = 2 ** 10;

export const MAX_PIECES = 20_000;

/** Returns how many values `floor(draw * count)` has, where they are fewer than many; as `rand()` of C has 2¹⁵. */
export function getCountOfValues(expression: Expression): number | undefined {
  if (expression.kind !== "unary" || (expression.operator !== "floor" && expression.operator !== "trunc"))
    return undefined;
  const { operand } = expression;
  if (operand.kind !== "binary" || operand.operator !== "*" || operand.left.kind !== "draw") return undefined;
  const { right } = operand;
  return right.kind === "number" && Number.isInteger(right.value) && right.value > 0 && right.value < MANY
    ? right.value
    : undefined;
}

/** Returns the number by which one sum of draws is multiplied to give another; undefined where there is none. */
function getFactor(sum: NumberValue, product: NumberValue): Rational | undefined {
  if (sum.terms.length !== product.terms.length) return undefined;
  const ratios = product.terms.map(({ draw, factor }) => {
    const term = sum.terms.find((other) => other.draw === draw);
    return term === undefined ? undefined : rational.divide(factor, term.factor);
  });
  const [first] = ratios;
  if (first === undefined) return undefined;
  const isMultiple = ratios.every((ratio) => ratio !== undefined && rational.compare(ratio, first) === 0);
  return isMultiple && rational.compare(product.constant, rational.multiply(sum.constant, first)) === 0
    ? first
    : undefined;
}

/** All that is decided on one path; a class, for one is made for every path. */
export class Decisions {
  /** The draws that were compared with another: no interval tells any more where they lie. */
  readonly decided = new Set<number>();
  /** The sums of several draws whose signs were decided. */
  private readonly knownSums: { readonly value: NumberValue; readonly sign: -1 | 1 }[] = [];
  private readonly path: Path;
  private drawCount: number;
  private choiceCount = 0;

  constructor(path: Path, drawCount: number) {
    this.path = path;
    this.drawCount = drawCount;
  }

  /** How many draws have been made so far; they are numbered from 0. */
  getDrawCount(): number {
    return this.drawCount;
  }

  /** Makes the next draw and returns its number. */
  draw(): number {
    return this.drawCount++;
  }

  truncate(value: NumberValue): NumberValue {
    return this.signOf(value) < 0 ? negate(this.floor(negate(value))) : this.floor(value);
  }

  private getInterval(draw: number): Interval {
    if (this.decided.has(draw)) throw new Unjudgeable({ kind: "reusedDraw" });
    return this.path.intervals.get(draw) ?? UNIT;
  }

  signOf(value: NumberValue): -1 | 0 | 1 {
    const [term, ...more] = value.terms;
    if (term === undefined) return rational.sign(value.constant);
    if (more.length > 0) return this.signOfSeveral(value);
    const interval = this.getInterval(term.draw);
    const root = rational.negate(rational.divide(value.constant, term.factor));
    if (rational.compare(root, interval.low) > 0 && rational.compare(root, interval.high) < 0) {
      throw cutInterval(this.path, term.draw, interval, [root]);
    }
    return rational.compare(root, interval.low) <= 0
      ? rational.sign(term.factor)
      : rational.sign(rational.negate(term.factor));
  }

  /** The sign of a sum of several draws: decided by the share of their box on each side of the plane where it is 0. */
  private signOfSeveral(value: NumberValue): -1 | 1 {
    const known = this.getKnownSign(value);
    if (known !== undefined) return known;
    const sign = this.decideSignOfSeveral(value);
    this.knownSums.push({ value, sign });
    return sign;
  }

  /**
   * The sign of a sum that is a multiple of one that was decided: `p > q` once `p < q` is known. A sum of draws is 0 with probability 0, so the sign of c · S is
   * that of c times that of S.
   */
  private getKnownSign(value: NumberValue): -1 | 1 | undefined {
    for (const { value: sum, sign } of this.knownSums) {
      const factor = getFactor(sum, value);
      if (factor !== undefined) return rational.sign(factor) > 0 ? sign : sign > 0 ? -1 : 1;
    }
    return undefined;
  }

  private decideSignOfSeveral(value: NumberValue): -1 | 1 {
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

  floor(value: NumberValue): NumberValue {
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
    if (isOfMany && count > MAX_PIECES) return { ...value, grid: WHOLE_NUMBERS };
    if (count > MAX_PIECES) throw new Unjudgeable({ kind: "wideDraw" });
    const cuts: Rational[] = [];
    for (let integer = next; rational.compare(integer, high) < 0; integer = rational.add(integer, rational.ONE)) {
      cuts.push(rational.divide(rational.subtract(integer, value.constant), term.factor));
    }
    throw cutInterval(this.path, term.draw, interval, rational.sign(term.factor) > 0 ? cuts : cuts.reverse());
  }

  /** `(high * 2 ** 26 + low) / 2 ** 53`: leaves out draws that together can change what is rounded less than a verdict could tell. */
  private withoutSmallTerms(value: NumberValue): NumberValue {
    const spans = value.terms.map(({ draw, factor }) => {
      const { low, high } = this.getInterval(draw);
      return Math.abs(rational.toNumber(rational.multiply(factor, rational.subtract(high, low))));
    });
    const largest = Math.max(...spans);
    const rest = spans.reduce((sum, span) => sum + span, 0) - largest;
    if (rest * MANY > largest) throw new Unjudgeable({ kind: "roundedSum" });
    return number(
      value.constant,
      value.terms.filter((_, index) => spans[index] === largest),
    );
  }

  /** The remainder of a whole number that is one of very many, divided by one much smaller: all remainders are as good as equally likely. */
  remainderOfMany(value: NumberValue, divisor: NumberValue): NumberValue {
    const [term, ...more] = value.terms;
    if (term === undefined || more.length > 0 || divisor.terms.length > 0 || !rational.isInteger(divisor.constant))
      throw new Unjudgeable({ kind: "fractionalRemainder" });
    const isNegative = this.signOf(value) < 0;
    const { low, high } = this.getInterval(term.draw);
    const span = Math.abs(rational.toNumber(rational.multiply(term.factor, rational.subtract(high, low))));
    const size = Math.abs(rational.toNumber(divisor.constant));
    if (size === 0 || size * LEAST_SHARE > span) throw new Unjudgeable({ kind: "coarseRemainder" });
    // Its lowest digits are gone from the draw: whoever asks for it again would get others.
    this.decided.add(term.draw);
    const remainder = this.floor(
      number(rational.ZERO, [{ draw: this.draw(), factor: { numerator: size, denominator: 1 } }]),
    );
    return isNegative ? negate(remainder) : remainder;
  }

  /** The remainder of `floor(draw * count)` for a new draw: one cut for each remainder, as wide as the numbers that share it, instead of one for each number. */
  remainderOfFew(draw: number, count: number, { terms, constant }: NumberValue): NumberValue {
    if (terms.length > 0 || !rational.isInteger(constant) || rational.sign(constant) === 0)
      throw new Unjudgeable({ kind: "fractionalRemainder" });
    const size = Math.abs(rational.toNumber(constant));
    const shares = Math.floor(count / size);
    const larger = count - shares * size;
    const getEnd = (remainder: number): number => remainder * shares + Math.min(remainder, larger);
    const remainders = Math.min(size, count);
    const interval = this.path.intervals.get(draw);
    if (interval === undefined && remainders > 1) {
      const cuts = Array.from({ length: remainders - 1 }, (_, index) => rational.fraction(getEnd(index + 1), count));
      throw cutInterval(this.path, draw, UNIT, cuts);
    }
    this.decided.add(draw);
    const start = interval === undefined ? 0 : Math.round(rational.toNumber(interval.low) * count);
    const boundary = getEnd(larger);
    return whole(start < boundary ? start / (shares + 1) : larger + (start - boundary) / Math.max(shares, 1));
  }
}
