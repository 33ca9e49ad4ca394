// One run of straight-line steps on one path through its draws.
import type { Expression } from "../model/expression.ts";
import type { Statement } from "../model/model.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { Decisions, getCountOfValues } from "./decisions.ts";
import { LeavesList } from "./leaves-list.ts";
import type { Interval, Path } from "./paths.ts";
import { checkMove, countUp, getFlow, NO_CARD, type PlacesMove, type Shape } from "./places.ts";
import * as rational from "./rational.ts";
import {
  addValues,
  isZero,
  negate,
  number,
  isOneOfManyWhole,
  scale,
  subtractValues,
  toNumberValue,
  whole,
  type Environment,
  type Value,
} from "./values.ts";

/** What holds for all rounds of a run. */
export interface Setting {
  readonly list: string;
  readonly into: string | undefined;
  /** n, the length of the list at first. */
  readonly length: number;
  /** True where lists grow and shrink. */
  readonly flows: boolean;
  /** True where nothing moves within the list or out of it: its cards can only be copied. */
  readonly isStill: boolean;
  readonly touched: Set<number>;
  /** A stretch of positions that are all among these. */
  noted?: { readonly first: number; readonly end: number };
  /** True where cards may be overwritten in a list that keeps its length. */
  readonly mayLose?: boolean;
  /** The list of which this one is a copy, and which stays as it is: its places are counted behind those of the copy. */
  readonly original?: string;
}

/** What a round starts with. */
export interface Start {
  readonly shape: Shape;
  readonly environment: Environment;
  readonly intervals: ReadonlyMap<number, Interval>;
  readonly drawCount: number;
}

/** So many statements and expressions are in the cost of a path. */
const PARTS_OF_A_PATH = 40;

/** One run of straight-line steps; a class, for one is made for every path. */
export class Round {
  readonly variables: Map<string, Value>;
  /** What is decided of its draws. */
  readonly decisions: Decisions;
  private readonly setting: Setting;
  private readonly shape: Shape;
  /** What changed in a list that keeps its length: each position that takes another's card. */
  private readonly from = new Map<number, number>();
  /** Where lists grow and shrink: what lies at each of their places, named by where it lay when the round began. */
  private readonly list: number[];
  private readonly into: number[];
  /** How many statements and expressions it has run. */
  private size = 0;

