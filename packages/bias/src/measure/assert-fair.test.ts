// The assertion passes fair shuffles, and fails biased ones with a message that a person can act on.
import { describe, expect, test } from "vitest";
import { assertFair, UnfairShuffle } from "./assert-fair.ts";
import { BIASED_SHUFFLES, fisherYates, type Shuffle } from "./shuffles.fixture.ts";

const nowAndThen =
  (share: number, name: string): Shuffle =>
  (cards, random) => {
    const shuffle = random() < share ? BIASED_SHUFFLES[name] : fisherYates;
    shuffle?.(cards, random);
  };

/** Their cells and orders are too near to even to show anything one by one. */
const SLIGHTLY_BIASED: Readonly<Record<string, Shuffle>> = {
  "a cut now and then": nowAndThen(0.06, "random cut"),
  "naive-swap now and then": nowAndThen(0.3, "naive-swap"),
};

test.each([1, 2, 3, 4, 5])("a fair shuffle passes, seed %i", async (seed) => {
  await expect(assertFair(fisherYates, { seed })).resolves.toBeUndefined();
  await expect(assertFair(fisherYates, { seed, cards: 20, trials: 2000 })).resolves.toBeUndefined();
});

test.each(Object.entries(BIASED_SHUFFLES))("%s fails by default, each of ten times", async (_, shuffle) => {
  for (let seed = 1; seed <= 10; seed++) await expect(assertFair(shuffle, { seed })).rejects.toThrow(UnfairShuffle);
});

test("the message says so where the cards were never touched", async () => {
  const said = /^This shuffle is biased: .*\nEvery call left the items as they were: .*\nFor statisticians: /;
  await expect(assertFair(() => undefined)).rejects.toThrow(said);
  await expect(
    assertFair(
      (cards: number[]) => {
        fisherYates([...cards], Math.random);
      },
      { form: "inPlace" },
    ),
  ).rejects.toThrow(said);
});

test("the stack leads to the test, also where it returns the promise", async () => {
  const returnIt = (): Promise<void> => assertFair(() => undefined);
  const failure: unknown = await returnIt().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnfairShuffle);
  const { stack = "", message } = failure as UnfairShuffle;
  expect(stack.startsWith(`UnfairShuffle: ${message}\n`)).toBe(true);
  expect(stack).toContain("at returnIt ");
});

