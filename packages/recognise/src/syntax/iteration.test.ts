// Loops over all items of a list, however they are written: each item gets a key of its own, or the sort is no shuffle.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const KEY = "Math.floor(Math.random() * 3)";

function lint(code: string): (string | undefined)[] {
  const messages = verify(code);
  return messages.map(({ messageId, message }) => messageId ?? message);
}

const report = (loop: string): (string | undefined)[] =>
  lint(`export function shuffle(cards, others) { ${loop} cards.sort((x, y) => x.order - y.order); }`);

const item = `cards[i].order = ${KEY};`;

describe("every item gets a key", () => {
  it.each([
    `cards?.forEach((c) => { c.order = ${KEY}; });`,
    `cards.forEach((c) => { c.order = ${KEY}; });`,
    `cards.forEach((c, i) => { cards[i].order = ${KEY}; });`.replace("cards[i]", "c"),
    `cards.map((c) => (c.order = ${KEY}));`,
    `for (const c of cards) c.order = ${KEY};`,
    `for (const c of cards) { c.order = ${KEY}; }`,
    `for (const c of cards) { const k = ${KEY}; c.order = k; }`,
    `for (const [i, c] of cards.entries()) c.order = ${KEY};`,
    `for (const i of cards.keys()) ${item}`,
    `for (const i in cards) ${item}`,
    `for (let i = 0; i < cards.length; i++) ${item}`,
    `for (let i = 0; i !== cards.length; ++i) ${item}`,
    `for (let i = 0; i != cards.length; i += 1) ${item}`,
    `for (let i = 0; i < cards.length; i = i + 1) ${item}`,
    `for (let i = 0; i < cards.length; i = 1 + i) ${item}`,
    `for (let i = 0, n = cards.length; i < n; i++) ${item}`,
    `const n = cards.length; for (let i = 0; i < n; i++) ${item}`,
    `let i; for (i = 0; i < cards.length; i++) ${item}`,
    `let i; const n = cards.length; for (i = 0; i < n; i++) ${item}`,
    `let i; for (i = cards.length - 1; i >= 0; i--) ${item}`,
    `for (let i = cards.length - 1; i >= 0; i--) ${item}`,
    `for (let i = cards.length - 1; i > -1; i -= 1) ${item}`,
    `for (let i = 0; i < cards.length; i++) { const c = cards[i]; c.order = ${KEY}; }`,
    `for (let i = 0; i < cards.length; i++) { const c = cards[i]; const k = ${KEY}; c.order = k; }`,
    `for (let i = 0; i < cards.length; i++) { const c = cards[i]; const d = cards[i]; d.order = ${KEY}; }`,
    `for (const i in cards) { const c = cards[i]; c.order = ${KEY}; }`,
  ])("%s", (loop) => {
    expect(report(loop)).toEqual(["biased"]);
  });
});

