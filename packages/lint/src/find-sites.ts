// The shuffles of a text, fair and biased, each with its model and with what the rule has to say of it.
import { getCatalogueEntry, verdict, type ShuffleModel, type Verdict } from "@fair-shuffle/bias";
import type { Circumstances } from "@fair-shuffle/bias/model";
import {
  getCircumstances,
  getFinding,
  getLocation,
  getReadingTold,
  isTieBreakOff,
  judgeSite,
  mayCallShuffle,
  mayHoldShuffle,
  mayTextDraw,
  NO_WAYS,
  openFairCalls,
  openFile,
  tell,
  tellLast,
  tellUnsought,
  type Edit,
  type Edits,
  type Finding,
  type FairCall,
  type JudgedFile,
  type KnownMethod,
  type FindingId,
  type MessageId,
  type Site,
  type Unfixed,
  type WayOut,
  type WaysOut,
  type WrittenHelper,
} from "@fair-shuffle/recognise";
import { getCommentPlace, getPlaceBefore, type CommentPlace } from "./comment-place.ts";
import { makeFirstSteps } from "./first-steps.ts";
import { getFacts, judgePrograms, type LintOptions } from "./judged-programs.ts";
import { isDisabled, mayNameSources } from "./linter-comments.ts";
import type { Problem, Program, ProgramMemory } from "./program.ts";
import type { ScriptUnit } from "./script-units.ts";

export interface FoundSite {
  /** "call": of a function that is known to shuffle fairly. */
  readonly kind: Site["kind"] | "call";
  /** The reading of the code that is judged. */
  readonly model: ShuffleModel;
  readonly verdict: Verdict;
  /** What its code says of the verdict's numbers. */
  readonly circumstances: Circumstances;
  /** True where the comparator draws between tied items only, in one mode only, or by weights: the model says what it does there. */
  readonly isPartial: boolean;
  /** True where it draws between tied items only, and no option asks about these. */
  readonly isTieBreakOff: boolean;
  /** Present where a function is called that is known: what the code calls it, how it shuffles, and whether what it gives is thrown away. */
  readonly known?: Pick<FairCall, "callee" | "by" | "isDropped">;
  /** Where the rule marks it; lines are 1-based, columns too. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The same in UTF-16 code units of the text. */
  readonly mark: readonly [number, number];
  /** The lines of all of its code, 1-based. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** All of its code, in UTF-16 code units of the text. */
  readonly range: readonly [number, number];
  readonly code: string;
  /** What the rule reports of it; undefined where it reports nothing, or a comment says that it shall not. */
  readonly finding: FoundFinding | undefined;
}

/** Its ways out and its comment's place are looked for when they are first asked for; for a text with a later version, judged with the same `memory`, there are none any more. */
export interface FoundFinding {
  readonly messageId: FindingId;
  readonly message: string;
  /** What can be done without asking. */
  readonly fix: FoundWay | undefined;
  /** What can be done beside or instead, on request. */
  readonly suggestions: readonly FoundWay[];
  /** What is said where there is no fix. */
  readonly unfixed: Unfixed;
  /** Where a comment that ignores it goes; undefined where none can stand on the line before. */
  readonly commentPlace: CommentPlace | undefined;
}

/** A way out of a finding. */
export interface FoundWay {
  readonly messageId: MessageId;
  /** A sentence that says what it does. */
  readonly title: string;
  /** Ranges are UTF-16 code units of the text. */
  readonly edits: Edits;
  /** The same, in any order, before those that touch became one. */
  readonly parts: readonly Edit[];
  /** What a fix covers besides, without a change, where all fixes of a file are made: the last user of a function waits for the others, and takes it away. */
  readonly held: readonly (readonly [number, number])[];
  /** Whether its title says what it assumes. */
  readonly isAssuming: boolean;
  /** The function that it writes into the file, and why. */
  readonly written: WrittenHelper | undefined;
}

export interface FoundSites {
  /** In the order of the text. */
  readonly sites: readonly FoundSite[];
  readonly problems: readonly Problem[];
}

/** Returns the shuffles of a text (without a byte order mark); its file's name says what language it is in, an absolute one lets the fixes ask the nearest package.json. `memory` is for texts that are judged again after an edit. Never throws. */
export async function findSites(
  text: string,
  filename: string,
  options: LintOptions = {},
  memory?: ProgramMemory,
): Promise<FoundSites> {
  const { said: sites, problems } = await judgePrograms(
    text,
    filename,
    memory,
    (program, unit) => findSitesOf(program, unit, text, filename, options, memory),
    (code) =>
      !mayHoldShuffle(code, options.rule?.randomSources) &&
      !mayCallShuffle(code) &&
      !mayNameSources(code) &&
      !(options.parsesDraws === true && mayTextDraw(code, options.rule?.randomSources)),
  );
  sites.sort((a, b) => a.line - b.line || a.column - b.column);
  return { sites, problems };
}