  constructor(setting: Setting, start: Start, path: Path) {
    this.variables = new Map(start.environment);
    this.setting = setting;
    this.shape = start.shape;
    const { list, into, empty } = start.shape;
    this.list = setting.flows ? countUp(list) : [];
    this.into =
      into === 0 ? [] : Array.from({ length: into }, (_, place) => (empty.includes(place) ? NO_CARD : list + place));
    this.decisions = new Decisions(path, start.drawCount);
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
          throw new Unjudgeable({ kind: "conditionalLoop" });
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
        if (value === undefined) throw new Unjudgeable({ kind: "unknownValue", name: expression.name });
        return value;
      }
      case "draw":
        return number(rational.ZERO, [{ draw: this.decisions.draw(), factor: rational.ONE }]);
      case "card": {
        const position = this.getPosition(expression.position, expression.list);
        const { list, into, flows, original, length } = this.setting;
        if (expression.list === original) return { kind: "card", position: length + position };
        // A card of another list only travels with the shuffle; no position of our list can take it.
        if (expression.list !== list && expression.list !== into) return { kind: "card", position: NaN };
        if (!flows) return { kind: "card", position: this.from.get(position) ?? position };
        return { kind: "card", position: this.getPlaces(expression.list)[position] ?? NO_CARD };
      }
      case "holds":
        return { kind: "boolean", value: this.holds(expression.list, this.evaluate(expression.card)) };
      case "filled":
        return { kind: "boolean", value: this.isFilled(expression.list, this.getWhole(expression.position)) };
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
    return { sign: this.decisions.signOf(toNumberValue(value)), boolean: value.kind === "boolean" };
  }

  isTest(expression: Expression): boolean {
    return this.isTrue(this.evaluate(expression));
  }

  /** What the round did to the arrangement, and the shape that it leaves. @throws Unjudgeable where a card is lost or doubled, and may not be. */
  getMove(): PlacesMove {
    if (!this.setting.flows) {
      if (this.setting.mayLose !== true) checkMove(this.from);
      return { from: this.from, shape: this.shape };
    }
    return getFlow(this.shape, this.list, this.into, this.setting.isStill);
  }

  private getLength(list: string): number {
    if (!this.setting.flows) return this.setting.length;
    if (list === this.setting.into) return this.into.length;
    return list === this.setting.list ? this.list.length : this.setting.length;
  }

  private getPlaces(list: string): number[] {
    if (list === this.setting.list) return this.list;
    if (list === this.setting.into) return this.into;
    throw new Unjudgeable({ kind: "thirdList" });
  }

  /** Returns whether a card of the list was copied into the other one. */
  private holds(list: string, card: Value): boolean {
    const { into, isStill } = this.setting;
    // Where cards leave their list, which one was copied is not kept.
    if (list !== into || !isStill) throw new Unjudgeable({ kind: "looksAtCards" });
    const source = this.getSource(card);
    return source < this.shape.list ? this.shape.copied.includes(source) || this.into.includes(source) : true;
  }

  /** Returns whether a card lies at a place. Of more places than there are cards some stay empty: then what the list holds in the end is no order. */
  private isFilled(list: string, position: number): boolean {
    const { into, length } = this.setting;
    if (list !== into) throw new Unjudgeable({ kind: "looksAtCards" });
    if (position < 0 || position >= length) throw new Unjudgeable({ kind: "leavesCardsOut" });
    this.setting.touched.add(position);
    return (this.into[position] ?? NO_CARD) !== NO_CARD;
  }

  private getSource(card: Value): number {
    if (card.kind !== "card") throw new Unjudgeable({ kind: "foreignItem" });
    return card.position;
  }

  private getWhole(expression: Expression, value = toNumberValue(this.evaluate(expression))): number {
    if (value.terms.length > 0 || !rational.isInteger(value.constant))
      throw new Unjudgeable({ kind: "fractionalIndex" });
    return rational.toNumber(value.constant);
  }

  private getPosition(expression: Expression, list: string): number {
    const value = toNumberValue(this.evaluate(expression));
    // What was drawn and never rounded is no place of any list, however long that is; a half of a length may be meant for even ones.
    if (value.terms.length > 0) throw new LeavesList("an index that was never rounded");
    const position = this.getWhole(expression, value);
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
        return negate(value);
      case "number":
        return value;
      case "floor":
        return this.decisions.floor(value);
      case "round":
        return this.decisions.floor(addValues(value, number(rational.HALF)));
      case "ceil":
        return negate(this.decisions.floor(negate(value)));
      case "trunc":
        return this.decisions.truncate(value);
      case "uint32": {
        const kept = this.decisions.truncate(value);
        return this.decisions.signOf(kept) < 0 ? addValues(kept, whole(2 ** 32)) : kept;
      }
      case "sign":
        return whole(this.decisions.signOf(value));
      case "abs":
        return this.decisions.signOf(value) < 0 ? negate(value) : value;
    }
  }

  private evaluateBinary(expression: Extract<Expression, { kind: "binary" }>): Value {
    const count = expression.operator === "%" ? getCountOfValues(expression.left) : undefined;
    if (count !== undefined) {
      const draw = this.decisions.draw();
      return this.decisions.remainderOfFew(draw, count, toNumberValue(this.evaluate(expression.right)));
    }
    const left = this.evaluate(expression.left);
    if (expression.operator === "&&") return this.isTrue(left) ? this.evaluate(expression.right) : left;
    if (expression.operator === "||") return this.isTrue(left) ? left : this.evaluate(expression.right);
    const a = toNumberValue(left);
    const b = toNumberValue(this.evaluate(expression.right));
    switch (expression.operator) {
      case "+":
        return addValues(a, b);
      case "-":
        return subtractValues(a, b);
      case "*":
        if (b.terms.length === 0) return scale(a, b.constant);
        if (a.terms.length === 0) return scale(b, a.constant);
        throw new Unjudgeable({ kind: "multipliedDraws" });
      case "/":
        if (b.terms.length > 0 || rational.sign(b.constant) === 0) throw new Unjudgeable({ kind: "dividesByDraw" });
        return scale(a, rational.divide(rational.ONE, b.constant));
      case "%": {
        if (isOneOfManyWhole(a)) return this.decisions.remainderOfMany(a, b);
        if (a.terms.length > 0 || b.terms.length > 0 || rational.sign(b.constant) === 0) {
          throw new Unjudgeable({ kind: "fractionalRemainder" });
        }
        const quotient = rational.divide(a.constant, b.constant);
        const truncated =
          rational.sign(quotient) < 0
            ? rational.negate(rational.floor(rational.negate(quotient)))
            : rational.floor(quotient);
        return number(rational.subtract(a.constant, rational.multiply(b.constant, truncated)));
      }
      case "min":
        return this.decisions.signOf(subtractValues(a, b)) < 0 ? a : b;
      case "max":
        return this.decisions.signOf(subtractValues(a, b)) < 0 ? b : a;
      case "<":
        return { kind: "boolean", value: this.decisions.signOf(subtractValues(a, b)) < 0 };
      case "<=":
        return { kind: "boolean", value: this.decisions.signOf(subtractValues(a, b)) <= 0 };
      case ">":
        return { kind: "boolean", value: this.decisions.signOf(subtractValues(a, b)) > 0 };
      case ">=":
        return { kind: "boolean", value: this.decisions.signOf(subtractValues(a, b)) >= 0 };
      case "==":
        return { kind: "boolean", value: isZero(subtractValues(a, b)) };
      case "!=":
        return { kind: "boolean", value: !isZero(subtractValues(a, b)) };
    }
  }

  private isTrue(value: Value): boolean {
    switch (value.kind) {
      case "boolean":
        return value.value;
      case "number":
        return !isZero(value);
      case "card":
        throw new Unjudgeable({ kind: "looksAtCards" });
    }
  }
}
