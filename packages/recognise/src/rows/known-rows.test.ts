// Lists in a list that is given to its own name again: each is as long as before.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { testPairs } from "../lengths/pairs.fixture.ts";

const PAIRS = "let pairs = [[a, b], [c, d]];";
const ROWS = "let pairs = [[a, b, e], [c, d, f]];";
const MORE = "pairs = pairs.map((pair) => pair.sort(COIN));";

describe("pairs stay pairs", () => {
  testPairs([
    ["where each is sorted", `${PAIRS} ${MORE}`, `${ROWS} ${MORE}`],
    [
      "where each is copied and sorted",
      `${PAIRS} pairs = pairs.map((pair) => [...pair].sort(COIN)); show(pairs);`,
      `${PAIRS} pairs = pairs.map((pair) => [...pair, more].sort(COIN)); show(pairs);`,
    ],
    [
      "where some are left out before",
      `${PAIRS} pairs = pairs.filter(isOpen).reverse(); ${MORE}`,
      `${PAIRS} pairs = pairs.concat(others); ${MORE}`,
    ],
    [
      "where they are copied before",
      `${PAIRS} pairs = [...pairs]; ${MORE}`,
      `${PAIRS} pairs = [...pairs, others]; ${MORE}`,
    ],
    ["where they are chunks", `let pairs = _.chunk(list, 2); ${MORE}`, `let pairs = _.chunk(list, 3); ${MORE}`],
    [
      "where nothing else becomes of them",
      `${PAIRS} pairs = pairs.map((pair) => pair.toReversed()); ${MORE}`,
      `${PAIRS} pairs = pairs.map((pair) => pair.concat(pair)); ${MORE}`,
    ],
    ["where nobody else gives them", `${PAIRS} ${MORE}`, `${PAIRS} pairs = others; ${MORE}`],
  ]);
});

describe("rows that a callback makes", () => {
  testPairs([
    [
      "in a callback",
      "const all = list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b])); all.forEach((pair) => pair.sort(COIN));",
      "const all = list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b, i])); all.forEach((pair) => pair.sort(COIN));",
    ],
    [
      "in a block",
      "const all = list.map((a, i) => { const b = list[i + 1]; return [a, b]; }); all.forEach((pair) => pair.sort(COIN));",
      "const all = list.map((a, i) => { if (i > 4) return [a]; return list.slice(i); }); all.forEach((pair) => pair.sort(COIN));",
    ],
  ]);
});

describe("rows that a function is handed by its name", () => {
  const show = "function show(pair) { use(pair.sort(COIN)); }";
  testPairs([
    ["alone", `${PAIRS} ${show} pairs.forEach(show);`, `${ROWS} ${show} pairs.forEach(show);`],
    ["once", `${PAIRS} ${show} pairs.forEach(show);`, `${PAIRS} ${show} pairs.forEach(show); others.forEach(show);`],
    [
      "of this file",
      `${PAIRS} const mix = (pair) => pair.sort(COIN); pairs.map(mix);`,
      `${PAIRS} export const mix = (pair) => pair.sort(COIN); pairs.map(mix);`,
    ],
    [
      "under a name",
      "const trials = all.map((one) => ({ ...one, pair: [one.a, one.b] })); function run(trial) { use([...trial.pair].sort(COIN)); } trials.forEach(run);",
      "const trials = all.map((one) => ({ ...one, pair: [one.a, one.b] })); export function run(trial) { use([...trial.pair].sort(COIN)); } trials.forEach(run);",
    ],
  ]);
});

it.each([
  "var pairs = pairs.filter(isOpen); pairs.forEach((pair) => pair.sort(() => Math.random() - 0.5));",
  "let pairs = pairs.slice(); pairs = pairs.map((pair) => pair.sort(() => Math.random() - 0.5));",
  "var a = b, b = a; a.forEach((pair) => pair.sort(() => Math.random() - 0.5));",
  "var a = b, b = a; [x].concat(a).sort(() => Math.random() - 0.5);",
])("a list that leads to itself is one of any length: %s", (code) => {
  expect(find(code)).toEqual(["biased"]);
});

describe("rows of a table of tests", () => {
  const table = (rows: string, parameter: string): string =>
    `it.each(${rows})("%s", (${parameter}) => { use(pair.sort(COIN)); });`;
  testPairs([
    [
      "under a name",
      table('[{ pair: ["a", "b"] }, { pair: ["c", "d"] }]', "{ pair }"),
      table('[{ pair: ["a", "b"] }, { pair: ["c", "d", "e"] }]', "{ pair }"),
    ],
    ["that are no lists", table('[{ pair: ["a", "b"] }]', "{ pair }"), table('[[["a", "b", "c"], "d"]]', "pair")],
  ]);
});
