// Functions of the file that loop, and call a function that they are handed: `each(list, (item, i) => …)`.
import { describe, expect, it } from "vitest";
import { fixAll } from "../linted.fixture.ts";
import { find } from "../findings.fixture.ts";

const ANY = "Math.floor(Math.random() * list.length)";
const FAIR = "Math.floor(Math.random() * (i + 1))";
const EACH = "function each(all, call) { for (let k = 0; k < all.length; k++) call(all[k], k); }";
const TIMES = "const times = (n, call) => { for (let k = 0; k < n; k++) { call(k); } };";
const SWAP = "const held = list[i]; list[i] = list[j]; list[j] = held;";
const each = (draw: string, before = EACH, callback = "(_, i) => {"): string =>
  `${before} export function mix(list) { each(list, ${callback} const j = ${draw}; ${SWAP} }); return list; }`;
const times = (draw: string, before = TIMES): string =>
  `${before} export function mix(list) { times(list.length, function (i) { const j = ${draw}; ${SWAP} }); return list; }`;

describe("a function that is handed over is read where it is called", () => {
  it.each([
    ["each", each],
    ["times", times],
  ])("%s", (_, write) => {
    expect(find(write(ANY))).toEqual(["biased"]);
    expect(find(write(FAIR))).toEqual([]);
    // Nothing but the shuffle needed the function that loops: it goes, too.
    expect(fixAll(write(ANY)).output).toMatch(/^export function mix\(list\) \{ fairShuffle\(list\); return list; \}/);
  });

  it("also by its name", () => {
    const named = (draw: string): string =>
      `${EACH} export function mix(list) { const step = (_, i) => { const j = ${draw}; ${SWAP} }; each(list, step); return list; }`;
    expect(find(named(ANY))).toEqual(["biased"]);
    expect(find(named(FAIR))).toEqual([]);
  });
});

it.each([
  ["it is called as something's method", each(ANY, EACH, "function (_, i) { this.step(i);")],
  ["nobody calls it", each(ANY, "function each(all, call) { for (let k = 0; k < all.length; k++) log(all[k], k); }")],
  [
    "it may be another one",
    each(ANY, "function each(all, call) { call = other; for (let k = 0; k < all.length; k++) call(all[k], k); }"),
  ],
  [
    "it is called only where somebody says so",
    each(ANY, "function each(all, call) { for (let k = 0; k < all.length; k++) if (ask(k)) call(all[k], k); }"),
  ],
  ["it is handed on", times(ANY, "const times = (n, call) => { for (let k = 0; k < n; k++) queue(call, k); };")],
  ["nobody has read what calls it", times(ANY, "")],
])("nothing is said where %s", (_, code) => {
  expect(find(code)).toEqual([]);
});
