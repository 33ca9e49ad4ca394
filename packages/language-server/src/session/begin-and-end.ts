// How a session begins, with what the server offers to this client, and how it ends.
import { CodeActionKind, TextDocumentSyncKind, type ServerCapabilities } from "vscode-languageserver";
import { setParserAddress } from "../parser-address.ts";
import { FIX_ALL_KIND } from "../protocol.ts";
import { VERSION } from "../version.ts";
import { pulls, readClient, readFolders, type Client } from "./client.ts";
import { COMMANDS } from "./commands.ts";
import { registerForChanges } from "./follow-workspace.ts";
import type { Session } from "./session.ts";
import { requireNew, requireRunning } from "./wrong-time.ts";

export function beginAndEnd(session: Session): void {
  const { connection, host } = session;

  connection.onInitialize((params) => {
    requireNew(session);
    const client = readClient(params);
    setParserAddress(client.options.parserUri);
    session.client = client;
    session.isTrusted = client.options.isTrusted !== false;
    session.folders = readFolders(params);
    session.phase = "running";
    return {
      serverInfo: { name: "fair-shuffle-language-server", version: VERSION },
      capabilities: getServerCapabilities(client),
    };
  });

  connection.onInitialized(() => {
    registerForChanges(session);
  });

  connection.onShutdown(() => {
    requireRunning(session);
    session.phase = "over";
    clearTimeout(session.resting);
    host.eslint?.forget();
  });
}

function getServerCapabilities(client: Client): ServerCapabilities {
  return {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    ...(pulls(client)
      ? {
          diagnosticProvider: {
            identifier: "fair-shuffle",
            interFileDependencies: false,
            workspaceDiagnostics: false,
          },
        }
      : {}),
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL_KIND] },
    hoverProvider: true,
    codeLensProvider: {},
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    // A client that has the commands itself would have them twice.
    ...(client.options.hasClientCommands === true ? {} : { executeCommandProvider: { commands: [...COMMANDS] } }),
  };
}
