// What the rule has to say of a site that is proved biased: a message with its numbers, where, and the ways out.
import type { FileContext } from "../file/file-context.ts";
import { verdict, type Fault, type Language } from "@fair-shuffle/bias";
import { letsNoItemStay, losesItems } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getHelperWay } from "../fix/bring-helper.ts";
import { getHelperSource, type FileFacts, type HelperOptions } from "../fix/import-kind.ts";
import { makeEdits, mergeEdits, type Edit, type Edits } from "../fix/edits.ts";
import { fillList, isReduction } from "../fix/fill-list.ts";
import { getWrittenHelper } from "../fix/inline-helper.ts";
import { assumeComparator } from "../fix/lost-effect.ts";
import { appendShuffled } from "../fix/append-shuffled.ts";
import { drawOnce } from "../fix/draw-once.ts";
import { swapAtOnce } from "../fix/swap-at-once.ts";
import { swapWithinCopy } from "../fix/swap-within-copy.ts";
import { narrowRange } from "../fix/narrow-range.ts";
import { replaceKeyedSort } from "../fix/replace-keys.ts";
import { replaceLoop } from "../fix/replace-loop.ts";
import { assumeIf, isAutomatic, type Remedy } from "../fix/remedy.ts";
import { replaceSort } from "../fix/replace-site.ts";
import { runsElsewhere } from "../fix/runs-elsewhere.ts";
import { spaceParentheses } from "../fix/source-style.ts";
import { getEditable, getScriptBlock, keepsTexts, takesSuggestions } from "../file/script-block.ts";
import { shuffleThenSort } from "../fix/shuffle-then-sort.ts";
import { splitModes } from "../fix/split-modes.ts";
import { spreadOrders } from "../fix/spread-orders.ts";
import { pickOne, shuffleCopy, takeSample, type Offer } from "../fix/take-some.ts";
import type { RuleOptions } from "../options/rule-options.ts";
import { createTrial, whileFixing, type FileBudget } from "../sites/file-budget.ts";
import { getIntent } from "../sites/intent.ts";
import { judgeWithoutLoss, losesSamePlace } from "../sites/lost-item.ts";
import { getLocation, getReasonNotBiased, judgeSite, type Biased, type JudgedReading } from "../sites/judged-site.ts";
import { guard } from "../sites/own-mistake.ts";
import type { RandomSources } from "../file/own-sources.ts";
import { getJoinedName } from "../imports/joined-names.ts";
import type { ModuleReader } from "../imports/module-reader.ts";
import { findArrayMethod } from "../lists/array-method.ts";
import { getReceiver } from "../lists/receiver.ts";
import { getSharedFunction } from "../syntax/shared-functions.ts";
import { getMemberByType } from "../states/instance-class.ts";
import type { KeyedSite, LoopSite, Site, SortSite } from "../sites/site.ts";
import { getStatement } from "../syntax/tree.ts";
import type { Gate, Marked, Reason } from "../file/reason.ts";
import { refuse } from "../file/refuse.ts";
import { getIgnoredLines } from "./ignore-comment.ts";
import {
  describeEvidence,
  describeNotes,
  tell,
  type FindingId,
  type MessageId,
  type WrittenHelper,
} from "../words/message.ts";
import {
  NOTHING_UNFIXED,
  tellUnfixed,
  tellUnsought,
  type ClosedPlace,
  type Unfixed,
  type Unsought,
} from "../words/unfixed-texts.ts";

/** The file that is judged, and how. */
export interface JudgedFile extends FileFacts {
  readonly options: RuleOptions;
  /** Those of the options. */
  readonly sources: RandomSources;
  /** What judging and fixing it may still take. */
  readonly budget: FileBudget;
  /** ESLint is told everything in English. */
  readonly language: Language;
  /** Tells how the files that this one imports are read, which few files need; undefined where nothing but the file itself may be. */
  readonly getModules?: (() => ModuleReader | undefined) | undefined;
}

/** One of the ways out of a finding, with what its button says. */
export interface WayOut {
  readonly messageId: MessageId;
  readonly data: Record<string, string>;
  readonly edits: Edits;
  /** The same, before those that touch became one. */
  readonly parts: Remedy["edits"];
  /** What the fix of a linter covers besides: see `Remedy`. */
  readonly held: Remedy["held"];
  /** Whether its title says what it assumes. */
  readonly isAssuming: boolean;
  /** The function that it writes into the file. */
  readonly written?: WrittenHelper | undefined;
}

export interface Finding {
  readonly messageId: FindingId;
  readonly data: Record<string, string>;
  readonly loc: TSESTree.SourceLocation;
  /** They cost more than all else; an editor asks for them when somebody wants one. */
  readonly getWaysOut: () => WaysOut;
}

