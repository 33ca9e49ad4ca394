// Measuring functions of every form, and turning down those that are no shuffles.
import { describe, expect, test } from "vitest";
import { assertFair } from "./assert-fair.ts";
import { BrokenShuffle } from "./broken-shuffle.ts";
import { callShuffle, measure, type MeasureOptions, type UserShuffle } from "./measure.ts";
import { seededSource } from "./seeded-source.ts";
import { fisherYates, measureSeeded } from "./shuffles.fixture.ts";

const OPTIONS: MeasureOptions = { cards: 4, trials: 200, seed: 5 };

describe("a shuffle is measured whatever its form", () => {
  const copy = (cards: readonly number[], random: () => number): number[] => {
    const shuffled = [...cards];
    fisherYates(shuffled, random);
    return shuffled;
  };
  const wanted = measureSeeded(fisherYates, 4, 200, 5);

  test.each<[string, UserShuffle, "inPlace" | "copy"]>([
    ["in place, returning nothing", fisherYates, "inPlace"],
    [
      "in place, returning its array",
      (cards: number[], random) => {
        fisherYates(cards, random);
        return cards;
      },
      "inPlace",
    ],
    [
      "in place, returning a number",
      (cards: number[], random) => {
        fisherYates(cards, random);
        return cards.length;
      },
      "inPlace",
    ],
    ["a copy", copy, "copy"],
    [
      "a copy, and its own array changed too",
      (cards: number[], random) => {
        const shuffled = copy(cards, random);
        cards.reverse();
        return shuffled;
      },
      "copy",
    ],
    [
      "a generator",
      function* (cards: number[], random) {
        yield* copy(cards, random);
      },
      "copy",
    ],
    ["a set", (cards: number[], random) => new Set(copy(cards, random)), "copy"],
    ["typed numbers", (cards: number[], random) => Uint8Array.from(copy(cards, random)), "copy"],
    ["a promise of a copy", (cards: number[], random) => Promise.resolve(copy(cards, random)), "copy"],
    [
      "in place, later",
      async (cards: number[], random) => {
        await Promise.resolve();
        fisherYates(cards, random);
      },
      "inPlace",
    ],
  ])("%s", async (_, shuffle, form) => {
    expect(await measure(shuffle, OPTIONS)).toEqual({ ...wanted, form });
    expect(await measure(shuffle, { ...OPTIONS, form })).toEqual({ ...wanted, form });
  });

  test("a copy that is left unused counts as unchanged where the form is in place", async () => {
    const { counts, form } = await measure(copy, { ...OPTIONS, form: "inPlace" });
    expect(form).toBe("inPlace");
    expect(counts.map((row, position) => row[position])).toEqual([200, 200, 200, 200]);
  });

  test("an array that stays as it was is a valid result", async () => {
    const { orders, form } = await measure(() => undefined, { cards: 3, trials: 10 });
    expect({ orders, form }).toEqual({ orders: { "0,1,2": 10 }, form: "inPlace" });
  });

  test("a function of other cards than numbers passes the type check", async () => {
    interface Card {
      readonly suit: string;
    }
    const reverse = (deck: Card[]): Card[] => [...deck].reverse();
    expect((await measure(reverse, { cards: 3, trials: 2 })).orders).toEqual({ "2,1,0": 2 });
  });
});

test("what is no function is turned down", async () => {
  const list: unknown = ["a", "b"];
  await expect(measure(list as () => void, { cards: 3, trials: 1 })).rejects.toThrow(
    new TypeError("What is measured has to be the function that shuffles, not an array."),
  );
});

