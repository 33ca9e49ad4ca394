// The command "Why Is Nothing Reported Here?": says why, and selects the very expression that the answer is about.
import { EXPLANATION, type Explanation, type ExplanationParams } from "@fair-shuffle/language-server/protocol";
import { joinSentences } from "@fair-shuffle/language-server/sentences";
import { env, l10n, Range, Selection, TextEditorRevealType, Uri, window, workspace } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { getAskedPlace, type AskedPlace } from "./asked-place.ts";

type Answer = Explanation["answers"][number];

/** Shows what the loop or the sort at a place, by default at the cursor, is told; further answers on request. */
export async function explain(client: BaseLanguageClient, uri: unknown, position: unknown): Promise<void> {
  const place = getAskedPlace(uri, position);
  const explanation = place === undefined ? null : await askWhy(client, place);
  if (place === undefined || explanation === null) {
    void window.showInformationMessage(l10n.t("Put the cursor on a loop or a sort in a file of code."));
    return;
  }
  const next = l10n.t("Next Answer");
  const about = l10n.t("About This Rule");
  for (const [index, answer] of explanation.answers.entries()) {
    await mark(place, answer);
    const isLast = index === explanation.answers.length - 1;
    const sentence = joinSentences([answer.message, answer.question]);
    // Without a button VS Code shows one line, and cuts off the answer.
    const picked = await window.showInformationMessage(sentence, isLast ? about : next);
    if (picked === about) await env.openExternal(Uri.parse(explanation.page));
    if (picked !== next) return;
  }
}

/** Asks what a place is told; null where the server doesn't know the file. */
export function askWhy(
  client: BaseLanguageClient,
  { uri, position }: Pick<AskedPlace, "uri" | "position">,
): Promise<Explanation | null> {
  const { line, character } = position;
  const params: ExplanationParams = { textDocument: { uri: uri.toString() }, position: { line, character } };
  return client.sendRequest<Explanation | null>(EXPLANATION, params);
}

/** A selection goes when somebody clicks elsewhere; what is about the whole file selects nothing. */
async function mark({ uri }: AskedPlace, { range: { start, end } }: Answer): Promise<void> {
  const editor = await window.showTextDocument(await workspace.openTextDocument(uri));
  const range = new Range(start.line, start.character, end.line, end.character);
  editor.selection = new Selection(range.start, range.end);
  editor.revealRange(range, TextEditorRevealType.InCenterIfOutsideViewport);
}
