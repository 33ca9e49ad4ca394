// Judging documents that begin with a byte order mark, which a parser never sees: what is found stands one character further on.
import type { ProgramMemory } from "@fair-shuffle/lint";
import { TextDocument } from "vscode-languageserver-textdocument";
import { expect, it } from "vitest";
import { CONTEXT } from "./judge-context.fixture.ts";
import { judgeDocument, type JudgeContext, type JudgedDocument } from "./judge-document.ts";
import { readSettings } from "./settings.ts";

const CODE = "export const mixed = (list) => list.sort(() => Math.random() - 0.5);\n";

const judge = (text: string, version: number): Promise<JudgedDocument> =>
  judgeDocument(TextDocument.create("file:///a.mjs", "javascript", version, text), CONTEXT);

it("moves the mark, the edits and the comment's place by the byte order mark", async () => {
  const [plain] = (await judge(CODE, 1)).sites;
  const [marked] = (await judge(`\uFEFF${CODE}`, 1)).sites;
  const start = plain?.finding?.fix?.edits[0]?.range[0] ?? NaN;
  expect(marked?.finding?.fix?.edits[0]?.range[0]).toBe(start + 1);
  expect(marked?.finding?.suggestions).toHaveLength(plain?.finding?.suggestions.length ?? NaN);
  expect(marked?.finding?.commentPlace?.offset).toBe((plain?.finding?.commentPlace?.offset ?? NaN) + 1);
  expect(marked?.mark).toEqual(plain?.mark.map((place) => place + 1));
});

it("looks for the ways out when they are asked for: where a tree is made of an earlier one, that has none any more", async () => {
  const memory: ProgramMemory = {};
  const judgeTyped = (text: string, version: number): Promise<JudgedDocument> =>
    judgeDocument(TextDocument.create("file:///a.mts", "typescript", version, text), CONTEXT, memory);
  const earlier = await judgeTyped(`\uFEFF${CODE}`, 1);
  const later = await judgeTyped(`\uFEFF${CODE};`, 2);
  expect(earlier.sites[0]?.finding?.fix).toBeUndefined();
  expect(later.sites[0]?.finding?.fix).toBeDefined();
});

it.each<[string, string, object, readonly (string | undefined)[]]>([
  ["a source of the project's own", "export const mixed = (list) => list.sort(() => dice.next() - 0.5);\n", {}, []],
  [
    "a source of the project's own that the settings name",
    "export const mixed = (list) => list.sort(() => dice.next() - 0.5);\n",
    { randomSources: ["dice.next"] },
    ["biased"],
  ],
  [
    "a source of the project's own that a comment names",
    '/* eslint fair-shuffle/no-biased-shuffle: ["error", { randomSources: ["dice.next"] }] */\nexport const mixed = (list) => list.sort(() => dice.next() - 0.5);\n',
    {},
    ["biased"],
  ],
  ["a tie-break", "list.sort((a, b) => b.score - a.score || Math.random() - 0.5);\n", {}, [undefined]],
  [
    "a tie-break, where the settings ask for it",
    "list.sort((a, b) => b.score - a.score || Math.random() - 0.5);\n",
    { checkTieBreaks: true },
    ["biasedTieBreak"],
  ],
])("judges %s", async (_, code, settings, wanted) => {
  const document = TextDocument.create("file:///a.mjs", "javascript", 1, code);
  const context = { ...CONTEXT, getSettings: () => Promise.resolve(readSettings(settings)) };
  const { sites } = await judgeDocument(document, context);
  expect(sites.map(({ finding }) => finding?.messageId)).toEqual(wanted);
});

it.each<["auto" | "suggest" | "off", boolean, boolean]>([
  ["auto", true, false],
  ["suggest", false, true],
  ["off", false, false],
])("offers, where the settings say that fixes are %j, what they allow", async (fix, isFixed, isSuggested) => {
  const document = TextDocument.create("file:///a.mjs", "javascript", 1, CODE);
  const context = { ...CONTEXT, getSettings: () => Promise.resolve(readSettings({ fix })) };
  const [site] = (await judgeDocument(document, context)).sites;
  expect(site?.finding?.fix !== undefined).toBe(isFixed);
  const offers = site?.finding?.suggestions.map(({ messageId }) => messageId) ?? [];
  expect(offers.includes("useShuffle")).toBe(isSuggested);
});

it.each<[string, boolean, string | undefined, readonly (string | undefined)[]]>([
  ["from the disk", true, undefined, ["biased"]],
  ["as an open document has it", true, "export const randomOrder = (a, b) => a - b;\n", []],
  ["not at all where nobody trusts the workspace", false, undefined, []],
])("reads what a document imports: %s", async (_, isTrusted, open, expected) => {
  const code = 'import { randomOrder } from "./order.js";\nexport const mixed = (list) => list.sort(randomOrder);\n';
  const onDisk = "export const randomOrder = () => Math.random() - 0.5;\n";
  const context: JudgeContext = {
    ...CONTEXT,
    host: { ...CONTEXT.host, readNow: (path) => (path === "/p/order.js" ? onDisk : undefined) },
    isTrusted: () => isTrusted,
    readOpen: (path) => (path === "/p/order.js" ? open : undefined),
  };
  const { sites } = await judgeDocument(TextDocument.create("file:///p/a.mjs", "javascript", 1, code), context);
  expect(sites.map(({ finding }) => finding?.messageId)).toEqual(expected);
});
