// What stays in a list of which only some cards are drawn: they lie behind the drawn ones, in the order that they had.
import { someStatement, type Statement, type SwapLoop } from "./model.ts";

const CARD = "the rest's card";

/** Returns whether a loop takes cards out of its list and lays them into another one: then some may stay. */
export function drawsFromList({ steps, list, into }: SwapLoop): boolean {
  return (
    into !== undefined &&
    steps.some((step) => someStatement(step, (inner) => inner.kind === "take" && inner.list === list))
  );
}

/** Returns the steps that lay what is left of the list behind the cards that were drawn, `drawn.push(...list)`; none where no card is taken out of it. */
export function getRestSteps(model: SwapLoop): readonly Statement[] {
  const { list, into } = model;
  if (into === undefined || !drawsFromList(model)) return [];
  const body: readonly Statement[] = [
    { kind: "take", list, position: { kind: "number", value: 0 }, variable: CARD },
    { kind: "insert", list: into, position: { kind: "length", list: into }, card: { kind: "variable", name: CARD } },
  ];
  const test = {
    kind: "binary",
    operator: ">",
    left: { kind: "length", list },
    right: { kind: "number", value: 0 },
  } as const;
  return [{ kind: "loop", test, body, update: [], testFirst: true }];
}
