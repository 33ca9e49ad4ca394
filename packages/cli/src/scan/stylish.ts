// A scan's report for people: file by file, line by line, as ESLint shows it, with the code itself in a terminal.
import type { Language } from "@fair-shuffle/bias";
import type { ChosenWay, LintedFinding } from "@fair-shuffle/lint";
import { drawFrame } from "../code-frame.ts";
import { join, own, paint, say, show, type Shown } from "../foreign-text.ts";
import { countColumns } from "../terminal-columns.ts";
import { splitLines } from "../source-text.ts";
import type { Terminal } from "../terminal.ts";
import { listUnfixed } from "../unfixed-lines.ts";
import { wrapSentence } from "../wrapped-sentence.ts";
import type { SkippedFile } from "./scan-file.ts";
import type { ScannedFile, ScanReport } from "./scan.ts";
import { listWays, summarize, tellUnread, tellWritten } from "./summary.ts";
import { TEXTS } from "../words/scan-texts.ts";

export interface Look extends Pick<Terminal, "colours" | "language"> {
  /** Whether the code stands under each finding. */
  readonly hasFrames: boolean;
  /** Of the terminal that shows the report; undefined where it goes elsewhere. */
  readonly width?: number | undefined;
}

/** Returns the report as text that ends with a line end. */
export function formatStylish(report: ScanReport, look: Look): Shown {
  const { files, fixed, repaired, scanned, skipped } = report;
  const listsAll = scanned === 0 && skipped.length > 0;
  const texts = TEXTS[look.language];
  const parts = files.map((file) => describeFile(file, look));
  if (fixed.findings > 0) parts.push(paint(look.colours.green, `✔ ${texts.fixed(fixed.findings, fixed.files)}`));
  const chosen = repaired.flatMap(({ file, chosen }) => chosen.map((way) => ({ file, ...way })));
  if (chosen.length > 0) parts.push(describeChosen(chosen, look));
  if (!listsAll) parts.push(describeSummary(report, look));
  const unread = tellUnread(report, look.language);
  if (unread !== undefined) parts.push(wrapSentence(show(unread), { width: look.width, style: look.colours.yellow }));
  if (skipped.length > 0) parts.push(describeSkipped(skipped, listsAll ? texts.noneJudgedOf : texts.notJudged, look));
  const written = tellWritten(report, look.language);
  if (written.length > 0)
    parts.push(
      join(
        written.map((sentence) => wrapSentence(own(sentence), { width: look.width })),
        "\n",
      ),
    );
  return say`${join(parts, "\n\n")}\n`;
}

function describeFile({ file, text, findings }: ScannedFile, look: Look): Shown {
  const places = findings.map(({ line, column }) => `${String(line)}:${String(column)}`);
  const width = Math.max(...places.map(({ length }) => length));
  const lines = splitLines(text);
  const described = findings.map((finding, index) =>
    join(describeFinding(finding, (places[index] ?? "").padStart(width), lines, look), "\n"),
  );
  return join([paint(look.colours.underline, file), ...described], look.hasFrames ? "\n\n" : "\n");
}

function describeFinding(
  finding: LintedFinding,
  place: string,
  lines: readonly string[],
  { colours, hasFrames, language, width }: Look,
): readonly Shown[] {
  const { message, ruleId } = finding;
  const { severity } = TEXTS[language];
  const { bold, dim, red } = colours;
  const indent = place.length + 4;
  const told = wrapSentence(show(message), {
    width,
    indent: indent + countColumns(severity) + 2,
    style: bold,
    behind: { text: ruleId, style: dim },
  });
  return [
    say`  ${paint(dim, place)}  ${paint(red, severity)}  ${told}`,
    ...(hasFrames ? [drawFrame(lines, finding, { colours, width, indent: "    " })] : []),
    ...listUnfixed(finding.unfixed).map(
      (way) => say`${own(" ".repeat(indent))}${wrapSentence(show(way), { width, indent })}`,
    ),
  ];
}

/** What a suggestion assumes, if anything, nobody but the user can check. */
export function describeChosen(
  chosen: readonly (ChosenWay & Pick<SkippedFile, "file">)[],
  { colours: { yellow }, language, width }: Look,
): Shown {
  const lines = chosen.map(
    ({ file, line, column, title }) =>
      say`  ${wrapSentence(say`${`${file}:${line}:${column}`}${own(TEXTS[language].colon)}${show(title)}`, { width, indent: 2 })}`,
  );
  return join([paint(yellow, tellChosen(chosen, language)), ...lines], "\n");
}

/** Returns the heading above what was done by suggestions. */
export function tellChosen(chosen: readonly Pick<ChosenWay, "isAssuming">[], language: Language): string {
  const { chosen: plain, chosenAssuming } = TEXTS[language];
  return chosen.some(({ isAssuming }) => isAssuming) ? chosenAssuming : plain;
}

function describeSummary(report: ScanReport, { colours, language, width }: Look): Shown {
  const { bold, green, red, yellow } = colours;
  const summary = summarize(report, language);
  if (report.scanned === 0) return paint(yellow, summary);
  if (report.files.length === 0) return report.unread.length === 0 ? paint(green, `✔ ${summary}`) : own(summary);
  const lines = [summary, ...listWays(report, language)].map(
    (line, index) => say`${own(index === 0 ? "✖ " : "  ")}${wrapSentence(own(line), { width, indent: 2 })}`,
  );
  return paint((text) => bold(red(text)), join(lines, "\n"));
}

function describeSkipped(
  skipped: readonly SkippedFile[],
  heading: string,
  { colours: { dim, yellow }, language, width }: Look,
): Shown {
  const lines = skipped.map(
    (one) => say`  ${wrapSentence(describeSkippedFile(one, language), { width, indent: 2, style: dim })}`,
  );
  return join([paint(yellow, heading), ...lines], "\n");
}

/** Returns "src/cards.ts:3:7: syntax error: Expression expected." */
export function describeSkippedFile(skipped: SkippedFile, language: Language): Shown {
  const { reason, message } = skipped;
  return show(TEXTS[language].skipped(describePlace(skipped), reason, message));
}

/** Returns "src/cards.ts:3:7". */
export function describePlace({ file, line, column }: SkippedFile): string {
  return line === undefined ? file : `${file}:${String(line)}:${String(column ?? 1)}`;
}
