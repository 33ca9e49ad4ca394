// The test files that begin first are there, and begin first.
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { FIRST, putLongestFirst } from "./longest-first.ts";

it.each(FIRST)("%s is a test file", (name) => {
  expect(existsSync(new URL(`../../../${name}`, import.meta.url))).toBe(true);
});

it("puts them first, the longest before the others, which keep their order", () => {
  const paths = ["/work/b.test.ts", ...[...FIRST].reverse().map((name) => `/work/${name}`), "/work/a.test.ts"];
  const sorted = putLongestFirst(paths.map((moduleId) => ({ moduleId }))).map(({ moduleId }) => moduleId);
  expect(sorted).toEqual([...FIRST.map((name) => `/work/${name}`), "/work/b.test.ts", "/work/a.test.ts"]);
});

it("knows them by Windows' paths too", () => {
  const [first = ""] = FIRST;
  const path = `C:\\work\\${first.replaceAll("/", "\\")}`;
  expect(putLongestFirst([{ moduleId: "C:\\work\\a.test.ts" }, { moduleId: path }])[0]?.moduleId).toBe(path);
});
