// What the rule has to say of a site that is proved biased: a message with its numbers, where, and the ways out.
import type { Language } from "@fair-shuffle/bias";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getHelperWay, type Edit, type FileFacts, type HelperOptions } from "../fix/bring-helper.ts";
import { fillList, isReduction } from "../fix/fill-list.ts";
import { getWrittenHelper } from "../fix/inline-helper.ts";
import { narrowRange } from "../fix/narrow-range.ts";
import { replaceKeyedSort } from "../fix/replace-keys.ts";
import { replaceLoop } from "../fix/replace-loop.ts";
import { replaceSort, type Remedy } from "../fix/replace-site.ts";
import { takesSuggestions } from "../fix/script-block.ts";
import { shuffleThenSort } from "../fix/shuffle-then-sort.ts";
import { splitModes } from "../fix/split-modes.ts";
import { pickOne, shuffleCopy, takeSample, type Offer } from "../fix/take-some.ts";
import { getIntent } from "../recognise/intent.ts";
import { losesSamePlace } from "../recognise/lost-item.ts";
import { getLocation, judgeSite, type Biased, type JudgedReading } from "../recognise/judged-site.ts";
import type { RandomSourceOption, RandomSources } from "../recognise/random-source.ts";
import { restsOnSharedFunction } from "../recognise/shared-functions.ts";
import type { KeyedSite, LoopSite, Site, SortSite } from "../recognise/site.ts";
import { getIgnoredLines } from "./ignore-comment.ts";
import { describeEvidence, describeNotes, type MessageId, type Remark } from "./message.ts";

export interface RuleOptions extends Partial<HelperOptions> {
  readonly fix?: "auto" | "suggest" | "off";
  readonly randomSources?: readonly RandomSourceOption[];
  readonly checkTieBreaks?: boolean;
}

/** The file that is judged, and how. */
export interface JudgedFile extends FileFacts {
  readonly options: RuleOptions;
  /** Those of the options. */
  readonly sources: RandomSources;
  /** ESLint is told everything in English. */
  readonly language: Language;
}

/** One of the ways out of a finding, with what its button says. */
export interface WayOut {
  readonly messageId: MessageId;
  readonly data: Record<string, string>;
  readonly edits: readonly Edit[];
}

export interface Finding {
  readonly messageId: MessageId;
  readonly data: Record<string, string>;
  readonly loc: TSESTree.SourceLocation;
  /** They cost more than all else; an editor asks for them when somebody wants one. */
  readonly getWaysOut: () => WaysOut;
}

interface WaysOut {
  /** What can be done without asking. */
  readonly automatic: WayOut | undefined;
  readonly suggested: readonly WayOut[];
}

/** Returns what is to be said of a site, by its verdict where that is known already; undefined where it is not biased, or means to be so, or a comment ignores it. */
export function getFinding(file: JudgedFile, site: Site, judged?: JudgedReading): Finding | undefined {
  const { sourceCode, options, language } = file;
  const isTieBreak = site.kind === "sort" && site.time.kind === "onTies";
  if (isTieBreak && options.checkTieBreaks !== true) return undefined;
  const found = (judged ?? judgeSite(site))?.verdict;
  if (found?.kind !== "biased" || getIntent(sourceCode, site.node).has(found.finding)) return undefined;
  const loc = getLocation(sourceCode, site);
  const ignored = getIgnoredLines(sourceCode);
  if (ignored.has(loc.start.line) || ignored.has(getStatement(site.node).loc.start.line)) return undefined;
  return {
    messageId: getMessageId(site, found),
    data: { evidence: describeEvidence(found, site, language) },
    loc,
    getWaysOut: () => getWaysOut(file, site, found),
  };
}

function getWaysOut(file: JudgedFile, site: Site, { finding }: Biased): WaysOut {
  const { fix = "auto" } = file.options;
  const remedies = fix === "off" ? [] : getRemedies(file, site);
  const [first, ...others] = remedies;
  const isAutomatic =
    fix === "auto" &&
    finding !== "cycles" &&
    first?.suggestionOnly === false &&
    !restsOnSharedFunction(file.sourceCode, getCode(site));
  return {
    automatic: isAutomatic ? first : undefined,
    suggested: !takesSuggestions(file) ? [] : isAutomatic ? others : remedies,
  };
}

