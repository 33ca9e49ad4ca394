// Cells in clauses: one that is fair is not said to be what it is instead of what it is.
import { expect, test } from "vitest";
import { tellBias, tellCell } from "./claim-text.ts";
import { LANGUAGES } from "./language.ts";

const makeCell = (share: number): Parameters<typeof tellCell>[0] => ({ position: 1, card: 0, share, ratio: share * 8 });

test("a cell is told beside the fair share, unless both look the same", () => {
  const tell = (share: number): readonly string[] =>
    LANGUAGES.map((language) => tellCell(makeCell(share), 8, language));
  expect(tell(0.222)).toEqual([
    "of 8 items, the first one ends up second 22.2 % of the time instead of 12.5 %",
    "8 个元素时，第 1 个元素移到第 2 位的概率是 22.2%，公平时应为 12.5%",
  ]);
  // As a sum of thirds and the like comes out.
  expect(tell(0.12500000000000003)).toEqual([
    "of 8 items, the first one ends up second 12.5 % of the time, as often as is fair",
    "8 个元素时，第 1 个元素移到第 2 位的概率是 12.5%，正好公平",
  ]);
  expect(tell(0.12504)).toEqual([
    "of 8 items, the first one ends up second 12.5 % of the time, about as often as is fair",
    "8 个元素时，第 1 个元素移到第 2 位的概率是 12.5%，与公平时大致相同",
  ]);
});

test("shares that look the same have as many digits as tell them apart", () => {
  const tell = (probability: number): readonly string[] =>
    LANGUAGES.map((language) => {
      const evidence = {
        kind: "order",
        cards: 4,
        order: "0,1,2,3",
        probability,
        fraction: "",
        fair: 1 / 24,
      } as const;
      return tellBias(
        { finding: "biased", evidence, whatever: false },
        { kind: "swapLoop", unknowns: [] },
        {},
        language,
      );
    });
  expect(tell(0.05)).toEqual([
    "of 4 items, the order 1 2 3 4 comes up 5.00 % of the time instead of 4.17 %",
    "4 个元素时，排列 1 2 3 4 出现的概率是 5.00%，公平时应为 4.17%",
  ]);
  expect(tell(0.04172)[0]).toBe("of 4 items, the order 1 2 3 4 comes up 4.172 % of the time instead of 4.167 %");
  // There are no digits for what floating point alone tells apart.
  expect(tell(1 / 24 + 1e-15)).toEqual(["not all orders are equally likely", "各种排列出现的概率并不都相同"]);
});

test("the fair share is that of the items that move", () => {
  expect(tellCell(makeCell(0.25), 8, "en", { moving: 4 })).toContain("25.0 % of the time, as often as is fair");
});

test("an item that a swap loses is told with why", () => {
  const tell = (cards: number | undefined): readonly string[] =>
    LANGUAGES.map((language) => {
      const evidence =
        cards === undefined ? undefined : ({ kind: "lost", cards, card: 7, probability: 0.875, fair: 0 } as const);
      const model = { kind: "swapLoop", unknowns: [], overwritesUnread: true } as const;
      return tellBias({ finding: "drawsTwice", evidence, whatever: false }, model, {}, language);
    });
  expect(tell(8)).toEqual([
    "of 8 items, the last one gets lost 87.5 % of the time instead of 0 %, as its place is overwritten before it is read",
    "8 个元素时，最后一个元素丢失的概率是 87.5%，本应为 0%，因为它的位置在读取之前就被覆盖",
  ]);
  expect(tell(undefined)).toEqual([
    "one of both places is overwritten before it is read, so one item is lost and another one is there twice",
    "两个位置之一在读取之前就被覆盖，于是一个元素丢失，另一个元素出现两次",
  ]);
});

test("an item that is never drawn is told with what is assumed of the draws, where code draws one a time", () => {
  const evidence = { kind: "drawn", cards: 8, card: 7, drawn: 7, probability: 0, fair: 7 / 8 } as const;
  const tell = (circumstances: Parameters<typeof tellBias>[2]): readonly string[] =>
    LANGUAGES.map((language) => {
      const found = { finding: "fixedItem", evidence, whatever: false } as const;
      return tellBias(found, { kind: "swapLoop", unknowns: [] }, circumstances, language);
    });
  expect(tell({ time: "oneByOne" })).toEqual([
    "if all are drawn this way, one by one, of 8 items, the last one is never among the 7 that are drawn, though it should be 87.5 % of the time",
    "若这样逐个抽完所有元素，8 个元素时，最后一个元素从不在抽出的 7 个之中，公平时这一概率应为 87.5%",
  ]);
  // A loop draws as many as it says.
  expect(tell({})).toEqual([
    "of 8 items, the last one is never among the 7 that are drawn, though it should be 87.5 % of the time",
    "8 个元素时，最后一个元素从不在抽出的 7 个之中，公平时这一概率应为 87.5%",
  ]);
});
