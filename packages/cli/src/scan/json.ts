// A scan's report for programs.
import { showJson, type Shown } from "../foreign-text.ts";
import type { ScanJson } from "./report-schema.ts";
import type { ScanReport } from "./scan.ts";

/** Returns the report as JSON that ends with a line end. */
export function formatJson({ files, fixed, scanned, skipped }: ScanReport): Shown {
  const findings = files.flatMap(({ file, findings }) =>
    findings.map(({ line, column, endLine, endColumn, ruleId, messageId, message, fix, suggestions }) => ({
      file,
      line,
      column,
      endLine,
      endColumn,
      rule: ruleId,
      kind: messageId,
      message,
      fix: fix === undefined ? null : { edits: fix.edits },
      suggestions: suggestions.map(({ title, edits }) => ({ says: title, edits })),
    })),
  );
  const report: ScanJson = { version: 2, scanned, fixed, findings, skipped };
  return showJson(`${JSON.stringify(report, null, 2)}\n`);
}
