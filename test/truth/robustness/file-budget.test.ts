import { Linter } from "eslint";
import { expect, test } from "vitest";
import plugin from "eslint-plugin-fair-shuffle";
import { findSites, lintText } from "@fair-shuffle/lint";

const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join("");

/** A naive shuffle of a deck of its own size: each is a model of its own, and dear. */
const deck = (cards: number): string =>
  `for (let i = 0; i < ${String(cards)}; i++) { const j = Math.floor(Math.random() * ${String(cards)}); [deck[i], deck[j]] = [deck[j], deck[i]]; }\n`;

/** Cheap to judge; to find out that no range makes it fair takes long. */
const move = (cards: number): string =>
  `for (let i = 0; i < ${String(cards + 9)}; i++) deck.unshift(deck.splice(Math.floor(Math.random() * ${String(cards)}), 1)[0]);\n`;

const lint = (text: string): Linter.LintMessage[] => new Linter().verify(text, plugin.configs.recommended);

const CUT = " Not all of this file was judged: that would take too long.";
const UNFIXED = " Not all fixes for this file were worked out: that would take too long.";

/** ESLint's message has its first suggestion behind it; elsewhere that stands beside it. */
const withoutAdvice = (message: string): string => message.replace(/ Suggestion: .*?\)\.(?= |$)/, "");

test("a file with a dozen shuffles, each of its own, is judged and fixed as a whole", () => {
  const messages = lint(repeat(12, (index) => deck(40 + index)));
  expect(messages.map(({ messageId, fix }) => [messageId, fix !== undefined])).toEqual(
    messages.map(() => ["biased", true]),
  );
  expect(messages).toHaveLength(12);
});

test("three hundred shuffles that are alike are judged once", () => {
  const messages = lint(deck(90).repeat(300));
  expect(messages).toHaveLength(300);
  expect(messages.at(-1)).toMatchObject({ messageId: "biased" });
});

test("past a file's budget nothing is judged any more, and the last finding says so", async () => {
  const text = repeat(200, (index) => deck(8 + index));
  const messages = lint(text);
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.length).toBeLessThan(150);
  expect(messages.filter(({ message }) => message.endsWith(CUT))).toEqual([messages.at(-1)]);
  // It is the same on every machine, in every run and through every door.
  expect(lint(text)).toEqual(messages);
  const { findings } = await lintText(text, "deck.js");
  expect(findings.map(({ line, message }) => [line, message])).toEqual(
    messages.map(({ line, message }) => [line, message]),
  );
  const { sites } = await findSites(text, "deck.js", { language: "zh-cn" });
  expect(sites.at(-1)?.finding?.message).toMatch(/此文件没有全部判断：那样会花费太长时间。$/);
});

test("before that, findings come without fixes, and the last one says so", async () => {
  const text = `${repeat(12, (index) => move(36 + index))}deck.sort(() => Math.random() - 0.5);\n`;
  const messages = lint(text);
  expect(messages).toHaveLength(13);
  expect(messages.at(-1)?.fix).toBeUndefined();
  expect(messages.filter(({ message }) => message.endsWith(UNFIXED))).toEqual([messages.at(-1)]);
  const { findings } = await lintText(text, "deck.js");
  expect(findings.map(({ line, message, fix }) => [line, message, fix !== undefined])).toEqual(
    messages.map(({ line, message, fix }) => [line, withoutAdvice(message), fix !== undefined]),
  );
});
