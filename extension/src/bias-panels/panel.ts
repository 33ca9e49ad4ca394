// One bias page beside the editor: what it shows, and where the code stands that it is about.
import type { PageData, Subject } from "@fair-shuffle/lab";
import { ANALYSIS, type Analysis, type AnalysisParams } from "@fair-shuffle/language-server/protocol";
import { env, l10n, Position, Range, type LogOutputChannel, type Uri, type WebviewPanel } from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";

/** What every part of the pages needs. */
export interface Panels {
  readonly extensionUri: Uri;
  readonly client: BaseLanguageClient;
  readonly output: LogOutputChannel;
  readonly open: Set<Panel>;
}

export interface Panel {
  readonly view: WebviewPanel;
  subject: Subject;
  /** Whether its fix was made: then it is shown beside what it was before. */
  isFixed: boolean;
  site: PanelSite | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Where its code stands now; the catalogue's stands nowhere. */
export interface PanelSite {
  readonly uri: Uri;
  readonly range: Range;
}

/** Returns what the server says of a place, or undefined where no shuffle stands there. */
export async function analyse(
  { client }: Panels,
  uri: Uri,
  position: Position,
): Promise<{ readonly subject: Subject; readonly range: Range; readonly isFair: boolean } | undefined> {
  const params: AnalysisParams = {
    textDocument: { uri: client.code2ProtocolConverter.asUri(uri) },
    position: { line: position.line, character: position.character },
  };
  const found = await client.sendRequest<Analysis | null>(ANALYSIS, params);
  if (found === null) return undefined;
  const { start, end } = found.range;
  return { ...found, range: new Range(toPosition(start), toPosition(end)) };
}

export function post({ view, subject, isFixed }: Panel): void {
  const data: PageData = {
    subjects: [subject],
    selected: 0,
    language: env.language,
    ...(isFixed ? { settings: { isFixed } } : {}),
  };
  void view.webview.postMessage({ kind: "show", data });
}

/** Shows something else of the same shuffle, where it is something else. */
export function change(panel: Panel, subject: Subject, isFixed = false): void {
  if (isFixed === panel.isFixed && JSON.stringify(subject) === JSON.stringify(panel.subject)) return;
  panel.subject = subject;
  panel.isFixed = isFixed;
  panel.view.title = getTitle(subject);
  post(panel);
}

export function getTitle({ name }: Subject): string {
  return l10n.t("Bias: {0}", name);
}

export function toPosition({ line, character }: { readonly line: number; readonly character: number }): Position {
  return new Position(line, character);
}
