// Sorts of libraries: which argument is the list, what is asked at every comparison, and what a fix writes.
import { describe, expect, it } from "vitest";
import { apply, verify, verifyAlone } from "../linted.fixture.ts";

const COIN = "() => Math.random() - 0.5";
const KEY = "() => Math.floor(Math.random() * 100)";

/** What is said of the only sort in a module; undefined where that is nothing. */
function tell(head: string, call: string): string | undefined {
  const [message, ...more] = verifyAlone(`${head}\nexport const mix = (list) => ${call};\n`);
  expect(more).toEqual([]);
  return message?.message;
}

const OF_COIN = tell("", `list.sort(${COIN})`);
const OF_KEYS = tell("", "list.sort(() => Math.floor(Math.random() * 100) - Math.floor(Math.random() * 100))");

describe("a library's sort by a coin", () => {
  it.each([
    ['import * as R from "ramda";', `R.sort(${COIN}, list)`],
    ['import * as R from "ramda";', `R.sort(${COIN})(list)`],
    ['import R from "ramda";', `R.sort(${COIN}, list)`],
    ['import { sort } from "ramda";', `sort(${COIN}, list)`],
    ['import sort from "ramda/src/sort";', `sort(${COIN}, list)`],
    ['const R = require("ramda");', `R.sort(${COIN}, list)`],
    ["", `R.sort(${COIN}, list)`],
    ['import { sort } from "remeda";', `sort(list, ${COIN})`],
    ["const coin = () => Math.random() - 0.5; const { sort } = require('ramda');", "sort(coin, list)"],
  ])("is one: %s %s", (head, call) => {
    expect(tell(head, call)).toBe(OF_COIN);
  });

  it.each([
    ['import * as R from "ramda";', "R.sort(list)"],
    ['import * as R from "ramda";', "R.sort(...list)"],
    ['import * as R from "ramda";', `R.sort(${COIN}, list, 1)`],
    ['import * as R from "ramda";', `R.sort(...list, ${COIN})`],
    ['import * as R from "ramda";', `R.sort(list, ${COIN})`],
    ['import * as R from "ramda";', "R.sort((x, y) => x - y, list.filter(() => Math.random() < 0.5))"],
    ['import { sort } from "remeda";', `sort(${COIN}, list)`],
    ['import { sort } from "remeda";', `sort(${COIN})(list)`],
    ['import { sort } from "remeda";', `sort(list)(${COIN})`],
    ['import { sort } from "remeda";', `sort(list, ...[${COIN}])`],
    ['import * as R from "ramda";', `R.sort()(${COIN}, list)`],
    ['import * as R from "ramda";', `R.sort(${COIN}, ...list)`],
    ['import * as R from "ramda";', `R.lists.sort(${COIN}, list)`],
    ['import { sort } from "ramda";', `sort.sort(${COIN}, list)`],
    ['import sort from "ramda/src/other";', `sort(${COIN}, list)`],
    ['import { sort } from "my-ramda";', `sort(${COIN}, list)`],
    ['import { sort } from "my-remeda";', `sort(list, ${COIN})`],
    ['import { sort } from "remeda-extra";', `sort(list, ${COIN})`],
    ['import { sort } from "./ramda";', `sort(${COIN}, list)`],
    ["", `sort(${COIN}, list)`],
    ["", `S.sort(${COIN}, list)`],
    ["const R = tools;", `R.sort(${COIN}, list)`],
  ])("is none: %s %s", (head, call) => {
    expect(tell(head, call)).toBeUndefined();
  });

  it("is fair for two", () => {
    expect(tell('import * as R from "ramda";', `R.sort(${COIN}, [list, 1])`)).toBeUndefined();
  });
});

