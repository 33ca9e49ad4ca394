// Copies of which nobody asks for the order behind their sort.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

const COPY = "const a = [...b].sort(COIN);";

describe("a sorted copy is only", () => {
  testPairs([
    ["counted", `${COPY} log(a.length);`, `${COPY} log(a[0]);`],
    ["counted, and not cut", "log([...b].sort(COIN).length);", "const a = [...b].sort(COIN); a.length = 3;"],
    [
      "added up",
      "b.slice().sort(COIN).reduce((s, x) => s + x.n, 0);",
      'b.slice().sort(COIN).reduce((s, x) => s + x.n, "");',
    ],
    [
      "added up, and not by anything else",
      "b.slice().sort(COIN).reduce((s, x) => s + x, 0);",
      "b.slice().sort(COIN).reduce((s, x) => s * 2 + x, 0);",
    ],
    [
      "added up by a loop",
      `let s = 0; ${COPY} for (const x of a) s += x;`,
      `let s = ""; ${COPY} for (const x of a) s += x;`,
    ],
    [
      "added up by a loop that does nothing else",
      `let s = 0; ${COPY} for (const x of a) { s += x.n; } log(s / a.length);`,
      `let s = 0; ${COPY} for (const x of a) { s += x.n; log(x); } log(s / a.length);`,
    ],
    [
      "added up by forEach",
      `let s = 0; ${COPY} a.forEach((x) => { s += x.n; });`,
      `let s = 0; ${COPY} a.forEach((x) => { s += x.n; log(x); });`,
    ],
    [
      "added up item by item",
      `let s = 0; ${COPY} a.forEach((x) => (s += x));`,
      `let s = 0; ${COPY} a.forEach((x, i) => (s += x * i));`,
    ],
    [
      "put into a set that is asked what it has",
      `${COPY} const s = new Set(a); log(s.has(x), s.size);`,
      `${COPY} const s = new Set(a); log(s.has(x), ...s);`,
    ],
    ["put into a set that is counted", `${COPY} log(new Set(a).size);`, `${COPY} log(new Set(a));`],
    ["asked for its greatest item", "Math.max(...b.toSorted(COIN));", "choose(...b.toSorted(COIN));"],
    [
      "asked by a library",
      'import _ from "lodash"; _.mean(b.filter(isOpen).sort(COIN));',
      'import _ from "lodash"; _.head(b.filter(isOpen).sort(COIN));',
    ],
    ["asked whether it has an item", "[...b].sort(COIN).includes(x);", "[...b].sort(COIN).indexOf(x);"],
    ["a copy", "[...b].sort(COIN).length;", "b.sort(COIN).length;"],
    [
      "sorted as a statement",
      "const a = [...b]; a.sort(COIN); log(a.length);",
      "const a = b; a.sort(COIN); log(a.length);",
    ],
    ["this file's", `${COPY} log(a.length);`, `export ${COPY} log(a.length);`],
    ["used", `${COPY} log(a.length);`, COPY],
  ]);
});

const RECORDS = "b.map((v) => ({ v, k: Math.floor(Math.random() * 9) })).sort((x, y) => x.k - y.k)";

describe("a copy that is sorted by drawn keys is only", () => {
  testPairs([
    ["dropped", `${RECORDS};`, `const a = ${RECORDS};`],
    ["counted", `const a = ${RECORDS}; log(a.length);`, `const a = ${RECORDS}; log(a[0].v);`],
    ["dropped by a library", "_.sortBy(b, () => _.random(9));", "use(_.sortBy(b, () => _.random(9)));"],
  ]);
});
