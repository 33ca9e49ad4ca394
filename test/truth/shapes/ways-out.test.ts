// The ways out beside the fix of a random sort: a sample, one pick, a shuffled copy. Each is applied, and run.
import * as fairShuffle from "fair-shuffle";
import { describe, expect, it } from "vitest";
import { enumerateOrders } from "./enumerate.ts";
import { applySuggestion, fix, lint } from "./lint.ts";

type Draws = (cards: number[], count?: number) => unknown;

/** The description and the text of the only suggestion beside the fix. */
function takeOther(text: string, filename = "file.mjs"): { readonly words: string; readonly text: string } | undefined {
  const [message, ...more] = lint(text, { helper: "import" }, filename);
  expect(more).toEqual([]);
  expect(message?.fix).toBeDefined();
  const [suggestion, ...others] = message?.suggestions ?? [];
  expect(others).toEqual([]);
  return suggestion && { words: suggestion.desc, text: applySuggestion(text, suggestion) };
}

function evaluate(text: string): Draws {
  const body = text
    .replace(/^import \{ (.*) \} from "fair-shuffle";$/m, "const { $1 } = fairShuffle;")
    .replace("export const f =", "const f =");
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the programs are our own, and running them is the test
  return new Function("fairShuffle", `${body}\nreturn f;`)(fairShuffle) as Draws;
}

/** The probability of each result for cards 0 to n − 1. */
function getResults(draw: Draws, cards: number, count?: number): ReadonlyMap<string, number> {
  return enumerateOrders((list) => [draw(list, count)].flat() as number[], cards, 12);
}

function expectEven(results: ReadonlyMap<string, number>, count: number): void {
  expect(results.size).toBe(count);
  for (const share of results.values()) expect(share).toBeCloseTo(1 / count, 9);
}

describe("a sample", () => {
  it.each([
    [
      "(a, k) => a.sort(() => Math.random() - 0.5).slice(0, k)",
      "sample(a, Math.min(k, a.length))",
      " (`a` keeps its order; for a whole `k` from 0 up)",
    ],
    [
      "(a, k) => a.slice().sort(() => Math.random() - 0.5).slice(0, k)",
      "sample(a, Math.min(k, a.length))",
      " (for a whole `k` from 0 up)",
    ],
    ["(a) => a.toSorted(() => Math.random() - 0.5).slice(0, 2)", "sample(a, Math.min(2, a.length))", ""],
    [
      "(a, k) => a.concat().sort(() => Math.random() - 0.5).slice(0, k).map((x) => x)",
      "sample(a, Math.min(k, a.length))",
      " (for a whole `k` from 0 up)",
    ],
  ])("%s becomes %s", (code, sample, note) => {
    const found = takeOther(`export const f = ${code};`);
    expect(found?.words).toBe(`Draw no more than these: \`${sample}\`${note}.`);
    const run = evaluate(found?.text ?? "");
    expectEven(getResults(run, 3, 2), 6);
    expectEven(getResults(run, 4, 2), 12);
    const isFixed = !code.startsWith("(a, k)");
    // As many as there are, more than there are, and none.
    for (const count of isFixed ? [2] : [0, 1, 3, 7]) {
      const wanted = [1, 2, 3].slice(0, count).length;
      expect(run([1, 2, 3], count)).toHaveLength(wanted);
    }
    expect(run([], 2)).toEqual([]);
    expect(run([5], 2)).toEqual([5]);
    const given = [1, 2, 3];
    run(given, 2);
    expect(given).toEqual([1, 2, 3]);
  });

  it("takes a number within a known length as it is", () => {
    const text = `const a = [1, 2, 3, 4];\nexport const f = () => [...a].sort(() => Math.random() - 0.5).slice(0, 2);`;
    const found = takeOther(text);
    expect(found?.text).toBe(
      `import { sample } from "fair-shuffle";\n\nconst a = [1, 2, 3, 4];\nexport const f = () => sample(a, 2);`,
    );
    expectEven(getResults(evaluate(found?.text ?? ""), 0), 12);
  });

  it("hands the random source on", () => {
    const found = takeOther("export const f = (a, rng) => a.slice().sort(() => rng() - 0.5).slice(0, 3);");
    expect(found?.text).toContain("=> sample(a, Math.min(3, a.length), rng);");
  });

  it.each([
    ["an iterable that may have no length", "(a) => [...a].sort(() => Math.random() - 0.5).slice(0, 3)"],
    ["a count that may be left out", "(a, k = 3) => a.slice().sort(() => Math.random() - 0.5).slice(0, k)"],
    ["a negative count", "(a) => a.slice().sort(() => Math.random() - 0.5).slice(0, -2)"],
    ["a count with a fraction", "(a) => a.slice().sort(() => Math.random() - 0.5).slice(0, 2.5)"],
    ["a count that is computed", "(a) => a.slice().sort(() => Math.random() - 0.5).slice(0, a.length / 2)"],
    ["a later part", "(a) => a.slice().sort(() => Math.random() - 0.5).slice(2, 3)"],
    ["a list that a call makes", "(a) => a.map(g).sort(() => Math.random() - 0.5).slice(0, 3)"],
    ["a comment", "(a) => a.slice().sort(() => Math.random() - 0.5)/* three */.slice(0, 3)"],
  ])("%s: not offered", (_, code) => {
    expect(takeOther(`export const f = ${code};`)).toBeUndefined();
  });

  it("is not offered from another module, nor where nothing is imported", () => {
    const text = "export const f = (a) => a.slice().sort(() => Math.random() - 0.5).slice(0, 3);";
    for (const options of [
      { importFrom: "./own.js" },
      { helper: "inline" },
      { importFrom: { module: "lodash", name: "shuffle", copies: true } },
    ]) {
      const [message] = lint(text, options);
      expect((message?.suggestions ?? []).map(({ desc }) => desc).filter((words) => words.includes("sample"))).toEqual(
        [],
      );
    }
  });

  it("takes another name where its own is taken", () => {
    const found = takeOther(
      "const sample = 1; export const f = (a) => a.slice().sort(() => Math.random() - 0.5).slice(0, sample);",
    );
    expect(found?.text).toContain(`import { sample as fairSample } from "fair-shuffle";`);
  });
});

