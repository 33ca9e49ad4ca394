// What engines are called, and the programs that have them, as their makers write them.
import type { Engine } from "./engine.ts";

/** As their makers write them, in every language. */
export const ENGINE_NAMES: Readonly<Record<Engine, string>> = {
  v8: "V8",
  spidermonkey: "SpiderMonkey",
  javascriptcore: "JavaScriptCore",
};

/** What people run that has this engine. */
export const PROGRAMS: Readonly<Record<Engine, readonly string[]>> = {
  v8: ["Chrome", "Edge", "Node"],
  spidermonkey: ["Firefox"],
  javascriptcore: ["Safari", "Bun"],
};

/** Returns an engine in English, by the programs that people know it from and its own name: "Chrome, Edge, Node (V8)". */
export const nameEngine = (engine: Engine): string => `${PROGRAMS[engine].join(", ")} (${ENGINE_NAMES[engine]})`;
