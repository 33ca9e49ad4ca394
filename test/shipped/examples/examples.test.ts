// What holds for every example: its seed, its bad input, its source.
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { lint } from "../../truth/shapes/lint.ts";
import { EXAMPLES, runExample, runInColours } from "./run-example.ts";

describe.each(EXAMPLES)("%s", (example) => {
  it("prints the same for the same seed, but for colours, and something else for another one or for none", async () => {
    const seeded = await runExample(example, "--seed", "7");
    const coloured = await runInColours(example, "--seed", "7");
    expect(coloured).not.toBe(seeded);
    expect(stripVTControlCharacters(coloured)).toBe(seeded);
    expect(await runExample(example, "--seed", "8")).not.toBe(seeded);
    expect(await runExample(example)).not.toBe(seeded);
    const columns = seeded.split("\n").map((line) => line.length);
    expect(Math.max(...columns)).toBeLessThanOrEqual(80);
  });

  it("says in one line each what is wrong with its command line and what is right", async () => {
    await expect(runExample(example, "--sead", "7")).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^Unknown option '--sead'.*\nThe only option is --seed TEXT\.\n$/) as string,
    });
  });

  it("has no biased shuffle but one that it shows on purpose", () => {
    const source = readFileSync(new URL(`../../../examples/${example}.ts`, import.meta.url), "utf8");
    expect(lint(source, {}, `${example}.ts`)).toEqual([]);
    const unsilenced = source.replaceAll("fair-shuffle-ignore", "");
    expect(lint(unsilenced, {}, `${example}.ts`)).toHaveLength(example === "lucky-draw" ? 1 : 0);
  });
});
