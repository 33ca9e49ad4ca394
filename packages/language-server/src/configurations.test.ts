// Which files a change of which makes the server judge anew.
import { expect, it } from "vitest";
import { CONFIGURATIONS, isConfiguration } from "./configurations.ts";

it.each([
  "file:///project/eslint.config.js",
  "file:///project/eslint.config.mts",
  "file:///project/packages/deck/.eslintrc",
  "file:///project/.eslintrc.cjs",
  "file:///project/.eslintrc.yml",
  "file:///C%3A/project/package.json",
  "package.json",
])("decides how a project lints: %s", (uri) => {
  expect(isConfiguration(uri)).toBe(true);
});

it.each([
  "file:///project/eslint.config.json",
  "file:///project/my-eslint.config.js",
  "file:///project/eslint.config.js/deck.js",
  "file:///project/.eslintrc.js.orig",
  "file:///project/.eslintignore",
  "file:///project/package-lock.json",
  "file:///project/package.json5",
])("decides nothing: %s", (uri) => {
  expect(isConfiguration(uri)).toBe(false);
});

it("has names that are the same in a glob", () => {
  for (const name of CONFIGURATIONS) expect(name).toMatch(/^[\w.]+$/);
});
