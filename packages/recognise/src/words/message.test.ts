// What an offer says beside its title, in each language.
import { expect, it } from "vitest";
import type { InlineReason } from "../fix/import-kind.ts";
import { verify } from "../linted.fixture.ts";
import { describeNotes } from "./message.ts";

const REASONS: readonly [InlineReason, string, string][] = [
  ["asked", "as the option `helper` asks", "因为选项 `helper` 如此要求"],
  ["isModule", "as it is itself what `importFrom` names", "因为它就是 `importFrom` 所指的模块"],
  [
    "noExport",
    "as the module that `importFrom` names is missing, or does not export it",
    "因为 `importFrom` 所指的模块不存在，或没有导出它",
  ],
  ["inPage", "as a script in a page can't import it", "因为页面中的脚本不能导入它"],
  ["noModule", "as nothing shows that a module can be imported there", "因为没有迹象表明那里可以导入模块"],
  ["developmentOnly", "as `fair-shuffle` is a development dependency only", "因为 `fair-shuffle` 只是开发依赖"],
  ["noDependency", "as `fair-shuffle` is no dependency", "因为没有依赖 `fair-shuffle`"],
  ["noPackage", "as no `package.json` could be read", "因为读不到 `package.json`"],
];

it.each(REASONS)("why a function is written: %s", (why, english, chinese) => {
  const written = { name: "fairShuffle", why };
  expect(describeNotes([], written, "en")).toBe(` (writes \`fairShuffle\` into this file, ${english})`);
  expect(describeNotes([], written, "zh-cn")).toBe(`（会把函数 \`fairShuffle\` 写入此文件，${chinese}）`);
});

it("stands behind what is assumed", () => {
  const assumed = [{ kind: "isArray", text: "a" }] as const;
  expect(describeNotes(assumed, { name: "fairShuffle", why: "noModule" }, "en")).toBe(
    " (if `a` is an array; writes `fairShuffle` into this file, as nothing shows that a module can be imported there)",
  );
  expect(describeNotes(assumed, undefined, "en")).toBe(" (if `a` is an array)");
  expect(describeNotes([], undefined, "en")).toBe("");
});

it("is told of the first offer that writes the function, and not again of the others", () => {
  const [message] = verify("export const f = (a) => a.sort(() => Math.random() - 0.5);", {
    options: { helper: "inline", fix: "suggest" },
  });
  expect(message?.suggestions?.map(({ desc }) => desc)).toEqual([
    "Use the fair `shuffle` (writes `fairShuffle` into this file, as the option `helper` asks).",
    "Shuffle a copy: `fairShuffle(a.slice())` (`a` keeps its order; writes `fairShuffle` into this file).",
  ]);
});

it.each([
  ["shuffle", "export const f = (a) => a.sort(/* by chance */ () => Math.random() - 0.5);"],
  ["toShuffled", "export const f = (a) => [...new Set(a)].sort(/* by chance */ () => Math.random() - 0.5);"],
  [
    "toShuffled",
    "export const f = (a) => a.map((v) => ({ v, /* few */ k: Math.floor(Math.random() * 9) })).sort((x, y) => x.k - y.k).map(({ v }) => v);",
  ],
])("a suggestion names the function that it calls: %s", (name, code) => {
  const [message] = verify(code, { options: { helper: "import" } });
  expect(message?.suggestions?.[0]?.desc).toBe(`Use the fair \`${name}\` (a comment is lost with the code).`);
});
