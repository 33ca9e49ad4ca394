// A pair that stands in for a list that is not handed in says what such a list looks like; more items do not.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("stands in", () => {
  testPairs([
    [
      "for a parameter, by ??",
      "function mix(given) { (given ?? [x, y]).sort(COIN); }",
      "function mix(given) { (given ?? [x, y, z]).sort(COIN); }",
    ],
    [
      "under a name",
      "function mix(given) { const a = given ?? [x, y]; a.sort(COIN); }",
      "function mix(given) { const a = given ?? [x, y, z]; a.sort(COIN); }",
    ],
    ["for a property", "const a = props.sides || [x, y]; a.sort(COIN);", "const a = props.sides || [x]; a.sort(COIN);"],
    [
      "for an optional property",
      "const a = props?.sides || [x, y]; a.sort(COIN);",
      "const a = load() || [x, y]; a.sort(COIN);",
    ],
    [
      "for a name of a pattern",
      "const { given } = props; (given || [x, y]).sort(COIN);",
      "const given = list.map(f); (given || [x, y]).sort(COIN);",
    ],
    [
      "for what is one of two, or nothing",
      "const given = k ? [x, y] : null; (given ?? [z, w]).sort(COIN);",
      "const given = k ? [x, y, v] : null; (given ?? [z, w]).sort(COIN);",
    ],
    [
      "as a parameter's default",
      "function mix(a = [x, y]) { a.sort(COIN); }",
      "function mix(a = [x, y, z]) { a.sort(COIN); }",
    ],
    [
      "as a default in a pattern",
      "function Sides({ sides = [x, y] }) { return sides.sort(COIN); }",
      "function Sides({ sides = [] }) { return sides.sort(COIN); }",
    ],
    [
      "as a default that stays as long",
      "const { a = [x, y] } = props; a.sort(COIN);",
      "const { a = [x, y] } = props; a.push(z); a.sort(COIN);",
    ],
    [
      "as a default that gets no other value",
      "function mix(a = [x, y]) { [...a].sort(COIN); }",
      "function mix(a = [x, y]) { a = list; [...a].sort(COIN); }",
    ],
  ]);
});

describe("is one list or nothing", () => {
  testPairs([
    ["null", "const a = k ? [x, y] : null; a?.sort(COIN);", "const a = k ? [x, y, z] : null; a?.sort(COIN);"],
    ["undefined", "const a = k ? undefined : [x, y]; a?.sort(COIN);", "const a = k ? nothing : [x, y]; a?.sort(COIN);"],
  ]);
});
