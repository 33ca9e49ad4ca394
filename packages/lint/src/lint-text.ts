// Lints a text with the rule alone, without any configuration: what the command line shows.
import { findSites, type FoundFinding, type FoundSite } from "./find-sites.ts";
import type { LintOptions } from "./judged-programs.ts";
import { RULE } from "./linter-comments.ts";
import type { Problem } from "./program.ts";

/** What ESLint says of a finding, with the edits of its ways out one by one: two fixes of a file can then both be made. */
export interface LintedFinding
  extends
    Pick<FoundSite, "line" | "column" | "endLine" | "endColumn" | "firstLine" | "lastLine">,
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
  const { finding, line, column, endLine, endColumn, firstLine, lastLine } = site;
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
      firstLine,
      lastLine,
      fix,
      suggestions,
      unfixed,
    },
  ];
}
