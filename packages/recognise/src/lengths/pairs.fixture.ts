// Two lists that differ in how many items they have at most: a coin for a comparator is fair to a pair, and to nothing longer.
import { expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

/** What a program is about, the program with a pair, and the same one with a list that may be longer. */
export type PairRow = readonly [what: string, pair: string, more: string];

const COIN = "() => Math.random() - 0.5";

/** Tests that nothing is said of the first program of each row, and that the second one has one biased shuffle. `COIN` stands for a comparator. */
export function testPairs(rows: readonly PairRow[]): void {
  it.each(rows)("%s: %s, and not %s", (_, pair, more) => {
    const getIds = (code: string): unknown[] =>
      verify(code.replaceAll("COIN", COIN), {
        options: { fix: "off" },
        filename: code.includes("</>") ? "file.tsx" : "file.ts",
      }).map(({ messageId, message }) => messageId ?? message);
    expect(getIds(pair)).toEqual([]);
    expect(getIds(more)).toEqual(["biased"]);
  });
}