describe("the message", () => {
  const getFailure = async (name: string, cards: number): Promise<UnfairShuffle> => {
    const shuffle = BIASED_SHUFFLES[name] ?? SLIGHTLY_BIASED[name];
    if (shuffle === undefined) throw new Error(`There is no ${name}.`);
    try {
      await assertFair(shuffle, { cards, seed: 1, falseAlarm: 1e-6 });
    } catch (error) {
      if (error instanceof UnfairShuffle) return error;
      throw error;
    }
    throw new Error("It passed.");
  };

  test("shows people no counts", async () => {
    const failure = await getFailure("Sattolo", 3);
    expect(Object.keys(failure)).toEqual(expect.not.arrayContaining(["measurement", "judgement"]));
    expect([failure.measurement.trials, failure.judgement.kind]).toEqual([20_000, "biased"]);
  });

  test("shows the matrix and the evidence", async () => {
    const failure = await getFailure("Sattolo", 3);
    expect(failure.message).toMatchInlineSnapshot(`
      "This shuffle is biased: of 3 items, the first one stays first 0 % of the time instead of 33.3 %.
      For statisticians: 0 of 20,000 shuffles brought item 1 to position 1 instead of 6,667. A fair shuffle gives such counts with probability below 1e-300; it fails this assertion once in 1e6 runs at most.

      share in %  item 1  item 2  item 3
      position 1     0.0    50.0    50.0
      position 2    50.0     0.0    50.0
      position 3    50.0    50.0     0.0"
    `);
    expect(failure.name).toBe("UnfairShuffle");
    expect(failure.message.endsWith(failure.actual)).toBe(true);
    expect(failure.expected).toMatchInlineSnapshot(`
      "share in %  item 1  item 2  item 3
      position 1    33.3    33.3    33.3
      position 2    33.3    33.3    33.3
      position 3    33.3    33.3    33.3"
    `);
    expect(failure.judgement.evidence.pValue).toBeLessThan(failure.judgement.evidence.level);
  });

  test.each([
    // What a single cell shows is said before what sums up all of them.
    ["naive-swap", 5, "of 5 items, the last one ends up fourth ", " brought item 5 to position 4 instead of 4,000."],
    ["naive-swap", 13, "of 13 items, the ", " brought item "],
    ["a cut now and then", 3, "not all orders of 3 items come up equally often.", "χ² of the orders is "],
    ["naive-swap now and then", 13, "13 items do not come to all positions equally often.", "χ² of the positions is "],
    ["random cut", 5, "of 5 items, the order ", " of 20,000 shuffles gave that order instead of 167."],
    [
      "random cut",
      10,
      "it has few orders of 10 items, which come up again and again.",
      "19,990 of 20,000 shuffles gave an order that had been there before, instead of 55.1.",
    ],
    ["random-comparator", 13, "of 13 items, the ", " brought item "],
  ])("of %s with %i cards says what was seen, then the counts", async (name, cards, said, counts) => {
    const { message } = await getFailure(name, cards);
    const [first = "", ...others] = message.split("\n");
    expect(first).toContain(`This shuffle is biased: ${said}`);
    const statistics = others.slice(0, others.indexOf("")).at(-1) ?? "";
    expect(statistics).toMatch(/^For statisticians: /);
    expect(statistics).toContain(counts);
    expect(statistics).toContain("it fails this assertion once in 1e6 runs at most.");
    // Each row of the table as long as the others.
    const table = others.slice(others.indexOf("") + 1);
    expect(table).toHaveLength(cards + 1);
    expect(new Set(table.map((row) => row.length)).size).toBe(1);
  });

  test("of many cards shows the luckiest and the unluckiest of each position", async () => {
    const { actual } = await getFailure("Sattolo", 14);
    expect(actual.split("\n")).toHaveLength(15);
    expect(actual).toMatch(/^share in % +luckiest item +unluckiest item/);
    expect(actual).toMatch(/position 14 +item \d+ +\d\.\d +item 14 +0\.0$/);
  });
});

test("what is no shuffle fails before any statistics", async () => {
  await expect(assertFair((cards: number[]) => cards.slice(1))).rejects.toThrow(
    "In call 1 the shuffle gave back 4 of 5 items.",
  );
});

test("takes the form, the number of trials and the false-alarm rate", async () => {
  const slight = nowAndThen(0.06, "random cut");
  await expect(assertFair(slight, { cards: 3, trials: 180, seed: 1 })).resolves.toBeUndefined();
  await expect(assertFair(slight, { cards: 3, trials: 200_000, seed: 1 })).rejects.toThrow("200,000 shuffles");
  await expect(assertFair(fisherYates, { falseAlarm: 1, seed: 1 })).rejects.toThrow("The false-alarm rate must be");
  await expect(assertFair((cards: number[]) => [...cards].reverse(), { form: "inPlace" })).rejects.toThrow(
    "20,000 of 20,000 shuffles brought item 1 to position 1 instead of 4,000",
  );
});

test("turns down so few trials that it could hardly fail, before it calls the shuffle", async () => {
  let calls = 0;
  const count = (): void => {
    calls++;
  };
  const said =
    "assertFair takes at least 180 trials, not 3: where a fair shuffle is to fail once in 1e9 runs at most, fewer would often miss even 5 items that are sorted by a coin.";
  await expect(assertFair(count, { trials: 3 })).rejects.toThrow(new RangeError(said));
  await expect(assertFair(count, { trials: 179 })).rejects.toThrow("at least 180 trials, not 179:");
  await expect(assertFair(count, { trials: 100, falseAlarm: 1e-6 })).rejects.toThrow("at least 140 trials, not 100:");
  expect(calls).toBe(0);
  await expect(assertFair(count, { trials: 180 })).rejects.toThrow(UnfairShuffle);
});
