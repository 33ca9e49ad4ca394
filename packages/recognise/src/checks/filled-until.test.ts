// Lists and sets that a loop fills until they have so many items: what is silent here has two at most.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("is filled until there are", () => {
  testPairs([
    [
      "two in a list",
      "const a = []; while (a.length < 2) a.push(draw()); a.sort(COIN);",
      "const a = []; while (a.length < 3) a.push(draw()); a.sort(COIN);",
    ],
    [
      "two that differ",
      "const a = [x]; while (a.length < 2) { const y = draw(); if (!a.includes(y)) a.push(y); } a.sort(COIN);",
      "const a = [x]; while (a.length < 4) { const y = draw(); if (!a.includes(y)) a.push(y); } a.sort(COIN);",
    ],
    [
      "two in a set",
      "const s = new Set([x]); while (s.size < 2) { const y = draw(); if (!s.has(y) && y) s.add(y); } const a = [...s]; a.sort(COIN);",
      "const s = new Set([x]); while (s.size < 3) { const y = draw(); if (!s.has(y) && y) s.add(y); } const a = [...s]; a.sort(COIN);",
    ],
    [
      "two, by a test for another number",
      "const s = new Set(); while (s.size !== 2) s.add(draw()); Array.from(s).sort(COIN);",
      "const s = new Set(); while (s.size !== 3) s.add(draw()); Array.from(s).sort(COIN);",
    ],
    [
      "two, one at a time, by a test for another number",
      "const a = [x]; while (a.length != 2) a.push(draw()); a.sort(COIN);",
      "const a = [x]; while (a.length != 2) { a.push(draw()); if (y) a.push(y); } a.sort(COIN);",
    ],
    [
      "two, by a constant",
      "const COUNT = 2, a = []; while (COUNT > a.length) a.push(draw()); a.sort(COIN);",
      "const COUNT = 5, a = []; while (COUNT > a.length) a.push(draw()); a.sort(COIN);",
    ],
    [
      "two, by a last round with one",
      "const a = [x]; while (a.length <= 1) a.push(draw()); a.sort(COIN);",
      "const a = [x]; while (a.length <= 2) a.push(draw()); a.sort(COIN);",
    ],
    [
      "two, where the loop may end before",
      "const a = []; while (a.length < 2 && more()) { if (none()) break; a.push(draw()); } a.sort(COIN);",
      "const a = []; while (a.length < 2 || more()) { if (none()) break; a.push(draw()); } a.sort(COIN);",
    ],
    [
      "two at once",
      "const a = []; while (a.length < 1) a.push(draw(), draw()); a.sort(COIN);",
      "const a = []; while (a.length < 2) a.push(draw(), draw()); a.sort(COIN);",
    ],
    [
      "two, with a first round in any case",
      "const a = [x]; do a.push(draw()); while (a.length < 2); a.sort(COIN);",
      "const a = [x, y]; do a.push(draw()); while (a.length < 2); a.sort(COIN);",
    ],
    [
      "two, by a loop that counts its rounds, too",
      "const a = []; for (let i = 0; a.length < 2; i++) if (ok(i)) a.push(i); a.sort(COIN);",
      "const a = []; for (let i = 0; a.length < 3; i++) if (ok(i)) a.push(i); a.sort(COIN);",
    ],
    [
      "two in each round",
      "for (const q of list) { const s = new Set([q]); while (s.size < 2) s.add(draw()); const a = [...s]; a.sort(COIN); }",
      "const s = new Set(); for (const q of list) { s.add(q); while (s.size < 2) s.add(draw()); const a = [...s]; a.sort(COIN); }",
    ],
    [
      "two, and some were there",
      "const a = [x]; a.push(y); while (a.length < 2) a.push(draw()); a.sort(COIN);",
      "const a = [x]; a.push(y, z); while (a.length < 2) a.push(draw()); a.sort(COIN);",
    ],
    [
      "one, and one more is added",
      "const a = []; while (a.length < 1) a.push(draw()); a.push(x); a.sort(COIN);",
      "const a = []; while (a.length < 2) a.push(draw()); a.push(x); a.sort(COIN);",
    ],
    [
      "two, and not by rounds within",
      "const a = []; while (a.length < 2) { a.push(draw()); for (const y of list) see(y); } a.sort(COIN);",
      "const a = []; while (a.length < 2) { for (const y of list) a.push(y); } a.sort(COIN);",
    ],
    [
      "two, and nobody else has the list",
      "const a = []; while (a.length < 2) a.push(draw(a.length)); a.sort(COIN);",
      "const a = []; while (a.length < 2) a.push(draw(a)); a.sort(COIN);",
    ],
    [
      "two, where nothing lies beyond",
      "const a = []; while (a.length < 2) a.push(draw()); a[1] = x; a.sort(COIN);",
      "const a = []; while (a.length < 2) { a.push(draw()); a[2] = x; } a.sort(COIN);",
    ],
  ]);
});

