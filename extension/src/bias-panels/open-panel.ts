// Opens a bias page in a webview: a new one beside the editor, or one that was there before the window was loaded anew.
import { getPageBody, readPageData, type Subject } from "@fair-shuffle/lab";
import { env, Position, Range, Uri, ViewColumn, window, workspace, type Disposable, type WebviewPanel } from "vscode";
import { refresh } from "./follow-code.ts";
import { hear } from "./page-messages.ts";
import { getTitle, type Panel, type Panels, type PanelSite } from "./panel.ts";
import { makeNonce, writePanelPage } from "./panel-page.ts";

const VIEW_TYPE = "fairShuffle.bias";

export function openPanel(panels: Panels, subject: Subject, site: PanelSite | undefined): void {
  const place = { viewColumn: ViewColumn.Beside, preserveFocus: true };
  fill(panels, window.createWebviewPanel(VIEW_TYPE, getTitle(subject), place), subject, site);
}

function fill(panels: Panels, view: WebviewPanel, subject: Subject, site: PanelSite | undefined): Panel {
  const { extensionUri } = panels;
  const folder = Uri.joinPath(extensionUri, "dist", "lab");
  const panel: Panel = { view, subject, isFixed: false, site, timer: undefined };
  panels.open.add(panel);
  view.onDidDispose(() => {
    clearTimeout(panel.timer);
    panels.open.delete(panel);
  });
  view.webview.onDidReceiveMessage((message: unknown) => {
    void hear(panels, panel, message);
  });
  view.webview.options = { enableScripts: true, localResourceRoots: [folder] };
  view.iconPath = Uri.joinPath(extensionUri, "media", "icon.png");
  view.title = getTitle(subject);
  view.webview.html = writePanelPage({
    cspSource: view.webview.cspSource,
    nonce: makeNonce(),
    script: view.webview.asWebviewUri(Uri.joinPath(folder, "lab.js")).toString(),
    style: view.webview.asWebviewUri(Uri.joinPath(folder, "lab.css")).toString(),
    body: getPageBody(),
    language: env.language,
  });
  return panel;
}

/** Fills the panels that VS Code brings back. */
export function restorePanels(panels: Panels): Disposable {
  return window.registerWebviewPanelSerializer(VIEW_TYPE, {
    deserializeWebviewPanel: (view, state: unknown) => restore(panels, view, state),
  });
}

async function restore(panels: Panels, view: WebviewPanel, state: unknown): Promise<void> {
  const subject = readSubject(state);
  if (subject === undefined) {
    view.dispose();
    return;
  }
  if (subject.place === undefined) {
    fill(panels, view, subject, undefined);
    return;
  }
  const uri = Uri.parse(subject.place.uri);
  const start = new Position(Math.max(0, subject.place.line - 1), Math.max(0, subject.place.column - 1));
  const panel = fill(panels, view, subject, { uri, range: new Range(start, start) });
  // The server knows only what is open.
  await workspace.openTextDocument(uri).then(undefined, () => undefined);
  if (panels.open.has(panel)) await refresh(panels, panel);
}

/** The page keeps what it shows, so that it is there again after the window was loaded anew. */
function readSubject(state: unknown): Subject | undefined {
  const data = typeof state === "object" && state !== null && "data" in state ? readPageData(state.data) : undefined;
  return data?.subjects[data.selected];
}
