// Shuffles by reduceRight, whose rounds go down: what is said of them, and what a fix makes of them.
import { expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const write = (draw: string, start = "[...list]"): string =>
  `export const mix = (list) => list.reduceRight((out, _, i) => { const j = Math.floor(Math.random() * ${draw}); [out[i], out[j]] = [out[j], out[i]]; return out; }, ${start});\n`;
const find = (code: string): (string | undefined)[] => verify(code).map(({ messageId }) => messageId);

it.each([
  ["places of the whole list", "out.length", "biased"],
  ["places before the item's own", "i", "cycles"],
  ["places above it alone", "(list.length - i)", "biased"],
])("from %s it is told", (_, draw, message) => {
  expect(find(write(draw))).toEqual([message]);
});

it.each([
  ["up to the item's own", write("(i + 1)")],
  ["up to the item's own, in place", write("(i + 1)", "list")],
  [
    "of a list that it does not build",
    "export const sum = (list) => list.reduceRight((out, item) => out + item * Math.random(), 0);",
  ],
  ["without a start", write("out.length").replace(", [...list])", ")")],
])("nothing is said of draws %s", (_, code) => {
  expect(find(code)).toEqual([]);
});

it("a fix puts one call in its place", () => {
  const { output } = fixAll(write("out.length"), { options: { helper: "import" } });
  expect(output).toBe('import { toShuffled } from "fair-shuffle";\n\nexport const mix = (list) => toShuffled(list);\n');
  expect(fixAll(write("out.length", "list"), { options: { helper: "import" } }).output).toContain("shuffle(list)");
});
