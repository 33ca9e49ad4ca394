// What a comparator gives back that is no number, or whose sign alone is known; and what a key of that kind is not.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

/** What is said of a sort; undefined where that is nothing. */
function tell(comparator: string): string | undefined {
  const [message, ...more] = verify(
    `export const f = (a, n) => a.sort(${comparator.replaceAll("R", "Math.random()")});`,
  );
  expect(more).toEqual([]);
  return message?.message;
}

describe("a comparator's result", () => {
  it.each([
    ['() => (R > 0.5 ? "1" : "-1")', "() => (R > 0.5 ? 1 : -1)"],
    ['() => { if (R > 0.5) return "1"; return "-1"; }', "() => (R > 0.5 ? 1 : -1)"],
    ['() => -(R > 0.5 ? "1" : "-1")', "() => (R > 0.5 ? 1 : -1)"],
    ['() => +(R > 0.5 ? "1" : "-1")', "() => (R > 0.5 ? 1 : -1)"],
    ['() => ("1", R - 0.5)', "() => R - 0.5"],
    ['() => (R > 0.5 ? "Infinity" : "-Infinity")', "() => (R > 0.5 ? 1 : -1)"],
    ['() => (R > 0.5 ? "more" : "-1")', "() => (R > 0.5 ? 0 : -1)"],
    ['() => (R > 0.5 ? "" : -1)', "() => (R > 0.5 ? 0 : -1)"],
    ["() => (R > 0.5 ? null : -1)", "() => (R > 0.5 ? 0 : -1)"],
    ["() => (R > 0.5 ? undefined : -1)", "() => (R > 0.5 ? 0 : -1)"],
    ["() => (R > 0.5 ? NaN : -1)", "() => (R > 0.5 ? 0 : -1)"],
    ['() => (R > 0.5 && "-1")', "() => (R > 0.5 ? -1 : 0)"],
    ['() => (0, R > 0.5 ? "1" : "-1")', "() => (R > 0.5 ? 1 : -1)"],
    ["() => { if (R > 0.5) return -1; }", "() => (R > 0.5 ? -1 : 0)"],
    ["() => { if (R > 0.5) return -1; return; }", "() => (R > 0.5 ? -1 : 0)"],
    [
      "() => { if (R > 0.3) { if (R > 0.5) return -1; } else return 1; }",
      "() => { if (R > 0.3) { if (R > 0.5) return -1; } else return 1; return 0; }",
    ],
  ])("is what a sort makes of it: %s", (comparator, same) => {
    expect(tell(comparator)).toBeDefined();
    expect(tell(comparator)).toBe(tell(same));
  });

  it.each([
    ["() => (R - 0.5).toFixed(2)", "() => Math.round((R - 0.5) * 100)"],
    ["() => { return -(R - 0.3).toFixed(1); }", "() => -Math.round((R - 0.3) * 10)"],
    ["() => R.toFixed() - 0.5", "() => Math.round(R) - 0.5"],
    ["() => (R > 0.5 ? R.toFixed(1) : -1)", "() => (R > 0.5 ? Math.round(R * 10) : -1)"],
  ])("is a number again where it is the text of one: %s", (comparator, same) => {
    const told = tell(same);
    expect(told).toBeDefined();
    expect(tell(comparator)?.startsWith(told ?? "")).toBe(true);
  });

  it("is read where a type is asserted of it", () => {
    const [message] = verify(
      'export const f = (a: Card[]) => a.sort(() => (Math.random() > 0.5 ? "1" : "-1") as never);',
      {
        filename: "file.ts",
      },
    );
    expect(message?.message).toBe(tell("() => (R > 0.5 ? 1 : -1)"));
  });

  it.each([
    ["() => Math.cos(R * Math.PI)", "() => 0.5 - R"],
    ["() => -Math.cos(R * Math.PI)", "() => R - 0.5"],
    ["() => Math.cos(R * 2 * Math.PI)", "() => { const r = R; return r < 0.25 || r > 0.75 ? 1 : -1; }"],
    ["() => Math.cos(R * 2)", `() => ${String(Math.PI / 4)} - R`],
    ["() => Math.sin(R * 2 * Math.PI)", "() => 0.5 - R"],
    ["() => Math.sin(R * Math.PI)", "() => 1"],
    ["() => Math.sin(R - 0.3)", "() => R - 0.3"],
    ["() => Math.tan(R - 0.5)", "() => R - 0.5"],
    ["() => Math.tan(R * Math.PI)", "() => 0.5 - R"],
    ["() => Math.log(R * 2)", "() => R - 0.5"],
    ["() => Math.log2(R * 4)", "() => R - 0.25"],
    ["() => Math.log10(R - 0.5)", "() => (R < 0.5 ? 0 : -1)"],
    ["() => Math.log1p(R - 0.3)", "() => R - 0.3"],
    ["() => Math.sqrt(R - 0.5)", "() => (R < 0.5 ? 0 : 1)"],
    ["() => Math.cbrt(R - 0.3)", "() => R - 0.3"],
    ["() => Math.tanh(R * 2 - 1)", "() => R - 0.5"],
    ["() => Math.expm1(R - 0.3)", "() => R - 0.3"],
    ["() => Math.asinh(R - 0.3)", "() => R - 0.3"],
    ["() => Math.sinh(R - 0.3)", "() => R - 0.3"],
    ["() => (R < 0.5 ? Math.cosh(R) : -1)", "() => (R < 0.5 ? 1 : -1)"],
    ["() => { const r = R; return Math.atan(r - 0.3); }", "() => R - 0.3"],
    ["() => (R < 0.5 ? Math.exp(R) : -1)", "() => (R < 0.5 ? 1 : -1)"],
  ])("has the sign of a function: %s", (comparator, same) => {
    // A constant draws nothing, and is no shuffle by chance.
    const wanted = same === "() => 1" ? "() => (R < 2 ? 1 : -1)" : same;
    expect(tell(comparator)).toBeDefined();
    expect(tell(comparator)).toBe(tell(wanted));
  });

  it.each([
    "() => Math.cos(R * Math.PI) + 0.3",
    "() => Math.floor(Math.sin(R) * 10) - 5",
    "() => Math.sin(R, R)",
    "() => Math.asin(R)",
    "() => (R < 0.5 ? Math.exp() : -1)",
    "() => (R < 0.5 ? Math.exp(R, 1) : -1)",
    '(x = "1") => R - x',
    "() => Math.hypot(R, R)",
    '() => ((R > 0.5 ? "1" : "-1") ? 1 : -1)',
    '() => !(R > 0.5 ? "1" : "")',
    '() => ~(R > 0.5 ? "1" : "")',
    '() => (R > 0.5 ? "1" : "-1") && 1',
    '() => { const f = () => { return "1"; }; return R > 0.5 ? f() : "-1"; }',
    '() => "" + R',
    '() => R + "1"',
    '() => "1" || R',
    '() => ("-1" < R ? 1 : -1)',
    "() => undefined - R",
    '() => { const word = R > 0.5 ? "1" : "-1"; return word; }',
    "(x, y) => { if (n) return R - 0.5; }",
  ])("is not read where more than its sign counts: %s", (comparator) => {
    expect(tell(comparator)).toBeUndefined();
  });
});

describe("a key", () => {
  it.each([
    "Math.cos(Math.random() * Math.PI)",
    "Math.log(Math.random())",
    'Math.random() < 0.5 ? "b" : "a"',
    "Math.random() < 0.5 ? undefined : 1",
  ])("is more than its sign: %s", (key) => {
    expect(verify(`import { sortBy } from "lodash"; export const f = (a) => sortBy(a, () => ${key});`)).toEqual([]);
    expect(
      verify(`import { sortBy } from "lodash"; export const f = (a) => sortBy(a, () => { return ${key}; });`),
    ).toEqual([]);
  });
});
