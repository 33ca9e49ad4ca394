// How texts are fitted to a terminal's columns.
import { expect, it } from "vitest";
import { countColumns, wrapColumns } from "./terminal-columns.ts";

it("breaks English between words, and keeps a word that is too long", () => {
  expect(wrapColumns("a fair shuffle\n  of many-many-many items", 10)).toBe(
    "a fair\nshuffle\n  of\nmany-many-many\nitems",
  );
});

it("keeps a percent sign beside its number, and code in one piece where a line has room for it", () => {
  expect(wrapColumns("instead of 12.5 % (V8).", 15)).toBe("instead of\n12.5 % (V8).");
  expect(wrapColumns("Use `fix FILE:LINE`, too.", 18)).toBe("Use\n`fix FILE:LINE`,\ntoo.");
  expect(wrapColumns("用 `fix 文件:行号` 应用", 16)).toBe("用\n`fix 文件:行号`\n应用");
  expect(wrapColumns("see `a long line of code`", 12)).toBe("see `a long\nline of\ncode`");
});

it("keeps an interval in one piece", () => {
  expect(wrapColumns("a number on [0, 1), drawn", 15)).toBe("a number on\n[0, 1), drawn");
  expect(wrapColumns("返回 [0, 1) 中的数", 9)).toBe("返回\n[0, 1) 中\n的数");
});

it("leaves the room that is taken on the first line", () => {
  expect(wrapColumns(": 6 items, exact", 14, 6)).toBe(": 6\nitems, exact");
  expect(wrapColumns("whole", 8, 6)).toBe("\nwhole");
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
