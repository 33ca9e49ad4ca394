// Items that a loop copies out of a list, filling the hole with the last one that is left: `out.push(list[i]); list[i] = list[--n]`. The list is one shorter
// then, as if that one were taken out of it, though its length says nothing of it.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { mapExpressions, someStatement, visitExpressions } from "@fair-shuffle/bias/model";
import { startsEmpty } from "../translate/list-paths.ts";
import type { Translation } from "../translate/translation.ts";

type Lay = Extract<Statement, { kind: "lay" }>;
type Loop = Extract<Statement, { kind: "loop" }>;

/** How many items the list had at first. */
const WHOLE = "$whole";

/** Returns the steps with the last item that is left taken out where it fills a hole; as they are where that can't be shown. */
export function settleHoles(translation: Translation, steps: readonly Statement[]): readonly Statement[] {
  const written = steps.at(-1);
  const before = steps.slice(0, -1);
  if (written?.kind !== "loop") return steps;
  for (const candidate of written.body) {
    if (candidate.kind !== "lay") continue;
    const appended = appendInOrder(translation, candidate.list, written, before);
    if (!isFilledByLast(translation, candidate, appended?.loop ?? written, before)) continue;
    // What is laid at one place after the other of an empty list is put behind its end.
    if (appended !== undefined) translation.emptyLists.add(appended.into);
    if (appended !== undefined) translation.flowing.add(appended.into);
    return takeLast(translation, candidate, appended?.loop ?? written, before);
  }
  return steps;
}

/** Returns a loop with the items put behind the end of an empty list that it lays there by the number of its rounds, `out[k] = list[i]`; undefined for any other. */
function appendInOrder(
  translation: Translation,
  from: string,
  loop: Loop,
  before: readonly Statement[],
): { readonly loop: Loop; readonly into: string } | undefined {
  const [lay, ...more] = loop.body.filter((step): step is Lay => step.kind === "lay" && step.list !== from);
  const node = lay === undefined ? undefined : translation.lists.get(lay.list);
  if (lay === undefined || node === undefined || more.length > 0) return undefined;
  const { list, position, card } = lay;
  if (translation.readLists.has(list) || !startsEmpty(translation, list, node)) return undefined;
  const outside = [...translation.prelude, ...before];
  const round = new Round(from, getCounters(from, outside, loop));
  for (const step of loop.body) {
    if (step === lay) break;
    if (step.kind === "assign") round.assign(step.variable, step.value);
  }
  const place = round.read(position).exact;
  if (place === undefined || !isSame(place, ROUNDS)) return undefined;
  const variable = translation.newTemporary();
  const steps: readonly Statement[] = [
    { kind: "assign", variable, value: card },
    { kind: "insert", list, position: { kind: "length", list }, card: { kind: "variable", name: variable } },
  ];
  return { loop: { ...loop, body: loop.body.flatMap((step) => (step === lay ? steps : [step])) }, into: list };
}

function takeLast(translation: Translation, lay: Lay, loop: Loop, before: readonly Statement[]): readonly Statement[] {
  const { list } = lay;
  const length: Expression = { kind: "length", list };
  translation.flowing.add(list);
  const unchanged = (given: readonly Statement[]): readonly Statement[] =>
    mapExpressions(given, (inner) =>
      inner.kind === "length" && inner.list === list ? { kind: "variable", name: WHOLE } : inner,
    );
  const variable = translation.newTemporary();
  translation.taken.add(variable);
  const position: Expression = { kind: "binary", operator: "-", left: length, right: { kind: "number", value: 1 } };
  const body = loop.body.flatMap((step): readonly Statement[] =>
    step === lay ? [...unchanged([step]), { kind: "take", list, position, variable }] : unchanged([step]),
  );
  const whole: Statement = { kind: "assign", variable: WHOLE, value: length };
  return [whole, ...unchanged(before), ...unchanged([{ ...loop, body: [] }]).map((step) => ({ ...step, body }))];
}

/** Returns whether each round copies one item out of a list, and fills its place with the last one that no round before has used. */
function isFilledByLast(translation: Translation, lay: Lay, loop: Loop, before: readonly Statement[]): boolean {
  const outside = [...translation.prelude, ...before];
  if (![...outside, ...loop.update].every(({ kind }) => kind === "assign")) return false;
  const [insert, ...more] = loop.body.filter((step) => step.kind !== "assign" && step !== lay);
  if (insert?.kind !== "insert" || more.length > 0 || insert.list === lay.list) return false;
  if (countCards([...outside, loop], lay.list) !== 2) return false;
  const round = new Round(lay.list, getCounters(lay.list, outside, loop));
  let isFilled = false;
  let isCopied = false;
  for (const step of loop.body) {
    if (step.kind === "assign") round.assign(step.variable, step.value);
    else if (step === lay) {
      const place = round.read(lay.position);
      const last = round.getPlaceOf(lay.card)?.exact;
      if (last === undefined || !isSame(last, LAST) || place.most === undefined || !isAtMost(place.most, last))
        return false;
      isFilled = place.drawn !== undefined && round.isCopied(place.drawn);
    } else isCopied = insert.card.kind === "variable" && round.getPlaceOf(insert.card)?.drawn !== undefined;
  }
  return isFilled && isCopied;
}

/** How many expressions read a card of a list. */
function countCards(steps: readonly Statement[], list: string): number {
  let count = 0;
  visitExpressions(steps, (inner) => {
    if (inner.kind === "card" && inner.list === list) count++;
  });
  return count;
}

/** A number that hangs on how many items there were and on how many rounds are over: `whole · n + round · k + plus`. */
interface Linear {
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
const ROUNDS: Linear = { whole: 0, round: 1, plus: 0 };

/** The place of the last item that is left. */
const LAST: Linear = { whole: 1, round: -1, plus: -1 };

const isSame = (left: Linear, right: Linear): boolean =>
  left.whole === right.whole && left.round === right.round && left.plus === right.plus;

const isAtMost = (left: Linear, right: Linear): boolean =>
  left.whole === right.whole && left.round === right.round && left.plus <= right.plus;

const add = (left: Linear, right: Linear, sign: 1 | -1): Linear => ({
  whole: left.whole + sign * right.whole,
  round: left.round + sign * right.round,
  plus: left.plus + sign * right.plus,
});

/** The variables of one round, in the order in which its steps change them. */
class Round {
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
function getCounters(list: string, outside: readonly Statement[], { body, update }: Loop): ReadonlyMap<string, Linear> {
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
