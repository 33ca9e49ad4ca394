// What is told of a model at a number of items: fair, or how near.
import { describe, expect, it } from "vitest";
import { sortByKey } from "../model/models.fixture.ts";
import { draw, floorOf, number } from "../model/write-model.ts";
import { judgeAtStart, judgeModel } from "./judge-model.ts";

describe("a sort by drawn keys", () => {
  it("is exactly fair where they are bare draws", () => {
    expect(judgeAtStart(sortByKey(draw)).verdict).toMatchObject({
      kind: "fair",
      why: expect.stringContaining("no two") as string,
    });
    expect(judgeAtStart(sortByKey(draw)).verdict).not.toHaveProperty("near");
  });

  it("is as near to fair as ties are rare where they are very many whole numbers", () => {
    for (const sort of ["stable", "quicksort"] as const) {
      expect(judgeAtStart(sortByKey(floorOf(number(2 ** 32)), { sort })).verdict).toEqual({
        kind: "fair",
        near: 28 / 2 ** 32,
      });
    }
    const asked = { model: sortByKey(floorOf(number(1e9))), engine: "v8", unknowns: new Map() } as const;
    expect(judgeModel({ ...asked, cards: 52 })).toEqual({ kind: "fair", near: (52 * 51) / 2 / 1e9 });
  });
});
