// The reports of the write-ups that this project reimplements, printed as they were: rows, columns and digits are theirs.
import type { Language, Measurement } from "@fair-shuffle/bias";
import { getMoving, getYardsticksAmong, tellNumber } from "@fair-shuffle/bias/model";
import { TEXTS } from "../words/bias-texts.ts";

type Texts = (typeof TEXTS)[Language];

export type ReportName = "positions" | "counts" | "sums";

/** What each write-up ran, where nothing else is asked for. */
export const PUBLISHED: Readonly<Record<ReportName, { readonly cards: number; readonly trials: number }>> = {
  positions: { cards: 13, trials: 10_000_000 },
  counts: { cards: 10, trials: 1_000 },
  sums: { cards: 10, trials: 1_000_000 },
};

/** What a report is made of. */
interface Reported extends Measurement {
  /** The items that the code leaves out, if any: what is fair, and what is told of all items, is of the others. */
  readonly leftOut: readonly number[];
}

/** Returns the lines of a report; the first one begins with how many cards and shuffles it is made of. */
export function printReport(
  name: ReportName,
  measurement: Measurement,
  language: Language,
  leftOut: readonly number[] = [],
): readonly string[] {
  const texts = TEXTS[language];
  const { cards, trials } = measurement;
  const [heading = "", ...table] = PRINT[name]({ ...measurement, leftOut }, texts);
  const names = getNames(cards);
  const left = leftOut.map((card) => names[card] ?? String(card));
  return [
    texts.reportHeading(cards, tellNumber(trials), heading),
    ...table,
    ...(left.length === 0 ? [] : ["", texts.leftOutOfReport(left)]),
  ];
}

const PRINT: Readonly<Record<ReportName, (reported: Reported, texts: Texts) => readonly string[]>> = {
  positions: printPositions,
  counts: printCounts,
  sums: printSums,
};

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** Thirteen cards are a suit, any other number is numbered from 0, as the sums count them. */
function getNames(cards: number): readonly string[] {
  return cards === RANKS.length ? RANKS : Array.from({ length: cards }, (_, card) => String(card));
}

function printPositions({ cards, trials, counts, leftOut }: Reported, { positionsHeading }: Texts): readonly string[] {
  const names = getNames(cards);
  const rows = counts.map((row, position) => [
    String(position + 1),
    ...row.map((count) => ((100 * count) / trials).toFixed(2)),
  ]);
  return [positionsHeading((100 / (cards - leftOut.length)).toFixed(2)), ...align([["", ...names], ...rows])];
}

function printCounts({ cards, trials, counts, leftOut }: Reported, texts: Texts): readonly string[] {
  const names = getNames(cards);
  const rows = names.map((name, card) => [name, ...counts.map((row) => String(row[card] ?? 0))]);
  const { variance, largestDeviation } = getYardsticksAmong(counts, leftOut, trials);
  return [
    texts.countsHeading(String(Number((trials / (cards - leftOut.length)).toFixed(2)))),
    ...align([["", ...counts.map((_, position) => String(position + 1))], ...rows]),
    "",
    texts.variance(variance.toFixed(2)),
    texts.largestDeviation((100 * largestDeviation).toFixed(2)),
  ];
}

function printSums(
  { cards, trials, counts, leftOut }: Reported,
  { sumsHeading, sumsColumns }: Texts,
): readonly string[] {
  const { sums } = getYardsticksAmong(counts, leftOut, trials);
  const moving = getMoving(cards, leftOut);
  const mean = (moving.reduce((sum, card) => sum + card, 0) / moving.length) * trials;
  const rows = sums.map((sum, position) => [String(position + 1), String(sum), (sum / trials).toFixed(3)]);
  return [sumsHeading(cards - 1, String(mean)), ...align([["", ...sumsColumns], ...rows])];
}

/** Returns a table's lines, its columns to the right. */
function align(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  "));
}
