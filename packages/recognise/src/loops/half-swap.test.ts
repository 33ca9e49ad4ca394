// Swaps that write one item to both of their places.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const DRAW = "const j = Math.floor(Math.random() * (i + 1));";
const IN_A_ROW = "a[i] = a[j]; a[j] = a[i];";

/** A function that shuffles `a` downwards. */
const down = (body: string): string =>
  `export function f(a) { for (let i = a.length - 1; i > 0; i--) { ${DRAW} ${body} } return a; }`;

const find = (code: string, filename = "file.mjs"): readonly string[] =>
  verify(code, { options: { fix: "off" }, filename }).map(({ messageId, message }) => messageId ?? message);

describe("a swap that writes one item to both places loses items", () => {
  it.each([
    ["one after the other", down(IN_A_ROW)],
    ["the drawn place first", down("a[j] = a[i]; a[i] = a[j];")],
    ["by a third place that keeps the wrong item", down("const t = a[j]; a[i] = a[j]; a[j] = t;")],
    ["by a third place that nobody reads", down("const t = a[i]; a[i] = a[j]; a[j] = a[i];")],
    [
      "by a variable of the function",
      "function f(a) { let i = a.length, t, j; while (i !== 0) { j = Math.floor(Math.random() * i); i -= 1; t = a[j]; a[i] = a[j]; a[j] = t; } return a; } export { f };",
    ],
    ["a draw from all places", down(IN_A_ROW).replace("(i + 1)", "a.length")],
    [
      "a property",
      `class Deck { mix() { for (let i = this.a.length - 1; i > 0; i--) { ${DRAW} ${IN_A_ROW.replaceAll("a[", "this.a[")} } } }`,
    ],
    [
      "a function that swaps",
      `function swap(list, k, l) { list[k] = list[l]; list[l] = list[k]; } ${down("swap(a, i, j);")}`,
    ],
    ["a list whose length is known", down(IN_A_ROW).replace("f(a) {", "f() { const a = [1, 2, 3, 4, 5, 6];")],
    ["a loop that names no length", down(IN_A_ROW).replace("a.length - 1", "51")],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual(["overwritesItem"]);
  });

  it("in TypeScript", () => {
    const code = `export function f(a: string[]): string[] { for (let i = a.length - 1; i > 0; i--) { ${DRAW} a[i] = a[j]!; a[j] = a[i]!; } return a; }`;
    expect(find(code, "file.ts")).toEqual(["overwritesItem"]);
  });

  it("says how often an item gets lost", () => {
    expect(verify(down(IN_A_ROW), { options: { fix: "off" } })[0]?.message).toBe(
      "This shuffle loses items: of 8 items, the last one gets lost 87.5 % of the time instead of 0 %, as the swap writes one item to both places. Swap by destructuring.",
    );
  });

  it("becomes a fair shuffle", () => {
    expect(fixAll(down(IN_A_ROW), { options: { helper: "inline" } }).output).toContain("fairShuffle(a);");
  });

  it.each([
    ["a swap", down("const t = a[i]; a[i] = a[j]; a[j] = t;")],
    ["a swap by destructuring", down("[a[i], a[j]] = [a[j], a[i]];")],
    ["one that is put right", down("const t = a[i]; a[i] = a[j]; a[j] = a[i]; a[j] = t;")],
    ["items that are drawn with replacement", down("a[i] = a[j];")],
    [
      "items of another list",
      "export function f(a, b) { for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * b.length); a[i] = b[j]; b[j] = a[i]; } return a; }",
    ],
    [
      "places that are not drawn",
      "export function f(a) { for (let i = 0; i < a.length; i++) { const j = a.length - 1 - i; a[i] = a[j]; a[j] = a[i]; } return a; }",
    ],
    [
      "an item that is drawn out, and the hole filled",
      down("total += a[j]; a[j] = a[i]; a[i] = a[j];").replace("f(a)", "f(a, total)"),
    ],
    [
      "one that a variable keeps",
      down("const drawn = a[j]; a[j] = a[i]; a[i] = a[j]; total += drawn;").replace("f(a)", "f(a, total)"),
    ],
    [
      "items that go into another list",
      "export function f(a) { const out = []; for (let n = a.length; n > 0; n--) { const j = Math.floor(Math.random() * n); out.push(a[j]); a[j] = a[n - 1]; a[n - 1] = a[j]; } return out; }",
    ],
    [
      "two drawn places",
      "export function f(a) { for (let k = 0; k < a.length; k++) { const i = Math.floor(Math.random() * a.length); const j = Math.floor(Math.random() * a.length); a[i] = a[j]; a[j] = a[i]; } return a; }",
    ],
    [
      "a function that swaps well",
      `function swap(list, k, l) { const t = list[k]; list[k] = list[l]; list[l] = t; } ${down("swap(a, i, j);")}`,
    ],
    ["a single one", `export function f(a, i) { ${DRAW} ${IN_A_ROW} return a; }`],
    ["a call between", down("a[i] = a[j]; a[next()] = a[i];")],
  ])("is nothing of %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});
