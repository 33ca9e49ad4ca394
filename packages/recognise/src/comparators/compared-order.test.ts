// Comparators that are coins whichever of their items is the larger one, and those that are not.
import { describe, expect, it } from "vitest";
import { fixAll, verify, verifyAlone } from "../linted.fixture.ts";

const TOSS = "Math.random() < 0.5";
const COIN = "Math.random() - 0.5";

const sort = (comparator: string, list = "a"): string =>
  `export function f(a, mode) { return ${list}.sort(${comparator.replaceAll("TOSS", TOSS).replaceAll("COIN", COIN)}); }`;

/** What is said of a sort; undefined where that is nothing. */
function tell(comparator: string, list?: string): string | undefined {
  const [message, ...more] = verifyAlone(sort(comparator, list));
  expect(more).toEqual([]);
  return message?.message;
}

/** The same of a plain coin, of items that differ. */
const OF_DIFFERENT = tell(`() => COIN`)?.replace("of 8 items", "of 8 different items");

describe("a comparator that tosses a coin for the order of its items", () => {
  it.each([
    "(x, y) => (TOSS ? x - y : y - x)",
    "(x, y) => (TOSS ? y - x : x - y)",
    "(x, y) => (TOSS ? x.n - y.n : y.n - x.n)",
    "(x, y) => (TOSS ? x.localeCompare(y) : y.localeCompare(x))",
    "(x, y) => (TOSS ? x.n.localeCompare(y.n, 'de') : y.n.localeCompare(x.n, 'de'))",
    "(x, y) => (TOSS ? x.n.trim().length - y.n.trim().length : y.n.trim().length - x.n.trim().length)",
    "(x, y) => (TOSS ? 1 : -1) * (x - y)",
    "(x, y) => (x - y) * (COIN)",
    "(x, y) => { const d = x.n - y.n; return TOSS ? d : -d; }",
    "(x, y) => { const p = x.n.trim(), q = y.n.trim(); return TOSS ? p.localeCompare(q) : q.localeCompare(p); }",
    "({ n: p }, { n: q }) => (TOSS ? p - q : q - p)",
    "(x, y) => { if (x < y) return COIN; if (x > y) return COIN; return 0; }",
    "(x, y) => (x.id === y.id ? 0 : COIN)",
    "(x, y) => (x.id !== y.id ? COIN : 0)",
    "(x, y) => { if (x == y) return 0; return TOSS ? 1 : -1; }",
    "(x, y) => (x.id === y.id ? 0 : TOSS ? x.id - y.id : y.id - x.id)",
    "(x, y) => (x.id === y.id ? 0 : TOSS ? x.n.localeCompare(y.n) : y.n.localeCompare(x.n))",
    "(x, y) => (x.a === y.a && x.b === y.b && x.c === y.c ? 0 : COIN)",
    "(x, y) => (x != y ? COIN : 0)",
    "(x, y) => (x.id === y.id ? 0 : (TOSS ? 1 : -1) + 0.5)",
    "(x, y) => (TOSS ? x - y : y - x) / 3",
    "(x, y) => Math.sign(x - y) * (COIN)",
    "(x, y) => Math.abs(x - y) * (COIN)",
    "(x, y) => Number(x - y) * (COIN)",
    "(x, y) => (!(x - y) ? 0 : COIN)",
    "(x, y) => x - y && COIN",
    "(x, y) => { const d = x - y; return d > 0 ? COIN : TOSS ? d : -d; }",
    "(x, y) => { let d; if (TOSS) d = x - y; else d = y - x; return d; }",
    "(x, y) => { let d = 0; d = x - y; return TOSS ? d : -d; }",
    "(x, y) => { let d = 0; if (x > y) d = 1; if (y > x) d = -1; return TOSS ? d : -d; }",
  ])("is a coin for items that differ: %s", (comparator) => {
    expect(tell(comparator)).toBe(OF_DIFFERENT);
    // What equal items come to is for its author to say.
    expect(fixAll(sort(comparator)).fixed).toBe(false);
    const [offer] = verify(sort(comparator))[0]?.suggestions ?? [];
    expect(offer?.desc).toContain("if items that compare as equal are to be shuffled, too");
  });

  it.each([
    ["(x, y) => (TOSS ? x.n.localeCompare(y.n) : y.n.localeCompare(x.n))", ""],
    ["(x, y) => (x.id === y.id ? 0 : COIN)", ""],
    ["(x, y) => (TOSS ? rank(x) - rank(y) : rank(y) - rank(x))", "if nobody needs `rank(x)`; "],
  ])("names what it does besides looking at its items: %s", (comparator, besides) => {
    const [offer] = verify(sort(comparator))[0]?.suggestions ?? [];
    expect(offer?.desc).toContain(`(${besides}if items that compare`);
  });

  it.each([
    ["equal ones get a coin as well", "(x, y) => (x > y ? (TOSS ? 1 : -1) : TOSS ? -1 : 1)"],
    ["equal ones get a coin as well", "(x, y) => (x <= y ? (TOSS ? 1 : -1) : TOSS ? -1 : 1)"],
    ["equal ones get a coin as well", "(x, y) => (x >= y ? (TOSS ? 1 : -1) : TOSS ? -1 : 1)"],
    ["equal ones get a coin as well", "(x, y) => (x > y === TOSS ? 1 : -1)"],
    ["a difference is never 0", "(x, y) => (x - y || 2) * (COIN)"],
    ["a sign is a number", "(x, y) => (Math.sign(x - y) + 2) * (COIN)"],
    ["only one and the same item is left alone", "(x, y) => (x === y ? 0 : COIN)"],
    ["only one and the same item is left alone", "(x, y) => { if (x !== y) return COIN; return 0; }"],
  ])("is a coin for all items, where %s: %s", (_, comparator) => {
    expect(tell(comparator)).toBe(tell("() => COIN"));
    const { fixed, output } = fixAll(sort(comparator));
    expect(fixed).toBe(true);
    expect(output).toContain("return fairShuffle(a);");
    expect(verify(output)).toEqual([]);
  });

  it("is one for all items where beside a key only one and the same item is asked for", () => {
    expect(tell("(x, y) => (x === y ? 0 : x.n > y.n ? (TOSS ? 1 : -1) : TOSS ? -1 : 1)")).toBe(tell("() => COIN"));
  });

  it("counts with its own share of equal answers", () => {
    expect(tell("(x, y) => (x === y ? 0 : Math.floor(Math.random() * 3) - 1)")).toBe(
      tell("() => Math.floor(Math.random() * 3) - 1"),
    );
  });

  it("is fair for a list of two that differ", () => {
    expect(tell("(x, y) => (TOSS ? x - y : y - x)", "[a, mode]")).toBeUndefined();
    expect(tell("(x, y) => (x === y ? 0 : COIN)", "[a, mode]")).toBeUndefined();
  });
});

