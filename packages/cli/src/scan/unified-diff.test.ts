import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededSource } from "@fair-shuffle/bias";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareTexts } from "./unified-diff.ts";

const print = (before: string, after: string): string =>
  compareTexts(before, after)
    .map(({ header, lines }) => `${header}\n${lines.map(({ sign, text }) => sign + text).join("")}`)
    .join("");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fair-shuffle-diff-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Returns what git makes of a text by a patch. */
function apply(before: string, patch: string): string {
  writeFileSync(join(folder, "a.js"), before);
  execFileSync("git", ["apply", "--unidiff-zero", "--whitespace=nowarn", "-"], {
    cwd: folder,
    input: `--- a/a.js\n+++ b/a.js\n${patch}`,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
  });
  return readFileSync(join(folder, "a.js"), "utf8");
}

describe("a difference", () => {
  it("is nothing where nothing changed", () => {
    expect([compareTexts("", ""), compareTexts("a\n", "a\n")]).toEqual([[], []]);
  });

  it("shows three lines around a change, and changes that are near each other as one", () => {
    const lines = Array.from({ length: 20 }, (_, index) => `${String(index + 1)}\n`);
    const change = (...at: readonly number[]): string =>
      lines.map((line, index) => (at.includes(index + 1) ? `new ${line}` : line)).join("");
    expect(print(lines.join(""), change(10))).toBe("@@ -7,7 +7,7 @@\n 7\n 8\n 9\n-10\n+new 10\n 11\n 12\n 13\n");
    expect(compareTexts(lines.join(""), change(5, 12))).toHaveLength(1);
    expect(compareTexts(lines.join(""), change(5, 13))).toHaveLength(2);
  });

  it("tells where a text ends without a line end", () => {
    expect(print("a", "b\n")).toBe("@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n");
  });

  it("makes the one text of the other when git applies it", () => {
    const random = seededSource(1);
    const pick = <T>(items: readonly [T, ...T[]]): T => items[Math.floor(random() * items.length)] ?? items[0];
    const makeText = (): string =>
      Array.from({ length: 1 + Math.floor(random() * 30) }, () => pick(["a\n", "b\n", "c\r\n", "\n"])).join("") +
      pick(["", "x"]);
    for (let run = 0; run < 150; run++) {
      const [before, after] = [makeText(), makeText()];
      if (before !== after) expect(apply(before, print(before, after))).toBe(after);
    }
  });
});
