// Swaps that overwrite a place before they have read it.
import { describe, expect, it } from "vitest";
import { apply, fixAll, verify } from "../linted.fixture.ts";

const down = (body: string): string =>
  `export function f(a) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); ${body} } }`;

const getIds = (code: string): (string | undefined)[] =>
  verify(code, { options: { fix: "off" } }).map(({ messageId, message }) => messageId ?? message);

describe("a swap that reads a place too late loses items", () => {
  it.each([
    ["one place after the other", down("a[i] = a[j]; a[j] = a[i];")],
    ["the drawn place first", down("a[j] = a[i]; a[i] = a[j];")],
    ["beside a card that is kept for nothing", down("const t = a[i]; a[i] = a[j]; a[j] = a[i];")],
    ["with the wrong card kept", down("const t = a[j]; a[i] = a[j]; a[j] = t;")],
    ["with the card written first", down("const t = a[i]; a[j] = t; a[i] = a[j];")],
    ["by a function of the file", `const swap = (l, x, y) => { l[x] = l[y]; l[y] = l[x]; }; ${down("swap(a, i, j);")}`],
    [
      "a property",
      `class Deck { mix() { ${down("a[i] = a[j]; a[j] = a[i];").replace("export function f(a) {", "").slice(0, -1).replaceAll("a[", "this.cards[").replaceAll("a.length", "this.cards.length")} } }`,
    ],
    ["from a range that is no shuffle's either", down("a[i] = a[j]; a[j] = a[i];").replace("(i + 1)", "a.length")],
    ["in a list of so many", down("a[i] = a[j]; a[j] = a[i];").replace("a.length - 1", "51")],
  ])("%s", (_, code) => {
    expect(getIds(code)).toEqual(["overwrites"]);
  });

  it.each([
    ["a third variable", down("const t = a[i]; a[i] = a[j]; a[j] = t;")],
    ["destructuring", down("[a[i], a[j]] = [a[j], a[i]];")],
    ["a copy of a drawn card, which may be wanted", down("a[i] = a[j];")],
    ["two lists", down("a[i] = b[j]; b[j] = a[i];")],
    ["what mutates", down("a[i] = a[j]; a[j] = a[i];").replace("function f", "function mutate")],
    ["one that is put right", down("const t = a[i]; a[i] = a[j]; a[j] = a[i]; a[j] = t;")],
    [
      "places that are not drawn",
      "export function f(a) { for (let i = 0; i < a.length; i++) { const j = a.length - 1 - i; a[i] = a[j]; a[j] = a[i]; } }",
    ],
    ["a card that is drawn out, and the hole filled", down("total += a[j]; a[j] = a[i]; a[i] = a[j];")],
    ["one that a variable keeps", down("const drawn = a[j]; a[j] = a[i]; a[i] = a[j]; total += drawn;")],
    [
      "cards that go into another list",
      "export function f(a) { const out = []; for (let n = a.length; n > 0; n--) { const j = Math.floor(Math.random() * n); out.push(a[j]); a[j] = a[n - 1]; a[n - 1] = a[j]; } return out; }",
    ],
    [
      "two drawn places",
      "export function f(a) { for (let k = 0; k < a.length; k++) { const i = Math.floor(Math.random() * a.length); const j = Math.floor(Math.random() * a.length); a[i] = a[j]; a[j] = a[i]; } return a; }",
    ],
    ["a call between", down("a[i] = a[j]; a[next()] = a[i];")],
    [
      "a place that is drawn once",
      "export function f(a) { const j = Math.floor(Math.random() * a.length); a[0] = a[j]; a[j] = a[0]; }",
    ],
  ])("but not by %s", (_, code) => {
    expect(getIds(code)).toEqual([]);
  });

  it("its message says how often, and why", () => {
    expect(verify(down("a[i] = a[j]; a[j] = a[i];"))[0]?.message).toContain(
      "This shuffle loses items: of 8 items, the last one gets lost 87.5 % of the time instead of 0 %, as its place is overwritten before it is read. Swap both places at once, by destructuring.",
    );
  });
});

describe("its fix", () => {
  const INLINE = { options: { helper: "inline" }, filename: "file.mjs" } as const;

  it.each([
    ["writes both places at once", "a[i] = a[j]; a[j] = a[i];", "[a[i], a[j]] = [a[j], a[i]];"],
    ["writes what was kept", "const t = a[i]; a[i] = a[j]; a[j] = a[i];", "const t = a[i]; a[i] = a[j]; a[j] = t;"],
    ["keeps the other card", "const t = a[j]; a[i] = a[j]; a[j] = t;", "const t = a[i]; a[i] = a[j]; a[j] = t;"],
  ])("%s", (_, code, fixed) => {
    expect(fixAll(down(code), INLINE).output).toBe(down(fixed));
  });

  it("guards a line that begins with a bracket", () => {
    const code = (swap: string): string =>
      `export function f(a) {\n  for (let i = a.length - 1; i > 0; i--) {\n    const j = Math.floor(Math.random() * (i + 1))\n    ${swap}\n  }\n}\n`;
    expect(fixAll(code("a[i] = a[j]\n    a[j] = a[i]"), INLINE).output).toBe(code(";[a[i], a[j]] = [a[j], a[i]]"));
  });

  it("keeps a comment, and shuffles the list by a call", () => {
    const code = down("a[i] = a[j]; /* other way round */ a[j] = a[i];");
    const [finding] = verify(code, INLINE);
    const ways = [finding?.fix, ...(finding?.suggestions ?? []).map(({ fix }) => fix)];
    for (const way of ways) if (way !== undefined) expect(apply(code, way)).not.toContain("[a[i], a[j]] =");
  });

  it("is none where the range is wrong, too: then the list is shuffled by a call", () => {
    const fixed = fixAll(down("a[i] = a[j]; a[j] = a[i];").replace("(i + 1)", "a.length"), INLINE).output;
    expect(fixed).toContain("fairShuffle(a);");
  });
});
