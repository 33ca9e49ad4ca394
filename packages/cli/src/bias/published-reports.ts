// The reports of the write-ups that this project reimplements, printed as they were: rows, columns and digits are theirs.
import { getYardsticks, type Language, type Measurement } from "@fair-shuffle/bias";
import { tellNumber } from "@fair-shuffle/bias/model";
import { TEXTS } from "../words/bias-texts.ts";

type Texts = (typeof TEXTS)[Language];

export type ReportName = "positions" | "counts" | "sums";

/** What each write-up ran, where nothing else is asked for. */
export const PUBLISHED: Readonly<Record<ReportName, { readonly cards: number; readonly trials: number }>> = {
  positions: { cards: 13, trials: 10_000_000 },
  counts: { cards: 10, trials: 1_000 },
  sums: { cards: 10, trials: 1_000_000 },
};

/** Returns the lines of a report; the first one begins with how many cards and shuffles it is made of. */
export function printReport(name: ReportName, measurement: Measurement, language: Language): readonly string[] {
  const texts = TEXTS[language];
  const { cards, trials } = measurement;
  const [heading = "", ...table] = PRINT[name](measurement, texts);
  return [texts.reportHeading(cards, tellNumber(trials), heading), ...table];
}

const PRINT: Readonly<Record<ReportName, (measurement: Measurement, texts: Texts) => readonly string[]>> = {
  positions: printPositions,
  counts: printCounts,
  sums: printSums,
};

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** Thirteen cards are a suit, any other number is numbered from 0, as the sums count them. */
function getNames(cards: number): readonly string[] {
  return cards === RANKS.length ? RANKS : Array.from({ length: cards }, (_, card) => String(card));
}

function printPositions({ cards, trials, counts }: Measurement, { positionsHeading }: Texts): readonly string[] {
  const names = getNames(cards);
  const rows = counts.map((row, position) => [
    String(position + 1),
    ...row.map((count) => ((100 * count) / trials).toFixed(2)),
  ]);
  return [positionsHeading((100 / cards).toFixed(2)), ...align([["", ...names], ...rows])];
}

function printCounts({ cards, trials, counts }: Measurement, texts: Texts): readonly string[] {
  const names = getNames(cards);
  const rows = names.map((name, card) => [name, ...counts.map((row) => String(row[card] ?? 0))]);
  const { variance, largestDeviation } = getYardsticks(counts, trials);
  return [
    texts.countsHeading(String(Number((trials / cards).toFixed(2)))),
    ...align([["", ...counts.map((_, position) => String(position + 1))], ...rows]),
    "",
    texts.variance(variance.toFixed(2)),
    texts.largestDeviation((100 * largestDeviation).toFixed(2)),
  ];
}

function printSums({ cards, trials, counts }: Measurement, { sumsHeading, sumsColumns }: Texts): readonly string[] {
  const { sums } = getYardsticks(counts, trials);
  const mean = ((cards - 1) / 2) * trials;
  const rows = sums.map((sum, position) => [String(position + 1), String(sum), (sum / trials).toFixed(3)]);
  return [sumsHeading(cards - 1, String(mean)), ...align([["", ...sumsColumns], ...rows])];
}

/** Returns a table's lines, its columns to the right. */
function align(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join("  "));
}
