// Lists that may be missing: where an empty list stands for one, the fair shuffle is given that instead.
import { expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const inUse = (expression: string): string => `import { shuffle } from "fair-shuffle"; use(${expression});`;
const COIN = "() => Math.random() - 0.5";

it.each([
  ["data?.items?.sort(COIN) ?? []", "shuffle(data?.items ?? [])"],
  ["items?.sort(COIN) || []", "shuffle(items || [])"],
  ["data?.items?.slice().sort(COIN) ?? []", "shuffle(data?.items?.slice() ?? [])"],
  ["(data?.items?.sort(COIN) ?? []).map(show)", "shuffle(data?.items ?? []).map(show)"],
  ["[...(items?.sort(COIN) ?? []), last]", "[...shuffle(items ?? []), last]"],
  ["(items?.sort(COIN) ?? []) as Item[]", "(shuffle(items ?? [])) as Item[]"],
])("%s becomes %s", (before, after) => {
  const { output, messages } = fixAll(inUse(before.replace("COIN", COIN)), { filename: "file.ts" });
  expect(output).toBe(inUse(after));
  expect(messages).toEqual([]);
});

it.each([
  ["the chain goes on", "items?.sort(COIN).slice(1) ?? []"],
  ["another list stands for it", "items?.sort(COIN) ?? others"],
  ["data without items would throw", "data?.items.sort(COIN) ?? []"],
  ["a copy would be made of nothing", "items?.toSorted(COIN) ?? []"],
  ["nothing stands for it", "items?.sort(COIN)"],
  ["the list stands for something else", "first ?? items?.sort(COIN) ?? []"],
])("there is no fix where %s: %s", (_, code) => {
  const [message, ...more] = verify(inUse(code.replace("COIN", COIN)), { filename: "file.ts" });
  expect(more).toEqual([]);
  expect(message).toMatchObject({ messageId: "biased" });
  expect(message?.fix).toBeUndefined();
});
