// A scan's report for people: file by file, line by line, as ESLint shows it.
import type { Ansis } from "ansis";
import { join, own, paint, say, type Shown } from "../foreign-text.ts";
import { count } from "../terminal.ts";
import type { ScannedFile, ScanReport, SkippedFile } from "./scan.ts";

/** Returns the report as text that ends with a line end. */
export function formatStylish({ files, fixed, copies, scanned, skipped }: ScanReport, colours: Ansis): Shown {
  const parts = files.map((file) => describeFile(file, colours));
  const summary = describeSummary(files, scanned, colours);
  if (fixed.findings > 0) {
    const what = `✔ ${count(fixed.findings, "biased shuffle")} fixed in ${count(fixed.files, "file")}.`;
    parts.push(paint(colours.green, what));
  }
  parts.push(summary);
  if (skipped.length > 0) parts.push(describeSkipped(skipped, colours));
  if (copies > 1) parts.push(describeCopies(copies));
  return say`${join(parts, "\n\n")}\n`;
}

function describeCopies(copies: number): Shown {
  return say`The same function was written into ${count(copies, "file")}: after \`npm i fair-shuffle\`, fixes import it instead.`;
}

function describeFile({ file, findings }: ScannedFile, { bold, dim, red, underline }: Ansis): Shown {
  const places = findings.map(({ line, column }) => `${String(line)}:${String(column)}`);
  const width = Math.max(...places.map(({ length }) => length));
  const lines = findings.map(({ message, ruleId }, index) => {
    const place = (places[index] ?? "").padStart(width);
    return say`  ${paint(dim, place)}  ${paint(red, "error")}  ${paint(bold, message)}  ${paint(dim, ruleId)}`;
  });
  return join([paint(underline, file), ...lines], "\n");
}

function describeSummary(files: readonly ScannedFile[], scanned: number, { bold, green, red }: Ansis): Shown {
  const findings = files.flatMap((file) => file.findings);
  const summary = summarize({ files, scanned });
  if (findings.length === 0) return paint(green, `✔ ${summary}`);
  const fixable = findings.filter(({ fix }) => fix !== undefined).length;
  const suggested = findings.filter(({ fix, suggestions }) => fix === undefined && suggestions.length > 0).length;
  const ways = [
    ...(fixable === 0 ? [] : [`${String(fixable)} can be fixed with \`--fix\`.`]),
    ...(suggested === 0 ? [] : [`${String(suggested)} ${suggested === 1 ? "wants" : "want"} a decision: ${WHERE}.`]),
  ];
  const lines = [`✖ ${summary}`, ...ways.map((way) => `  ${way}`)];
  return paint((text) => bold(red(text)), own(lines.join("\n")));
}

/** Where people see what a fix would be that is only suggested. */
const WHERE = "see what is suggested with `--format html -o biased.html`, or in an editor";

/** Returns "2 biased shuffles in 1 file, 3 scanned." */
export function summarize({ files, scanned }: Pick<ScanReport, "files" | "scanned">): string {
  const findings = files.reduce((sum, file) => sum + file.findings.length, 0);
  if (findings === 0) return `No biased shuffle in ${count(scanned, "file")}.`;
  return `${count(findings, "biased shuffle")} in ${count(files.length, "file")}, ${scanned.toLocaleString("en-US")} scanned.`;
}

function describeSkipped(skipped: readonly SkippedFile[], { dim, yellow }: Ansis): Shown {
  const lines = skipped.map((one) => paint(dim, say`  ${describeSkippedFile(one)}`));
  return join([paint(yellow, "Not judged, or not fixed:"), ...lines], "\n");
}

/** Returns "src/cards.ts:3:7: syntax error: Expression expected." */
export function describeSkippedFile({ file, line, column, reason, message }: SkippedFile): Shown {
  const place = line === undefined ? file : `${file}:${String(line)}:${String(column ?? 1)}`;
  return say`${place}: ${REASONS[reason]}: ${message.replace(/\.$/, "")}.`;
}

/** What a file was not judged for. */
export const REASONS: Readonly<Record<SkippedFile["reason"], string>> = {
  binary: "binary",
  crash: "judging it failed, please report this",
  huge: "too large",
  minified: "minified",
  syntax: "syntax error",
  unreadable: "unreadable",
  unwritable: "not fixed",
};
