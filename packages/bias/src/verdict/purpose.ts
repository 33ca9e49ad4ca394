// What moves cards at random and is not meant as a shuffle: disorder nearby, a few swaps, matchings, choices among the best.
import { expand, getAssigned } from "../model/assigned-values.ts";
import { someExpression, type Expression } from "../model/expression.ts";
import { getSigns } from "../exact/signs.ts";
import { compare, HALF } from "../exact/rational.ts";
import { mentions, someStatement, visitExpressions, type Statement, type SwapLoop } from "../model/model.ts";
import type { Purpose } from "./finding.ts";

/** What a loop is for, and how its steps show that it is no shuffle. */
interface Purposeful {
  readonly purpose: Purpose;
  readonly holds: (model: SwapLoop) => boolean;
}

/** The first that holds counts. */
export const PURPOSES: readonly Purposeful[] = [
  {
    /** `for (let i = 0; i < a.length; i++) { const j = i + Math.floor(Math.random() * 3); [a[i], a[j]] = [a[j], a[i]]; }` */
    purpose: "nearbyPlaces",
    holds: (model) => movesNearby(model) || swapsNeighbours(model),
  },
  {
    /** Every second card has a partner: `for (let i = 0; i < a.length; i += 2) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }` */
    purpose: "largeSteps",
    holds: (model) => goesInLargeSteps(model) || givesPartners(model),
  },
  {
    /** `for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length * 0.3); [a[i], a[j]] = [a[j], a[i]]; }` */
    purpose: "partOfList",
    holds: drawsFromFraction,
  },
  {
    /** `for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length * disorder); [a[i], a[j]] = [a[j], a[i]]; }` */
    purpose: "unknownShare",
    holds: drawsFromShare,
  },
  {
    /**
     * One in ten jumps the queue:
     * `const queue = []; for (const card of a) { if (Math.random() < 0.1) queue.unshift(card); else queue.push(card); } return queue;`
     */
    purpose: "oneEnd",
    holds: prefersOneWay,
  },
];

/** Returns whether every position that is swapped comes from a draw, or is the same in every round, none from the loop's counter. */
export function isSwapOfDrawnPlaces(model: SwapLoop): boolean {
  const fromDraws = new Set<string>();
  const assigned = getAssigned(model.steps);
  const places = new Set<"drawn" | "same" | "counted">();
  const isSame = (expression: Expression): boolean =>
    !someExpression(expand(expression, assigned), ({ kind }) => kind === "variable" || kind === "card");
  const isDrawn = (expression: Expression): boolean =>
    someExpression(
      expression,
      (inner) => inner.kind === "draw" || (inner.kind === "variable" && fromDraws.has(inner.name)),
    );
  const visit = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      switch (statement.kind) {
        case "assign":
          if (isDrawn(statement.value)) fromDraws.add(statement.variable);
          break;
        case "lay":
        case "take":
          places.add(isDrawn(statement.position) ? "drawn" : isSame(statement.position) ? "same" : "counted");
          break;
        case "insert":
          break;
        case "if":
          visit(statement.then);
          visit(statement.otherwise);
          break;
        case "loop":
          visit(statement.body);
          visit(statement.update);
          break;
      }
    }
  };
  visit(model.steps);
  return !places.has("counted") && (places.has("drawn") || !places.has("same"));
}

/** Returns whether cards are taken out of their list and put back in: moves that only their number makes a shuffle. */
export function flows({ steps }: SwapLoop): boolean {
  return steps.some((step) => someStatement(step, ({ kind }) => kind === "insert" || kind === "take"));
}

/** Returns whether a place is the counter's own plus or minus a draw whose range knows neither the length nor a counter: local disorder. An item and a draw make a new item, and no place. */
function movesNearby(model: SwapLoop): boolean {
  const draws = getKeptDraws(model.steps);
  const isBound = (expression: Expression): boolean =>
    someExpression(
      expression,
      (inner) =>
        inner.kind === "length" ||
        (inner.kind === "variable" && !model.unknowns.includes(inner.name) && !draws.has(inner.name)),
    );
  const isDraw = (expression: Expression): boolean => hasDraw(expression, draws);
  const assigned = getAssigned(model.steps);
  const isOfCard = (expression: Expression): boolean =>
    someExpression(expand(expression, assigned), ({ kind }) => kind === "card");
  return mentions(
    model.steps,
    (expression) =>
      expression.kind === "binary" &&
      (expression.operator === "+" || expression.operator === "-") &&
      [
        [expression.left, expression.right],
        [expression.right, expression.left],
      ].some(
        ([draw, other]) =>
          draw !== undefined &&
          other !== undefined &&
          isDraw(draw) &&
          !isBound(draw) &&
          isBound(other) &&
          !isOfCard(other) &&
          !isDraw(other),
      ),
  );
}

