// Wrapped text loses nothing, keeps to its width, and keeps a number with its per cent sign.
import { expect, it } from "vitest";
import { wrapText } from "./wrapped-text.ts";

it.each([
  ["", 10, [""]],
  ["one two three", 7, ["one two", "three"]],
  ["one two three", 13, ["one two three"]],
  ["immeasurably so", 5, ["immeasurably", "so"]],
  ["instead of 12.5 %.", 15, ["instead of", "12.5 %."]],
])("wraps %j at %i columns", (text, width, lines) => {
  expect(wrapText(text, width)).toEqual(lines);
});
