// The shuffles of a text, fair and biased, each with its model.
import type { ShuffleModel, Verdict } from "@fair-shuffle/bias";
import { RuleCreator } from "@typescript-eslint/utils/eslint-utils";
import { findDrawWords } from "../recognise/draw-reach.ts";
import { getLocation, judgeSite } from "../recognise/judged-site.ts";
import { getRandomSources } from "../recognise/random-source.ts";
import type { Site } from "../recognise/site.ts";
import { visitSites } from "../recognise/visit-sites.ts";
import { describeEvidence } from "../rules/message.ts";
import { runOverUnits, type Problem } from "./lint-text.ts";

export interface FoundSite {
  readonly kind: Site["kind"];
  /** The reading of the code that is judged. */
  readonly model: ShuffleModel;
  readonly verdict: Verdict;
  /** The verdict's numbers in words, "of 8 items, the first one stays first 22.2 % of the time …"; undefined unless biased. */
  readonly evidence: string | undefined;
  /** True where the comparator draws between tied items only, in one mode only, or by weights: the model says what it does there. */
  readonly isPartial: boolean;
  /** Where the rule marks it; lines are 1-based, columns too. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The lines of all of its code, 1-based. */
  readonly firstLine: number;
  readonly lastLine: number;
  readonly code: string;
}

export interface FoundSites {
  /** In the order of the text. */
  readonly sites: readonly FoundSite[];
  readonly problems: readonly Problem[];
}

/** Returns the shuffles of a text (without a byte order mark); its file's name says what language it is in. Never throws. */
export async function findSites(text: string, filename: string): Promise<FoundSites> {
  const sites: FoundSite[] = [];
  const rule = RuleCreator.withoutDocs<[], never>({
    meta: { type: "problem", schema: [], messages: {}, defaultOptions: [] },
    create({ sourceCode }) {
      const sources = getRandomSources([]);
      const words = findDrawWords(sourceCode, sources);
      if (words.size === 0) return {};
      return visitSites(sourceCode, sources, words, (site) => {
        const judged = judgeSite(site);
        if (judged === undefined) return;
        const { start, end } = getLocation(sourceCode, site);
        sites.push({
          kind: site.kind,
          ...judged,
          evidence: judged.verdict.kind === "biased" ? describeEvidence(judged.verdict, site) : undefined,
          isPartial: site.kind === "sort" && site.time.kind !== "always",
          line: start.line,
          column: start.column + 1,
          endLine: end.line,
          endColumn: end.column + 1,
          firstLine: site.node.loc.start.line,
          lastLine: site.node.loc.end.line,
          code: sourceCode.getText(site.node),
        });
      });
    },
  });
  const problems = await runOverUnits(
    text,
    filename,
    { "find-sites": rule },
    { rules: { "fair-shuffle/find-sites": "error" } },
    () => undefined,
  );
  sites.sort((a, b) => a.line - b.line || a.column - b.column);
  return { sites, problems };
}
