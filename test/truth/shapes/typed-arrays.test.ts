// Typed arrays: what the model says of a sort is what this machine's V8 does, and once fixed it is fair, and still the same kind of list.
import { exactOrders, toNumber, type ShuffleModel } from "@fair-shuffle/bias";
import { findSites } from "@fair-shuffle/lint";
import { describe, expect, it } from "vitest";
import { enumerateOrders, getDistance } from "./enumerate.ts";
import { fix, lint } from "./lint.ts";

type List = Uint8Array | Float64Array | Buffer;

/** Each makes its list of the numbers 0 … n − 1; the grid has a cell for each answer. */
const rows: readonly (readonly [
  name: string,
  code: string,
  constructor: new (length: number) => List,
  grid: number,
])[] = [
  ["in place", "(a) => Uint8Array.from(a).sort(() => Math.random() - 0.5)", Uint8Array, 2],
  [
    "in place, by a name",
    "(a) => { const list = new Float64Array(a); list.sort(() => Math.random() - 0.5); return list; }",
    Float64Array,
    2,
  ],
  ["by true and false", "(a) => Uint8Array.from(a).sort(() => Math.random() < 0.25)", Uint8Array, 4],
  ["with ties", "(a) => Uint8Array.from(a).sort(() => Math.floor(Math.random() * 3) - 1)", Uint8Array, 3],
  ["a copy", "(a) => Float64Array.from(a).toSorted(() => 0.5 - Math.random())", Float64Array, 2],
  [
    "a copy of bytes",
    "(a) => { const list = new Uint8Array(a); return list.toSorted(() => 0.5 - Math.random()); }",
    Uint8Array,
    2,
  ],
  ["a slice", "(a) => Float64Array.from(a).slice().sort(() => Math.random() - 0.5)", Float64Array, 2],
  ["a Buffer", "(a) => Buffer.from(a).sort(() => Math.random() - 0.5)", Buffer, 2],
  [
    "a copy of a Buffer",
    "(a) => { const list = Buffer.from(a); const copy = list.toSorted(() => Math.random() - 0.5); if (list.join() !== a.join()) throw new Error(list.join()); return copy; }",
    Uint8Array,
    2,
  ],
];

function evaluate(code: string): (cards: number[]) => List {
  const body = code.replace(/^export const f =/m, "const f =");
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the rows are our own, and running them is the test
  return new Function("Buffer", `${body}\nreturn f;`)(Buffer) as (cards: number[]) => List;
}

const listOrders = (shuffle: (cards: number[]) => List, cards: number, grid: number): ReadonlyMap<string, number> =>
  enumerateOrders((given) => [...shuffle(given)], cards, grid);

describe.each(rows)("%s", (_, code, constructor, grid) => {
  const text = `export const f = ${code};\n`;

  it("is reported with the model of what V8 does", async () => {
    expect(lint(text).map(({ messageId }) => messageId)).toEqual(["biased"]);
    const { sites } = await findSites(text, "file.mjs");
    const [model] = sites.map((site): ShuffleModel => site.model);
    if (model === undefined) throw new Error("There is no site.");
    for (const cards of [3, 4]) {
      const real = listOrders(evaluate(text), cards, grid);
      const exact = exactOrders(model, cards);
      expect([...real.keys()].sort()).toEqual([...exact.keys()].sort());
      for (const [order, share] of exact) expect(real.get(order)).toBeCloseTo(toNumber(share), 12);
    }
  });

  it("is fair once fixed, and the same kind of list", () => {
    const fixed = fix(text, { helper: "inline" });
    expect(lint(fixed)).toEqual([]);
    for (const cards of [3, 4]) expect(getDistance(listOrders(evaluate(fixed), cards, 12), cards)).toBeLessThan(1e-9);
    expect(evaluate(fixed)([0, 1, 2]).constructor).toBe(constructor);
    expect(evaluate(text)([0, 1, 2]).constructor).toBe(constructor);
  });

  it("is not fixed by a function that copies into an array", () => {
    const options = { importFrom: { module: "lodash-es", name: "shuffle", copies: true } };
    expect(fix(text, options)).toBe(text);
  });
});
