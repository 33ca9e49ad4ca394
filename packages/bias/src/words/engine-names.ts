// The engines by name.
import type { Engine } from "../engines/engine.ts";
import type { Language } from "./language.ts";

/** As their makers write them, in every language. */
const ENGINE_NAMES: Readonly<Record<Engine, string>> = {
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

const SEPARATORS: Readonly<Record<Language, readonly [comma: string, and: string]>> = {
  en: [", ", " and "],
  "zh-cn": ["、", " 和 "],
};

/** Returns the programs that people know an engine from: "Chrome, Edge and Node". */
export function tellPrograms(engine: Engine, language: Language = "en"): string {
  const [comma, and] = SEPARATORS[language];
  const programs = PROGRAMS[engine];
  return [programs.slice(0, -1).join(comma), ...programs.slice(-1)].filter((part) => part !== "").join(and);
}

/** Returns an engine by the programs that people know it from, and its own name: "Chrome, Edge, Node (V8)". */
export function tellEngine(engine: Engine, language: Language = "en"): string {
  const [programs, name] = [PROGRAMS[engine], ENGINE_NAMES[engine]];
  return language === "en" ? `${programs.join(", ")} (${name})` : `${programs.join("、")}（${name}）`;
}
