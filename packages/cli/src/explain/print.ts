// Prints what is known of a place: for people with its code, or as JSON.
import { judgeAtStart, tellWhyOf } from "@fair-shuffle/bias/model";
import type { ExplainedAnswer, ExplainedPlace } from "@fair-shuffle/lint";
import { countShown, join, own, paint, say, show, showJson, type Shown } from "../foreign-text.ts";
import type { SourcePlace } from "../source-text.ts";
import type { Terminal } from "../terminal.ts";
import { drawFrame } from "../code-frame.ts";
import { listUnfixed, tellUnfixed, type Unfixed } from "../unfixed-lines.ts";
import { TEXTS, tellByFlag } from "../words/explain-texts.ts";
import { getWidth, wrapSentence } from "../wrapped-sentence.ts";

/** A place that is reported also says what fixes it, or what is said where nothing does so unasked. */
export interface ToldPlace extends ExplainedPlace {
  readonly unfixed?: Unfixed;
  /** What the fix does that is made unasked, in a sentence. */
  readonly fix?: string;
}

export interface Explained {
  /** What the place that was asked about is told. */
  readonly here: readonly [ToldPlace, ...ToldPlace[]];
  /** The lines of the file that can be asked about, as they are named on the command line. */
  readonly lines: readonly string[];
}

/** Returns the answers in sentences, each with the code that it is about. */
export function formatText(asked: SourcePlace, { here, lines }: Explained, terminal: Terminal): Shown {
  const { elsewhere } = TEXTS[terminal.language];
  const parts = here.map((place) => describePlace(asked, place, terminal));
  // A call of a function of the file in which no shuffle is known is told only why that is no sort by hand: what was meant is likely elsewhere.
  const isHardlyAsked = here.every(({ answers }) =>
    answers.every(({ gate, kind }) => kind === "noPlace" || kind === "codeInText" || gate === "handSort"),
  );
  if (isHardlyAsked && lines.length > 0) parts.push(show(elsewhere(lines)));
  return say`${join(parts, "\n\n")}\n`;
}

function describePlace(
  { name, lines }: SourcePlace,
  { answers, fix, isReported, kind, model, unfixed }: ToldPlace,
  { colours, command, language, stdout }: Terminal,
): Shown {
  const width = getWidth(stdout);
  const fit = (sentence: string, style?: (text: string) => string): Shown =>
    wrapSentence(show(sentence), { width, ...(style === undefined ? {} : { style }) });
  const { also, fixes, isNotReported, isReported: reported } = TEXTS[language];
  const [first] = answers;
  const heading = (isReported ? reported : isNotReported)[kind];
  const at = `${name}:${String(first.line)}:${String(first.column)}`;
  const describe = (answer: ExplainedAnswer, index: number): Shown =>
    join(
      [
        ...(index === 0 ? [] : [own(also)]),
        ...(index > 0 && answer.range.join() === first.range.join()
          ? []
          : [drawFrame(lines, answer, { colours, width })]),
        fit(tellByFlag(answer, language)),
        ...(answer.stopped === "" ? [] : [fit(answer.stopped, colours.dim)]),
      ],
      "\n",
    );
  return join(
    [
      say`${paint(colours.underline, at)}  ${wrapSentence(own(heading), { width, taken: countShown(show(at)) + 2, style: colours.bold })}`,
      ...answers.map(describe),
      ...(model === undefined ? [] : tellReasons(model, language).map((reason) => fit(reason))),
      ...(fix === undefined ? [] : [fit(fixes(fix, `${command} fix ${name}:${String(first.line)}`))]),
      ...(unfixed === undefined ? [] : listUnfixed(unfixed).map((way) => fit(way))),
    ],
    "\n\n",
  );
}

/** Why it is fair or biased, in sentences; none where the answers say all. */
const tellReasons = (model: NonNullable<ExplainedPlace["model"]>, language: Terminal["language"]): readonly string[] =>
  tellWhyOf(judgeAtStart(model, language).verdict, language);

/** Returns the answers as JSON that ends with a line end, of the shape that schemas/explain.schema.json describes. */
export function formatJson({ name, line }: SourcePlace, { here }: Explained, { language }: Terminal): Shown {
  const places = here.map(({ answers, isReported, kind, model, unfixed }) => ({
    what: kind,
    reported: isReported,
    ...(model === undefined ? {} : { why: tellReasons(model, language) }),
    ...(unfixed === undefined ? {} : { unfixed: tellUnfixed(unfixed) }),
    answers: answers.map((answer) => ({
      question: answer.gate,
      asks: answer.question,
      reason: answer.kind,
      message: tellByFlag(answer, language),
      line: answer.line,
      column: answer.column,
      endLine: answer.endLine,
      endColumn: answer.endColumn,
    })),
  }));
  return showJson(`${JSON.stringify({ version: 1, file: name, line, places }, null, 2)}\n`);
}
