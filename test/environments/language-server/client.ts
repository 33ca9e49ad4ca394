// An editor played by a test: starts the bundled language server and speaks the protocol with it.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { InitializationOptions } from "@fair-shuffle/language-server/protocol";
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type TextDocumentContentChangeEvent,
} from "vscode-languageserver-protocol/node";

const SERVER = fileURLToPath(new URL("../../../packages/language-server/dist/server.js", import.meta.url));

export interface ClientOptions {
  readonly capabilities?: ClientCapabilities;
  readonly initializationOptions?: InitializationOptions;
  /** Absolute paths as uris. */
  readonly folders?: readonly string[];
  /** Called before the server is initialized: handlers of what it asks. */
  readonly prepare?: (connection: ProtocolConnection) => void;
}

export interface Client {
  readonly connection: ProtocolConnection;
  readonly initialized: InitializeResult;
  /** The server's process. */
  readonly processId: number;
  readonly open: (uri: string, text: string, languageId?: string) => Promise<void>;
  readonly change: (uri: string, version: number, changes: TextDocumentContentChangeEvent[]) => Promise<void>;
  readonly close: (uri: string) => Promise<void>;
  /** Resolves with the next diagnostics pushed for a document, of this version where one is given; those that are there already count. */
  readonly getPushed: (uri: string, version?: number) => Promise<PublishDiagnosticsParams>;
  /** Ends the server in the way of the protocol and returns its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Starts a server of its own; whoever starts it must stop it. */
export async function startClient(options: ClientOptions = {}): Promise<Client> {
  const child = spawn(process.execPath, [SERVER, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const pushed = new Map<string, PublishDiagnosticsParams>();
  const waiting = new Set<() => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, (diagnostics) => {
    pushed.set(diagnostics.uri, diagnostics);
    for (const look of [...waiting]) look();
  });
  options.prepare?.(connection);
  connection.listen();
  const initialized = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    // oxlint-disable-next-line typescript/no-deprecated -- the protocol still wants it
    rootUri: null,
    workspaceFolders: options.folders?.map((uri) => ({ uri, name: uri })) ?? null,
    capabilities: options.capabilities ?? {},
    initializationOptions: options.initializationOptions,
  });
  await connection.sendNotification(InitializedNotification.type, {});
  return {
    connection,
    initialized,
    processId: child.pid ?? 0,
    open: (uri, text, languageId = "javascript") =>
      connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId, version: 1, text },
      }),
    change: (uri, version, contentChanges) =>
      connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges,
      }),
    close: (uri) => connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } }),
    getPushed: (uri, version) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = pushed.get(uri);
          if (found === undefined || (version !== undefined && found.version !== version)) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    stop: async () => {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      const code = await ended;
      connection.dispose();
      return code;
    },
  };
}
