// What is said of a file that can't be parsed: that, and not that nothing in it moves items.
import { expect, it } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { explain } from "./explanation.ts";
import { CONTEXT } from "./judge-context.fixture.ts";
import { judgeDocument, type JudgeContext } from "./judge-document.ts";
import type { Explanation } from "./protocol.ts";
import { DEFAULTS } from "./settings.ts";
import { getTexts } from "./words/server-texts.ts";

async function explainAt(
  text: string,
  word: string,
  name = "a.mjs",
  language: "en" | "zh-cn" = "en",
): Promise<Explanation> {
  const judged = await judgeDocument(TextDocument.create(`file:///${name}`, "", 1, text), { ...CONTEXT, language });
  return explain(judged, judged.document.positionAt(text.indexOf(word)), getTexts(language), language);
}

const BROKEN = 'const names = ["Ann", "Bob"\n\nnames.sort(() => Math.random() - 0.5);\n';

it("says that a file can't be parsed, and where", async () => {
  const english = "This file can't be parsed (line 3): Unexpected token names.";
  const said = await explainAt(BROKEN, "sort");
  expect(said).toMatchObject({ isReported: false, notJudged: english });
  expect(said.answers).toMatchObject([{ message: english, question: "" }]);
  expect(await explainAt(BROKEN, "sort", "a.mjs", "zh-cn")).toMatchObject({
    notJudged: "无法解析此文件（第 3 行）：Unexpected token names。",
  });
});

it("ends the parser's own sentence once", async () => {
  const { notJudged } = await explainAt("const a: = 3; a.sort(() => Math.random() - 0.5);\n", "sort", "a.ts");
  expect(notJudged).toBe("This file can't be parsed (line 1): Type expected.");
});

it("explains the script of a page that can be parsed beside one that can't", async () => {
  const fair =
    "for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }";
  const page = `<script>\n${BROKEN}</script>\n<script>\nconst a = [1, 2, 3];\n${fair}\n</script>\n`;
  expect((await explainAt(page, "sort", "a.html")).notJudged).toContain("can't be parsed");
  const explained = await explainAt(page, "for (", "a.html");
  expect(explained.notJudged).toBeUndefined();
  expect(explained.answers[0]?.message).toContain("equally likely");
});

it("explains what stands on the line where nothing stands at the cursor", async () => {
  const loop =
    "for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }";
  const text = `/* of cards */ export function deal(a) {\n  ${loop}\n}\nconst other = 1;\n`;
  for (const word of ["export", "cards", "deal", "for ("])
    expect((await explainAt(text, word)).answers[0]?.message).toContain("equally likely");
  expect((await explainAt(text, "other")).answers[0]?.message).toContain("There is no loop and no call here");
  expect((await explainAt(`\uFEFF${text}`, "export")).answers[0]?.message).toContain("equally likely");
});

it("says why a file is not judged at all, and nothing of the kind of one that is", async () => {
  expect(await explainAt("Math.random()", "Math", "a.txt")).toMatchObject({
    notJudged: "Files of this kind are not judged.",
  });
  for (const text of ["export const a = 1;\n", "const a = [1];\na.sort(() => Math.random() - 0.5);\n"])
    expect((await explainAt(text, "a")).notJudged).toBeUndefined();
});

it("says what the status of the file is, by the settings too", async () => {
  const document = TextDocument.create("file:///a.mjs", "", 1, "[1, 2, 3].sort(() => Math.random() - 0.5);\n");
  const getSettings: JudgeContext["getSettings"] = () => Promise.resolve({ ...DEFAULTS, diagnostics: "off" });
  const judged = await judgeDocument(document, { ...CONTEXT, getSettings });
  const reason = "By the settings, nothing is marked or fixed.";
  const said = await explain(judged, document.positionAt(14), getTexts("en"), "en");
  expect(said).toMatchObject({ isReported: false, status: { state: "off", reason }, answers: [{ message: reason }] });
  // It is judged, and a page can show it.
  expect(said.notJudged).toBeUndefined();
});

it.each([
  [
    "reads the file of an imported function",
    'import { mix } from "./mix.js";\nmix(deck);\n',
    /^This calls `mix` of mix\.js, and of/,
  ],
  ["knows a package", 'import { useQuiz } from "quiz";\nuseQuiz();\n', /^This calls `useQuiz` of the package quiz\./],
  [
    "names a function of the file",
    "const doIt = (list) => list.length;\ndoIt(deck);\n",
    /^This calls `doIt` of line 1\./,
  ],
])("%s of a call in a file without chance, too", async (_, text, message) => {
  const files: Readonly<Record<string, string>> = {
    "/p/mix.js": "export const mix = (list) => list.sort(() => Math.random() - 0.5);\n",
  };
  const host = { ...CONTEXT.host, readNow: (path: string) => files[path] };
  const context: JudgeContext = { ...CONTEXT, host, isTrusted: () => true };
  const judged = await judgeDocument(TextDocument.create("file:///p/deck.mjs", "", 1, `\uFEFF${text}`), context);
  expect(judged.status.reason).toBe("Nothing in this file draws and moves items, so it is not read.");
  const said = await explain(judged, { line: 1, character: 0 }, getTexts("en"), "en");
  expect(said.answers).toHaveLength(1);
  expect(said.answers[0]?.message).toMatch(message);
  expect(said.answers[0]?.range.start).toEqual({ line: 1, character: 0 });
  const elsewhere = await explain(judged, { line: 2, character: 0 }, getTexts("en"), "en");
  expect(elsewhere.answers[0]?.message).toBe(judged.status.reason);
});