/** Returns whether two places that change are a fixed distance apart: `i` and `i + 1`, for a drawn `i`. */
function swapsNeighbours(model: SwapLoop): boolean {
  const assigned = getAssigned(model.steps);
  const places: Expression[] = [];
  for (const step of model.steps) {
    someStatement(step, (inner) => {
      if (inner.kind === "lay" && inner.list === model.list) places.push(inner.position);
      return false;
    });
  }
  const draws = getKeptDraws(model.steps);
  const [first, ...others] = places.map((place) => getStart(place, assigned));
  return (
    first !== undefined &&
    hasDraw(first.start, draws) &&
    others.every(({ start }) => start === first.start) &&
    others.some(({ distance }) => distance !== first.distance)
  );
}

/** The variables that hold a draw as it came, such as the result of a function that only draws. */
function getKeptDraws(steps: readonly Statement[]): ReadonlySet<string> {
  const values = getAssigned(steps);
  const isKept = (value: Expression | undefined, seen: readonly string[]): boolean =>
    value?.kind === "draw" ||
    (value?.kind === "variable" && !seen.includes(value.name) && isKept(values.get(value.name), [...seen, value.name]));
  return new Set([...values].filter(([name, value]) => isKept(value, [name])).map(([name]) => name));
}

function hasDraw(expression: Expression, kept: ReadonlySet<string>): boolean {
  return someExpression(
    expression,
    (inner) => inner.kind === "draw" || (inner.kind === "variable" && kept.has(inner.name)),
  );
}

/** Splits a place into what it is computed from and a fixed distance. */
function getStart(
  place: Expression,
  assigned: ReadonlyMap<string, Expression>,
): { readonly start: Expression; readonly distance: number } {
  if (place.kind === "variable") {
    const value = assigned.get(place.name);
    if (value === undefined) return { start: place, distance: 0 };
    const others = new Map(assigned);
    others.delete(place.name);
    return getStart(value, others);
  }
  const isShift = place.kind === "binary" && (place.operator === "+" || place.operator === "-");
  if (!isShift || place.right.kind !== "number") return { start: place, distance: 0 };
  const { start, distance } = getStart(place.left, assigned);
  return { start, distance: distance + (place.operator === "+" ? place.right.value : -place.right.value) };
}

/** Returns whether a counter goes by two or more: every second place has a partner. */
function goesInLargeSteps({ steps }: SwapLoop): boolean {
  return steps.some((step) =>
    someStatement(
      step,
      (inner) =>
        inner.kind === "loop" &&
        [...inner.body, ...inner.update].some(
          (counted) =>
            counted.kind === "assign" &&
            counted.value.kind === "binary" &&
            (counted.value.operator === "+" || counted.value.operator === "-") &&
            counted.value.left.kind === "variable" &&
            counted.value.left.name === counted.variable &&
            counted.value.right.kind === "number" &&
            Math.abs(counted.value.right.value) >= 2,
        ),
    ),
  );
}

/**
 * Returns whether each round takes a card that lies where it must, and one that is drawn, and lays both into one list: the next one gets a partner.
 * `while (rest.length > 1) { pairs.push(rest.shift()); pairs.push(rest.splice(Math.floor(Math.random() * rest.length), 1)[0]); }`
 */
function givesPartners({ steps, into }: SwapLoop): boolean {
  const assigned = getAssigned(steps);
  const isDrawn = (place: Expression): boolean =>
    someExpression(expand(place, assigned), ({ kind }) => kind === "draw");
  const isMatching = (round: readonly Statement[]): boolean => {
    const laid = round.filter((step) => step.kind === "insert" && step.list === into);
    const drawn = round.flatMap((step) => (step.kind === "take" ? [isDrawn(step.position)] : []));
    return laid.length > 1 && drawn.includes(true) && drawn.includes(false);
  };
  return steps.some((step) => someStatement(step, (inner) => inner.kind === "loop" && isMatching(inner.body)));
}

/** A source that gives whole numbers is divided by how many there are; nobody divides a list by so much. */
const LARGEST_DIVISOR = 16;
const LEAST_FACTOR = 1 / LARGEST_DIVISOR;

