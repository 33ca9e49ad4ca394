// Lists that are picked by their length: pairs, and those that may be longer.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

const MIX = "for (const pair of pairs) pair.sort(COIN);";

describe("lists of a list", () => {
  testPairs([
    [
      "that are kept by their length",
      `const pairs = groups.filter((group) => group.length === 2); ${MIX}`,
      `const pairs = groups.filter((group) => group.length >= 2); ${MIX}`,
    ],
    [
      "by more than that",
      `const pairs = Object.values(by).filter((group) => { return group.length === 2 && group.some(isNew); }); ${MIX}`,
      `const pairs = Object.values(by).filter((group) => { return group.length === 2 || group.some(isNew); }); ${MIX}`,
    ],
    [
      "by their own length",
      `const pairs = groups.filter((group) => 3 > group.length); ${MIX}`,
      `const pairs = groups.filter((group) => 3 > others.length); ${MIX}`,
    ],
    [
      "by a length that is taken out",
      `const pairs = groups.filter(({ length }) => length === 2); ${MIX}`,
      `const pairs = groups.filter(({ size }) => size === 2); ${MIX}`,
    ],
    [
      "of which one is drawn",
      "const pairs = groups.filter((group) => group.length === 2); const pair = pairs[Math.floor(Math.random() * pairs.length)]; [...pair].sort(COIN);",
      "const pairs = groups.filter((group) => group.length > 2); const pair = pairs[Math.floor(Math.random() * pairs.length)]; [...pair].sort(COIN);",
    ],
    [
      "of which one is found",
      "const pair = groups.find((group) => group.length === 2); pair.sort(COIN);",
      "const pair = groups.find((group) => group.length === 2 || isOpen); pair.sort(COIN);",
    ],
    [
      "that early answers leave out",
      `const pairs = groups.filter((group) => { if (group.isOld) return false; return group.length === 2; }); ${MIX}`,
      `const pairs = groups.filter((group) => { if (group.isOld) return true; return group.length === 2; }); ${MIX}`,
    ],
  ]);
});
