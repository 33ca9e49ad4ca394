// The command "Scan Workspace": every file's findings in the Problems view, with progress, and a summary at the end.
import { SCAN_WORKSPACE, type ScanParams, type ScanSummary } from "@fair-shuffle/language-server/protocol";
import { joinSentences } from "@fair-shuffle/language-server/sentences";
import { commands, l10n, ProgressLocation, window, type CancellationToken } from "vscode";
import { WorkDoneProgress, type BaseLanguageClient } from "vscode-languageclient";

/** VS Code shows what is reported at most once in 100 ms, and nothing of what is over by then, in milliseconds. */
const UNTIL_SHOWN = 150;

export interface Scan {
  readonly run: () => Promise<void>;
  /** After the server had to be started again: what a scan had found comes back, without a word. */
  readonly repeat: () => Promise<void>;
}

export function makeScan(client: BaseLanguageClient): Scan {
  let wasRun = false;
  let count = 0;

  async function scan(
    report: (message: string, increment: number) => void,
    token?: CancellationToken,
  ): Promise<ScanSummary> {
    count += 1;
    const workDoneToken = `fair-shuffle-scan-${count}`;
    let last = 0;
    const progress = client.onProgress(WorkDoneProgress.type, workDoneToken, (value) => {
      if (value.kind === "end") return;
      const percentage = value.percentage ?? last;
      report(value.message ?? "", percentage - last);
      last = percentage;
    });
    try {
      const params: ScanParams = { workDoneToken };
      return await client.sendRequest<ScanSummary>(SCAN_WORKSPACE, params, token);
    } finally {
      progress.dispose();
    }
  }

  return {
    run: async () => {
      const summary = await window.withProgress(
        {
          location: ProgressLocation.Notification,
          title: l10n.t("Fair Shuffle scans the workspace"),
          cancellable: true,
        },
        async (progress, token) => {
          const scanned = await scan((message, increment) => {
            progress.report({ message, increment });
          }, token);
          // Else some number before the last one would stay there while the notification goes.
          await new Promise((resolve) => setTimeout(resolve, UNTIL_SHOWN));
          return scanned;
        },
      );
      wasRun = true;
      await tell(summary);
    },
    repeat: async () => {
      if (wasRun) await scan(() => undefined);
    },
  };
}

function getFound(findings: number, fixable: number, hasUnread: boolean): string {
  if (findings === 0)
    return hasUnread ? l10n.t("No biased shuffle was found in what was read.") : l10n.t("No biased shuffle was found.");
  return findings === 1
    ? l10n.t("1 biased shuffle was found; {0} can be fixed automatically.", fixable)
    : l10n.t("{0} biased shuffles were found; {1} can be fixed automatically.", findings, fixable);
}

async function tell(summary: ScanSummary): Promise<void> {
  const { files, findings, fixable, undecided, failed, unread, isCancelled } = summary;
  const seconds = summary.seconds.toFixed(1);
  const unfixed = findings - fixable - undecided;
  const sentences = [
    getFound(findings, fixable, unread > 0),
    ...(undecided === 0
      ? []
      : [l10n.t("Shuffles that need your decision: {0}. The light bulb beside each shows the choices.", undecided)]),
    ...(unfixed === 0 ? [] : [l10n.t("Shuffles without a fix: {0}. The hover over each says why.", unfixed)]),
    isCancelled
      ? l10n.t("Stopped after looking through {0} files ({1} s).", files, seconds)
      : l10n.t("Files looked through: {0} ({1} s).", files, seconds),
    ...(failed === 0 ? [] : [l10n.t("Files that could not be parsed: {0}. The output says which, and why.", failed)]),
    ...(unread === 0 ? [] : [l10n.t("Places that may hold a shuffle and are not read: {0}.", unread)]),
  ];
  const text = joinSentences(sentences);
  const problems = l10n.t("Show Problems");
  const output = l10n.t("Show Output");
  const buttons = [...(findings === 0 ? [] : [problems]), ...(failed === 0 ? [] : [output])];
  if (buttons.length === 0) {
    void window.showInformationMessage(text);
    return;
  }
  const picked = await (findings === 0 ? window.showInformationMessage : window.showWarningMessage)(text, ...buttons);
  if (picked === problems) await commands.executeCommand("workbench.actions.view.problems");
  if (picked === output) await commands.executeCommand("fairShuffle.showOutput");
}
