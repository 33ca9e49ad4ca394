import { describe, expect, it } from "vitest";
import { binary, draw, number } from "../model/write-model.ts";
import { seeded, sortBy } from "../model/models.fixture.ts";
import { exactPositions } from "./distribution.ts";

describe("the model of V8's sort against this machine's own", () => {
  it.each([
    [5, 0.5],
    [10, 0.5],
    [10, 0.2],
    [40, 0.5],
  ])("agrees in every cell: %i cards, P(negative) = %f", (cards, negative) => {
    const trials = 200_000;
    const random = seeded(cards * 1000 + negative * 10);
    const counts = Array.from({ length: cards }, () => new Array<number>(cards).fill(0));
    for (let trial = 0; trial < trials; trial++) {
      // fair-shuffle-ignore: the biased sort is what is measured here
      Array.from({ length: cards }, (_, card) => card)
        .sort(() => random() - negative)
        .forEach((card, position) => {
          const row = counts[position];
          if (row !== undefined) row[card] = (row[card] ?? 0) + 1;
        });
    }
    const exact = exactPositions(sortBy(binary(draw, "-", number(negative))), cards);
    // Bernstein: a cell strays beyond this bound with probability below 2e-10, any of 1,600 cells below 4e-7. The seed is fixed besides.
    exact.forEach((row, position) => {
      row.forEach((share, card) => {
        const bound = Math.sqrt(2 * 23 * trials * share) + 16;
        expect(Math.abs((counts[position]?.[card] ?? 0) - share * trials)).toBeLessThan(bound);
      });
    });
  });
});