describe("a library's sort by keys that are drawn at every comparison", () => {
  it.each([
    ['import * as R from "ramda";', `R.sortBy(${KEY}, list)`],
    ['import * as R from "ramda";', `R.sortBy(${KEY})(list)`],
    ["", `R.sortBy(${KEY}, list)`],
    ['import { sortBy } from "ramda";', "sortBy(() => { const k = Math.floor(Math.random() * 100); return k; }, list)"],
    ['import { sortBy } from "remeda";', `sortBy(list, ${KEY})`],
    ['import { sortBy } from "es-toolkit";', `sortBy(list, [${KEY}])`],
    ['import { orderBy } from "es-toolkit";', `orderBy(list, [${KEY}], ["desc"])`],
  ])("is one: %s %s", (head, call) => {
    expect(tell(head, call)).toBe(OF_KEYS);
  });

  it.each([
    ['import * as R from "ramda";', "R.sortBy(() => Math.random(), list)"],
    ['import * as R from "ramda";', "R.sortBy(Math.random, list)"],
    ['import { sortBy } from "es-toolkit";', "sortBy(list, [Math.random])"],
  ])("is a coin where no two keys are alike: %s %s", (head, call) => {
    expect(tell(head, call)).toBe(OF_COIN);
  });

  it.each([
    ['import * as R from "ramda";', "R.sortBy((card) => card.rank, list.filter(() => Math.random() < 0.5))"],
    ['import * as R from "ramda";', "R.sortBy((card) => card.rank * Math.random(), list)"],
    ['import { sortBy } from "remeda";', `sortBy(list, ${KEY}, (card) => card.rank)`],
    ['import { sortBy } from "remeda";', `sortBy(list, [${KEY}, "desc"])`],
    ['import { sortBy } from "es-toolkit";', `sortBy(list, [${KEY}, "rank"])`],
    ['import { sortBy } from "es-toolkit";', `sortBy(list, [...keys, ${KEY}])`],
    ['import { sortBy } from "es-toolkit";', `sortBy(list, ${KEY})`],
    ['import { sortBy } from "es-toolkit";', `sortBy(list, [${KEY}], ["desc"])`],
    ['import { orderBy } from "es-toolkit";', `orderBy(list, [${KEY}], [order])`],
    ['import { orderBy } from "es-toolkit";', `orderBy(list, [${KEY}], ["asc", order])`],
    ['import { orderBy } from "es-toolkit";', `orderBy(list, [${KEY}], [, "asc"])`],
    ['import { orderBy } from "es-toolkit";', `orderBy(list, [${KEY}], getOrders())`],
    ['import { orderBy } from "es-toolkit";', `orderBy(list, [${KEY}], ["asc"], 1)`],
    ['import { sortBy } from "my-ramda";', `sortBy(${KEY}, list)`],
    ['import { sortBy } from "my-remeda";', `sortBy(list, ${KEY})`],
    ['import { sortBy } from "remeda-extra";', `sortBy(list, ${KEY})`],
    ['import { sortBy } from "my-es-toolkit";', `sortBy(list, [${KEY}])`],
    ['import { orderBy } from "my-es-toolkit";', `orderBy(list, [${KEY}], ["asc"])`],
    ['import { orderBy } from "es-toolkit/arrays";', `orderBy(list, [${KEY}], ["asc"])`],
    ['import { sortBy } from "es-toolkit/compat";', "sortBy(list, [() => Math.random()])"],
  ])("is none, or not read: %s %s", (head, call) => {
    expect(tell(head, call)).toBeUndefined();
  });
});

describe("the fix", () => {
  it.each([
    [`R.sort(${COIN}, list)`, "fairShuffle(list.slice())"],
    [`R.sort(${COIN})(list)`, "fairShuffle(list.slice())"],
    [`R.sortBy(() => Math.random(), list)`, "fairShuffle(list.slice())"],
  ])("of %s asks whether the list is an array", (call, wanted) => {
    const code = `import * as R from "ramda";\nexport const mix = (list) => ${call};\nexport const first = R.head;\n`;
    const [message] = verify(code);
    expect(message?.fix).toBeUndefined();
    const [offer] = message?.suggestions ?? [];
    expect(offer?.desc).toContain("if `list` is an array");
    const fixed = offer === undefined ? "" : apply(code, offer.fix);
    expect(fixed).toContain(`export const mix = (list) => ${wanted};`);
    expect(verify(fixed)).toEqual([]);
  });

  it("is made unasked for what is one", () => {
    const code = `import * as R from "ramda";\nexport const mixed = R.sort(${COIN}, [1, 2, 3, 4]);\n`;
    expect(verify(code)[0]?.fix?.text).toContain("fairShuffle([1, 2, 3, 4])");
  });
});

