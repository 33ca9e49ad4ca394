// A swap that overwrites a place before it has read it, so that the item there is lost: `a[i] = a[j]; a[j] = a[i]`.
import type { Expression, Statement, SwapLoop } from "@fair-shuffle/bias";
import { mentions } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getOutermost } from "../keys/key-comparator.ts";
import { getVariable } from "../syntax/bindings.ts";
import { isWholeStatement, someNode } from "../syntax/tree.ts";
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
    if (!isOverwritten(list, block[index - 1], first, second)) continue;
    found.push(first);
    return [
      ...block.slice(0, index),
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
function isOverwritten(list: string, before: Statement | undefined, first: Lay, second: Lay): boolean {
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

/** Returns what a variable holds that the step right before has read from a place. */
function readThrough(card: Expression, held: Statement | undefined): Expression {
  if (card.kind !== "variable") return card;
  return held?.kind === "assign" && held.variable === card.name && held.value.kind === "card" ? held.value : card;
}

const isSame = (one: Expression, other: Expression): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether a loop does anything with a card but lay it at a place: it may have been drawn for that, and what is written then only fills its place. */
export function takesCards(file: FileContext, loop: TSESTree.Node): boolean {
  const isTaken = (card: TSESTree.Node): boolean => {
    const node = getOutermost(card);
    const { parent } = node;
    if (parent?.type === "VariableDeclarator") return parent.init === node && isNameTaken(parent.id);
    if (parent?.type !== "AssignmentExpression" || parent.operator !== "=" || !isWholeStatement(parent)) return true;
    return parent.right === node && !isPlace(parent.left) && isNameTaken(parent.left);
  };
  const isNameTaken = (name: TSESTree.Node): boolean => {
    const variable = name.type === "Identifier" ? getVariable(file, name) : undefined;
    return variable?.references.some((reference) => reference.isRead() && isTaken(reference.identifier)) ?? true;
  };
  return someNode(file, loop, (node) => isPlace(node) && isTaken(node));
}

const isPlace = (node: TSESTree.Node): boolean => node.type === "MemberExpression" && node.computed;
