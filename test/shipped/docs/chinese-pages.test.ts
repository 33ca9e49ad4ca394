// The site's Chinese pages show the very code of the English ones, which is run elsewhere, and tables of as many rows.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** Remarks are translated. */
const getCode = (text: string): readonly string[] =>
  [...text.matchAll(/```\w*\n[\s\S]*?```/g)].map(([block]) => block.replaceAll(/ *\/\/ .*/g, ""));

const getShape = (path: string): object => {
  const text = read(path);
  return {
    code: getCode(text),
    titles: [...text.replaceAll(/```[\s\S]*?```/g, "").matchAll(/^#+ /gm)].length,
    tableRows: [...text.matchAll(/^\|/gm)].length,
  };
};

it.each([
  ["docs/zh/adopting.md", "docs/guide/adopting.md"],
  ["docs/zh/recipes.md", "docs/guide/recipes.md"],
  ["docs/zh/extension.md", "extension/README.md"],
  ["docs/zh/library.md", "packages/fair-shuffle/README.md"],
])("%s shows what %s does", (chinese, english) => {
  expect(getCode(read(english)).length).toBeGreaterThan(0);
  expect(getShape(chinese)).toEqual(getShape(english));
});
