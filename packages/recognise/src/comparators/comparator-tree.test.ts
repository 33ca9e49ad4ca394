// What a comparator asks before it draws: something outside is a mode, equal keys are a tie, and what can't be told is nothing that we report.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

/** In which words a comparator is reported, with the option for tie-breaks; undefined where it is not. */
function report(comparator: string): string | undefined {
  const code = `export function f(a, mode, options) { a.sort(${comparator.replaceAll("DRAW", "Math.random() - 0.5")}); }`;
  const [message, ...more] = verify(code, { options: { checkTieBreaks: true } });
  expect(more).toEqual([]);
  if (message === undefined) return undefined;
  const [words] = /in its random mode|even with equal weights|tied items/.exec(message.message) ?? [];
  return words ?? message.messageId;
}

describe("a test of a conditional", () => {
  it.each([
    "mode",
    "!mode",
    "options.random",
    "mode && other",
    "mode === 'a' || mode === 'b'",
    "settings[0].random",
    "(mode ? 1 : 0)",
    "typeof mode",
    "this[0]",
  ])("draws in one mode: %s", (text) => {
    expect(report(`(x, y) => (${text} ? DRAW : x - y)`)).toBe("in its random mode");
  });

  it.each([6, 7])("asks %i things of one item, of which six may be known or not", (count) => {
    const asked = Array.from({ length: count }, (_, index) => `x.k${String(index)}`).join(" || ");
    expect(report(`(x, y) => (${asked} ? DRAW : x.n - y.n)`)).toBe(count === 6 ? "tied items" : undefined);
  });

  it.each([
    "x.a === y.a && x.done",
    "x.done && x.a === y.a",
    "x.a === y.a || x.done",
    "!(x.a !== y.a || x.done)",
    "(x.done ? 1 : 1) && x.a === y.a",
    "(x.done ? x.a === y.a : x.a === y.a)",
    "+(x.a === y.a)",
    "-(x.a === y.a)",
    "(x.a - y.a) * n === 0",
    "n * (x.a - y.a) === 0",
  ])("breaks ties of a key: %s", (text) => {
    expect(report(`(x, y) => (${text} ? DRAW : x.a - y.a)`)).toBe("tied items");
  });

  it.each(["x.a === y.a && false", "x.a !== y.a && x.done", "(x.a - y.a) * n", "(x.done ? 0 : 0)"])(
    "draws between different ones: %s",
    (text) => {
      expect(report(`(x, y) => (${text} ? DRAW : x.a - y.a)`)).toBeUndefined();
    },
  );

  it.each(["x.random", "[x].y", "mode ?? x", "mode === y", "mode == y.mode"])("breaks ties: %s", (text) => {
    expect(report(`(x, y) => (${text} ? DRAW : x - y)`)).toBe("tied items");
  });

  it.each([
    "modes.length",
    "modes.size",
    "isRandom()",
    "check()",
    "n++",
    "new Flag()",
    "tag`x`",
    "(n = 1)",
    "delete o.x",
    "arguments[0]",
    "(() => 1)",
    "import('x')",
  ])("is not judged: %s", (text) => {
    expect(report(`(x, y) => (${text} ? DRAW : x - y)`)).toBeUndefined();
  });
});

