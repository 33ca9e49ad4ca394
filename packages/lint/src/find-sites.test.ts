// Without a run of ESLint, what is found is what ESLint finds; in another language it is told in that language.
import { Linter } from "eslint/universal";
import { describe, expect, it } from "vitest";
import { handSorts } from "@fair-shuffle/recognise/hand-sorts";
import { biasedKeyedSorts } from "@fair-shuffle/recognise/keyed-sorts";
import plugin from "eslint-plugin-fair-shuffle";
import { mergeEdits } from "@fair-shuffle/recognise";
import { findSites, type FoundWay } from "./find-sites.ts";
import { lintText } from "./lint-text.ts";

const NAME = "fair-shuffle/no-biased-shuffle";
const BIASED = "list.sort(() => Math.random() - 0.5);";

function runLinter(text: string, filename: string): Linter.LintMessage[] {
  const config = {
    files: ["**/*.*"],
    plugins: { "fair-shuffle": { rules: plugin.rules } },
    rules: { [NAME]: "error" },
    linterOptions: { reportUnusedDisableDirectives: "off" },
  };
  const messages = new Linter({ cwd: "/" }).verify(text, Object.assign<object, Linter.Config>(config, {}), {
    filename,
  });
  return messages.filter(({ ruleId, message }) => ruleId === NAME && !message.includes("configur"));
}

describe("lintText", () => {
  it.each([
    BIASED,
    `#!/usr/bin/env node\n${BIASED}`,
    `// eslint-disable-next-line\n${BIASED}\n${BIASED}`,
    `// eslint-disable-next-line ${NAME}, no-undef -- on purpose\n${BIASED}`,
    `// eslint-disable-next-line no-undef\n${BIASED}`,
    `/* eslint-disable-next-line\n ${NAME} */\n${BIASED}`,
    `${BIASED} // eslint-disable-line\n${BIASED}`,
    `${BIASED} /* eslint-disable-line no-undef, ${NAME} */`,
    `// eslint-disable\n${BIASED}`,
    `/* eslint-disable */ ${BIASED}\n/* eslint-enable */\n${BIASED}`,
    `/* eslint-disable */\n${BIASED}\n/* eslint-enable ${NAME} */ ${BIASED}\n${BIASED}`,
    `/* eslint-disable ${NAME} */\n${BIASED}\n/* eslint-enable */\n${BIASED}`,
    `/* eslint-disable ${NAME} */\n${BIASED}\n/* eslint-enable no-undef */\n${BIASED}`,
    `${BIASED}\n/* eslint-disable */`,
    `${BIASED} /* eslint-disable */ ${BIASED}`,
    `/* eslint ${NAME}: off */\n${BIASED}`,
    `/* eslint ${NAME}: 0 */\n${BIASED}`,
    `/* eslint ${NAME}: [1] */\n${BIASED}`,
    `/* eslint ${NAME}: [2, { fix: "off" }] */\n${BIASED}`,
    `/* eslint no-undef: 0 */\n/* eslint ${NAME}: 0 */\n/* eslint ${NAME}: 2 */\n${BIASED}`,
    `/* fair-shuffle-ignore */\n${BIASED}\n${BIASED}`,
    `/* global Math */\n${BIASED}`,
    `const Math = load();\n${BIASED}`,
    ...biasedKeyedSorts.map(([, code]) => `export const f = ${code};`),
    ...handSorts.map(([, code]) => code),
  ])("%s", async (text) => {
    const { findings, problems } = await lintText(text, "/a.mjs");
    expect(problems).toEqual([]);
    const expected = runLinter(text, "/a.mjs");
    // ESLint also says what a suggestion's title was made of.
    for (const { suggestions } of expected)
      for (const suggestion of suggestions ?? []) Reflect.deleteProperty(suggestion, "data");
    const merge = ({ edits, held }: FoundWay): Linter.LintMessage["fix"] => mergeEdits(text, edits, held);
    // Where all of its code lies, ESLint has no place for.
    const lines = { firstLine: expect.any(Number) as number, lastLine: expect.any(Number) as number };
    const told = findings.map(({ fix, suggestions, unfixed, message, ...finding }) => ({
      ...finding,
      message: message + unfixed.behind,
      ...(fix === undefined ? {} : { fix: merge(fix) }),
      ...(suggestions.length === 0
        ? {}
        : {
            suggestions: suggestions.map((way) => ({
              messageId: way.messageId,
              desc: way.title,
              fix: merge({ ...way, held: [] }),
            })),
          }),
    }));
    expect(told).toEqual(expected.map((message) => ({ ...message, severity: 2, ...lines })));
  });
});

