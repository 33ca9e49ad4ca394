// Places that a loop of swaps keeps for later, in a list that it asks for nothing: `seen.push(j)`. They are no items, and move none.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { mentions, someExpression, someStatement } from "@fair-shuffle/bias/model";
import type { Translation } from "../translate/translation.ts";
import { mapBlocks } from "./mapped-blocks.ts";

/** Returns the steps of a loop that lays items in a list without what they put, beside that, into lists of numbers. */
export function settleRecords(translation: Translation, steps: readonly Statement[]): readonly Statement[] {
  const { lists, flowing, others, prelude } = translation;
  const isLaid = (key: string): boolean =>
    steps.some((step) => someStatement(step, (one) => one.kind === "lay" && one.list === key));
  const items = getItems([...prelude, ...steps]);
  const records = [...lists].filter(([key]) => !isLaid(key) && isRecord(steps, key, items));
  if (records.length === 0 || ![...lists.keys()].some(isLaid)) return steps;
  for (const [key, node] of records) {
    lists.delete(key);
    flowing.delete(key);
    others.add(node);
  }
  const keys = new Set(records.map(([key]) => key));
  return mapBlocks(steps, (block) => block.filter((step) => !(step.kind === "insert" && keys.has(step.list))));
}

/** Returns whether all that steps do with a list is to put numbers behind its end. */
function isRecord(steps: readonly Statement[], list: string, items: ReadonlySet<string>): boolean {
  const isOther = (step: Statement): boolean => {
    if (!("list" in step) || step.list !== list) return false;
    if (step.kind !== "insert" || step.position.kind !== "length" || step.position.list !== list) return true;
    return someExpression(step.card, (part) => isItem(part, items));
  };
  const isAsked = (part: Expression): boolean => "list" in part && part.list === list;
  const asked = mapBlocks(steps, (block) => block.filter((step) => !(step.kind === "insert" && step.list === list)));
  return !steps.some((step) => someStatement(step, isOther)) && !mentions(asked, isAsked);
}

const isItem = (part: Expression, items: ReadonlySet<string>): boolean =>
  part.kind === "card" || (part.kind === "variable" && items.has(part.name));

/** The variables that may hold an item. */
function getItems(steps: readonly Statement[]): ReadonlySet<string> {
  const items = new Set<string>();
  const note = (step: Statement): boolean => {
    if (step.kind === "take") items.add(step.variable);
    if (step.kind === "assign" && someExpression(step.value, (part) => isItem(part, items))) items.add(step.variable);
    return false;
  };
  for (let size = -1; size < items.size;) {
    size = items.size;
    for (const step of steps) someStatement(step, note);
  }
  return items;
}
