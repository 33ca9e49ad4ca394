// What stands at a site after its finding is fixed: the code, and the model of that code.
import { getCatalogueEntry, type ShuffleModel } from "@fair-shuffle/bias";
import { applyEdits, type Edit } from "@fair-shuffle/recognise";
import { findSites, type FoundSite, type FoundWay } from "./find-sites.ts";
import type { LintOptions } from "./judged-programs.ts";

export interface AfterFix {
  /** What stands where the site stood. */
  readonly code: string;
  /** The shuffle that it is then: a site of the fixed text, or, where it became a call, the Fisher–Yates that the helper is. */
  readonly model: ShuffleModel;
  /** All of the text with this one fix. */
  readonly text: string;
}

/**
 * Applies the fix of one site, or where it has none its first suggestion, and says what stands there then; `site` is one that `findSites` found in this very text.
 * Undefined where the site has no finding, no way out, or none that ends in a shuffle that is fair.
 */
export async function getAfterFix(
  text: string,
  filename: string,
  site: FoundSite,
  options: LintOptions = {},
): Promise<AfterFix | undefined> {
  const way = site.finding?.fix ?? site.finding?.suggestions[0];
  if (way === undefined) return undefined;
  const { text: fixed, code, place } = applyWay(text, site, way);
  const [start, end] = place;
  const { sites, problems } = await findSites(fixed, filename, options);
  if (problems.length > 0) return undefined;
  const [there] = sites.filter(({ range }) => range[0] < end && start < range[1]);
  if (there?.verdict.kind === "biased") return undefined;
  return { code, model: there?.model ?? getCatalogueEntry("fisher-yates-backward").model, text: fixed };
}

/** What a way out makes of a text. */
interface Applied {
  readonly text: string;
  /** What stands in the site's place then. */
  readonly code: string;
  /** What that stands for: the site's code, and what goes with it right beside it. */
  readonly replaced: string;
  readonly place: readonly [number, number];
  /** What comes with it and stands elsewhere in the file: an import, a function. */
  readonly brought: readonly string[];
}

/** Applies a way out of a site's finding. */
export function applyWay(text: string, { range }: Pick<FoundSite, "range">, { edits, parts }: FoundWay): Applied {
  const after = applyEdits(text, edits);
  const { whole, place, brought } = getPlaceAfter(range, parts);
  return { text: after, code: after.slice(...place).trim(), replaced: text.slice(...whole).trim(), place, brought };
}

/** Where a range of the text lies after edits of which some are inside it, one may reach beyond it, and others bring something elsewhere. */
function getPlaceAfter(
  range: readonly [number, number],
  edits: readonly Edit[],
): {
  readonly whole: readonly [number, number];
  readonly place: readonly [number, number];
  readonly brought: readonly string[];
} {
  let [start, end] = range;
  for (const { range: replaced } of edits) {
    // An edit that reaches out of the site replaces more than the site, and so does one that takes away what follows right behind it: `.map((o) => o.card)`.
    const isBehind = replaced[0] === range[1] && replaced[0] < replaced[1];
    if (isBehind || (replaced[0] < range[1] && range[0] < replaced[1])) {
      start = Math.min(start, replaced[0]);
      end = Math.max(end, replaced[1]);
    }
  }
  let before = 0;
  let inside = 0;
  const brought: string[] = [];
  for (const edit of edits) {
    const growth = edit.text.length - (edit.range[1] - edit.range[0]);
    const isInside = edit.range[0] < end && start < edit.range[1];
    if (isInside || isAtEdge(edit, start) || isAtEdge(edit, end)) {
      inside += growth;
      continue;
    }
    if (edit.range[1] <= start) before += growth;
    if (edit.range[0] === edit.range[1]) brought.push(edit.text);
  }
  return { whole: [start, end], place: [start + before, end + before + inside], brought };
}

/** Whether an edit puts something right at an end of a site. What is lines of its own, an import or a function, stands beside the site; what is taken away there was beside it. */
const isAtEdge = ({ range, text }: Edit, edge: number): boolean =>
  range[0] === edge && range[1] === edge && !text.includes("\n");