describe("a function that is no shuffle is turned down at once, with the call and the card", () => {
  test.each<[string, UserShuffle, string]>([
    [
      "loses a card",
      (cards: number[]) => cards.length--,
      "In call 1 the shuffle gave back 3 of 4 items. What is measured has to give back all of them: give back the rest, too, or measure a function that does.",
    ],
    ["loses the first card in a copy", (cards: number[]) => cards.slice(1), "gave back 3 of 4 items. "],
    [
      "gives one twice",
      (cards: number[]) => cards.fill(2, 1, 2),
      "the shuffle lost the number 1 and gave the number 2 more than once: it must give back each of its 4 items, the numbers 0 to 3, once.",
    ],
    ["adds one twice", (cards: number[]) => [...cards, 0], "the shuffle gave the number 0 more than once:"],
    ["invents a card", (cards: number[]) => [...cards, 4], "the shuffle gave 4, which is none of its items:"],
    [
      "puts text in",
      (cards: number[]) => cards.map(String),
      'lost the number 0 and gave "0", which is none of its items:',
    ],
    ["puts a fraction in", () => [0, 1, 2.5, 3], "lost the number 2 and gave 2.5, which is none of its items"],
    ["puts NaN in", () => [0, 1, NaN, 3], "lost the number 2 and gave NaN, which is none of its items"],
    [
      "leaves a hole",
      (cards: number[]) => Reflect.deleteProperty(cards, 1),
      "lost the number 1 and gave undefined, which is none",
    ],
    [
      "swaps with the place behind the end",
      (cards: number[]) => {
        [cards[0], cards[4]] = [cards[4] ?? 9, cards[0] ?? 9];
      },
      "gave 9, which is none of its items",
    ],
    [
      "never ends",
      function* () {
        for (;;) yield 1;
      },
      "lost the number 0 and gave the number 1 more than once:",
    ],
    ["returns no cards at all", () => [], "gave back 0 of 4 items. "],
  ])("%s", async (_, shuffle, message) => {
    const measured = measure(shuffle, { cards: 4, trials: 10 });
    await expect(measured).rejects.toThrow(message);
    await expect(measured).rejects.toBeInstanceOf(BrokenShuffle);
    await expect(measured).rejects.toMatchObject({ name: "BrokenShuffle", trial: 1 });
  });

  test("also when it breaks late", async () => {
    let calls = 0;
    const shuffle = (cards: number[]): void => {
      if (++calls === 777) cards[2] = 1;
    };
    await expect(measure(shuffle, { cards: 4, trials: 1000 })).rejects.toThrow(
      "In call 777 the shuffle lost the number 2 and gave the number 1 more than once",
    );
  });

  test("also when it changes its form", async () => {
    let calls = 0;
    const now = (cards: number[]): unknown => (++calls % 2 === 1 ? [...cards] : undefined);
    await expect(measure(now, { cards: 3, trials: 2 })).rejects.toThrow(
      "In call 2 the shuffle returned undefined instead of a list, after it had returned lists before.",
    );
    calls = 1;
    await expect(measure(now, { cards: 3, trials: 2 })).rejects.toThrow(
      "In call 2 the shuffle returned a new list, after it had shuffled in place before.",
    );
  });

  test.each([
    ["nothing", undefined, "undefined"],
    ["text", "0123", '"0123"'],
    ["a number", 3, "3"],
  ])("and where a copy is wanted, but %s is returned", async (_, result, said) => {
    await expect(measure(() => result, { cards: 4, trials: 1, form: "copy" })).rejects.toThrow(
      `In call 1 the shuffle returned ${said} instead of a list.`,
    );
  });

  test("what it throws comes through as it is", async () => {
    const own = new Error("my own");
    const shuffle = (): never => {
      throw own;
    };
    await expect(measure(shuffle, { cards: 4, trials: 1 })).rejects.toBe(own);
    await expect(measure(() => Promise.reject(own), { cards: 4, trials: 1 })).rejects.toBe(own);
  });
});

