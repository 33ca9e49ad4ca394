import { expect, test } from "vitest";
import { readSavedFile } from "./saved-file.ts";

const ONE_BYTE = btoa("A");

test("a picture and a table keep their names and bytes", () => {
  expect(readSavedFile("deal.ts-12.png", "image/png", btoa("\x89PNG"))).toEqual({
    name: "deal.ts-12.png",
    extension: "png",
    bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
  });
  expect(readSavedFile("牌.csv", "text/csv;charset=utf-8", ONE_BYTE)?.name).toBe("牌.csv");
});

test.each([
  ["../../.bashrc", "fair-shuffle.png"],
  ["C:\\Windows\\x.png", "C-Windows-x.png"],
  ["a/b.exe", "a-b.png"],
  ["", "fair-shuffle.png"],
  ["...", "fair-shuffle.png"],
])("%j becomes a name without folders, and with the ending of its kind", (name, expected) => {
  expect(readSavedFile(name, "image/png", ONE_BYTE)?.name).toBe(expected);
});

test.each(["text/html", "image/svg+xml", "application/javascript", "", "toString", "constructor"])(
  "%j is nothing that the page makes",
  (mime) => {
    expect(readSavedFile("a", mime, ONE_BYTE)).toBeUndefined();
  },
);
