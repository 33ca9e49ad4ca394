// A fix leaves lines as Prettier leaves them by the project's own width, also where all lines of the file are short.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixText } from "@fair-shuffle/lint";
import { format, resolveConfig } from "prettier";
import { afterEach, beforeEach, expect, it } from "vitest";

const CODE = `export function deal(cards: string[]) {
  return cards.sort(() => Math.random() - 0.5);
}
`;

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "formatter-width-"));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it.each([
  ["no configuration", undefined],
  ["60 columns", '{ "printWidth": 60 }'],
  ["80 columns", '{ "printWidth": 80 }'],
  ["100 columns", '{ "printWidth": 100 }'],
  ["140 columns", '{ "printWidth": 140 }'],
])("with %s Prettier changes nothing of what a fix wrote", async (_, config) => {
  const path = join(root, "deal.ts");
  if (config !== undefined) writeFileSync(join(root, ".prettierrc"), config);
  writeFileSync(path, CODE);
  const { text, count } = await fixText(CODE, path, {});
  expect(count).toBe(1);
  const options = await resolveConfig(path, { useCache: false });
  expect(await format(text, { ...options, filepath: path })).toBe(text);
});
