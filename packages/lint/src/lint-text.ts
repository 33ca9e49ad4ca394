// Lints a text with the rule alone, without any configuration, and fixes it: what the command line shows.
import { mergeEdits } from "@fair-shuffle/recognise";
import { findSites, type FoundFinding, type FoundSite } from "./find-sites.ts";
import type { LintOptions } from "./judged-programs.ts";
import { RULE } from "./linter-comments.ts";
import type { Problem } from "./program.ts";

/** What ESLint says of a finding, with the edits of its ways out one by one: two fixes of a file can then both be made. */
export interface LintedFinding
  extends
    Pick<FoundSite, "line" | "column" | "endLine" | "endColumn">,
    Pick<FoundFinding, "messageId" | "message" | "fix" | "suggestions" | "unfixed"> {
  readonly ruleId: typeof RULE;
  readonly severity: 2;
}

export interface Linted {
  /** By place. Ranges of edits are UTF-16 code units of the text. */
  readonly findings: readonly LintedFinding[];
  readonly problems: readonly Problem[];
}

/**
 * Returns what the rule finds in a text (without a byte order mark), as ESLint would say it. The file's name says what language it is in; an absolute one lets
 * the fixes ask the nearest package.json. ESLint's comments in the text count as they do in ESLint. Never throws.
 */
export async function lintText(text: string, filename: string, options: LintOptions = {}): Promise<Linted> {
  const { sites, problems } = await findSites(text, filename, options);
  return { findings: sites.flatMap(toMessage), problems };
}

function toMessage(site: FoundSite): LintedFinding[] {
  const { finding, line, column, endLine, endColumn } = site;
  if (finding === undefined) return [];
  // What the last finding says depends on whether there was time for all fixes.
  const { fix, suggestions, unfixed } = finding;
  const { messageId, message } = finding;
  return [
    {
      ruleId: RULE,
      severity: 2,
      messageId,
      message,
      line,
      column,
      endLine,
      endColumn,
      fix,
      suggestions,
      unfixed,
    },
  ];
}

export interface Fixed {
  readonly text: string;
  /** How many findings were fixed. */
  readonly count: number;
  /** What is found in the fixed text. */
  readonly left: Linted;
}

/** As many as ESLint makes. */
const MOST_PASSES = 10;

/** Returns a text with all fixes made that can be made, each as a whole or not at all; the text as it was if the outcome could not be parsed. */
export async function fixText(text: string, filename: string, options: LintOptions = {}): Promise<Fixed> {
  const first = await lintText(text, filename, options);
  let fixed: Fixed = { text, count: 0, left: first };
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const applied = applyFixes(fixed.text, fixed.left.findings);
    if (applied.count === 0) return fixed;
    const left = await lintText(applied.text, filename, options);
    if (left.problems.length > first.problems.length) return { text, count: 0, left: first };
    fixed = { text: applied.text, count: fixed.count + applied.count, left };
  }
  return fixed;
}

/** Applies the fixes as ESLint does: each merged to one edit, and of those that touch each other the first. */
function applyFixes(
  text: string,
  findings: readonly LintedFinding[],
): { readonly text: string; readonly count: number } {
  const fixes = findings
    .flatMap(({ fix }) => (fix === undefined ? [] : [mergeEdits(text, fix.edits, fix.held)]))
    .sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
  let done = "";
  let end = 0;
  let count = 0;
  for (const { range, text: replacement } of fixes) {
    // Two insertions at one place touch each other too.
    if (count > 0 && range[0] <= end) continue;
    done += text.slice(end, range[0]) + replacement;
    [, end] = range;
    count++;
  }
  return { text: done + text.slice(end), count };
}
