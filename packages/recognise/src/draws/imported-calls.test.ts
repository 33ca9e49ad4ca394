// Which texts may sort, swap or draw by what they import from the project's own files: their words alone decide whether they are parsed.
import { describe, expect, it } from "vitest";
import { findCalledSpecifiers, getNamesInSorts } from "./imported-calls.ts";
import { lookForWords } from "./random-words.ts";

describe("sorts are handed, and comparators call", () => {
  it.each<[string, readonly string[]]>([
    ["list.sort((a, b) => order(a, b));", ["order"]],
    ["list.sort(() => coin() - 0.5);", ["coin"]],
    ["list.toSorted( x=>coin() - half(x));", ["coin", "half"]],
    ["list.sort(function (a, b) { return order(a, b); });", ["order"]],
    ["list.sort(\n  (a, b) =>\n    utils.coin() - 0.5,\n);", ["utils"]],
    ["list.sort(() => (0, utils_1.coin)() - 0.5);", ["utils_1"]],
    ["list.sort(({ x }, { y }) => order(x, y)); other();", ["order"]],
    ["list.sort((a, b) => a.name.localeCompare(b.name));", []],
    ["list.sort((a, b) => a - b); order(1);", []],
    ["list.sort(order(1));", ["order"]],
    ["list.sort(order);", ["order"]],
    ["list.toSorted(utils.order as never);", ["utils"]],
    ["list.sort(order, other);", ["order"]],
    ["list['toSorted'](order); list[\"sort\"](() => coin());", ["order", "coin"]],
    ["list.sort((0, utils_1.order));", ["utils_1"]],
    ["list.sort(a + b);", []],
    ["list.resort(() => order());", []],
    ["sort(() => order());", []],
    [`list.sort(() => {${" ".repeat(300)} return order();});`, ["order"]],
    [`list.sort(() => {${" ".repeat(400)} return order();});`, []],
    ["list.sort(() => one()); list.sort(() => two());", ["one", "two"]],
    ["list.sort(() => coin(", ["coin"]],
  ])("%s", (text, names) => {
    expect([...getNamesInSorts(text, lookForWords(text).sort)]).toEqual(names);
  });
});

const FROM = 'from "./o.js";';

describe("what is imported may be called in", () => {
  it.each([
    `import { order } ${FROM} list.sort(order);`,
    `import { order } from'../o.js'; list.sort(order);`,
    `const o = require("./o.js"); list.toSorted(o.order);`,
    `import { order } from "@/o"; list.sort(order);`,
    `const { order } = require("#o"); list.sort(() => order() - 0.5);`,
    `import { swap } ${FROM} swap(list, 0, 1);`,
    `import * as o ${FROM} o.pickOne(list);`,
    `import * as o ${FROM} (0, o.mySwap)(list, 0, 1);`,
    `import { Dice } ${FROM} Dice.next();`,
    `import { drawOne } ${FROM} drawOne(list);`,
    `import { order } ${FROM} list.sort((a, b) => order(a, b));`,
    `import {\n  a as order,\n  other,\n} ${FROM} list.sort(() => order() - 0.5);`,
    `import type { T } ${FROM} import order ${FROM} list.sort(() => order() - 0.5);`,
    `import * as o ${FROM} list.sort(() => o.coin() - 0.5);`,
    `const o = require("./o.js"); list.sort(() => o.coin() - 0.5);`,
    `let { a: order } = require('../o.js'); list.sort(() => order() - 0.5);`,
  ])("%s", (text) => {
    expect(findCalledSpecifiers(text, lookForWords(text))).toHaveLength(1);
  });

  it.each([
    `import { order } from "o"; list.sort(order);`,
    `list.sort(order); swap(list, 0, 1);`,
    `import { order } ${FROM} list.sort((a, b) => a - b);`,
    `import { order } ${FROM} order(list); draw(list); o.draw(list);`,
    `import { order } ${FROM} order(list); list.sort((a, b) => String(a).localeCompare(b));`,
    `import { order } from "o"; import { other } ${FROM} list.sort((a, b) => order(a, b));`,
    `import { order } ${FROM} list.filter((a) => order(a)); scrollTo(1);`,
    `const o = load("./o.js"); list.sort(() => o.coin() - 0.5);`,
  ])("but not in %s", (text) => {
    expect(findCalledSpecifiers(text, lookForWords(text))).toEqual([]);
  });
});

it("takes about as long for twice as much data without a gap as for twice as much of anything", () => {
  const getTime = (length: number): number => {
    const text = `import { order } ${FROM} import { swap } from "./s.js"; const data = "${"0f3c".repeat(length / 4)}";`;
    const { user } = process.cpuUsage();
    for (let round = 0; round < 20; round++) findCalledSpecifiers(text, lookForWords(text));
    return process.cpuUsage().user - user;
  };
  getTime(1_000);
  // It was the square: sixteen times the length took 256 times as long.
  expect(getTime(320_000) / (getTime(20_000) + 1_000)).toBeLessThan(64);
});
