import { describe, expect, it } from "vitest";
import { isMinified } from "./minified.ts";

const TEXT = `const questions = [\n${`  "${"a word of the question ".repeat(60)}",\n`.repeat(4)}];\n`;

describe("isMinified", () => {
  it.each(["a.min.js", "b-min.cjs", "c.js", "d.vue", "pages/e.html"])(
    "takes %s with long lines for minified",
    (path) => {
      expect(isMinified(path, TEXT)).toBe(true);
    },
  );

  it.each(["a.ts", "b.tsx", "c.mts", "d.cts"])("takes the long texts of %s for texts", (path) => {
    expect(isMinified(path, TEXT)).toBe(false);
  });

  it("takes no short file for minified, but by its name", () => {
    expect(isMinified("a.js", "shuffle(cards);")).toBe(false);
    expect(isMinified("a.min.js", "shuffle(cards);")).toBe(true);
  });
});
