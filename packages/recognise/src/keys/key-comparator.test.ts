// Comparators of one key: what orders the keys is read, however it is spelt; what does anything else with them is not.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const KEY = "Math.floor(Math.random() * 3)";

const report = (code: string): (string | undefined)[] =>
  verify(code).map(({ messageId, message }) => messageId ?? message);

describe("of records", () => {
  const sortBy = (comparator: string): string =>
    `export const f = (a) => a.map((v) => ({ v, k: ${KEY} })).sort(${comparator}).map((o) => o.v);`;

  it.each([
    "(x, y) => x.k - y.k",
    "(x, y) => y.k - x.k",
    "(x, y) => -(x.k - y.k)",
    "(x, y) => Math.sign(x.k - y.k)",
    "(x, y) => x.k < y.k ? -1 : x.k > y.k ? 1 : 0",
    "(x, y) => x.k === y.k ? 0 : x.k < y.k ? -1 : 1",
    "(x, y) => x.k > y.k ? 1 : -1",
    "(x, y) => x.k >= y.k ? 1 : -1",
    "(x, y) => x.k - y.k || 0",
    "(x, y) => x.k - y.k || 0 - 1",
    "(x, y) => (x.k > y.k) - (x.k < y.k)",
    "(x, y) => x['k'] - y.k",
    "({ k: p }, { k: q }) => p - q",
    "({ 'k': p }, { k: q }) => p - q",
    "(x, y) => +(x.k > y.k) - +(x.k < y.k)",
    "(x, { k }) => x.k - k",
    "(x, y) => { const d = x.k - y.k; if (d < 0) return -1; return d > 0 ? 1 : 0; }",
    "(x, y) => (x).k - (y.k)",
    "function (x, y) { return x.k > y.k ? 1 : x.k < y.k ? -1 : 0; }",
    "({ k: p }, { 'k': q }) => (p < q ? 1 : -1)",
    "(x, y) => !(x.k > y.k) ? -1 : 1",
    "(x, y) => x.k < y.k ? -1 : +(x.k > y.k)",
  ])("orders them: %s", (comparator) => {
    expect(report(sortBy(comparator))).toEqual(["biased"]);
  });

  it.each([
    "(x, y) => x.k > y.k",
    "(x, y) => x.k < y.k",
    "(x, y) => x.k > y.k ? 1 : 0",
    "(x, y) => { if (x.k > y.k) return 1; return 0; }",
  ])("never say that one goes before the other, so nothing moves even where no keys tie: %s", (comparator) => {
    const code = sortBy(comparator).replace(KEY, "Math.random()");
    expect(verify(code).map(({ message }) => message)).toEqual([
      expect.stringContaining(
        "of 8 items, the first one stays first 100 % of the time instead of 12.5 % (the comparator never gives a negative number, so nothing moves; in Chrome, Edge and Node",
      ),
    ]);
  });

  it.each([
    "(x, y) => x.k + y.k",
    "(x, y) => x.k < y.k ? -1 : 2",
    "(x, y) => x.k - y.k > 5 ? 1 : -1",
    "(x, y) => x.k * y.k",
    "(x, y) => 2 * (x.k - y.k)",
    "(x, y) => x.k / y.k - 1",
    "(x, y) => (x.k % 2) - (y.k % 2)",
    "(x, y) => Math.max(x.k, y.k)",
    "(x, y) => Math.min(x.k, y.k)",
    "(x, y) => Math.abs(x.k) - Math.abs(y.k)",
    "(x, y) => Math.floor(x.k) - Math.floor(y.k)",
    "(x, y) => x.k[0] - y.k[0]",
    "(x, y) => x.k[n] - y.k[n]",
    "(x, y) => x.k(1) - y.k(1)",
    "(x, y) => x.get(1) - y.get(1)",
    "(x, y) => y.k",
    "({ k: p }, y) => y.k - 1",
    "(x, y) => x.k < y.k - 1 ? -1 : 1",
    "(x, y) => x.k - y.v",
    "(x, y) => x.k - y.k || x.v - y.v",
    "(x, y) => x.k - a.length",
    "(x) => x.k - x.k",
    "(x, y, z) => x.k - y.k",
    "(x, y) => 0",
    "(x, y) => x - y",
    "(x, y) => x?.k - y?.k",
    "(x, y) => x[name] - y[name]",
    "(x, y) => (log(x.k), x.k - y.k)",
    "(x, y) => { x = y; return x.k - y.k; }",
    "({ k: p }, { k: q }) => { p = 1 - p; return p - q; }",
    "({ k: p }, { k: q }) => 0",
    "(x, y) => (x.k > y.k ? 1 : x.k < y.k - base ? -1 : 0)",
    "(x, y) => { if (x.k - y.k > 1) return -1; return x.k - y.k; }",
    "(x, y) => { if (x.k > 1) return -1; return x.k - y.k; }",
    "(x, y) => { if (x.k + y.k < -1) return 1; return x.k - y.k; }",
    "async (x, y) => x.k - y.k",
    "function* (x, y) { return x.k - y.k; }",
    "({ k = 0 }, y) => k - y.k",
    "({ k, v }, y) => k - y.k",
    "({ ...x }, y) => x.k - y.k",
    "({ ['k']: k }, y) => k - y.k",
    "(x, y) => x[k] - y[k]",
    "compare",
    "(x, y) => x.k.n - y.k.n",
    "(x, y) => x.k() - y.k()",
    "(x, y) => n[x.k] - n[y.k]",
    "(x, y) => n.get(x) - n.get(y)",
    "(x, y) => get(x) - get(y)",
    "(x, y) => x.k === y.k ? 0 : 1",
    "(x, y) => x.k < y.k ? -1 : 0",
    "(x, y) => x.k < y.k ? 1 : x.k > y.k ? 1 : 0",
    "(x, y) => x.k > y.k ? 1 : x.k < y.k ? -1 : n",
    "(x, y) => x.k - y.k > 0.25 ? 1 : -1",
    "(x, y) => x.k - y.k - v",
    "(x, y) => x.k - y.k - a.length",
    "(...xs) => xs[0].k - xs[1].k",
    "(x, y = x) => x.k - y.k",
    "(x, y) => x.k - y.k && (y = x)",
    "(x, y) => x.k - x.k",
    "(x, y) => y.k",
    "({}, y) => y.k - y.k",
    "({ [`k`]: p }, y) => p - y.k",
    "({ null: p }, { null: q }) => p - q",
    "(x, y) => x[null] - y[null]",
  ])("does something else: %s", (comparator) => {
    expect(report(sortBy(comparator))).toEqual([]);
  });
});

