// The extension in a browser (vscode.dev): the server is a worker, and reads files through the editor.
import { Uri, workspace, type ExtensionContext } from "vscode";
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
  type MessageTransports,
} from "vscode-languageclient/browser";
import { startExtension } from "./extension.ts";

let stop: (() => Promise<void>) | undefined;

export async function activate(context: ExtensionContext): Promise<void> {
  const folder = Uri.joinPath(context.extensionUri, "dist", "server");
  const parserUri = await getScriptAddress(Uri.joinPath(folder, "typescript-parser.js"));
  stop = startExtension(context, {
    servesFiles: true,
    initializationOptions: { parserUri },
    makeClient: (options) => {
      const start = async (): Promise<MessageTransports> => {
        const worker = new Worker(await getScriptAddress(Uri.joinPath(folder, "server-web.js")), {
          name: "Fair Shuffle",
        });
        worker.addEventListener("error", ({ message }) =>
          options.outputChannel?.error("In the language server:", message),
        );
        // The host's `Worker` is not the class of what it makes, so the client would not know one.
        return { reader: new BrowserMessageReader(worker), writer: new BrowserMessageWriter(worker) };
      };
      return new LanguageClient("fairShuffle", "Fair Shuffle", start, options);
    },
  });
}

export async function deactivate(): Promise<void> {
  await stop?.();
}

/** Returns an address that a worker can load a script from; where the extension itself lies on no web server, as on a remote machine, that is a copy of it. */
async function getScriptAddress(uri: Uri): Promise<string> {
  if (uri.scheme === "https" || uri.scheme === "http") return uri.toString(true);
  const bytes = await workspace.fs.readFile(uri);
  return URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: "text/javascript" }));
}