function findSitesOf(
  program: Program,
  { element }: ScriptUnit,
  text: string,
  filename: string,
  options: LintOptions,
  memory: ProgramMemory | undefined,
): FoundSite[] {
  const { comments } = program;
  // The next version's tree is made of this one's.
  const { earlier } = memory ?? {};
  const isCurrent = (): boolean => memory?.earlier === earlier;
  // Between the lines of a tag, a comment would be part of it.
  const findPlace = ({ loc }: Finding): CommentPlace | undefined => {
    if (!isCurrent()) return undefined;
    return element === undefined ? getCommentPlace(facts.sourceCode, loc.start.line) : getPlaceBefore(text, element);
  };
  const facts = getFacts(program, filename, options);
  const calls = findKnownSites(program, facts);
  const opened = openFile(facts.sourceCode, facts.options, () => facts);
  if (opened === undefined) return calls;
  const { file, visit } = opened;
  const { language = "en", isUtf8 = true } = options;
  const getWaysOut = ({ getWaysOut }: Finding): WaysOut => {
    if (!isCurrent()) return NO_WAYS;
    return isUtf8 ? getWaysOut() : { ...NO_WAYS, unfixed: tellUnsought("noUtf8", language) };
  };
  let last: Finding | undefined;
  const isLast = (finding: Finding): boolean => finding === last;
  const sites: FoundSite[] = calls;
  visit((site, own) => {
    const { sourceCode } = own;
    const judged = judgeSite(own.budget, site);
    if (judged === undefined) return;
    const { start, end } = getLocation(own, site);
    const finding = isDisabled(comments, start) ? undefined : getFinding(own, site, judged);
    last = finding ?? last;
    sites.push({
      kind: site.kind,
      model: judged.model,
      verdict: judged.verdict,
      circumstances: { ...getCircumstances(site, judged.verdict), ...getReadingTold(own, site, judged) },
      isPartial: site.kind === "sort" && site.time.kind !== "always",
      isTieBreakOff: isTieBreakOff(own.options, site),
      line: start.line,
      column: start.column + 1,
      endLine: end.line,
      endColumn: end.column + 1,
      mark: [sourceCode.getIndexFromLoc(start), sourceCode.getIndexFromLoc(end)],
      firstLine: site.node.loc.start.line,
      lastLine: site.node.loc.end.line,
      range: site.node.range,
      code: sourceCode.getText(site.node),
      finding: finding === undefined ? undefined : tellFinding(file, finding, isLast, getWaysOut, findPlace),
    });
  });
  return sites;
}

const KNOWN_MODELS: Readonly<Record<Exclude<KnownMethod, "firstSteps">, ShuffleModel>> = {
  fisherYates: getCatalogueEntry("fisher-yates-backward").model,
  drawAndRemove: getCatalogueEntry("draw-and-remove").model,
  distinctKeys: { kind: "keyedSort", steps: [], key: { kind: "draw" }, sort: "stable", unknowns: [] },
};

/** Returns the calls of functions that are known to shuffle fairly. */
export const findKnownSites = (program: Program, facts: Parameters<typeof openFairCalls>[0]): FoundSite[] =>
  openFairCalls(facts).map((call) => toSite(program, call));

/** A call of a function that is known is a site with the model of that function. */
function toSite({ sourceCode }: Program, { node, callee, by, taken = 1, isDropped }: FairCall): FoundSite {
  const model = by === "firstSteps" ? makeFirstSteps(taken) : KNOWN_MODELS[by];
  const { start, end } = getLocation({ sourceCode }, { node });
  return {
    kind: "call",
    model,
    verdict: by === "firstSteps" ? judgeSample(model) : { kind: "fair" },
    circumstances: {},
    isPartial: false,
    isTieBreakOff: false,
    known: { callee, by, ...(isDropped ? { isDropped } : {}) },
    line: start.line,
    column: start.column + 1,
    endLine: end.line,
    endColumn: end.column + 1,
    mark: [sourceCode.getIndexFromLoc(start), sourceCode.getIndexFromLoc(end)],
    firstLine: node.loc.start.line,
    lastLine: node.loc.end.line,
    range: node.range,
    code: sourceCode.getText(node),
    finding: undefined,
  };
}

/** A sample of unknown size is looked at with one that leaves some: one of all would be told as a shuffle. */
function judgeSample(model: ShuffleModel): FoundSite["verdict"] {
  const { unknowns } = model;
  if (unknowns.length === 0) return verdict(model);
  return {
    kind: "fair",
    part: true,
    at: { cards: 8, unknowns: Object.fromEntries(unknowns.map((name) => [name, 3])) },
  };
}

function tellFinding(
  file: JudgedFile,
  finding: Finding,
  isLast: (finding: Finding) => boolean,
  getWaysOut: (finding: Finding) => WaysOut,
  findPlace: (finding: Finding) => CommentPlace | undefined,
): FoundFinding {
  const tellWay = (way: WayOut): FoundWay => ({
    messageId: way.messageId,
    title: tell(way.messageId, way.data, file.language),
    edits: way.edits,
    parts: way.parts,
    held: way.held,
    isAssuming: way.isAssuming,
    written: way.written,
  });
  const getPlace = once(() => findPlace(finding));
  const getWays = once((): Pick<FoundFinding, "fix" | "suggestions" | "unfixed"> => {
    const { automatic, suggested, unfixed } = getWaysOut(finding);
    return {
      fix: automatic === undefined ? undefined : tellWay(automatic),
      suggestions: suggested.map(tellWay),
      unfixed,
    };
  });
  const getWords = (): Pick<Finding, "messageId" | "data"> => (isLast(finding) ? tellLast(file, finding) : finding);
  return {
    get messageId() {
      return getWords().messageId;
    },
    get message() {
      const { messageId, data } = getWords();
      return tell(messageId, data, file.language);
    },
    get fix() {
      return getWays().fix;
    },
    get suggestions() {
      return getWays().suggestions;
    },
    get unfixed() {
      return getWays().unfixed;
    },
    get commentPlace() {
      return getPlace();
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
