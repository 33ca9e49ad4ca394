// Loops that hand on what they draw to something that is not known: what may be said of them.
import type { Statement, SwapLoop } from "@fair-shuffle/bias";
import { someStatement } from "@fair-shuffle/bias/model";
import type { FileContext } from "../file/file-context.ts";
import type { LoopNode, LoopSite } from "../sites/site.ts";
import { getVariable } from "../syntax/bindings.ts";
import type { HandedOn } from "../translate/translation.ts";

/**
 * Returns whether a loop that hands on what it draws takes items of that list alone, and no call can change what it counts by. In which order all items come may be
 * of no account to what is called: so they go into a list of the loop's own, or few of them are drawn, which is biased whatever becomes of those.
 */
export function isDrawnFor(
  file: FileContext,
  node: LoopNode,
  read: Pick<LoopSite, "list" | "into" | "models" | "isGrid" | "isLive">,
  { list: drawnFrom }: HandedOn,
): boolean {
  const { list, into, models, isGrid, isLive } = read;
  const isItsList = list.type === "Identifier" && getVariable(file, list) === drawnFrom;
  const isCounted = models.every(({ unknowns }) => !unknowns.some((name) => name.startsWith("this")));
  const isKept = into !== undefined && into !== node;
  return isItsList && isCounted && isGrid === undefined && isLive === undefined && (isKept || models.every(drawsFew));
}

/** Returns whether a loop goes round less often than its list has items. */
function drawsFew({ steps, length: size = 0 }: SwapLoop): boolean {
  const [loop, ...more] = steps.filter(({ kind }) => kind === "loop");
  if (loop?.kind !== "loop" || more.length > 0 || loop.body.some((step) => someStatement(step, isLoopStep)))
    return false;
  const { test } = loop;
  const isBound = test.kind === "binary" && test.right.kind === "number" && test.right.value < size;
  return isBound && test.operator === "<" && test.left.kind === "variable";
}

const isLoopStep = ({ kind }: Statement): boolean => kind === "loop";
