// What stands over a shuffle, in a few words.
import { expect, it } from "vitest";
import { getCodeLenses } from "./code-lenses.ts";
import { CONTEXT, judgeText } from "./judge-context.fixture.ts";
import { DEFAULTS } from "./settings.ts";
import { getTexts } from "./words/server-texts.ts";

const loop = (draw: string, header = "let i = a.length - 1; i > 0; i--"): string =>
  `export function mix(a) { for (${header}) { const j = ${draw}; [a[i], a[j]] = [a[j], a[i]]; } }\n`;
const within = (range: string): string => `Math.floor(Math.random() * ${range})`;
const UNKNOWN = `import { randomInt } from "./dice.js";\n${loop("randomInt(0, i)")}`;

const getTitles = async (text: string, language: "en" | "zh-cn"): Promise<readonly (string | undefined)[]> =>
  getCodeLenses(await judgeText(text, { ...CONTEXT, language }), getTexts(language)).map(
    ({ command }) => command?.title,
  );

it.each([
  ["a fair loop", loop(within("(i + 1)")), "Fair: every order equally likely", "公平：各种排列的概率相同"],
  ["a copy that is thrown away", "_.shuffle(a);", "Shuffles a copy, which is thrown away", "打乱的是副本，结果被丢弃"],
  [
    "a loop whose draw may give its bound or not",
    UNKNOWN,
    "Fair in one reading of its draws",
    "在一种读法下公平：取决于抽取的范围",
  ],
  [
    "some drawn to the front",
    loop("i + Math.floor(Math.random() * (a.length - i))", "let i = 0; i < 3; i++"),
    "Fair: a part of the list, or a sample of it",
    "公平：列表的一部分，或其中的样本",
  ],
  [
    "a cell that is too frequent",
    loop(within("a.length"), "let i = 0; i < a.length; i++"),
    "Simulate bias · second ends up first 1.27×",
    "模拟偏差 · 第 2 个移到第 1 位 1.27 倍",
  ],
  [
    "an answer that never comes last",
    "export function ask(q) { const answers = [...q.wrong]; answers.splice(Math.floor(Math.random() * answers.length), 0, q.answer); return answers; }",
    "Simulate bias · inserted one never comes last",
    "模拟偏差 · 插入的元素从不排在最后一位",
  ],
  [
    "an answer that comes to some places more often",
    "export function ask(q) { const answers = [...q.wrong]; answers.splice(Math.round(Math.random() * 3), 0, q.answer); return answers; }",
    "Simulate bias · inserted one comes second 1.33×",
    "模拟偏差 · 插入的元素排在第 2 位 1.33 倍",
  ],
  [
    "a list in which nothing stays",
    loop(within("i")),
    "Simulate bias · no item can stay where it was",
    "模拟偏差 · 没有元素能留在原位",
  ],
  [
    "a place that is drawn twice",
    loop(within("(i + 1)"))
      .replace(/const j = (.*?); /, "")
      .replaceAll("[j]", `[${within("(i + 1)")}]`),
    "Simulate bias · items get lost",
    "模拟偏差 · 会丢失元素",
  ],
  [
    "a tie-break, which is not reported",
    "export const rank = (a) => a.sort((x, y) => y.score - x.score || Math.random() - 0.5);\n",
    "Simulate bias · of tied items, first stays first 1.77×",
    "模拟偏差 · 并列元素中，第 1 个留在第 1 位 1.77 倍",
  ],
  [
    "an item that is left out",
    loop(within("(i + 1)"), "let i = a.length - 2; i > 0; i--"),
    "Simulate bias · last never moves",
    "模拟偏差 · 最后一个从不移动",
  ],
])("%s", async (_, text, english, chinese) => {
  expect(await getTitles(text, "en")).toEqual([english]);
  expect(await getTitles(text, "zh-cn")).toEqual([chinese]);
});

it("is not there where the setting says so", async () => {
  const getSettings = () => Promise.resolve({ ...DEFAULTS, codeLens: false });
  const judged = await judgeText(loop(within("i")), { ...CONTEXT, getSettings });
  expect(judged.sites).toHaveLength(1);
  expect(getCodeLenses(judged, getTexts("en"))).toEqual([]);
});
