// The site's picture of why: what it draws is what the engine has.
import { exactOrders, exactPaths, getCatalogueEntry, toNumber } from "@fair-shuffle/bias";
import { tellPaths } from "@fair-shuffle/bias/model";
import { expect, it } from "vitest";
import { drawPaths } from "./drawn-paths.ts";

const IDS = ["random-comparator", "naive-swap", "fisher-yates-backward"] as const;

it.each(["en", "zh-cn"] as const)(
  "draws each path, and fills each order's box as likely as it is, in %s",
  (language) => {
    const drawn = drawPaths(IDS, language);
    IDS.forEach((id, index) => {
      const { model } = getCatalogueEntry(id);
      const orders = exactOrders(model, 3);
      for (const drawing of [drawn[index]?.wide, drawn[index]?.narrow]) {
        const told = drawing?.texts.filter(({ kind }) => kind === "order").map(({ text }) => text) ?? [];
        const shares = told.map((order) => {
          const key = order
            .split(" ")
            .map((item) => Number(item) - 1)
            .join(",");
          return toNumber(orders.get(key) ?? { numerator: 0n, denominator: 1n });
        });
        expect(told).toHaveLength(6);
        expect(drawing?.boxes.map(({ height, fairHeight }) => height / fairHeight / 6)).toEqual(
          shares.map((share) => expect.closeTo(share, 9) as number),
        );
      }
      expect(drawn[index]?.words).toBe(tellPaths(exactPaths(model, 3), language));
    });
  },
);

it("is told with the punctuation of its language", () => {
  const [english, chinese] = (["en", "zh-cn"] as const).map((language) => drawPaths(["naive-swap"], language)[0]);
  expect(english?.spoken).toContain("Order: paths. 1 2 3: 4 of 27; ");
  expect(chinese?.spoken).toContain("1 2 3：4 / 27；");
  expect(chinese?.spoken).not.toMatch(/[:;.]/);
});

it("says how its short questions are read where it asks them", () => {
  for (const language of ["en", "zh-cn"] as const) {
    const [sort, swaps] = drawPaths(["random-comparator", "fisher-yates-backward"], language);
    expect(sort?.narrow.texts.map(({ text }) => text)).toContain("3<2?");
    expect(sort?.narrow.hint).toContain("3<2?");
    expect(sort?.wide.hint).not.toContain("3<2?");
    expect(swaps?.narrow.hint).toBe(swaps?.wide.hint);
  }
});

it("lets nothing stand outside of the drawing", () => {
  for (const { wide, narrow } of drawPaths(IDS, "en"))
    for (const { width, height, texts, boxes } of [wide, narrow]) {
      for (const { kind, x, y, text } of texts) {
        // Seven pixels a letter are more than any font takes at this size; an order and its ending stand at the left of their words.
        const room = 7 * text.length;
        const [left, right] =
          kind === "start"
            ? [x - room, x]
            : kind === "state" || kind === "count"
              ? [x - room / 2, x + room / 2]
              : [x, x + room];
        expect(left, text).toBeGreaterThanOrEqual(-6);
        expect(right, text).toBeLessThanOrEqual(width + 6);
        expect(y, text).toBeLessThanOrEqual(height);
      }
      for (const box of boxes) expect(box.y + Math.max(box.height, box.fairHeight)).toBeLessThanOrEqual(height);
    }
});
