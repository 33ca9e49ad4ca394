// The pages go where their code goes: along with edits, with its file when that is renamed, and with what the server says of it now.
import {
  Disposable,
  l10n,
  Range,
  workspace,
  type FileRenameEvent,
  type TextDocument,
  type TextDocumentChangeEvent,
  type Uri,
} from "vscode";
import { keepBefore, type Subject } from "@fair-shuffle/lab";
import { joinSentences } from "@fair-shuffle/language-server/sentences";
import { askWhy } from "../explain.ts";
import { movePosition } from "./moved-position.ts";
import { analyse, change, toPosition, type Panel, type Panels, type PanelSite } from "./panel.ts";

/** How long nobody may type before the page follows, in milliseconds. */
const REST = 400;

export function followCode(panels: Panels): Disposable {
  return Disposable.from(
    workspace.onDidChangeTextDocument((event) => {
      followEdits(panels, event);
    }),
    workspace.onDidRenameFiles((event) => {
      followFiles(panels, event);
    }),
  );
}

/** Moves each panel's code along with the edits, and asks again once nobody types. */
function followEdits(panels: Panels, { document, contentChanges }: TextDocumentChangeEvent): void {
  if (contentChanges.length === 0) return;
  for (const panel of panels.open) {
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
      void refresh(panels, panel);
    }, REST);
  }
}

/** A panel goes with its file, and with the folder that its file is in. */
function followFiles(panels: Panels, { files }: FileRenameEvent): void {
  for (const { oldUri, newUri } of files) {
    for (const panel of panels.open) {
      const uri = panel.site && getMoved(panel.site.uri, oldUri, newUri);
      if (panel.site === undefined || uri === undefined) continue;
      panel.site = { uri, range: panel.site.range };
      // The server knows only what is open.
      void workspace.openTextDocument(uri).then(
        () => refresh(panels, panel),
        () => undefined,
      );
    }
  }
}

/** Returns where a file is now; undefined where it did not move. */
function getMoved(uri: Uri, from: Uri, to: Uri): Uri | undefined {
  if (uri.scheme !== from.scheme || uri.authority !== from.authority) return undefined;
  if (uri.path === from.path) return to;
  return uri.path.startsWith(`${from.path}/`)
    ? uri.with({ path: `${to.path}${uri.path.slice(from.path.length)}` })
    : undefined;
}

/** In milliseconds, and how often: a server that has just been started hears of the open documents one by one, and on a busy machine it takes its time. */
const PATIENCE = 500;
const MOST_TRIES = 120;

/** Shows what the server says of a panel's code as it is now. */
export async function refresh(panels: Panels, panel: Panel, tries = MOST_TRIES): Promise<void> {
  const { site } = panel;
  if (site === undefined) return;
  const found = await analyse(panels, site.uri, site.range.start).catch(() => undefined);
  // Somebody typed again, or closed the panel.
  if (panel.site !== site || !panels.open.has(panel)) return;
  if (found === undefined) {
    if (isFixMade(panel.subject, site)) {
      change(panel, panel.subject, true);
      return;
    }
    // While somebody types, code mostly can't be parsed.
    const why = await askWhy(panels.client, { uri: site.uri, position: site.range.start }).catch(() => null);
    if (panel.site !== site || !panels.open.has(panel)) return;
    if (why === null && tries > 1 && getDocument(site) !== undefined) {
      clearTimeout(panel.timer);
      panel.timer = setTimeout(() => void refresh(panels, panel, tries - 1), PATIENCE);
      return;
    }
    const note =
      why?.notJudged === undefined
        ? l10n.t("This shuffle is no longer in the file: these are its last numbers.")
        : joinSentences([why.notJudged, l10n.t("These are the last numbers of this shuffle.")]);
    change(panel, { ...panel.subject, note });
    return;
  }
  panel.site = { uri: site.uri, range: found.range };
  const both = found.isFair ? keepBefore(panel.subject, found.subject) : undefined;
  change(panel, both ?? found.subject, both !== undefined);
}

/** Returns the document of a file that the editor has, so that the server hears of it. */
const getDocument = ({ uri }: PanelSite): TextDocument | undefined =>
  workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());

/** Returns whether there stands now what the fix of a shuffle makes of it: the page then keeps its place, with what was there before. */
function isFixMade({ fixed }: Subject, site: PanelSite): boolean {
  const document = getDocument(site);
  if (fixed === undefined || document === undefined) return false;
  const { start } = site.range;
  const lines = fixed.code.split("\n").length;
  return document.getText(new Range(start.line, 0, start.line + lines, 0)).includes(fixed.code);
}
