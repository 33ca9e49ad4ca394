// Lenses stay while a text can't be parsed, and go along with what is typed.
import { expect, it } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { judgeText } from "./judge-context.fixture.ts";
import { getKeptLenses, keepForLenses } from "./kept-lenses.ts";
import { getTexts } from "./words/server-texts.ts";

const SORT = "deck.sort(() => Math.random() - 0.5);\n";
const TEXT = `const deck = [1, 2, 3];\n${SORT}function deal() {\n  return deck.pop();\n}\n${SORT}`;

const getLines = async (text: string): Promise<readonly number[]> => {
  const judged = keepForLenses(await judgeText(TEXT));
  const document = TextDocument.create("file:///a.mjs", "javascript", 2, text);
  return getKeptLenses(judged, document, getTexts("en")).map(({ range }) => range.start.line);
};

it.each([
  ["before the change and behind it", TEXT.replace("deal() {", "deal() "), [1, 5]],
  ["behind lines that were added", TEXT.replace("deal() {", "deal(\n\n\n"), [1, 8]],
  ["behind lines that are gone", TEXT.replace("function deal() {\n  return", "function"), [1, 4]],
  ["where nothing was changed", TEXT.replace("0.5);\nfunction", "0.5;\nfunction"), [1, 5]],
  ["not where all of a shuffle is written over", TEXT.replace(SORT, "let = ;\n"), [5]],
])("stay %s", async (_, text, lines) => {
  expect(await getLines(text)).toEqual(lines);
});

it("name the place where the shuffle stands by then", async () => {
  const judged = keepForLenses(await judgeText(TEXT));
  const document = TextDocument.create("file:///a.mjs", "javascript", 2, `(\n${TEXT}`);
  const [lens] = getKeptLenses(judged, document, getTexts("en"));
  expect(lens?.command?.arguments).toEqual(["file:///a.mjs", { line: 2, character: 5 }]);
});
