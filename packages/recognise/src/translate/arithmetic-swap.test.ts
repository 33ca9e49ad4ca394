import type { Linter } from "eslint";
import { describe, expect, it } from "vitest";
import { fixAll, verify as lint } from "../linted.fixture.ts";

const find = (swap: string): (string | undefined)[] =>
  lint(`for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); ${swap} }`, {
    options: { fix: "off" },
  }).map(({ messageId, message }) => messageId ?? message);

describe("a swap without a third place", () => {
  it.each([
    ["by exclusive or", "a[i] ^= a[j]; a[j] ^= a[i]; a[i] ^= a[j];"],
    ["by exclusive or, at length", "a[i] = a[i] ^ a[j]; a[j] = a[i] ^ a[j]; a[i] = a[i] ^ a[j];"],
    ["by exclusive or, the other way round", "a[i] = a[i] ^ a[j]; a[j] = a[j] ^ a[i]; a[i] = a[j] ^ a[i];"],
    ["by sum and difference", "a[i] = a[i] + a[j]; a[j] = a[i] - a[j]; a[i] = a[i] - a[j];"],
    ["by sum and difference, in short", "a[i] += a[j]; a[j] = a[i] - a[j]; a[i] -= a[j];"],
  ])("%s: %s", (_, swap) => {
    // Arithmetic empties a place that is swapped with itself, hence the test; the draw is Sattolo's, which it changes nothing about.
    expect(find(`if (i !== j) { ${swap} }`)).toEqual(["cycles"]);
  });

  it.each([
    ["with one step less", "a[i] ^= a[j]; a[j] ^= a[i];"],
    ["with another operator first", "a[i] |= a[j]; a[j] ^= a[i]; a[i] ^= a[j];"],
    ["with another operator second", "a[i] ^= a[j]; a[j] -= a[i]; a[i] ^= a[j];"],
    ["with another operator last", "a[i] ^= a[j]; a[j] ^= a[i]; a[i] += a[j];"],
    ["with the second place first", "a[j] ^= a[i]; a[j] ^= a[i]; a[i] ^= a[j];"],
    ["with the first place second", "a[i] ^= a[j]; a[i] ^= a[j]; a[i] ^= a[j];"],
    ["with the second place last", "a[i] ^= a[j]; a[j] ^= a[i]; a[j] ^= a[i];"],
    ["with another place first", "a[i] ^= a[0]; a[j] ^= a[i]; a[i] ^= a[j];"],
    ["with another place second", "a[i] ^= a[j]; a[j] ^= a[0]; a[i] ^= a[j];"],
    ["with another place last", "a[i] ^= a[j]; a[j] ^= a[i]; a[i] ^= a[0];"],
    ["with a number", "a[i] ^= 1; a[j] ^= a[i]; a[i] ^= a[j];"],
    ["by a difference turned round", "a[i] = a[i] + a[j]; a[j] = a[j] - a[i]; a[i] = a[i] - a[j];"],
    ["by a difference first", "a[i] = a[i] - a[j]; a[j] = a[i] - a[j]; a[i] = a[i] - a[j];"],
    ["by sums only", "a[i] = a[i] + a[j]; a[j] = a[i] + a[j]; a[i] = a[i] - a[j];"],
    ["by a sum that is subtracted in short", "a[i] += a[j]; a[j] -= a[i]; a[i] -= a[j];"],
    ["by calls", "f(a[i]); a[j] ^= a[i]; a[i] ^= a[j];"],
    ["of a variable", "x ^= a[j]; a[j] ^= x; x ^= a[j];"],
  ])("not %s: %s", (_, swap) => {
    expect(find(`if (i !== j) { ${swap} }`)).toEqual([]);
  });
});

describe("a place that is swapped with itself", () => {
  const XOR = "a[i] ^= a[j]; a[j] ^= a[i]; a[i] ^= a[j];";
  const loopTo = (range: string, swap: string): string =>
    `for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * ${range}); ${swap} }`;
  const verify = (code: string, helper: "import" | "inline"): readonly [Linter.LintMessage[], string] => {
    const linting = { options: { helper }, filename: "file.mjs" };
    return [lint(code, linting), fixAll(code, linting).output];
  };
  const getIds = (code: string): (string | undefined)[] => verify(code, "import")[0].map(({ messageId }) => messageId);

  it.each([
    ["Fisher–Yates", loopTo("(i + 1)", XOR)],
    ["Fisher–Yates, by sums", loopTo("(i + 1)", "a[i] += a[j]; a[j] = a[i] - a[j]; a[i] -= a[j];")],
    ["Fisher–Yates, in one expression", loopTo("(i + 1)", "a[i] ^= a[j], a[j] ^= a[i], a[i] ^= a[j];")],
    ["the naive loop", loopTo("a.length", XOR)],
  ])("is lost: %s", (_, code) => {
    expect(getIds(code)).toEqual(["losesItem"]);
  });

  it.each([
    ["Fisher–Yates that leaves it alone", [], loopTo("(i + 1)", `if (i !== j) { ${XOR} }`)],
    ["Fisher–Yates that goes on", [], loopTo("(i + 1)", `if (j === i) continue; ${XOR}`)],
    ["the naive loop that leaves it alone", ["biased"], loopTo("a.length", `if (i !== j) { ${XOR} }`)],
    ["Sattolo's, which never draws it", ["cycles"], loopTo("i", XOR)],
    [
      "neighbours",
      [],
      `for (let k = 0; k < a.length; k++) { const i = Math.floor(Math.random() * (a.length - 1)); const j = i + 1; ${XOR} }`,
    ],
    ["a draw outside the array, too", ["leavesArray"], loopTo("(i + 2)", `if (i !== j) { ${XOR} }`)],
    ["two lists", [], loopTo("(i + 1)", "a[i] ^= b[j]; b[j] ^= a[i]; a[i] ^= b[j];")],
  ])("is not lost: %s", (_, ids, code) => {
    expect(getIds(code)).toEqual(ids);
  });

  it("is mended by a swap that needs no arithmetic, never by a range that goes on losing it", () => {
    for (const helper of ["import", "inline"] as const) {
      const [messages, fixed] = verify(loopTo("a.length", XOR), helper);
      expect(fixed).not.toContain("^=");
      expect(messages[0]?.suggestions ?? []).toEqual([]);
    }
  });
});