describe("a library's shuffle that is a sort by a coin", () => {
  it.each([
    ['import gsap from "gsap";', "gsap.utils.shuffle(list)"],
    ['import { gsap } from "gsap";', "gsap.utils.shuffle(list)"],
    ['import { gsap } from "gsap/all";', "gsap.utils.shuffle(list)"],
    ['import gsap from "gsap"; const { shuffle } = gsap.utils;', "shuffle(list)"],
    ['const { gsap } = require("gsap");', "gsap.utils.shuffle(list)"],
    ["", "gsap.utils.shuffle(list)"],
  ])("is one: %s %s", (head, call) => {
    expect(tell(head, call)).toBe(OF_COIN);
  });

  it.each([
    ['import gsap from "gsap";', "gsap.utils.shuffle()"],
    ['import gsap from "gsap";', "gsap.utils.shuffle(...list)"],
    ['import gsap from "gsap";', "gsap.utils.shuffle([list, list])"],
    ['import gsap from "gsap";', "gsap.utils.toArray(list)"],
    ['import gsap from "gsap";', "gsap.shuffle(list)"],
    ['import gsap from "my-gsap";', "gsap.utils.shuffle(list)"],
    ['import gsap from "gsap"; import _ from "lodash";', "_.shuffle(gsap.utils.toArray(list))"],
    ['import gsap from "gsap"; import { shuffle } from "./utils.js";', "shuffle(gsap.utils.toArray(list))"],
    ["const gsap = { utils: { shuffle: (items) => items } };", "gsap.utils.shuffle(list)"],
  ])("is none: %s %s", (head, call) => {
    expect(tell(head, call)).toBeUndefined();
  });

  it.each([
    ["known to be an array", "gsap.utils.shuffle([...list]);", "toShuffled(list)"],
    ["perhaps none", "gsap.utils.shuffle(list);", undefined],
  ])("a list that is %s has a fix or none", (_, call, text) => {
    const [message] = verify(`import gsap from "gsap"; ${call}`, { options: { helper: "import" } });
    expect(message?.fix?.text.includes(text ?? "")).toBe(text === undefined ? undefined : true);
  });
});

describe("a library's sort of a list that comes later", () => {
  it.each([
    ['import * as R from "ramda";', `R.sort(${COIN})`],
    ['import * as R from "ramda";', `R.pipe(R.sort(${COIN}), R.take(3))`],
    ['import * as R from "ramda";', `R.pipe(R.take(3), R.sort(${COIN}))`],
    ['import * as R from "ramda";', `R.compose(R.head, R.sort(${COIN}))`],
    ['import * as R from "ramda";', `R.map(R.sort(${COIN}), list)`],
    ['import * as R from "ramda";', "R.pipe(R.sortBy(() => Math.random()), R.take(3))(list)"],
    ["const coin = () => Math.random() - 0.5; const { sort, pipe } = require('ramda');", "pipe(sort(coin))"],
    ['import * as R from "remeda";', `R.pipe(list, R.sort(${COIN}), R.take(3))`],
    ['import { pipe, sort } from "remeda";', `pipe(list, sort(${COIN}))`],
  ])("is one, without a way out: %s %s", (head, call) => {
    expect(tell(head, call)).toBe(OF_COIN);
    const [message] = verify(`${head}\nexport const mix = (list) => ${call};\n`);
    expect(message?.fix).toBeUndefined();
    expect(message?.suggestions).toBeUndefined();
  });

  it.each([
    ['import * as R from "ramda";', "R.sort(compare)"],
    ['import * as R from "ramda";', "R.sort((x, y) => x - y)(list, Math.random())"],
    ['import { sortBy } from "es-toolkit";', `sortBy([${KEY}])`],
    ['import * as S from "sanctuary";', `S.sort(${COIN})`],
  ])("is none: %s %s", (head, call) => {
    expect(tell(head, call)).toBeUndefined();
  });

  it.each([
    ['import * as R from "ramda";', `R.pipe(R.take(2), R.sort(${COIN}))`],
    ['import * as R from "ramda";', `R.pipe(R.take(2), R.filter(isOpen), R.sort(${COIN}), R.head)`],
    ['import * as R from "ramda";', `R.compose(R.sort(${COIN}), R.take(2))`],
    ['import * as R from "remeda";', `R.pipe([list, 1], R.sort(${COIN}))`],
    ['import * as R from "remeda";', `R.pipe([list, 1], R.map(toCard), R.sort(${COIN}))`],
  ])("is fair for two: %s %s", (head, call) => {
    expect(tell(head, call)).toBeUndefined();
  });

  it.each([
    ['import * as R from "ramda";', `R.pipe(R.sort(${COIN}), R.sort(R.ascend(R.prop("rank"))))`],
    ['import * as R from "ramda";', `R.pipe(R.sort(${COIN}), R.sum)`],
    ['import * as R from "ramda";', `R.compose(R.length, R.sort(${COIN}))`],
    ['import * as R from "remeda";', `R.pipe(list, R.sort(${COIN}), R.sortBy((card) => card.rank))`],
    ['import * as R from "remeda";', `R.pipe(list, R.sort(${COIN}), R.shuffle())`],
  ])("is not seen: %s %s", (head, call) => {
    expect(tell(head, call)).toBeUndefined();
  });
});
