// Shuffles that are not alone: another unfair one brings the same list into another order right before or after, so their numbers are those of one step.
import type { FileContext } from "./file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getSortKinds, recogniseSort } from "./comparators/comparator-sort.ts";
import { recogniseLoop } from "./loops/swap-loop.ts";
import { getNeighbour, getOwnStatement, getShuffled } from "./overtaken.ts";
import { getVerdict, type FileBudget } from "./sites/file-budget.ts";
import { getNextSort } from "./sites/repeats.ts";
import type { LoopSite, SortSite } from "./sites/site.ts";
import { isLoop, unwrap } from "./syntax/tree.ts";

/** Returns a site, with a note where it is a biased one of several. */
export function noteSeveral(file: FileContext, site: SortSite | LoopSite, budget: FileBudget): SortSite | LoopSite {
  const isBiased = site.models.every((model) => getVerdict(budget, model).kind === "biased");
  return isBiased && isOneOfSeveral(file, site, budget) ? { ...site, isOneOfSeveral: true } : site;
}

/** Returns whether the step right before or after a biased one moves the same list unfairly, too, in another way or by another loop. */
function isOneOfSeveral(file: FileContext, site: SortSite | LoopSite, budget: FileBudget): boolean {
  const { node } = site;
  if (site.kind === "sort") {
    const next = getNextSort(file, site.node);
    if (next !== undefined && getSortKinds(file).draws(next)) return true;
  }
  const list = file.sourceCode.getText(getShuffled(site));
  const own = getOwnStatement(node) ?? (node.parent.type === "ReturnStatement" ? node.parent : undefined);
  return ([-1, 1] as const).some((direction) => {
    const other = getNeighbour(file, own, direction, list);
    // A sort before this one is counted with it, or is not judged.
    if (other === undefined || (site.kind === "sort" && !isLoop(other))) return false;
    const moved = getBiasedStep(file, other, budget);
    return moved !== undefined && file.sourceCode.getText(moved) === list;
  });
}

/** Returns the list that a statement does nothing but shuffle unfairly. */
function getBiasedStep(file: FileContext, statement: TSESTree.Node, budget: FileBudget): TSESTree.Node | undefined {
  const value =
    statement.type === "ExpressionStatement"
      ? statement.expression
      : statement.type === "ReturnStatement"
        ? statement.argument
        : null;
  const call = value === null ? undefined : unwrap(value);
  const site = isLoop(statement)
    ? recogniseLoop(file, statement)
    : call?.type === "CallExpression"
      ? recogniseSort(file, call)
      : undefined;
  const isBiased = site?.models.every((model) => getVerdict(budget, model).kind === "biased");
  return site === undefined || isBiased !== true ? undefined : getShuffled(site);
}