export interface WaysOut {
  /** What can be done without asking. */
  readonly automatic: WayOut | undefined;
  readonly suggested: readonly WayOut[];
  /** What is said where nothing can be done without asking; nothing where nobody looked for ways out. */
  readonly unfixed: Unfixed;
}

/** Returns what is to be said of a site, by its verdict where that is known already; undefined where it is not biased, or means to be so, or a comment ignores it. */
export function getFinding(file: JudgedFile, site: Site, judged?: JudgedReading): Finding | undefined {
  const { options, language } = file;
  const no = (gate: Gate, reason: Reason, marked?: Marked): Finding | undefined =>
    refuse(file, gate, site.node, reason, marked);
  if (isTieBreakOff(options, site)) return no("options", { kind: "tieBreaksOff" });
  const reading = judged ?? judgeSite(file.budget, site);
  const found = reading?.verdict;
  if (found?.kind !== "biased") return no("verdict", getReasonNotBiased(file, site, reading));
  if (found.finding === "leavesArray" && site.kind === "loop" && site.isLive)
    return no("verdict", { kind: "undecided", why: { kind: "leavesList" } });
  if (getIntent(file, site).has(found.finding)) return no("intent", { kind: "onPurpose", finding: found.finding });
  const loc = getLocation(file, site);
  const ignored = getIgnoredLines(file);
  const comment = ignored.get(loc.start.line) ?? ignored.get(getStatement(site.node).loc.start.line);
  if (comment !== undefined) return no("comments", { kind: "ignoreComment" }, comment);
  return {
    messageId: getMessageId(site, found),
    data: { evidence: describeEvidence(found, site, language) },
    loc,
    getWaysOut: () => getWaysOut(file, site, found),
  };
}

/** Returns whether a site draws between tied items only, and no option asks about these. */
export function isTieBreakOff({ checkTieBreaks }: JudgedFile["options"], site: Site): boolean {
  return site.kind === "sort" && site.time.kind === "onTies" && checkTieBreaks !== true;
}

function getWaysOut(file: JudgedFile, site: Site, found: Biased): WaysOut {
  const { fix = "auto" } = file.options;
  const unsought = (why: Unsought): WaysOut => ({ ...NO_WAYS, unfixed: tellUnsought(why, file.language) });
  if (fix === "off") return unsought("off");
  return whileFixing(file.budget, () => findWaysOut(file, site, found), unsought("noTime"));
}

/** None, and nobody asked for any. */
export const NO_WAYS: WaysOut = { automatic: undefined, suggested: [], unfixed: NOTHING_UNFIXED };

function findWaysOut(file: JudgedFile, site: Site, found: Biased): WaysOut {
  const { fix = "auto" } = file.options;
  const code = getCode(site);
  const shared = getSharedFunction(file, code) ?? getMemberByType(file, code) ?? findArrayMethod(file, code);
  const imported = file.joined === undefined ? undefined : getJoinedName(file, file.joined, site);
  const common = [
    // Nobody can say what stands in the other file when this one runs.
    ...assumeIf(imported !== undefined, "isKept", imported),
    ...assumeIf(shared !== undefined, "isKept", shared === undefined ? "" : file.sourceCode.getText(shared)),
    ...(site.kind === "sort" ? assumeComparator(file, site) : []),
  ];
  const offers = getRemedies(file, site).map((way) => ({ ...way, assumes: [...common, ...way.assumes] }));
  const [first] = offers;
  const isMeant = mayBeMeant(site, found.finding);
  const isClear = !isMeant && first !== undefined && isAutomatic(first);
  const ways = tellWays(file, offers);
  const suggested = takesSuggestions(file) ? ways : [];
  if (isClear && fix === "auto") return { automatic: ways[0], suggested: suggested.slice(1), unfixed: NOTHING_UNFIXED };
  const titles = ways.map(({ messageId, data }) => tell(messageId, data, file.language));
  const unfixed = tellUnfixed(site, getMessageId(site, found), titles, file.language, {
    isMeant,
    isSuggested: isClear,
    getClosed: () => getClosed(file, site),
    isCollection: () => site.kind === "sort" && getReceiver(file, site.receiver) === "other",
  });
  return { automatic: undefined, suggested, unfixed };
}

/** Returns why no code can be brought to where a site stands; undefined where it can. */
function getClosed(file: JudgedFile, { node }: Site): ClosedPlace | undefined {
  if (getScriptBlock(file, node) === undefined) return "noScript";
  return runsElsewhere(file, node) ? "elsewhere" : undefined;
}

/**
 * Returns whether a site may be what its author wants: Sattolo's algorithm or another that lets no item stay, or a shuffle that leaves one item where it is, also
 * where its swap loses items.
 */