describe("not every item gets a key, or something else may happen", () => {
  it.each([
    `for (let i = 1; i < cards.length; i++) ${item}`,
    `for (let i = 0; i < cards.length - 1; i++) ${item}`,
    `for (let i = 0; i <= cards.length; i++) ${item}`,
    `for (let i = 0; i > cards.length; i++) ${item}`,
    `for (let i = 0; i < others.length; i++) ${item}`,
    `for (let i = 0; i < cards.size; i++) ${item}`,
    `for (let i = 0; i < n; i++) ${item}`,
    `for (let i = 0; i < 5; i++) ${item}`,
    `let n = cards.length; n = 3; for (let i = 0; i < n; i++) ${item}`,
    `for (let i = 0; i < cards.length; i += 2) ${item}`,
    `for (let i = 0; i < cards.length; i *= 1) ${item}`,
    `for (let i = 0, j = 0; i < cards.length; j++) ${item}`,
    `for (let i = 0, j = 0; j < cards.length; i++) ${item}`,
    `for (let i = 0, j = 3; i < cards.length; i++) ${item}`,
    `for (let i = 0, j; i < cards.length; i++) ${item}`,
    `for (let i; i < cards.length; i++) ${item}`,
    `let i; for (i = 1; i < cards.length; i++) ${item}`,
    `let i; for (i += 0; i < cards.length; i++) ${item}`,
    `let i; for (i = 0; i < cards.length; i++) { i = 3; ${item} }`,
    `let i; const skip = () => { i++; }; for (i = 0; i < cards.length; i++) ${item}`,
    `let i, j; for (j = 0; i < cards.length; i++) ${item}`,
    `for (i = 0; i < cards.length; i++) ${item}`,
    `for (let i = 0; ; i++) ${item}`,
    `for (let i = 0; i < cards.length; ) cards[i++].order = ${KEY};`,
    `for (let i = cards.length; i > 0; i--) ${item}`,
    `for (let i = cards.length - 1; i > 0; i--) ${item}`,
    `for (let i = cards.length - 1; i >= 1; i--) ${item}`,
    `for (let i = cards.length - 2; i >= 0; i--) ${item}`,
    `for (let i = cards.length + 1; i >= 0; i--) ${item}`,
    `for (let i = others.length - 1; i >= 0; i--) ${item}`,
    `for (let i = 0; i < cards.length; i++) others[i].order = ${KEY};`,
    `for (let i = 0; i < cards.length; i++) cards.i.order = ${KEY};`,
    `for (let i = 0; i < cards.length; i++) cards[0].order = ${KEY};`,
    `for (let i = 0; i < cards.length; i++) { let c = cards[i]; c = cards[0]; c.order = ${KEY}; }`,
    `for (let i = 0; i < cards.length; i++) { const c = others[i]; c.order = ${KEY}; }`,
    `for (let i = 0; i < cards.length; i++) {}`,
    `for (let i = 0; i < cards.length; i++) if (i > 2) ${item}`,
    `for (const i of cards.keys(1)) ${item}`,
    `for (const i of others.keys()) ${item}`,
    `for (const i in others) ${item}`,
    `for (const [c, i] of cards.entries()) c.order = ${KEY};`,
    `for (const [i, c, d] of cards.entries()) c.order = ${KEY};`,
    `for (const [c] of cards.entries()) c.order = ${KEY};`,
    `for (const [i, c] of cards) c.order = ${KEY};`.replace("c.order", "i.order"),
    `for (const [i, c] of others.entries()) c.order = ${KEY};`,
    `for (const c of others) c.order = ${KEY};`,
    `for (const c of cards) others.order = ${KEY};`,
    `for (const c of cards) c.place = ${KEY};`,
    `for (const c of cards) { c.order = ${KEY}; settle(c); }`,
    `for (const c of cards) { if (c.done) continue; c.order = ${KEY}; }`,
    `let c; for (c of cards) c.order = ${KEY};`,
    `cards.forEach((c) => { c.order = ${KEY}; }, self);`,
    `cards.forEach?.((c) => { c.order = ${KEY}; });`,
    `cards.some((c) => { c.order = ${KEY}; });`,
    `cards.forEach(async (c) => { c.order = ${KEY}; });`,
    `cards.forEach(function* (c) { c.order = ${KEY}; });`,
    `cards.forEach((c, i, all) => { c.order = ${KEY}; });`,
    `cards.forEach((i, c) => { c.order = ${KEY}; });`,
    `cards.forEach(({ c }) => { c.order = ${KEY}; });`,
    `others.forEach((c) => { c.order = ${KEY}; });`,
    `cards.forEach(() => {});`,
  ])("%s", (loop) => {
    expect(report(loop)).toEqual([]);
  });
});

describe("a list that is mapped to records", () => {
  const sortOf = (records: string): string =>
    `export const f = (a) => ${records}.sort((x, y) => x.k - y.k).map((o) => o.v);`;
  const RECORD = `{ v, k: ${KEY} }`;

  it.each([
    `a.map((v) => (${RECORD}))`,
    `a?.map((v) => (${RECORD}))`,
    `a.map((v) => { return ${RECORD}; })`,
    `a.map(function (v) { return ${RECORD}; })`,
    `Array.from(a, (v) => (${RECORD}))`,
    `[...a].map((v) => (${RECORD}))`,
  ])("%s", (records) => {
    expect(lint(sortOf(records))).toEqual(["biased"]);
  });

  it.each([
    `a.map((v) => (${RECORD}), self)`,
    `a.map?.((v) => (${RECORD}))`,
    `a.flatMap((v) => [${RECORD}])`,
    `a.map(...callbacks)`,
    `a.map((v) => { (${RECORD}); })`,
    `a.map((v) => { if (v) return ${RECORD}; })`,
    `a.map(async (v) => (${RECORD}))`,
    `map((v) => (${RECORD}))`,
    `Array.from(a, (v) => (${RECORD}), self)`,
    `Array.from(...a, (v) => (${RECORD}))`,
    `Array.from(a, ...callbacks)`,
    `Array.of(a, (v) => (${RECORD}))`,
    `List.from(a, (v) => (${RECORD}))`,
  ])("or not: %s", (records) => {
    expect(lint(sortOf(records))).toEqual([]);
  });
});
