// Prints what is known of a place: for people with its code, or as JSON.
import type { ExplainedAnswer, ExplainedPlace } from "@fair-shuffle/lint";
import { join, own, paint, say, show, showJson, type Shown } from "../foreign-text.ts";
import type { SourcePlace } from "../source-text.ts";
import type { Terminal } from "../terminal.ts";
import { drawFrame } from "../code-frame.ts";
import { TEXTS } from "../words/explain-texts.ts";

export interface Explained {
  /** What the place that was asked about is told. */
  readonly here: readonly [ExplainedPlace, ...ExplainedPlace[]];
  /** The places of the file that draw and are not reported. */
  readonly drawing: readonly ExplainedPlace[];
}

/** So many other places are named, the nearest first. */
const MOST_ELSEWHERE = 3;

/** Returns the answers in sentences, each with the code that it is about. */
export function formatText(asked: SourcePlace, { here, drawing }: Explained, terminal: Terminal): Shown {
  const { elsewhere } = TEXTS[terminal.language];
  const isNothing = here[0].kind === "nothing";
  const near = drawing
    .map(({ answers: [first] }) => first.line)
    .sort((a, b) => Math.abs(a - asked.line) - Math.abs(b - asked.line))
    .slice(0, MOST_ELSEWHERE)
    .map((line) => `${asked.name}:${String(line)}`);
  const parts = here.map((place) => describePlace(asked, place, terminal));
  if (isNothing && near.length > 0) parts.push(show(elsewhere(near)));
  return say`${join(parts, "\n\n")}\n`;
}

function describePlace(
  { name, lines }: SourcePlace,
  { answers, isReported, kind }: ExplainedPlace,
  { colours, language }: Terminal,
): Shown {
  const { also, gate, isNotReported, isReported: reported } = TEXTS[language];
  const [first] = answers;
  const heading = (isReported ? reported : isNotReported)[kind];
  const at = `${name}:${String(first.line)}:${String(first.column)}`;
  const describe = (answer: ExplainedAnswer, index: number): Shown =>
    join(
      [
        ...(index === 0 ? [] : [own(also)]),
        ...(index > 0 && answer.range.join() === first.range.join() ? [] : [drawFrame(lines, answer, colours)]),
        show(answer.message),
        paint(colours.dim, gate(answer.question)),
      ],
      "\n",
    );
  return join(
    [say`${paint(colours.underline, at)}  ${paint(colours.bold, heading)}`, ...answers.map(describe)],
    "\n\n",
  );
}

/** Returns the answers as JSON that ends with a line end, of the shape that schemas/explain.schema.json describes. */
export function formatJson({ name, line }: SourcePlace, { here }: Explained): Shown {
  const places = here.map(({ answers, isReported, kind }) => ({
    what: kind,
    reported: isReported,
    answers: answers.map((answer) => ({
      question: answer.gate,
      asks: answer.question,
      reason: answer.kind,
      message: answer.message,
      line: answer.line,
      column: answer.column,
      endLine: answer.endLine,
      endColumn: answer.endColumn,
    })),
  }));
  return showJson(`${JSON.stringify({ version: 1, file: name, line, places }, null, 2)}\n`);
}