function mayBeMeant(site: Site, finding: Biased["finding"]): boolean {
  if (finding === "biased") return site.kind === "loop" && site.models.every(letsNoItemStay);
  const findings = site.kind === "loop" && losesItems(finding) ? getFaultsWithoutLoss(site) : [finding];
  return findings.includes("cycles") || findings.includes("fixedItem");
}

/** Returns what would be wrong with a loop if it lost no items. */
function getFaultsWithoutLoss({ models, lossless }: LoopSite): readonly (Fault | undefined)[] {
  const verdicts = lossless?.map(verdict) ?? models.map(judgeWithoutLoss);
  return verdicts.map((kept) => (kept.kind === "biased" ? kept.finding : undefined));
}

/** Says beside the title of each way out what it assumes, and what it writes into the file. Why it does is the same for all of them, and told once. */
function tellWays(file: JudgedFile, offers: readonly OfferedWay[]): readonly WayOut[] {
  const names = offers.map(({ edits }) => getWrittenHelper(edits.map(({ text }) => text)));
  const first = names.findIndex((name) => name !== undefined);
  const why = first === -1 ? undefined : getHelperSource(file, getHelperOptions(file)).why;
  return offers.map(({ assumes, ...way }, index) => {
    const name = names[index];
    const written = name === undefined || why === undefined ? undefined : { name, why };
    const note = describeNotes(assumes, written, file.language, { tellsWhy: index === first });
    return { ...way, data: { ...way.data, note }, isAssuming: assumes.length > 0, written };
  });
}

/** The code that a site was read from, without the functions that it calls. */
function getCode(site: Site): readonly TSESTree.Node[] {
  return site.kind === "keyed" || site.kind === "layout" ? [site.node, site.keys.region] : [site.node];
}

/** A way out that may have to be asked for. */
type OfferedWay = Omit<WayOut, "isAssuming"> & Pick<Remedy, "assumes">;

function getRemedies(file: JudgedFile, site: Site): readonly OfferedWay[] {
  switch (site.kind) {
    case "sort":
      return getWaysOfSort(file, site);
    case "keyed":
      return getWaysOfKeyedSort(file, site);
    case "layout":
      return attempt(() => {
        const spread = spreadOrders(file, site);
        return offer(file, "untieKeys", spread, { text: spread?.text ?? "" });
      });
    case "loop":
      return getWaysOfLoop(file, site);
  }
}

function getHelperOptions({ options: { helper = "auto", importFrom } }: JudgedFile): HelperOptions {
  return { helper, ...(importFrom === undefined ? {} : { importFrom }) };
}

/** What can't be made of sorted edits that leave each other alone is no way out. */
function offer(
  file: JudgedFile,
  messageId: MessageId,
  remedy: Remedy | undefined,
  data: Record<string, string> = {},
): OfferedWay[] {
  if (remedy === undefined) return [];
  const { held, edits: parts } = remedy;
  const assumes = [...remedy.assumes, ...assumeIf(expectsError(file, parts), "expectsError")];
  const own = keepOwn(file, parts).map(({ range, text }) => ({ range, text: spaceParentheses(file, text) }));
  const edits = makeEdits(file.sourceCode.text, own, getEditable(file));
  if (edits === undefined) return [];
  const way = { messageId, data, edits, parts: own, held: file.joined === undefined ? held : [], assumes };
  return keepsTexts(file, mergeEdits(file.sourceCode.text, way.edits, way.held).range) ? [way] : [];
}

/** Of a file that was joined with functions of others, these stay where they are, and what was to be written behind them comes to the file's own end. */
function keepOwn({ joined, sourceCode }: JudgedFile, edits: readonly Edit[]): readonly Edit[] {
  if (joined === undefined) return edits;
  const { end } = joined;
  const last = sourceCode.text.slice(0, end).trimEnd().length;
  return edits.flatMap((edit): readonly Edit[] => {
    const [from, to] = edit.range;
    if (to <= end) return [edit];
    return from < end || edit.text === "" ? [] : [{ range: [last, last], text: edit.text }];
  });
}

/** Returns whether an edit changes or removes something on a line of which a comment says that it holds an error of types. */
function expectsError(file: FileContext, edits: readonly Edit[]): boolean {
  const { text } = file.sourceCode;
  if (!text.includes("@ts-expect-error")) return false;
  const lines = file.sourceCode
    .getAllComments()
    .filter(({ value }) => value.includes("@ts-expect-error"))
    .map(({ loc }) => loc.end.line + 1);
  return edits.some(({ range: [start, end] }) => {
    const [first, last] = [file.sourceCode.getLocFromIndex(start).line, file.sourceCode.getLocFromIndex(end).line];
    return start < end && lines.some((line) => first <= line && line <= last);
  });
}