describe("a seed", () => {
  test("repeats, and another one doesn't", async () => {
    const [first, again, other] = [
      await measure(fisherYates, OPTIONS),
      await measure(fisherYates, OPTIONS),
      await measure(fisherYates, { ...OPTIONS, seed: 6 }),
    ];
    expect(again).toEqual(first);
    expect(first.seed).toBe(5);
    expect(other.counts).not.toEqual(first.counts);
  });

  test("that reaches nobody is an error", async () => {
    const own = seededSource(1);
    await expect(
      measure((cards: number[]) => {
        fisherYates(cards, own);
      }, OPTIONS),
    ).rejects.toThrow("leave the seed out");
  });

  test("is what a second argument needs: without one there is none", async () => {
    let seen: unknown[] = [];
    const shuffle = (...given: unknown[]): void => {
      seen = given;
    };
    await measure(shuffle, { cards: 2, trials: 1 });
    expect(seen).toHaveLength(1);
  });

  test("gives draws of all 53 bits that are uniform, and other ones for close seeds", () => {
    const firsts = Array.from({ length: 10_000 }, (_, seed) => seededSource(seed - 5000)());
    expect(new Set(firsts).size).toBe(10_000);
    // Sixteen parts of 625 each: χ² with 15 degrees of freedom is above 56.5 with probability 1e-6.
    const random = seededSource(2 ** 53 - 1);
    for (const draws of [firsts, Array.from({ length: 10_000 }, random)]) {
      const counts = Array.from({ length: 16 }, () => 0);
      for (const draw of draws) counts[Math.floor(draw * 16)] = (counts[Math.floor(draw * 16)] ?? 0) + 1;
      expect(counts.reduce((sum, count) => sum + (count - 625) ** 2 / 625, 0)).toBeLessThan(56.5);
      expect(draws.every((draw) => draw >= 0 && draw < 1 && Number.isInteger(draw * 2 ** 53))).toBe(true);
      expect(draws.some((draw) => (draw * 2 ** 53) % 2 === 1)).toBe(true);
    }
    expect(() => seededSource(0.5)).toThrow("safe integer");
  });
});

test.each<[Partial<MeasureOptions>, string]>([
  [{ cards: 1 }, "measure takes 2 to 1000 for cards, not 1."],
  [{ cards: 1001 }, "for cards, not 1001"],
  [{ cards: 2.5 }, "for cards, not 2.5"],
  [{ trials: 0 }, "for trials, not 0"],
  [{ trials: Infinity }, "for trials, not Infinity"],
  [{ seed: 0.5 }, "for seed, not 0.5"],
  [{ cards: "52" as never }, 'measure takes 2 to 1000 for cards, not "52", which is a string and no number.'],
  [{ trials: 200n as never }, "for trials, not 200n, which is a BigInt and no number."],
  [{ seed: [1] as never }, "for seed, not an array, which is no number."],
])("%o is out of range", async (part, message) => {
  await expect(measure(fisherYates, { ...OPTIONS, ...part })).rejects.toThrow(message);
});

test.each([
  ["assertFair", (options: object) => assertFair(fisherYates, options)],
  ["measure", (options: object) => measure(fisherYates, { ...OPTIONS, ...options })],
  ["callShuffle", (options: object) => callShuffle(fisherYates, { ...OPTIONS, ...options }, () => undefined)],
])("%s tells of a misspelt option and of a wrong number in its own name", async (name, call) => {
  const said = `${name} has no option card: it knows cards, trials, seed, form`;
  await expect(call({ card: 3 })).rejects.toThrow(TypeError);
  await expect(call({ card: 3 })).rejects.toThrow(said);
  await expect(call({ cards: 1 })).rejects.toThrow(`${name} takes 2 to 1000 for cards, not 1.`);
  await expect(call({ trials: 0.5 })).rejects.toThrow(`${name} takes 1 to `);
  for (const number of ["cards", "trials", "seed"])
    await expect(call({ [number]: "52" })).rejects.toThrow(`for ${number}, not "52", which is a string and no number.`);
  await expect(call({ cards: 3, trials: 200, seed: 1, form: "inPlace", signal: undefined })).resolves.not.toThrow();
});
