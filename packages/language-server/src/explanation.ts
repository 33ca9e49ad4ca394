// Why nothing is reported at a place of a document, or why something is: as an answer, and as an action where somebody may wonder.
import type { Language } from "@fair-shuffle/bias";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { CodeActionKind, type CodeAction, type Position, type Range } from "vscode-languageserver";
import { toRange } from "./diagnostics.ts";
import { loadLint, type JudgedDocument } from "./judge-document.ts";
import { CLIENT_COMMANDS, type Explanation } from "./protocol.ts";
import type { Texts } from "./words/server-texts.ts";

/** Returns what the place at a position is told. */
export async function explain(
  judged: JudgedDocument,
  position: Position,
  texts: Texts,
  language: Language,
): Promise<Explanation> {
  const { document, severity, status } = judged;
  const range: Range = { start: position, end: position };
  // What holds for the whole file comes first.
  const whole = { message: status.reason, question: "", range };
  const page = texts.hover.docs.address;
  // Of a file of which nothing is judged this is all there is to say.
  if (judged.explain === undefined)
    return {
      isReported: false,
      page,
      status,
      answers: [whole],
      ...(status.state === "off" ? { notJudged: status.reason } : {}),
    };
  const text = document.getText();
  const mark = getMark(text);
  const [explained, { getPlacesAt, isOfCalled }] = await Promise.all([judged.explain(), loadLint()]);
  const offset = document.offsetAt(position) - mark;
  const askAt = (asked: readonly [number, number]): ReturnType<typeof getPlacesAt>[0] =>
    getPlacesAt(explained, text.slice(mark), asked, language)[0];
  const exact = askAt([offset, offset]);
  // Nothing stands at the cursor, but something may on its line: a loop, or the head of a function that shuffles.
  const { kind, answers, isReported } =
    exact.answers[0].kind === "noPlace" ? askAt(getLine(document, position, mark)) : exact;
  // What could not be parsed may have had a loop here.
  const isUnknown = kind === "nothing" && explained.problems.length > 0 && answers[0].kind !== "markupUnread";
  if (judged.hasNoChance && !answers.some(isOfCalled)) return { isReported: false, page, status, answers: [whole] };
  if (isUnknown) return { isReported: false, page, status, answers: [whole], notJudged: status.reason };
  const isHidden = isReported && severity === undefined;
  const told = answers.map(({ message, stopped, range: [start, end] }) => ({
    message,
    question: stopped,
    range: toRange(document, [start + mark, end + mark]),
  }));
  return {
    isReported: isReported && !isHidden,
    page,
    status,
    answers: isHidden ? [whole] : told,
    ...(judged.hasFailed ? { notJudged: status.reason } : {}),
  };
}

/** Returns where the line of a position begins and ends in the text without its mark. */
function getLine(document: TextDocument, { line }: Position, mark: number): readonly [number, number] {
  const at = (one: number): number => Math.max(0, document.offsetAt({ line: one, character: 0 }) - mark);
  return [at(line), Math.max(at(line), at(line + 1) - 1)];
}

/** What begins a place on its line: the action is offered there alone, so other lines cost nothing. */
const HEAD = /\b(?:for|while|do|sort|toSorted|sortBy|forEach|map|reduce|from)\b/;

/** Returns the action that asks why nothing is reported of what begins on the line of a range: none where something is, or where nothing draws. */
export async function getExplainActions(
  judged: JudgedDocument,
  { start, end }: Range,
  texts: Texts,
): Promise<CodeAction[]> {
  const { document, severity } = judged;
  if (severity === undefined || judged.explain === undefined || start.line !== end.line) return [];
  const line: Range = { start: { line: start.line, character: 0 }, end: { line: start.line + 1, character: 0 } };
  if (!HEAD.test(document.getText(line))) return [];
  const [{ places }, { isUnreported }] = await Promise.all([judged.explain(), loadLint()]);
  const mark = getMark(document.getText());
  const here = places
    .filter(isUnreported)
    .map(({ head }) => document.positionAt(head + mark))
    .filter(({ line: number }) => number === start.line);
  // The nearest one before the cursor, else the first one behind it.
  const at = here.findLast(({ character }) => character <= end.character) ?? here[0];
  if (at === undefined) return [];
  const title = texts.explain;
  const command = { title, command: CLIENT_COMMANDS.explain, arguments: [document.uri, at] };
  return [{ title, kind: CodeActionKind.QuickFix, command }];
}

/** The document's text may begin with a byte order mark; a linter never sees one. */
const getMark = (text: string): number => (text.startsWith("\uFEFF") ? 1 : 0);
