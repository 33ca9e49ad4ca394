// Stands for TypeScript's parser in the bundle for Node: runs the script that the web worker loads, too.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInThisContext } from "node:vm";

const path = fileURLToPath(new URL("typescript-parser.js", import.meta.url));
runInThisContext(readFileSync(path, "utf8"), { filename: path });

/** What that script leaves behind; see build.js. */
const loaded = Reflect.get(globalThis, "FairShuffleTypeScriptParser") as {
  readonly parse: unknown;
  readonly analyze: unknown;
};

export const { parse, analyze } = loaded;
