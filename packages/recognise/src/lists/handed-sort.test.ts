// Functions of the file that sort by what they are handed: which are known, what is said of their calls, and what a fix writes.
import { describe, expect, it } from "vitest";
import { apply, fixAll, verify, verifyAlone } from "../linted.fixture.ts";

const COIN = "() => Math.random() - 0.5";

/** What is said of the only sort in a module; undefined where that is nothing. */
function tell(head: string, call: string): string | undefined {
  const [message, ...more] = verifyAlone(`${head}\nexport const mix = (list) => ${call};\n`);
  expect(more).toEqual([]);
  return message?.message;
}

const OF_COIN = tell("", `list.sort(${COIN})`);

describe("a function of the file that sorts by what it is handed", () => {
  it.each([
    ["const sorted = (items, compare) => [...items].sort(compare);", `sorted(list, ${COIN})`],
    ["const sorted = (items, compare) => items.sort(compare);", `sorted(list, ${COIN})`],
    ["const sorted = (compare, items) => items.toSorted(compare);", `sorted(${COIN}, list)`],
    ["function sorted(items, compare) { return items.slice().sort(compare); }", `sorted(list, ${COIN})`],
    ["function sorted(items, compare) { items.sort(compare); return items; }", `sorted(list, ${COIN})`],
    ["function sorted(items, f) { const copy = [...items]; return copy.sort(f); }", `sorted(list, ${COIN})`],
    ["function sorted(items, f) { const copy = [...items]; copy.sort(f); return copy; }", `sorted(list, ${COIN})`],
    ["const coin = () => Math.random() - 0.5; const sortBy = (items, f) => [...items].sort(f);", "sortBy(list, coin)"],
  ])("sorts by a coin: %s %s", (head, call) => {
    expect(tell(head, call)).toBe(OF_COIN);
  });

  it.each([
    // It compares.
    ["const sorted = (items, compare) => [...items].sort(compare);", "sorted(list, (x, y) => x - y)"],
    [
      "const sorted = (items, compare) => [...items].sort(compare);",
      "sorted(list, (x, y) => x - y)[~~(Math.random() * 3)]",
    ],
    // It may be called in other ways than it says.
    ["const sorted = (items, compare) => [...items].sort(compare);", `sorted(list, ${COIN}, 1)`],
    ["const sorted = (items, compare) => [...items].sort(compare);", `sorted(...list, ${COIN})`],
    ["const sorted = (items, compare) => [...items].sort(compare);", `sorted(list, ...[${COIN}])`],
    ["const sorted = (items, compare) => [...items].sort(compare);", `sorted(${COIN}, list)`],
    ["const sorted = (items, compare) => [...items].sort(compare);", `tools.sorted(list, ${COIN})`],
    ["let sorted = (items, f) => [...items].sort(f); sorted = tools.sorted;", `sorted(list, ${COIN})`],
    // It does something else, or something besides.
    ["const sorted = async (items, compare) => [...items].sort(compare);", `sorted(list, ${COIN})`],
    ["const sorted = (items, compare) => [...items].sort(compare).sort();", `sorted(list, ${COIN})`],
    ["const sorted = (items, compare) => [...items].sort(compare).length;", `sorted(list, ${COIN})`],
    ["const sorted = (items, compare) => items.map(f).sort(compare);", `sorted(list, ${COIN})`],
    ["const sorted = (items, compare) => items.sort(compare, 1);", `sorted(list, ${COIN})`],
    ["const sorted = (items, compare) => items.sort((x, y) => compare(x, y));", `sorted(list, ${COIN})`],
    ["const sorted = (items, compare) => items.sortBy(compare);", `sorted(list, ${COIN})`],
    ["const sorted = (items, compare, more) => items.sort(compare);", `sorted(list, ${COIN}, 1)`],
    ["const sorted = ([...items], compare) => items.sort(compare);", `sorted(list, ${COIN})`],
    ["function sorted(items, f) { f = byName; return items.sort(f); }", `sorted(list, ${COIN})`],
    ["function sorted(items, f) { if (f) items.sort(f); return items; }", `sorted(list, ${COIN})`],
    ["function sorted(items, f) { items.sort(f); return f; }", `sorted(list, ${COIN})`],
    ["function sorted(items, f) { [...items].sort(f); return items; }", `sorted(list, ${COIN})`],
    ["function sorted(items, f) { items.toSorted(f); return items; }", `sorted(list, ${COIN})`],
    ["function sorted(items, f) { items.sort(f); items.sort(); return items; }", `sorted(list, ${COIN})`],
    ["function sorted(items, f) { const copy = [...items]; copy.sort(f); return items; }", `sorted(list, ${COIN})`],
    ["function sorted(items, f) { const copy = [...items]; copy.sort(f); }", `sorted(list, ${COIN})`],
    ["function sorted(items, f) { const copy = items.map(g); return copy.sort(f); }", `sorted(list, ${COIN})`],
    // The list has a sort of its own.
    [
      "class Deck { sort() { return this; } } const sorted = (items, f) => items.sort(f); const deck = new Deck();",
      `sorted(deck, ${COIN})`,
    ],
  ])("says nothing: %s %s", (head, call) => {
    expect(tell(head, call)).toBeUndefined();
  });

  it("is fair for two", () => {
    const head = "const sorted = (items, compare) => [...items].sort(compare);\n";
    expect(verify(`${head}export const mix = (a, b) => sorted([a, b], ${COIN});\n`)).toEqual([]);
    expect(verify(`${head}export const mix = (a, b, c) => sorted([a, b, c], ${COIN});\n`)).toHaveLength(1);
  });

  it("is left alone where it sorts by drawn keys", () => {
    const code = `const sorted = (items, compare) => [...items].sort(compare);
export const mix = (list) => sorted(list.map((x) => ({ x, key: Math.floor(Math.random() * 9) })), (a, b) => a.key - b.key);
`;
    expect(verify(code)).toEqual([]);
  });
});

describe("the fix", () => {
  const fix = (code: string): string => fixAll(code).output.split("\n\n// Fair")[0] ?? "";

  it("asks whether the list is an array where nobody knows", () => {
    const code = `const sorted = (items, f) => [...items].sort(f);\nexport const mix = (list) => sorted(list, ${COIN});\n`;
    const [message] = verify(code);
    expect(message?.fix).toBeUndefined();
    const [offer] = message?.suggestions ?? [];
    expect(offer?.desc).toContain("if `list` is an array");
    const fixed = offer === undefined ? "" : apply(code, offer.fix);
    expect(fixed).toContain("export const mix = (list) => fairShuffle(list.slice());");
    expect(verify(fixed)).toEqual([]);
  });

  it("shuffles a copy where it sorts one", () => {
    expect(
      fix(`const sorted = (items, f) => [...items].sort(f);
const cards = [1, 2, 3, 4];
export const mix = () => sorted(cards, ${COIN});
`),
    ).toMatchInlineSnapshot(`
      "const cards = [1, 2, 3, 4];
      export const mix = () => fairShuffle(cards.slice());"
    `);
  });

  it("shuffles in place where it sorts in place, and keeps the function for others", () => {
    expect(
      fix(`function order(items, f) {
  items.sort(f);
  return items;
}
const cards = [3, 2, 1, 4];
order(cards, ${COIN});
export const rising = (list) => order(list, (x, y) => x - y);
`),
    ).toMatchInlineSnapshot(`
      "function order(items, f) {
        items.sort(f);
        return items;
      }
      const cards = [3, 2, 1, 4];
      fairShuffle(cards);
      export const rising = (list) => order(list, (x, y) => x - y);"
    `);
  });
});
