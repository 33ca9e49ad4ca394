// What can be asked of a file without reading its code: a small door of its own, so that a server loads no parser to say that there is nothing to parse.
export { mayCallShuffle, mayHoldShuffle, mayMoveItems } from "@fair-shuffle/recognise";
export { mayNameSources } from "./linter-comments.ts";
export { EXTENSIONS, getExtension } from "./script-units.ts";
export { isMinified } from "./minified.ts";
