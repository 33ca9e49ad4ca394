// Comparators that draw in one mode, between ties, or to weigh: which are reported, which are not, and what the suggestions do.
import { describe, expect, it } from "vitest";
import { enumerateOrders, getDistance, type Shuffle } from "./enumerate.ts";
import { applySuggestion, lint } from "./lint.ts";
import shapes from "./shapes.json" with { type: "json" };

const withTieBreaks = { checkTieBreaks: true };

function evaluate(code: string): Shuffle {
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the programs are our own, and running them is the test
  return new Function(`${code.replace("export const f =", "const f =")}\nreturn f;`)() as Shuffle;
}

/** The only suggestion of the only finding, applied. */
function applyOnly(text: string): string {
  const [message, ...more] = lint(text, { ...withTieBreaks, helper: "inline" });
  expect(more).toEqual([]);
  expect(message?.fix).toBeUndefined();
  const [suggestion, ...others] = message?.suggestions ?? [];
  expect(others).toEqual([]);
  if (suggestion === undefined) throw new Error(`There is no suggestion for ${text}`);
  return applySuggestion(text, suggestion);
}

describe("a comparator that is random in one mode only", () => {
  it.each([
    ["a ternary", `(x, y) => (mode === "random" ? Math.random() - 0.5 : x - y)`],
    ["a ternary the other way round", `(x, y) => (mode !== "random" ? x - y : Math.random() - 0.5)`],
    ["if and return", `(x, y) => { if (mode === "random") return Math.random() - 0.5; return x - y; }`],
    [
      "if and else",
      `function (x, y) { if (mode === "random") { return 0.5 - Math.random(); } else { return x - y; } }`,
    ],
    ["if not", `(x, y) => { if (!(mode === "random")) return x - y; return Math.random() - 0.5; }`],
    ["a switch", `(x, y) => { switch (mode) { case "random": return Math.random() - 0.5; default: return x - y; } }`],
    [
      "a switch of several cases",
      `(x, y) => { switch (mode) { case "down": return y - x; case "random": return Math.random() - 0.5; default: return x - y; } }`,
    ],
    ["a chain of ternaries", `(x, y) => mode === "down" ? y - x : mode === "random" ? Math.random() - 0.5 : x - y`],
    [
      "a chain of ifs",
      `(x, y) => { if (mode === "down") return y - x; if (mode === "random") return Math.random() - 0.5; return x - y; }`,
    ],
    [
      "keys read before",
      `(x, y) => { const p = x + 0; const q = y + 0; return mode === "random" ? Math.random() - 0.5 : p - q; }`,
    ],
    [
      "another mode that ties",
      `(x, y) => mode === "random" ? Math.random() - 0.5 : mode === "down" ? y - x : x - y || 0`,
    ],
  ])("%s: reported, without a fix", (_, comparator) => {
    const [message, ...more] = lint(`export const f = (a, mode) => a.sort(${comparator});`);
    expect(more).toEqual([]);
    expect(message?.messageId).toBe("biased");
    expect(message?.message).toContain("in its random mode, of 8 items, the first one stays first 22.2 %");
    expect(message?.fix).toBeUndefined();
  });

  it.each([
    ["a ternary", `(x, y) => (mode === "random" ? Math.random() - 0.5 : x - y)`],
    ["if and return", `(x, y) => { if (mode === "random") return Math.random() - 0.5; return x - y; }`],
    [
      "if and else",
      `function (x, y) { if (mode === "random") { return 0.5 - Math.random(); } else { return x - y; } }`,
    ],
    [
      "a switch of several cases",
      `(x, y) => { switch (mode) { case "down": return y - x; case "random": return Math.random() - 0.5; default: return x - y; } }`,
    ],
    ["a chain of ternaries", `(x, y) => mode === "down" ? y - x : mode === "random" ? Math.random() - 0.5 : x - y`],
    [
      "a chain of ifs",
      `(x, y) => { if (mode === "down") return y - x; if (mode === "random") return Math.random() - 0.5; return x - y; }`,
    ],
  ])("%s: once split, fair in the random mode and sorted in the others", (_, comparator) => {
    for (const [receiver, rest, copies] of [
      ["a.sort", "", false],
      ["[...a].sort", "", true],
      ["a.toSorted", "", true],
      ["a.slice().sort", ".map((x) => x)", true],
    ] as [string, string, boolean][]) {
      const before = `export const f = (a, mode) => ${receiver}(${comparator})${rest};`;
      const after = applyOnly(before);
      expect(lint(after)).toEqual([]);
      const [run, wanted] = [after, before].map(
        (code) => evaluate(code) as unknown as (cards: number[], mode: string) => number[],
      );
      if (run === undefined || wanted === undefined) throw new Error("There are two programs.");
      const random = (cards: number[]) => run(cards, "random");
      for (const cards of [3, 4]) expect(getDistance(enumerateOrders(random, cards, 12), cards)).toBeLessThan(1e-9);
      for (const mode of ["up", "down"]) expect(run([2, 0, 3, 1], mode)).toEqual(wanted([2, 0, 3, 1], mode));
      const given = [3, 1, 2];
      expect(run(given, "up") === given).toBe(!copies);
      if (copies) expect(given).toEqual([3, 1, 2]);
    }
  });

  it("becomes two statements where it was one", () => {
    const text = `export function f(a, mode) {\n  a.sort((x, y) => (mode === "random" ? Math.random() - 0.5 : x - y));\n}\n`;
    expect(applyOnly(text)).toContain(
      `{\n  if (mode === "random") fairShuffle(a);\n  else a.sort((x, y) => x - y);\n}\n`,
    );
  });

  it.each([
    [
      "a list made by a call that may change the mode",
      "this.load().sort((x, y) => this.mode ? Math.random() - 0.5 : x - y)",
    ],
    ["`this` of the comparator", "a.sort(function (x, y) { return this ? Math.random() - 0.5 : x - y; })"],
    ["a comment", "a.sort((x, y) => mode /* by chance? */ ? Math.random() - 0.5 : x - y)"],
    [
      "a mode named inside",
      "a.sort((x, y) => { const lucky = mode === 1; return lucky ? Math.random() - 0.5 : x - y; })",
    ],
    ["an optional call", "a?.sort((x, y) => (mode ? Math.random() - 0.5 : x - y))"],
    ["a comparator of several sorts", "const by = (x, y) => (mode ? Math.random() - 0.5 : x - y); a.sort(by); b(by)"],
  ])("%s: no suggestion", (_, code) => {
    const [message] = lint(`export function f() { ${code}; }`);
    expect(message?.messageId).toBe("biased");
    expect(message?.suggestions ?? []).toEqual([]);
  });

  it.each([
    ["a mode that a call tells, which may draw", `a.sort((x, y) => (isRandom() ? Math.random() - 0.5 : x - y));`],
    ["a chance at each comparison", `a.sort((x, y) => (Math.random() < 0.1 ? Math.random() - 0.5 : x - y));`],
    ["a length, which may be 2", `a.sort((x, y) => (a.length === 2 ? Math.random() - 0.5 : x - y));`],
    ["a mode that changes", `let n = 0; a.sort((x, y) => (n++ < 3 ? Math.random() - 0.5 : x - y));`],
    [
      "a mode that the comparator changes elsewhere",
      `let first = true; a.sort((x, y) => { if (first) { first = false; return Math.random() - 0.5; } return x - y; });`,
    ],
    [
      "a comparator looked up",
      `const by = { random: () => Math.random() - 0.5, up: (x, y) => x - y }; a.sort(by[mode]);`,
    ],
    [
      "a comparator that is made",
      `const by = (mode) => mode === "random" ? () => Math.random() - 0.5 : (x, y) => x - y; a.sort(by(mode));`,
    ],
    [
      "a seeded key in the random mode",
      `a.sort((x, y) => (mode === "random" ? hash(seed, x) - hash(seed, y) : x - y));`,
    ],
    ["a stored key in the random mode", `a.sort((x, y) => (mode === "random" ? x.random - y.random : x - y));`],
    ["a key from a map of draws", `a.sort((x, y) => (mode === "random" ? rand.get(x) - rand.get(y) : x - y));`],
    [
      "two items",
      `const [p, q] = [1, 2]; use([p, q].sort((x, y) => (mode === "random" ? Math.random() - 0.5 : x - y)));`,
    ],
    ["a perturbation", `a.sort((x, y) => (mode === "random" ? x - y + Math.random() - 0.5 : x - y));`],
  ])("%s: not reported", (_, code) => {
    expect(lint(code, withTieBreaks)).toEqual([]);
    expect(lint(`export function outer(mode) {\n${code}\n}`, withTieBreaks, "file.ts")).toEqual([]);
  });
});

