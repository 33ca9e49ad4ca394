// Inside of ESLint, the files that a linted one imports are read from the disk, and parsed by the parser that is configured.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import parser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import { afterAll, beforeAll, expect, it } from "vitest";
import { noBiasedShuffle } from "./no-biased-shuffle.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fair-shuffle-imports-"));
  mkdirSync(join(folder, "lib"));
  // A project has its ESLint beside it.
  symlinkSync(fileURLToPath(new URL("../node_modules", import.meta.url)), join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "lib", "order.js"), "export const randomOrder = () => Math.random() - 0.5;\n");
  writeFileSync(
    join(folder, "lib", "typed.ts"),
    "export const randomOrder = (a: unknown, b: unknown): number => Math.random() - 0.5;\n",
  );
  writeFileSync(join(folder, "jsconfig.json"), '{ "compilerOptions": { "paths": { "@/*": ["./lib/*"] } } }');
  writeFileSync(join(folder, "package.json"), '{ "imports": { "#order": "./lib/order.js" } }');
  writeFileSync(join(folder, "lib", "broken.js"), "export const randomOrder = () => Math.random( - 0.5;\n");
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const getCode = (module: string): string =>
  `import { randomOrder } from "${module}";\nexport const f = (list) => list.sort(randomOrder);\n`;

function verify(module: string, languageOptions: Linter.LanguageOptions = {}, options: object = {}): string[] {
  const config: Linter.Config = {
    files: ["**/*.*"],
    plugins: { fair: { rules: { "no-biased-shuffle": noBiasedShuffle as never } } },
    languageOptions,
    rules: { "fair/no-biased-shuffle": ["error", options] },
  };
  return new Linter({ cwd: folder })
    .verify(getCode(module), config, join(folder, "file.js"))
    .map(({ line, messageId, message }) => `${String(line)}: ${messageId ?? message}`);
}

it("reads what is imported", () => {
  expect(verify("./lib/order.js")).toEqual(["2: biased"]);
  expect(verify("./lib/order")).toEqual(["2: biased"]);
});

it("reads TypeScript where the configured parser does, without types", () => {
  const parserOptions = { projectService: true, tsconfigRootDir: "/nowhere" };
  expect(verify("./lib/typed", { parser })).toEqual(["2: biased"]);
  // The file itself is parsed with what is asked for.
  expect(verify("./lib/typed", { parser, parserOptions: { ...parserOptions, projectService: false } })).toEqual([
    "2: biased",
  ]);
  expect(verify("./lib/typed")).toEqual([]);
});

it("reads what is imported by an alias", () => {
  expect(verify("@/order")).toEqual(["2: biased"]);
  expect(verify("#order")).toEqual(["2: biased"]);
  expect(verify("~/order")).toEqual([]);
});

it("is silent where nothing can be read", () => {
  expect(verify("./lib/none.js")).toEqual([]);
  expect(verify("./lib/broken.js")).toEqual([]);
});

it("reads nothing where the option says so", () => {
  expect(verify("./lib/order.js", {}, { readImports: false })).toEqual([]);
});
