// Comparators that are bound, made by another function, or assigned later: what they draw, what goes with their fix, and which of them may be others.
import { describe, expect, it } from "vitest";
import { fixAll, verify, verifyAlone } from "../linted.fixture.ts";

/** What is said of the only sort in a module; undefined where that is nothing. */
function tell(code: string): string | undefined {
  const [message, ...more] = verifyAlone(code);
  expect(more).toEqual([]);
  return message?.message;
}

const sort = (argument: string): string => `export const mix = (list) => list.sort(${argument});`;

const COIN = tell(sort("() => Math.random() - 0.5"));

describe("a comparator", () => {
  it.each([
    ["bound to nothing", "function coin() { return Math.random() - 0.5; }", "coin.bind(null)"],
    ["bound without arguments", "const coin = () => Math.random() - 0.5;", "coin.bind()"],
    ["made of a source", "const byChance = (rng) => () => rng() - 0.5;", "byChance(Math.random)"],
    ["made of nothing", "function byChance() { return function () { return Math.random() - 0.5; }; }", "byChance()"],
    ["made of a default", "const byChance = (rng = Math.random) => () => rng() - 0.5;", "byChance()"],
    ["made of a threshold", "function byChance(half) { return () => Math.random() - half; }", "byChance(0.5)"],
    [
      "made with a constant inside",
      "const byChance = () => { const half = 0.5; return () => Math.random() - half; };",
      "byChance()",
    ],
    ["made before", "const byChance = (rng) => () => rng() - 0.5; const compare = byChance(Math.random);", "compare"],
    ["made to compare", "const byChance = (rng) => (x, y) => (x === y ? 0 : rng() - 0.5);", "byChance(Math.random)"],
    ["assigned once", "let compare; compare = () => Math.random() - 0.5;", "compare"],
  ])("may be %s", (_, declared, argument) => {
    const code = `${declared}\n${sort(argument)}\n`;
    expect(tell(code)).toBe(COIN);
    const { fixed, output } = fixAll(code);
    expect(fixed).toBe(true);
    expect(output).toMatch(/^export const mix = \(list\) => fairShuffle\(list\);\n/);
    expect(verify(output)).toEqual([]);
  });

  it.each([
    ["handed on", "(x, y) => order(x, y)"],
    ["handed on by a statement", "(x, y) => { return order(x, y); }"],
  ])("may be %s, with its modes", (_, argument) => {
    const order = "const order = (a, b) => (isMixed ? Math.random() - 0.5 : a.n - b.n);";
    expect(tell(`${order}\n${sort(argument)}`)).toContain("in its random mode");
  });

  it.each([
    "(x, y) => order(y, x)",
    "(x, y) => order(x, x)",
    "(x, y) => order(x, y, 1)",
    "(x, y) => order(x, first)",
    "(x) => order(x, first)",
    "([x], y) => order(x, y)",
    "(x, y) => { report(x); return order(x, y); }",
    "(x, y) => other(x, y)",
    "(x, y) => single(x, y)",
  ])("is none that is handed on where it is %s", (argument) => {
    const modes = "isMixed ? Math.random() - 0.5 : a.n - first.n";
    const functions = `const order = (a, b) => (${modes.replace("first", "b")}); const single = (a) => (${modes});`;
    expect(tell(`${functions}\n${sort(argument)}`)).toBeUndefined();
  });

  it("may be assigned below the function that sorts by it", () => {
    expect(tell(`let compare;\n${sort("compare")}\ncompare = () => Math.random() - 0.5;`)).toBe(COIN);
  });

  it("draws once where it is made", () => {
    const constant = `const by = (r) => () => r - 0.5;\n${sort("by(Math.random())")}`;
    expect(tell(constant)).toContain("stays first 50.0 %");
    expect(fixAll(constant).fixed).toBe(false);
    expect(tell(`const by = () => { const r = Math.random(); return () => r - 0.5; };\n${sort("by()")}`)).toContain(
      "stays first 50.0 %",
    );
  });

  it("may be made of options, whose getters nobody knows", () => {
    const code = `const by = ({ half }) => () => Math.random() - half;\n${sort("by({ half: 0.5 })")}`;
    expect(tell(code)).toBe(COIN);
    expect(fixAll(code).fixed).toBe(false);
  });

  it("hands on the source that it was made of", () => {
    const code = `import seedrandom from "seedrandom";\nconst rng = seedrandom("x");\nconst byChance = (random) => () => random() - 0.5;\n${sort("byChance(rng)")}\n`;
    expect(fixAll(code).output).toContain(
      'const rng = seedrandom("x");\nexport const mix = (list) => fairShuffle(list, rng);\n',
    );
  });

  it("is a method that is bound to its own object", () => {
    const method = "compare() { return this.rng() - 0.5; } rng() { return Math.random(); }";
    expect(tell(`export class Deck { mix(list) { list.sort(this.compare.bind(this)); } ${method} }`)).toBe(COIN);
    expect(
      tell(`export class Deck { mix(list, other) { list.sort(this.compare.bind(other)); } ${method} }`),
    ).toBeUndefined();
  });

  it("keeps what else uses its parts", () => {
    const made = "const byChance = (rng) => () => rng() - 0.5;\nconst compare = byChance(Math.random);\n";
    const code = `${made}${sort("compare")}\nexport const again = byChance;\n`;
    expect(fixAll(code).output).toContain("const byChance = (rng) => () => rng() - 0.5;\nexport const mix");
    const assigned = `let compare;\ncompare = () => Math.random() - 0.5;\n${sort("compare")}\nexport const see = () => compare;\n`;
    expect(fixAll(assigned).output).toContain("let compare;\ncompare = () => Math.random() - 0.5;\n");
  });

  it("names what making it does besides", () => {
    const code = `const by = () => { const half = count(); return () => Math.random() - 0.5; };\n${sort("by()")}`;
    expect(fixAll(code).fixed).toBe(false);
    expect(verify(code)[0]?.suggestions?.[0]?.desc).toContain("if nobody needs `by()`");
  });

  it.each([
    [
      "made for a mode",
      'const by = (key) => (x, y) => (key === "random" ? Math.random() - 0.5 : x[key] - y[key]);',
      'by("name")',
    ],
    ["made to break ties", "const by = (key) => (x, y) => x[key] - y[key] || Math.random() - 0.5;", 'by("name")'],
    ["made with a report", "const by = (rng) => { report(rng); return () => rng() - 0.5; };", "by(Math.random)"],
    [
      "made with a state",
      "const by = (s) => () => { s = (s * 16807) % 2147483647; return s / 2147483647 - 0.5; };",
      "by(42)",
    ],
    ["made of what draws once", "const by = (dir) => (x, y) => dir * (x - y);", "by(Math.random() < 0.5 ? 1 : -1)"],
    [
      "made in one way or another",
      "const by = (rng) => { if (rng) return () => rng() - 0.5; return (x, y) => x - y; };",
      "by(Math.random)",
    ],
    ["made by a promise", "const by = async (rng) => () => rng() - 0.5;", "by(Math.random)"],
    ["bound to an item", "function coin(x) { return x - Math.random(); }", "coin.bind(null, 0.5)"],
    ["bound to more", "function coin() { return Math.random() - 0.5; }", "coin.bind(null, 1)"],
    ["bound to another this", "function coin() { return this.random() - 0.5; }", "coin.bind(dice)"],
    ["assigned twice", "let compare; compare = () => Math.random() - 0.5; compare = (x, y) => x - y;", "compare"],
    ["assigned under a condition", "let compare; if (Date.now() % 2) compare = () => Math.random() - 0.5;", "compare"],
    ["assigned elsewhere", "let compare; export function set() { compare = () => Math.random() - 0.5; }", "compare"],
    ["assigned over another", "let compare = (x, y) => x - y; compare = () => Math.random() - 0.5;", "compare"],
    ["another function, assigned", "let compare; compare ||= () => Math.random() - 0.5;", "compare"],
  ])("is not read where it is %s", (_, declared, argument) => {
    expect(tell(`${declared}\n${sort(argument)}`)).toBeUndefined();
  });

  it.each([
    "let compare; function init(list) { compare = () => Math.random() - 0.5; list.sort(compare); }",
    "var compare; function init(list) { compare = () => Math.random() - 0.5; if (list) { list.sort(compare); } }",
  ])("may be assigned far from its declaration, right before the sort: %s", (code) => {
    expect(tell(`${code} export { init };`)).toBe(COIN);
  });

  it.each([
    "let compare; function init(list) { list.sort(compare); compare = () => Math.random() - 0.5; }",
    "let compare; function init(list) { if (list) { compare = () => Math.random() - 0.5; } list.sort(compare); }",
    "let compare; function init(list) { compare = () => Math.random() - 0.5; f(list); function f(x) { x.sort(compare); } }",
    "let compare; function init(list) { compare = () => Math.random() - 0.5; } function f(x) { x.sort(compare); }",
    "let compare; function init(list, on) { on && (compare = () => Math.random() - 0.5); list.sort(compare); }",
    "let compare; function init(list, on) { if (on) compare = () => Math.random() - 0.5; list.sort(compare); }",
    "let compare; function init(list) { compare = () => Math.random() - 0.5; list.sort(compare); compare = null; }",
  ])("is not read where it may be assigned later, or not at all: %s", (code) => {
    expect(tell(`${code} export { init };`)).toBeUndefined();
  });

  it("is not read where the sort comes before it", () => {
    expect(
      tell("let compare; export const list = [3, 1, 2, 5]; list.sort(compare); compare = () => Math.random() - 0.5;"),
    ).toBeUndefined();
  });
});
