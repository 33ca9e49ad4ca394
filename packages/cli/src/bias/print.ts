// A bias report for people: as matrices in a terminal, or in plain words.
import type { Terminal } from "../terminal.ts";
import { drawMatrices } from "./matrix.ts";
import { getShares, type BiasReport } from "./report.ts";
import { describePositions, describeTask, describeVerdict } from "./words.ts";

/** Returns the report with its matrix, in the terminal's colours, beside that of a fair shuffle. */
export function formatMatrix(report: BiasReport, { colours, stdout }: Terminal): string {
  const { exact, measured, cards, code } = report;
  const [name, task] = describeTask(report);
  const shares = exact?.positions ?? (measured && getShares(measured.measurement));
  const fair =
    exact === undefined && measured?.fair !== undefined
      ? getShares(measured.fair)
      : Array.from({ length: cards }, () => Array.from({ length: cards }, () => 1 / cards));
  const panels =
    shares === undefined
      ? []
      : drawMatrices(
          [
            { title: "This shuffle", shares },
            { title: "Fair shuffle", shares: fair },
          ],
          stdout.columns,
          colours,
        );
  const legend = "Rows are positions, columns cards; percent. + is more often than fair, - less often.";
  return lines(
    `${colours.bold(name)}: ${task}`,
    ...describeCode(code).map((line) => colours.dim(line)),
    "",
    ...panels,
    ...(panels.length === 0 ? [] : [colours.dim(legend), ""]),
    ...describeVerdict(report).map((sentence, index) =>
      index === 0 ? paintVerdict(report, sentence, colours) : sentence,
    ),
  );
}

function paintVerdict({ verdict }: BiasReport, sentence: string, { bold, green, red }: Terminal["colours"]): string {
  return bold(verdict.kind === "biased" ? red(sentence) : green(sentence));
}

/** Returns the report in sentences alone, for screen readers and for the record. */
export function formatText(report: BiasReport): string {
  const [name, task] = describeTask(report);
  return lines(`${name}: ${task}.`, ...describeVerdict(report), ...describePositions(report));
}

/** The first lines of the code. */
function describeCode(code: string | undefined): readonly string[] {
  if (code === undefined) return [];
  const all = code.split(/\r?\n/);
  const shown = all.slice(0, MOST_LINES).map((line) => `  ${line}`);
  return all.length > MOST_LINES ? [...shown, "  …"] : shown;
}

const MOST_LINES = 6;

const lines = (...all: readonly string[]): string => `${all.join("\n")}\n`;
