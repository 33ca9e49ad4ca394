// Stands for TypeScript's parser in the web worker: loads its script when the first file needs it.
import { getParserAddress } from "./parser-address.ts";

(Reflect.get(globalThis, "importScripts") as (address: string) => void)(getParserAddress());

/** What that script leaves behind; see build.js. */
const loaded = Reflect.get(globalThis, "FairShuffleTypeScriptParser") as {
  readonly parse: unknown;
  readonly analyze: unknown;
};

export const { parse, analyze } = loaded;
