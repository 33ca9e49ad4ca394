/** The judge itself, judged: programs whose distribution is known, and the generated ones against plain simulation. */

import { describe, expect, test } from "vitest";

import { createDice } from "./dice.ts";
import { compile } from "./enumerate.ts";
import { strayLimit } from "./fix-check.ts";
import { writeProgram } from "./grammar.ts";
import { ANY_LENGTH, fromMarked, makeRunnable, showSource, withoutMarks, type Program } from "./program.ts";
import { distribute, findIdentity, findTruth, makeCards, playOnce } from "./truth.ts";

const SWAP = "[a[i], a[j]] = [a[j], a[i]];";

function program(body: string, parts: Partial<Omit<Program, "source" | "runnable">> = {}): Program {
  return fromMarked({
    family: "loop",
    intent: "shuffle",
    entry: "(items) => shuffle(items)",
    sizes: ANY_LENGTH,
    features: [],
    kind: "",
    ...parts,
    marked: `function shuffle(a) {\n${body}\nreturn a;\n}`,
  });
}

function shares(body: string, n: number): Record<string, string> {
  const { runnable, entry } = program(body);
  const outcome = distribute(runnable, entry, n);
  if (outcome.kind === "invalid") throw new Error(outcome.reason);
  const { weights, total } = outcome.distribution;
  return Object.fromEntries([...weights].map(([order, weight]) => [order, fraction(weight, total)]));
}

function fraction(numerator: bigint, denominator: bigint): string {
  let [x, y] = [numerator, denominator];
  while (y !== 0n) [x, y] = [y, x % y];
  return `${String(numerator / x)}/${String(denominator / x)}`;
}

const NAIVE = `for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random(⟦GRID(a.length)⟧) * a.length); ${SWAP} }`;
const DURSTENFELD = `for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random(⟦GRID(i + 1)⟧) * (i + 1)); ${SWAP} }`;
const SATTOLO = `for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random(⟦GRID(i)⟧) * i); ${SWAP} }`;
const COIN = "a.sort(() => Math.random(⟦CUTS(2, 1)⟧) - 0.5);";

describe("known distributions", () => {
  test("the naive swap loop of three", () => {
    expect(shares(NAIVE, 3)).toEqual({
      "0,1,2": "4/27",
      "2,0,1": "4/27",
      "2,1,0": "4/27",
      "0,2,1": "5/27",
      "1,0,2": "5/27",
      "1,2,0": "5/27",
    });
  });

  test("V8's sort of three by a fair coin", () => {
    expect(shares(COIN, 3)).toEqual({
      "0,1,2": "3/8",
      "2,1,0": "5/16",
      "1,0,2": "1/8",
      "0,2,1": "1/16",
      "1,2,0": "1/16",
      "2,0,1": "1/16",
    });
  });

  test("a rounded draw gives both ends half the weight", () => {
    const body = "const j = Math.round(Math.random(⟦HALVES(2)⟧) * 2); [a[0], a[j]] = [a[j], a[0]];";
    expect(shares(body, 3)).toEqual({ "0,1,2": "1/4", "1,0,2": "1/2", "2,1,0": "1/4" });
  });

  test("ranked draws give sorted keys every order equally often", () => {
    const body = "const k = new Map(a.map((x) => [x, Math.random(⟦RANK⟧)])); a.sort((x, y) => k.get(x) - k.get(y));";
    expect(new Set(Object.values(shares(body, 4)))).toEqual(new Set(["1/24"]));
  });
});

describe("sort keys that tie", () => {
  const byKeys = (hint: string, values: number): Record<string, string> =>
    shares(
      `const keys = new Map(a.map((x) => [x, Math.floor(Math.random(⟦${hint}⟧) * ${String(values)})])); a.sort((x, y) => keys.get(x) - keys.get(y));`,
      3,
    );

  test("ranks and ties of whole numbers give what trying every number gives", () => {
    expect(byKeys("KEYS(40)", 40)).toEqual(byKeys("GRID(40)", 40));
    expect(byKeys("KEYS(40)", 40)["0,1,2"]).toBe(fraction(40n * 41n * 42n, 6n * 40n ** 3n));
  });

  test("keys from 2^32 values are as good as any numbers, and counted exactly", () => {
    const orders = Object.values(byKeys("KEYS(2 ** 32)", 2 ** 32));
    expect(orders).toHaveLength(6);
    expect(new Set(orders).size).toBeGreaterThan(1);
    const found = findTruth(
      program(
        `const keys = new Map(a.map((x) => [x, Math.floor(Math.random(⟦KEYS(2 ** 32)⟧) * 2 ** 32)])); a.sort((x, y) => keys.get(x) - keys.get(y));`,
      ),
    );
    expect(found.kind).toBe("slight");
    expect(Math.max(...found.distances.values())).toBeLessThan(1e-8);
  });
});

