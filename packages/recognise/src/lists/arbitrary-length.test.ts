// Lists that a property test makes up, of two items and of more.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

describe("what fast-check hands to a property", () => {
  const property = (arbitrary: string, parameters = "pair"): string =>
    `fc.assert(fc.property(${arbitrary}, (${parameters}) => same([...pair].sort(COIN))));`;
  testPairs([
    [
      "a tuple",
      property("fc.tuple(fc.string(), fc.string())"),
      property("fc.tuple(fc.string(), fc.string(), fc.string())"),
    ],
    [
      "an array",
      property("fc.array(fc.string(), { minLength: 2, maxLength: 2 })"),
      property("fc.array(fc.string(), { minLength: 2 })"),
    ],
    [
      "by its place",
      property("fc.integer(), fc.tuple(fc.string(), fc.string())", "n, pair"),
      property("fc.tuple(fc.string(), fc.string()), fc.array(fc.string())", "n, pair"),
    ],
  ]);
});