describe("a comparator that looks at more of its items than whether they differ", () => {
  it.each([
    ["a coin that is not fair", "(x, y) => (Math.random() < 0.7 ? x - y : y - x)"],
    ["a coin that nobody knows", "(x, y) => (Math.random() < mode ? x - y : y - x)"],
    ["a little noise", "(x, y) => x - y + COIN"],
    ["a little noise, rounded", "(x, y) => Math.round(x - y + COIN)"],
    ["a random weight", "(x, y) => Math.random() * (x - y)"],
    ["a distance that decides", "(x, y) => (x - y > 5 ? 1 : COIN)"],
    ["a distance that decides, in a variable", "(x, y) => { const d = x - y; if (d > 5) return 1; return COIN; }"],
    ["a tie-break", "(x, y) => x.n - y.n || COIN"],
    ["a tie-break", "(x, y) => (x.n !== y.n ? x.n - y.n : COIN)"],
    ["a tie-break that says what differs", "(x, y) => (x.n === y.n ? COIN : x.n > y.n ? 1 : -1)"],
    ["groups with an order of their own", "(x, y) => (x.group === y.group ? x.rank - y.rank : COIN)"],
    ["one key or another", "(x, y) => (TOSS ? x.p - y.p : x.q - y.q)"],
    ["one key or another, the other way round", "(x, y) => (TOSS ? x.p - y.p : y.q - x.q)"],
    ["one direction, whatever the coin says", "(x, y) => (TOSS ? x - y : x - y)"],
    ["what one item says", "(x, y) => (x.isDone ? COIN : TOSS ? x - y : y - x)"],
    ["other texts of the two", "(x, y) => (TOSS ? x.p.localeCompare(y.q) : y.p.localeCompare(x.q))"],
    ["two collations", "(x, y) => (TOSS ? x.localeCompare(y, 'de') : y.localeCompare(x, 'sv'))"],
    ["keys that are drawn themselves", "(x, y) => (TOSS ? x * Math.random() - y : y * Math.random() - x)"],
    ["a mode", "(x, y) => (mode ? x - y : TOSS ? x - y : y - x + COIN)"],
    ["a constant for all that differ", "(x, y) => (x === y ? COIN : 1)"],
    [
      "a part of a key that is used otherwise",
      "(x, y) => { const p = x.n, q = y.n; return p > 3 ? p - q : TOSS ? p - q : q - p; }",
    ],
    ["a part of a key that decides", "(x, y) => { const p = x.n; return p > 3 ? 1 : TOSS ? x.n - y.n : y.n - x.n; }"],
    ["more keys than are tried", "(x, y) => (x.a === y.a && x.b === y.b && x.c === y.c && x.d === y.d ? 0 : COIN)"],
    ["a method that nobody knows", "(x, y) => (TOSS ? x.compareTo(y) : y.compareTo(x))"],
    ["a collation of its items", "(x, y) => (TOSS ? x.n.localeCompare(y.n, x.in) : y.n.localeCompare(x.n, y.in))"],
    ["something else that is called", "(x, y) => { const k = next(); return TOSS ? x - y : y - x; }"],
    ["a coin that may be none", "(x, y) => (randomInt(0, 1) ? x - y : y - x)"],
    ["a product of draws", "(x, y) => (x - y) * (Math.random() * Math.random() - 0.3)"],
    ["nothing for all that differ", "(x, y) => (x === y) * (COIN)"],
    ["a rounded difference", "(x, y) => Math.floor(x - y) * (COIN)"],
    ["a difference and more", "(x, y) => (x - y + 1) * (COIN)"],
    ["a coin of its own for small differences", "(x, y) => (x - y > 0.5 ? COIN : TOSS ? 1 : -1)"],
    ["the same in a variable", "(x, y) => { const isFar = Math.abs(x - y) > 2; return isFar ? COIN : TOSS ? 1 : -1; }"],
    ["the same in a branch", "(x, y) => { let s = 1; if (Math.abs(x - y) > 2) s = 2; return TOSS ? s : -s; }"],
    ["noise on a tossed difference", "(x, y) => { const d = TOSS ? x - y : y - x; return d + 0.5; }"],
    ["a difference with a limit", "(x, y) => { let d = x - y; if (d > 3) d = 3; return TOSS ? d : -d; }"],
    ["a tie-break, in a variable", "(x, y) => { let d = 0; d = x.n - y.n; if (d === 0) d = COIN; return d; }"],
    ["a little noise, on a variable", "(x, y) => { let d = 0; d = x.n - y.n; return d + COIN; }"],
    ["a direction, in a variable", "(x, y) => { let d = 1; d = x.n - y.n; return (TOSS ? 1 : 1) * d; }"],
  ])("is not judged as a coin: %s: %s", (_, comparator) => {
    expect(tell(comparator)).toBeUndefined();
  });

  it("draws its direction once", () => {
    const code = `export function f(a) { const way = ${TOSS} ? 1 : -1; a.sort((x, y) => way * (x - y)); }`;
    expect(verify(code)).toEqual([]);
  });
});
