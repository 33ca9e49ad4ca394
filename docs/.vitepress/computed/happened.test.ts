// What has happened: the lines are what their models say, and what people counted is what is computed.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { exactPositions, seededSource } from "@fair-shuffle/bias";
import { findSites, lintText } from "@fair-shuffle/lint";
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

it("says of the survey what its 10,000 equally likely draws of keys say", () => {
  const KEYS = Array.from({ length: 10 }, (_, key) => key);
  const ANSWERS = [0, 1, 2, 3];
  const ends = KEYS.flatMap((a) => KEYS.flatMap((b) => KEYS.flatMap((c) => KEYS.map((d) => [a, b, c, d])))).map(
    (keys) => {
      const order = ANSWERS.toSorted((x, y) => (keys[x] ?? NaN) - (keys[y] ?? NaN));
      return { isUnchanged: order.join() === ANSWERS.join(), order };
    },
  );
  const getPercent = (count: number, digits: number): string => (count / 100).toFixed(digits);
  const turned = ends.map(({ isUnchanged, order }) => (isUnchanged ? order.toReversed() : order));
  expect(getHappened().survey).toMatchObject({
    unchanged: getPercent(ends.filter(({ isUnchanged }) => isUnchanged).length, 2),
    reversed: getPercent(turned.filter((order) => order.join() === "3,2,1,0").length, 2),
    first: getPercent(turned.filter(([first]) => first === 0).length, 1),
    last: getPercent(turned.filter((order) => order.at(-1) === 0).length, 1),
  });
});

describe("the package that is called Fisher–Yates", () => {
  const require = createRequire(import.meta.url);

  it("leaves the last item where it was, and moves the others", () => {
    const shuffle = require("fisher-yates-shuffle") as (deck: readonly number[], random: () => number) => number[];
    const draw = seededSource(1);
    const orders = Array.from({ length: 1000 }, () => shuffle([1, 2, 3, 4, 5, 6, 7, 8], draw));
    expect(new Set(orders.map((order) => order.at(-1)))).toEqual(new Set([8]));
    expect(new Set(orders.map(([first]) => first))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  });

  it("is reported for that", async () => {
    const { findings } = await lintText(readFileSync(require.resolve("fisher-yates-shuffle"), "utf8"), "index.js");
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining("the last item never moves: of 8 items, it stays last 100 % of the time"),
    ]);
  });
});
