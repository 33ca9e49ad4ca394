/** Which packages give an ES module nothing but their default export: Node finds no names in a CommonJS file that sets them while it runs. */
import { getPackageFacts } from "./package-json.ts";

/** lodash 4.18.1, lodash.js and fp.js. lodash-es has names. */
const NAMELESS = /^lodash(?:\/fp(?:\.js)?)?$/;

/** Returns whether what a module exports are members of its default export. */
export const hasMembers = (module: string): boolean => NAMELESS.test(module);

/**
 * Returns whether a file has to import the default export of such a package. TypeScript that becomes CommonJS may have none of it, unless its configuration
 * says otherwise (`esModuleInterop`), and takes names instead.
 */
export function importsMembers(filename: string, module: string): boolean {
  if (!hasMembers(module)) return false;
  return !/\.c?tsx?$/i.test(filename) || getPackageFacts(filename)?.type === "module";
}
