// The parts of markup are those that plain patterns find, which take minutes for what is opened again and again and never closed.
import { seededSource } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { findRawParts, findTags } from "./markup-parts.ts";

const RAW = /<!--[\s\S]*?-->|<(script|style)\b(?:[^>"']|"[^"]*"|'[^']*')*>[\s\S]*?<\/\1\s*>/gi;
const SCRIPT = /<!--[\s\S]*?-->|(<script\b(?:[^>"']|"[^"]*"|'[^']*')*>)([\s\S]*?)<\/script\s*>/gi;
const TAG = /<[a-z][\w.-]*(?=\s)(?:[^>"']|"[^"]*"|'[^']*')*>/gi;

const PIECES =
  `<|>|"|'|=| |\n|a|<!-- | --> | <script | <SCRIPT> | <script> | </script> | </script \n> | </script | <style | <style> | </style> | <a | <b>| x="y" | 'z' | <p `.split(
    "|",
  );

const draw = seededSource(7);
const TEXTS = Array.from({ length: 5_000 }, () =>
  Array.from({ length: 1 + Math.floor(draw() * 25) }, () => PIECES[Math.floor(draw() * PIECES.length)]).join(""),
);

describe("as plain patterns do, in 5,000 texts of such pieces, it finds", () => {
  it("comments, scripts and styles", () => {
    for (const text of TEXTS) {
      const found = [...findRawParts(text, "script|style")].map(({ range }) => text.slice(...range));
      expect(found).toEqual([...text.matchAll(RAW)].map(([whole]) => whole));
    }
  });

  it("the tags and the code of scripts", () => {
    for (const text of TEXTS) {
      const found = [...findRawParts(text, "script")].map((part) =>
        part.kind === "comment" ? [] : [part.tag, part.content].map((range) => text.slice(...range)),
      );
      expect(found).toEqual([...text.matchAll(SCRIPT)].map(([, tag, code]) => (tag === undefined ? [] : [tag, code])));
    }
  });

  it("tags with attributes", () => {
    for (const text of TEXTS) {
      expect([...findTags(text)].map((range) => text.slice(...range))).toEqual(
        [...text.matchAll(TAG)].map(([tag]) => tag),
      );
    }
  });
});

describe("is read once, though it comes 100,000 times", () => {
  it.each([
    "<!--",
    "<script",
    "<script>",
    "<style ",
    "<script a='",
    '<script "x" ',
    "<script></style>",
    "<a ",
    '<a b="',
    `<a "'`,
    "</script ",
    "<script x>'\"",
  ])("%j", (piece) => {
    const text = `${piece.repeat(100_000)}<script>last</script><b c="d">`;
    const parts = [...findRawParts(text, "script|style")];
    const tags = [...findTags(text)];
    expect(parts.length + tags.length).toBeLessThanOrEqual(100_002);
  });
});
