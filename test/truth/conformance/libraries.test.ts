/** The stand-ins for libraries draw from the very ranges from which the real ones draw, where these are installed. */

import { randomInt } from "node:crypto";

import * as toolkit from "es-toolkit";
import * as compat from "es-toolkit/compat";
import lodash from "lodash";
import * as remeda from "remeda";
import { describe, expect, test } from "vitest";

import { createDice } from "./dice.ts";
import { compile, enumerate } from "./enumerate.ts";
import { createLibraries, withoutImports } from "./libraries.ts";

/** All numbers that came in so many calls. Of 5 equally likely ones each is missed with (4/5)^500 < 1e-48. */
function valuesOf(draw: () => number): number[] {
  return [...new Set(Array.from({ length: 500 }, draw))].sort((a, b) => a - b);
}

type Range = (low: number, high?: number) => number;

describe("a stand-in draws from the same range as the real function", () => {
  const libraries = createLibraries(createDice(1).unit);
  const standIn = (module: string, name: string): Range => libraries.get(module)?.[name] as Range;
  const REAL: readonly [name: string, real: Range, standIn: Range][] = [
    ["lodash random", (low, high) => lodash.random(low, high ?? 0), standIn("lodash", "random")],
    ["es-toolkit randomInt", (low, high) => toolkit.randomInt(low, high ?? 0), standIn("es-toolkit", "randomInt")],
    ["remeda randomInteger", (low, high) => remeda.randomInteger(low, high ?? 0), standIn("remeda", "randomInteger")],
    ["node:crypto randomInt", (low, high) => randomInt(low, high ?? 0), standIn("node:crypto", "randomInt")],
  ];
  test.each(REAL)("%s of two bounds", (_, real, stub) => {
    expect(valuesOf(() => stub(2, 6))).toEqual(valuesOf(() => real(2, 6)));
  });

  test("one bound", () => {
    expect(valuesOf(() => standIn("lodash", "random")(4))).toEqual(valuesOf(() => lodash.random(4)));
    expect(valuesOf(() => standIn("es-toolkit", "randomInt")(5))).toEqual(valuesOf(() => toolkit.randomInt(5)));
    expect(valuesOf(() => standIn("node:crypto", "randomInt")(5))).toEqual(valuesOf(() => randomInt(5)));
  });

  test("an empty range: lodash turns it round, Node refuses it", () => {
    expect(valuesOf(() => standIn("lodash", "random")(3, 0))).toEqual(valuesOf(() => lodash.random(3, 0)));
    expect(() => standIn("node:crypto", "randomInt")(0)).toThrow(RangeError);
    expect(() => randomInt(0)).toThrow(RangeError);
  });
});

describe("a library's sort by keys", () => {
  const items = [5, 3, 8, 1, 9, 2];
  const boxed = items.map((rank) => ({ rank }));
  const count = (sort: (getKey: (item: number) => number) => unknown): number => {
    let asked = 0;
    sort((item) => {
      asked++;
      return item;
    });
    return asked;
  };

  test("asks once for each item, or twice at each comparison", () => {
    expect(count((getKey): unknown => lodash.sortBy(items, getKey))).toBe(items.length);
    expect(count((getKey) => lodash.orderBy(items, [getKey], ["desc"]))).toBe(items.length);
    expect(count((getKey): unknown => compat.sortBy(items, getKey))).toBe(items.length);
    expect(count((getKey): unknown => compat.orderBy(items, [getKey]))).toBe(items.length);
    expect(count((getKey) => toolkit.sortBy(boxed, [({ rank }) => getKey(rank)]))).toBeGreaterThan(items.length);
    expect(count((getKey) => toolkit.orderBy(boxed, [({ rank }) => getKey(rank)], ["asc"]))).toBeGreaterThan(
      items.length,
    );
    expect(count((getKey) => remeda.sortBy(items, getKey))).toBeGreaterThan(items.length);
  });

  test("keeps the order of equal ones when it falls", () => {
    const cards = [1, 2, 3, 4].map((id) => ({ id, key: id % 2 }));
    const orderBy = createLibraries(createDice(1).unit).get("lodash")?.orderBy as typeof lodash.orderBy;
    const by = (sort: typeof lodash.orderBy): number[] => sort(cards, ["key"], ["desc"]).map(({ id }) => id);
    expect(by(orderBy)).toEqual(by(lodash.orderBy.bind(lodash)));
  });
});

describe("a program with libraries is run on all of its draws", () => {
  function shares(text: string, entry: string): Record<string, number> {
    const { weights, total } = enumerate((random) => {
      const run = compile(text, entry, random);
      return () => String(run([]));
    });
    return Object.fromEntries([...weights].map(([outcome, weight]) => [outcome, Number(weight) / Number(total)]));
  }

  test("imports of every form find their stand-in", () => {
    const third = { "0": 1 / 3, "1": 1 / 3, "2": 1 / 3 };
    expect(shares('import _ from "lodash";', "() => _.random(2)")).toEqual(third);
    expect(shares('import { random as draw } from "lodash-es";', "() => draw(0, 2)")).toEqual(third);
    expect(shares('import * as THREE from "three";', "() => THREE.MathUtils.randInt(0, 2)")).toEqual(third);
    expect(shares('const { randomInt } = require("crypto");', "() => randomInt(3)")).toEqual(third);
    expect(shares('import Chance from "chance";\nconst c = new Chance();', "() => c.natural({ max: 2 })")).toEqual(
      third,
    );
    expect(withoutImports("const list = [];")).toBe("const list = [];");
    expect(() => shares('import cards from "no-such-library";', "() => cards()")).toThrow(/add one to libraries\.ts/u);
  });

  test("remainders of a byte have their exact weights, those of longer words equal ones", () => {
    const remainder = (words: string): string => `() => crypto.getRandomValues(new ${words}(1), MOD(3))[0] % 3`;
    expect(shares("", remainder("Uint8Array"))).toEqual({ "0": 86 / 256, "1": 85 / 256, "2": 85 / 256 });
    expect(shares("", remainder("Uint32Array"))).toEqual({ "0": 1 / 3, "1": 1 / 3, "2": 1 / 3 });
    expect(shares("", "() => crypto.getRandomValues(new Uint8Array(1), GRID(2))[0] < 128")).toEqual({
      true: 1 / 2,
      false: 1 / 2,
    });
  });
});
