// Who draws, and how: the comparator itself, another that it hands its items to, one side for each item.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

/** Comparators that others may be handed on to. */
const BY =
  "const by = (p, q) => (mode ? Math.random() - 0.5 : p - q); const toss = () => Math.random() - 0.5; const one = (p) => (mode ? Math.random() - 0.5 : p); const once = Math.random();";

/** In which words a comparator is reported, with the option for tie-breaks; undefined where it is not. */
function report(comparator: string, randomSources: readonly string[] = []): string | undefined {
  const code = `export function f(a, mode, options) { BY a.sort(${comparator.replaceAll("DRAW", "Math.random() - 0.5")}); }`;
  const [message, ...more] = verify(code.replace("BY", BY), { options: { checkTieBreaks: true, randomSources } });
  expect(more).toEqual([]);
  if (message === undefined) return undefined;
  const [words] = /in its random mode|even with equal weights|tied items/.exec(message.message) ?? [];
  return words ?? message.messageId;
}

describe("a comparator", () => {
  it.each([
    "(x, y) => (mode ? _.random(0, 1) - 0.5 : x - y)",
    "(x, y) => (mode ? rand() - 0.5 : x - y)",
    "(x, y) => (mode ? toss() : x - y)",
    "(x, y) => { const p = x.a; const q = y.a; const s = Math.random(); return mode ? s - 0.5 : p - q; }",
    "(x, y) => { const t = Math.random(); const s = t - 0.5; const p = x.a; return mode ? s : p - y.a; }",
    "(x, y) => by(x, y)",
    "(x, y) => { return by(x, y); }",
    "by",
    "(...p) => mode ? DRAW : p[0] - p[1]",
    "(x, y) => { let s; s = Math.random(); let t = 0; t = x.a; return mode ? s - 0.5 : t - y.a; }",
    "(x, y) => { let s = 0; s = x.a - y.a; if (mode) { s = DRAW; } return s; }",
    "(x, y) => { let s = x.a - y.a; if (mode) { s = DRAW; } return s; }",
    "(x, y) => { let s = DRAW; if (mode) s = x.a - y.a; return s; }",
    "(x, y) => { let s = x.a - y.a; if (mode) s = DRAW; if (down) s = -s; return s; }",
    "(x, y) => { let s = 0, t = 1; s = DRAW; t = s * 2; return mode ? t : x.a - y.a; }",
  ])("draws in one mode: %s", (text) => {
    expect(report(text)).toBe("in its random mode");
  });

  it.each([
    "([p], [q]) => p - q || DRAW",
    "([, p], [, q]) => p - q || DRAW",
    "(x, y) => (mode ? x.a - y.a : x.b - y.b) || DRAW",
    "({ a }, { a: b }) => a - b || DRAW",
    "({ a = 0 }, { a: b = 0 }) => a - b || DRAW",
    "({ ...p }, { ...q }) => p.a - q.a || DRAW",
    "(x, y = 1) => x - y || DRAW",
    "(x) => x.a - x.a || DRAW",
    "(x, y) => (mode ? (x.a === y.a ? DRAW : x.a - y.a) : x.a - y.a)",
    "(x, y) => { let d = 1; if (mode) d = -1; return x.a - y.a || DRAW; }",
    "(x, y) => { let { a: p } = x, [q] = [y.a]; return x.a - y.a || DRAW; }",
  ])("breaks ties: %s", (text) => {
    expect(report(text)).toBe("tied items");
  });

  it.each([
    "(x, y) => x.w * Math.random() - y.w * Math.random()",
    "(x, y) => Math.random() / x.w - Math.random() / y.w",
    "(x, y) => x.w * -Math.random() - y.w * -Math.random()",
    "(x, y) => x.w * (Math.random() * 2) - y.w * (Math.random() * 2)",
    "(x, y) => x.w ** Math.random() - y.w ** Math.random()",
    "(x, y) => -(x.w * Math.random()) - -(y.w * Math.random())",
    "(x, y) => Math.sqrt(x.w * Math.random()) - Math.sqrt(y.w * Math.random())",
    "(x, y) => Math.exp(x.w * Math.random()) - Math.exp(y.w * Math.random())",
    "(x, y) => Math.cbrt(Math.random()) * x.w - Math.cbrt(Math.random()) * y.w",
    "(x, y) => Math.log2(Math.random()) / x.w - Math.log2(Math.random()) / y.w",
    "(x, y) => Math.log10(Math.random()) / x.w - Math.log10(Math.random()) / y.w",
    "(x, y) => Math.pow(Math.random(), x.w) - Math.pow(Math.random(), y.w)",
    "(x, y) => 2 * Math.random() * x.w - 2 * Math.random() * y.w",
    "(x, y) => x.w * Math.random() <= y.w * Math.random() ? -1 : 1",
    "(x, y) => x.w * Math.random() >= y.w * Math.random() ? -1 : 1",
    "(x, y) => x.w * Math.random() < y.w * Math.random() ? -1 : 1",
    "(x, y) => x.w * Math.random() > y.w * Math.random() ? -1 : 1",
    "(x, y) => x.w * (x.v * Math.random()) - y.w * (y.v * Math.random())",
    "(x, y) => x.w * (Math.random() / 2) - y.w * (Math.random() / 2)",
    "(x, y) => x.w * rand() - y.w * rand()",
    "(x, y) => { const p = x.w * Math.random(), q = y.w * Math.random(); return p - q; }",
    "(x, y) => { const p = x.w * Math.random(); return p < y.w * Math.random() ? -1 : 1; }",
    "(x, y) => x.w * Math.random() ** 2 - y.w * Math.random() ** 2",
    "(x, y) => x.w * (2 / Math.random()) - y.w * (2 / Math.random())",
    "(x, y) => x.w * chance.floating({ min: 0, max: 1 }) - y.w * chance.floating({ min: 0, max: 1 })",
  ])("weighs: %s", (text) => {
    expect(report(text)).toBe("even with equal weights");
  });

  it.each([
    "(x, y) => by(y, x)",
    "(x, y) => { log(x); return by(x, y); }",
    "(x, y) => (x.a ? DRAW : 0.5 - Math.random())",
    "(x, y) => x.w * ~Math.random() - y.w * ~Math.random()",
    "(x, y) => x.w * (Math.random() * mode) - y.w * (Math.random() * mode)",
    "(x, y) => one(x, y)",
    "(x, y) => by(x)",
    "(x, y) => x.w * chance.bool() - y.w * chance.bool()",
    "(x, y) => x.w * chance.integer({ min: 0, max: 9 }) - y.w * chance.integer({ min: 0, max: 9 })",
    "(x, y) => x.w * chance.word() - y.w * chance.word()",
    "(x, y) => x.w * rng.nextInt() - y.w * rng.nextInt()",
    "(x, y) => x.w * Math.random() - y.w * Math.random() + x.a",
    "(x, y) => x.w * Math.random() - y.v * Math.random()",
    "(x, y) => x.w * Math.random() - y.w",
    "(x, y) => x.w - y.w * Math.random()",
    "(x, y) => { let p = x.w * Math.random(); p = p + 1; return p - y.w * Math.random(); }",
    "(x, y) => x.w * (Math.random() ** mode) - y.w * (Math.random() ** mode)",
    "(x, y) => { last = x; return mode ? DRAW : x.a - y.a; }",
    "(x, y) => { let n = 0; n += x.a; return mode ? DRAW : n - y.a; }",
    "(x, y) => { options.n = 1; return mode ? DRAW : x.a - y.a; }",
    "(x, y) => x.w * Math.sqrt(mode * Math.random()) - y.w * Math.sqrt(mode * Math.random())",
    "async () => DRAW",
    "function* () { return DRAW; }",
    "(x, y) => by(x, y) || 0",
    "({ a }, { b }) => a - b || DRAW",
    "([, p], [q]) => p - q || DRAW",
    "({ [n]: p }, { [n]: q }) => p - q || DRAW",
    "(x, y) => ~(x.w * Math.random()) - ~(y.w * Math.random())",
    "(x, y) => x.w + Math.random() - (y.w + Math.random())",
    "(x, y) => Math.sin(x.w * Math.random()) - Math.sin(y.w * Math.random())",
    "(x, y) => Math.pow(x.w, Math.random()) - Math.pow(y.w, Math.random())",
    "(x, y) => Math.pow(Math.random(), Math.random() * x.w) - Math.pow(Math.random(), Math.random() * y.w)",
    "(x, y) => x.w * Math.random() * Math.random() - y.w * Math.random() * Math.random()",
    "(x, y) => x.w * (1 - Math.random()) - y.w * (1 - Math.random())",
    "(x, y) => x.w * y.w * Math.random() - y.w * x.w * Math.random()",
    "(x, y) => x.w * Math.random(x) - y.w * Math.random(y)",
    "(x, y) => x.w * Math.random() == y.w * Math.random() ? -1 : 1",
    "(x, y) => other.log(Math.random() * x.w) - other.log(Math.random() * y.w)",
    "function (x, y) { return arguments[0].a - arguments[1].a || DRAW; }",
    "function (x, y) { return arguments[0].a - arguments[1].a + Math.random(); }",
  ])("is not judged: %s", (text) => {
    expect(report(text)).toBeUndefined();
  });

  it("is the source itself", () => {
    expect(report("Math.random")).toBe("biased");
    expect(report("random")).toBeUndefined();
    expect(report("dice", ["dice"])).toBe("biased");
    expect(report("dice")).toBeUndefined();
    expect(report("() => once - 0.5")).toBe("biased");
  });
});

