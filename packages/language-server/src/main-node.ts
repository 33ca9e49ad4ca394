#!/usr/bin/env node
// The command `fair-shuffle-language-server`, and the module that an editor in Node starts.
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { makeFrameCheck } from "./frame-check.ts";
import { makeNodeHost } from "./node-host.ts";
import { serve } from "./server.ts";

const TRANSPORT = /^--(?:stdio|node-ipc|socket|pipe)\b/;

if (!process.argv.some((argument) => TRANSPORT.test(argument))) {
  console.error(
    "fair-shuffle-language-server is started by an editor; say how they talk: --stdio, --node-ipc, --socket=PORT or --pipe=NAME.",
  );
  process.exit(2);
}
if (process.argv.includes("--stdio")) endAtBrokenFrame();
serve(createConnection(ProposedFeatures.all), makeNodeHost);

/** The protocol's library would wait, without a word, for what never comes. An editor starts a server that has ended anew. */
function endAtBrokenFrame(): void {
  const check = makeFrameCheck();
  process.stdin.on("data", (piece: Buffer) => {
    const problem = check(piece);
    if (problem === undefined) return;
    process.stdin.removeAllListeners("data").pause();
    process.stderr.write(`fair-shuffle-language-server ends, because what it is sent can't be read: ${problem}\n`, () =>
      process.exit(1),
    );
  });
}
