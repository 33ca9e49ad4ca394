// The extension in Node: on a desktop, or on a remote machine. The server is a process of its own, so that its end is not the editor's.
import { workspace, type ExtensionContext } from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";
import { startExtension } from "./extension.ts";

let stop: (() => Promise<void>) | undefined;

export function activate(context: ExtensionContext): void {
  const server = { module: context.asAbsolutePath("dist/server/server.js"), transport: TransportKind.ipc };
  stop = startExtension(context, {
    servesFiles: hasVirtualFolder(),
    makeClient: (options) => new LanguageClient("fairShuffle", "Fair Shuffle", server, options),
  });
}

export async function deactivate(): Promise<void> {
  await stop?.();
}

/** Returns whether a folder lies on no disk: then the server asks the editor for every file. */
function hasVirtualFolder(): boolean {
  return (workspace.workspaceFolders ?? []).some(({ uri }) => uri.scheme !== "file");
}
