// A site's verdict over all readings of its code, and the place in the source where it is shown.
import type { FileContext } from "../file/file-context.ts";
import type { ShuffleModel, Verdict } from "@fair-shuffle/bias";
import type { Reason } from "../file/reason.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVerdict, type FileBudget } from "./file-budget.ts";
import type { Site } from "./site.ts";

export type Biased = Extract<Verdict, { kind: "biased" }>;

export interface JudgedReading {
  readonly model: ShuffleModel;
  readonly verdict: Verdict;
}

/** Returns the reading that speaks for a site: biased only if it is so under every reading, and then the mildest; a fair one before one of which nothing is known, or that is not meant as a shuffle. */
export function judgeSite(budget: FileBudget, site: Site): JudgedReading | undefined {
  const isOpen = site.models.length > 1;
  // A reading that leads to an index with a fraction, or outside the array, is a wrong one.
  const readings = site.models
    .map((model): JudgedReading => ({ model, verdict: getVerdict(budget, model) }))
    .filter(
      ({ verdict: result }) =>
        (result.kind !== "unknown" || result.reason.kind !== "fractionalIndex") &&
        !(isOpen && result.kind === "biased" && result.finding === "leavesArray"),
    );
  return (
    readings.find((reading) => reading.verdict.kind === "fair") ??
    readings.find((reading) => reading.verdict.kind === "unknown" || reading.verdict.kind === "notMeant") ??
    readings.reduce<JudgedReading | undefined>(
      (mildest, other) => (mildest === undefined || getRatio(other) < getRatio(mildest) ? other : mildest),
      undefined,
    )
  );
}

/** Returns why a site is not biased under every reading of its code, by what `judgeSite` says of it. */
export function getReasonNotBiased(budget: FileBudget, site: Site, judged: JudgedReading | undefined): Reason {
  if (judged === undefined) return { kind: "wrongReading" };
  if (site.models.some((model) => getVerdict(budget, model).kind === "biased")) return { kind: "openReading" };
  const { verdict } = judged;
  switch (verdict.kind) {
    case "unknown":
      return { kind: "undecided", why: verdict.reason };
    case "notMeant":
      return { kind: "otherPurpose", purpose: verdict.purpose };
    default:
      return { kind: "fair", model: judged.model };
  }
}

function getRatio({ verdict: result }: JudgedReading): number {
  if (result.kind !== "biased" || result.finding === "cycles") return 0;
  return result.evidence === undefined ? Infinity : result.evidence.probability / result.evidence.fair;
}

/** A sort is marked from its method's name on, a loop at its head. */
export function getLocation(
  file: Pick<FileContext, "sourceCode">,
  { node }: Pick<Site, "node">,
): TSESTree.SourceLocation {
  if (node.type === "CallExpression") {
    const start = node.callee.type === "MemberExpression" ? node.callee.property : node;
    const end = file.sourceCode.getTokenAfter(node.callee);
    const isLong = node.loc.end.line > start.loc.start.line + 2;
    return { start: start.loc.start, end: isLong && end !== null ? end.loc.start : node.loc.end };
  }
  const beforeBody = file.sourceCode.getTokenBefore(node.body);
  const end =
    node.type === "DoWhileStatement" || beforeBody === null
      ? (file.sourceCode.getFirstToken(node)?.loc.end ?? node.loc.end)
      : beforeBody.loc.end;
  return { start: node.loc.start, end };
}