describe("a random tie-break", () => {
  const ties = [
    ["or", `(x, y) => (x % 2) - (y % 2) || Math.random() - 0.5`],
    [
      "several keys",
      `(x, y) => (x % 2) - (y % 2) || String(x > 9).localeCompare(String(y > 9)) || Math.random() - 0.5`,
    ],
    ["an equality", `(x, y) => (x % 2 === y % 2 ? Math.random() - 0.5 : (x % 2) - (y % 2))`],
    ["an inequality", `(x, y) => (x % 2 !== y % 2 ? (x % 2) - (y % 2) : Math.random() - 0.5)`],
    ["if and return", `(x, y) => { if (x % 2 !== y % 2) return (x % 2) - (y % 2); return Math.random() - 0.5; }`],
    [
      "more or less",
      `(x, y) => { if (x % 2 > y % 2) return 1; if (x % 2 < y % 2) return -1; return Math.random() < 0.5 ? -1 : 1; }`,
    ],
    [
      "a difference in a constant",
      `(x, y) => { const d = (x % 2) - (y % 2); return d !== 0 ? d : Math.random() - 0.5; }`,
    ],
    ["a direction", `(x, y) => { const d = (x % 2) - (y % 2); return -1 * -d || Math.random() - 0.5; }`],
    ["even ones first", `(x, y) => (x % 2 && !(y % 2) ? 1 : !(x % 2) && y % 2 ? -1 : Math.random() - 0.5)`],
  ] as const;

  it.each(ties)("%s: reported only where the option asks for it", (_, comparator) => {
    const text = `export const f = (a) => a.sort(${comparator});`;
    expect(lint(text)).toEqual([]);
    const [message, ...more] = lint(text, withTieBreaks);
    expect(more).toEqual([]);
    expect(message?.messageId).toBe("biasedTieBreak");
    expect(message?.message).toContain(
      "of 8 tied items, the first one stays first 22.2 % of the time instead of 12.5 %",
    );
  });

  it.each(ties)("%s: once shuffled first, sorted by the key, and fair among ties", (_, comparator) => {
    for (const [receiver, copies] of [
      ["a.sort", false],
      ["a.toSorted", true],
      ["[...a].sort", true],
    ] as const) {
      const after = applyOnly(`export const f = (a) => ${receiver}(${comparator});`);
      expect(lint(after, withTieBreaks)).toEqual([]);
      const orders = enumerateOrders(evaluate(after), 4, 12);
      expect([...orders.keys()].sort()).toEqual(["0,2,1,3", "0,2,3,1", "2,0,1,3", "2,0,3,1"]);
      for (const share of orders.values()) expect(share).toBeCloseTo(0.25, 9);
      const given = [3, 1, 2];
      expect(evaluate(after)(given) === given).toBe(!copies);
      if (copies) expect(given).toEqual([3, 1, 2]);
    }
  });

  it("says what the comparator does to items that all tie", () => {
    const text = "export const f = (a) => a.sort((x, y) => x * 0 - y * 0 || Math.random() - 0.5);";
    expect(lint(text, withTieBreaks)).toHaveLength(1);
    expect(getDistance(enumerateOrders(evaluate(text), 3, 12), 3)).toBeCloseTo(0.354, 3);
  });

  it("is written down in the list of shapes", () => {
    const rows = shapes.filter((shape) => "withTieBreaks" in shape);
    expect(rows.map(({ id }) => id)).toEqual(["A41", "A42"]);
    for (const { code, withTieBreaks: wanted } of rows) {
      expect(lint(`export const f = ${code};`, withTieBreaks).map(({ messageId }) => messageId)).toEqual([wanted]);
    }
  });

  it("asks for nothing that stays, and for what the tie-break does besides", () => {
    const getTitle = (text: string): string | undefined => lint(text, withTieBreaks)[0]?.suggestions?.[0]?.desc;
    const kept = getTitle("export const f = (a) => a.sort((x, y) => y.score - x.score || Math.random() - 0.5);");
    expect(kept).toContain("Shuffle first, then sort");
    expect(kept).not.toContain("if nobody needs");
    const asked = getTitle(
      `const draw = () => { console.log(1); return Math.random(); };\nexport const f = (a) => a.sort((x, y) => y.score - x.score || draw() - 0.5);`,
    );
    expect(asked).toContain("if nobody needs `draw()`");
  });

  it("takes the draw out of a variable that holds the difference", () => {
    const text =
      "a.sort((x, y) => { let order = x.s - y.s; if (order === 0) order = Math.random() - 0.5; return order; });\n";
    const [suggestion] = lint(text, withTieBreaks)[0]?.suggestions ?? [];
    expect(suggestion?.fix.text).toContain(
      "fairShuffle(a).sort((x, y) => { let order = x.s - y.s; if (order === 0) order = 0; return order; });",
    );
    expect(lint(text.replace("=== 0", "> 3"), withTieBreaks)).toEqual([]);
  });

  it("leaves a comparator that others use alone", () => {
    const text = "const by = (x, y) => x.s - y.s || Math.random() - 0.5; a.sort(by); b.sort(by); export {};";
    expect(lint(text, withTieBreaks).map(({ suggestions }) => suggestions?.length ?? 0)).toEqual([0, 0]);
  });

  it("changes a named comparator that nobody else uses where it stands", () => {
    const text = "const by = (x, y) => x.s - y.s || Math.random() - 0.5;\na.sort(by);\nexport {};\n";
    const [message] = lint(text, { ...withTieBreaks, helper: "import" });
    const [suggestion] = message?.suggestions ?? [];
    expect(suggestion && applySuggestion(text, suggestion)).toBe(
      `import { shuffle } from "fair-shuffle";\n\nconst by = (x, y) => x.s - y.s;\nshuffle(a).sort(by);\nexport {};\n`,
    );
  });

  it.each([
    [
      "a draw between items of different teams",
      `a.sort((x, y) => (x.team !== y.team ? Math.random() - 0.5 : x.id - y.id));`,
    ],
    ["a fuzzy tie", `a.sort((x, y) => (Math.abs(x.s - y.s) < 5 ? Math.random() - 0.5 : x.s - y.s));`],
    ["a perturbation", `a.sort((x, y) => x.n - y.n + Math.random() - 0.5);`],
    ["a perturbation of each", `a.sort((x, y) => x.h + Math.random() - (y.h + Math.random()));`],
    ["a probability from both", `a.sort((x, y) => (Math.random() < x.w / (x.w + y.w) ? -1 : 1));`],
    ["a stored key after the real one", `a.sort((x, y) => y.score - x.score || x.random - y.random);`],
    ["a hash after the real one", `a.sort((x, y) => y.score - x.score || hash(seed + x.id) - hash(seed + y.id));`],
    ["a name after the real one", `a.sort((x, y) => y.rand - x.rand || x.name.localeCompare(y.name));`],
    [
      "a draw where an unknown test of both says so",
      `a.sort((x, y) => (isTie(x, y) ? Math.random() - 0.5 : x.s - y.s));`,
    ],
    [
      "keys cached in a map",
      `const k = new Map(); const key = (x) => k.get(x) ?? (k.set(x, Math.random()), k.get(x)); a.sort((x, y) => x.s - y.s || key(x) - key(y));`,
    ],
    ["a comparator that reads state", `a.sort((x, y) => x.s - y.s || (count++ % 2) - Math.random());`],
    ["two tied items", `use([p, q].sort((x, y) => x.s - y.s || Math.random() - 0.5));`],
  ])("%s: not reported, whatever the option says", (_, code) => {
    expect(lint(code, withTieBreaks)).toEqual([]);
    expect(lint(`export function outer() {\n${code}\n}`, withTieBreaks, "file.ts")).toEqual([]);
  });
});

