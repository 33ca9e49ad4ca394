// Makes a swap read from the copy that it writes to: `copy[i] = list[j]; copy[j] = x` leaves the list as it is, and loses items.
import { findCrossing } from "../loops/crossed-copy.ts";
import type { Trial } from "../sites/file-budget.ts";
import type { LoopSite } from "../sites/site.ts";
import type { FileFacts } from "./import-kind.ts";
import type { Remedy } from "./remedy.ts";

/** The correction, with the place that is read then. */
export interface SwapWithin extends Remedy {
  readonly text: string;
}

/** Returns the correction of a loop that swaps between a list and its copy, where that makes it exactly fair. */
export function swapWithinCopy(file: FileFacts, site: LoopSite, { isFair }: Trial): SwapWithin | undefined {
  const { lossless = [] } = site;
  if (lossless.length === 0 || !lossless.every(isFair)) return undefined;
  const crossing = findCrossing(file, site.node);
  const [place] = crossing?.places ?? [];
  if (crossing === undefined || place === undefined) return undefined;
  const text = file.sourceCode.getText(crossing.copy);
  return {
    text: `${text}[${file.sourceCode.getText(place.read.property)}]`,
    edits: crossing.places.map(({ read }) => ({ range: read.object.range, text })),
    assumes: [],
    held: [],
  };
}
