// The bias page beside the editor: one panel for each place in somebody's code, which follows that code as it is edited.
import { getLanguage, tellEntry, type CatalogueEntry } from "@fair-shuffle/bias";
import { getPageBody, readPageData, readPageMessage, type PageData, type Place, type Subject } from "@fair-shuffle/lab";
import { ANALYSIS, type Analysis, type AnalysisParams } from "@fair-shuffle/language-server/protocol";
import {
  Disposable,
  env,
  l10n,
  Position,
  Range,
  Selection,
  Uri,
  ViewColumn,
  window,
  workspace,
  type ExtensionContext,
  type FileRenameEvent,
  type LogOutputChannel,
  type TextDocumentChangeEvent,
  type WebviewPanel,
} from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { movePosition } from "./moved-position.ts";
import { makeNonce, writePanelPage } from "./panel-page.ts";
import { readSavedFile } from "./saved-file.ts";

const VIEW_TYPE = "fairShuffle.bias";

/** How long nobody may type before the page follows, in milliseconds. */
const REST = 400;

export interface BiasPanels extends Disposable {
  /** Shows the shuffle that stands there; false where none does. */
  readonly showPlace: (uri: Uri, position: Position) => Promise<boolean>;
  readonly showEntry: (entry: CatalogueEntry) => void;
}