describe("one pick", () => {
  it.each([
    ["(a) => a.sort(() => Math.random() - 0.5)[0]", " (`a` keeps its order)"],
    ["(a) => a.sort(() => Math.random() - 0.5).at(0)", " (`a` keeps its order)"],
    ["(a) => a.slice().sort(() => Math.random() - 0.5)[0]", ""],
    ["(a) => a.toSorted(() => Math.random() - 0.5).pop()", ""],
    ["(a) => a.slice().sort(() => Math.random() - 0.5).shift()", ""],
  ])("%s picks a place", (code, note) => {
    const found = takeOther(`export const f = ${code};`);
    expect(found?.words).toBe(`Pick one: \`a[Math.floor(Math.random() * a.length)]\`${note}.`);
    const run = evaluate(found?.text ?? "");
    expectEven(getResults(run, 3), 3);
    expectEven(getResults(run, 4), 4);
    expect(run([])).toBeUndefined();
  });

  it("draws from the same source", () => {
    const found = takeOther("export class A { pick() { return this.cards.sort(() => this.rng() - 0.5)[0]; } }");
    expect(found?.text).toContain("return this.cards[Math.floor(this.rng() * this.cards.length)];");
  });

  it.each([
    ["a place that is written to", "(a) => { a.sort(() => Math.random() - 0.5)[0] = 1; }"],
    ["a function that is called on its list", "(a) => a.slice().sort(() => Math.random() - 0.5)[0]()"],
    ["another place", "(a) => a.slice().sort(() => Math.random() - 0.5)[1]"],
    ["an item taken out of the list", "(a) => a.sort(() => Math.random() - 0.5).pop()"],
    ["an iterable that may have no places", "(a) => [...a].sort(() => Math.random() - 0.5)[0]"],
  ])("%s: not offered", (_, code) => {
    const words = takeOther(`export const f = ${code};`)?.words ?? "";
    expect(words).not.toContain("Pick");
  });
});

