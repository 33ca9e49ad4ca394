// What the picture draws is what the paths are: nothing overlaps, and what is twice as likely is twice as high.
import { exactPaths, CATALOGUE, getCatalogueEntry, type ShuffleModel } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { makeStudyService } from "../worker/study-service.ts";
import type { Paths } from "../worker/services.ts";
import { layOutPaths, type Bar } from "./path-layout.ts";

const ROOM = { width: 800, left: 50, right: 150 };

function follow(model: ShuffleModel, cards: number): Paths {
  const paths = makeStudyService().follow({ model, cards, engine: "v8", unknowns: [], language: "en" });
  if (paths.kind !== "drawn") throw new Error(`There are no paths: ${paths.reason.kind}.`);
  return paths;
}

const overlap = (a: Bar, b: Bar): boolean => a.x === b.x && a.y < b.y + b.height - 1e-9 && b.y < a.y + a.height - 1e-9;

describe.each(CATALOGUE)("the picture of $id", ({ model }) => {
  it.each([2, 3, 4])("of %i cards has room for all of it", (cards) => {
    const paths = follow(model, cards);
    const { bars, boxes, threads, columns, height } = layOutPaths(paths, ROOM);
    const all = [...bars, ...boxes];
    expect(all).toHaveLength(exactPaths(model, cards).nodes.length);
    all.forEach((bar, index) => {
      expect(all.slice(index + 1).filter((other) => overlap(bar, other))).toEqual([]);
      expect(bar.y).toBeGreaterThan(20);
      expect(bar.y + bar.height).toBeLessThanOrEqual(height + 1e-9);
    });
    const [start] = bars;
    for (const { node, height: high } of all) expect(high).toBeCloseTo(node.share * (start?.height ?? 0), 6);
    expect(columns[0]).toBe(ROOM.left);
    expect(Math.max(...boxes.map(({ x }) => x))).toBeLessThan(ROOM.width - ROOM.right);
    if ((paths.runs ?? 1000) <= 64) {
      // Every one of the equally likely paths is a line at its end.
      const ending = threads.filter(({ path }) =>
        path.includes(`${String(Math.round(10 * (columns.at(-1) ?? 0)) / 10)} `),
      );
      expect(ending).toHaveLength(paths.runs ?? 0);
    }
  });
});

it("has the answer of every question where its paths begin", () => {
  const coin = CATALOGUE.find(({ id }) => id === "random-comparator")?.model;
  if (coin === undefined) throw new Error("The catalogue has no coin.");
  const paths = follow(coin, 3);
  const { answers, bars } = layOutPaths(paths, ROOM);
  expect(answers).toHaveLength(paths.links.length);
  for (const bar of bars) {
    const own = answers.filter(({ x, y }) => x > bar.x && x < bar.x + 20 && y > bar.y && y < bar.y + bar.height);
    expect(own.map(({ answer }) => answer).sort()).toEqual([false, true]);
  }
});

/** A point of a cubic curve, as an SVG path writes it, at `t` in 0 … 1. */
function findPoint(path: string, t: number): readonly [number, number] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = path.split(/[MC ]/).slice(1).map(Number);
  const mix = (a: number, b: number, c: number, d: number): number =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
  return [mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)];
}

it.each(["random-comparator", "naive-swap", "fisher-yates-backward"] as const)(
  "leads no path of %s through the words above a state",
  (id) => {
    const { bars, threads } = layOutPaths(follow(getCatalogueEntry(id).model, 3), ROOM);
    const points = threads.flatMap(({ path }) => Array.from({ length: 101 }, (_, step) => findPoint(path, step / 100)));
    for (const { x, y, node } of bars) {
      if (node.step === 0) continue;
      const [left, right] = node.state.asked === undefined ? [x - 12, x + 19] : [x - 28, x + 35];
      // A letter is nine pixels high, and its line is four above the bar.
      expect(points.filter(([px, py]) => px > left && px < right && py > y - 13 && py < y - 4)).toEqual([]);
    }
  },
);

it("says why there is nothing to draw", () => {
  const study = makeStudyService();
  const coin = CATALOGUE.find(({ id }) => id === "random-comparator")?.model;
  if (coin?.kind !== "comparatorSort") throw new Error("The coin is a comparator sort.");
  const task = { cards: 4, engine: "v8", unknowns: [], language: "en" } as const;
  expect(study.follow({ ...task, model: { ...coin, repeat: 20 } })).toEqual({
    kind: "notDrawn",
    reason: { kind: "manyPaths" },
  });
});