describe("a comparator that weighs anew at each comparison", () => {
  const weighing = [
    ["a difference of products", `(x, y) => x.weight * Math.random() - y.weight * Math.random()`],
    ["the other way round", `(x, y) => Math.random() * y.weight - Math.random() * x.weight`],
    ["a comparison", `(x, y) => (Math.random() * x.weight < Math.random() * y.weight ? 1 : -1)`],
    ["powers", `(x, y) => Math.random() ** (1 / y.weight) - Math.random() ** (1 / x.weight)`],
    ["powers by name", `(x, y) => Math.pow(Math.random(), 1 / y.weight) - Math.pow(Math.random(), 1 / x.weight)`],
    ["exponentials", `(x, y) => -Math.log(Math.random()) / x.weight - -Math.log(Math.random()) / y.weight`],
    [
      "in constants",
      `(x, y) => { const p = x.weight * Math.random(); const q = y.weight * Math.random(); return q - p; }`,
    ],
    ["of parts", `({ weight: p }, { weight: q }) => p * Math.random() - q * Math.random()`],
  ] as const;

  it.each(weighing)("%s: reported, even for equal weights, without any suggestion", (_, comparator) => {
    const [message, ...more] = lint(`export const f = (a) => a.sort(${comparator});`);
    expect(more).toEqual([]);
    expect(message?.messageId).toBe("biased");
    expect(message?.message).toContain(
      "even with equal weights, of 8 items, the first one stays first 22.2 % of the time instead of 12.5 %",
    );
    expect(message?.fix).toBeUndefined();
    expect(message?.suggestions ?? []).toEqual([]);
  });

  it.each(weighing)("%s: off by as much as a coin, where all weights are one half", (_, comparator) => {
    const f = evaluate(
      `export const f = (a) => a.map((x) => ({ x, weight: 0.5 })).sort(${comparator}).map(({ x }) => x);`,
    );
    const distance = getDistance(enumerateOrders(f, 3, 6), 3);
    // Two draws tie on a grid of six, and nowhere else.
    expect(Math.abs(distance - 0.354)).toBeLessThan(0.15);
  });

  it.each([
    ["one draw times a difference: its sign is the difference's", `a.sort((x, y) => Math.random() * (x.w - y.w));`],
    ["one draw against a weight", `a.sort((x, y) => x.w * Math.random() - y.w);`],
    ["other weights on each side", `a.sort((x, y) => x.w * Math.random() - y.v * Math.random());`],
    ["a bonus", `a.sort((x, y) => x.w + Math.random() - (y.w + Math.random()));`],
    ["a little noise", `a.sort((x, y) => x.w * (1 + Math.random() / 10) - y.w * (1 + Math.random() / 10));`],
    [
      "keys drawn once",
      `const k = a.map((x) => ({ x, k: Math.random() ** (1 / x.w) })); use(k.sort((p, q) => q.k - p.k));`,
    ],
    ["two items", `use([p, q].sort((x, y) => x.w * Math.random() - y.w * Math.random()));`],
  ])("%s: not reported", (_, code) => {
    expect(lint(code, withTieBreaks)).toEqual([]);
    expect(lint(`export function outer() {\n${code}\n}`, withTieBreaks, "file.ts")).toEqual([]);
  });
});
