// Functions that throw where their arguments are wrong are read as if they did not.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const swapBy = (draw: string, place: string): string =>
  `${draw} for (let i = a.length - 1; i > 0; i--) { const j = ${place}; [a[i], a[j]] = [a[j], a[i]]; }`;

it.each([
  [
    "a type",
    "function draw(n) { if (!Number.isInteger(n)) throw new TypeError(n); return Math.floor(Math.random() * n); }",
  ],
  [
    "a bound",
    "function draw(n) { if (n < 1) { throw new RangeError('too few'); } return Math.floor(Math.random() * n); }",
  ],
  [
    "two",
    "const MOST = 99; function draw(n) { if (typeof n !== 'number') throw n; if (n > MOST) throw n; return Math.floor(Math.random() * n); }",
  ],
  [
    "a type, in a function that draws first",
    "function draw(n) { const r = Math.random(); if (isNaN(n)) throw n; return Math.floor(r * n); }",
  ],
])("%s is asked: %s", (_, draw) => {
  expect(find(swapBy(draw, "draw(a.length)"))).toEqual(["biased"]);
  expect(find(swapBy(draw, "draw(i + 1)"))).toEqual([]);
});

it.each([
  [
    "what is drawn decides",
    "function draw(n) { const r = Math.floor(Math.random() * 99); if (r >= n) throw n; return r; }",
  ],
  ["a draw decides", "function draw(n) { if (Math.random() < 0.5) throw n; return Math.floor(Math.random() * n); }"],
  [
    "what is counted decides",
    "let count = 0; function draw(n) { if (count > 9) throw n; return Math.floor(Math.random() * n); } count++;",
  ],
  ["another function decides", "function draw(n) { if (isTaken(n)) throw n; return Math.floor(Math.random() * n); }"],
  ["more is done", "function draw(n) { if (n > 9) { n = next(n); throw n; } return Math.floor(Math.random() * n); }"],
])("nothing is known where %s: %s", (_, draw) => {
  expect(find(swapBy(draw, "draw(a.length)"))).toEqual([]);
});