describe("gets an item only where there is room", () => {
  testPairs([
    [
      "for one of two, asked in a loop",
      "const a = []; for (const x of list) if (a.length < 2) a.push(x); a.sort(COIN);",
      "const a = []; for (const x of list) if (a.length < 3) a.push(x); a.sort(COIN);",
    ],
    [
      "asked in a callback",
      "const a = []; list.forEach((x) => { if (ok(x) && a.length < 2) { see(x); a.push(x); } }); a.sort(COIN);",
      "const a = []; list.forEach((x) => { if (ok(x) || a.length < 2) { see(x); a.push(x); } }); a.sort(COIN);",
    ],
    [
      "asked by &&",
      "const s = new Set(); for (const x of list) s.size < 2 && s.add(x); const a = [...s]; a.sort(COIN);",
      "const s = new Set(); for (const x of list) s.size < 2 || s.add(x); const a = [...s]; a.sort(COIN);",
    ],
    [
      "and the loop is left before",
      "const a = []; for (const x of list) { if (a.length >= 2) break; a.push(x); } a.sort(COIN);",
      "const a = []; for (const x of list) { if (a.length >= 2) see(a.length); a.push(x); } a.sort(COIN);",
    ],
    [
      "and the round is left before",
      "const a = []; for (const x of list) { if (a.length > 1) continue; a.push(x); } a.sort(COIN);",
      "const a = []; for (const x of list) { if (a.length < 1) continue; a.push(x); } a.sort(COIN);",
    ],
    [
      "and one is there already",
      "const a = [x]; for (const y of list) if (a.length < 2) a.push(y); a.sort(COIN);",
      "const a = [x]; for (const y of list) if (a.length < 2) a.push(y, z); a.sort(COIN);",
    ],
    [
      "and one more is added once",
      "const a = []; for (const y of list) if (a.length < 1) a.push(y); a.push(x); a.sort(COIN);",
      "const a = []; for (const y of list) if (a.length < 2) a.push(y); a.push(x); a.sort(COIN);",
    ],
    [
      "and nothing is added beside",
      "const a = []; for (const y of list) if (a.length < 2) { if (ok(y)) a.push(y); } a.sort(COIN);",
      "const a = []; for (const y of list) if (a.length < 2) { a.push(y); a.push(x); } a.sort(COIN);",
    ],
    [
      "and not in rounds within",
      "const a = []; for (const y of list) { if (a.length < 2) a.push(y); for (const z of y) see(z); } a.sort(COIN);",
      "const a = []; for (const y of list) if (a.length < 2) for (const z of y) a.push(z); a.sort(COIN);",
    ],
    [
      "and nobody is waited for",
      "async function f() { const a = []; for (const y of list) { await y; if (a.length < 2) a.push(y); } a.sort(COIN); }",
      "async function f() { const a = []; list.forEach(async (y) => { if (a.length < 2) { await y; a.push(y); } }); a.sort(COIN); }",
    ],
  ]);
});

describe("is left by the loop that fills it", () => {
  testPairs([
    [
      "once there are two",
      "const a = []; for (const x of list) { a.push(x); if (a.length === 2) break; } a.sort(COIN);",
      "const a = []; for (const x of list) { a.push(x); if (a.length === 3) break; } a.sort(COIN);",
    ],
    [
      "once there are two or more",
      "const a = [x]; while (true) { const y = draw(); if (!a.includes(y)) a.push(y); if (a.length >= 2) { see(y); break; } } a.sort(COIN);",
      "const a = [x, y]; while (true) { const y = draw(); if (!a.includes(y)) a.push(y); if (a.length >= 2) { see(y); break; } } a.sort(COIN);",
    ],
    [
      "a set, too",
      "const s = new Set(); for (;;) { s.add(draw()); if (s.size > 1) break; } const a = [...s]; a.sort(COIN);",
      "const s = new Set(); for (;;) { s.add(draw()); if (s.size < 1) break; } const a = [...s]; a.sort(COIN);",
    ],
    [
      "and asked in each round",
      "const a = []; for (const x of list) { if (!ok(x)) continue; a.push(x); if (a.length === 2) break; } a.sort(COIN);",
      "const a = []; for (const x of list) { a.push(x); if (!ok(x)) continue; if (a.length >= 2) break; } a.sort(COIN);",
    ],
    [
      "and the loop is left, not the round",
      "const a = []; for (const x of list) { a.push(x); if (a.length >= 2) break; } a.sort(COIN);",
      "const a = []; for (const x of list) { a.push(x); if (a.length >= 2) continue; } a.sort(COIN);",
    ],
    [
      "and begun once",
      "const a = []; for (const x of list) { a.push(x); if (a.length >= 2) break; see(x); } a.sort(COIN);",
      "const a = []; for (const y of list) { for (const x of y) { a.push(x); if (a.length >= 2) break; } } a.sort(COIN);",
    ],
    [
      "and its number is not passed by",
      "const a = []; for (const x of list) { a.push(x); if (a.length == 2) break; } a.sort(COIN);",
      "const a = []; a.push(y); a.push(z); for (const x of list) { a.push(x); if (a.length == 2) break; } a.sort(COIN);",
    ],
    [
      "nor by two at once",
      "const a = []; for (const x of list) { a.push(x); if (a.length === 1) break; } a.push(y); a.push(z); const b = a.slice(0, 2); b.sort(COIN);",
      "const a = []; for (const x of list) { a.push(x, y); if (a.length === 1) break; } a.sort(COIN);",
    ],
    [
      "and nothing else is added there",
      "const a = []; for (const x of list) { a.push(x); if (a.length > 1) break; see(a.length); } a.sort(COIN);",
      "const a = []; for (const x of list) { a.push(x); if (a.length > 1) break; a.push(y); } a.sort(COIN);",
    ],
  ]);
});
