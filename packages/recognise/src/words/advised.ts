// What a finding without a way out is about, so that what is advised fits it.
import type { SwapLoop } from "@fair-shuffle/bias";
import { copiesOnce, drawsFromList, laysAtFreePlaces } from "@fair-shuffle/bias/model";
import { countDrawnPlaces } from "../loops/drawn-values.ts";
import { isUnevenByRounding } from "../loops/rounded-draw.ts";
import type { LoopSite, Site } from "../sites/site.ts";

/** What a finding without a way out is about; a sort that draws between tied items, by weights or in one mode is one that draws in part, and one that draws always may be of no array, or be handed its list later; of orders it is known that they overwrite each other; of some loops it is known which way they count, that their list has rows and columns, that they draw items out of their list, or keep some of those that they go through, elements out of a list that keeps them, that a coin decides about each swap of theirs, or that only a rounding makes them unfair. */
export type Advised =
  | Site["kind"]
  | "partialSort"
  | "sortOfCollection"
  | "sortInPipe"
  | "overwrittenOrder"
  | "loopDown"
  | "loopUp"
  | "drawOfSome"
  | "reservoir"
  | "insertion"
  | "drawAgain"
  | "grid"
  | "stillElements"
  | "coin"
  | "rounded";

/** Returns what the advice on a finding is about; of a sort it hangs on whether its list is known to be no array. */
export function getAdvised(site: Site, isCollection: () => boolean): Advised {
  if (site.kind === "sort") {
    if (site.time.kind !== "always") return "partialSort";
    if (site.isPartial === true) return "sortInPipe";
    return isCollection() ? "sortOfCollection" : "sort";
  }
  if (site.kind === "layout" && site.overwritten !== undefined) return "overwrittenOrder";
  if (site.kind !== "loop") return site.kind;
  if (site.isInsertion === true) return "insertion";
  if (site.moves !== undefined) return "stillElements";
  if (site.isGrid === true) return "grid";
  if (site.models.every((model) => copiesOnce(model) || laysAtFreePlaces(model))) return "drawAgain";
  if (site.models.every(({ keepsSome }) => keepsSome === true)) return "reservoir";
  if (site.models.every(drawsFromList)) return "drawOfSome";
  if (site.isByCoin === true && site.models.every(({ steps }) => countDrawnPlaces(steps) === 0)) return "coin";
  if (isUnevenByRounding(site.models)) return "rounded";
  const [direction, ...others] = new Set(site.models.map(({ steps }) => getDirection(steps)));
  return direction === undefined || others.length > 0 ? "loop" : direction;
}

/** Returns the name of the file's own function whose call draws a rounded number; undefined where the loop rounds it itself. */
export function getRoundingFunction({ draws }: LoopSite): string | undefined {
  const [draw] = draws;
  if (draw === undefined || draw.site === draw.node || draw.site.type !== "CallExpression") return undefined;
  const { callee } = draw.site;
  return callee.type === "Identifier" ? callee.name : undefined;
}

/** Returns which way the variable of the only loop counts, where its header says it. */
function getDirection(steps: SwapLoop["steps"]): "loopDown" | "loopUp" | undefined {
  const [loop, ...others] = steps.filter(({ kind }) => kind === "loop");
  if (loop?.kind !== "loop" || others.length > 0 || loop.update.length !== 1) return undefined;
  const [step] = loop.update;
  if (step?.kind !== "assign" || step.value.kind !== "binary") return undefined;
  const { operator, left, right } = step.value;
  if (left.kind !== "variable" || left.name !== step.variable || right.kind !== "number") return undefined;
  return operator === "-" ? "loopDown" : operator === "+" ? "loopUp" : undefined;
}
