// What must hold of loops that lay items at free places of another list, or take them from places that are not empty yet, beside what their models say.
import type { Expression, Statement, SwapLoop } from "@fair-shuffle/bias";
import { countDrawn, laysAtFreePlaces, mentions, someStatement } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { mayLookFree } from "../translate/free-places.ts";
import { NotKnown } from "../translate/not-known.ts";
import type { Translation } from "../translate/translation.ts";

/** @throws NotKnown where a loop asks for free places, or empties some, and what comes of that is not told by its model. */
export function checkFreePlaces(translation: Translation, model: SwapLoop, listNode: TSESTree.Node): void {
  const { empties, seenTest } = translation;
  const isUntold =
    (empties && !takesAll(model)) ||
    (laysAtFreePlaces(model) &&
      (model.unknowns.length > 0 || !laysWhereItAsked(model) || mayLookFree(translation, listNode)));
  if (isUntold) throw new NotKnown({ kind: "conditionalMove" }, seenTest);
}

/** More and fewer items than a number of them that a person would draw. */
const TRIED_LENGTHS = [4, 6, 7];

/** Returns whether a loop takes all items of its list in hand: then none of its places was empty before, or it would not end. */
function takesAll(model: SwapLoop): boolean {
  const { steps, into, length, unknowns } = model;
  const rounds = steps.map((step): Statement => (step.kind === "loop" ? { ...step, body: [], update: [] } : step));
  const asksLength = mentions(rounds, (inner) => inner.kind === "length" && inner.list !== into);
  if (unknowns.length > 0 || (!asksLength && length === undefined)) return false;
  const lengths = length === undefined ? TRIED_LENGTHS : [length];
  return lengths.every((cards) => countDrawn(model, cards, new Map()) === undefined);
}

/** Returns whether each place at which an item is laid was asked for: any other may lie anywhere, and the list grows there. */
function laysWhereItAsked({ steps, into }: SwapLoop): boolean {
  const asked = new Set<string>();
  const describe = (place: Expression): string => JSON.stringify(place);
  mentions(steps, (inner) => {
    if (inner.kind === "filled") asked.add(describe(inner.position));
    return false;
  });
  const isElsewhere = (step: Statement): boolean =>
    step.kind === "lay" && step.list === into && !asked.has(describe(step.position));
  return !steps.some((step) => someStatement(step, isElsewhere));
}
