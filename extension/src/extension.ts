// The extension in any host: starts the server, and what belongs to it.
import { TRUST_GRANTED } from "@fair-shuffle/language-server/protocol";
import { l10n, window, workspace, type ExtensionContext } from "vscode";
import { State, type BaseLanguageClient, type LanguageClientOptions } from "vscode-languageclient";
import { makeBiasPanels } from "./bias-panels/bias-panels.ts";
import { getClientOptions, type HostOptions } from "./client-options.ts";
import { registerCommands } from "./commands.ts";
import { PREVIEW, previewProvider } from "./enable-rule.ts";
import { getDocumentSelector } from "./languages.ts";
import { makeDiagnosticsMiddleware } from "./our-diagnostics.ts";
import { makeScan } from "./scan-workspace.ts";
import { showStatus } from "./status-item.ts";
import { serveFiles } from "./workspace-files.ts";

/** What is different from host to host. */
export interface Host extends HostOptions {
  readonly makeClient: (options: LanguageClientOptions) => BaseLanguageClient;
}

/** Starts everything, and returns what stops the server. */
export function startExtension(context: ExtensionContext, host: Host): () => Promise<void> {
  const output = window.createOutputChannel("Fair Shuffle", { log: true });
  const diagnostics = makeDiagnosticsMiddleware();
  const schemes = (workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme);
  const documentSelector = getDocumentSelector(schemes);
  const client = host.makeClient(
    getClientOptions(host, {
      documentSelector,
      middleware: diagnostics.middleware,
      output,
      onEnd: (sentence) => {
        void askToRestart(sentence);
      },
    }),
  );

  async function restart(): Promise<void> {
    if (client.needsStop())
      await client.stop().catch((error: unknown) => {
        output.warn(String(error));
      });
    await client.start();
  }

  async function askToRestart(sentence: string): Promise<void> {
    const again = l10n.t("Restart");
    const show = l10n.t("Show Output");
    const answer = await window.showErrorMessage(sentence, again, show);
    if (answer === again) await restart();
    if (answer === show) output.show();
  }

  const panels = makeBiasPanels(context, client, output);
  const scan = makeScan(client);
  context.subscriptions.push(
    output,
    panels,
    diagnostics.follow(client),
    showStatus(client, diagnostics, documentSelector),
    serveFiles(client),
    workspace.registerTextDocumentContentProvider(PREVIEW, previewProvider),
    ...registerCommands({ client, panels, scan, output, restart }),
    workspace.onDidGrantWorkspaceTrust(() => client.sendNotification(TRUST_GRANTED)),
    client.onDidChangeState(({ oldState, newState }) => {
      if (oldState !== State.Starting || newState !== State.Running) return;
      const { name, version } = client.initializeResult?.serverInfo ?? {};
      const trust = workspace.isTrusted ? "trusted" : "not trusted";
      output.info(`${name ?? ""} ${version ?? ""} is running; the workspace is ${trust}.`);
      void scan.repeat();
    }),
  );
  // Nobody waits for it: what needs the server waits by itself.
  client.start().catch((error: unknown) => {
    output.error(String(error));
  });
  return () => client.dispose();
}
