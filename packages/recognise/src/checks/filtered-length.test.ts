// Filters that leave two items at most, by their places or without one that is named.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("is filtered by place", () => {
  testPairs([
    ["before one", "list.filter((_, i) => i < 2).sort(COIN);", "list.filter((_, i) => i < 3).sort(COIN);"],
    ["up to one", "list.filter((_, i) => i <= 1).sort(COIN);", "list.filter((_, i) => i <= 2).sort(COIN);"],
    ["the other way round", "list.filter((_, i) => 2 > i).sort(COIN);", "list.filter((_, i) => 2 < i).sort(COIN);"],
    [
      "from one on, of a list that is counted",
      "[x, y, z].filter((_, i) => i > 0).sort(COIN);",
      "list.filter((_, i) => i > 0).sort(COIN);",
    ],
    [
      "from a later one on",
      "[x, y, z, w].filter((_, i) => i >= 2).sort(COIN);",
      "[x, y, z, w].filter((_, i) => i >= 1).sort(COIN);",
    ],
    [
      "one of two",
      "list.filter((_, i) => i === a || i === b).sort(COIN);",
      "list.filter((_, i) => i === a || i === b || i === c).sort(COIN);",
    ],
    [
      "one of a list of places",
      "list.filter((_, i) => [0, 3].includes(i)).sort(COIN);",
      "list.filter((_, i) => [0, 3].includes(_)).sort(COIN);",
    ],
    [
      "by a bound with a name, in a function's body",
      "const MOST = 2; list.filter(function (_, i) { return i < MOST; }).sort(COIN);",
      "let most = 2; most++; list.filter(function (_, i) { return i < most; }).sort(COIN);",
    ],
    [
      "and by something else",
      "list.filter((x, i) => fits(x) && i < 2).sort(COIN);",
      "list.filter((x, i) => fits(x) || i < 2).sort(COIN);",
    ],
    [
      "by a place that hangs on nothing of the item",
      "list.filter((_, i) => i === a || i === b).sort(COIN);",
      "list.filter((x, i) => i === x.home || i === b).sort(COIN);",
    ],
    [
      "by a place that is not asked for anew",
      "list.filter((_, i) => i === a.b || i === b).sort(COIN);",
      "list.filter((_, i) => i === a.next() || i === b).sort(COIN);",
    ],
    [
      "by a test that does nothing else",
      "list.filter((_, i) => { return i < 2; }).sort(COIN);",
      "list.filter((_, i) => { i -= 9; return i < 2; }).sort(COIN);",
    ],
    [
      "without a context",
      "list.filter((_, i) => i < 2).sort(COIN);",
      "list.filter((_, i) => i < 2, x).concat(list).sort(COIN);",
    ],
    [
      "by a test whose answer is no promise",
      "list.filter((_, i) => i < 2).sort(COIN);",
      "list.filter(async (_, i) => i < 2).sort(COIN);",
    ],
  ]);
});

describe("lacks one of three", () => {
  testPairs([
    [
      "by what it is",
      "[x, y, z].filter((one) => one !== chosen).sort(COIN);",
      "[x, y, z, w].filter((one) => one !== chosen).sort(COIN);",
    ],
    [
      "of a list with a name",
      'const doors = ["a", "b", "c"]; doors.filter((door) => door != chosen).sort(COIN);',
      'const doors = ["a", "b", "c", "d"]; doors.filter((door) => door != chosen).sort(COIN);',
    ],
    [
      "by a text that it has",
      '["a", "b", "c"].filter((one) => "b" !== one).sort(COIN);',
      '["a", "b", "c"].filter((one) => "d" !== one).sort(COIN);',
    ],
    [
      "by its place",
      "[x, y, z].filter((_, i) => i !== place).sort(COIN);",
      "list.filter((_, i) => i !== place).sort(COIN);",
    ],
    [
      "by its id",
      "[x, y, z].filter((one) => one.id !== right.id).sort(COIN);",
      "[x, y, z].filter((one) => one.team !== right.team).sort(COIN);",
    ],
    [
      "and two of four",
      "[x, y, z, w].filter((one) => one !== chosen && one !== shown).sort(COIN);",
      "[x, y, z, w].filter((one) => one !== chosen && one !== chosen).sort(COIN);",
    ],
    [
      "which is another than itself",
      "[x, y, z].filter((one) => one !== chosen).sort(COIN);",
      "[x, y, z].filter((one) => one !== one.next).sort(COIN);",
    ],
  ]);
});

describe("keeps two by their ids", () => {
  testPairs([
    [
      "one or the other",
      "all.filter((x) => x.id === a || b === x.id).sort(COIN);",
      "all.filter((x) => x.id === a || b === x.team).sort(COIN);",
    ],
    [
      "taken out of each",
      "all.filter(({ id }) => id === a || id === b).sort(COIN);",
      "all.filter(({ id }) => id === a || id !== b).sort(COIN);",
    ],
    [
      "taken out under another name",
      "all.filter(({ _id: one }) => [a, b].includes(one)).sort(COIN);",
      "all.filter(({ team: one }) => [a, b].includes(one)).sort(COIN);",
    ],
    [
      "in a list of two",
      "all.filter((x) => [a.id, b.id].includes(x.id)).sort(COIN);",
      "all.filter((x) => [a.id, b.id, c.id].includes(x.id)).sort(COIN);",
    ],
    [
      "in a set of two",
      "const ids = new Set([a, b]); all.filter((x) => ids.has(x.id)).sort(COIN);",
      "const ids = new Set([a, b]); all.filter((x) => ids.has(x)).sort(COIN);",
    ],
    [
      "each of which is the same for all",
      "all.filter((x) => x.id === a || x.id === b).sort(COIN);",
      "all.filter((x) => x.id === x.best || x.id === b).sort(COIN);",
    ],
  ]);
});
