// Why something is reported at each place of a text that could move items, or why nothing is, in words.
import type { Language, ShuffleModel } from "@fair-shuffle/bias";
import { tellInSentences, tellNote } from "@fair-shuffle/bias/model";
import {
  explainFile,
  getNear,
  getPlacesInCalled,
  isDrawingPlace,
  mayHoldShuffle,
  tellAnswer,
  tellGate,
  tellStop,
  isCalled,
  type Commented,
  type Explanation,
} from "@fair-shuffle/recognise";
import type { TSESTree } from "@typescript-eslint/utils";
import { findKnownSites } from "./find-sites.ts";
import { getFacts, getModuleComments, judgePrograms, type LintOptions } from "./judged-programs.ts";
import { getInlineOptions, isDisabled } from "./linter-comments.ts";
import type { Problem, Program, ProgramMemory } from "./program.ts";
import { tellSite } from "./tell-site.ts";
import { getPosition } from "./text-position.ts";
import { findUnreadCode } from "./unread-code.ts";

/** A loop, a sort, or another call that could move items. */
export interface ExplainedPlace {
  readonly kind: "loop" | "sort" | "call" | "nothing";
  /** All of its code, in UTF-16 code units of the text. */
  readonly range: readonly [number, number];
  /** Where its own word begins: a loop's, or a method's name. */
  readonly head: number;
  readonly isReported: boolean;
  /** What it does, where it is reported or fair. */
  readonly model?: ShuffleModel;
  /** Where the function of the text stands that a call calls. */
  readonly called?: readonly [number, number];
  /** Where the functions stand that a call is handed. */
  readonly handed?: readonly (readonly [number, number])[];
  /** Where the functions begin that it stands in, the innermost one first. */
  readonly within?: readonly number[];
  /** The one that says most first. */
  readonly answers: readonly [ExplainedAnswer, ...ExplainedAnswer[]];
  /** Looks into the file of an imported function that is called, and returns what is said then. */
  readonly follow?: () => ExplainedAnswer;
}

