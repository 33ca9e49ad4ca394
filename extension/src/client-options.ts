// How the client talks to the server: what it tells of itself, and what happens when the server ends.
import { CLIENT_COMMANDS, type InitializationOptions } from "@fair-shuffle/language-server/protocol";
import { env, l10n, workspace, type LogOutputChannel } from "vscode";
import { CloseAction, ErrorAction, type ErrorHandler, type LanguageClientOptions } from "vscode-languageclient";
import { makeCrashPolicy } from "./crash-policy.ts";

export interface HostOptions {
  /** Whether the server reads files through the editor, because it has no disk of its own. */
  readonly servesFiles: boolean;
  readonly initializationOptions?: Partial<InitializationOptions>;
}

type Given = Required<Pick<LanguageClientOptions, "documentSelector" | "middleware">>;

interface Client extends Given {
  readonly output: LogOutputChannel;
  /** Told in a sentence for people that the server is gone, and is not started again by itself. */
  readonly onEnd: (sentence: string) => void;
}

export function getClientOptions(host: HostOptions, client: Client): LanguageClientOptions {
  const { documentSelector, middleware, output, onEnd } = client;
  return {
    documentSelector,
    diagnosticCollectionName: "fair-shuffle",
    outputChannel: output,
    initializationOptions: (): InitializationOptions => ({
      hasClientCommands: true,
      servesFiles: host.servesFiles,
      mergesDiagnostics: true,
      isTrusted: workspace.isTrusted,
      language: env.language,
      ...host.initializationOptions,
    }),
    diagnosticPullOptions: { onChange: true },
    markdown: { isTrusted: { enabledCommands: Object.values(CLIENT_COMMANDS) } },
    middleware,
    initializationFailedHandler: (error) => {
      output.error("The language server did not start:", error instanceof Error ? error.message : String(error));
      onEnd(l10n.t("Fair Shuffle's language server did not start."));
      return false;
    },
    errorHandler: makeErrorHandler(client),
  };
}

function makeErrorHandler({ output, onEnd }: Client): ErrorHandler {
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
      onEnd(l10n.t("Fair Shuffle's language server ended by itself five times within three minutes."));
      return {
        action: CloseAction.DoNotRestart,
        message: "The language server is not started again.",
        handled: true,
      };
    },
  };
}
