// Every shape of the list: its verdict, its verdict in every syntactic dress, and its fix, judged by what the code does before and after.
import { describe, expect, it } from "vitest";
import { enumerateOrders, getDistance, type Shuffle } from "./enumerate.ts";
import { applySuggestion, fix, lint } from "./lint.ts";
import shapes from "./shapes.json" with { type: "json" };

const biased = shapes.filter(({ wanted }) => wanted !== "ok");
const fair = shapes.filter(({ wanted }) => wanted === "ok");

/** Breakpoints are at halves, thirds, quarters and sixths; A19 compares with 0.2. A16 and B22 draw six times: a coarser grid will do. */
const getGrid = (id: string): number => ({ A16: 6, A19: 60, B22: 6 })[id] ?? 12;

/** Random bits made of the grid's draws: the higher ones say in which cell a draw lies, and so does the lowest one for itself. */
const crypto = {
  getRandomValues(list: Uint8Array | Uint32Array) {
    for (const place of list.keys()) {
      const drawn = Math.random();
      const size = 2 ** (8 * list.BYTES_PER_ELEMENT);
      list[place] = 2 * Math.floor((drawn * size) / 2) + (Math.floor(drawn * 12) % 2);
    }
    return list;
  },
};

function evaluate(code: string): Shuffle {
  const body = code.replace(/^export const f =/m, "const f =");
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- the shapes are our own, and running them is the test
  return new Function("crypto", `${body}\nreturn f;`)(crypto) as Shuffle;
}

/** Fixes a text without an import; a source of random bits is then only suggested. */
function fixInline(text: string): string {
  const [message] = lint(text, { helper: "inline" });
  const [suggestion] = message?.fix === undefined ? (message?.suggestions ?? []) : [];
  return suggestion === undefined ? fix(text, { helper: "inline" }) : applySuggestion(text, suggestion);
}

/** The orders of the other items, where those at some places never move. */
function withoutPlaces(orders: ReadonlyMap<string, number>, places: readonly number[]): ReadonlyMap<string, number> {
  return new Map(
    [...orders].map(([order, share]) => {
      const items = order.split(",").map(Number);
      for (const place of places) expect(items[place]).toBe(place);
      return [items.filter((_, place) => !places.includes(place)).join(), share];
    }),
  );
}

const toModule = (code: string): string => `export const f = ${code};\n`;

describe("the verdict on every shape", () => {
  it.each(biased)("$id $shape: $wanted", ({ code, wanted }) => {
    expect(lint(toModule(code)).map(({ messageId }) => messageId)).toEqual([wanted]);
  });

  it.each(fair)("$id $shape: not reported", ({ code }) => {
    expect(lint(toModule(code))).toEqual([]);
  });
});

/** A dress hangs on no shape: each has every third one, and three dresses after each other have all of them. */
const EVERY_DRESSED = 3;