describe("a shuffled copy", () => {
  it("leaves the list as it is", () => {
    const found = takeOther("export const f = (a) => a.sort(() => Math.random() - 0.5).map((x) => x);");
    expect(found?.words).toBe("Shuffle a copy: `toShuffled(a)` (`a` keeps its order).");
    const run = evaluate(found?.text ?? "");
    expectEven(getResults(run, 3), 6);
    const given = [1, 2, 3];
    run(given);
    expect(given).toEqual([1, 2, 3]);
  });

  it("is written into the file where nothing is imported", () => {
    const text = "export const f = (a) => a.sort(() => Math.random() - 0.5);";
    const [message] = lint(text, { helper: "inline" });
    const [suggestion] = message?.suggestions ?? [];
    expect(suggestion?.desc).toContain("fairShuffle(a.slice())");
    const run = evaluate(suggestion === undefined ? "" : applySuggestion(text, suggestion));
    const given = [1, 2, 3];
    run(given);
    expect(given).toEqual([1, 2, 3]);
    expectEven(getResults(run, 3), 6);
  });

  it("takes a comparator along that nobody else uses", () => {
    const found = takeOther("const byChance = () => Math.random() - 0.5;\nexport const f = (a) => a.sort(byChance);\n");
    expect(found?.text).toBe(`import { toShuffled } from "fair-shuffle";\n\nexport const f = (a) => toShuffled(a);\n`);
  });

  it.each([
    ["a sort whose value nobody uses", "(a) => { a.sort(() => Math.random() - 0.5); }"],
    ["a list that was made for it", "() => { const a = [1, 2, 3]; return a.sort(() => Math.random() - 0.5); }"],
    ["a copy", "(a) => a.slice().sort(() => Math.random() - 0.5)"],
    ["a list that a call makes", "(a) => a.filter(g).sort(() => Math.random() - 0.5)"],
    ["a list that is assigned to itself", "(a) => { a = a.sort(() => Math.random() - 0.5); return a; }"],
    ["a list that loses an item at once", "(a) => a.sort(() => Math.random() - 0.5).pop()"],
  ])("%s: not offered", (_, code) => {
    expect(takeOther(`export const f = ${code};`)).toBeUndefined();
  });

  it("is not offered for a tuple, which a copy is not", () => {
    expect(
      takeOther("export const f = (t: [1, 1, 1]): [1, 1, 1] => t.sort(() => Math.random() - 0.5);", "file.ts"),
    ).toBeUndefined();
  });
});

describe("a corrected range", () => {
  it.each(["Math.floor(Math.random() * a.length)", "Math.trunc(Math.random() * a.length)"])(
    "never lies below 0 where the loop counts down: %s",
    (index) => {
      const text = `export const f = (a) => { for (let i = a.length; i > 0; i--) { a.unshift(a.splice(${index}, 1)[0]); } return a; };`;
      const fixed = fix(text, { helper: "inline" });
      expect(fixed).not.toContain("(0 - i)");
      expect(lint(fixed, { helper: "inline" })).toEqual([]);
      expectEven(getResults(evaluate(fixed), 3), 6);
    },
  );
});

describe("what was generated, and came out wrong", () => {
  it("a correction takes no parameter for a counter that the callback is given nothing for", () => {
    const text = `export const f = (array) => {
  Array.from({ length: array.length }, (_, k) => {
    const other = Math.round(Math.random() * (array.length - k)) + k;
    const t = array[k];
    array[k] = array[other];
    array[other] = t;
  });
  return array;
};
`;
    const fixed = fix(text, { helper: "inline" });
    expect(fixed).not.toContain("_ -");
    if (fixed !== text) expectEven(getResults(evaluate(fixed), 3), 6);
  });

  it("Sattolo's algorithm with a swap that loses an item is fixed on request only", () => {
    const text = `export const f = (arr) => {
  for (let i = 1; i <= arr.length; i++) {
    const pick = Math.floor(Math.random() * (i - 1));
    arr[i - 1] ^= arr[pick];
    arr[pick] ^= arr[i - 1];
    arr[i - 1] ^= arr[pick];
  }
  return arr;
};
`;
    const [message, ...more] = lint(text, { helper: "import" });
    expect(more).toEqual([]);
    expect(message?.messageId).toBe("losesItem");
    expect(message?.fix).toBeUndefined();
    expect(message?.suggestions?.map(({ desc }) => desc)).toContainEqual(expect.stringContaining("Use the fair"));
  });
});
