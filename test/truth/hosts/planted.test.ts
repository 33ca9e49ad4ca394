// The judge of foreign hosts: it sees what a fix changes around a plant, and plants only where a program can still be parsed.
import { expect, it } from "vitest";
import { findPlaces } from "./places.ts";
import { checkAround } from "./planted.ts";

const BEFORE = "const a = 1;\nuse(\n  a,\n  a,\n  a,\n  a,\n);\nmake(\n  [";
const AFTER = ", a],\n  a,\n);\nuse(\n  a,\n  a,\n  a,\n);\nuse(a);\n";

function judge(fixed: string, isInExpression = true): string | undefined {
  const host = { project: "known", file: "a.js", sourceType: "module", helper: "auto", text: "" } as const;
  return checkAround({ segments: [BEFORE, AFTER], isInExpression: [isInExpression], host }, fixed)?.detail;
}

it.each([
  ["what is as it was", `${BEFORE}f${AFTER}`],
  ["an import that came", `${BEFORE}f${AFTER}`.replace(";\n", ';\nimport { shuffle } from "fair-shuffle";\n')],
  ["a call that was open for the plant's length", `${BEFORE}f${AFTER}`.replace(/make\([^]*?\);/, "make([f, a], a);")],
])("says nothing of %s", (_, fixed) => {
  expect(judge(fixed)).toBeUndefined();
});

it.each([
  ["an item that is lost beside the plant", `${BEFORE}f${AFTER.replace(", a]", "]")}`],
  ["a call that was closed further up", `${BEFORE}f${AFTER}`.replace(/use\([^]*?\);/, "use(a, a, a, a);")],
  ["a statement that is lost at the end", `${BEFORE}f${AFTER}`.replace("use(a);\n", "")],
])("sees %s", (_, fixed) => {
  expect(judge(fixed)).toMatch(/^(?:gone or moved|not at the end any more): /);
});

it("lets nothing close around a statement", () => {
  expect(judge(`${BEFORE}f${AFTER}`.replace(/make\([^]*?\);/, "make([f, a], a);"), false)).toMatch(/^gone or moved: /);
});

it.each([
  ["a function", "function f(a) { return a; }", true],
  ["a function with a directive, whose parameters take none", 'function f(a) { "use strict"; return a; }', false],
])("plants a default: %s", (_, text, expected) => {
  const parsed = findPlaces(text, 0, { typescript: false, jsx: false, sourceTypes: ["module"] });
  expect(parsed?.places.some(({ name }) => name === "a default")).toBe(expected);
});
