// The figures of a benchmark's rows as words, the same on a terminal and in the report.
import { getRatio, reachesGoal, type Row } from "./benchmark.ts";

/** So many digits that count, and no exponent. */
function formatNumber(value: number, digits = 3): string {
  if (!Number.isFinite(value)) return "–";
  return Number(value.toPrecision(digits)).toLocaleString("en", { maximumFractionDigits: 6 });
}

export const formatFigure = (value: number, unit: Row["unit"]): string => `${formatNumber(value)} ${unit}`;

/** One digit more than a goal has: what is missed by a little does not look reached. */
export const formatRatio = (ratio: number): string => formatNumber(ratio, 4);

/** What is wanted of a row; nothing where that is nothing. */
export function formatGoal(row: Row): string {
  const { leastRatio, most } = row.goal ?? {};
  return [
    ...(leastRatio === undefined ? [] : [`ratio ≥ ${formatNumber(leastRatio)}`]),
    ...(most === undefined ? [] : [`ours ≤ ${formatFigure(most, row.unit)}`]),
  ].join(", ");
}

/** Name, ours, the rival, the rival's, the ratio, and the goal. */
export const formatRow = (row: Row): string[] => [
  row.name,
  formatFigure(row.ours, row.unit),
  row.rival,
  formatFigure(row.theirs, row.unit),
  formatRatio(getRatio(row)),
  row.goal === undefined ? "" : `${formatGoal(row)}: ${reachesGoal(row) ? "reached" : "MISSED"}`,
];

export const ROW_HEADING: readonly string[] = ["what", "ours", "rival", "the rival's", "ratio", "goal"];

/** A table in columns for a terminal: the columns whose heading is named are aligned to the left. */
export function alignColumns(table: readonly (readonly string[])[], left: readonly string[] = []): string {
  const [heading = []] = table;
  const widths: number[] = [];
  for (const row of table) row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)));
  const align = (cell: string, column: number): string =>
    left.includes(heading[column] ?? "") ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return table.map((row) => row.map(align).join("  ").trimEnd()).join("\n");
}
