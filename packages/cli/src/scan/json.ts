// A scan's report for programs, of the shape that schemas/scan.schema.json describes.
import type { ScanReport } from "./scan.ts";

/** Returns the report as JSON that ends with a line end. */
export function formatJson({ files, fixed, scanned, skipped }: ScanReport): string {
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
      fix: fix === undefined ? null : { range: fix.range, text: fix.text },
      suggestions: (suggestions ?? []).map(({ desc, fix: edit }) => ({
        says: desc,
        range: edit.range,
        text: edit.text,
      })),
    })),
  );
  return `${JSON.stringify({ version: 1, scanned, fixed, findings, skipped }, null, 2)}\n`;
}
