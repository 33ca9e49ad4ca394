// Pairs that a reduction gathers in a list.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

const each = (callback: string): string => `all.reduce(${callback}, []).forEach((pair) => pair.sort(COIN));`;

describe("a reduction gathers pairs", () => {
  testPairs([
    [
      "that are written",
      each("(to, x) => { to.push([x, x.y]); return to; }"),
      each("(to, x) => { to.push([x, x.y, x.z]); return to; }"),
    ],
    ["into a new list each time", each("(to, x) => [...to, [x, x.y]]"), each("(to, x) => [...to, x.list]")],
    [
      "that are cut",
      each("(to, x, i, a) => { if (i % 2 === 0) to.push(a.slice(i, i + 2)); return to; }"),
      each("(to, x, i, a) => { if (i % 3 === 0) to.push(a.slice(i, i + 3)); return to; }"),
    ],
    [
      "by a choice",
      each("(to, x, i) => (i % 2 ? to : [...to, all.slice(i, i + 2)])"),
      each("(to, x, i) => (i % 2 ? to : all)"),
    ],
    [
      "and fills each one further",
      each("(to, x, i) => { if (i % 2 === 0) to.push([x]); else to[to.length - 1].push(x); return to; }"),
      each("(to, x, i) => { if (i % 4 === 0) to.push([x]); else to[to.length - 1].push(x); return to; }"),
    ],
    [
      "and fills each one further, asked the other way round",
      each("(to, x, i) => { if (i % 2) to.at(-1).push(x); else to.push([x]); return to; }"),
      each("(to, x, i) => { if (i % 2) to.push([x]); else to.at(-1).push(x, i); return to; }"),
    ],
    [
      "and fills none of them from both ends",
      each("(to, x, i) => { if (i % 2 !== 0) to.at(-1).push(x); else to.push([x]); return to; }"),
      each("(to, x, i) => { if (x % 2 !== 0) to.at(-1).push(x); else to.push([x]); return to; }"),
    ],
    [
      "and hands them to nobody else",
      each("(to, x) => { to.push([x, x.y]); return to; }"),
      each("(to, x) => { to.push([x, x.y]); fill(to); return to; }"),
    ],
    [
      "from an empty list on",
      each("(to, x) => { to.push([x, x.y]); return to; }"),
      each("(to, x) => { to.push([x, x.y]); return to; }").replace("[])", "rows)"),
    ],
  ]);
});