interface Panel {
  readonly view: WebviewPanel;
  subject: Subject;
  /** Where its code stands now; undefined for the catalogue. */
  site: { readonly uri: Uri; readonly range: Range } | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function makeBiasPanels(
  context: ExtensionContext,
  client: BaseLanguageClient,
  output: LogOutputChannel,
): BiasPanels {
  const panels = new Set<Panel>();
  const folder = Uri.joinPath(context.extensionUri, "dist", "lab");

  /** Returns what the server says of a place, or undefined where no shuffle stands there. */
  async function analyse(uri: Uri, position: Position): Promise<Analysis | undefined> {
    const params: AnalysisParams = {
      textDocument: { uri: client.code2ProtocolConverter.asUri(uri) },
      position: { line: position.line, character: position.character },
    };
    return (await client.sendRequest<Analysis | null>(ANALYSIS, params)) ?? undefined;
  }

  function open(view: WebviewPanel, subject: Subject, site: Panel["site"]): void {
    const panel: Panel = { view, subject, site, timer: undefined };
    panels.add(panel);
    view.onDidDispose(() => {
      clearTimeout(panel.timer);
      panels.delete(panel);
    });
    view.webview.onDidReceiveMessage((message: unknown) => {
      void hear(panel, message);
    });
    view.webview.options = { enableScripts: true, localResourceRoots: [folder] };
    view.iconPath = Uri.joinPath(context.extensionUri, "media", "icon.png");
    view.title = getTitle(subject);
    view.webview.html = writePanelPage({
      cspSource: view.webview.cspSource,
      nonce: makeNonce(),
      script: view.webview.asWebviewUri(Uri.joinPath(folder, "lab.js")).toString(),
      style: view.webview.asWebviewUri(Uri.joinPath(folder, "lab.css")).toString(),
      body: getPageBody(),
      language: env.language,
    });
  }

  function post({ view, subject }: Panel): void {
    const data: PageData = { subjects: [subject], selected: 0, language: env.language };
    void view.webview.postMessage({ kind: "show", data });
  }

  function change(panel: Panel, subject: Subject): void {
    if (JSON.stringify(subject) === JSON.stringify(panel.subject)) return;
    panel.subject = subject;
    panel.view.title = getTitle(subject);
    post(panel);
  }

  /** What does not come from the page, or makes no sense, is written down and left at that. */
  async function hear(panel: Panel, message: unknown): Promise<void> {
    const read = readPageMessage(message);
    switch (read?.kind) {
      case undefined:
        output.warn("The bias page sent something that it should not:", JSON.stringify(message).slice(0, 200));
        return;
      case "ready":
        post(panel);
        return;
      case "goTo":
        await goTo(panel, read.place);
        return;
      case "save":
        await save(read.name, read.mime, read.base64);
    }
  }

  async function goTo({ site, view }: Panel, { uri }: Place): Promise<void> {
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

  async function save(name: string, mime: string, base64: string): Promise<void> {
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

  /** Moves each panel's code along with the edits, and asks again once nobody types. */
  function follow({ document, contentChanges }: TextDocumentChangeEvent): void {
    if (contentChanges.length === 0) return;
    for (const panel of panels) {
      if (panel.site?.uri.toString() !== document.uri.toString()) continue;
      let { start, end } = panel.site.range;
      // They come last place first, so that none moves the one after it.
      for (const edit of contentChanges) {
        start = toPosition(movePosition(start, edit));
        end = toPosition(movePosition(end, edit));
      }
      panel.site = { uri: panel.site.uri, range: new Range(start, end) };
      clearTimeout(panel.timer);
      panel.timer = setTimeout(() => {
        void refresh(panel);
      }, REST);
    }
  }

  /** A panel goes with its file, and with the folder that its file is in. */
  function move({ files }: FileRenameEvent): void {
    for (const { oldUri, newUri } of files) {
      for (const panel of panels) {
        const uri = panel.site && getMoved(panel.site.uri, oldUri, newUri);
        if (panel.site === undefined || uri === undefined) continue;
        panel.site = { uri, range: panel.site.range };
        // The server knows only what is open.
        void workspace.openTextDocument(uri).then(
          () => refresh(panel),
          () => undefined,
        );
      }
    }
  }

  async function refresh(panel: Panel): Promise<void> {
    const { site } = panel;
    if (site === undefined) return;
    const found = await analyse(site.uri, site.range.start).catch(() => undefined);
    // Somebody typed again, or closed the panel.
    if (panel.site !== site || !panels.has(panel)) return;
    if (found === undefined) {
      const note = l10n.t("This shuffle is no longer in the file: these are its last numbers.");
      change(panel, { ...panel.subject, note });
      return;
    }
    panel.site = { uri: site.uri, range: toRange(found) };
    change(panel, found.subject);
  }

  function find(uri: Uri, range: Range): Panel | undefined {
    return [...panels].find(
      ({ site }) => site?.uri.toString() === uri.toString() && site.range.start.isEqual(range.start),
    );
  }

  const watching = Disposable.from(
    workspace.onDidChangeTextDocument(follow),
    workspace.onDidRenameFiles(move),
    window.registerWebviewPanelSerializer(VIEW_TYPE, {
      deserializeWebviewPanel: async (view, state: unknown) => {
        const subject = readSubject(state);
        if (subject === undefined) {
          view.dispose();
          return;
        }
        if (subject.place === undefined) {
          open(view, subject, undefined);
          return;
        }
        const uri = Uri.parse(subject.place.uri);
        const start = new Position(Math.max(0, subject.place.line - 1), Math.max(0, subject.place.column - 1));
        open(view, subject, { uri, range: new Range(start, start) });
        // The server knows only what is open.
        await workspace.openTextDocument(uri).then(undefined, () => undefined);
        const panel = [...panels].find((one) => one.view === view);
        if (panel !== undefined) await refresh(panel);
      },
    }),
  );

  return {
    showPlace: async (uri, position) => {
      const found = await analyse(uri, position);
      if (found === undefined) return false;
      const range = toRange(found);
      const panel = find(uri, range);
      if (panel === undefined) {
        open(createView(getTitle(found.subject)), found.subject, { uri, range });
        return true;
      }
      change(panel, found.subject);
      panel.view.reveal(undefined, true);
      return true;
    },
    showEntry: (entry) => {
      const { title, proof } = tellEntry(entry.id, getLanguage(env.language));
      const subject: Subject = {
        name: title,
        code: entry.code,
        model: entry.model,
        note: proof,
        ...(entry.mostCards === undefined ? {} : { mostCards: entry.mostCards }),
      };
      const panel = [...panels].find(({ site }) => site === undefined);
      if (panel === undefined) {
        open(createView(getTitle(subject)), subject, undefined);
        return;
      }
      change(panel, subject);
      panel.view.reveal(undefined, true);
    },
    // The panels stay: while a window is loaded anew they wait for the next host.
    dispose: () => {
      watching.dispose();
    },
  };
}

function createView(title: string): WebviewPanel {
  return window.createWebviewPanel(VIEW_TYPE, title, { viewColumn: ViewColumn.Beside, preserveFocus: true });
}

/** Returns where a file is now; undefined where it did not move. */
function getMoved(uri: Uri, from: Uri, to: Uri): Uri | undefined {
  if (uri.scheme !== from.scheme || uri.authority !== from.authority) return undefined;
  if (uri.path === from.path) return to;
  return uri.path.startsWith(`${from.path}/`)
    ? uri.with({ path: `${to.path}${uri.path.slice(from.path.length)}` })
    : undefined;
}

function getTitle({ name }: Subject): string {
  return l10n.t("Bias: {0}", name);
}

function toPosition({ line, character }: { line: number; character: number }): Position {
  return new Position(line, character);
}

function toRange({ range: { start, end } }: Analysis): Range {
  return new Range(toPosition(start), toPosition(end));
}

/** The page keeps what it shows, so that it is there again after the window was loaded anew. */
function readSubject(state: unknown): Subject | undefined {
  const data = typeof state === "object" && state !== null && "data" in state ? readPageData(state.data) : undefined;
  return data?.subjects[data.selected];
}