describe("a generator as the comparator itself", () => {
  const MULBERRY =
    "function mulberry32(a) { return function () { let t = (a += 0x6d2b79f5); t = Math.imul(t ^ (t >>> 15), t | 1); return ((t ^ (t >>> 14)) >>> 0) / 4294967296; }; } const rand = mulberry32(5);";
  const verifySort = (code: string): ReturnType<typeof verify> =>
    verify(`${code} const list = [1, 2, 3, 4, 5]; list.sort(rand);`);

  it.each([
    ["that another function makes", MULBERRY],
    [
      "whose state is a remainder",
      "let seed = 1; function rand() { seed = (seed * 16807) % 2147483647; return seed / 2147483647; }",
    ],
    [
      "that sets its state where it returns",
      "let seed = 1; const rand = () => (seed = (seed * 16807) % 2147483647) / 2147483647;",
    ],
  ])("never says that an item comes before another: %s", (_, code) => {
    const [report, ...more] = verifySort(code);
    expect(more).toEqual([]);
    expect(report?.message).toContain("of 5 items, the first one stays first 100 % of the time");
    expect(report?.fix?.text).toContain("rand");
  });

  it.each([
    [
      "takes the items",
      "let seed = 1; function rand(a, b) { seed = (seed * 16807) % 2147483647; return seed / 2147483647; }",
    ],
    [
      "takes all that it is given",
      "let seed = 1; function rand() { seed = (seed * arguments[0]) % 2147483647; return seed / 2147483647; }",
    ],
    [
      "may be negative",
      "let seed = 1; function rand() { seed = (seed * 16807) % 2147483647; return (seed - 1073741823) / 2147483647; }",
    ],
    [
      "has a sign bit",
      "let seed = 1; function rand() { seed ^= seed << 13; seed ^= seed >> 17; return seed / 2147483648; }",
    ],
    [
      "is made smaller at last",
      "let seed = 1; function rand() { seed = (seed * 16807) % 2147483647; seed = seed - 5; return seed / 2147483647; }",
    ],
    [
      "counts the wrong way",
      "let seed = 1; function rand() { seed = (seed * 16807) % 2147483647; return seed / -2147483647; }",
    ],
    ["comes from a library", `import seedrandom from "seedrandom"; const rand = seedrandom("x");`],
  ])("is left alone where it %s", (_, code) => {
    expect(verifySort(code)).toEqual([]);
  });
});
