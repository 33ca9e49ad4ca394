// The extension in any host: starts the server, and gives people its commands.
import { CLIENT_COMMANDS, TRUST_GRANTED, type InitializationOptions } from "@fair-shuffle/language-server/protocol";
import {
  commands,
  env,
  l10n,
  window,
  workspace,
  type Disposable,
  type ExtensionContext,
  type LogOutputChannel,
} from "vscode";
import {
  CloseAction,
  ErrorAction,
  type ErrorHandler,
  State,
  type BaseLanguageClient,
  type LanguageClientOptions,
} from "vscode-languageclient";
import { addHelper, offerHelper } from "./add-packages.ts";
import { makeBiasPanels } from "./bias-panels.ts";
import { makeCrashPolicy } from "./crash-policy.ts";
import { decidePreview, enableRule, PREVIEW, previewProvider } from "./enable-rule.ts";
import { fixAll } from "./fix-all.ts";
import { getDocumentSelector } from "./languages.ts";
import { makeDiagnosticsMiddleware } from "./our-diagnostics.ts";
import { makeScan } from "./scan-workspace.ts";
import { simulate } from "./simulate.ts";
import { showStatus } from "./status-item.ts";
import { serveFiles } from "./workspace-files.ts";

/** What is different from host to host. */
export interface Host {
  readonly makeClient: (options: LanguageClientOptions) => BaseLanguageClient;
  /** Whether the server reads files through the editor, because it has no disk of its own. */
  readonly servesFiles: boolean;
  readonly initializationOptions?: Partial<InitializationOptions>;
}

/** Starts everything, and returns what stops the server. */
export function startExtension(context: ExtensionContext, host: Host): () => Promise<void> {
  const output = window.createOutputChannel("Fair Shuffle", { log: true });
  const getOptions = (): InitializationOptions => ({
    hasClientCommands: true,
    servesFiles: host.servesFiles,
    mergesDiagnostics: true,
    isTrusted: workspace.isTrusted,
    language: env.language,
    ...host.initializationOptions,
  });
  const diagnostics = makeDiagnosticsMiddleware();
  const schemes = (workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme);
  const documentSelector = getDocumentSelector(schemes);
  const client = host.makeClient({
    documentSelector,
    diagnosticCollectionName: "fair-shuffle",
    outputChannel: output,
    initializationOptions: getOptions,
    diagnosticPullOptions: { onChange: true },
    markdown: { isTrusted: { enabledCommands: Object.values(CLIENT_COMMANDS) } },
    middleware: diagnostics.middleware,
    initializationFailedHandler: (error) => {
      output.error("The language server did not start:", error instanceof Error ? error.message : String(error));
      void askToRestart(l10n.t("Fair Shuffle's language server did not start."));
      return false;
    },
    errorHandler: makeErrorHandler(output, (sentence) => void askToRestart(sentence)),
  });

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

/** What ends or breaks the connection is told; after a crash the server is started again, as long as that may help. */
function makeErrorHandler(output: LogOutputChannel, askToRestart: (sentence: string) => void): ErrorHandler {
  const shouldRestart = makeCrashPolicy();
  return {
    error: (error) => {
      output.error("The connection to the language server:", error.message);
      return { action: ErrorAction.Continue, handled: true };
    },
    closed: () => {
      if (shouldRestart(Date.now()) === "restart") {
        return {
          action: CloseAction.Restart,
          message: "The language server ended by itself. It is started again.",
          handled: true,
        };
      }
      askToRestart(l10n.t("Fair Shuffle's language server ended by itself five times within three minutes."));
      return {
        action: CloseAction.DoNotRestart,
        message: "The language server is not started again.",
        handled: true,
      };
    },
  };
}

/** What the commands work with. */
interface Parts {
  readonly client: BaseLanguageClient;
  readonly panels: ReturnType<typeof makeBiasPanels>;
  readonly scan: ReturnType<typeof makeScan>;
  readonly output: LogOutputChannel;
  readonly restart: () => Promise<void>;
}

function registerCommands({ client, panels, scan, output, restart }: Parts): readonly Disposable[] {
  const register = (name: string, run: (...args: never[]) => unknown) =>
    commands.registerCommand(`fairShuffle.${name}`, run);
  return [
    register("simulate", (uri?: unknown, position?: unknown) => simulate(panels, uri, position)),
    // A save that fixes waits for this command, so it must not wait for an answer.
    register("offerHelper", (uri?: unknown) => {
      void offerHelper(uri);
    }),
    register("fixAll", () => fixAll(client)),
    register("scanWorkspace", () => scan.run()),
    register("enableRule", () => enableRule(client)),
    register("writePreview", (uri?: unknown) => {
      decidePreview(uri, true);
    }),
    register("discardPreview", (uri?: unknown) => {
      decidePreview(uri, false);
    }),
    register("addHelper", () => addHelper()),
    register("restartServer", restart),
    register("showOutput", () => {
      output.show();
    }),
  ];
}