/** What one of the questions that a place is asked was answered with. */
export interface ExplainedAnswer {
  /** Which question it was, as an identifier and as a clause. */
  readonly gate: Explanation["gate"];
  readonly question: string;
  /** The same as a sentence behind the message; "" where that tells itself what it is about. */
  readonly stopped: string;
  /** The reason, as an identifier and as a sentence about the marked code. */
  readonly kind: Explanation["answer"]["kind"];
  readonly message: string;
  /** The marked code: in code units of the text, and from where to where; lines and columns are 1-based. */
  readonly range: readonly [number, number];
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface ExplainedText {
  /** In the order of the text. */
  readonly places: readonly ExplainedPlace[];
  readonly problems: readonly Problem[];
}

/** Returns what is said of each place of a text (without a byte order mark), by the visit that `findSites` makes. Never throws. */
export async function explainText(
  text: string,
  filename: string,
  options: LintOptions = {},
  memory?: ProgramMemory,
): Promise<ExplainedText> {
  const { said, problems } = await judgePrograms(text, filename, memory, (program) =>
    explainProgram(program, filename, options),
  );
  const unread = findUnreadCode(text, filename, options.rule?.randomSources).map((range) =>
    tellNothing("markupUnread", text, range, options.language),
  );
  const places = [...said, ...unread];
  return { places: places.sort((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1]), problems };
}

function explainProgram(program: Program, filename: string, options: LintOptions): ExplainedPlace[] {
  const facts = getFacts(program, filename, options);
  const { language } = facts;
  const tell = ({ gate, answer, marked: { loc, range } }: Explanation): ExplainedAnswer => ({
    gate,
    question: tellGate(gate, language),
    stopped: tellStop(gate, language),
    kind: answer.kind,
    message: tellAnswer(answer, language),
    range,
    line: loc.start.line,
    column: loc.start.column + 1,
    endLine: loc.end.line,
    endColumn: loc.end.column + 1,
  });
  const readComments = (comments: Program["comments"]): Commented => ({
    isDisabled: (place) => isDisabled(comments, place),
    options: { ...options.rule, ...getInlineOptions(comments) },
  });
  const explained = explainFile(facts, readComments(program.comments).isDisabled, (module) =>
    readComments(getModuleComments(module)),
  );
  const calls = findKnownCalls(program, facts);
  const isKnown = (range: readonly [number, number]): boolean =>
    calls.some((call) => call.range.join() === range.join());
  const places = explained.flatMap(
    ({ kind, node, head, explanations, model, called, handed, follow }): ExplainedPlace[] => {
      const [first, ...more] = explanations.map(tell);
      const isReported = explanations.some(({ answer }) => answer.kind === "reported");
      return first === undefined || isKnown(node.range)
        ? []
        : [
            {
              kind,
              range: node.range,
              head,
              isReported,
              answers: [first, ...more],
              ...(model === undefined ? {} : { model }),
              ...(called === undefined ? {} : { called: called.range }),
              handed,
              within: getStartsOfFunctions(node),
              ...(follow === undefined ? {} : { follow: () => tell(follow()) }),
            },
          ];
    },
  );
  return [...places, ...calls];
}

function getStartsOfFunctions(node: TSESTree.Node): readonly number[] {
  const starts: number[] = [];
  for (let outer = node.parent; outer != null; outer = outer.parent)
    if (outer.type.includes("Function")) starts.push(outer.range[0]);
  return starts;
}

/** What calls of functions are told that are known to shuffle fairly. */
function findKnownCalls(program: Program, facts: ReturnType<typeof getFacts>): ExplainedPlace[] {
  const { language } = facts;
  return findKnownSites(program, facts).map((site): ExplainedPlace => {
    const { mark, range, line, column, endLine, endColumn } = site;
    const { words, notes } = tellSite(site, language);
    const sentences = [tellInSentences(words, language), ...notes.map((note) => tellNote(note, language))];
    const answer: ExplainedAnswer = {
      gate: "verdict",
      question: tellGate("verdict", language),
      stopped: tellStop("verdict", language),
      kind: "fair",
      message: sentences.join(language === "zh-cn" ? "" : " "),
      range: mark,
      line,
      column,
      endLine,
      endColumn,
    };
    return { kind: "call", range, head: mark[0], isReported: false, answers: [answer] };
  });
}

/**
 * Returns what a range of a text is told: at least one place, of kind "nothing" where there is neither a loop nor a call. See `getNear`. Who asks about a call of
 * a function of the text is told of the shuffles in that function, and who asks about a call of an imported one, of those in the other file.
 */
export function getPlacesAt(
  { places }: ExplainedText,
  text: string,
  range: readonly [number, number],
  language: Language = "en",
): readonly [ExplainedPlace, ...ExplainedPlace[]] {
  const told = getNear(places, range).flatMap((place) => {
    const shuffles = getShufflesOf(place, places);
    if (shuffles.length === 0) return [followCall(place)];
    // What the call itself lacks to be a sort by hand is said before what its function does.
    return isOfCall(place) && shuffles.every(({ model }) => model === undefined) ? [place, ...shuffles] : shuffles;
  });
  // One line may call one function twice.
  const [first, ...more] = new Set(told);
  if (first !== undefined) return [first, ...more];
  const [inside, ...others] = getPlacesInBegun(places, range);
  if (inside !== undefined) return [inside, ...others];
  return [tellNothing(isLikeShuffle(text, range) ? "codeInText" : "noPlace", text, range, language)];
}

/** Returns what shuffles in the functions whose heads stand in a range; where nothing there is known to, the only place that may. */
function getPlacesInBegun(
  places: readonly ExplainedPlace[],
  [start, end]: readonly [number, number],
): ExplainedPlace[] {
  const inside = places.filter(
    (place) => isDrawingPlace(place) && place.within?.some((begin) => start <= begin && begin <= end) === true,
  );
  const known = inside.filter(({ model }) => model !== undefined);
  return known.length > 0 || inside.length > 1 ? known : inside;
}

/** Returns what shuffles, or may do so, in the function that a call calls; nothing of a call that is asked about by itself. */
const getShufflesOf = (place: ExplainedPlace, places: readonly ExplainedPlace[]): readonly ExplainedPlace[] =>
  place.called === undefined || isDrawingPlace(place) ? [] : getPlacesInCalled(place.called, places);

/** Returns whether what is said of a call is about the call, and not about the code of the function that it calls, or where that is written. */
const isOfCall = ({ answers: [first], called }: ExplainedPlace): boolean =>
  !isCalled(first) && (called === undefined || first.range[0] < called[0] || called[1] < first.range[1]);

function followCall(place: ExplainedPlace): ExplainedPlace {
  const { answers, follow } = place;
  return follow === undefined || !isCalled(answers[0]) ? place : { ...place, answers: [follow()] };
}

/** Returns whether the lines of a range look like a shuffle: where there is none, they are part of a text or of a comment. */
function isLikeShuffle(text: string, [start, end]: readonly [number, number]): boolean {
  const next = text.indexOf("\n", end);
  return mayHoldShuffle(text.slice(text.lastIndexOf("\n", start - 1) + 1, next === -1 ? undefined : next));
}

/** Returns what is told of code at which nothing was looked for. */
function tellNothing(
  kind: "noPlace" | "codeInText" | "markupUnread",
  text: string,
  range: readonly [number, number],
  language: Language = "en",
): ExplainedPlace {
  const [start, end] = [getPosition(text, range[0]), getPosition(text, range[1])];
  const answer: ExplainedAnswer = {
    gate: "visit",
    question: tellGate("visit", language),
    stopped: tellStop("visit", language),
    kind,
    message: tellAnswer({ kind }, language),
    range,
    ...start,
    endLine: end.line,
    endColumn: end.column,
  };
  return { kind: "nothing", range, head: range[0], isReported: false, answers: [answer] };
}

/** Returns whether an answer says where the function is written that is called, and what is said of that. */
export const isOfCalled = (answer: ExplainedAnswer): boolean => isCalled(answer);

/** Returns whether somebody may wonder why nothing is reported of a place: it draws, and nothing is. */
export const isUnreported = (place: ExplainedPlace): boolean => !place.isReported && isDrawingPlace(place);
