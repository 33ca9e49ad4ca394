// The diff that the demo prints: what is kept and added is the new text, what is kept and removed the old one.
import { expect, it } from "vitest";
import { diffLines } from "./line-diff.ts";

const cases = [
  ["nothing changed", "a\nb", "a\nb", "=a =b"],
  ["a line replaced", "a\nb\nc", "a\nx\nc", "=a -b +x =c"],
  ["lines added at both ends", "b", "a\nb\nc", "+a =b +c"],
  ["everything replaced", "a\nb", "x", "-a -b +x"],
  ["a repeated line removed", "a\na\nb", "a\nb", "=a -a =b"],
] as const;

it.each(cases)("%s", (_, before, after, wanted) => {
  const lines = diffLines(before, after);
  const without = (left: string) =>
    lines
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join("\n");
  expect(without("added")).toBe(before);
  expect(without("removed")).toBe(after);
  expect(lines.filter(({ kind }) => kind === "kept")).toHaveLength(wanted.split("=").length - 1);
});
