// Runs a swap loop's steps on cards without faces: which lie where in the end, if its draws turn out in one way.
import type { Expression } from "../model/expression.ts";
import { lengthOf } from "./compilation.ts";
import { getWholeDraw } from "./draw-code.ts";
import type { FlatStep } from "./flat-steps.ts";
import { BINARY, UNARY, type Knowledge } from "./known-beforehand.ts";

/** Thrown where what a run does depends on more than its draws of whole numbers; the scalar code runs it then. */
export class NoDeck extends Error {}

/** A card, by the lane of the deck in which it lay when the run began. */
interface Lane {
  readonly lane: number;
}

/** What a variable holds. */
export type Held = number | Lane;

/** Where a run stands. A list holds the lanes of its cards. */
export interface DeckState {
  readonly place: number;
  readonly variables: ReadonlyMap<string, Held>;
  readonly lists: ReadonlyMap<string, readonly number[]>;
}

/** Draws one of `count` whole numbers. */
export type DrawBelow = (count: number) => number;

export class DeckRun implements Knowledge {
  readonly layout: { readonly cards: number; readonly lists: Map<string, number[]> };
  place: number;
  private readonly variables: Map<string, Held>;
  private readonly grows: string | undefined;
  private readonly draw: DrawBelow;

  /**
   * @param cards n.
   * @param state where to begin.
   * @param grows the list that the cards go into; it grows where a card is laid beyond its end.
   */
  constructor(cards: number, state: DeckState, grows: string | undefined, draw: DrawBelow) {
    this.layout = { cards, lists: new Map([...state.lists].map(([name, list]) => [name, [...list]])) };
    this.place = state.place;
    this.variables = new Map(state.variables);
    this.grows = grows;
    this.draw = draw;
  }

  getState(): DeckState {
    return { place: this.place, variables: this.variables, lists: this.layout.lists };
  }

  getKnownVariable(name: string): number | undefined {
    for (const [list, { length }] of this.layout.lists) if (name === lengthOf(list)) return length;
    const held = this.variables.get(name);
    return typeof held === "number" ? held : undefined;
  }

  /** Runs one step. */
  run(step: FlatStep): void {
    this.place++;
    switch (step.kind) {
      case "assign":
        this.variables.set(step.variable, this.evaluate(step.value));
        return;
      case "lay": {
        const position = this.getNumber(step.position);
        const card = this.evaluate(step.card);
        this.lay(step.list, position, card);
        return;
      }
      case "insert": {
        const position = this.getNumber(step.position);
        const card = getLane(this.evaluate(step.card));
        const list = this.getList(step.list);
        if (!Number.isInteger(position) || list.length >= 2 * this.layout.cards) throw new NoDeck();
        list.splice(position, 0, card);
        return;
      }
      case "take": {
        const list = this.getList(step.list);
        const position = this.getNumber(step.position);
        const [lane] = Number.isInteger(position) && position < list.length ? list.splice(position, 1) : [];
        if (lane === undefined) throw new NoDeck();
        this.variables.set(step.variable, { lane });
        return;
      }
      case "unless":
        if (this.getNumber(step.test) === 0) this.place = step.target;
        return;
      case "jump":
        this.place = step.target;
    }
  }

  private lay(name: string, position: number, card: Held): void {
    const list = this.layout.lists.get(name);
    // Another list only travels with the shuffle.
    const length = list === undefined ? this.layout.cards : name === this.grows ? list.length + 1 : list.length;
    if (!Number.isInteger(position) || position < 0 || position >= Math.min(length, this.layout.cards))
      throw new NoDeck();
    if (list !== undefined) list[position] = getLane(card);
  }

  private getList(name: string): number[] {
    const list = this.layout.lists.get(name);
    if (list === undefined) throw new NoDeck();
    return list;
  }

  private getNumber(expression: Expression): number {
    const value = this.evaluate(expression);
    if (typeof value !== "number") throw new NoDeck();
    return value;
  }

  private evaluate(expression: Expression): Held {
    switch (expression.kind) {
      case "number":
        return expression.value;
      case "length":
        return this.layout.lists.get(expression.list)?.length ?? this.layout.cards;
      case "variable": {
        const held = this.variables.get(expression.name);
        if (held === undefined) throw new NoDeck();
        return held;
      }
      case "draw":
      case "holds":
      case "filled":
        throw new NoDeck();
      case "card": {
        const list = this.layout.lists.get(expression.list);
        const position = this.getNumber(expression.position);
        const lane = list === undefined ? NOWHERE : list[position];
        if (lane === undefined) throw new NoDeck();
        return { lane };
      }
      case "unary":
        return this.evaluateUnary(expression);
      case "binary":
        return this.evaluateBinary(expression);
      case "conditional":
        return this.evaluate(this.getNumber(expression.test) !== 0 ? expression.then : expression.otherwise);
    }
  }

  private evaluateUnary({ operator, operand }: Extract<Expression, { kind: "unary" }>): number {
    if (operator === "floor" || operator === "trunc") {
      const whole = getWholeDraw(this, operand);
      if (whole !== undefined) return whole.offset + (whole.count === 1 ? 0 : this.draw(whole.count));
    }
    return UNARY[operator](this.getNumber(operand));
  }

  private evaluateBinary({ operator, left, right }: Extract<Expression, { kind: "binary" }>): number {
    const first = this.getNumber(left);
    if (operator === "&&") return first !== 0 ? this.getNumber(right) : first;
    if (operator === "||") return first !== 0 ? first : this.getNumber(right);
    return BINARY[operator](first, this.getNumber(right));
  }
}

/** The lane of a card that is in no lane: of a list that only travels with the shuffle, or a copy left behind. */
export const NOWHERE = -1;

function getLane(held: Held): number {
  if (typeof held === "number" || held.lane === NOWHERE) throw new NoDeck();
  return held.lane;
}
