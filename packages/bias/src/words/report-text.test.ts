// A report says the same, with the same numbers, in every language.
import { describe, expect, it } from "vitest";
import { getCatalogueEntry, type CatalogueId } from "../catalogue/catalogue.ts";
import { tellEntry } from "./catalogue-text.ts";
import { getLanguage } from "./language.ts";
import type { Note } from "./note-text.ts";
import { describePositions, describeTask, describeVerdict } from "./report-text.ts";
import { judgeModel } from "./judge-model.ts";
import { getExact, getMeasured, type BiasReport, type ExactOrNot } from "./report.ts";
import { simulate } from "../simulate/simulate.ts";

/** Makes reports of every kind of verdict: exact or not, with and without a measurement. */
async function makeReport(id: CatalogueId, cards: number, isExact: boolean, trials?: number): Promise<BiasReport> {
  const { model } = getCatalogueEntry(id);
  const name = tellEntry(id).title;
  const found: ExactOrNot = isExact
    ? getExact(model, cards, "v8", new Map())
    : { whyNotExact: { kind: "tooManySteps" } };
  const measured = trials === undefined ? undefined : getMeasured(await simulate(model, { cards, trials, seed: 7 }));
  const exact = "exact" in found ? found.exact : undefined;
  const verdict = judgeModel({ model, cards, engine: "v8", unknowns: new Map() }, { exact, measured });
  if (verdict === undefined) throw new Error(`No verdict on ${id}.`);
  return { name, cards, engine: "v8", model, verdict, ...found, ...(measured === undefined ? {} : { measured }) };
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** What both must agree in; powers and shares alike. English counts places in words. */
const getNumbers = (text: string): readonly string[] =>
  (text.replaceAll(/[a-z]+/g, (word) => String(ORDINALS.indexOf(word) + 1 || word)).match(/\d[\d,.]*(?:e-\d+)?/g) ?? [])
    .map((number) => number.replace(/[,.]$/, ""))
    .sort();

const cases: readonly (readonly [string, CatalogueId, number, boolean, number | undefined])[] = [
  ["biased by computation", "random-comparator", 8, true, 10_000],
  ["fair by computation", "fisher-yates-forward", 5, true, undefined],
  ["biased by counting runs", "naive-swap", 52, false, 1_000],
  ["biased by measurement", "random-comparator", 9, false, 20_000],
];

describe("a report in Chinese", () => {
  it.each(cases)("has the numbers of the English one where it is %s", async (_, id, cards, isExact, trials) => {
    const report = await makeReport(id, cards, isExact, trials);
    const [english, chinese] = (["en", "zh-cn"] as const).map((language) => [
      describeTask(report, language)[1],
      ...describeVerdict(report, language).filter((sentence) => !/^Why|^原因/.test(sentence)),
      ...describePositions(report, language),
    ]);
    expect(chinese?.map(getNumbers)).toEqual(english?.map(getNumbers));
    expect(chinese?.join("").replaceAll(/Chrome|Edge|Node|V8/g, "")).not.toMatch(/[A-Za-df-z]/);
  });

  it.each<readonly [Note, english: string, chinese: string]>([
    [
      { kind: "allowed" },
      "It is not reported: a comment, a name or an option of the rule allows it.",
      "它没有被报告：注释、名称或规则的选项允许它。",
    ],
    [
      { kind: "partial" },
      "The comparator draws in one mode only, between tied items, or by weights: the numbers are those of items that it leaves to chance alone.",
      "比较函数只在某种模式下、只在并列元素之间，或按权重随机：这里的数字只针对完全由随机决定的元素。",
    ],
  ])("has the notes of the English one: $kind", async (note, english, chinese) => {
    const report = { ...(await makeReport("naive-swap", 5, true)), notes: [note] };
    expect(describeVerdict(report)).toContain(english);
    expect(describeVerdict(report, "zh-cn")).toContain(chinese);
  });

  it("says why it is simulated only", async () => {
    const report = await makeReport("naive-swap", 52, false, 1_000);
    expect(describeVerdict(report).at(-1)).toBe("Simulated only: computing its chances takes too many steps.");
    expect(describeVerdict(report, "zh-cn").at(-1)).toBe("仅有模拟结果：计算概率所需的步骤太多。");
    const reason = { kind: "tooManySteps" } as const;
    const unknown = { ...report, verdict: { kind: "unknown", isTooLong: true, reason } as const };
    expect(describeVerdict(unknown).at(-1)).toBe("The numbers are simulated only.");
    expect(describeVerdict(unknown, "zh-cn").at(-1)).toBe("仅有模拟结果。");
  });

  it("says that the numbers are of the whole list where it is not meant to be even, and none of a part", async () => {
    const report = {
      ...(await makeReport("naive-swap", 3, true)),
      verdict: { kind: "notMeant", purpose: "oneEnd" },
    } as const;
    const deviation = "largest deviation of a cell 11.1 % of its fair share";
    expect(describeVerdict(report)[1]).toMatch(new RegExp(`^Of the whole list: ${deviation}, `));
    expect(describeVerdict(report, "zh-cn")[1]).toMatch(/^就整个列表而言：单元格最大偏差为公平值的 11\.1%，/);
    const part = { ...report, verdict: { kind: "fair", part: true } } as const;
    expect(describeVerdict(part).join(" ")).not.toContain("deviation");
  });

  it("reads as people speak", async () => {
    expect(describeVerdict(await makeReport("random-comparator", 8, true), "zh-cn")[0]).toBe(
      "有偏：8 个元素时，第 1 个元素留在第 1 位的概率是 22.2%，公平时应为 12.5%（在 Chrome、Edge 和 Node 中）。这是计算得出的，而非实测。",
    );
  });
});

describe("the language of a tag", () => {
  it.each([
    ["zh-cn", "zh-cn"],
    ["zh-Hans-CN", "zh-cn"],
    ["zh", "zh-cn"],
    ["zh-tw", "en"],
    ["zh-Hant", "en"],
    ["en-GB", "en"],
    [undefined, "en"],
  ])("%s is %s", (tag, language) => {
    expect(getLanguage(tag)).toBe(language);
  });
});
