// The rule's page is executed: its numbers and its picture are computed, its code is linted, its messages are the rule's. `UPDATE_DOCS=1` rewrites what is computed.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { exactPositions, getCatalogueEntry } from "@fair-shuffle/bias";
import { MESSAGES } from "@fair-shuffle/recognise";
import plugin from "eslint-plugin-fair-shuffle";
import { expect, it } from "vitest";
import { lint } from "../../truth/shapes/lint.ts";
import { holdPart, writeTable } from "./computed-part.ts";
import { drawMatrices, ITEMS, MATRICES } from "./matrix-picture.ts";

const folder = new URL("../../../eslint-plugin/docs/rules/", import.meta.url);
const page = new URL("no-biased-shuffle.md", folder);
const chinese = new URL("../../../docs/zh/rule.md", import.meta.url);
const text = readFileSync(page, "utf8");
const isUpdating = process.env.UPDATE_DOCS === "1";
const { meta } = plugin.rules["no-biased-shuffle"];

const getSection = (title: string): string => text.split(/^## /m).find((section) => section.startsWith(title)) ?? "";

const getCode = (section: string): string[] =>
  [...section.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = ""]) => code);

it("stands where the rule says", () => {
  const [, path = ""] = /\/blob\/main\/eslint-plugin\/docs\/rules\/(.*)$/.exec(meta.docs?.url ?? "") ?? [];
  expect(path).not.toBe("");
  expect(existsSync(new URL(path, folder))).toBe(true);
});

it("opens with a shuffle that is reported, and with its exact numbers", () => {
  const [opening = ""] = getCode(text);
  expect(lint(opening)).toHaveLength(1);
  const shares = exactPositions(getCatalogueEntry("random-comparator").model, 10);
  const getChance = (item: number): string =>
    (100 * shares.slice(0, 3).reduce((sum, place) => sum + (place[item] ?? NaN), 0)).toFixed(1);
  expect(text).toContain(
    `the first guest on the list wins ${getChance(0)} % of the time and the last one ${getChance(9)} %; 30 % would be fair`,
  );
});

it.each([
  ["en", page, "no-biased-shuffle"],
  ["zh", chinese, "./rule"],
] as const)(
  "shows the pictures that the engine computes, for wide pages and for phones, in %s",
  (language, file, name) => {
    for (const [link, inRow] of [
      [`${name}.svg`, 2],
      [`${name}-narrow.svg`, 1],
    ] as const) {
      const picture = new URL(link, file);
      const wanted = drawMatrices(MATRICES[language], "reader", language, inRow);
      if (isUpdating) writeFileSync(picture, wanted);
      expect(readFileSync(picture, "utf8")).toBe(wanted);
    }
    const shown = readFileSync(file, "utf8");
    expect(shown).toContain(`src="${name}.svg"`);
    expect(shown).toContain(`<source media="(max-width: 600px)" srcset="${name}-narrow.svg">`);
  },
);

it("describes the picture with the numbers in it, and the rule says the same ones", () => {
  const ranges = MATRICES.en.map(({ shares }) => [Math.min(...shares.flat()), Math.max(...shares.flat())] as const);
  const [sort, naive, fair] = ranges.map(([least, most]) => `from ${percent(least)} to ${percent(most)}`);
  expect(fair).toBe(`from ${percent(1 / ITEMS)} to ${percent(1 / ITEMS)}`);
  expect(text).toContain(
    `The random comparator: ${sort ?? ""}. Swaps over the whole range: ${naive ?? ""}. Fisher–Yates: ${percent(1 / ITEMS)} everywhere.`,
  );
  const [bySort, byNaive] = ranges.map(
    ([least, most]) => `${(100 * least).toFixed(1)}% 到 ${(100 * most).toFixed(1)}%`,
  );
  expect(readFileSync(chinese, "utf8")).toContain(
    `随机比较函数：${bySort ?? ""}。与任意位置交换：${byNaive ?? ""}。Fisher–Yates：处处都是 ${100 / ITEMS}%。`,
  );
  const [byCoin = "", byWholeRange = ""] = getCode(getSection("Incorrect"));
  for (const [code, [, most]] of [
    [byCoin, ranges[0] ?? [NaN, NaN]],
    [byWholeRange, ranges[1] ?? [NaN, NaN]],
  ] as const) {
    expect(lint(code)[0]?.message).toContain(`${percent(most)} of the time instead of ${percent(1 / ITEMS)}`);
  }
});

it.each(getCode(getSection("Incorrect")))("reports each shuffle under Incorrect: %s", (code) => {
  const shuffles = code
    .split("\n")
    .filter((line) => /^(?!\/\/).*(?:sort|splice\(|utils\.shuffle\(|\.forEach\()|^for/i.test(line));
  expect(lint(code).map(({ line }) => code.split("\n")[line - 1])).toEqual(shuffles);
});

it.each(getCode(getSection("Correct")))("reports nothing under Correct: %s", (code) => {
  expect(lint(code)).toEqual([]);
});

it.each([
  [page, "en", ["message", "its words", "when"]],
  [chinese, "zh-cn", ["消息", "文字", "何时出现"]],
] as const)("has a row for every message, in its words, each with a note: %s", async (file, language, head) => {
  const rows = [...readFileSync(file, "utf8").matchAll(/^\| `(\w+)` *\|.*\| ([^|]*?) *\|$/gm)];
  const notes = new Map(rows.map(([, id = "", note = ""]) => [id, note]));
  const table = [head, ["---", "---", "---"]].concat(
    Object.entries(MESSAGES[language]).map(([id, words]) => [`\`${id}\``, words, notes.get(id) ?? ""]),
  );
  holdPart(file, "messages", await writeTable(table));
  const unexplained = Object.keys(MESSAGES.en).filter((id) => (notes.get(id) ?? "") === "");
  expect(unexplained, "write a note for them into the page's table").toEqual([]);
});

it("has the same code in Chinese, and the same numbers of the prize draw", () => {
  const translated = readFileSync(chinese, "utf8");
  const withoutRemarks = (blocks: readonly string[]): string[] =>
    blocks.map((code) => code.replaceAll(/ *\/\/ .*/g, ""));
  expect(withoutRemarks(getCode(translated))).toEqual(withoutRemarks(getCode(text)));
  const [, first = "", last = ""] = /wins ([\d.]+) % of the time and the last one ([\d.]+) %/.exec(text) ?? [];
  expect(translated).toContain(`中奖的概率是 ${first}%，最后一位是 ${last}%`);
  const countTitles = (markdown: string): number => [...markdown.matchAll(/^##+ /gm)].length;
  // Related rules are listed in English only.
  expect(countTitles(translated)).toBe(countTitles(text) - 1);
});

it("quotes in the plugin's README what the rule says", () => {
  const readme = readFileSync(new URL("../../../eslint-plugin/README.md", import.meta.url), "utf8");
  const [code = ""] = getCode(readme);
  const quoted = [...code.matchAll(/^\/\/ (This shuffle .*)$/gm)].map(([, message]) => message);
  expect(lint(code).map(({ message }) => message)).toEqual(quoted);
});

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
