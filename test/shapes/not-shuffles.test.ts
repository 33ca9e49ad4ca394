// No word about code that is no biased shuffle: alone, inside a function, and in TypeScript.
import { expect, it } from "vitest";
import { lint } from "./lint.ts";
import { keyedNeighbours } from "./keyed-neighbours.ts";
import { notShuffles } from "./not-shuffles.ts";

it.each([...notShuffles, ...keyedNeighbours])("%s is not reported: %s", (_, __, code) => {
  expect(lint(code)).toEqual([]);
  expect(lint(code, {}, "file.ts")).toEqual([]);
  if (!/^(?:import|export) /.test(code)) expect(lint(`export function outer() {\n${code}\n}`)).toEqual([]);
});

it("reads a tuple type's length", () => {
  expect(
    lint("export const flip = (pair: [string, string]) => pair.sort(() => Math.random() - 0.5);", {}, "file.ts"),
  ).toEqual([]);
  expect(
    lint(
      "export const mix = (three: [string, string, string]) => three.sort(() => Math.random() - 0.5);",
      {},
      "file.ts",
    ),
  ).toHaveLength(1);
});

it("does not mistake another comment for one that ignores", () => {
  expect(lint("// see fair-shuffle-ignore in the docs\na.sort(() => Math.random() - 0.5);")).toHaveLength(1);
});
