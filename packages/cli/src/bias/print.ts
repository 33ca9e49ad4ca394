// Prints a bias report: as matrices in a terminal, in plain words, or as JSON.
import { describePositions, describeTask, describeVerdict, getShares, type BiasReport } from "@fair-shuffle/bias/model";
import { join, own, paint, say, show, showLines, type Shown } from "../foreign-text.ts";
import type { Terminal } from "../terminal.ts";
import { formatJson } from "./json.ts";
import { drawMatrices, type Panel } from "./matrix.ts";
import { printReport, type ReportName } from "./published-reports.ts";

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
  terminal.stdout.write(
    published !== undefined && measurement !== undefined && format !== "json"
      ? lines(...printReport(published, measurement).map(own))
      : FORMATS[format](report, terminal),
  );
}

/** Returns the report with its matrix, in the terminal's colours, beside that of a fair shuffle. */
function formatMatrix(report: BiasReport, { colours, stdout }: Terminal): Shown {
  const { exact, measured, cards, code } = report;
  const [name, task] = describeTask(report);
  const shares = exact?.positions ?? (measured && getShares(measured.measurement));
  const measuredFair = exact === undefined ? measured?.fair : undefined;
  const fair: Panel =
    measuredFair === undefined
      ? {
          title: "Fair shuffle",
          inWords: `Fair shuffle: ${(100 / cards).toFixed(2)} everywhere`,
          shares: Array.from({ length: cards }, () => Array.from({ length: cards }, () => 1 / cards)),
        }
      : { title: "Fair shuffle", shares: getShares(measuredFair) };
  const panels =
    shares === undefined ? [] : drawMatrices([{ title: "This shuffle", shares }, fair], stdout.stream.columns, colours);
  const legend = "Rows are positions, columns items; percent. + is more often than fair, - less often.";
  return lines(
    say`${paint(colours.bold, name)}: ${task}`,
    ...describeCode(code).map((line) => paint(colours.dim, line)),
    own(""),
    ...panels.map(own),
    ...(panels.length === 0 ? [] : [paint(colours.dim, legend), own("")]),
    ...describeVerdict(report).map((sentence, index) =>
      index === 0 ? paintVerdict(report, sentence, colours) : show(sentence),
    ),
  );
}

function paintVerdict({ verdict }: BiasReport, sentence: string, { bold, green, red }: Terminal["colours"]): Shown {
  return paint((text) => bold(verdict.kind === "biased" ? red(text) : green(text)), sentence);
}

/** Returns the report in sentences alone, for screen readers and for the record. */
function formatText(report: BiasReport): Shown {
  const [name, task] = describeTask(report);
  return lines(say`${name}: ${task}.`, ...[...describeVerdict(report), ...describePositions(report)].map(show));
}

/** The first lines of the code, as far to the left as they go; the first one stands behind whatever came before it. */
function describeCode(code: string | undefined): readonly Shown[] {
  if (code === undefined) return [];
  const [first = "", ...rest] = code.split(/\r?\n/);
  const indents = rest.filter((line) => line.trim() !== "").map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  const all = [first, ...rest.map((line) => line.slice(indent))].flatMap(showLines).map((line) => say`  ${line}`);
  return all.length > MOST_LINES ? [...all.slice(0, MOST_LINES), own("  …")] : all;
}

const MOST_LINES = 6;

function lines(...all: readonly Shown[]): Shown {
  return say`${join(all, "\n")}\n`;
}
