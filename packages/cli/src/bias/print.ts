// Prints a bias report: as matrices in a terminal, in plain words, or as JSON.
import {
  describePositions,
  describeTask,
  describeVerdict,
  getCodeLines,
  getFairMatrix,
  getFairShare,
  getNamedCell,
  getShares,
  type BiasReport,
} from "@fair-shuffle/bias/model";
import { countShown, join, own, paint, say, show, showLines, type Shown } from "../foreign-text.ts";
import type { Terminal } from "../terminal.ts";
import { formatJson } from "./json.ts";
import { drawMatrices, type Panel } from "./matrix.ts";
import { printReport, type ReportName } from "./published-reports.ts";
import { TEXTS } from "../words/bias-texts.ts";
import { getWidth, wrapSentence, writeSentence } from "../wrapped-sentence.ts";

export const FORMATS = {
  matrix: formatMatrix,
  text: formatText,
  json: formatJson,
} as const;

export type FormatName = keyof typeof FORMATS;

/** Writes a report as it was asked for: in a format, or as one of the published reports. */
export function writeReport(
  report: BiasReport,
  { format, report: published }: { readonly format: FormatName; readonly report?: ReportName },
  terminal: Terminal,
): void {
  const { measurement } = report.measured ?? {};
  const { language, stdout } = terminal;
  if (published === undefined || measurement === undefined || format === "json") {
    stdout.write(FORMATS[format](report, terminal));
    return;
  }
  const [heading = "", ...table] = printReport(published, measurement, language, report.compared?.leftOut);
  // What was published is the table.
  writeSentence(stdout, own(heading));
  stdout.write(lines(...table.map(own)));
}

/** Returns the report with its matrix, in the terminal's colours, beside that of a fair shuffle. */
function formatMatrix(report: BiasReport, { colours, language, stdout }: Terminal): Shown {
  const width = getWidth(stdout);
  const texts = TEXTS[language];
  const { exact, measured, cards, code, compared = { cards } } = report;
  const [name, task] = describeTask(report, language);
  const named = getNamedCell(report);
  const shares = exact?.positions ?? (measured && getShares(measured.measurement));
  const measuredFair = exact === undefined ? measured?.fair : undefined;
  const fair: Panel =
    measuredFair === undefined
      ? {
          title: texts.fairShuffle,
          inWords: texts.fairInWords((100 * getFairShare(compared)).toFixed(2), compared.leftOut !== undefined),
          shares: getFairMatrix(compared),
          compared: { cards, leftOut: compared.leftOut },
        }
      : { title: texts.fairShuffle, shares: getShares(measuredFair) };
  const panels =
    shares === undefined
      ? []
      : drawMatrices(
          [
            {
              title: texts.thisShuffle,
              shares,
              compared,
              ...(named === undefined ? {} : { named }),
            },
            fair,
          ],
          width,
          colours,
          texts.takenTogether,
        );
  return lines(
    say`${paint(colours.bold, name)}${wrapSentence(own(texts.heading("", task)), { width, taken: countShown(show(name)) })}`,
    ...describeCode(code).map((line) => paint(colours.dim, line)),
    own(""),
    ...panels.map(own),
    ...(panels.length === 0 ? [] : [wrapSentence(own(texts.legend), { width, style: colours.dim }), own("")]),
    ...describeVerdict(report, language).map((sentence, index) =>
      wrapSentence(show(sentence), { width, ...(index === 0 ? { style: getStyle(report, colours) } : {}) }),
    ),
  );
}

function getStyle({ verdict }: BiasReport, { bold, green, red }: Terminal["colours"]): (text: string) => string {
  return (text) => bold(verdict.kind === "biased" ? red(text) : green(text));
}

/** Returns the report in sentences alone, for screen readers and for the record. */
function formatText(report: BiasReport, { language }: Terminal): Shown {
  const texts = TEXTS[language];
  const [name, task] = describeTask(report, language);
  return lines(
    show(texts.sentence(texts.heading(name, task))),
    ...[...describeVerdict(report, language), ...describePositions(report, language)].map(show),
  );
}

/** The first lines of the code. */
function describeCode(code: string | undefined): readonly Shown[] {
  if (code === undefined) return [];
  const all = getCodeLines(code)
    .flatMap(showLines)
    .map((line) => say`  ${line}`);
  return all.length > MOST_LINES ? [...all.slice(0, MOST_LINES), own("  …")] : all;
}

const MOST_LINES = 6;

function lines(...all: readonly Shown[]): Shown {
  return say`${join(all, "\n")}\n`;
}
