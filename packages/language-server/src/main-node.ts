#!/usr/bin/env node
// The command `fair-shuffle-language-server`, and the module that an editor in Node starts.
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { makeNodeHost } from "./node-host.ts";
import { serve } from "./server.ts";

const TRANSPORT = /^--(?:stdio|node-ipc|socket|pipe)\b/;

if (!process.argv.some((argument) => TRANSPORT.test(argument))) {
  console.error(
    "fair-shuffle-language-server is started by an editor; say how they talk: --stdio, --node-ipc, --socket=PORT or --pipe=NAME.",
  );
  process.exit(2);
}
serve(createConnection(ProposedFeatures.all), makeNodeHost);
