/** The judge can say no: wrong reports and wrong fixes are told from right ones. */

import { describe, expect, test } from "vitest";

import { whyWrong } from "./fix-check.ts";
import { compare, judge, type Judgement } from "./judge.ts";
import { ANY_LENGTH, fromMarked, type Program } from "./program.ts";
import { findLongerTruth, findTruth, type Truth, type TruthKind } from "./truth.ts";

function programOf(parts: Partial<Omit<Program, "source" | "runnable">> & { readonly marked?: string } = {}): Program {
  return fromMarked({
    family: "loop",
    intent: "shuffle",
    entry: "(items) => shuffle(items)",
    sizes: ANY_LENGTH,
    features: [],
    kind: "",
    marked: "",
    ...parts,
  });
}

function truthOf(kind: TruthKind, fixed = 0): Truth {
  return { kind, fixed, distances: new Map(), runs: 1 };
}

/** Not uniform, by less than counts as biased. */
function slightly(distance: number): Truth {
  return { kind: "slight", fixed: 0, distances: new Map([[4, distance]]), runs: 1 };
}

describe("a report is compared with the truth", () => {
  const CASES: readonly [name: string, program: Partial<Program>, truth: Truth, ids: readonly string[], Judgement][] = [
    ["a biased loop reported", {}, truthOf("biased"), ["biased"], "rightly reported"],
    ["a biased loop passed over", {}, truthOf("biased"), [], "missed"],
    ["a fair loop reported", {}, truthOf("uniform"), ["biased"], "false alarm"],
    ["a fair loop passed over", {}, truthOf("uniform"), [], "rightly silent"],
    ["a sample reported", { intent: "sample" }, truthOf("sample"), ["biased"], "false alarm"],
    ["code without a draw reported", {}, truthOf("deterministic"), ["biased"], "false alarm"],
    ["kin reported, whatever it does", { family: "kin" }, truthOf("biased"), ["biased"], "false alarm"],
    ["one item that stays, reported as such", {}, truthOf("part", 1), ["fixedItem"], "either way"],
    ["one item that stays, reported as bias", {}, truthOf("part", 1), ["biased"], "false alarm"],
    ["one item that stays in a program for one length", { sizes: [3] }, truthOf("part", 1), ["biased"], "either way"],
    ["two items that stay in a program for one length", { sizes: [4] }, truthOf("part", 2), ["biased"], "false alarm"],
    ["two items that stay, reported", {}, truthOf("part", 2), ["fixedItem"], "false alarm"],
    ["Sattolo reported", {}, truthOf("cycles"), ["cycles"], "either way"],
    ["Sattolo by name reported", { intent: "cycle" }, truthOf("cycles"), ["cycles"], "false alarm"],
    ["a tie-break that nobody asked about, reported", { silent: true }, truthOf("biased"), ["biased"], "false alarm"],
    ["a few moves without a meaning, reported", { intent: "unclear" }, truthOf("biased"), ["biased"], "either way"],
    [
      "a few moves without a meaning that are fair, reported",
      { intent: "unclear" },
      truthOf("uniform"),
      ["biased"],
      "false alarm",
    ],
    ["keys from 2^32 values, reported", { family: "keyed" }, slightly(1e-9), ["biased"], "false alarm"],
    ["keys from 10,000 values, reported", { family: "keyed" }, slightly(5e-4), ["biased"], "either way"],
    ["a draw outside the array, reported", {}, truthOf("invalid"), ["leavesArray"], "either way"],
  ];
  test.each(CASES)("%s", (_, program, truth, ids, judgement) => {
    expect(compare(programOf(program), truth, ids)).toBe(judgement);
  });
});

describe("longer arrays are asked before a report is called a false alarm", () => {
  const oneDraw = (start: string, range: string): Program =>
    programOf({
      marked: `function shuffle(a) {
  const r = Math.random(⟦CUTS(60, 10, 12, 15, 20, 24, 30, 36, 40, 45, 48, 50)⟧);
  for (let i = a.length - 1; i > ${start}; i--) {
    const j = Math.floor(r * ${range}) + i;
    [a[i], a[j]] = [a[j], a[i]];
  }
  return a;
}`,
    });

  test("one draw for all places, whose bias shows from six cards on", () => {
    const judged = judge(oneDraw("1", "(a.length - 1 - i)"), 0);
    expect(judged.truth.kind).toBe("biased");
    expect([...judged.truth.distances.keys()]).toEqual([3, 4, 5, 6]);
    expect(judged.judgement).toBe("rightly reported");
  });

  test("what is fair at every length stays what it was", () => {
    const fair = programOf({
      marked: `function shuffle(a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random(⟦GRID(i + 1)⟧) * (i + 1));
    [a[i], a[j]] = [a[j], a[i]];
  }
  return a;
}`,
    });
    const truth = findTruth(fair);
    expect(findLongerTruth(fair, truth)).toBe(truth);
  });

  test("what fails at a longer length, or is for one length only, stays what it was", () => {
    const breaks = programOf({ marked: "function shuffle(a) { if (a.length > 5) a.length = 9; return a; }" });
    const known = truthOf("uniform");
    expect(findLongerTruth(breaks, known)).toBe(known);
    const forFive = { ...oneDraw("1", "(a.length - 1 - i)"), sizes: [5] };
    expect(findLongerTruth(forFive, known)).toBe(known);
  });
});

