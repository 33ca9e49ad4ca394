import { describe, expect, test } from "vitest";
import { withoutTheirs, type ShownFinding } from "./shown-by-eslint.ts";

const MESSAGE =
  "This shuffle is biased: of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node).";

function make(line: number, rest: Partial<ShownFinding> = {}): ShownFinding {
  return { source: "fair-shuffle", message: MESSAGE, range: { start: { line, character: 2 } }, ...rest };
}

function theirs(line: number, rest: Partial<ShownFinding> = {}): ShownFinding {
  const code = { value: "fair-shuffle/no-biased-shuffle" };
  return make(line, { source: "eslint", code, ...rest });
}

describe("a finding of ours is shown", () => {
  test.each<[string, ShownFinding[]]>([
    ["where the other extension shows nothing", []],
    ["where it shows another rule", [theirs(3, { code: { value: "no-undef" } })]],
    ["where it shows another finding elsewhere", [theirs(9, { message: "This shuffle is biased in another way." })]],
    ["where somebody else uses the rule's name", [theirs(3, { source: "my-linter" })]],
  ])("%s", (_name, shown) => {
    const ours = [make(3)];
    expect(withoutTheirs(ours, shown)).toEqual(ours);
  });
});

describe("a finding of ours is held back", () => {
  test.each<[string, ShownFinding[]]>([
    ["where the other extension shows it at the same place", [theirs(3)]],
    ["whatever language it speaks", [theirs(3, { message: "Le mélange est biaisé." })]],
    ["where it has the rule's name as text", [theirs(3, { code: "fair-shuffle/no-biased-shuffle" })]],
    ["where the project gives the plugin another name", [theirs(3, { code: { value: "dice/no-biased-shuffle" } })]],
    ["where its place is that of a moment ago", [theirs(2)]],
    [
      "where ESLint says besides what can be done",
      [theirs(2, { message: `${MESSAGE} Suggestion: Use the fair \`shuffle\` (if \`a\` is an array).` })],
    ],
  ])("%s", (_name, shown) => {
    expect(withoutTheirs([make(3)], shown)).toEqual([]);
  });
});

test("each of theirs stands for one of ours: the same place first, then the same message", () => {
  const ours = [make(3), make(7), make(11)];
  expect(withoutTheirs(ours, [theirs(7), theirs(10)])).toEqual([make(11)]);
  expect(withoutTheirs(ours, [theirs(7)])).toEqual([make(3), make(11)]);
  expect(withoutTheirs(ours, [theirs(3), theirs(7), theirs(11)])).toEqual([]);
});
