// The lenses of a document while it can't be read: those of its last text that could be, moved along with the edits. Lines that go while somebody types, and come again, would move the text under the cursor.
import type { CodeLens } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { getCodeLenses } from "./code-lenses.ts";
import type { JudgedDocument } from "./judge-document.ts";
import { findCommon } from "./text-change.ts";
import type { Texts } from "./words/server-texts.ts";

/** Returns what has to be kept of a text for that: nothing that holds its tree. */
export const keepForLenses = (judged: JudgedDocument): JudgedDocument => ({
  ...judged,
  explain: undefined,
  sites: judged.sites.map((site) => ({ ...site, finding: undefined })),
});

/** Returns the lenses that stand where nothing was changed since a text was judged. */
export function getKeptLenses(judged: JudgedDocument, document: TextDocument, texts: Texts): CodeLens[] {
  const move = makeMove(judged.document.getText(), document.getText());
  const sites = judged.sites.flatMap((site) => {
    const [start, end] = [move(site.mark[0]), move(site.mark[1])];
    return start === undefined || end === undefined ? [] : [{ ...site, mark: [start, end] as const }];
  });
  return getCodeLenses({ ...judged, document, sites }, texts);
}

/** Returns what tells where a place of one text is in another one; undefined for a place in what was changed. */
function makeMove(before: string, after: string): (place: number) => number | undefined {
  const { start, end } = findCommon(before, after);
  return (place) => {
    if (place <= start) return place;
    return place >= before.length - end ? place + after.length - before.length : undefined;
  };
}
