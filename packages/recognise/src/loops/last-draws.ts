// Elements that are drawn out of a list which stays as it was, and moved to an end of their parent: each lies in the end where its last draw put it.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { mentions, someExpression } from "@fair-shuffle/bias/model";
import type { LoopSite } from "../sites/site.ts";
import { minus, number, plus } from "../translate/arithmetic.ts";
import { NotKnown } from "../translate/not-known.ts";
import type { ListedElements, Translation } from "../translate/translation.ts";

type Loop = Extract<Statement, { kind: "loop" }>;
type Assign = Extract<Statement, { kind: "assign" }>;

/** The list of the elements as the page has them in the end. */
const PAGE = "the page's order";
const PLACE = "a place in the list";

/**
 * Returns the steps of a loop that moves such elements. Where each is drawn from all of them, it may as well be drawn by where it stands. Otherwise the rounds
 * are gone through from the last one back, and what comes again has been moved later; what no round drew lies at the other end, in its order.
 * @throws NotKnown where the rounds can't be told backwards, or where a number of elements is drawn that may be a few of many.
 */
export function settleLastDraws(translation: Translation, steps: readonly Statement[]): readonly Statement[] {
  const [first, ...others] = translation.listedElements;
  if (first === undefined) return steps;
  const [list, elements] = first;
  // The list has the same elements before each round.
  for (const walked of [translation.snapshots, translation.countedBefore]) walked.delete(list);
  if (others.length > 0) throw notKnown();
  if (elements.drawnFrom === "all" || (elements.isLive && elements.drawnFrom === undefined)) return steps;
  const { drawnFrom } = elements;
  if (drawnFrom !== undefined) {
    if (!goesThrough(translation, steps, list, drawnFrom)) throw notKnown();
    return steps;
  }
  const settled = readBackwards(translation, steps, list, elements);
  const node = translation.lists.get(list);
  if (node === undefined) throw notKnown();
  translation.lists.delete(list);
  translation.flowing.delete(list);
  translation.readLists.set(list, node);
  translation.lists.set(PAGE, elements.parent);
  translation.emptyLists.add(PAGE);
  translation.flowing.add(PAGE);
  return settled;
}

/** Returns how many elements such a list has, by the number of places that each is drawn from. */
export function countListedElements({ listedElements }: Translation, list: string): number | undefined {
  const drawnFrom = listedElements.get(list)?.drawnFrom;
  return typeof drawnFrom === "number" ? drawnFrom : undefined;
}

/** Returns where the elements of such a list go, if it stays as it was. */
export function getListedMoves({ listedElements }: Translation, list: string): Pick<LoopSite, "moves"> {
  const elements = listedElements.get(list);
  if (elements === undefined || elements.isLive) return {};
  const { parent, toStart } = elements;
  return { moves: { parent, toStart } };
}

const notKnown = (): NotKnown => new NotKnown({ kind: "elementUnknown" });

const isLengthOf = (inner: Expression, list: string): boolean => inner.kind === "length" && inner.list === list;

/** Returns whether a loop has as many rounds as the list has elements, or as it draws from: a few elements may be dealt on purpose. */
function goesThrough({ prelude }: Translation, steps: readonly Statement[], list: string, drawnFrom: number): boolean {
  const isCount = (inner: Expression): boolean => {
    if (isLengthOf(inner, list) || (inner.kind === "number" && inner.value === drawnFrom)) return true;
    return prelude.some(
      (step) => step.kind === "assign" && isVariable(inner, step.variable) && isLengthOf(step.value, list),
    );
  };
  return steps.some((step) => step.kind === "loop" && someExpression(step.test, isCount));
}

/** The rounds of a counter: its values from the first to the last one, in steps of one. */
interface Rounds {
  readonly counter: string;
  readonly first: Expression;
  readonly last: Expression;
  readonly isUp: boolean;
}

