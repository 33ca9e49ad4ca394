// A scan's report for programs, of the shape that schemas/scan.schema.json describes.
import { showJson, type Shown } from "../foreign-text.ts";
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
  return showJson(`${JSON.stringify({ version: 2, scanned, fixed, findings, skipped }, null, 2)}\n`);
}
