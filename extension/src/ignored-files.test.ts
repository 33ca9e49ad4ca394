import { expect, test } from "vitest";
import { withoutIgnored } from "./ignored-files.ts";

const PATHS = ["a.js", "out/a.js", "p/a.js", "p/gen/a.js", "p/keep/gen/a.js"];

test.each<[string, Record<string, string>, string[]]>([
  ["no list leaves nothing out", {}, PATHS],
  ["a list counts in its folder and below", { "": "out/\n" }, ["a.js", "p/a.js", "p/gen/a.js", "p/keep/gen/a.js"]],
  ["a list does not count beside its folder", { p: "a.js\n" }, ["a.js", "out/a.js"]],
  ["a nearer list decides", { "": "gen/\n", "p/keep": "!gen/\n" }, ["a.js", "out/a.js", "p/a.js", "p/keep/gen/a.js"]],
  ["a slash in front means this folder alone", { p: "/gen\n" }, ["a.js", "out/a.js", "p/a.js", "p/keep/gen/a.js"]],
])("%s", (_name, lists, kept) => {
  const ignoreFiles = Object.entries(lists).map(([folder, text]) => ({ folder, text }));
  expect(withoutIgnored(PATHS, ignoreFiles)).toEqual(kept);
});

test("what nobody wrote by hand is left out, list or none", () => {
  const paths = ["dist/a.js", "p/node_modules/q/a.js", ".cache/a.js", "p/dist.js"];
  expect(withoutIgnored(paths, [])).toEqual(["p/dist.js"]);
});
