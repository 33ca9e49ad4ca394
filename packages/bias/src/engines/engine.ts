// The JavaScript engines whose sorts are modelled.

/** `v8`: Chrome, Edge, Node; `spidermonkey`: today's Firefox; `javascriptcore`: Safari, Bun. */
export type Engine = "v8" | "spidermonkey" | "javascriptcore";

export const ENGINES: readonly Engine[] = ["v8", "spidermonkey", "javascriptcore"];
