// Why something is reported of each place of a file that could move items, or why nothing is: what the gates say on a visit, put in order.
import type { ShuffleModel } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { LIBRARY_SHUFFLE } from "../lists/library-sort.ts";
import { SORTING_NAMES } from "../lists/moving-ways.ts";
import { isMovingCall } from "../visit-sites.ts";
import { getSeenWords, mayDraw, mayMoveItems } from "../draws/random-words.ts";
import type { FileContext } from "../file/file-context.ts";
import type { Gate, Marked, PlainKind, Refusal } from "../file/reason.ts";
import { getFinding, type JudgedFile } from "../findings/finding.ts";
import { openFile } from "../findings/judged-file.ts";
import { addToList } from "../file/lists-by-key.ts";
import { getRandomSources } from "../file/own-sources.ts";
import { guard } from "../sites/own-mistake.ts";
import type { Site } from "../sites/site.ts";
import { getLocation, judgeSite } from "../sites/judged-site.ts";
import { contains, getCalledName, getMemberName, isFunction, isLoop, unwrap, visitNodes } from "../syntax/tree.ts";
import type { CalledAnswer, ToldPlace } from "../words/called-texts.ts";
import { tellAnswer, type Answer } from "../words/explain-texts.ts";
import { getImportedCalled, getOwnCalled, tellGlobalCall, tellImportedCall, tellOwnCall } from "./called-function.ts";
import { getPlacesInCalled } from "./near-place.ts";

export interface Explanation {
  readonly gate: Gate;
  readonly answer: Answer;
  /** The very code that the answer is about. */
  readonly marked: Marked;
}

export interface ExplainedNode {
  readonly kind: "loop" | "sort" | "call";
  readonly node: TSESTree.Node;
  /** Where its own word begins: a loop's, or a method's name. */
  readonly head: number;
  /** The one that says most first; at least one. */
  readonly explanations: readonly Explanation[];
  /** What it does, where it is reported or fair. */
  readonly model: ShuffleModel | undefined;
  /** The function of the file that a call calls, where it is known. */
  readonly called: TSESTree.Node | undefined;
  /** Where the functions stand that a call is handed, by themselves or inside of an object. */
  readonly handed: readonly TSESTree.Range[];
  /** What a call of an imported function is told, in place of what is said without a look at its file. */
  readonly follow: (() => Explanation) | undefined;
}

type Facts = Omit<JudgedFile, "budget" | "onRefusal" | "sources">;

/** What the comments of a file say of it. */
export interface Commented {
  /** Whether ESLint's own comments switch the rule off at a place. */
  readonly isDisabled: (place: TSESTree.Position) => boolean;
  readonly options: Facts["options"];
}

type ReadComments = (sourceCode: Facts["sourceCode"]) => Commented;

/**
 * Returns what is said of every loop, sort, other moving call and call of a known function of a file, in the order of its code, by the same visit that a lint run makes.
 * @param isDisabled whether ESLint's own comments switch the rule off at a place.
 * @param readComments the same of another file, and its options.
 */
