// Our findings on their way into the editor: what the ESLint extension shows already is held back, and comes when its own goes; what a scan has found in a
// file is shown while no tab shows the file, and asks for its findings by itself.
import {
  Disposable,
  EventEmitter,
  languages,
  TabInputCustom,
  TabInputText,
  TabInputTextDiff,
  Uri,
  window,
  workspace,
  type Diagnostic,
  type Event,
  type TextDocument,
} from "vscode";
import {
  DocumentDiagnosticRequest,
  State,
  vsdiag,
  type BaseLanguageClient,
  type Middleware,
} from "vscode-languageclient";
import { isTheirs, withoutTheirs } from "@fair-shuffle/language-server/shown-by-eslint";

export interface DiagnosticsMiddleware {
  readonly middleware: Middleware;
  /** Shows everything anew whenever the other extension's findings or the setting change. */
  readonly follow: (client: BaseLanguageClient) => Disposable;
  /** Whether the other extension shows all that there is to show in this file. */
  readonly isShownByOthers: (uri: Uri) => boolean;
  readonly onDidHoldBack: Event<Uri>;
}

export function makeDiagnosticsMiddleware(): DiagnosticsMiddleware {
  /** What the server published, file by file, before anything was held back. */
  const published = new Map<
    string,
    { uri: Uri; diagnostics: Diagnostic[]; show: (uri: Uri, shown: Diagnostic[]) => void }
  >();
  const heldBack = new Set<string>();
  const holdBack = new EventEmitter<Uri>();

  function choose(uri: Uri, ours: Diagnostic[]): Diagnostic[] {
    const setting = workspace.getConfiguration("fairShuffle", uri).get<string>("diagnostics", "auto");
    const shown = setting === "auto" ? withoutTheirs(ours, languages.getDiagnostics(uri)) : ours;
    if (ours.length > 0 && shown.length === 0) heldBack.add(uri.toString());
    else heldBack.delete(uri.toString());
    holdBack.fire(uri);
    return shown;
  }

  /** A document that an extension keeps open is none that the client asks for: what was published of it stays the only word. */
  const choosePublished = (uri: Uri, ours: Diagnostic[]): Diagnostic[] => (isShown(uri) ? [] : choose(uri, ours));

  return {
    middleware: {
      handleDiagnostics: (uri, diagnostics, next) => {
        if (diagnostics.length === 0) published.delete(uri.toString());
        else published.set(uri.toString(), { uri, diagnostics, show: next });
        next(uri, choosePublished(uri, diagnostics));
      },
      // Without the last answer's name the server always gives the whole list, which it has at hand: what is held back is chosen each time anew.
      provideDiagnostics: async (document, _previous, token, next) => {
        const report = await next(document, undefined, token);
        if (report?.kind !== vsdiag.DocumentDiagnosticReportKind.full) return report;
        return { ...report, items: choose(getUri(document), report.items) };
      },
    },
    isShownByOthers: (uri) => heldBack.has(uri.toString()),
    onDidHoldBack: holdBack.event,
    follow: (client) => {
      const haveTheirsChanged = makeTheirsMemory();

      function showPublished(): void {
        for (const { uri, diagnostics, show } of published.values()) show(uri, choosePublished(uri, diagnostics));
      }

      function showAnew(): void {
        showPublished();
        pullAgain(client);
      }

      return Disposable.from(
        holdBack,
        languages.onDidChangeDiagnostics(({ uris }) => {
          // Each of them is asked, because each remembers.
          if (uris.filter(haveTheirsChanged).length > 0) showAnew();
        }),
        workspace.onDidChangeConfiguration((event) => {
          if (!event.affectsConfiguration("fairShuffle.diagnostics")) return;
          showAnew();
        }),
        window.tabGroups.onDidChangeTabs(({ opened, closed }) => {
          if (opened.length + closed.length > 0) showPublished();
        }),
        window.onDidChangeVisibleTextEditors(showPublished),
        workspace.onDidOpenTextDocument(showPublished),
        workspace.onDidCloseTextDocument(showPublished),
        client.onDidChangeState(({ newState }) => {
          // A new server publishes all of it again.
          if (newState !== State.Running) published.clear();
        }),
      );
    },
  };
}

/** Returns a function that tells whether the other extension's findings in a file are others than at the last call: our own diagnostics come by there, too. */
function makeTheirsMemory(): (uri: Uri) => boolean {
  const last = new Map<string, string>();
  return (uri) => {
    const name = uri.toString();
    const theirs = describe(languages.getDiagnostics(uri).filter(isTheirs));
    if ((last.get(name) ?? "") === theirs) return false;
    if (theirs === "") last.delete(name);
    else last.set(name, theirs);
    return true;
  };
}

/** Returns whether a tab or an open peek shows the file: these are the documents that the client asks for, once they are loaded. A tab that lies behind others since the window was opened is not. */
function isShown(uri: Uri): boolean {
  const name = uri.toString();
  if (!workspace.textDocuments.some((document) => document.uri.toString() === name)) return false;
  const inputs = window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ input }) => input));
  return (
    inputs.some(
      (input) =>
        ((input instanceof TabInputText || input instanceof TabInputCustom) && input.uri.toString() === name) ||
        (input instanceof TabInputTextDiff && input.modified.toString() === name),
    ) || window.visibleTextEditors.some(({ document }) => document.uri.toString() === name)
  );
}

function describe(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(({ range, message }) => `${range.start.line}:${range.start.character} ${message}`).join("\n");
}

function pullAgain(client: BaseLanguageClient): void {
  if (!client.isRunning()) return;
  const feature = client.getFeature(DocumentDiagnosticRequest.method);
  for (const document of workspace.textDocuments) {
    const provider = feature.getProvider(document);
    // One provider serves all documents, and asks for each of them.
    if (provider !== undefined) {
      provider.onDidChangeDiagnosticsEmitter.fire();
      return;
    }
  }
}

function getUri(document: TextDocument | Uri): Uri {
  return document instanceof Uri ? document : document.uri;
}
