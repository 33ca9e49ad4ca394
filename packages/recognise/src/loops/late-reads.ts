// Items that are read before a loop that only draws again: `const item = list[i]; while (r === i) r = draw;` holds the same item when it is read behind the loop.
import type { Statement } from "@fair-shuffle/bias";
import { mentions, movesCards, someExpression, someStatement } from "@fair-shuffle/bias/model";
import { mapBlocks } from "./mapped-blocks.ts";

type Assign = Extract<Statement, { kind: "assign" }>;

/** Returns the steps with each item read behind the loops that neither move items nor use it: an item that is held while a loop runs is more than the engine follows. */
export function readLate(steps: readonly Statement[]): readonly Statement[] {
  return mapBlocks(steps, (block) => {
    let late = block;
    for (let index = block.length - 2; index >= 0; index--) late = putOff(late, index);
    return late;
  });
}

function putOff(block: readonly Statement[], index: number): readonly Statement[] {
  const read = block[index];
  if (read?.kind !== "assign" || read.value.kind !== "card" || someExpression(read.value, isDraw)) return block;
  let end = index + 1;
  for (let next = block[end]; next !== undefined && isApart(read, next); next = block[end]) end++;
  const passed = block.slice(index + 1, end);
  if (!passed.some(({ kind }) => kind === "loop")) return block;
  return [...block.slice(0, index), ...passed, read, ...block.slice(end)];
}

/** Returns whether a step moves nothing, does not use what is read, and changes nothing of where it is read. */
function isApart({ variable, value }: Assign, step: Statement): boolean {
  if (movesCards(step) || mentions([step], (part) => part.kind === "variable" && part.name === variable)) return false;
  const changes = (inner: Statement): boolean =>
    inner.kind === "assign" &&
    (inner.variable === variable ||
      someExpression(value, (part) => part.kind === "variable" && part.name === inner.variable));
  return !someStatement(step, changes);
}

const isDraw = ({ kind }: { readonly kind: string }): boolean => kind === "draw";