export function explainFile(
  facts: Facts,
  isDisabled: Commented["isDisabled"],
  readComments: ReadComments,
): ExplainedNode[] {
  const refusals: Refusal[] = [];
  const file = { ...facts, sources: getRandomSources(facts.options.randomSources ?? []) };
  const reported = new Map<TSESTree.Node, Explanation>();
  const models = new Map<TSESTree.Node, ShuffleModel>();
  const sites: Site["node"][] = [];
  const draws: DrawOfSite[] = [];
  /** Those that functions of other files decide. */
  const joined = new Set<Site["node"]>();
  const opened = openFile(facts.sourceCode, facts.options, () => ({
    ...facts,
    onRefusal: (refusal) => refusals.push(refusal),
  }));
  opened?.visit((site, own) => {
    const node = own === opened.file ? site.node : findSame(file, site.node);
    if (node === undefined) return;
    sites.push(node);
    if (own === opened.file) draws.push(...site.draws.map((draw) => ({ site: node, draw: draw.node })));
    if (own !== opened.file) joined.add(node);
    const marked = mark(file, node);
    const judged = judgeSite(own.budget, site);
    const finding = getFinding(own === opened.file ? own : { ...own, onRefusal: noteFor(node, marked) }, site, judged);
    if (judged !== undefined && (finding !== undefined || judged.verdict.kind === "fair"))
      models.set(node, judged.model);
    if (finding === undefined) return;
    if (isDisabled(marked.loc.start)) {
      refusals.push({ gate: "comments", reason: { kind: "linterComment" }, place: node, marked });
      return;
    }
    const { messageId, data } = finding;
    reported.set(node, { gate: "report", answer: { kind: "reported", messageId, data }, marked });
  });
  /** What is said of code that was joined with functions of other files is said of the same place of the file itself. */
  function noteFor(place: Site["node"], marked: Marked): (refusal: Refusal) => void {
    return ({ gate, reason }) => refusals.push({ gate, reason, place, marked });
  }
  const visited = opened?.getVisited();
  const plain = findPlainCalls(file);
  const handed = findHandedFunctions(file);
  const byPlace = groupByPlace(refusals);
  const explain = ({ gate, reason, place, marked }: Refusal): Explanation => ({
    gate,
    answer: reason,
    marked: place !== undefined && place === marked && isPlace(place) ? mark(file, place) : marked,
  });
  const getExplanations = (node: Site["node"]): readonly Explanation[] => {
    const said = reported.get(node);
    if (said !== undefined) return [said];
    // To judge one place, its neighbours are asked too, which may not draw at all.
    const isVisited = visited?.has(node) === true || joined.has(node);
    const own = (byPlace.get(node) ?? []).filter(({ gate }) => isVisited || gate === "reach").map(explain);
    const shuffle = findShuffleOf(node, own, sites) ?? findShuffleDrawn(node, draws);
    if (shuffle !== undefined)
      return [{ gate: "visit", answer: { kind: "partOfShuffle" }, marked: mark(file, shuffle) }];
    const answer = plain.get(node);
    if (own.some(({ answer: { kind } }) => answer === undefined || !OF_PLAIN_CALLS.has(kind)))
      return sort(getKind(node), own);
    if (answer !== undefined) return [{ gate: "visit", answer, marked: mark(file, node) }];
    const words = (byPlace.get(undefined) ?? []).filter(({ marked }) => isWithin(node, marked)).map(explain);
    if (words.length > 0) return words;
    const kind = opened === undefined ? getReasonOfFile(file) : "notReached";
    return [{ gate: kind === "notReached" ? "reach" : "words", answer: { kind }, marked: mark(file, node) }];
  };
  return getPlaces(file, refusals, [...sites, ...plain.keys()]).map((node) => ({
    kind: getKind(node),
    node,
    head: getHead(node),
    explanations: getExplanations(node),
    model: models.get(node),
    called: getOwnCalled(file, node),
    handed: handed.get(node) ?? [],
    follow: getFollowed(node),
  }));
  function getFollowed(node: Site["node"]): (() => Explanation) | undefined {
    if (plain.get(node)?.kind !== "callOfOtherFile" || node.type !== "CallExpression") return undefined;
    return () => ({ gate: "visit", answer: follow(facts, file, node, readComments), marked: mark(file, node) });
  }
}

/** Returns what the call of an imported function is told by a look at the file of that. */
function follow(
  facts: Facts,
  file: FileContext,
  call: TSESTree.CallExpression,
  readComments: ReadComments,
): CalledAnswer {
  const look = (): CalledAnswer => {
    const reader = facts.options.readImports === false ? undefined : facts.getModules?.();
    return tellImportedCall(file, call, reader, (filename, sourceCode, called) => {
      const { options, isDisabled } = readComments(sourceCode);
      return tellFunction({ ...facts, sourceCode, filename, options }, isDisabled, called, readComments);
    });
  };
  return guard(look, { kind: "callOfOtherFile" } as const);
}

