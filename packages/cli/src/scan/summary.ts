// What a scan comes to, in sentences: the same in every format for people.
import type { Language } from "@fair-shuffle/bias";
import { describeWhyWritten } from "@fair-shuffle/lint";
import { TEXTS } from "../words/scan-texts.ts";
import type { ScanReport } from "./scan.ts";

/** Returns "2 biased shuffles in 1 file, 3 scanned." */
export function summarize(
  { files, fixed, leftOutBy, scanned, skipped, unread }: ScanReport,
  language: Language,
): string {
  const texts = TEXTS[language];
  if (scanned === 0) return skipped.length > 0 ? texts.noneJudged : texts.noCode(leftOutBy);
  const findings = files.reduce((sum, file) => sum + file.findings.length, 0);
  if (findings > 0) return texts.found(findings, files.length, scanned);
  const isAllRead = unread.length === 0;
  return fixed.findings > 0 ? texts.noneLeft(scanned, isAllRead) : texts.noneFound(scanned, isAllRead);
}

/** Returns of how many findings that are left what can be done: each way in a sentence. */
export function listWays({ command, files, skipped }: ScanReport, language: Language): readonly string[] {
  const texts = TEXTS[language];
  const findings = files.flatMap((file) => file.findings);
  const unwritten = new Set(skipped.filter(({ reason }) => reason === "unwritable").map(({ file }) => file));
  const fixable = files
    .filter(({ file }) => !unwritten.has(file))
    .flatMap((file) => file.findings)
    .filter(({ fix }) => fix !== undefined).length;
  const undecided = findings.filter(({ fix, suggestions }) => fix === undefined && suggestions.length > 0);
  const hasChoice = undecided.some(({ suggestions }) => suggestions.length > 1);
  const unfixable = findings.filter(({ fix, suggestions }) => fix === undefined && suggestions.length === 0).length;
  return [
    ...(fixable === 0 ? [] : [texts.fixable(fixable)]),
    ...(undecided.length === 0 ? [] : [texts.undecided(undecided.length, hasChoice, command)]),
    ...(unfixable === 0 ? [] : [texts.unfixable(unfixable)]),
  ];
}

/** Returns why fixes wrote a function into files, or would, instead of importing it: a sentence for each reason. */
export function tellWritten(
  { written }: ScanReport,
  language: Language,
  { isDry = false }: { readonly isDry?: boolean } = {},
): readonly string[] {
  return [...new Set(written.map(({ why }) => why))].flatMap((reason) => {
    const [first, ...others] = written.filter(({ why }) => why === reason);
    if (first === undefined) return [];
    const clause = describeWhyWritten(first, language);
    return [TEXTS[language].helperWritten(1 + others.length, clause, reason, isDry)];
  });
}

/** So many places of code that was not read are named; the others are counted. */
const MOST_PLACES = 3;

/** Returns a sentence on code that may hold a shuffle and was not read; undefined where all was. `quote` makes code of a place, and of a command. */
export function tellUnread(
  { command, unread }: Pick<ScanReport, "command" | "unread">,
  language: Language,
  quote = (code: string): string => (code.includes(" ") ? `\`${code}\`` : code),
): string | undefined {
  const places = unread.map(({ file, line }) => `${file}:${String(line)}`);
  const [first] = places;
  if (first === undefined) return undefined;
  const named = places.slice(0, MOST_PLACES);
  return TEXTS[language].unread(named.map(quote), places.length - named.length, quote(`${command} explain ${first}`));
}