describe("of pairs", () => {
  const sortBy = (comparator: string): string =>
    `export const f = (a) => a.map((v) => [v, ${KEY}]).sort(${comparator}).map((o) => o[0]);`;

  it.each(["([, p], [, q]) => p - q", "(x, y) => x[1] - y[1]", "(x, y) => x['1'] - y[1]"])(
    "orders them: %s",
    (comparator) => {
      expect(report(sortBy(comparator))).toEqual(["biased"]);
    },
  );

  it.each(["([p], [q]) => p - q", "([v, p], [w, q]) => p - q", "([], []) => 0", "(x, y) => x[0] - y[1]"])(
    "does something else: %s",
    (comparator) => {
      expect(report(sortBy(comparator))).toEqual([]);
    },
  );
});

describe("of records with their index, which keeps the order of equal keys, or turns it round", () => {
  const sortBy = (record: string, comparator: string): string =>
    `export const f = (a) => a.map((v, i) => (${record})).sort(${comparator}).map((o) => ${record.startsWith("[") ? "o[0]" : "o.v"});`;
  const RECORD = `{ v, i, k: ${KEY} }`;

  it.each([
    [RECORD, "(x, y) => x.k - y.k || x.i - y.i"],
    [RECORD, "(x, y) => { return x.k - y.k || x.i - y.i; }"],
    [RECORD, "function (x, y) { return (x.k - y.k) || (x.i - y.i); }"],
    [RECORD, "(x, y) => (x.k < y.k ? -1 : x.k > y.k ? 1 : 0) || x['i'] - y.i"],
    [RECORD, "(x, y) => x.k - y.k || y.i - x.i"],
    [RECORD, "(x, y) => y.k - x.k || y.i - x.i"],
    [`{ v, at: i, k: ${KEY} }`, "(x, y) => x.k - y.k || x.at - y.at"],
    [`[v, i, ${KEY}]`, "(x, y) => x[2] - y[2] || x[1] - y[1]"],
  ])("orders them: %s, %s", (record, comparator) => {
    expect(report(sortBy(record, comparator))).toEqual(["biased"]);
  });

  it("has the numbers of a stable sort", () => {
    const sayOf = (comparator: string): string | undefined => verify(sortBy(RECORD, comparator))[0]?.message;
    expect(sayOf("(x, y) => x.k - y.k || x.i - y.i")).toBe(sayOf("(x, y) => x.k - y.k"));
  });

  it.each(["(x, y) => x.k - y.k || y.i - x.i", "(x, y) => y.k - x.k || y.i - x.i"])(
    "has the numbers of a sort that puts the later one first: %s",
    (comparator) => {
      expect(verify(sortBy(RECORD, comparator))[0]?.message).toMatch(/the last one ends up first [\d.]+ % of the time/);
    },
  );

  it.each([
    [RECORD, "(x, y) => x.k - y.k || x.i - y.v"],
    [RECORD, "(x, y) => x.k - y.k || y.i - x.v"],
    [RECORD, "(x, y) => x.k - y.k || y.v - x.v"],
    [RECORD, "(x, y) => x.k - y.k || y.i - y.i"],
    [RECORD, "(x, y) => x.k - y.k && y.i - x.i"],
    [RECORD, "(x, y) => x.k - y.k || x.v - y.v"],
    [RECORD, "(x, y) => x.k - y.k || x.j - y.j"],
    [RECORD, "(x, y) => x.k - y.k || x.i + y.i"],
    [RECORD, "(x, y) => x.k - y.k || x.i"],
    [RECORD, "(x, y) => x.k - y.k || -x.i"],
    [RECORD, "(x, y) => x.k - y.k || x.i - f().i"],
    [RECORD, "(x, y) => x.k - y.k || a.i - a.i"],
    [RECORD, "(x, y) => x.k - y.k && x.i - y.i"],
    [RECORD, "(x, y) => x.i - y.i || x.k - y.k"],
    [RECORD, "(x, y) => x.k - y.k || x[n] - y[n]"],
    [RECORD, "({ k: x }, { k: y }) => x - y || x.i - y.i"],
    [RECORD, "(x, y) => { see(x); return x.k - y.k || x.i - y.i; }"],
    [`{ v, i: v.i, k: ${KEY} }`, "(x, y) => x.k - y.k || x.i - y.i"],
    [`{ v, i: a, k: ${KEY} }`, "(x, y) => x.k - y.k || x.i - y.i"],
  ])("does something else: %s, %s", (record, comparator) => {
    expect(report(sortBy(record, comparator))).toEqual([]);
  });
});

