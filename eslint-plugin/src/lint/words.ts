// What can be asked of a file without reading its code: a small door of its own, so that a server loads no parser to say that there is nothing to parse.
export { mayHoldShuffle, mayMoveItems } from "../recognise/random-source.ts";
export { EXTENSIONS, getExtension } from "./script-units.ts";
export { isMinified } from "./minified.ts";
