// The diff that the demo prints: what is kept and added is the new text, what is kept and removed the old one.
import { expect, it } from "vitest";
import { diffLines } from "./changed-files.ts";

it.each([
  ["nothing changed", "a\nb", "a\nb", "=a =b"],
  ["a line replaced", "a\nb\nc", "a\nx\nc", "=a -b +x =c"],
  ["lines added at both ends", "b", "a\nb\nc", "+a =b +c"],
  ["everything replaced", "a\nb", "x", "-a -b +x"],
])("%s", (_, before, after, wanted) => {
  const signs = { kept: "=", removed: "-", added: "+" };
  const told = diffLines(before, after).map(({ kind, text }) => signs[kind] + text);
  expect(told.join(" ")).toBe(wanted);
});
