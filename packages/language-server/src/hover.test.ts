// What a hover says of a finding that nothing fixes unasked: why that is, and what can be chosen.
import { expect, it } from "vitest";
import { getHover } from "./hover.ts";
import { CONTEXT, judgeText } from "./judge-context.fixture.ts";
import { getTexts } from "./words/server-texts.ts";

async function hover(text: string, language: "en" | "zh-cn" = "en"): Promise<readonly string[]> {
  const judged = await judgeText(text, { ...CONTEXT, language });
  const position = judged.document.positionAt(judged.sites[0]?.mark[0] ?? NaN);
  const found = await getHover(judged, position, getTexts(language), language, false);
  return (found?.contents as { readonly value: string }).value.split("\n\n").filter((part) => !part.startsWith("|"));
}

const SATTOLO =
  "export function mix(a) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; } }\n";

it("names each suggestion below the numbers, and has its links above what may be long", async () => {
  expect((await hover(SATTOLO)).slice(1)).toEqual([
    "It is not fixed unasked, because it may be meant.",
    expect.stringMatching(/^\[About this rule\]\(/),
    expect.stringContaining("in percent"),
    "- Suggestion 1: Correct the range of the draw: `Math.floor(Math.random() * (i + 1))`.\n- Suggestion 2: Use the fair `shuffle` (writes `fairShuffle` into this file, as no `package.json` could be read).",
  ]);
  expect((await hover(SATTOLO, "zh-cn")).at(-1)).toMatch(/^- 建议 1：.*\n- 建议 2：.*$/);
});

it("says nothing of the kind where there is a fix", async () => {
  const said = await hover("export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n");
  expect(said.join("\n")).not.toMatch(/Suggestion|unasked/);
});

it("leads to the rule's page in the reader's language", async () => {
  expect((await hover(SATTOLO))[2]).toMatch(
    /^\[About this rule\]\(.*\/eslint-plugin\/docs\/rules\/no-biased-shuffle\.md\)$/,
  );
  expect((await hover(SATTOLO, "zh-cn"))[2]).toMatch(/^\[关于此规则\]\(.*\/docs\/zh\/rule\.md\)$/);
});

it("holds what moves against the fair share of what moves, and names what is left out", async () => {
  const behindFirst =
    "export function mix(a) { for (let i = 1; i < a.length; i++) { const j = 1 + Math.floor(Math.random() * (a.length - 1)); [a[i], a[j]] = [a[j], a[i]]; } }\n";
  // 8 items, 7 of which move: the cells that stay are not the ones that are furthest from fair.
  const english = await hover(behindFirst);
  expect(english[0]).toContain("7 of which move");
  expect(english.find((part) => part.includes("in percent"))).toBe(
    "Where 8 items end up, in percent; fair: 14.3 %; left out: item 1; bold: what is reported.",
  );
  expect((await hover(behindFirst, "zh-cn")).join("\n")).toContain("公平时应为 14.3%（不参与洗牌：第 1 个元素）");
});

it.each([
  [
    "first stays first",
    "quiz.sort(() => Math.random() - 0.5)",
    "8 items, the first one stays first",
    "what is reported",
    [0, 0],
  ],
  [
    "second ends up first",
    "{ for (let i = 0; i < quiz.length; i++) { const j = Math.floor(Math.random() * quiz.length); [quiz[i], quiz[j]] = [quiz[j], quiz[i]]; } }",
    "8 items, the second one ends up first",
    "what is reported",
    [0, 1],
  ],
  [
    "of more items than fit",
    "{ const deck = Array.from({ length: 52 }, (_, i) => i); for (let i = 0; i < deck.length; i++) { const j = Math.floor(Math.random() * deck.length); [deck[i], deck[j]] = [deck[j], deck[i]]; } return deck; }",
    "52 items, the second one ends up first",
    "the cell that is reported, of 8 items",
    [0, 1],
  ],
] as const)("marks the cell that the message names: %s", async (_, body, named, what, [position, card]) => {
  const judged = await judgeText(`export const mix = (quiz) => ${body};\n`, CONTEXT);
  const place = judged.document.positionAt(judged.sites[0]?.mark[0] ?? NaN);
  const { value } = (await getHover(judged, place, getTexts("en"), "en", false))?.contents as {
    readonly value: string;
  };
  expect(value).toContain(`of ${named}`);
  expect(value).toContain(`bold: ${what}.`);
  const rows = value.split("\n").filter((line) => line.startsWith("| position"));
  const bold = rows.flatMap((line, row) =>
    line
      .split("|")
      .slice(2, -1)
      .flatMap((cell, column) => (cell.includes("**") ? [[row, column]] : [])),
  );
  expect(bold).toEqual([[position, card]]);
});

it("marks what is furthest from fair where the message names no cell, and says so", async () => {
  const said = await hover(SATTOLO);
  expect(said[0]).toContain("no item can stay");
  expect(said.find((part) => part.includes("in percent"))).toMatch(/bold: furthest from fair\.$/);
});
