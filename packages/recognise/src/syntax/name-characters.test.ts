// The name that is asked for a member.
import { expect, it } from "vitest";
import { getOwnerBefore } from "./name-characters.ts";

it.each([
  ["dice.myRoll()", "Roll", "dice"],
  ["dice.roll()", "roll", "dice"],
  ["a.b$.roll()", "roll", "b$"],
  ["x = this.roll()", "roll", "this"],
  ["roll()", "roll", undefined],
  ["f().roll()", "roll", undefined],
  ["list[0].roll", "roll", undefined],
  [".roll", "roll", undefined],
  ["dice . roll()", "roll", undefined],
])("%s: %s is asked of %s", (text, word, owner) => {
  expect(getOwnerBefore(text, text.indexOf(word))).toBe(owner);
});
