// The command "Fix All Biased Shuffles in File".
import { FIX_ALL_KIND } from "@fair-shuffle/language-server/protocol";
import { commands, l10n, Position, window, workspace } from "vscode";
import { CodeAction, CodeActionRequest, type BaseLanguageClient } from "vscode-languageclient";
import { askWhy } from "./explain.ts";

/** Applies every fix of the file at hand, or of the only one that is to be seen, as beside the walkthrough; says so where there is none. */
export async function fixAll(client: BaseLanguageClient): Promise<void> {
  const [first, ...others] = window.visibleTextEditors;
  const { document } = window.activeTextEditor ?? (others.length === 0 ? first : undefined) ?? {};
  if (document === undefined) {
    void window.showInformationMessage(l10n.t("Open the file whose shuffles shall be fixed."));
    return;
  }
  const range = { start: { line: 0, character: 0 }, end: { line: document.lineCount, character: 0 } };
  const answer = await client.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: document.uri.toString() },
    range,
    context: { diagnostics: [], only: [FIX_ALL_KIND] },
  });
  const action = answer?.find((item) => CodeAction.is(item));
  const edit =
    action?.edit === undefined ? undefined : await client.protocol2CodeConverter.asWorkspaceEdit(action.edit);
  if (action === undefined || edit === undefined || edit.size === 0) {
    const why = await askWhy(client, { uri: document.uri, position: new Position(0, 0) });
    void window.showInformationMessage(
      why !== null && why.status.state !== "active"
        ? why.status.reason
        : l10n.t("No biased shuffle here can be fixed without a decision."),
    );
    return;
  }
  const isApplied = await workspace.applyEdit(edit);
  // The walkthrough's step is done by that, and not by the click alone.
  if (isApplied) await commands.executeCommand("setContext", "fairShuffle.isFileFixed", true);
  if (isApplied && action.command !== undefined) {
    const args: readonly unknown[] = action.command.arguments ?? [];
    await commands.executeCommand(action.command.command, ...args);
  }
}
