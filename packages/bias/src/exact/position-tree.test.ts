import { describe, expect, it } from "vitest";
import { getCatalogueEntry } from "../catalogue/catalogue.ts";
import { seeded } from "../model/models.fixture.ts";
import { exactPositions } from "./distribution.ts";
import type { DrawnSwap, PlaceShares, Stretch } from "./ledger.ts";
import { swapRows } from "./position-tree.ts";
import { getUntouchedPositions } from "./positions.ts";

/** The same swap, pair by pair. */
function swapPairs(matrix: readonly (readonly number[])[], { first, second, isApart }: DrawnSwap): number[][] {
  const result = matrix.map((row) => row.map(() => 0));
  listPlaces(first).forEach(([p, share]) => {
    const pairs = listPlaces(second)
      .map(([q, other]) => ({ q, other }))
      .filter(({ q }) => !isApart || q !== p);
    const all = pairs.reduce((sum, { other }) => sum + other, 0);
    for (const { q, other } of pairs) {
      matrix.forEach((_, position) => {
        const source = position === p ? q : position === q ? p : position;
        matrix[source]?.forEach((value, card) => {
          const row = result[position];
          if (row !== undefined) row[card] = (row[card] ?? 0) + share * (other / all) * value;
        });
      });
    }
  });
  return result;
}

const listPlaces = (places: PlaceShares): [place: number, share: number][] =>
  places.flatMap(({ from, to, share }) =>
    Array.from({ length: to - from }, (_, index): [number, number] => [from + index, share]),
  );

/** A stretch of places below `cards`, all alike but for the ones at its ends, as a rounded draw has them. */
function drawPlaces(cards: number, random: () => number): PlaceShares {
  const first = Math.floor(random() * cards);
  const count = 1 + Math.floor(random() * (cards - first));
  const weigh = (from: number, to: number, weight: number): Stretch => ({ from, to, share: weight });
  const last = first + count - 1;
  const weights = [
    ...(count > 1 ? [weigh(first, first + 1, 0.1 + random())] : []),
    ...(count > 2 ? [weigh(first + 1, last, 1)] : []),
    weigh(last, last + 1, 0.1 + random()),
  ];
  const all = listPlaces(weights).reduce((sum, [, weight]) => sum + weight, 0);
  return weights.map(({ from, to, share }) => ({ from, to, share: share / all }));
}

describe("a position matrix as a tree", () => {
  it.each([1, 2, 3, 7, 16, 33])("is what it is pair by pair: %i cards", (cards) => {
    const random = seeded(cards);
    const swaps: DrawnSwap[] = [];
    let matrix: readonly (readonly number[])[] = getUntouchedPositions(cards).map((row) => [...row]);
    for (let round = 0; round < 12; round++) {
      const places = { first: drawPlaces(cards, random), second: drawPlaces(cards, random) };
      const isApart = places.second.every(({ share }) => share < 0.9) && round % 2 === 1;
      swaps.push({ ...places, isApart });
      matrix = swapPairs(matrix, { ...places, isApart });
    }
    const gaps = swapRows(getUntouchedPositions(cards), swaps).flatMap((row, position) =>
      [...row].map((share, card) => Math.abs(share - (matrix[position]?.[card] ?? NaN))),
    );
    expect(Math.max(...gaps)).toBeLessThan(1e-14);
  });

  it("leaves the rows that it came from as they were", () => {
    const untouched = getUntouchedPositions(9);
    const everywhere = [{ from: 0, to: 9, share: 1 / 9 }];
    swapRows(untouched, [{ first: everywhere, second: everywhere, isApart: false }]);
    expect(untouched).toEqual(getUntouchedPositions(9));
  });

  it("keeps a probability of 0 at 0 where no card can stay: Sattolo, 200 cards", () => {
    const { model } = getCatalogueEntry("fisher-yates-backward");
    const text = JSON.stringify(model);
    // j is drawn below i, where Fisher–Yates draws it up to i.
    const range = `{"kind":"binary","operator":"+","left":{"kind":"variable","name":"i"},"right":{"kind":"number","value":1}}`;
    expect(text).toContain(range);
    const sattolo = JSON.parse(text.replace(range, `{"kind":"variable","name":"i"}`)) as typeof model;
    const positions = exactPositions(sattolo, 200);
    expect(positions.map((row, position) => row[position])).toEqual(positions.map(() => 0));
    expect(positions[0]?.[199]).toBeCloseTo(1 / 199, 14);
  });

  it("gives Fisher–Yates of 1,000 cards a thousandth in every cell", () => {
    const positions = exactPositions(getCatalogueEntry("fisher-yates-forward").model, 1_000);
    const gap = positions.reduce(
      (most, row) => row.reduce((max, share) => Math.max(max, Math.abs(share - 1e-3)), most),
      0,
    );
    expect(gap).toBeLessThan(1e-13);
  });
});