describe("keys before the draw", () => {
  it.each(["true", "0", "1"])("always draws: %s", (text) => {
    expect(report(`(x, y) => ${text} || DRAW`)).toBe("biased");
  });

  it.each(["NaN", "undefined"])("never draw: %s", (text) => {
    expect(report(`(x, y) => (${text}) && DRAW`)).toBeUndefined();
  });

  it("never draw under a constant name", () => {
    const sort = "const k = NaN; a.sort(() => k && Math.random() - 0.5);";
    expect(verify(sort)).toEqual([]);
    expect(verify(sort.replace("NaN", "flag"))).toHaveLength(1);
  });

  it.each(["'a'", "'' + 'a'", "/a/", "NaN", "Infinity"])("say nothing of a mode: %s", (text) => {
    expect(report(`(x, y) => ${text} || DRAW`)).toBeUndefined();
  });

  it.each(["this.isSorted", "mode"])("draws in one mode: %s", (text) => {
    expect(report(`(x, y) => ${text} || DRAW`)).not.toBeUndefined();
    expect(report(`(x, y) => ${text} ? DRAW : x - y`)).toBe("in its random mode");
  });

  it.each([
    "x.a - y.a",
    "-(x.a - y.a)",
    "+(x.a > y.a) - +(x.a < y.a)",
    "(x.a > y.a) - (x.a < y.a)",
    "x.a.localeCompare(y.a)",
    "Number(x.a) - Number(y.a)",
    "(x.a === y.a ? 0 : 1)",
    "(x.a - y.a) * 2",
    "direction * (x.a - y.a)",
    "(x.a - y.a || x.b - y.b)",
    "(x.a < y.a ? -1 : x.a > y.a ? 1 : 0)",
    "!(x.a === y.a)",
    "compare(x, y)",
    "(x.a <= y.a ? 0 : 1)",
    "(x.a >= y.a ? 0 : 1)",
    "(x.a == y.a ? 0 : 1)",
    "(x.a != y.a ? 1 : 0)",
    "x[0] - y[0]",
    "x[i] - y[i]",
    "x?.a - y?.a",
    "(flag ? x.a - y.a : x.b - y.b)",
    "(flag && x.a - y.a)",
    "x.a.compare(y.a)",
    "collator.compare(x.a, y.a)",
    "(x.a ?? 0) - (y.a ?? 0)",
    "new Date(x.a) - new Date(y.a)",
    "(x.a || 0) - (y.a || 0)",
    "Math.floor(x.a) - Math.floor(y.a)",
    "(x.a && !y.a ? -1 : 0)",
    "(x.a && y.a ? 1 : 0)",
    "(x.a !== y.a && x.b)",
    "order.indexOf(x) - order.indexOf(y)",
    "x.a - y.a === 1",
    "void x.a",
    "(x.done ? 1 : 0) - (y.done ? 1 : 0)",
    "x.a % 2 - y.a % 2",
    "(x.a >= y.a) - (x.a <= y.a)",
    "compare(x)",
    "(x.a - y.a < 1 ? 0 : 1)",
    "(x.a - y.a < 0 ? 1 : 0)",
    "(x.a - y.a <= 0 ? 0 : 1)",
    "(x.a - y.a > 0 ? 1 : 0)",
    "(x.a - y.a > -1 ? 0 : 1)",
    "(x.a - y.a >= 0 ? 0 : 1)",
    "(x.a - y.a != 0 ? 1 : 0)",
    "(x.a - y.a === 0 ? 0 : 1)",
    "(x.a - y.a) + (x.b - y.b)",
  ])("breaks ties: %s", (text) => {
    expect(report(`(x, y) => ${text} || DRAW`)).toBe("tied items");
  });

  it.each([
    "f(x) - f(y)",
    "(x.a - y.a) / 2",
    "Math.sign(x.a - y.a)",
    "x.a - y.b",
    "x.a + y.a",
    "x.a - y.a - 1",
    "x.a - y.a + 1",
    "x.a - y['a']",
    "(x.a - y.a) ** 2",
    "x.a * y.a",
    "collator.compare(x.a, y.b)",
    "~(x.a - y.a)",
    "(x.a - y.a) % 2",
    "-(x.a - y.b)",
    "get()(x, y)",
    "order.compare()",
    "(x.a + y.a) - (x.a + y.a)",
    "check() - check()",
  ])("is not judged: %s", (text) => {
    expect(report(`(x, y) => ${text} || DRAW`)).toBeUndefined();
  });

  it("may be what lets it draw", () => {
    expect(report("(x, y) => x.a === y.a && DRAW")).toBe("tied items");
    expect(report("(x, y) => mode && DRAW")).toBe("in its random mode");
    expect(report("(x, y) => mode ?? DRAW")).toBeUndefined();
    expect(report("(...p) => p[0] - p[1] || DRAW")).toBeUndefined();
    expect(report("([p, ...q], [r, ...s]) => q[0] - s[0] || DRAW")).toBe("tied items");
  });
});