/** Returns whether an expression is a part of something on purpose: `length * 0.3`, `length / 2`. */
function isFraction(expression: Expression): boolean {
  if (expression.kind !== "binary" || expression.right.kind !== "number") return false;
  const { value } = expression.right;
  return (
    (expression.operator === "*" && value > LEAST_FACTOR && value < 1) ||
    (expression.operator === "/" && value > 1 && value <= LARGEST_DIVISOR && countAddedDraws(expression.left) !== value)
  );
}

/** Returns how many draws a sum is made of, whose mean lies anywhere below 1; undefined for anything else. */
function countAddedDraws(sum: Expression): number | undefined {
  if (sum.kind === "draw") return 1;
  if (sum.kind !== "binary" || sum.operator !== "+") return undefined;
  const [left, right] = [countAddedDraws(sum.left), countAddedDraws(sum.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Returns whether a loop names a fraction anywhere: as the range of a draw, or as how often it goes round. */
export function namesFraction({ steps }: SwapLoop): boolean {
  let found = false;
  visitExpressions(steps, (expression) => (found ||= isFraction(expression)));
  return found;
}

/**
 * Returns whether a range is a part of the list on purpose. What is called a shuffle may go round too few times, as if each swap settled two cards:
 * there the places that cards move to and from are asked alone. Where cards are taken out, the rounds say how many, and not from where: the tests
 * of its loops are not asked.
 */
function drawsFromFraction(model: SwapLoop): boolean {
  if (!namesFraction(model)) return false;
  const isTaking = model.into !== undefined && flows(model);
  if (model.isCalledShuffle !== true && !isTaking) return true;
  const assigned = getAssigned(model.steps);
  const names = (expression: Expression): boolean => someExpression(expand(expression, assigned), isFraction);
  return model.steps.some((step) =>
    someStatement(
      step,
      (inner) =>
        ("position" in inner && names(inner.position)) || (isTaking && inner.kind === "if" && names(inner.test)),
    ),
  );
}

/** Returns whether a range is the length times, or divided by, something that the source does not tell: how much disorder is wanted. */
function drawsFromShare({ steps, unknowns }: SwapLoop): boolean {
  const assigned = getAssigned(steps);
  const mentionsLength = (expression: Expression): boolean =>
    someExpression(expression, ({ kind }) => kind === "length");
  const mentionsUnknown = (expression: Expression): boolean =>
    someExpression(expression, (inner) => inner.kind === "variable" && unknowns.includes(inner.name));
  return (
    unknowns.length > 0 &&
    mentions(steps, (source) => {
      if (source.kind !== "binary" || (source.operator !== "*" && source.operator !== "/")) return false;
      const [left, right] = [expand(source.left, assigned), expand(source.right, assigned)];
      if (mentionsLength(left) && mentionsUnknown(right)) return true;
      return source.operator === "*" && mentionsUnknown(left) && mentionsLength(right);
    })
  );
}

/** Returns whether a card goes one way or another by a coin that is not fair: one in ten jumps the queue. */
function prefersOneWay({ steps }: SwapLoop): boolean {
  const assigned = getAssigned(steps);
  const inserts = (branch: readonly Statement[]): boolean => branch.some(({ kind }) => kind === "insert");
  return steps.some((step) =>
    someStatement(step, (inner) => {
      if (inner.kind === "insert") {
        const place = expand(inner.position, assigned);
        return place.kind === "conditional" && isWeightedCoin(place.test);
      }
      if (inner.kind !== "if" || !inserts(inner.then) || !inserts(inner.otherwise)) return false;
      return isWeightedCoin(expand(inner.test, assigned));
    }),
  );
}

/**
 * Returns whether a test prefers one answer. What nothing drawn decides prefers none: the last card of a deck is put behind the others without a draw. Nor does a
 * question whether a drawn place is the end of the list, which is asked to put the card there.
 */
function isWeightedCoin(test: Expression): boolean {
  const asks = (kind: Expression["kind"]): boolean => someExpression(test, (inner) => inner.kind === kind);
  if (!asks("draw") || asks("length")) return false;
  const { positive } = getSigns([], { kind: "conditional", test, then: ONE, otherwise: ZERO });
  return compare(positive, HALF) !== 0;
}

const ONE: Expression = { kind: "number", value: 1 };
const ZERO: Expression = { kind: "number", value: 0 };
