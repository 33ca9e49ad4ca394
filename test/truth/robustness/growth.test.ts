// Twice the findings cost about twice as much, and hostile files end in time: without a clock, for a machine may be busy.
import { describe, expect, test } from "vitest";
import { GROWING_FILES, HOSTILE_FILES } from "./hostile-files.ts";
import { WITHOUT_ESLINT } from "./door-without-eslint.ts";
import { ESLINT, getGrowth } from "./measure.ts";

/** What was linear is 2; what grew with the square would be 4, and was more than 3.5 at these numbers, too. */
const MOST_GROWTH = 3.5;
const PART = 1 / 5;

/** Both doors judge with the same code: through ESLint's, whose own part adds to the cost, only what asks for most reading. */
const IN_ESLINT: ReadonlySet<string> = new Set(["functions of a bundle, each with a draw and a sort"]);

describe.each([
  { door: ESLINT, files: GROWING_FILES.filter(({ name }) => IN_ESLINT.has(name)) },
  { door: WITHOUT_ESLINT, files: GROWING_FILES },
])("in $door.name", ({ door, files }) => {
  test.each(files)("$name are all found, and cost what they are", async (file) => {
    const { once, twice, ratio } = await getGrowth(door, file, Math.round(file.findings * PART), MOST_GROWTH);
    expect(twice.findings).toBe(2 * once.findings);
    expect(ratio).toBeLessThan(MOST_GROWTH);
  });
});

test("there are files of the kinds that ESLint is asked for", () => {
  expect(GROWING_FILES.filter(({ name }) => IN_ESLINT.has(name))).toHaveLength(IN_ESLINT.size);
});

describe("in ESLint", () => {
  test.each(HOSTILE_FILES)("$name end", async ({ text }) => {
    expect(await ESLINT.lint(text)).toBeLessThan(text.length);
  });
});