/** A way out that fails is none; the finding and its other ways stay. */
const attempt = (make: () => OfferedWay[]): OfferedWay[] => guard(make, []);

const propose = (file: JudgedFile, messageId: MessageId, found: Offer | undefined): OfferedWay[] =>
  found === undefined ? [] : offer(file, messageId, found, { text: found.text });

const useShuffle = (file: JudgedFile, remedy: Remedy | undefined): OfferedWay[] =>
  offer(file, "useShuffle", remedy, { callee: remedy?.form ?? "shuffle" });

function getWaysOfKeyedSort(file: JudgedFile, site: KeyedSite): OfferedWay[] {
  return attempt(() =>
    replaceKeyedSort(file, site, getHelperOptions(file)).flatMap(({ kind, text, remedy }) =>
      kind === "shuffle" ? useShuffle(file, remedy) : offer(file, "untieKeys", remedy, { text }),
    ),
  );
}

function getWaysOfSort(file: JudgedFile, site: SortSite): OfferedWay[] {
  const options = getHelperOptions(file);
  // Whoever calls it may hand over more than a list.
  if (site.isPartial === true) return [];
  switch (site.time.kind) {
    case "inMode":
      return attempt(() => offer(file, "splitModes", splitModes(file, site, options)));
    case "onTies":
      return attempt(() => offer(file, "shuffleThenSort", shuffleThenSort(file, site, options)));
    case "weighing":
      return [];
    case "betweenDifferent":
      return attempt(() => useShuffle(file, replaceSort(file, site, options)));
    case "always": {
      const some = [
        ...attempt(() => propose(file, "useSample", takeSample(file, site, options))),
        ...attempt(() => propose(file, "pickOne", pickOne(file, site))),
      ];
      return [
        ...attempt(() => useShuffle(file, replaceSort(file, site, options))),
        ...(some.length > 0 ? some : attempt(() => propose(file, "useCopy", shuffleCopy(file, site, options)))),
      ];
    }
  }
}

function getWaysOfLoop(file: JudgedFile, site: LoopSite): OfferedWay[] {
  const options = getHelperOptions(file);
  const trial = createTrial(file.budget);
  const wholes = attempt(() => {
    if (site.moves !== undefined) return useShuffle(file, appendShuffled(file, site, options));
    const [model] = site.lossless ?? site.models;
    const part = model === undefined ? undefined : trial.getPart(model);
    const fills = site.into !== undefined || isReduction(site);
    return useShuffle(file, fills ? fillList(file, site, options, part) : replaceLoop(file, site, options, part));
  });
  const narrows = attempt(() => {
    const single = drawOnce(file, site, trial);
    if (single !== undefined) return offer(file, "drawOnce", single, { text: single.text });
    const whole = swapAtOnce(file, site, trial);
    if (whole !== undefined) return offer(file, "swapAtOnce", whole, { text: whole.text });
    const within = swapWithinCopy(file, site, trial);
    if (within !== undefined) return offer(file, "swapInCopy", within, { text: within.text });
    return narrowRange(file, site, trial).flatMap((narrow) =>
      offer(file, "narrowRange", narrow, { text: narrow.text }),
    );
  });
  // Where nothing can be imported, a corrected loop is better than a second Fisher–Yates beside it.
  const all = getHelperWay(file, options) === "inline" ? [...narrows, ...wholes] : [...wholes, ...narrows];
  return all.sort((a, b) => Number(isAutomatic(b)) - Number(isAutomatic(a)));
}

function getMessageId(site: Site, { finding }: Biased): FindingId {
  if (site.kind === "sort" && site.time.kind === "onTies") return "biasedTieBreak";
  if (finding === "drawsTwice" && site.kind === "loop" && site.models.some(({ original }) => original !== undefined))
    return "mixesLists";
  if (finding === "drawsTwice" && site.kind === "loop" && site.models.every(({ overwritesUnread }) => overwritesUnread))
    return "overwrites";
  return finding === "leavesArray" && site.kind === "loop" && site.models.some(losesSamePlace) ? "losesItem" : finding;
}

/** Returns what a file's last finding says: beside its own message, what was left out of the file for lack of time. */
export function tellLast(
  { budget, language }: JudgedFile,
  { messageId, data }: Pick<Finding, "messageId" | "data">,
): Pick<Finding, "messageId" | "data"> {
  if (!budget.isCut && !budget.lacksFixes) return { messageId, data };
  return {
    messageId: budget.isCut ? "notAllJudged" : "notAllFixed",
    data: { message: tell(messageId, data, language) },
  };
}
