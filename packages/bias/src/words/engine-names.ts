// The engines by name.
import type { Engine } from "../engines/engine.ts";

/** As their makers write them, in every language. */
export const ENGINE_NAMES: Readonly<Record<Engine, string>> = {
  v8: "V8",
  spidermonkey: "SpiderMonkey",
  javascriptcore: "JavaScriptCore",
};
