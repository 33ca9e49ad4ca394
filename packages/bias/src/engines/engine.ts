// The JavaScript engines whose sorts are modelled, and the lists that they sort.

/** `v8`: Chrome, Edge, Node; `spidermonkey`: today's Firefox; `javascriptcore`: Safari, Bun. */
export type Engine = "v8" | "spidermonkey" | "javascriptcore";

/** All engines whose sorts are modelled, V8 first. */
export const ENGINES: readonly Engine[] = ["v8", "spidermonkey", "javascriptcore"];

/** What is sorted: an array, or a `Uint8Array`, a `Buffer` and their like. */
export type ListKind = "array" | "typedArray";
