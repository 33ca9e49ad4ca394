// Which configuration of a formatter decides on quotes, where a file itself has none, and on the width of lines.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getFormatterSettings } from "./formatter-settings.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "formatter-settings-"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(name: string, text: string): void {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const getQuote = (): string | undefined => getFormatterSettings(join(root, "src", "lib", "array.ts")).quote;

it.each([
  [".prettierrc", '{ "semi": false, "singleQuote": true }', "'"],
  [".prettierrc", "semi: false\nsingleQuote: true\n", "'"],
  [".prettierrc.json", '{ "singleQuote": false }', '"'],
  [".prettierrc.toml", "singleQuote = true", "'"],
  ["prettier.config.js", "export default { useTabs: true, singleQuote: true };", "'"],
  ["package.json", '{ "name": "a", "prettier": { "singleQuote": true } }', "'"],
  [".oxfmtrc.json", '{ "singleQuote": true }', "'"],
  ["biome.json", '{ "javascript": { "formatter": { "quoteStyle": "single" } } }', "'"],
  ["biome.jsonc", '{ "javascript": { "formatter": { "quoteStyle": "double" } } }', '"'],
  [".prettierrc", '{ "jsxSingleQuote": true }', undefined],
  ["package.json", '{ "name": "a", "standard": { "singleQuote": true } }', undefined],
  ["src/other/.prettierrc", '{ "singleQuote": true }', undefined],
])("%s: %s", (name, text, quote) => {
  write(name, text);
  expect(getQuote()).toBe(quote);
});

const getWidth = (): number | undefined => getFormatterSettings(join(root, "src", "lib", "array.ts")).width;

it.each([
  [".prettierrc", '{ "semi": false, "printWidth": 100 }', 100],
  [".prettierrc", "printWidth: 90\n", 90],
  [".prettierrc.toml", "printWidth = 70", 70],
  ["prettier.config.mjs", "export default { printWidth: 140 };", 140],
  ["package.json", '{ "name": "a", "prettier": { "printWidth": 100 } }', 100],
  ["package.json", '{ "name": "a", "standard": { "printWidth": 100 } }', undefined],
  [".oxfmtrc.jsonc", '{ "printWidth": 100 }', 100],
  ["oxfmt.config.ts", 'import { defineConfig } from "oxfmt";\nexport default defineConfig({ printWidth: 90 });', 90],
  ["biome.json", '{ "formatter": { "lineWidth": 110 } }', 110],
  [
    ".editorconfig",
    "root = true\n\n[*]\nindent_style = space\nmax_line_length = 100\n\n[*.md]\nmax_line_length = 60\n",
    100,
  ],
  [".editorconfig", "[*]\nmax_line_length = off\n", undefined],
  [".editorconfig", "[*.md]\nmax_line_length = 60\n", undefined],
  [".prettierrc", '{ "singleQuote": true }', undefined],
])("%s: %j is %j wide", (name, text, width) => {
  write(name, text);
  expect(getWidth()).toBe(width);
});

it("takes what the formatter is told before what all editors are", () => {
  write(".editorconfig", "[*]\nmax_line_length = 100\n");
  write(".prettierrc", '{ "printWidth": 90 }');
  expect(getWidth()).toBe(90);
  write("src/lib/.editorconfig", "[*.ts]\nmax_line_length = 60\nquote_type = single\n");
  expect(getWidth()).toBe(90);
  expect(getQuote()).toBe("'");
});

it("looks no further for what editors are told than the root of that", () => {
  write(".editorconfig", "[*]\nmax_line_length = 60\nquote_type = single\n");
  write("src/.editorconfig", "root = true\n[*.ts]\nmax_line_length = 70\n");
  expect(getWidth()).toBe(70);
  expect(getQuote()).toBeUndefined();
});

it("takes the nearest one that says it", () => {
  write(".prettierrc", '{ "singleQuote": true }');
  write("src/.prettierrc", '{ "semi": false }');
  expect(getQuote()).toBe("'");
  write("src/lib/.prettierrc", '{ "singleQuote": false }');
  expect(getQuote()).toBe('"');
});

it("looks no further than the repository, and for no file without a place", () => {
  write(".prettierrc", '{ "singleQuote": true }');
  write("src/.git/HEAD", "ref: refs/heads/main");
  expect(getQuote()).toBeUndefined();
  expect(getFormatterSettings("<input>")).toEqual({ quote: undefined, width: undefined });
});