/** `for (let i = items.length - 1; i > 0; i--) ul.append(items[Math.floor(Math.random() * (i + 1))])` */
function readBackwards(
  { prelude }: Translation,
  steps: readonly Statement[],
  list: string,
  { toStart }: ListedElements,
): readonly Statement[] {
  const loop = steps.at(-1);
  const before = steps.slice(0, -1);
  if (loop?.kind !== "loop" || !before.every(isPlain)) throw notKnown();
  const rounds = readRounds([...prelude, ...before], loop);
  const places: Expression[] = [];
  const body: Assign[] = [];
  for (const step of loop.body) {
    if (step.kind === "assign") body.push(step);
    else if (step.kind === "take" && step.list === list) places.push(step.position);
    else if (step.kind !== "insert" || step.list !== list) throw notKnown();
  }
  const [place, ...others] = places;
  const own = new Set(body.map(({ variable }) => variable));
  // Nothing goes from one round to the next but the counter.
  const isAlone =
    !own.has(rounds?.counter ?? "") &&
    !mentions(before, (inner) => inner.kind === "variable" && own.has(inner.name)) &&
    !readsBeforeAssigned(body);
  if (rounds === undefined || place === undefined || others.length > 0 || !isAlone) throw notKnown();
  const put = (position: Expression): Statement => {
    const card: Expression = { kind: "card", list, position };
    const end: Expression = toStart ? { kind: "length", list: PAGE } : number(0);
    return {
      kind: "if",
      test: { kind: "holds", list: PAGE, card },
      then: [],
      otherwise: [{ kind: "insert", list: PAGE, position: end, card }],
    };
  };
  const { counter, first, last, isUp } = rounds;
  const length: Expression = { kind: "length", list };
  const kept = before.filter((step) => step.kind === "assign" && step.variable !== counter);
  return [
    ...kept,
    ...count(counter, last, first, !isUp, [...body, put(place)]),
    ...(toStart
      ? count(PLACE, number(0), minus(length, number(1)), true, [put({ kind: "variable", name: PLACE })])
      : count(PLACE, minus(length, number(1)), number(0), false, [put({ kind: "variable", name: PLACE })])),
  ];
}

/** Returns a loop of a counter, from one value to another. */
function count(
  counter: string,
  from: Expression,
  to: Expression,
  isUp: boolean,
  body: readonly Statement[],
): readonly Statement[] {
  const variable: Expression = { kind: "variable", name: counter };
  return [
    { kind: "assign", variable: counter, value: from },
    {
      kind: "loop",
      test: { kind: "binary", operator: isUp ? "<=" : ">=", left: variable, right: to },
      body,
      update: [{ kind: "assign", variable: counter, value: (isUp ? plus : minus)(variable, number(1)) }],
      testFirst: true,
    },
  ];
}

function readRounds(before: readonly Statement[], { test, update, testFirst }: Loop): Rounds | undefined {
  const [step, ...more] = update;
  if (!testFirst || step?.kind !== "assign" || more.length > 0 || test.kind !== "binary") return undefined;
  const { variable: counter, value } = step;
  const isCounted =
    value.kind === "binary" &&
    isVariable(value.left, counter) &&
    value.right.kind === "number" &&
    value.right.value === 1 &&
    (value.operator === "+" || value.operator === "-");
  const starts = before.filter((each): each is Assign => each.kind === "assign" && each.variable === counter);
  const [start, ...others] = starts;
  if (!isCounted || start === undefined || others.length > 0 || !isVariable(test.left, counter)) return undefined;
  const isUp = value.operator === "+";
  const bound = test.right;
  if (!isWhole(start.value, before) || !isWhole(bound, before)) return undefined;
  if (isUp && test.operator === "<") return { counter, first: start.value, last: minus(bound, number(1)), isUp };
  if (isUp && test.operator === "<=") return { counter, first: start.value, last: bound, isUp };
  if (!isUp && test.operator === ">") return { counter, first: start.value, last: plus(bound, number(1)), isUp };
  return !isUp && test.operator === ">=" ? { counter, first: start.value, last: bound, isUp } : undefined;
}

const isVariable = (expression: Expression, name: string): boolean =>
  expression.kind === "variable" && expression.name === name;

const isPlain = (step: Statement): boolean =>
  step.kind === "assign" && !someExpression(step.value, ({ kind }) => kind === "draw");

/** Returns whether an expression is a sum of lengths and whole numbers, which a round does not change. */
function isWhole(expression: Expression, before: readonly Statement[]): boolean {
  switch (expression.kind) {
    case "number":
      return Number.isInteger(expression.value);
    case "length":
      return true;
    case "variable":
      return before.some(
        (step) => step.kind === "assign" && step.variable === expression.name && isWhole(step.value, []),
      );
    case "binary":
      return (
        (expression.operator === "+" || expression.operator === "-") &&
        isWhole(expression.left, before) &&
        isWhole(expression.right, before)
      );
    default:
      return false;
  }
}

/** Returns whether a round reads a value of the round before. */
function readsBeforeAssigned(body: readonly Assign[]): boolean {
  const later = new Set(body.map(({ variable }) => variable));
  return body.some(({ variable, value }) => {
    const isRead = someExpression(value, (inner) => inner.kind === "variable" && later.has(inner.name));
    later.delete(variable);
    return isRead;
  });
}