/** The code that a site was read from, without the functions that it calls. */
function getCode(site: Site): readonly TSESTree.Node[] {
  return site.kind === "keyed" ? [site.node, site.keys.region] : [site.node];
}

/** A way out that may have to be asked for. */
type OfferedWay = WayOut & Pick<Remedy, "suggestionOnly">;

function getRemedies(file: JudgedFile, site: Site): readonly OfferedWay[] {
  switch (site.kind) {
    case "sort":
      return getWaysOfSort(file, site);
    case "keyed":
      return getWaysOfKeyedSort(file, site);
    case "loop":
      return getWaysOfLoop(file, site);
  }
}

function getHelperOptions({ options: { helper = "auto", importFrom } }: JudgedFile): HelperOptions {
  return { helper, ...(importFrom === undefined ? {} : { importFrom }) };
}

function offer(
  { language }: JudgedFile,
  messageId: MessageId,
  remedy: Remedy | undefined,
  data: Record<string, string> = {},
  notes: readonly Remark[] = [],
): OfferedWay[] {
  if (remedy === undefined) return [];
  const { edits, suggestionOnly } = remedy;
  const written = getWrittenHelper(edits.map(({ text }) => text));
  const remarks: readonly Remark[] =
    written === undefined ? notes : [...notes, { kind: "writesHelper", text: written }];
  return [{ messageId, data: { ...data, note: describeNotes(remarks, language) }, edits, suggestionOnly }];
}

const propose = (file: JudgedFile, messageId: MessageId, found: Offer | undefined): OfferedWay[] =>
  found === undefined ? [] : offer(file, messageId, found, { text: found.text }, found.notes);

const useShuffle = (file: JudgedFile, remedy: Remedy | undefined): OfferedWay[] =>
  offer(file, "useShuffle", remedy, { callee: "shuffle" });

function getWaysOfKeyedSort(file: JudgedFile, site: KeyedSite): OfferedWay[] {
  return replaceKeyedSort(file, site, getHelperOptions(file)).flatMap(({ kind, text, remedy }) =>
    kind === "shuffle" ? useShuffle(file, remedy) : offer(file, "untieKeys", remedy, { text }),
  );
}

function getWaysOfSort(file: JudgedFile, site: SortSite): OfferedWay[] {
  const options = getHelperOptions(file);
  switch (site.time.kind) {
    case "inMode":
      return offer(file, "splitModes", splitModes(file, site, options));
    case "onTies":
      return offer(file, "shuffleThenSort", shuffleThenSort(file, site, options));
    case "weighing":
      return [];
    case "always": {
      const some = [
        ...propose(file, "useSample", takeSample(file, site, options)),
        ...propose(file, "pickOne", pickOne(file, site)),
      ];
      return [
        ...useShuffle(file, replaceSort(file, site, options)),
        ...(some.length > 0 ? some : propose(file, "useCopy", shuffleCopy(file, site, options))),
      ];
    }
  }
}

function getWaysOfLoop(file: JudgedFile, site: LoopSite): OfferedWay[] {
  const options = getHelperOptions(file);
  const whole =
    site.into !== undefined || isReduction(site) ? fillList(file, site, options) : replaceLoop(file, site, options);
  const wholes = useShuffle(file, whole);
  const narrow = narrowRange(file, site, file.sources);
  const narrows = narrow === undefined ? [] : offer(file, "narrowRange", narrow, { text: narrow.text });
  // Where nothing can be imported, a corrected loop is better than a second Fisher–Yates beside it.
  const all = getHelperWay(file, options) === "inline" ? [...narrows, ...wholes] : [...wholes, ...narrows];
  return all.sort((a, b) => Number(a.suggestionOnly) - Number(b.suggestionOnly));
}

function getMessageId(site: Site, { finding }: Biased): MessageId {
  if (site.kind === "sort" && site.time.kind === "onTies") return "biasedTieBreak";
  return finding === "leavesArray" && site.kind === "loop" && site.models.some(losesSamePlace) ? "losesItem" : finding;
}

function getStatement(node: TSESTree.Node): TSESTree.Node {
  let statement = node;
  while (statement.parent != null && !/Statement$|Declaration$/.test(statement.type)) statement = statement.parent;
  return statement;
}

/** Returns the edits of a way out as a linter makes them. */
export function apply(edits: readonly Edit[]): TSESLint.ReportFixFunction {
  return (fixer) => edits.map(({ range, text }) => fixer.replaceTextRange([range[0], range[1]], text));
}
