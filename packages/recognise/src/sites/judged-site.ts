// A site's verdict over all readings of its code, and the place in the source where it is shown.
import type { FileContext } from "../file/file-context.ts";
import type { ShuffleModel, Verdict } from "@fair-shuffle/bias";
import type { Circumstances } from "@fair-shuffle/bias/model";
import type { Reading } from "../draws/random-source.ts";
import type { Reason } from "../file/reason.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVerdict, type FileBudget } from "./file-budget.ts";
import type { Site } from "./site.ts";

export type Biased = Extract<Verdict, { kind: "biased" }>;

export interface JudgedReading {
  readonly model: ShuffleModel;
  readonly verdict: Verdict;
  /** Present where it is fair in this reading of its open draws, and not in every one. */
  readonly onlyAs?: Reading;
}

/** Returns the reading that speaks for a site: biased only if it is so under every reading, and then the mildest; a fair one before one of which nothing is known, or that is not meant as a shuffle. */
export function judgeSite(budget: FileBudget, site: Site): JudgedReading | undefined {
  const isOpen = site.models.length > 1;
  const places = site.kind === "loop" ? site.drawsPlaces : undefined;
  const asksFound = site.kind === "loop" && site.asksFound === true;
  // A reading that leads to an index with a fraction, or outside the array, is a wrong one.
  const readings = site.models
    .map((model, index) => ({ model, verdict: getVerdict(budget, model), index }))
    .filter(
      ({ verdict: result }) =>
        (result.kind !== "unknown" || result.reason.kind !== "fractionalIndex") &&
        !(isOpen && result.kind === "biased" && result.finding === "leavesArray") &&
        !(places === "asNumbers" && result.kind === "biased" && result.finding !== "biased") &&
        !((places === "asPlaces" || asksFound) && result.kind === "biased" && result.finding === "leavesArray"),
    );
  const fair = readings.find((reading) => reading.verdict.kind === "fair");
  const isOneOfMany = readings.some((reading) => reading.verdict.kind !== "fair");
  const onlyAs = fair === undefined || !isOneOfMany || site.kind === "sort" ? undefined : site.readAs[fair.index];
  if (fair !== undefined)
    return { model: fair.model, verdict: fair.verdict, ...(onlyAs === undefined ? {} : { onlyAs }) };
  const one =
    readings.find((reading) => reading.verdict.kind === "unknown" || reading.verdict.kind === "notMeant") ??
    readings.reduce<JudgedReading | undefined>(
      (mildest, other) => (mildest === undefined || getRatio(other) < getRatio(mildest) ? other : mildest),
      undefined,
    );
  return one === undefined ? undefined : { model: one.model, verdict: one.verdict };
}

/** Returns the reading of its open draws in which alone a site is proved fair, to be told beside its verdict; nothing where it has no such reading. */
export function getReadingTold(
  { sourceCode }: Pick<FileContext, "sourceCode">,
  { draws }: Pick<Site, "draws">,
  { onlyAs }: Pick<JudgedReading, "onlyAs">,
): Pick<Circumstances, "reading"> {
  const open = draws.find(({ isOpen }) => isOpen === true);
  if (onlyAs === undefined || open === undefined) return {};
  const { node, bound } = open;
  const most = bound === undefined || bound === "none" ? undefined : sourceCode.getText(bound);
  return {
    reading: { as: onlyAs, draw: sourceCode.getText(node), ...(most === undefined ? {} : { most }) },
  };
}

/** Returns why a site is not biased under every reading of its code, by what `judgeSite` says of it. */
export function getReasonNotBiased(file: FileContext, site: Site, judged: JudgedReading | undefined): Reason {
  const { drawsPlaces, asksFound } = site.kind === "loop" ? site : {};
  if (judged === undefined) {
    if (drawsPlaces !== undefined) return { kind: "placesMayBeNumbers" };
    return { kind: asksFound === true ? "outsideRefused" : "wrongReading" };
  }
  const { verdict } = judged;
  switch (verdict.kind) {
    case "unknown":
      // Of more numbers than places it would never find a new one.
      if (drawsPlaces === "asNumbers" && verdict.reason.kind === "endlessLoop") return { kind: "placesMayBeNumbers" };
      return { kind: "undecided", why: verdict.reason };
    case "notMeant":
      return { kind: "otherPurpose", purpose: verdict.purpose };
    default:
      return { kind: "fair", model: judged.model, circumstances: getReadingTold(file, site, judged) };
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
