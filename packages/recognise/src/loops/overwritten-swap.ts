// A swap that overwrites a place before it has read it, so that the item there is lost: `a[i] = a[j]; a[j] = a[i]`.
import type { Expression, Statement, SwapLoop } from "@fair-shuffle/bias";
import { mentions } from "@fair-shuffle/bias/model";
import { mapBlocks } from "./mapped-blocks.ts";

type Lay = Extract<Statement, { kind: "lay" }>;

/** What holds the card of the place that is written to first, in the swap as it is meant. */
const HELD = "$held";

/**
 * Returns a loop as it would be if its swaps read a place before they overwrite it; undefined where they do. The second write of such a swap lays at a place the card
 * that lies there already, which nobody writes for its own sake.
 */
export function restoreOverwritten(model: SwapLoop): SwapLoop | undefined {
  if (model.into !== undefined) return undefined;
  const found: Lay[] = [];
  const steps = mapBlocks(model.steps, (block) => restoreBlock(model.list, block, found));
  return found.length > 0 ? { ...model, steps } : undefined;
}

function restoreBlock(list: string, block: readonly Statement[], found: Lay[]): readonly Statement[] {
  for (const [index, first] of block.entries()) {
    const second = block[index + 1];
    if (first.kind !== "lay" || second?.kind !== "lay") continue;
    const before = block.slice(0, index);
    if (!isOverwritten(list, before, first, second)) continue;
    found.push(first);
    return [
      ...before,
      { kind: "assign", variable: HELD, value: cardAt(first) },
      first,
      { ...second, card: { kind: "variable", name: HELD } },
      ...restoreBlock(list, block.slice(index + 2), found),
    ];
  }
  return block;
}

const cardAt = ({ list, position }: Lay): Expression => ({ kind: "card", list, position });

/** Returns whether a step lays at one place the card of another one, and the next step lays that card there once more, where it lies already. */
function isOverwritten(list: string, before: readonly Statement[], first: Lay, second: Lay): boolean {
  if (first.list !== list || second.list !== list) return false;
  // What is drawn where it stands is drawn anew each time.
  if (mentions([first, second], ({ kind }) => kind === "draw")) return false;
  if (isSame(first.position, second.position)) return false;
  const moved = cardAt(second);
  const isMoved = (card: Expression): boolean => isSame(readThrough(card, before), moved);
  return (
    isMoved(first.card) && (isSame(second.card, cardAt(first)) || (isMoved(second.card) && !isSame(second.card, moved)))
  );
}

/** Returns what a variable holds that the steps right before have read from a place. */
function readThrough(card: Expression, before: readonly Statement[]): Expression {
  if (card.kind !== "variable") return card;
  const held = before.at(-1);
  return held?.kind === "assign" && held.variable === card.name && held.value.kind === "card" ? held.value : card;
}

const isSame = (one: Expression, other: Expression): boolean => JSON.stringify(one) === JSON.stringify(other);
