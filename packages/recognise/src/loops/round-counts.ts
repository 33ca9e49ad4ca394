// What is known of the numbers of a loop's round: which of them only hang on how many items there were and on how many rounds are over.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { someStatement } from "@fair-shuffle/bias/model";

type Loop = Extract<Statement, { kind: "loop" }>;

/** A number that hangs on how many items there were and on how many rounds are over: `whole · n + round · k + plus`. */
export interface Linear {
  readonly whole: number;
  readonly round: number;
  readonly plus: number;
}

/** What is known of a value: the number that it is, or the largest that it may be and the draw that it comes from. */
interface Known {
  readonly exact?: Linear;
  readonly most?: Linear;
  readonly drawn?: symbol;
}

const UNKNOWN: Known = {};

/** How many rounds are over. */
export const ROUNDS: Linear = { whole: 0, round: 1, plus: 0 };

/** The place of the last item that is left. */
export const LAST: Linear = { whole: 1, round: -1, plus: -1 };

export const isSame = (left: Linear, right: Linear): boolean =>
  left.whole === right.whole && left.round === right.round && left.plus === right.plus;

export const isAtMost = (left: Linear, right: Linear): boolean =>
  left.whole === right.whole && left.round === right.round && left.plus <= right.plus;

const add = (left: Linear, right: Linear, sign: 1 | -1): Linear => ({
  whole: left.whole + sign * right.whole,
  round: left.round + sign * right.round,
  plus: left.plus + sign * right.plus,
});

/** The variables of one round, in the order in which its steps change them. */
export class Round {
  private readonly list: string;
  private readonly values: Map<string, Known>;
  /** Where the card lay that a variable holds. */
  private readonly places = new Map<string, Known>();

  constructor(list: string, counters: ReadonlyMap<string, Linear>) {
    this.list = list;
    this.values = new Map([...counters].map(([name, exact]) => [name, { exact }]));
  }

  assign(variable: string, value: Expression): void {
    const place = this.getPlaceOf(value);
    const known = this.read(value);
    this.values.set(variable, known);
    if (place === undefined) this.places.delete(variable);
    else this.places.set(variable, place);
  }

  /** Where a card of the list lies that is read, or lay when a variable was given it. */
  getPlaceOf(card: Expression): Known | undefined {
    if (card.kind === "variable") return this.places.get(card.name);
    return card.kind === "card" && card.list === this.list ? this.read(card.position) : undefined;
  }

  /** Returns whether a variable holds the card of a place that was drawn. */
  isCopied(drawn: symbol): boolean {
    return [...this.places.values()].some((place) => place.drawn === drawn);
  }

  read(value: Expression): Known {
    switch (value.kind) {
      case "number":
        return { exact: { whole: 0, round: 0, plus: value.value } };
      case "length":
        return value.list === this.list ? { exact: { whole: 1, round: 0, plus: 0 } } : UNKNOWN;
      case "variable":
        return this.values.get(value.name) ?? UNKNOWN;
      case "binary":
        return this.readSum(value);
      case "unary":
        return this.readPlace(value);
      default:
        return UNKNOWN;
    }
  }

  private readSum({ operator, left, right }: Extract<Expression, { kind: "binary" }>): Known {
    if (operator !== "+" && operator !== "-") return UNKNOWN;
    const [first, second] = [this.read(left), this.read(right)];
    const sign = operator === "+" ? 1 : -1;
    if (second.exact === undefined) return UNKNOWN;
    if (first.exact !== undefined) return { exact: add(first.exact, second.exact, sign) };
    if (first.most === undefined || first.drawn === undefined) return UNKNOWN;
    return { most: add(first.most, second.exact, sign), drawn: Symbol(operator) };
  }

  /** `floor(draw · range)` is less than its range, and `round` and `ceil` may be the range. */
  private readPlace({ operator, operand }: Extract<Expression, { kind: "unary" }>): Known {
    const less = LESS.get(operator);
    if (less === undefined || operand.kind !== "binary" || operand.operator !== "*") return UNKNOWN;
    const [range, ...others] = [operand.left, operand.right].filter(({ kind }) => kind !== "draw");
    if (range === undefined || others.length > 0) return UNKNOWN;
    const { exact } = this.read(range);
    return exact === undefined ? UNKNOWN : { most: { ...exact, plus: exact.plus - less }, drawn: Symbol(operator) };
  }
}

const LESS: ReadonlyMap<string, number> = new Map([
  ["floor", 1],
  ["trunc", 1],
  ["round", 0],
  ["ceil", 0],
]);

/** Returns what variables hold at the start of each round, where that only hangs on how many rounds are over. */
export function getCounters(
  list: string,
  outside: readonly Statement[],
  { body, update }: Loop,
): ReadonlyMap<string, Linear> {
  const start = run(list, new Map(), outside);
  const first = run(list, start, [...body, ...update]);
  let counters = new Map<string, Linear>();
  for (const [name, from] of start) {
    const to = first.get(name);
    const step = to === undefined ? undefined : add(to, from, -1);
    if (step?.whole === 0 && step.round === 0) counters.set(name, { ...from, round: step.plus });
  }
  // What a round makes of them must be what the next one begins with.
  for (let size = -1; size !== counters.size;) {
    size = counters.size;
    const after = run(list, counters, [...body, ...update]);
    counters = new Map(
      [...counters].filter(([name, value]) => {
        const end = after.get(name);
        return end !== undefined && isSame(end, { ...value, plus: value.plus + value.round });
      }),
    );
  }
  return counters;
}

function run(
  list: string,
  values: ReadonlyMap<string, Linear>,
  steps: readonly Statement[],
): ReadonlyMap<string, Linear> {
  const round = new Round(list, values);
  const known = new Map(values);
  for (const step of steps)
    someStatement(step, (inner) => {
      if (inner.kind !== "assign") return false;
      round.assign(inner.variable, inner.value);
      const { exact } = round.read({ kind: "variable", name: inner.variable });
      if (exact === undefined) known.delete(inner.variable);
      else known.set(inner.variable, exact);
      return false;
    });
  return known;
}
