// In a web worker: where the script with TypeScript's parser lies.
let address: string | undefined;

/** Tells where it is, before the first file needs it. */
export function setParserAddress(told: string | undefined): void {
  address = told;
}

/** Returns where it is; beside the worker's own script where nobody told. Throws an Error where that has no address either. */
export function getParserAddress(): string {
  if (address !== undefined) return address;
  const own = Reflect.get(globalThis, "location") as { readonly href: string } | undefined;
  if (own === undefined || own.href.startsWith("blob:")) {
    throw new Error("The client must say where typescript-parser.js is: initializationOptions.parserUri.");
  }
  return new URL("typescript-parser.js", own.href).href;
}
