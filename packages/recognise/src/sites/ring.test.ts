// Sattolo's algorithm where a cycle is what the code needs, and beside it where a shuffle is.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const mix = (list: string): string =>
  `for (let i = ${list}.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [${list}[i], ${list}[j]] = [${list}[j], ${list}[i]]; }`;
const draw = (uses: string, copy = "[...all]"): string =>
  `export function draw(all, others) { const mixed = ${copy}; ${mix("mixed")} ${uses} }`;

describe("items that are kept beside those that took their places", () => {
  it.each([
    ["in an object", draw("return all.map((one, i) => ({ from: one, to: mixed[i] }));")],
    ["by their names", draw("return all.map((one, i) => ({ from: one.name, to: mixed[i].name }));")],
    ["in a list", draw("return new Map(all.map((one, i) => [one, mixed[i]]));")],
    ["in a property", draw("all.forEach((one, i) => { one.target = mixed[i]; });")],
    ["by a loop", draw("for (let i = 0; i < all.length; i++) all[i].target = mixed[i].id;")],
    ["in a table", draw("const to = {}; for (let i = 0; i < all.length; i++) to[all[i]] = mixed[i]; return to;")],
    ["in a call", draw("all.forEach((one, i) => send(one.mail, mixed[i].name));")],
    ["by their places", draw("all.forEach((one, i) => { one.to = all[mixed[i]]; });", "all.map((_, i) => i)")],
  ])("%s: is a cycle on purpose", (_, code) => {
    expect(find(code)).toEqual([]);
    // The same of a loop that is no cycle says nothing of a shuffle.
    expect(find(code.replace("* i)", "* mixed.length)"))).toEqual(["biased"]);
  });

  it.each([
    ["items of another list", draw("others.forEach((one, i) => { one.card = mixed[i]; });")],
    ["another list's item at the same place", draw("return mixed.map((one, i) => ({ one, role: others[i] }));")],
    ["places", draw("return mixed.map((one, i) => ({ one, at: i + 1 }));")],
    [
      "the next one of the shuffled list",
      draw("return mixed.map((one, i) => ({ one, to: mixed[(i + 1) % mixed.length] }));"),
    ],
    ["a property of the same name", draw("all.forEach((one, i) => { one.image = mixed[i].image; });")],
    ["one property among others", draw("return all.map((one, i) => ({ ...one, id: one.id, image: mixed[i].image }));")],
    ["an item at another place", draw("return all.map((one, i) => ({ one, last: mixed[all.length - 1 - i] }));")],
    ["a copy of another list", draw("return all.map((one, i) => ({ one, to: mixed[i] }));", "[...others]")],
    ["nothing", draw("return mixed;")],
  ])("%s: is a shuffle", (_, code) => {
    expect(find(code)).toEqual(["cycles"]);
  });
});

describe("items that lead from one to the next", () => {
  it.each([
    [
      "a list that is followed",
      `export function chase(n) { const to = [...load(n)]; ${mix("to")} let at = 0; for (let k = 0; k < n; k++) at = to[at]; return at; }`,
    ],
    ["two steps at once", `export function chase(list) { const to = [...list]; ${mix("to")} return to[to[0]]; }`],
    [
      "a property",
      "function ring(all) { for (let i = all.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [all[i].next, all[j].next] = [all[j].next, all[i].next]; } }",
    ],
    [
      "a property, by a third variable",
      "function ring(all) { for (let i = all.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); const t = all[i].next; all[i].next = all[j].next; all[j].next = t; } }",
    ],
  ])("%s: is a cycle on purpose", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    [
      "another list that is followed",
      `export function chase(list, to) { const all = [...list]; ${mix("all")} let at = 0; at = to[at]; return all; }`,
    ],
    [
      "one item that is asked for",
      `export function first(list) { const all = [...list]; ${mix("all")} const at = all[0]; return at; }`,
    ],
    [
      "a property that leads nowhere",
      "function ring(all) { for (let i = all.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [all[i].text, all[j].text] = [all[j].text, all[i].text]; } }",
    ],
  ])("%s: is a shuffle", (_, code) => {
    expect(find(code)).toEqual(["cycles"]);
  });
});
