// Corrects the range of a loop's draw in place: tries the ranges of Fisher–Yates, and keeps the one that makes the loop exactly fair on the part that it shuffles.
import type { SwapLoop } from "@fair-shuffle/bias";
import {
  closeAsUsual,
  drawsFromList,
  mentions,
  redrawsFromOtherRange,
  visitExpressions,
} from "@fair-shuffle/bias/model";
import type { Trial } from "../sites/file-budget.ts";
import type { FileContext } from "../file/file-context.ts";
import { movesOneItem, type Draw, type LoopSite } from "../sites/site.ts";
import { recogniseReplaced } from "../loops/swap-loop.ts";
import { contains } from "../syntax/tree.ts";
import type { FileFacts } from "./import-kind.ts";
import { getHelperCandidates } from "./helper-range.ts";
import { showEdited } from "./edits.ts";
import { type Remedy, assumeIf } from "./remedy.ts";
import { losesComments } from "./replace-site.ts";
import {
  type Candidate,
  getArgumentCandidates,
  getIndexCandidates,
  mentionsName,
  namesStart,
  getFactorCandidates,
} from "./range-candidates.ts";

/** A correction of the draw, with the text that now stands there, and around it as far as it says what is drawn. */
export interface NarrowedRange extends Remedy {
  readonly text: string;
}

/**
 * Returns the smallest correction of the draw that makes the loop exactly fair on the very items that it moves now, and, where that is not all of them, the
 * smallest one that makes it fair on all.
 */
export function narrowRange(
  file: FileFacts,
  site: LoopSite,
  { isFair, isFairOnPartOf, getPart, getReach, leavesList }: Trial,
): readonly NarrowedRange[] {
  const [draw] = site.draws;
  const [model] = site.models;
  // The place of an insertion may stand before it, under a name.
  const isInside = movesOneItem(site) || site.draws.every((each) => contains(site.node, each.site));
  if (draw === undefined || model === undefined || !isInside) return [];
  // Beside a draw that is made again, two draws are two places.
  if (site.draws.length > 1 && !mentions(model.steps, ({ kind }) => kind === "holds" || kind === "filled")) return [];
  const countsPasses = closeAsUsual(model) !== undefined;
  const candidates = getAlike(
    file,
    site.draws.map((each) => getCandidates(file, site, each)),
  );
  const parts = site.models.map((each) => getPart(each));
  const isWhole = parts.every((part) => part?.kind === "whole");
  const leavesFirst = parts.some((part) => part?.settings.every(({ fixed }) => fixed.join() === "0"));
  // What is added to a draw that lies behind the end is more likely a mistake than a place to begin at.
  const mayLeave = site.models.some(leavesList);
  const isOneShort =
    parts.some((part) => part?.kind === "oneShort") || (leavesFirst && (mayLeave || !namesStart(file, site, draw)));
  const endsShort = parts.some((part) => part?.endsShort === true);
  const getRemedy = (
    [candidate, ...again]: readonly [Candidate, ...Candidate[]],
    corrected: readonly SwapLoop[],
    isWider: boolean,
  ): NarrowedRange | undefined => {
    const reach = getReach(model);
    const isFurther = site.isInsertion !== true && corrected.some((each) => getReach(each) !== reach);
    const isDraw = drawsFromList(model);
    // A deck by number keeps its number of cards.
    if (isFurther && !isDraw && model.unknowns.length === 0) return undefined;
    const hasLength = isLengthNamed(model);
    return {
      text: showEdited(file.sourceCode.text, candidate.partOf?.range, candidate.node.range, candidate.text),
      edits: [candidate, ...again].map(({ node, text }) => ({ range: node.range, text })),
      assumes: [
        ...assumeIf(
          isWider && (hasLength || isDraw),
          isDraw ? "wholeDraw" : "wholeList",
          file.sourceCode.getText(site.list),
        ),
        ...assumeIf(site.isInsertion === true, "anyPlace"),
        ...assumeIf(!isDraw && (isWider ? !hasLength : isWhole && isFurther), "furtherItems"),
        ...assumeIf(!isWider && isOneShort, "keepsItem"),
        ...assumeIf(!isWider && endsShort, "keepsItems"),
        // A limit that the draw does not know may be the size of a sample; one that the correction does not reach may mean something else.
        ...assumeIf(
          model.unknowns.length !== 0 &&
            !countsPasses &&
            !isDraw &&
            !mentionsName(file, candidate.node, model.unknowns),
          "anyValue",
          model.unknowns[0],
        ),
        ...assumeIf(
          [candidate, ...again].some(({ node }) => losesComments(file, node)),
          "losesComment",
        ),
      ],
      held: [],
    };
  };
  // What is fair already, but for an item that never moves, only lacks that one.
  const unknowns = new Set(site.models.flatMap((each) => each.unknowns));
  const isFairAlready = site.models.every((each) => isFairOnPartOf(each, each));
  let same: NarrowedRange | undefined;
  let wider: NarrowedRange | undefined;
  for (const candidate of candidates) {
    const models = recogniseReplaced(file, site.node, new Map(candidate.map((each) => [each.node, each.replacement])));
    // A name that the loop does not know yet is no counter of it.
    const isKnown = models.every((each) => each.unknowns.every((name) => unknowns.has(name)));
    // Nor does a correction draw by how often the list is gone through.
    const isByPasses = countsPasses && models.some((each) => closeAsUsual(each) === undefined);
    if (models.length === 0 || !isKnown || isByPasses || models.some(redrawsFromOtherRange)) continue;
    const isSame = site.models.every((each) => models.every((corrected) => isFairOnPartOf(each, corrected)));
    if (isSame) {
      if (!isFairAlready) same ??= getRemedy(candidate, models, false);
    } else if (!isWhole && wider === undefined && models.every(isFair)) wider = getRemedy(candidate, models, true);
    if ((same !== undefined || isFairAlready) && (isWhole || wider !== undefined)) break;
  }
  // The first one is what most people take.
  const ways = mayLeave ? [wider, same] : [same, wider];
  return ways.filter((remedy) => remedy !== undefined);
}

function getCandidates(file: FileFacts, site: LoopSite, draw: Draw): readonly Candidate[] {
  return [
    ...(draw.site === draw.node && draw.bound === undefined
      ? getIndexCandidates(file, site, draw.node)
      : getArgumentCandidates(file, site, draw)),
    ...getFactorCandidates(file, site, draw.site),
    ...getHelperCandidates(file, draw),
  ];
}

/** Returns the corrections that all draws of a loop can have alike where they are spelled alike: `let j = draw; while (…) j = draw`. */
function getAlike(
  file: FileContext,
  [first = [], ...others]: readonly (readonly Candidate[])[],
): readonly (readonly [Candidate, ...Candidate[]])[] {
  const spell = ({ node }: Candidate): string => file.sourceCode.getText(node);
  return first.flatMap((candidate): [Candidate, ...Candidate[]][] => {
    const again = others.map((each) =>
      each.find((other) => other.text === candidate.text && spell(other) === spell(candidate)),
    );
    const known = again.filter((other) => other !== undefined);
    return known.length < again.length ? [] : [[candidate, ...known]];
  });
}

/** Returns whether a loop knows the length of its list. */
function isLengthNamed({ steps }: SwapLoop): boolean {
  let found = false;
  visitExpressions(steps, ({ kind }) => (found ||= kind === "length"));
  return found;
}