describe("the same in every dress", () => {
  const dresses: readonly (readonly [string, string, (code: string) => string])[] = [
    ["a default export", "file.mjs", (code) => `export default ${code};`],
    ["assigned", "file.mjs", (code) => `let g;\ng = ${code};\nexport { g };`],
    ["a property", "file.mjs", (code) => `export const o = { f: ${code} };`],
    ["a class field", "file.mjs", (code) => `export class Deck { mix = ${code}; }`],
    ["returned", "file.mjs", (code) => `export function make() { return ${code}; }`],
    ["an argument", "file.mjs", (code) => `register("x", ${code});`],
    ["CommonJS", "file.cjs", (code) => `module.exports = ${code};`],
    ["TypeScript", "file.ts", (code) => `export const f: (a: number[], mode?: string) => unknown = ${code};`],
    ["JSX", "file.jsx", (code) => `export const Button = () => <button onClick={() => (${code})(cards)} />;`],
    [
      "TSX",
      "file.tsx",
      (code) => `export const Button = () => <button onClick={() => (${code})(cards as number[])} />;`,
    ],
  ];
  it.each(dresses.map((row, index) => [...row, index] as const))("%s", (_, filename, dress, first) => {
    const some = shapes.filter((_, index) => index % EVERY_DRESSED === first % EVERY_DRESSED);
    expect(some.length).toBeGreaterThan(30);
    const wrong = some.flatMap(({ id, code, wanted }) => {
      const found = lint(dress(code), {}, filename).map(({ messageId }) => messageId ?? "?");
      return found.join() === (wanted === "ok" ? "" : wanted) ? [] : [`${id}: ${found.join() || "ok"}, not ${wanted}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe("before the fix, by meaning", () => {
  it.each(biased.filter(({ distance3 }) => distance3 !== null))(
    "$id is off by the listed distance at n = 3",
    ({ id, code, distance3 }) => {
      // A16 compares two draws, which tie on a grid and nowhere else.
      const tolerance = id === "A16" ? 0.15 : id === "B22" ? 0.002 : 0.0006;
      const distance = getDistance(enumerateOrders(evaluate(toModule(code)), 3, getGrid(id)), 3);
      expect(distance).toBeGreaterThan(0.03);
      expect(Math.abs(distance - (distance3 ?? 0))).toBeLessThan(tolerance);
    },
  );
});

describe("after the fix, by meaning", () => {
  const fixable = biased.filter((shape) => "fixed" in shape);

  it("fixes every shape but those that only get a suggestion", () => {
    expect(biased.filter((shape) => !("fixed" in shape)).map(({ id }) => id)).toEqual([
      "A36",
      "A40",
      "A43",
      // A loop over the keys of `undefined` does nothing; a shuffle of it fails.
      "B06",
      "B25",
      "C01",
      "C02",
      "C04",
      "C08",
      "C10",
      "C11",
      "C12",
      "C14",
      "E02",
      "E08",
      "E13",
      "E18",
      "E19",
      "E28",
      "E29",
    ]);
  });

  it.each(fixable)("$id brings in the import as written down", ({ code, fixed }) => {
    expect(fix(toModule(code), { helper: "import" })).toBe(fixed);
  });

  it.each(fixable)(
    "$id is fair once fixed, keeps its items, and returns the same object or a new one as before",
    ({ id, code, ...shape }) => {
      const fixed = fixInline(toModule(code));
      expect(lint(fixed)).toEqual([]);
      const [before, after] = [evaluate(toModule(code)), evaluate(fixed)];
      const sizes = id === "B12" ? [3] : [3, 4];
      const kept = "kept" in shape ? shape.kept : [];
      for (const cards of sizes) {
        expect(getDistance(withoutPlaces(enumerateOrders(after, cards, 12), kept), cards - kept.length)).toBeLessThan(
          1e-9,
        );
      }
      if (id === "A32") return;
      const isSame = (shuffle: Shuffle): boolean => {
        const cards = [0, 1, 2];
        return shuffle(cards) === cards;
      };
      expect(isSame(after)).toBe(isSame(before));
      if (isSame(before) || id === "A31") return;
      // What copies goes on copying.
      const cards = [0, 1, 2];
      for (let time = 0; time < 30; time++) after(cards);
      expect(cards).toEqual([0, 1, 2]);
    },
  );

  it.each(biased.filter(({ wanted }) => wanted === "fixedItem"))(
    "$id, whose fixed item may be meant, is fair after each of its suggestions",
    ({ code }) => {
      const text = toModule(code);
      const [message] = lint(text, { helper: "inline" });
      expect(message?.fix).toBeUndefined();
      expect(message?.suggestions?.length).toBeGreaterThan(0);
      for (const suggestion of message?.suggestions ?? []) {
        expect(suggestion.desc).toMatch(
          /\(.*if (?:all of `\w+` is to be shuffled|each of `\w+` is to have the same chance)/,
        );
        const shuffle = evaluate(applySuggestion(text, suggestion));
        expect(getDistance(enumerateOrders(shuffle, 4, 12), 4)).toBeLessThan(1e-9);
      }
    },
  );

  it.each(biased.filter(({ wanted }) => wanted === "cycles"))(
    "$id is fair after each of its suggestions",
    ({ id, code }) => {
      const text = toModule(code);
      const [message] = lint(text, { helper: "inline" });
      expect(message?.fix).toBeUndefined();
      // A function that calls itself has callers of its own: only its range is corrected.
      expect(message?.suggestions).toHaveLength(id === "E02" ? 1 : 2);
      for (const suggestion of message?.suggestions ?? []) {
        const shuffle = evaluate(applySuggestion(text, suggestion));
        expect(getDistance(enumerateOrders(shuffle, 4, 12), 4)).toBeLessThan(1e-9);
      }
    },
  );
});