describe("of a table", () => {
  const sortBy = (under: string, comparator: string): string =>
    `export function f(a) { const m = new Map(a.map((v) => [${under}, ${KEY}])); const n = new Map(a.map((v) => [v, 0])); return [...a].sort(${comparator}); }`;

  it.each([
    ["v", "(x, y) => m.get(x) - m.get(y)"],
    ["v.id", "(x, y) => m.get(x.id) - m.get(y.id)"],
  ])("orders them: %s, %s", (under, comparator) => {
    expect(report(sortBy(under, comparator))).toEqual(["biased"]);
  });

  it.each([
    ["v", "(x, y) => m.get?.(x) - m.get?.(y)"],
    ["v", "(x, y) => m.get(x[n]) - m.get(y[n])"],
    ["v", "(x, y) => get(x) - get(y)"],
    ["v", "(x, y) => m.get(1, x) - m.get(1, y)"],
    ["v", "(x, y) => a.m.get(x) - a.m.get(y)"],
    ["v", "(x, y) => map.get(x) - map.get(y)"],
    ["v.id", "(x, y) => m.get(x?.id) - m.get(y?.id)"],
    ["v.id", "(x, y) => m.get(x[id]) - m.get(y[id])"],
    ["v.id", "(x, y) => m.get(x.id) - m.get(y)"],
    ["v.id", "(x, y) => m.get(x.id).n - m.get(y.id).n"],
    ["v", "(x, y) => m.get(x, 1) - m.get(y, 1)"],
    ["v", "(x, y) => m?.get(x) - m?.get(y)"],
    ["v", "(x, y) => m.at(x) - m.at(y)"],
    ["v", "(x, y) => m[x] - m[y]"],
    ["v", "(x, y) => m.get(x) - n.get(y)"],
    ["v", "(x, y) => m.get(x) - m[y]"],
    ["v", "(x, y) => m[x] - m.get(y)"],
    ["v", "(x, y) => n.get(x) - n.get(y)"],
    ["v", "(x, y) => m.get(x.id) - m.get(y.id)"],
    ["v.id", "(x, y) => m.get(x) - m.get(y)"],
    ["v.id", "(x, y) => m.get(x.name) - m.get(y.name)"],
    ["v.id", "(x, y) => m.get(x.id) - m.get(y.name)"],
    ["v.id", "(x, y) => m.get(x.id) - y.id"],
  ])("does something else: %s, %s", (under, comparator) => {
    expect(report(sortBy(under, comparator))).toEqual([]);
  });
});

