// What of a matrix is held against the fair share: where the code leaves items out, all is as it is of a list without them.
import { describe, expect, it } from "vitest";
import { getCatalogueEntry } from "../catalogue/catalogue.ts";
import { exactPositions } from "../exact/distribution.ts";
import type { Expression } from "../model/expression.ts";
import type { ShuffleModel, Statement, SwapLoop } from "../model/model.ts";
import { assign, binary, floorOf, length, number, swap, variable } from "../model/write-model.ts";
import { getYardsticks } from "../statistics/yardsticks.ts";
import { getYardsticksAmong, takeMoving } from "../statistics/yardsticks-among.ts";
import { judgeModel } from "../words/judge-model.ts";
import { tellWhy } from "../words/why-text.ts";
import { countMoving, getCompared, getFairMatrix, getFairShare, isCompared, type Compared } from "./compared.ts";
import { verdict } from "./verdict.ts";
import { why } from "./why.ts";

const i = variable("i");
const minus = (left: Expression, right: number): Expression => binary(left, "-", number(right));

/** `for (let i = from; i < to; i++) swap(i, place);` */
function loop(from: number, to: Expression, place: Expression): SwapLoop {
  const steps: readonly Statement[] = [
    assign("i", number(from)),
    {
      kind: "loop",
      test: binary(i, "<", to),
      body: [assign("j", place), ...swap(i, variable("j"))],
      update: [assign("i", binary(i, "+", number(1)))],
      testFirst: true,
    },
  ];
  return { kind: "swapLoop", list: "a", unknowns: [], steps };
}

const behindFirst = loop(1, length, binary(floorOf(minus(length, 1)), "+", number(1)));
const beforeLastTwo = loop(0, minus(length, 2), floorOf(minus(length, 2)));
const oneShort = loop(0, minus(length, 1), floorOf(minus(length, 1)));
/** Fisher–Yates behind the first one, and one that draws for the first three places alone. */
const fairBehindFirst = loop(1, length, binary(floorOf(binary(length, "-", i)), "+", i));
const sample = loop(0, number(3), binary(floorOf(binary(length, "-", i)), "+", i));
const naive = getCatalogueEntry("naive-swap").model;

const getPositions = (model: ShuffleModel, cards: number) => exactPositions(model, cards);

const compare = (model: ShuffleModel, cards = 8): Compared =>
  getCompared({
    model,
    cards,
    unknowns: new Map(),
    positions: getPositions(model, cards),
    verdict: verdict(model),
  });

describe("what is compared", () => {
  it.each<[string, ShuffleModel, Compared, number]>([
    ["all but the first one", behindFirst, { cards: 8, leftOut: [0] }, 1 / 7],
    ["all but the last two", beforeLastTwo, { cards: 8, leftOut: [6, 7] }, 1 / 6],
    ["all, where a range is one short", oneShort, { cards: 8 }, 1 / 8],
    ["all of the whole list", naive, { cards: 8 }, 1 / 8],
    ["what moves of a part that is shuffled fairly", fairBehindFirst, { cards: 8, leftOut: [0] }, 1 / 7],
    ["nothing of a sample", sample, { cards: 8, drawn: 0 }, 1 / 8],
  ])("is %s", (_, model, expected, fair) => {
    const compared = compare(model);
    expect(compared).toEqual(expected);
    expect(getFairShare(compared)).toBe(fair);
    const matrix = getFairMatrix(compared);
    for (const row of matrix) expect(row.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
  });

  it("is the share that the finding says", () => {
    for (const model of [behindFirst, beforeLastTwo, oneShort, naive]) {
      const found = verdict(model);
      if (found.kind !== "biased" || found.evidence === undefined) throw new Error(found.kind);
      const compared = compare(model, found.evidence.cards);
      expect(getFairShare(compared)).toBeCloseTo(found.evidence.fair, 12);
      expect(found.evidence.moving ?? found.evidence.cards).toBe(countMoving(compared));
      if (found.evidence.kind === "cell") expect(isCompared(compared, found.evidence)).toBe(true);
    }
  });

  it("is the whole list where a loop is not meant as a shuffle", () => {
    const positions = getPositions(behindFirst, 8);
    const asked = { model: behindFirst, cards: 8, unknowns: new Map<string, number>(), positions };
    expect(getCompared({ ...asked, verdict: { kind: "notMeant" } })).toEqual({ cards: 8 });
  });
});

describe("the numbers of what moves", () => {
  it("are those of the same shuffle of a list without what is left out", () => {
    const seven = getPositions(naive, 7);
    const eight = getPositions(behindFirst, 8);
    const moving = takeMoving(eight, [0]).flat();
    expect(moving).toHaveLength(49);
    seven.flat().forEach((share, cell) => {
      expect(moving[cell]).toBeCloseTo(share, 12);
    });
    const [among, alone] = [getYardsticksAmong(eight, [0]), getYardsticks(seven)];
    expect(among.distance).toBeCloseTo(alone.distance, 12);
    expect(among.largestDeviation).toBeCloseTo(alone.largestDeviation, 12);
    const shift = ({ position, card, ratio }: (typeof alone)["worstCell"]) => ({
      position: position + 1,
      card: card + 1,
      ratio: expect.closeTo(ratio, 12) as number,
    });
    expect(among.worstCell).toMatchObject(shift(alone.worstCell));
    // Where all are alike, rounding decides which is the first: at the last position.
    expect(among.luckiest.slice(1, -1)).toMatchObject(alone.luckiest.slice(0, -1).map(shift));
    expect(among.unluckiest.slice(1, -1)).toMatchObject(alone.unluckiest.slice(0, -1).map(shift));
    // At the place of what is left out, that is all there is.
    expect(among.luckiest[0]).toMatchObject({ position: 0, card: 0, share: 1 });
  });

  it("say why in the orders of what moves", () => {
    const reason = why(behindFirst, 8);
    expect(reason).toMatchObject({ kind: "indivisible", cards: 8, moving: 7, orders: 5040n });
    expect(reason && tellWhy(reason)).toContain(" 5,040 orders of the 7 items that move (7!) can't share them equally");
    expect(reason && tellWhy(reason, "zh-cn")).toContain("无法平均分给会移动的 7 个元素的 5,040 种排列（7!）");
    expect(why(naive, 8)).not.toHaveProperty("moving");
  });

  it("are the same with the matrix at hand and without", () => {
    const asked = { model: behindFirst, cards: 8, engine: "v8", unknowns: new Map<string, number>() } as const;
    const exact = { positions: getPositions(behindFirst, 8) };
    expect(judgeModel(asked, { exact })).toEqual(judgeModel(asked));
    // At another number of cards, what is exact decides.
    const nine = judgeModel({ ...asked, cards: 9 }, { exact: { positions: getPositions(behindFirst, 9) } });
    expect(nine).toMatchObject({ kind: "biased", evidence: { cards: 9, moving: 8, fair: 1 / 8 } });
  });
});
