// Findings as diagnostics.
import type { Diagnostic, Range } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { JudgedDocument } from "./judge-document.ts";
import { CODE, SOURCE } from "./protocol.ts";
import { getTexts } from "./words/server-texts.ts";

/** Returns what is shown of a document: nothing where its findings are off. */
export function getDiagnostics({ document, sites, severity, language }: JudgedDocument): Diagnostic[] {
  if (severity === undefined) return [];
  return sites.flatMap(({ finding, mark }) =>
    finding === undefined
      ? []
      : [
          {
            range: toRange(document, mark),
            severity,
            code: CODE,
            codeDescription: { href: getTexts(language).hover.docs.address },
            source: SOURCE,
            message: finding.message,
          },
        ],
  );
}

/** A range in UTF-16 code units of the text as lines and columns. */
export function toRange(document: TextDocument, [start, end]: readonly [number, number]): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}
