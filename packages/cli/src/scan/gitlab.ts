// A scan's report for GitLab: a Code Quality report, as https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format describes it.
import { showJson, type Shown } from "../foreign-text.ts";
import { getKnownFindings, RULE_ID } from "./known-findings.ts";
import type { ScanReport } from "./scan.ts";

interface CodeQualityIssue {
  readonly description: string;
  readonly check_name: string;
  /** GitLab takes issues with the same one for one issue. */
  readonly fingerprint: string;
  readonly severity: "info" | "minor" | "major" | "critical" | "blocker";
  readonly location: {
    /** Relative to the root of the repository, with no `./` before it. */
    readonly path: string;
    readonly lines: { readonly begin: number; readonly end: number };
  };
}

/** Returns the report as a JSON array that ends with a line end. */
export function formatGitLab({ files }: ScanReport): Shown {
  const issues = files.flatMap((file) =>
    getKnownFindings(file).map(({ finding, fingerprint }): CodeQualityIssue => ({
      description: finding.message + finding.unfixed.behind,
      check_name: RULE_ID,
      fingerprint,
      severity: "major",
      location: { path: file.file, lines: { begin: finding.line, end: finding.endLine } },
    })),
  );
  return showJson(`${JSON.stringify(issues, null, 2)}\n`);
}
