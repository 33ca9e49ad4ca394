// The report of all benchmarks, report.md: a section with a table for each, which is written by `pnpm bench --write` and read back by the next run.
import { getKey, type Row } from "./benchmark.ts";
import { writeFormatted } from "../formatted.ts";
import { formatRow, ROW_HEADING } from "./figures.ts";

/** Ratios by benchmark, and in it by `getKey` of their row. */
export type KeptRatios = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Measured {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly Row[];
  /** Of which sources, when, and on what, in one sentence. */
  readonly origin: string;
}

const HEAD = `# What the benchmarks measured

\`pnpm bench --write\` writes this file. A ratio is the rival's figure divided by ours, both of the same run: the higher, the better. It holds on
any machine, the figures only on the one that measured them. \`pnpm bench\` prints these ratios beside those of its own run, and
\`pnpm bench:since COMMIT\` compares two commits with each other.
`;

/** Returns the ratios that a report holds. @throws Error at a row without a ratio, which nobody can compare with. */
export function readRatios(report: string): KeptRatios {
  return new Map(
    readSections(report).map(({ name, text }) => {
      const rows = text.split("\n").filter((line) => line.startsWith("|"));
      return [name, new Map(rows.slice(2).map(readRow))];
    }),
  );
}

function readRow(line: string): [key: string, ratio: number] {
  const [name = "", , rival = "", , cell = ""] = line
    .split("|")
    .slice(1, -1)
    .map((text) => text.trim());
  const ratio = Number(cell.replaceAll(",", ""));
  if (cell === "" || !Number.isFinite(ratio)) throw new Error(`This row of the report has no ratio: ${line}`);
  return [getKey({ name, rival }), ratio];
}

/** Returns a report with new sections for what was measured, and the old ones of all other benchmarks, in the order of `names`. */
export async function writeReport(
  report: string,
  measured: readonly Measured[],
  names: readonly string[],
): Promise<string> {
  const sections = new Map(readSections(report).map(({ name, text }) => [name, text]));
  for (const result of measured) sections.set(result.name, writeSection(result));
  const texts = names.flatMap((name) => sections.get(name) ?? []);
  return await writeFormatted("report.md", [HEAD, ...texts].join("\n"));
}

function writeSection({ name, title, rows, origin }: Measured): string {
  const table = [ROW_HEADING, ROW_HEADING.map(() => "---"), ...rows.map(formatRow)];
  for (const cell of table.flat()) {
    if (/[|\n]/.test(cell)) throw new Error(`A cell of the report holds a bar or a line end: ${cell}`);
  }
  return [`## ${name}\n`, `${title}. ${origin}\n`, ...table.map((row) => `| ${row.join(" | ")} |`), ""].join("\n");
}

/** Each section with its heading. */
function readSections(report: string): readonly { readonly name: string; readonly text: string }[] {
  return report
    .split(/^(?=## )/m)
    .filter((text) => text.startsWith("## "))
    .map((text) => ({ name: (text.split("\n")[0] ?? "").slice("## ".length).trim(), text }));
}
