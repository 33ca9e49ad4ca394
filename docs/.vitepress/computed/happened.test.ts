// What has happened: the lines are what their models say, and what people counted is what is computed.
import { exactPositions } from "@fair-shuffle/bias";
import { findSites } from "@fair-shuffle/lint";
import { describe, expect, it } from "vitest";
import { COUNTED_GRADERS, getHappened, LINES } from "./happened.ts";

describe("the line of", () => {
  it.each(Object.entries(LINES))("%s is biased, and does what its model does", async (name, { code, model }) => {
    const { sites } = await findSites(code, "code.js");
    expect(sites.map(({ verdict }) => verdict.kind)).toEqual(["biased"]);
    const cards = name === "poker" ? 52 : 8;
    expect(exactPositions(sites[0]?.model ?? model, cards)).toEqual(exactPositions(model, cards));
  });
});

it("agrees with what others counted as well as so many draws can", () => {
  const shares = exactPositions(LINES.graders.model, COUNTED_GRADERS.length)[0] ?? [];
  const trials = COUNTED_GRADERS.reduce<number>((sum, count) => sum + count, 0);
  const squares = COUNTED_GRADERS.map((count, index) => {
    const expected = trials * (shares[index] ?? NaN);
    return (count - expected) ** 2 / expected;
  });
  // χ² with 9 degrees of freedom is beyond 42.9 once in 500,000 times; fair shares would give more than 13,000.
  expect(squares.reduce((sum, square) => sum + square, 0)).toBeLessThan(42.9);
});

it("says what the rule's page says of the prize draw", () => {
  const { draw, poker } = getHappened();
  const [chrome] = draw.engines;
  expect([chrome?.first, chrome?.last, draw.fair]).toEqual(["42.2", "25.1", "30"]);
  expect(chrome?.guests.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(3, 12);
  expect(poker.lastStays).toBe("0");
});
