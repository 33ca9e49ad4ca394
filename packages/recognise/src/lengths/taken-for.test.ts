// Lists whose sort is taken for a pair, and for more.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

describe("what a sort is taken for", () => {
  testPairs([
    [
      "of a copy",
      "export const mix = (all: Iterable<Side>) => [...all].sort(COIN) as [Side, Side];",
      "export const mix = (all: Iterable<Side>) => [...all].sort(COIN) as [Side, Side, Side];",
    ],
    [
      "of a list itself",
      "export function mix(all: Side[]) { const [l, r] = all.sort(COIN) as Pair; return { l, r }; } type Pair = [Side, Side];",
      "export function mix(all: Side[]) { const [l, m, r] = all.sort(COIN) as Three; return { l, m, r }; } type Three = [Side, Side, Side];",
    ],
    [
      "and what is taken of it",
      "export const mix = (all: Side[]) => all.toSorted(COIN) as readonly [Side, Side];",
      "export const mix = (all: Side[]) => all.toSorted(COIN).slice(0, 2) as readonly [Side, Side];",
    ],
  ]);
});