describe("statements", () => {
  it.each(["return mode ? DRAW : 0.5 - Math.random();"])("always draws: %s", (text) => {
    expect(report(`(x, y) => { ${text} }`)).toBe("biased");
  });

  it.each([
    "let r = 0; if (mode) r = DRAW; else r = x.a - y.a; return r;",
    "switch (mode) { case 1: return DRAW; default: return x.a - y.a; }",
    "switch (mode) { default: return x.a - y.a; case 1: return DRAW; }",
    "let r = 0; switch (mode) { case 1: r = DRAW; break; default: r = x.a - y.a; } return r;",
    "switch (mode) { case 1: case 2: return DRAW; } return x.a - y.a;",
    "switch (mode) { case 1: { return DRAW; } case 2: { break; } } return x.a - y.a;",
    "switch (true) { case mode: return DRAW; default: return x.a - y.a; }",
    "{ if (mode) return DRAW; } ; return x.a - y.a;",
    "if (mode) { const s = Math.random(); return s - 0.5; } return x.a - y.a;",
    "const s = Math.random(); if (mode) return s - 0.5; return x.a - y.a;",
    "const k = x.a - y.a; const s = DRAW; return mode ? s : k;",
    "let k = 0; k = x.a - y.a; return mode ? DRAW : -k;",
    "let k = 0; k = Math.random(); k = k - 0.5; return mode ? k : x.a - y.a;",
    "let k = 0, s = DRAW; k = s; s = x.a - y.a; return mode ? k : s;",
    "return mode ? DRAW : undefined;",
    "const m = options.random; if (m) return DRAW; return x.a - y.a;",
    "var m = n, n = m; if (m) return DRAW; return x.a - y.a;",
    "const { random: m } = options; if (m) return DRAW; return x.a - y.a;",
    "const p = x.a; if (mode) { if (Math.random() < 0.5) return 1; return -1; } return p - y.a;",
    "let p = 0; p = x.a; if (mode) { if (Math.random() < 0.5) return 1; return -1; } else return p - y.a;",
  ])("draws in one mode: %s", (text) => {
    expect(report(`(x, y) => { ${text} }`)).toBe("in its random mode");
  });

  it.each([
    "if (x.a !== y.a) return x.a < y.a ? -1 : 1; return DRAW;",
    "if (x.a === y.a) return DRAW; return x.a - y.a;",
    "if (x.a > y.a) return 1; if (x.a < y.a) return -1; return DRAW;",
    "if (x.a > y.a) return 1; else if (x.a < y.a) return -1; else return DRAW;",
    "const p = x.a, q = y.a; if (p === q) return DRAW; return p - q;",
    "const { a: p } = x; const { a: q } = y; return p - q || DRAW;",
    "switch (x.a) { case y.a: return DRAW; default: return x.a - y.a; }",
    "switch (x.kind) { case 1: return DRAW; default: return x.a - y.a; }",
    "if (x.a === y.a) { if (x.b === y.b) return DRAW; return x.b - y.b; } return x.a - y.a;",
    "if (x.a === y.a && x.b === y.b) return DRAW; return x.a - y.a || x.b - y.b;",
    "if (x.a !== y.a || x.b !== y.b) return x.a - y.a || x.b - y.b; return DRAW;",
    "if (x.done && y.done) return DRAW; return x.a - y.a;",
    "if (x.done !== y.done) return x.done ? 1 : -1; if (x.done) return 0; return DRAW;",
    "var m = m || 1; if (x.a === m) return DRAW; return x.a - y.a;",
    "const key = (p) => p.a; return key(x) - key(y) || DRAW;",
    "const { a: p, b: q } = x; const { a: r, b: s } = y; return q - s || DRAW;",
    "let r; r = x.a - y.a; return r || DRAW;",
    "let r = x.a - y.a; if (r === 0) r = DRAW; return r;",
    "let r = x.a - y.a; if (!r) { r = DRAW; } return r;",
    "let r = 0; r = x.a - y.a; if (r === 0) r = DRAW; return r;",
    "let r = x.a - y.a; if (r === 0) r = x.b - y.b; if (r === 0) r = DRAW; return r;",
    "let r = x.a - y.a; if (r !== 0) return r; r = DRAW; return r;",
    "let r = x.a - y.a; let s = r; r = 1; if (s === 0) s = DRAW; return s;",
    "const coin = DRAW; let r = x.a - y.a; if (r === 0) r = coin; return r;",
  ])("breaks ties: %s", (text) => {
    expect(report(`(x, y) => { ${text} }`)).toBe("tied items");
  });

  it.each([
    "let r = 0; switch (mode) { case 1: r = DRAW; case 2: r = x.a - y.a; } return r;",
    "switch (x.a - y.a) { case 0: return DRAW; default: return x.a - y.a; }",
    "out: switch (mode) { case 1: break out; } return mode ? DRAW : x.a - y.a;",
    "log(x); return mode ? DRAW : x.a - y.a;",
    "count += 1; return mode ? DRAW : x.a - y.a;",
    "other = 1; return mode ? DRAW : x.a - y.a;",
    "let r = 0; r = x.a - y.a; return mode ? r + DRAW : r;",
    "let r = x.a - y.b; if (r === 0) r = DRAW; return r;",
    "let r = x.a - y.a; if (r > 3) r = DRAW; return r;",
    "let r = x.a - y.a; r = 1; if (r === 0) r = DRAW; return r;",
    "let r = x.a - y.a; const s = (r = 1); if (r === 0) return DRAW; return s;",
    "let r = x.a - y.a; const set = () => { r = 1; }; const s = set(); if (r === 0) return DRAW; return s;",
    "let r = x.a - y.a; const set = () => { r = 1; }; const s = set(); if (r === 0) r = DRAW; return r;",
    "for (;;) return mode ? DRAW : x.a - y.a;",
    "if (mode) return DRAW;",
    "if (Math.random() < 0.5) return 1; return mode ? -1 : x.a - y.a;",
    "if (x.team !== y.team) return DRAW; return x.a - y.a;",
    "return x.a ? DRAW : 0.5 - Math.random();",
    "return;",
    "let r = 0; if (mode) r -= DRAW; else r = x.a - y.a; return r;",
    "let p = x.a; p = p + 1; return p - y.a || DRAW;",
    "const { a: p, b: q } = x; const { a: r } = y; return q - r || DRAW;",
    "return mode ? DRAW : ((mode = 1), x.a - y.a);",
    "const m = check(); if (m) return DRAW; return x.a - y.a;",
    "const m = n++; if (m) return DRAW; return x.a - y.a;",
    "const m = check(), n = !m; if (n) return DRAW; return x.a - y.a;",
  ])("is not judged: %s", (text) => {
    expect(report(`(x, y) => { ${text} }`)).toBeUndefined();
  });
});

it("is not judged where there are too many ways through it", () => {
  const pass = (count: number): string =>
    Array.from({ length: count }, (_, index) => `if (options.m${index}) r = ${index};`).join(" ");
  const ways = (count: number): string => `(x, y) => { let r = 0; ${pass(count)} return mode ? DRAW : r; }`;
  expect(report(ways(3))).toBe("in its random mode");
  expect(report(ways(8))).toBeUndefined();
  const falls = (count: number): string =>
    `(x, y) => ${Array.from({ length: count }, (_, index) => `options.m${index} ? x.a - y.a : `).join("")} DRAW`;
  expect(report(falls(50))).toBe("in its random mode");
  expect(report(falls(300))).toBeUndefined();
});

it("is not judged where it depends on more than four things that nobody knows", () => {
  const falls = (count: number): string =>
    `(x, y) => ${Array.from({ length: count }, (_, index) => `options.m${index} ? ${index} : `).join("")} DRAW`;
  expect(report(falls(4))).toBe("biased");
  expect(report(falls(5))).toBeUndefined();
  expect(report(falls(60))).toBeUndefined();
});
