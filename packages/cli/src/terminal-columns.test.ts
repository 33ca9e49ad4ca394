// How texts are fitted to a terminal's columns.
import { expect, it } from "vitest";
import { countColumns, wrapColumns } from "./terminal-columns.ts";

it("breaks English between words, and keeps a word that is too long", () => {
  expect(wrapColumns("a fair shuffle\n  of many-many-many items", 10)).toBe(
    "a fair\nshuffle\n  of\nmany-many-many\nitems",
  );
});

it("breaks Chinese between its letters, and no sign begins a line that ends a phrase", () => {
  expect(wrapColumns("读取文件，（不运行）代码 src/deal.ts。", 10)).toBe("读取文件，\n（不运行）\n代码\nsrc/deal.ts。");
  expect(wrapColumns("读取文件，而不运行", 8)).toBe("读取文\n件，而不\n运行");
});

it("loses nothing", () => {
  const text = "「目录」是 `scan` 的、（默认）参数：JavaScript、TypeScript。😀 end";
  for (let width = 4; width < 60; width++) {
    const lines = wrapColumns(text, width).split("\n");
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    for (const line of lines) expect(countColumns(line)).toBeLessThanOrEqual(Math.max(width, 14));
  }
});
