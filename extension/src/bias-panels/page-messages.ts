// What a bias page asks of the editor: to be shown its data, to go to its code, to save a file.
import { readPageMessage, type CodePlace } from "@fair-shuffle/lab";
import { l10n, Selection, Uri, ViewColumn, window, workspace, type LogOutputChannel } from "vscode";
import { post, type Panel, type Panels } from "./panel.ts";
import { readSavedFile } from "./saved-file.ts";

/** What does not come from the page, or makes no sense, is written down and left at that. */
export async function hear(panels: Panels, panel: Panel, message: unknown): Promise<void> {
  const read = readPageMessage(message);
  switch (read?.kind) {
    case undefined:
      panels.output.warn("The bias page sent something that it should not:", JSON.stringify(message).slice(0, 200));
      return;
    case "ready":
      post(panel);
      return;
    case "goTo":
      await goTo(panels, panel, read.place);
      return;
    case "save":
      await save(panels.output, read.name, read.mime, read.base64);
  }
}

async function goTo({ client }: Panels, { site, view }: Panel, { uri }: CodePlace): Promise<void> {
  // A page can lead to its own code only.
  if (site === undefined || (uri !== site.uri.toString() && uri !== client.code2ProtocolConverter.asUri(site.uri)))
    return;
  const shown = window.visibleTextEditors.find(({ document }) => document.uri.toString() === site.uri.toString());
  const other = view.viewColumn === ViewColumn.One ? ViewColumn.Two : ViewColumn.One;
  const document = await workspace.openTextDocument(site.uri).then(undefined, () => undefined);
  if (document === undefined) {
    void window.showWarningMessage(l10n.t("{0} is no longer there.", workspace.asRelativePath(site.uri)));
    return;
  }
  await window.showTextDocument(document, {
    viewColumn: shown?.viewColumn ?? other,
    selection: new Selection(site.range.start, site.range.start),
  });
}

async function save(output: LogOutputChannel, name: string, mime: string, base64: string): Promise<void> {
  const file = readSavedFile(name, mime, base64);
  if (file === undefined) {
    output.warn(`The bias page wanted to save ${mime}, which is neither a picture nor a table.`);
    return;
  }
  const root = workspace.workspaceFolders?.[0]?.uri;
  const uri = await window.showSaveDialog({
    filters: { [file.extension.toUpperCase()]: [file.extension] },
    ...(root === undefined ? {} : { defaultUri: Uri.joinPath(root, file.name) }),
  });
  if (uri !== undefined) await workspace.fs.writeFile(uri, file.bytes);
}
