// The engines' sorts: V8's against this machine's own, comparison by comparison; the other engines' real ones are asked in test/truth/engines.
import { describe, expect, it } from "vitest";
import { seeded } from "../model/models.fixture.ts";
import { ENGINES } from "./engine.ts";
import { sortAs } from "./sort-as.ts";

const getCards = (count: number): Int32Array => Int32Array.from({ length: count }, (_, card) => card);

/** Every comparison, two cards each, and then the cards as they lie in the end. */
function trace(
  count: number,
  answer: () => number,
  sort: (cards: Int32Array, compare: (a: number, b: number) => number) => Iterable<number>,
): number[] {
  const asked: number[] = [];
  const sorted = sort(getCards(count), (a, b) => {
    asked.push(a, b);
    return answer();
  });
  return [...asked, ...sorted];
}

const COUNTS = [...Array.from({ length: 71 }, (_, count) => count), 100, 104, 127, 128, 200, 257, 1000];

describe("V8's model asks what this machine's own sort asks", () => {
  it.each([0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 1])("where %f of the answers are negative", (negative) => {
    for (const count of COUNTS) {
      for (const seed of [1, 2, 3]) {
        const getAnswers = (): (() => number) => {
          const random = seeded(seed);
          return () => (random() < negative ? -1 : 1);
        };
        const real = trace(count, getAnswers(), (cards, compare) => [...cards].sort(compare));
        const model = trace(count, getAnswers(), (cards, compare) => {
          sortAs("v8", cards, compare);
          return cards;
        });
        expect(model).toEqual(real);
      }
    }
  });
});

describe("V8's model of typed arrays asks what this machine's own sort asks", () => {
  it.each([0, 0.02, 0.3, 0.5, 0.9, 1])("where %f of the answers are positive", (positive) => {
    for (const count of COUNTS) {
      for (const make of [Float64Array, Uint16Array, Int32Array]) {
        const getAnswers = (): (() => number) => {
          const random = seeded(count);
          return () => (random() < positive ? 1 : random() < 0.5 ? 0 : -1);
        };
        const real = trace(count, getAnswers(), (cards, compare) => make.from(cards).sort(compare));
        const model = trace(count, getAnswers(), (cards, compare) => {
          sortAs("v8", cards, compare, "typedArray");
          return cards;
        });
        expect(model).toEqual(real);
      }
    }
  });

  it("where the answers are booleans or no numbers", () => {
    for (const answer of [true, false, NaN]) {
      for (const count of [2, 3, 7, 8, 200]) {
        const cards = getCards(count);
        sortAs("v8", cards, () => answer, "typedArray");
        // The comparator's type promises a number; engines take what comes.
        const untyped: (a: number, b: number) => never = () => answer as never;
        expect([...cards]).toEqual([...Uint8Array.from(getCards(count)).sort(untyped)]);
      }
    }
  });
});

describe.each(ENGINES)("%s", (engine) => {
  it("sorts, and keeps ties in their order", () => {
    const random = seeded(7);
    for (const count of COUNTS) {
      for (const keys of [2, 10, 1e9]) {
        const keyOf = getCards(count).map(() => Math.floor(random() * keys));
        const compare = (a: number, b: number): number => (keyOf[a] ?? 0) - (keyOf[b] ?? 0);
        const cards = getCards(count);
        sortAs(engine, cards, compare);
        expect([...cards]).toEqual([...getCards(count)].sort((a, b) => compare(a, b) || a - b));
      }
    }
  });

  it("may sort inside a sort", () => {
    const keyOf = (card: number): number => (card * 37) % 101;
    const cards = getCards(100);
    sortAs(engine, cards, (a, b) => {
      const inner = getCards(80);
      sortAs(engine, inner, (c, d) => d - c);
      expect(inner[0]).toBe(79);
      return keyOf(a) - keyOf(b);
    });
    expect([...cards].map(keyOf)).toEqual([...cards].map(keyOf).sort((a, b) => a - b));
  });
});

describe("answers that are no numbers", () => {
  const untouched = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const turned = untouched.toReversed();

  it.each([
    ["v8", untouched, untouched, untouched],
    ["spidermonkey", turned, untouched, untouched],
    ["javascriptcore", untouched, turned, untouched],
  ] as const)("%s reads true, false and NaN", (engine, whenTrue, whenFalse, whenNaN) => {
    for (const [answer, wanted] of [
      [true, whenTrue],
      [false, whenFalse],
      [NaN, whenNaN],
    ] as const) {
      const cards = getCards(9);
      sortAs(engine, cards, () => answer);
      expect([...cards]).toEqual(wanted);
    }
  });
});