/** Returns what is told of the place in a function that says most: one that is reported, one of which it is known what it does, any that draws. */
function tellFunction(
  facts: Facts,
  isDisabled: Commented["isDisabled"],
  called: TSESTree.Node,
  readComments: ReadComments,
): ToldPlace | undefined {
  const places = explainFile(facts, isDisabled, readComments).map((explained) => ({
    ...explained,
    range: explained.node.range,
    called: explained.called?.range,
    answers: explained.explanations.map(({ gate, answer: { kind } }) => ({ gate, kind })),
  }));
  const found = getPlacesInCalled(called.range, places);
  const place = found.find(({ answers }) => answers.some(({ kind }) => kind === "reported")) ?? found[0];
  const [said] = place?.explanations ?? [];
  return said && { line: said.marked.loc.start.line, words: tellAnswer(said.answer, facts.language) };
}

/** Returns the shuffle that a place is a part of: one around it, or one in the middle of a chain of calls that ends with the place. */
function findShuffleOf(
  node: Site["node"],
  own: readonly Explanation[],
  sites: readonly Site["node"][],
): Site["node"] | undefined {
  if (sites.includes(node) || own.some(({ answer }) => answer.kind === "sortedAgain")) return undefined;
  const takesResult = node.type === "CallExpression" && own.some(({ answer }) => answer.kind === "unnamedList");
  return sites.find((site) => contains(site, node) || (takesResult && contains(node.callee, site)));
}

/** A draw, and the shuffle that it is drawn for. */
interface DrawOfSite {
  readonly site: Site["node"];
  readonly draw: TSESTree.Node;
}

/** Returns the shuffle whose place a call draws before it: `const k = Math.floor(Math.random() * n); …; deck.splice(k, 1);` */
function findShuffleDrawn(node: Site["node"], draws: readonly DrawOfSite[]): Site["node"] | undefined {
  if (node.type !== "CallExpression" || draws.some(({ site }) => site === node)) return undefined;
  return draws.find(({ site, draw }) => contains(node, draw) && !contains(node, site))?.site;
}

/** Returns the same place in the file's own tree. */
function findSame({ sourceCode }: FileContext, { type, range }: Site["node"]): Site["node"] | undefined {
  let node = sourceCode.getNodeByRangeIndex(range[0]) as TSESTree.Node | null | undefined;
  while (node != null && (node.type !== type || node.range[0] !== range[0] || node.range[1] !== range[1]))
    node = node.parent;
  return node != null && isPlace(node) ? node : undefined;
}

/** A whole place is marked as the rule marks it. */
function mark(file: FileContext, node: Site["node"]): Marked {
  const { sourceCode } = file;
  const loc = getLocation(file, { node });
  return { loc, range: [sourceCode.getIndexFromLoc(loc.start), sourceCode.getIndexFromLoc(loc.end)] };
}

const isPlace = (node: TSESTree.Node): node is Site["node"] =>
  isLoop(node) || isFunction(node) || node.type === "CallExpression";

/** A large file has many of both: each place is not to look through all. */
function groupByPlace(refusals: readonly Refusal[]): ReadonlyMap<TSESTree.Node | undefined, readonly Refusal[]> {
  const groups = new Map<TSESTree.Node | undefined, Refusal[]>();
  for (const refusal of refusals) addToList(groups, refusal.place, refusal);
  return groups;
}

function isWithin({ range: [start, end] }: Marked, { range }: Marked): boolean {
  return start <= range[0] && range[1] <= end;
}

/** Why a file is not visited at all. */
function getReasonOfFile({ sourceCode, sources }: FileContext): PlainKind {
  const { text } = sourceCode;
  if (!mayDraw(text, sources, getSeenWords(text))) return "noWord";
  return mayMoveItems(text) ? "notReached" : "noMovingWord";
}

