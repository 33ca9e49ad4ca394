// Texts of drawn numbers, compared by localeCompare: a coin, where nothing else is known of them.
import { expect, it } from "vitest";
import { verifyAlone } from "../linted.fixture.ts";

const find = (comparator: string): (string | undefined)[] =>
  verifyAlone(`export const mix = (list) => list.sort(${comparator});`).map(({ messageId }) => messageId);

it.each([
  "() => String(Math.random()).localeCompare(String(Math.random()))",
  "(a, b) => { return Math.random().toString().localeCompare(Math.random().toString()); }",
  "() => -String(Math.random()).localeCompare(String(Math.random()))",
])("%s is a coin", (comparator) => {
  expect(find(comparator)).toEqual(["biased"]);
});

it.each([
  ["the texts of the items", "(a, b) => String(a).localeCompare(String(b))"],
  ["a drawn text and another", "(a, b) => String(Math.random()).localeCompare(String(a))"],
  ["two kinds of texts", "() => String(Math.random()).localeCompare(Math.random().toString(36))"],
  ["whole numbers, which may be the same", "() => String(roll(2)).localeCompare(String(roll(2)))"],
  ["texts with a rule of their own", '() => String(Math.random()).localeCompare(String(Math.random()), "en", rule())'],
  ["something else", "() => String(Math.random()).localeCompare(text)"],
])("nothing is said of %s: %s", (_, comparator) => {
  expect(find(comparator)).toEqual([]);
});
