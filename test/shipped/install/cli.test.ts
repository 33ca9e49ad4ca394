// The packed command line, installed by npm into a project that has neither ESLint nor TypeScript nor a configuration.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { getTarballs } from "../package/packed.ts";
import { makeProject, type FreshProject } from "./fresh-project.ts";
import { CHECK, COMMON_MODULE, MODULE } from "./shuffles.ts";

const TYPED = "export const mix = (cards: string[]): string[] => cards.sort(() => Math.random() - 0.5);\n";

let project: FreshProject;

beforeAll(async () => {
  project = await makeProject({
    "package.json": JSON.stringify({ name: "fresh", version: "1.0.0", type: "module" }),
    "src/module.mjs": MODULE,
    "src/common.cjs": COMMON_MODULE,
    "src/typed.ts": TYPED,
    "src/broken.ts": "export const random = ;\n[].sort();\n",
    "check.mjs": CHECK,
  });
  const tarballs = await getTarballs(["fair-shuffle", "@fair-shuffle/cli"]);
  await project.get("npm", "install", "--no-audit", "--no-fund", "--prefer-offline", ...tarballs);
});

afterAll(() => project.remove());

test("brings neither ESLint nor TypeScript along", async () => {
  const scopes = await readdir(join(project.folder, "node_modules"));
  for (const name of ["eslint", "typescript", "@typescript-eslint", "eslint-plugin-fair-shuffle"]) {
    expect(scopes).not.toContain(name);
  }
});

test("finds what is biased, in JavaScript and TypeScript, and names what it can't parse", async () => {
  const { exitCode, output } = await project.run("npx", "fair-shuffle", "scan");
  expect(exitCode).toBe(1);
  expect(output).toContain("✖ 5 biased shuffles in 3 files, 4 scanned.");
  expect(output).toContain("src/broken.ts:1:23: syntax error: Expression expected.");
  // oxlint-disable-next-line no-control-regex -- colours begin with it
  expect(output).not.toMatch(/\u001b/);
});

test("colours what FORCE_COLOR asks for", async () => {
  const { output } = await project.run(
    "node",
    "-e",
    `
    const { spawnSync } = require("node:child_process");
    const file = "node_modules/@fair-shuffle/cli/dist/fair-shuffle.js";
    process.stdout.write(spawnSync(process.execPath, [file, "scan"], { env: { ...process.env, FORCE_COLOR: "1" } }).stdout);
  `,
  );
  expect(output).toContain("\u001b[31merror");
});

test("simulates what stands at a line, in threads, the same for the same seed", async () => {
  const args = ["simulate", "src/typed.ts:1", "--seed", "7", "--cards", "6", "--trials", "300000", "--format", "json"];
  const [once, again] = [
    await project.run("npx", "fair-shuffle", ...args),
    await project.run("npx", "fair-shuffle", ...args),
  ];
  expect(once.exitCode).toBe(1);
  expect(once.output).toContain('"trials": 300000');
  expect(again.output).toBe(once.output);
});

test("measures a function in TypeScript", async () => {
  const { exitCode, output } = await project.run("npx", "fair-shuffle", "measure", "src/typed.ts#mix", "--cards", "5");
  expect(exitCode).toBe(1);
  expect(output).toContain("src/typed.ts#mix: 5 items, 100,000 shuffles");
  expect(output).toContain("Biased: ");
});

test("--fix leaves nothing to find, and what is fixed runs", async () => {
  expect((await project.run("npx", "fair-shuffle", "scan", "--fix")).exitCode).toBe(0);
  expect(await project.read("src/module.mjs")).toContain('import { shuffle } from "fair-shuffle";');
  expect(await project.read("src/typed.ts")).toContain('import { shuffle } from "fair-shuffle";');
  expect(await project.get("node", "check.mjs")).toContain("shuffled");
});

test("ends with 2 where it can't do what was asked", async () => {
  const { exitCode, output } = await project.run("npx", "fair-shuffle", "scan", "nowhere");
  expect(exitCode).toBe(2);
  expect(output).toContain("There is no file or folder nowhere.\n");
});

test("draws a PNG without an installation, by the command of its README", async () => {
  const readme = await readFile(new URL("../../../packages/cli/README.md", import.meta.url), "utf8");
  const [, given = ""] = /^npx (--package .+ --png \S+)$/m.exec(readme) ?? [];
  const [tarball = ""] = await getTarballs(["@fair-shuffle/cli"]);
  const words = given.replace("@fair-shuffle/cli", tarball).replace("src/deal.ts:12", "src/typed.ts:1").split(" ");
  expect(words).toContain(tarball);
  // Where the command line is installed, npx takes that one.
  const bare = await makeProject({ "src/typed.ts": TYPED });
  onTestFinished(bare.remove);
  const { exitCode, output } = await bare.run("npx", "--yes", ...words);
  expect(exitCode, output).toBe(1);
  const image = await readFile(join(bare.folder, words.at(-1) ?? ""));
  expect(image.subarray(1, 4).toString()).toBe("PNG");
});
