/** How the options' module is spelt in a file. */
import { describe, expect, it } from "vitest";
import { getModulePath, isSameSpecifier } from "./module-path.ts";

describe("getModulePath", () => {
  const cases: readonly [string, string, string, string | undefined][] = [
    ["fair-shuffle", "/project", "/project/a.js", "fair-shuffle"],
    ["@scope/a/b.js", "/project", "/project/a.js", "@scope/a/b.js"],
    ["#shuffle", "/project", "/project/a.js", "#shuffle"],
    [".hidden", "/project", "/project/a.js", ".hidden"],
    ["./shuffle.js", "/project", "/project/a.js", "./shuffle.js"],
    ["./src/shuffle.js", "/project", "/project/src/a.js", "./shuffle.js"],
    ["./src/shuffle.js", "/project", "/project/test/deep/a.js", "../../src/shuffle.js"],
    ["./src/lib", "/project", "/project/src/lib/a.js", "../lib"],
    ["../other/shuffle.js", "/project/app", "/project/app/a.js", "../other/shuffle.js"],
    ["./src/../shuffle.js", "/project/", "/project/src/a.js", "../shuffle.js"],
    ["./shuffle.js", "/", "/a.js", "./shuffle.js"],
    ["./shuffle.js", "C:\\work", "C:\\work\\src\\a.js", "../shuffle.js"],
    ["./shuffle.js", "c:\\work", "C:\\work\\src\\a.js", "../shuffle.js"],
    ["./src/shuffle.js", "/project", "<input>", "./src/shuffle.js"],
    ["./src/shuffle.js", "/project", "src/a.js", "./shuffle.js"],
    ["./src/shuffle.js", "/project", "/project/src/shuffle.js", undefined],
    ["./src/shuffle.js", "/project", "/project/src/shuffle.ts", undefined],
    ["./src/lib", "/project", "/project/src/lib/index.ts", undefined],
    ["./shuffle.js", "C:\\work", "D:\\work\\a.js", undefined],
  ];
  it.each(cases)("%s from %s in %s is %s", (module, cwd, filename, path) => {
    expect(getModulePath(module, cwd, filename)).toBe(path);
  });
});

describe("isSameSpecifier", () => {
  const cases: readonly [string, string, boolean][] = [
    ["fair-shuffle", "fair-shuffle", true],
    ["fair-shuffle", "fair-shuffle.js", false],
    ["fair-shuffle", "fair-shuffle/extra", false],
    ["./a/../shuffle.js", "./shuffle", true],
    ["./shuffle.ts", "./shuffle.js", true],
    ["./lib/index.js", "./lib", true],
    ["../shuffle.js", "./shuffle.js", false],
    ["./shuffle.css", "./shuffle.js", false],
  ];
  it.each(cases)("%s and %s: %s", (a, b, same) => {
    expect(isSameSpecifier(a, b)).toBe(same);
  });
});
