// The reports in installed packages that a person has read, each with the reason why it is right.
import { readFileSync } from "node:fs";

export interface FoundReport {
  /** As in "eslint@10.15.0". */
  readonly package: string;
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

interface KnownReport {
  readonly report: FoundReport;
  /** One sentence. */
  readonly why: string;
}

const FILE = new URL("reports.json", import.meta.url);

/** Reads reports.json, in the order of its packages, files and lines; throws an Error where an entry is incomplete. */
export function readKnownReports(): KnownReport[] {
  const entries: unknown = JSON.parse(readFileSync(FILE, "utf8"));
  if (!Array.isArray(entries)) throw new Error("reports.json must hold a list.");
  return entries.map((entry: unknown, index) => {
    if (!isEntry(entry)) {
      throw new Error(
        `reports.json, entry ${String(index)}: needs package, file, line, message, and in "why" the reason as a sentence.`,
      );
    }
    const { why, ...report } = entry;
    return { report, why };
  });
}

function isEntry(entry: unknown): entry is FoundReport & { readonly why: string } {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "package" in entry &&
    typeof entry.package === "string" &&
    "file" in entry &&
    typeof entry.file === "string" &&
    "line" in entry &&
    typeof entry.line === "number" &&
    "message" in entry &&
    typeof entry.message === "string" &&
    "why" in entry &&
    typeof entry.why === "string" &&
    /^\S+ \S.*\.$/.test(entry.why)
  );
}
