// The language status item: whether Fair Shuffle looks at the file at hand, and if not, why.
import { STATUS, type Status } from "@fair-shuffle/language-server/protocol";
import {
  Disposable,
  l10n,
  languages,
  LanguageStatusSeverity,
  window,
  workspace,
  type Command,
  type DocumentSelector,
} from "vscode";
import { State, type BaseLanguageClient } from "vscode-languageclient";
import { LANGUAGES } from "./languages.ts";
import type { DiagnosticsMiddleware } from "./our-diagnostics.ts";

/** Shows it until it is disposed; `selector` says which documents the server is shown. */
export function showStatus(
  client: BaseLanguageClient,
  diagnostics: DiagnosticsMiddleware,
  selector: DocumentSelector,
): Disposable {
  const item = languages.createLanguageStatusItem(
    "fairShuffle.status",
    LANGUAGES.map((language) => ({ language })),
  );
  const statuses = new Map<string, Status>();
  let shown = "";
  item.name = "Fair Shuffle";

  function show(): void {
    const document = window.activeTextEditor?.document;
    const uri = document?.uri;
    const status = uri === undefined ? undefined : statuses.get(uri.toString());
    const isHeldBack = uri !== undefined && diagnostics.isShownByOthers(uri);
    // A cell of a notebook is code, and no document that the server is shown.
    const isRead = document === undefined || languages.match(selector, document) > 0;
    const { text, detail, command } = describe(client.state, isRead ? status : UNREAD, isHeldBack);
    // Not judged yet: that it is active says nothing of this file so far.
    const isAwaited = status === undefined && document !== undefined && isRead;
    const isBusy = client.state === State.Starting || (client.state === State.Running && isAwaited);
    const severity = client.state === State.Stopped ? LanguageStatusSeverity.Error : LanguageStatusSeverity.Information;
    // Each letter that is typed is answered by a status, mostly the last one; VS Code draws the item anew for whatever is set.
    const wanted = JSON.stringify([isBusy, severity, text, detail, command]);
    if (wanted === shown) return;
    shown = wanted;
    item.busy = isBusy;
    item.severity = severity;
    item.text = text;
    item.detail = detail;
    item.command = command;
  }

  show();
  return Disposable.from(
    item,
    client.onNotification(STATUS, (status: Status) => {
      statuses.set(status.uri, status);
      show();
    }),
    client.onDidChangeState(show),
    diagnostics.onDidHoldBack(show),
    window.onDidChangeActiveTextEditor(show),
    workspace.onDidCloseTextDocument(({ uri }) => statuses.delete(uri.toString())),
  );
}

/** Of what the server is not shown. */
const UNREAD: Status = {
  uri: "",
  state: "unread",
  reason: l10n.t("Fair Shuffle does not read this kind of file."),
};

interface Description {
  readonly text: string;
  readonly detail: string;
  readonly command: Command;
}

function describe(state: State, status: Status | undefined, isHeldBack: boolean): Description {
  const output = { title: l10n.t("Show Output"), command: "fairShuffle.showOutput" };
  if (state === State.Starting) return { text: l10n.t("Fair Shuffle is starting"), detail: "", command: output };
  if (state === State.Stopped || state === State.StartFailed) {
    const command = { title: l10n.t("Restart"), command: "fairShuffle.restartServer" };
    return { text: l10n.t("Fair Shuffle is off"), detail: l10n.t("The language server is not running."), command };
  }
  if (status?.state === "off") {
    const command = {
      title: l10n.t("Settings"),
      command: "workbench.action.openSettings",
      arguments: ["@ext:fair-shuffle.fair-shuffle"],
    };
    return { text: l10n.t("Fair Shuffle is off"), detail: status.reason, command };
  }
  if (status?.state === "unread")
    return { text: l10n.t("Fair Shuffle can't read this file"), detail: status.reason, command: output };
  const detail = isHeldBack ? l10n.t("ESLint shows the same findings.") : (status?.reason ?? "");
  return { text: l10n.t("Fair Shuffle is active"), detail, command: output };
}