describe("of an object by items", () => {
  const sortBy = (under: string, comparator: string): string =>
    `export function f(a) { const m = {}, n = {}; for (const v of a) m[${under}] = ${KEY}; return [...a].sort(${comparator}); }`;

  it.each([
    ["v", "(x, y) => m[x] - m[y]"],
    ["v.id", "(x, y) => m[x.id] - m[y.id]"],
  ])("orders them: %s, %s", (under, comparator) => {
    expect(report(sortBy(under, comparator))).toEqual(["biased"]);
  });

  it.each([
    ["v", "(x, y) => m?.[x] - m?.[y]"],
    ["v", "(x, y) => m.x - m.y"],
    ["v", "(x, y) => x[m] - y[m]"],
    ["v", "(x, y) => m[x] - n[y]"],
    ["v", "(x, y) => m(x) - m(y)"],
    ["v", "(x, y) => m[x.id] - m[y.id]"],
    ["v.id", "(x, y) => m[x] - m[y]"],
    ["v", "(x, y) => f.m[x] - f.m[y]"],
    ["v", "(x, y) => m[1 + x] - m[1 + y]"],
    ["v", "(x, y) => m[x[n]] - m[y[n]]"],
    ["v", "(x, y) => m[x.id] - m[y.id]"],
  ])("does something else: %s, %s", (under, comparator) => {
    expect(report(sortBy(under, comparator))).toEqual([]);
  });
});

describe("what it says of smaller keys", () => {
  it("has other numbers where it puts them last", () => {
    const sayOf = (comparator: string): string | undefined =>
      verify(
        `export const f = (a) => a.map((v) => ({ v, k: Math.random() < 0.2 ? 1 : 0 })).sort(${comparator}).map((o) => o.v);`,
      )[0]?.message;
    expect(sayOf("(x, y) => x.k - y.k")).toContain("first");
    expect(sayOf("(x, y) => y.k - x.k")).not.toBe(sayOf("(x, y) => x.k - y.k"));
    expect(sayOf("(x, y) => -(x.k - y.k)")).toBe(sayOf("(x, y) => y.k - x.k"));
  });
});

describe("what it says of equal keys", () => {
  const sayOf = (comparator: string): string | undefined =>
    verify(`export const f = (a) => a.map((v) => ({ v, k: ${KEY} })).sort(${comparator}).map((o) => o.v);`)[0]?.message;

  it("has other numbers where it turns them round", () => {
    expect(sayOf("(x, y) => (x.k > y.k ? 1 : -1)")).toContain("in Chrome, Edge and Node)");
    expect(sayOf("(x, y) => (x.k >= y.k ? 1 : -1)")).not.toContain("in Chrome, Edge and Node)");
    expect(sayOf("(x, y) => (x.k >= y.k ? 1 : -1)")).toBe(sayOf("(x, y) => x.k - y.k"));
  });
});

it("is read through what TypeScript puts around items and keys", () => {
  const sortBy = (comparator: string): string =>
    `export const f = (a: string[]) => a.map((v) => ({ v, k: ${KEY} })).sort(${comparator}).map((o) => o.v);`;
  for (const comparator of ["(x, y) => (x as Card).k! - y.k!", "(x, y) => (x.k as number) - (<number>y.k)"])
    expect(verify(sortBy(comparator), { filename: "a.ts" }).map(({ messageId }) => messageId)).toEqual(["biased"]);
});

it("by a number from outside that may have changed is not read", () => {
  const code = (outside: string): string =>
    `export function f(a) { ${outside} return a.map((v) => ({ v, k: ${KEY} })).sort((x, y) => x.k - y.k - base).map((o) => o.v); }`;
  for (const outside of ["let base = 0; base = 1;", "let base = 0; a.forEach(() => base++);", "const base = a[0];"])
    expect(report(code(outside))).toEqual([]);
});
