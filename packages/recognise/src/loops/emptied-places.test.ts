// Items that are taken, one after the other, from drawn places of their list that are not empty yet.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";
import { countOrders } from "./counted-orders.fixture.ts";

const ROUNDED = "Math.round(Math.random() * (list.length - 1))";
const EVEN = "Math.floor(Math.random() * list.length)";
const find = (code: string): readonly string[] => verify(code).map(({ message }) => message);
const write = (body: string, parameters = "list"): string => `export function order(${parameters}) { ${body} }`;

/** Ways to draw a place until it is not empty. */
const ways: Readonly<Record<string, (draw: string) => string>> = {
  "a do loop that looks for null": (draw) =>
    `const out = []; while (out.length < list.length) { let k; do { k = ${draw}; } while (list[k] === null); out.push(list[k]); list[k] = null; } return out;`,
  "a while loop that looks for undefined": (draw) =>
    `const out = []; for (let i = 0; i < list.length; i++) { let k = ${draw}; while (list[k] === undefined) k = ${draw}; out.push(list[k]); list[k] = undefined; } return out;`,
  "a place that is deleted": (draw) =>
    `const out = []; for (let i = 0; i < list.length; i++) { let k = ${draw}; while (!(k in list)) k = ${draw}; out.push(list[k]); delete list[k]; } return out;`,
  "the truth of a place": (draw) =>
    `const out = []; for (let i = 0; i < list.length; i++) { let k = ${draw}; while (!list[k]) k = ${draw}; const item = list[k]; list[k] = null; out.push(item); } return out;`,
  "a mark that is compared": (draw) =>
    `const out = []; for (let i = 0; i < list.length; i++) { let k = ${draw}; while (list[k] === -1) k = ${draw}; out[i] = list[k]; list[k] = -1; } return out;`,
  "rounds that find nothing": (draw) =>
    `const out = []; while (out.length < list.length) { const k = ${draw}; if (list[k] !== "") { out.push(list[k]); list[k] = ""; } } return out;`,
  "a loop that is left": (draw) =>
    `const out = []; for (let i = 0; i < list.length; i++) { while (true) { const k = ${draw}; if (list[k] != null) { out.push(list[k]); list[k] = undefined; break; } } } return out;`,
};
const NEXT = `const out = []; for (let i = 0; i < list.length; i++) { let k = ${EVEN}; while (list[k] === null) k = (k + 1) % list.length; out.push(list[k]); list[k] = null; } return out;`;

describe.each(Object.entries(ways))("an item is taken from a drawn place that is not empty by %s", (_, way) => {
  it("told where the ends are half as likely, and corrected", () => {
    const code = write(way(ROUNDED));
    expect(find(code)).toEqual([
      "This shuffle is biased: of 8 items, the first one ends up last 27.0 % of the time instead of 12.5 %.",
    ]);
    expect(fixAll(code).output).toBe(code.replaceAll(ROUNDED, EVEN));
  });

  it("not told where all places are equally likely, or where it never ends", () => {
    expect(find(write(way(EVEN)))).toEqual([]);
    expect(find(write(way("Math.floor(Math.random() * (list.length - 1))")))).toEqual([]);
  });

  it("as the code does when it is run", () => {
    const trials = 20_000;
    let firstLast = 0;
    for (const [order, count] of countOrders(write(way(ROUNDED)), "abcdefgh".split(""), trials))
      if (order.endsWith("a")) firstLast += count;
    expect(Math.abs(firstLast / trials - 0.27)).toBeLessThan(0.015);
  });
});

describe("the next place that is not empty", () => {
  it("is told, though every place is drawn evenly, and nothing stands for it", () => {
    const code = write(NEXT);
    expect(find(code)).toEqual([
      expect.stringContaining("of 4 items, the order 2 3 4 1 comes up 9.38 % of the time instead of 4.17 %."),
    ]);
    // Whoever reads the list behind the loop finds it empty.
    expect(fixAll(code).output).toBe(code);
  });

  it("comes as often as that when the code is run", () => {
    const trials = 40_000;
    const counts = countOrders(write(NEXT), "abcd".split(""), trials);
    expect(counts.size).toBe(24);
    expect(Math.abs((counts.get("bcda") ?? 0) / trials - 0.0938)).toBeLessThan(0.006);
  });
});

describe("nothing is said", () => {
  const take = (steps: string, test = "list[k] === null", rounds = "list.length"): string =>
    `const out = []; for (let i = 0; i < ${rounds}; i++) { let k; do { k = ${ROUNDED}; } while (${test}); ${steps} } return out;`;

  it.each([
    [
      "where some are taken, and others may have been empty before",
      take("out.push(list[k]); list[k] = null;", undefined, "5"),
    ],
    [
      "where as many as a caller asks for are taken",
      take("out.push(list[k]); list[k] = null;", undefined, "n"),
      "list, n",
    ],
    ["where the place is emptied first", take("list[k] = null; out.push(list[k]);")],
    ["where another place is emptied", take("out.push(list[k]); list[i] = null;")],
    ["where the next one is emptied", take("out.push(list[k]); list[k + 1] = null;")],
    ["where another mark is left", take("out.push(list[k]); list[k] = undefined;")],
    ["where undefined is no null", take("out.push(list[k]); list[k] = undefined;", "list[k] === null")],
    ["where a mark is a list", take("out.push(list[k]); list[k] = [];", "list[k].length === 0")],
    ["where places are filled again", take("out.push(list[k]); list[k] = null; list[0] = out[0];")],
    ["where it is emptied twice", take("out.push(list[k]); list[k] = null; list[0] = null;")],
    ["where an item is kept", take("if (keep) { out.push(list[k]); } list[k] = null;"), "list, keep"],
    ["where nothing is emptied", take("out.push(list[k]);")],
    ["where an item is asked for more", take("out.push(list[k]); list[k] = null;", "list[k] === null || list[k].rare")],
    ["where the list is handed on", take("out.push(list[k]); list[k] = null; show(list);"), "list, show"],
    [
      "where holes are dug for a puzzle",
      `for (let i = 0; i < 40; i++) { let k; do { k = ${ROUNDED}; } while (list[k] === 0); list[k] = 0; } return list;`,
    ],
    [
      "where one is taken",
      `let k; do { k = ${ROUNDED}; } while (list[k] === null); const item = list[k]; list[k] = null; return item;`,
    ],
  ])("%s", (_, body, parameters = "list") => {
    expect(find(write(body, parameters))).toEqual([]);
  });
});