describe("findSites", () => {
  it("tells findings and ways out in Chinese, with the same numbers", async () => {
    const { sites } = await findSites(`const first = list.sort(() => Math.random() - 0.5)[0];`, "a.mjs", {
      language: "zh-cn",
    });
    expect(sites[0]?.finding?.message).toBe(
      "这个洗牌有偏：8 个元素时，第 1 个元素留在第 1 位的概率是 22.2%，公平时应为 12.5%（在 Chrome、Edge 和 Node 中）。",
    );
    expect(sites[0]?.finding?.suggestions.map(({ title }) => title)).toContain(
      "只抽取一个元素：`list[Math.floor(Math.random() * list.length)]`（`list` 保持原有顺序）。",
    );
  });

  it.each([
    [
      "(a, n) => { for (let i = 0; i < n; i++) { const j = Math.floor(Math.random() * n); [a[i], a[j]] = [a[j], a[i]]; } }",
      "This shuffle is biased: for example, with `n` = 8, of 8 items, the second one ends up first 15.8 % of the time instead of 12.5 %.",
      "这个洗牌有偏：例如，取 `n` = 8，8 个元素时，第 2 个元素移到第 1 位的概率是 15.8%，公平时应为 12.5%。",
    ],
    [
      "(a, n) => { for (let i = n - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; } }",
      "This shuffle is biased: for example, with `n` = 8, of 8 items, no item can stay where it was, though each should do so 12.5 % of the time. That is Sattolo's algorithm; to shuffle, draw from one place more, so that an item can also stay.",
      "这个洗牌有偏：例如，取 `n` = 8，8 个元素时，没有一个元素能留在原位，而公平时每个元素留在原位的概率应为 12.5%。这是 Sattolo 算法；要公平地洗牌，抽取的范围须多一个位置，让元素也能留在原位。",
    ],
    [
      "(a, lo, hi) => { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (hi - lo + 1)) + lo; [a[i], a[j]] = [a[j], a[i]]; } }",
      "This shuffle is biased: for example, with `hi` = 7 and `lo` = 0, of 8 items, the first one stays first 39.3 % of the time instead of 12.5 %.",
      "这个洗牌有偏：例如，取 `hi` = 7、`lo` = 0，8 个元素时，第 1 个元素留在第 1 位的概率是 39.3%，公平时应为 12.5%。",
    ],
    [
      "(a, p) => a.sort(() => Math.random() - p)",
      "This shuffle is biased: not all orders are equally likely, whatever `p` is; for example, of 8 items, the first one stays first 22.2 % of the time instead of 12.5 % (in Chrome, Edge and Node).",
      "这个洗牌有偏：无论 `p` 取何值，各种排列出现的概率都不会完全相同；例如，8 个元素时，第 1 个元素留在第 1 位的概率是 22.2%，公平时应为 12.5%（在 Chrome、Edge 和 Node 中）。",
    ],
  ])("says with which value its numbers hold: %s", async (code, english, chinese) => {
    for (const [language, message] of [
      ["en", english],
      ["zh-cn", chinese],
    ] as const) {
      const { sites } = await findSites(`export const f = ${code};`, "a.mjs", { language });
      expect(sites.flatMap(({ finding }) => finding?.message ?? [])).toEqual([message]);
    }
  });

  it("has no English left in what it tells in Chinese", async () => {
    const texts = [...biasedKeyedSorts.map(([, code]) => `export const f = ${code};`), BIASED];
    for (const text of texts) {
      const { sites } = await findSites(text, "a.mjs", { language: "zh-cn" });
      for (const { finding } of sites) {
        const told = [finding?.message, finding?.fix?.title, ...(finding?.suggestions ?? []).map(({ title }) => title)];
        expect(told.join(" ").replaceAll(/`[^`]*`|Chrome|Edge|Node|Sattolo/g, "")).not.toMatch(/[A-Za-z]/);
      }
    }
  });
});
