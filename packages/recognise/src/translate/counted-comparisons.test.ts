// Comparators that count how often they are asked, beside their coin.
import { expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const sort = (before: string, count: string, behind = ""): string =>
  `export function mix(list) { ${before} list.sort(() => { ${count} return Math.random() - 0.5; }); ${behind} return list; }`;

it.each([
  sort("let count = 0;", "count++;", "console.log(count);"),
  sort("let count = 0;", "count += 1;", "show(list, count);"),
  sort("let count = 0;", "++count;"),
])("a count moves nothing, and a way out says that it goes: %s", (code) => {
  const [message, ...more] = verify(code);
  expect(more).toEqual([]);
  expect(message?.messageId).toBe("biased");
  expect(message?.fix).toBeUndefined();
  expect(message?.suggestions?.[0]?.desc).toMatch(/if nobody needs `\+?\+?count.*`/);
});

it.each([
  ["a count that the comparator reads", sort("let count = 0;", "count++; if (count > 9) return 0;")],
  ["one that it calls a function with", sort("let seed = 0; const next = () => Math.sin(seed);", "seed++; next();")],
  [
    "one that a function of the file draws by",
    "let seed = 1; function draw() { return Math.sin(seed) % 1; } export function mix(list) { list.sort(() => { seed++; return draw() - 0.5; }); }",
  ],
  ["a step that is not written", sort("let sum = 0;", "sum += list.length;")],
  ["what is no count", sort("let last = 0;", "last = list.length;")],
  [
    "a count of comparisons between drawn keys",
    "export function mix(list) { let n = 0; const mixed = list.map((c) => ({ c, k: Math.floor(Math.random() * 3) })).sort((a, b) => { n++; return a.k - b.k; }).map((x) => x.c); return [mixed, n]; }",
  ],
  ["a count of nobody", "export const mix = (list) => list.sort(() => { count++; return Math.random() - 0.5; });"],
])("nothing is said of %s", (_, code) => {
  expect(verify(code)).toEqual([]);
});
