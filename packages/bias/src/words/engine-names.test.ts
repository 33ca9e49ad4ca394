// The engines by name, in sentences and beside them.
import { expect, it } from "vitest";
import { ENGINES } from "../engines/engine.ts";
import { tellEngine, tellPrograms } from "./engine-names.ts";

it("names an engine by its programs, however many there are", () => {
  expect(ENGINES.map((engine) => tellPrograms(engine))).toEqual(["Chrome, Edge and Node", "Firefox", "Safari and Bun"]);
  expect(ENGINES.map((engine) => tellPrograms(engine, "zh-cn"))).toEqual([
    "Chrome、Edge 和 Node",
    "Firefox",
    "Safari 和 Bun",
  ]);
});

it("names an engine by its own name, too, where there is room", () => {
  expect(tellEngine("javascriptcore")).toBe("Safari, Bun (JavaScriptCore)");
  expect(tellEngine("v8", "zh-cn")).toBe("Chrome、Edge、Node（V8）");
});
