#!/usr/bin/env node
// What Node starts, also one that is too old for all that follows and has to be told so: this file, and what it imports, need no newer one than 14.
import module from "node:module";
import process from "node:process";
import { getLanguage } from "@fair-shuffle/bias/language";
import { getLocale } from "./locale.ts";
import { refuseNode } from "./node-version.ts";

/** `node:module` from 22.1 on. */
type Module = typeof module & { readonly enableCompileCache?: () => void };

const { bun, deno, node } = process.versions;
// Other engines name a Node.js that they are like, and are not held to it.
const refusal = bun === undefined && deno === undefined ? refuseNode(node, getLanguage(getLocale())) : undefined;
if (refusal === undefined) {
  // From 22.1 on Node keeps what it compiles for the next start, as it does for ESLint's and TypeScript's commands: before anything else is loaded, so that all of it is kept.
  (module as Module).enableCompileCache?.();
  await import("./executable.ts");
} else {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 2;
}
