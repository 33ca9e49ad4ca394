// What stays in a list of which only some cards are drawn: they lie behind the drawn ones, in the order that they had.
import type { Expression } from "./expression.ts";
import { mentions, someStatement, type Statement, type SwapLoop } from "./model.ts";

const CARD = "the rest's card";
const PLACE = "the rest's place";

/** Returns whether a loop takes cards out of its list and lays them into another one: then some may stay. */
const takesOut = ({ steps, list }: SwapLoop): boolean =>
  steps.some((step) => someStatement(step, (inner) => inner.kind === "take" && inner.list === list));

/** Returns whether a loop copies cards into another list that asks which ones it has already: then some may not be copied. */
export const copiesOnce = ({ steps, into }: SwapLoop): boolean =>
  mentions(steps, (expression) => expression.kind === "holds" && expression.list === into);

/** Returns whether a loop asks whether a place of the list that the cards go into has one already: it lays each at a place that is free. */
export const laysAtFreePlaces = ({ steps }: SwapLoop): boolean => mentions(steps, ({ kind }) => kind === "filled");

/**
 * Returns whether a loop draws places again until they are new or free, from a range that changes from round to round: then some of those that are left can't be
 * drawn in a round, or are drawn in it alone.
 */
export function redrawsFromOtherRange({ steps }: SwapLoop): boolean {
  if (!mentions(steps, ({ kind }) => kind === "holds" || kind === "filled")) return false;
  const assigned: Extract<Statement, { kind: "assign" }>[] = [];
  for (const loop of steps.filter(({ kind }) => kind === "loop")) {
    someStatement(loop, (inner) => {
      if (inner.kind === "assign") assigned.push(inner);
      return false;
    });
  }
  const changing = new Set(assigned.map(({ variable }) => variable));
  return assigned.some(
    (step) =>
      mentions([step], ({ kind }) => kind === "draw") &&
      mentions([step], (inner) => inner.kind === "variable" && changing.has(inner.name)),
  );
}

/** Returns whether a loop draws cards out of its list into another one, each of them once: then some may stay. */
export function drawsFromList(model: SwapLoop): boolean {
  return model.into !== undefined && (takesOut(model) || copiesOnce(model));
}

/** Returns the steps that lay what is left of the list behind the cards that were drawn, `drawn.push(...list)`; none where no card is drawn out of it. */
export function getRestSteps(model: SwapLoop): readonly Statement[] {
  const { list, into } = model;
  if (into === undefined || !drawsFromList(model)) return [];
  const length: Expression = { kind: "length", list };
  const zero: Expression = { kind: "number", value: 0 };
  const end: Expression = { kind: "length", list: into };
  if (takesOut(model)) {
    const body: readonly Statement[] = [
      { kind: "take", list, position: zero, variable: CARD },
      { kind: "insert", list: into, position: end, card: { kind: "variable", name: CARD } },
    ];
    const test: Expression = { kind: "binary", operator: ">", left: length, right: zero };
    return [{ kind: "loop", test, body, update: [], testFirst: true }];
  }
  const place: Expression = { kind: "variable", name: PLACE };
  const card: Expression = { kind: "card", list, position: place };
  const next: Expression = { kind: "binary", operator: "+", left: place, right: { kind: "number", value: 1 } };
  return [
    { kind: "assign", variable: PLACE, value: zero },
    {
      kind: "loop",
      test: { kind: "binary", operator: "<", left: place, right: length },
      body: [
        {
          kind: "if",
          test: { kind: "holds", list: into, card },
          then: [],
          otherwise: [{ kind: "insert", list: into, position: end, card }],
        },
      ],
      update: [{ kind: "assign", variable: PLACE, value: next }],
      testFirst: true,
    },
  ];
}
