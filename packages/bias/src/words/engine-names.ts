// The engines by name.
import type { Engine } from "../engines/engine.ts";
import type { Language } from "./language.ts";

/** As their makers write them, in every language. */
export const ENGINE_NAMES: Readonly<Record<Engine, string>> = {
  v8: "V8",
  spidermonkey: "SpiderMonkey",
  javascriptcore: "JavaScriptCore",
};

/** What people run that has this engine. */
const PROGRAMS: Readonly<Record<Engine, readonly string[]>> = {
  v8: ["Chrome", "Edge", "Node"],
  spidermonkey: ["Firefox"],
  javascriptcore: ["Safari", "Bun"],
};

/** Returns an engine by the programs that people know it from: "Chrome, Edge, Node (V8)". */
export function tellEngine(engine: Engine, language: Language = "en"): string {
  const [programs, name] = [PROGRAMS[engine], ENGINE_NAMES[engine]];
  return language === "en" ? `${programs.join(", ")} (${name})` : `${programs.join("、")}（${name}）`;
}
