// A scan's report for programs.
import { showJson, type Shown } from "../foreign-text.ts";
import { tellUnfixed } from "../unfixed-lines.ts";
import type { ScanJson } from "./report-schema.ts";
import type { ScanReport } from "./scan.ts";

/** Returns the report as JSON that ends with a line end. */
export function formatJson({ files, fixed, repaired, scanned, skipped, unread }: ScanReport): Shown {
  const findings = files.flatMap(({ file, findings }) =>
    findings.map(({ line, column, endLine, endColumn, ruleId, messageId, message, fix, suggestions, unfixed }) => ({
      file,
      line,
      column,
      endLine,
      endColumn,
      rule: ruleId,
      kind: messageId,
      message,
      fix: fix === undefined ? null : { edits: fix.edits },
      unfixed: tellUnfixed(unfixed),
      suggestions: suggestions.map(({ title, edits }) => ({ says: title, edits })),
    })),
  );
  const chosen = repaired.flatMap(({ file, chosen: ways }) =>
    ways.map(({ line, column, title }) => ({ file, line, column, says: title })),
  );
  const report: ScanJson = { version: 2, scanned, fixed: { ...fixed, chosen }, findings, skipped, unread };
  return showJson(`${JSON.stringify(report, null, 2)}\n`);
}
