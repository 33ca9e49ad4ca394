// Pairs out of which items are drawn one by one.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { ROUNDED, SHORT } from "./drawn-one-by-one.fixture.ts";

/** Lists that items are drawn out of, as people make them; `items` is what they hold. */
const lists: Readonly<Record<string, (items: string, draw: (list: string) => string) => string>> = {
  "a constant": (items, draw) =>
    `const sides = ${items}; export const next = () => sides.splice(${draw("sides")}, 1)[0];`,
  "a field": (items, draw) =>
    `class Coin { sides = ${items}; next() { return this.sides.splice(${draw("this.sides")}, 1)[0]; } }`,
  "a list that is filled again": (items, draw) =>
    `let sides = ${items}; export function next() { if (!sides.length) sides = ${items}; return sides.splice(${draw("sides")}, 1)[0]; }`,
  "a list that is left without the item": (items, draw) =>
    `let sides = ${items}; export function next() { const k = ${draw("sides")}; const side = sides[k]; sides = sides.filter((_, i) => i !== k); return side; }`,
  "a list that a function is handed": (items, draw) =>
    `const take = (list) => list.splice(${draw("list")}, 1)[0]; const sides = ${items}; button.onclick = () => show(take(sides));`,
  "a list that a function is handed twice": (items, draw) =>
    `const take = (list) => list.splice(${draw("list")}, 1)[0]; export function toss() { const sides = ${items}; const left = take(sides); const right = take(sides); return { left, right }; }`,
  "a list of a state": (items, draw) =>
    `export const start = () => ({ rest: ${items}, drawn: [] }); export const next = (state) => { state.drawn.push(state.rest.splice(${draw("state.rest")}, 1)[0]); };`,
  "a list of rounds": (items, draw) =>
    `export function seat(players) { const sides = ${items}; players.forEach((player) => { player.side = sides.splice(${draw("sides")}, 1)[0]; }); }`,
};

describe.each(Object.entries(lists))("of %s", (_, write) => {
  it("whose two items are drawn as ends of it, nothing is said", () => {
    expect(verify(write(`["left", "right"]`, ROUNDED))).toEqual([]);
  });

  it("that holds more of them, it is told", () => {
    const [finding, ...more] = verify(write(`["left", "middle", "right"]`, ROUNDED));
    expect(more).toEqual([]);
    expect(finding?.message).toContain("the first one ends up seventh 20.9 % of the time");
  });

  it("the second one of which is never drawn first, it is told", () => {
    const [finding, ...more] = verify(write(`["left", "right"]`, SHORT));
    expect(more).toEqual([]);
    expect(finding?.message).toContain("the last one ends up last 100 % of the time");
  });
});

it("a list that is filled beside a pair may hold more", () => {
  const code = `const sides = ["left", "right"]; sides.push("middle"); export const next = () => sides.splice(${ROUNDED("sides")}, 1)[0];`;
  expect(verify(code)).toHaveLength(1);
});

describe("of a list whose places are drawn until one is new", () => {
  const next = (items: string): string =>
    `const sides = ${items}, used = []; export function next() { let k; do { k = ${ROUNDED("sides")}; } while (used.includes(k)); used.push(k); return sides[k]; }`;

  it("a pair is left alone", () => {
    expect(verify(next(`["left", "right"]`))).toEqual([]);
  });

  it("more items are told", () => {
    expect(verify(next(`["left", "middle", "right"]`))).toHaveLength(1);
  });
});
