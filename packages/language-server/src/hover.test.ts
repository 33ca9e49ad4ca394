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
  // 5 items, 4 of which move: the cells that stay are not the ones that are furthest from fair.
  const english = await hover(behindFirst);
  expect(english[0]).toContain("7 of which move");
  expect(english.find((part) => part.includes("in percent"))).toBe(
    "Where 5 items (8 don't fit) end up, in percent; fair: 25.0 %; left out: item 1; bold: furthest from fair.",
  );
  expect((await hover(behindFirst, "zh-cn")).join("\n")).toContain("公平时应为 25.0%（不参与洗牌：第 1 个元素）");
});
