// The command line on an fs that stands before Node's own and knows fewer ways, as that of Yarn's Plug'n'Play: real paths are texts there, whatever is asked for.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundleExecutable, runInShell } from "../testing/executable.ts";

const SORT = "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";

/** What is loaded before the command line. */
const PATCH = `
const fs = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");

const { realpathSync } = fs;
fs.realpathSync = Object.assign((path) => realpathSync(path), { native: (path) => realpathSync.native(path) });
syncBuiltinESMExports();
`;

let executable: string;
let folder: string;

beforeAll(async () => {
  executable = await bundleExecutable();
  folder = mkdtempSync(join(tmpdir(), "fair-shuffle-patched-"));
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "patch.cjs"), PATCH);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.for([
  ["fix src", "src/quiz.js", "fairShuffle(quiz)", 0],
  ["scan src -o out/report.txt", "out/report.txt", "1 biased shuffle in 1 file", 1],
  ["scan src --format html -o page.html", "page.html", "<!doctype html>", 1],
  ["scan src --diff -o fair.patch", "fair.patch", "+++ b/src/quiz.js", 1],
  ["simulate naive-swap --exact --svg picture.svg", "picture.svg", "<svg", 1],
  ["simulate naive-swap --trials 100 --seed 1 --record orders", "orders/result.txt", "8 items, 100 shuffles", 1],
] as const)("is written to by `%s`", async ([args, file, text, exitCode]) => {
  writeFileSync(join(folder, "src/quiz.js"), SORT);
  const ending = await runInShell(executable, `$FAIR_SHUFFLE ${args}`, {
    cwd: folder,
    env: { NODE_OPTIONS: `--require ${join(folder, "patch.cjs")}` },
  });
  expect(ending).toMatchObject({ exitCode });
  expect(ending.stderr).not.toContain("can't be written");
  expect(readFileSync(join(folder, file), "utf8")).toContain(text);
  expect(readdirSync(join(folder, "src"))).toEqual(["quiz.js"]);
});
