import { expect, test } from "vitest";
import { movePosition, type TextPosition } from "./moved-position.ts";

const TEXT = "one\ntwo three\nfour\n";
const INSERTED = ["", "x", "x\n", "\n", "x\ny", "a\nb\nc d"];

/** Every place between two characters. */
const PLACES = Array.from({ length: TEXT.length + 1 }, (_, offset) => toPosition(TEXT, offset));

function toPosition(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

// What is expected is computed on offsets, where an edit is a sum, for all edits of the text.
test("a position behind an edit stays before the same character, for every edit there is", () => {
  for (const [from, start] of PLACES.entries()) {
    for (const [length, end] of PLACES.slice(from).entries()) {
      for (const text of INSERTED) {
        const edited = TEXT.slice(0, from) + text + TEXT.slice(from + length);
        for (const [offset, position] of PLACES.entries()) {
          const moved = movePosition(position, { range: { start, end }, text });
          if (offset < from) expect(moved).toEqual(position);
          else if (offset < from + length) expect(moved).toEqual(start);
          else expect(moved).toEqual(toPosition(edited, offset + text.length - length));
        }
      }
    }
  }
});

test("what is typed right before a place moves it along", () => {
  const place = { line: 1, character: 4 };
  expect(movePosition(place, { range: { start: place, end: place }, text: "ab" })).toEqual({ line: 1, character: 6 });
});