describe("a fix is run", () => {
  const naive = programOf({
    marked: `function shuffle(a) {
  for (let i = 0; i < a.length; i++) {
    const j = Math.floor(Math.random(⟦GRID(a.length)⟧) * a.length);
    [a[i], a[j]] = [a[j], a[i]];
  }
  return a;
}`,
  });
  const truth = findTruth(naive);
  const corrected = naive.source.replace("Math.random() * a.length", "Math.random() * (i + 1)");

  test("a corrected range is right", () => {
    expect(whyWrong(naive, truth, corrected)).toBeUndefined();
  });

  test("an imported helper is right, under its own name or another, by import or require", () => {
    const call = "function shuffle(a) {\n  return fair(a);\n}";
    expect(whyWrong(naive, truth, `import { shuffle as fair } from "fair-shuffle";\n\n${call}`)).toBeUndefined();
    expect(whyWrong(naive, truth, `const { shuffle: fair } = require("fair-shuffle");\n\n${call}`)).toBeUndefined();
  });

  test("a loop that is still biased is wrong", () => {
    expect(whyWrong(naive, truth, naive.source)).toMatch(/still biased, 0\.056 from uniform at n = 3/u);
    expect(whyWrong(naive, truth, corrected.replace("floor", "round").replace("i + 1", "i"))).toMatch(/still biased/u);
  });

  test("a copy instead of the array itself is wrong", () => {
    expect(whyWrong(naive, truth, corrected.replace("return a", "return [...a]"))).toMatch(/another one/u);
    expect(whyWrong(naive, truth, corrected.replace("for (", "a = a.slice();\n  for ("))).toMatch(/another one/u);
  });

  test("a name that isn't there, a lost item and a text that doesn't parse are wrong", () => {
    expect(whyWrong(naive, truth, "function shuffle(a) {\n  return fairShuffle(a);\n}")).toMatch(
      /fairShuffle is not defined/u,
    );
    expect(whyWrong(naive, truth, corrected.replace("return a", "a.pop();\n  a.push(1);\n  return a"))).toMatch(
      /no card/u,
    );
    expect(whyWrong(naive, truth, corrected.replace("return a", "return )"))).toMatch(/Unexpected token/u);
  });

  test.each([
    [3, /still part/u],
    [4, /some orders never come/u],
  ])(
    "a length of %i in the text is the length that a fix is for: a last card that was never moved is nobody's",
    (length, wrong) => {
      const loop = (range: string): string => `function shuffle(a) {
  for (let i = 0; i < ${String(length)}; i++) {
    const j = Math.floor(Math.random(⟦GRID(${range})⟧) * ${range});
    [a[i], a[j]] = [a[j], a[i]];
  }
  return a;
}`;
      const sizes = [length + 1];
      const own = programOf({ marked: loop(String(length)), sizes });
      const fair = programOf({ marked: loop("(i + 1)"), sizes });
      const longer = programOf({ marked: loop(String(length + 1)), sizes });
      expect(whyWrong(own, findTruth(own), fair.source)).toBeUndefined();
      expect(whyWrong(own, findTruth(own), own.source)).toMatch(/still biased/u);
      expect(whyWrong(longer, findTruth(longer), fair.source)).toMatch(wrong);
      expect(whyWrong({ ...own, sizes: [...sizes, 9] }, findTruth(own), fair.source)).toMatch(wrong);
    },
  );

  test("a fix of what may only get a suggestion is wrong", () => {
    expect(whyWrong({ ...naive, suggestionOnly: true }, truth, corrected)).toMatch(/suggestion only/u);
  });

  test("a fix of Sattolo's algorithm is wrong", () => {
    expect(whyWrong(naive, truthOf("cycles"), corrected)).toMatch(/suggestion only/u);
  });
});
