// The server in a web worker: no disk, no processes; files come from the client, and TypeScript's parser from a script of its own.
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from "vscode-languageserver/browser";
import { decodeUri } from "./decode-uri.ts";
import type { Host } from "./host.ts";
import { serve } from "./server.ts";

declare const self: ConstructorParameters<typeof BrowserMessageReader>[0];

const makeWebHost = (): Host => ({
  files: undefined,
  eslint: undefined,
  writePage: undefined,
  collectGarbage: undefined,
  getPath: decodeUri,
});

serve(createConnection(new BrowserMessageReader(self), new BrowserMessageWriter(self)), makeWebHost);
