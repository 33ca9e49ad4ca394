// What the READMEs tell of real code is what its reports add up to.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
const toNumber = (text: string): number => Number(text.replaceAll(",", ""));

const repositories = read("test/truth/real-code/repositories.md");
/** A sample a row: repositories, files, biased, reported, false alarms. */
const rows = [...repositories.matchAll(/^\| ([^|]+?) +\|((?: +[\d,]+ +\|){5})$/gm)].map(
  ([, name = "", cells = ""]) => [name, (cells.match(/[\d,]+/g) ?? []).map(toNumber)] as const,
);

it("the samples add up to the row of all", () => {
  const samples = rows.filter(([name]) => name !== "all");
  expect(samples).toHaveLength(40);
  const sums = [0, 1, 2, 3, 4].map((column) => samples.reduce((sum, [, cells]) => sum + (cells[column] ?? NaN), 0));
  expect(rows.find(([name]) => name === "all")?.[1]).toEqual(sums);
});

it.each([
  ["README.md", /of the ([\d,]+) in the repositories it reports ([\d,]+), and reported ([\d,]+) when/],
  ["README.zh-CN.md", /仓库里的 ([\d,]+) 个中，报告 ([\d,]+) 个，阅读时报告了 ([\d,]+) 个/],
])("%s tells of the repositories what the report tells", (readme, pattern) => {
  const [, biased = "", today = "", then = ""] = pattern.exec(read(readme)) ?? [];
  const [, , all, reported] = rows.find(([name]) => name === "all")?.[1] ?? [];
  expect([toNumber(biased), toNumber(then)]).toEqual([all, reported]);
  const [, silent = "", since = "", told = ""] =
    /Of the (\d+) that were silent[^.]*?, (\d+) are reported since, so that the rule reports ([\d,]+) of/.exec(
      repositories,
    ) ?? [];
  expect(Number(silent)).toBe(toNumber(biased) - toNumber(then));
  expect(toNumber(then) + Number(since)).toBe(toNumber(told));
  expect(today).toBe(told);
});

it.each([
  ["README.md", /Of the (\d+) biased shuffles in the npm packages the rule reports (\d+), and reported (\d+) when/],
  ["README.zh-CN.md", /npm 包里有偏的 (\d+) 个中，规则报告 (\d+) 个，阅读时报告了 (\d+) 个/],
])("%s tells of npm what the report tells", (readme, pattern) => {
  const report = read("test/truth/real-code/report.md");
  const [, then, biased, today] =
    /(\d+) of the (\d+) biased shuffles were reported;[^]*? so that (\d+) of the \d+ are/.exec(report) ?? [];
  expect(pattern.exec(read(readme))?.slice(1)).toEqual([biased, today, then]);
});
