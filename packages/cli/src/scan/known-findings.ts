// By what a finding is known again in the next report, and where people read why it is one.
import { createHash } from "node:crypto";
import type { Language } from "@fair-shuffle/bias";
import plugin from "eslint-plugin-fair-shuffle";
import type { LintedFinding } from "@fair-shuffle/lint";
import { splitLines } from "../source-text.ts";
import type { ScannedFile } from "./scan.ts";

export const RULE_ID = "fair-shuffle/no-biased-shuffle";

export const HOME = "https://github.com/fair-shuffle/fair-shuffle";

/** The rule's page. */
export const RULE_PAGES: Readonly<Record<Language, string>> = {
  en: plugin.rules["no-biased-shuffle"].meta.docs?.url ?? HOME,
  "zh-cn": `${HOME}/blob/main/docs/zh/rule.md`,
};

export interface KnownFinding {
  readonly finding: LintedFinding;
  /** 32 hexadecimal digits, of the file's name and the code's line: a line above it changes none of them. */
  readonly fingerprint: string;
}

/** Returns the findings of a file with what they are known by. */
export function getKnownFindings({ file, text, findings }: ScannedFile): readonly KnownFinding[] {
  const seen = new Map<string, number>();
  const lines = splitLines(text);
  return findings.map((finding) => {
    const code = lines[finding.line - 1]?.trim() ?? "";
    // Findings in equal lines are told apart by their order.
    const nth = seen.get(code) ?? 0;
    seen.set(code, nth + 1);
    return { finding, fingerprint: getFingerprint([RULE_ID, file, code, String(nth)]) };
  });
}

function getFingerprint(parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 32);
}
