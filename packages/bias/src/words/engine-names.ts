// The engines by name.
import type { Engine } from "../engines/engine.ts";
import { ENGINE_NAMES, nameEngine, PROGRAMS } from "../engines/programs.ts";
import type { Language } from "./language.ts";

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
  return language === "en" ? nameEngine(engine) : `${PROGRAMS[engine].join("、")}（${ENGINE_NAMES[engine]}）`;
}
