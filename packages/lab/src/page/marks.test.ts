// The cells that are framed are the two ends of what the colours say.
import { exactPositions, getCatalogueEntry } from "@fair-shuffle/bias";
import { expect, it } from "vitest";
import { getMarks } from "./marks.ts";

const of = (exact: readonly (readonly number[])[]) => ({ cards: exact.length, exact });

it("frames the cell that is most often hit and the one that is least often hit", () => {
  const coin = exactPositions(getCatalogueEntry("random-comparator").model, 8);
  expect(getMarks(of(coin), { position: 0, card: 0 })).toEqual({
    most: { position: 0, card: 0 },
    // A quarter as often, which is further than 1.77 times.
    least: { position: 7, card: 1 },
  });
});

it("takes the one that the headline names among equals", () => {
  const naive = exactPositions(getCatalogueEntry("naive-swap").model, 8);
  expect(getMarks(of(naive), { position: 6, card: 7 }).most).toEqual({ position: 6, card: 7 });
  expect(getMarks(of(naive), undefined).most).toEqual({ position: 0, card: 1 });
});

it("frames nothing whose ratio would be told as 1.00 times, unless the headline names it", () => {
  const off = (by: number) =>
    of([
      [(1 + by) / 2, (1 - by) / 2],
      [(1 - by) / 2, (1 + by) / 2],
    ]);
  const first = { position: 0, card: 0 };
  expect(getMarks(off(0.004), undefined)).toEqual({ most: undefined, least: undefined });
  expect(getMarks(off(0.004), first)).toEqual({ most: first, least: undefined });
  expect(getMarks(off(0.01), undefined)).toEqual({ most: first, least: { position: 0, card: 1 } });
});

it("frames what never happens, and nothing where all is fair", () => {
  expect(
    getMarks(
      of([
        [0, 1],
        [1, 0],
      ]),
      undefined,
    ),
  ).toEqual({ most: { position: 0, card: 1 }, least: { position: 0, card: 0 } });
  const fair = exactPositions(getCatalogueEntry("fisher-yates-forward").model, 8);
  expect(getMarks(of(fair), undefined)).toEqual({ most: undefined, least: undefined });
  expect(getMarks({ cards: 8, exact: undefined }, { position: 2, card: 3 })).toEqual({
    most: { position: 2, card: 3 },
    least: undefined,
  });
});