describe("the kinds of truth", () => {
  const NAMED: readonly [name: string, program: Program, kind: string][] = [
    ["Durstenfeld", program(DURSTENFELD), "uniform"],
    ["the naive loop", program(NAIVE), "biased"],
    ["Sattolo", program(SATTOLO), "cycles"],
    ["a coin comparator", program(COIN), "biased"],
    [
      "a comparator that is never negative",
      program("a.sort(() => Math.random(⟦GRID(1)⟧));", { family: "comparator" }),
      "biased",
    ],
    [
      "a loop that draws and swaps each item with itself",
      program(
        "for (let i = 0; i < a.length; i++) { const j = i + Math.floor(Math.random(⟦GRID(1)⟧)); [a[i], a[j]] = [a[j], a[i]]; }",
      ),
      "still",
    ],
    ["a comparator without a draw", program("a.sort((x, y) => x - y);"), "deterministic"],
    ["a coin for two", program(COIN, { sizes: [2] }), "uniform"],
    ["an unfair coin for two", program("a.sort(() => Math.random(⟦CUTS(5, 1)⟧) - 0.2);", { sizes: [2] }), "biased"],
    [
      "all but the first",
      program(
        `for (let i = a.length - 1; i > 1; i--) { const j = 1 + Math.floor(Math.random(⟦GRID(i)⟧) * i); ${SWAP} }`,
      ),
      "part",
    ],
    ["a loop that stops one early", program(DURSTENFELD.replace("i > 0", "i > 1")), "biased"],
    [
      "a draw that can equal n",
      program(
        `for (let i = 0; i < a.length; i++) { const j = Math.round(Math.random(⟦HALVES(a.length)⟧) * a.length); ${SWAP} }`,
      ),
      "invalid",
    ],
    ["a loop without end", program("while (a.length) Math.random(⟦GRID(2)⟧);"), "invalid"],
    [
      "a loop without end or draws",
      program("const once = Math.random(⟦GRID(2)⟧);\nfor (let i = 0; i < a.length; i++) {\n  a[i + 1] = once;\n}"),
      "invalid",
    ],
    ["an overwritten item", program("a[Math.floor(Math.random(⟦GRID(2)⟧) * 2)] = a[2];"), "invalid"],
    [
      "the first two steps of Fisher–Yates",
      program(
        `for (let i = 0; i < 2; i++) { const j = i + Math.floor(Math.random(⟦GRID(a.length - i)⟧) * (a.length - i)); ${SWAP} }`,
        { intent: "sample" },
      ),
      "sample",
    ],
    [
      "two naive steps",
      program(
        `for (let i = 0; i < 2; i++) { const j = Math.floor(Math.random(⟦GRID(a.length)⟧) * a.length); ${SWAP} }`,
        {
          intent: "sample",
        },
      ),
      "partly biased",
    ],
  ];
  test.each(NAMED)("%s", (_, given, kind) => {
    expect(findTruth(given).kind).toBe(kind);
  });

  test("the array that comes in is told from a copy", () => {
    const identity = (body: string): unknown => {
      const { source, entry } = program(body);
      return findIdentity(source, entry, 4);
    };
    expect(identity(DURSTENFELD)).toEqual({ returnsInput: true, writesInput: true });
    expect(identity(`a = [...a]; ${DURSTENFELD}`)).toEqual({ returnsInput: false, writesInput: false });
    expect(identity("a = a.sort(() => Math.random()).slice();")).toEqual({ returnsInput: false, writesInput: true });
  });
});

describe("the grammar", () => {
  test("a seed writes the same program again, and the next number another", () => {
    expect(writeProgram(5, 17)).toEqual(writeProgram(5, 17));
    expect(writeProgram(5, 17).source).not.toBe(writeProgram(5, 18).source);
    expect(writeProgram(6, 17).source).not.toBe(writeProgram(5, 17).source);
  });

  test("the text that the rule reads holds no mark", () => {
    expect(withoutMarks("Math.random(⟦GRID(i + 1)⟧) * (i + 1)")).toBe("Math.random() * (i + 1)");
    for (let index = 0; index < 500; index++) {
      expect(writeProgram(2, index).source).not.toMatch(/⟦|⟧|GRID|HALVES|CUTS|RANK/u);
    }
  });

  test("a program that fails whatever is drawn is a mistake of its grammar, one that leaves its array is not", () => {
    const entry = "(items) => ({ cards: items, shuffle }).shuffle()";
    const failing = "function shuffle() { function go() { this.cards.reverse(); } go(); }";
    expect(() => distribute(failing, entry, 3)).toThrow("reading 'cards'");
    expect(distribute("function shuffle() { return this.cards[3].score; }", entry, 3).kind).toBe("invalid");
  });

  test("the breakpoints are all there: where inside its interval a draw stands changes nothing", () => {
    for (let index = 0; index < 1000; index++) {
      const { runnable, entry, sizes, source } = writeProgram(3, index);
      const n = sizes.includes(4) ? 4 : (sizes[0] ?? 3);
      const [low, high] = [0.04, 0.96].map((place) => {
        const outcome = distribute(runnable, entry, n, { place });
        return outcome.kind === "invalid" ? outcome.kind : outcome.distribution.weights;
      });
      expect(high, source).toEqual(low);
    }
  });

  // 400 programs of at most 24 orders, each order allowed to stray with a chance of 1e-11 at most (Bernstein): below 1e-7 in all.
  test("the plain text, run with an ordinary generator, has the distribution that the marked text has", () => {
    const trials = 4000;
    for (let index = 0; index < 400; index++) {
      const program = writeProgram(4, index);
      const { runnable, entry, sizes } = program;
      const n = sizes.includes(4) ? 4 : (sizes[0] ?? 3);
      const outcome = distribute(runnable, entry, n);
      if (outcome.kind === "invalid") continue;
      const { weights, total } = outcome.distribution;
      const run = compile(makeRunnable(program, program.source), entry, createDice(index, n).unit);
      const cards = makeCards(n);
      const counts = new Map<string, number>();
      for (let k = 0; k < trials; k++) {
        const order = playOnce(run, cards);
        counts.set(order, (counts.get(order) ?? 0) + 1);
      }
      for (const order of new Set([...counts.keys(), ...weights.keys()])) {
        const probability = Number(weights.get(order) ?? 0n) / Number(total);
        const stray = Math.abs((counts.get(order) ?? 0) - trials * probability);
        expect(stray, `${order}\n${showSource(program)}`).toBeLessThanOrEqual(
          probability === 0 ? 0 : strayLimit(trials, probability, 1e-11),
        );
      }
    }
  });
});