/** The places that were asked, and those that no word leads to. */
function getPlaces(
  file: FileContext,
  refusals: readonly Refusal[],
  sites: readonly Site["node"][],
): readonly Site["node"][] {
  const places = new Set(sites);
  for (const { place } of refusals) if (place !== undefined && isPlace(place)) places.add(place);
  visitNodes(file, file.sourceCode.ast, (node) => {
    if (isLoop(node) || (node.type === "CallExpression" && isMovingCall(node))) places.add(node);
    return undefined;
  });
  return [...places].sort((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1]);
}

/** Returns the calls of functions that are imported or global, and of those of the file, but for those by names of sorts and of loops, which are asked in this file; with what is said of each without a look at another file. */
function findPlainCalls(file: FileContext): ReadonlyMap<Site["node"], CalledAnswer> {
  const calls = new Map<Site["node"], CalledAnswer>();
  visitNodes(file, file.sourceCode.ast, (node) => {
    if (node.type !== "CallExpression") return undefined;
    if (isMovingCall(node) && getCalledName(node.callee) !== LIBRARY_SHUFFLE) return undefined;
    const own = getOwnCalled(file, node);
    const told = own === undefined ? tellGlobalCall(file, node) : tellOwnCall(node, own);
    if (getImportedCalled(file, node) !== undefined) calls.set(node, { kind: "callOfOtherFile" });
    else if (told !== undefined) calls.set(node, told);
    return undefined;
  });
  return calls;
}

/** Returns where the functions stand that calls are handed, outermost alone: what is inside of these is code of its own. */
function findHandedFunctions(file: FileContext): ReadonlyMap<TSESTree.Node, readonly TSESTree.Range[]> {
  const functions = new Map<TSESTree.Node, TSESTree.Range[]>();
  visitNodes(file, file.sourceCode.ast, (node) => {
    if (!isFunction(node)) return undefined;
    // A method's name belongs to it.
    const named = node.parent.type === "Property" && node.parent.value === node ? node.parent : node;
    let inner: TSESTree.Node = node;
    let outer = node.parent as TSESTree.Node | null | undefined;
    while (outer != null && !isFunction(outer)) {
      if (outer.type === "CallExpression" && outer.callee !== inner) addToList(functions, outer, named.range);
      inner = outer;
      outer = outer.parent;
    }
    return undefined;
  });
  return functions;
}

function getKind(node: TSESTree.Node): ExplainedNode["kind"] {
  if (node.type !== "CallExpression") return "loop";
  const callee = unwrap(node.callee);
  const name = callee.type === "MemberExpression" ? getMemberName(callee) : undefined;
  return name !== undefined && SORTING_NAMES.has(name) ? "sort" : "call";
}

function getHead(node: TSESTree.Node): number {
  const callee = node.type === "CallExpression" ? unwrap(node.callee) : undefined;
  return callee?.type === "MemberExpression" ? callee.property.range[0] : node.range[0];
}

/** What only says that a place is of another kind: it counts where nothing else was found out. */
const SHALLOW: ReadonlySet<string> = new Set<PlainKind>([
  "comparatorDrawsNothing",
  "noKeyComparison",
  "notASort",
  "otherCall",
  "unknownComparator",
]);

/** What says less of a plain call than where its function is written. */
const OF_PLAIN_CALLS: ReadonlySet<string> = new Set([...SHALLOW, "wordOfOtherModule"]);

/** Each answer once, those that say most first; the others only where there are none. */
function sort(kind: ExplainedNode["kind"], explanations: readonly Explanation[]): readonly Explanation[] {
  const once = explanations.filter(
    ({ answer, marked }, index) =>
      explanations.findIndex((other) => other.answer.kind === answer.kind && other.marked === marked) === index,
  );
  const steps = [
    once.filter(({ answer }) => !SHALLOW.has(answer.kind)),
    once.filter(({ answer }) => answer.kind !== "notASort"),
    // What does not even look like a sort is only another call.
    kind === "sort" ? once : once.map((one): Explanation => ({ ...one, gate: "visit", answer: { kind: "otherCall" } })),
  ];
  return steps.find(({ length }) => length > 0) ?? once;
}
