// Code is shown as it stood, and no further to the right.
import { expect, it } from "vitest";
import { getCodeLines } from "./code-lines.ts";

it.each([
  ["one line", "a.sort(coin)", ["a.sort(coin)"]],
  ["a loop", "for (;;) {\n      swap();\n    }", ["for (;;) {", "  swap();", "}"]],
  ["a brace below", "for (;;)\n    {\n      swap();\n    }", ["for (;;)", "{", "  swap();", "}"]],
  ["a comment behind the brace", "for (;;) { // all\n  swap();\n}", ["for (;;) { // all", "  swap();", "}"]],
  ["statements", "const b = [];\n\n  b.sort(coin);", ["const b = [];", "", "b.sort(coin);"]],
  [
    "a chain",
    "names\n    .map(draw)\n    .sort((a, b) => {\n      return a - b;\n    })",
    ["names", "  .map(draw)", "  .sort((a, b) => {", "    return a - b;", "  })"],
  ],
  ["lines that stand at the left", "sort(a, b /*\n`\n*/)", ["sort(a, b /*", "`", "*/)"]],
  ["a body without braces", "for (;;)\r\n\tswap();", ["for (;;)", "  swap();"]],
])("%s", (_, code, lines) => {
  expect(getCodeLines(code)).toEqual(lines);
});
