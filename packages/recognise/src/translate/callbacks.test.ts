// What callbacks do for every card, and what a new list is made of.
import { expect, it } from "vitest";
import { readSteps } from "./in-words.fixture.ts";

it.each([
  [
    "a.forEach((x) => { b.push(x); })",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "a.forEach((x, i) => { b[i] = x; })",
    "$0 = 0; while ($0 < a.length) {i = $0; x = a[$0]; b[i] ← x} then {$0 = ($0 + 1)}",
  ],
  [
    "a.forEach((x, i, list) => { b[i] = list[i]; })",
    "$0 = 0; while ($0 < a.length) {i = $0; b[i] ← a[i]} then {$0 = ($0 + 1)}",
  ],
  ["a.forEach((x, i, list, more) => { b[i] = x; })", "not known: callbackParameters"],
  ["a.forEach((x, i, [list]) => { b[i] = x; })", "not known: parameterPattern"],
  [
    "a.forEach((x) => b.push(x))",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "a.forEach((x) => { if (x === b) return; c.push(1); })",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; if (x == b) {} else {$1 = 1; c takes in $1 at c.length}} then {$0 = ($0 + 1)} | unknown: b",
  ],
  ["a.forEach((x) => { return b.push(x); })", "not known: returnsValue"],
  ["a.forEach(f)", "not known: callbackForm"],
  ["a.forEach((x) => { b.push(x); }, this)", "not known: callbackForm"],
  ["a.forEach(async (x) => { b.push(x); })", "not known: asyncFunction"],
  ["a.forEach(function* (x) { b.push(x); })", "not known: asyncFunction"],
  [
    "[...a].forEach((x) => { b.push(x); })",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["Array(5).forEach((_, i) => { b.push(i); })", "not known: holes"],
  ["Array(5).forEach((x, i) => { b.push(i); })", "not known: holes"],
  [
    "Array(5).fill().forEach((_, i) => { b.push(i); })",
    "$0 = 0; while ($0 < 5) {i = $0; $1 = i; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  [
    "a.keys().forEach((i) => { b.push(i); })",
    "$0 = 0; while ($0 < a.length) {i = $0; $1 = i; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["[...a.keys()].forEach((x, i) => { b.push(x + i); })", "not known: itemsOfNothing"],
  [
    "[...a.keys()].forEach((x, i) => { b.push(i); })",
    "$0 = a.length; $1 = 0; while ($1 < $0) {i = $1; $2 = i; b takes in $2 at b.length} then {$1 = ($1 + 1)}",
  ],
  ["a.forEach(([x]) => { b.push(x); })", "not known: parameterPattern"],
  ["a.forEach((x, [i]) => { b.push(x); })", "not known: parameterPattern"],
  [
    "a.reduce((out, x) => [...out, x], []);",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; out takes in x at out.length} then {$0 = ($0 + 1)}",
  ],
  [
    "a.reduceRight((out, x, i) => { out[i] = x; return out; }, a);",
    "$0 = (a.length - 1); while ($0 >= 0) {i = $0; x = a[$0]; a[i] ← x} then {$0 = ($0 - 1)}",
  ],
  [
    "Array(5).fill().reduceRight((out, _, i) => { out[i] = i; return out; }, a);",
    "$0 = (5 - 1); while ($0 >= 0) {i = $0; a[i] ← i} then {$0 = ($0 - 1)}",
  ],
  ["a.reduceRight((out, x) => out);", "not known: callbackForm"],
  [
    "a.reduce((out, x) => { out.push(x); return out; }, []);",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; out takes in $1 at out.length} then {$0 = ($0 + 1)}",
  ],
  [
    "a.reduce((out, x) => (out.push(x), out), []);",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; out takes in $1 at out.length} then {$0 = ($0 + 1)}",
  ],
  ["a.reduce((out, x) => { out.push(x); return; }, []);", "not known: returnsNothing"],
  ["a.reduce((out, x) => { out.push(x); return b; }, []);", "not known: reducesToOther"],
  ["a.reduce((out, x) => 3, []);", "not known: reducesToOther"],
  [
    "a.reduce((out, x, i) => { const t = out[i]; out[i] = out[0]; out[0] = t; return out; }, a);",
    "$0 = 0; while ($0 < a.length) {i = $0; t = a[i]; a[i] ← a[0]; a[0] ← t} then {$0 = ($0 + 1)}",
  ],
  [
    "a.reduce((out, x, i) => { const t = out[i]; out[i] = out[0]; out[0] = t; return out; }, [...a]);",
    "$0 = 0; while ($0 < a.length) {i = $0; t = out[i]; out[i] ← out[0]; out[0] ← t} then {$0 = ($0 + 1)}",
  ],
  [
    "a.reduce((out, x, i, list) => { out.push(list[i]); return out; }, []);",
    "$0 = 0; while ($0 < a.length) {i = $0; $1 = a[i]; out takes in $1 at out.length} then {$0 = ($0 + 1)}",
  ],
  ["a.reduce((out, x, i, list, more) => { out.push(x); return out; }, []);", "not known: parameterPattern"],
  ["a.reduce((out, x) => [...out, x]);", "not known: callbackForm"],
  ["a.reduce((out, x) => [...out, x], [], 1);", "not known: callbackForm"],
  ["a.reduce((out, x) => [...out, x], [1]);", "not known: reducesToOther"],
  ["a.reduce((out, x) => [...out, x], f());", "not known: reducesToOther"],
  ["a.reduce(([out], x) => [...out, x], []);", "not known: parameterPattern"],
  ["a.reduce(async (out, x) => [...out, x], []);", "not known: callbackForm"],
  ["a.reduce(f, []);", "not known: callbackForm"],
  ["reduce((out, x) => [...out, x], []);", "not known: unknownCall"],
  [
    "use(«a.map(() => a[0])»)",
    "$0 = 0; while ($0 < a.length) {$1 = a[0]; $made takes in $1 at $made.length} then {$0 = ($0 + 1)}",
  ],
  [
    "use(«a.map((x, i) => a[i])»)",
    "$0 = 0; while ($0 < a.length) {i = $0; $1 = a[i]; $made takes in $1 at $made.length} then {$0 = ($0 + 1)}",
  ],
  [
    "use(«a.map((x, i, list) => list[i])»)",
    "$0 = 0; while ($0 < a.length) {i = $0; $1 = a[i]; $made takes in $1 at $made.length} then {$0 = ($0 + 1)}",
  ],
  [
    "use(«a.map((x) => { return x; })»)",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; $made takes in $1 at $made.length} then {$0 = ($0 + 1)}",
  ],
  ["use(«a.map((x) => { return; })»)", "not known: returnsNothing"],
  [
    "use(«a.map((x) => { if (x === c) { return x; } return b[0]; })»)",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; if (x == c) {$1 = x; $made takes in $1 at $made.length} else {$2 = b[0]; $made takes in $2 at $made.length}} then {$0 = ($0 + 1)} | unknown: c",
  ],
  ["use(«a.map(f)»)", "not known: callbackForm"],
  ["use(«a.map((x) => x, 1)»)", "not known: callbackForm"],
  ["use(«a.map(async (x) => x)»)", "not known: callbackForm"],
  ["use(«map((x) => x)»)", "not known: callbackForm"],
  [
    "use(«Array.from({ length: 5 }, () => a.pop())»)",
    "$0 = 5; $1 = 0; while ($1 < $0) {$2 ⇐ a[(a.length - 1)]; $3 = $2; $made takes in $3 at $made.length} then {$1 = ($1 + 1)}",
  ],
  [
    "use(«Array.from({ length: 5 }, (_, i) => a[i])»)",
    "$0 = 5; $1 = 0; while ($1 < $0) {i = $1; $2 = a[i]; $made takes in $2 at $made.length} then {$1 = ($1 + 1)}",
  ],
  ["use(«Array.from({ length: 5 }, (x, i) => a[x ?? i])»)", "not known: itemsOfNothing"],
  [
    "use(«Array.from({ length: a.length }, () => a.pop())»)",
    "$0 = a.length; $1 = 0; while ($1 < $0) {$2 ⇐ a[(a.length - 1)]; $3 = $2; $made takes in $3 at $made.length} then {$1 = ($1 + 1)}",
  ],
  [
    "use(«Array.from(a, () => a.pop())»)",
    "$0 = 0; while ($0 < a.length) {$1 ⇐ a[(a.length - 1)]; $2 = $1; $made takes in $2 at $made.length} then {$0 = ($0 + 1)}",
  ],
  ["use(«Array.from({ length: 5 })»)", "not known: callbackForm"],
  ["use(«Array.from({ length: 5 }, () => a.pop(), 1)»)", "not known: callbackForm"],
  [
    "Array.from({ length: 5 }, (_, i) => a.push(i));",
    "$0 = 5; $1 = 0; while ($1 < $0) {i = $1; $2 = i; a takes in $2 at a.length} then {$1 = ($1 + 1)}",
  ],
  [
    "Array.from({ length: 5 }, (_, i) => { a.push(i); });",
    "$0 = 5; $1 = 0; while ($1 < $0) {i = $1; $2 = i; a takes in $2 at a.length} then {$1 = ($1 + 1)}",
  ],
  [
    "Array.from({ length: 5 }, (_, i) => { if (i > 2) return; let j = i; });",
    "$0 = 5; $1 = 0; while ($1 < $0) {i = $1; if (i > 2) {} else {j = i}} then {$1 = ($1 + 1)}",
  ],
  ["Array.from({ length: 5 }, (_, i) => a.push(_ - i));", "not known: itemsOfNothing"],
  ["Array.from({ length: 5 }, (_, i, more) => a.push(i));", "not known: itemsOfNothing"],
  ["Array.from({ length: 5 }, async () => a.push(i));", "not known: itemsOfNothing"],
  ["Array.from({ length: 5 }, f);", "not known: madeFromOther"],
  [
    "Array.from(a, (_, i) => a.push(i));",
    "$0 = 0; while ($0 < a.length) {i = $0; $1 = i; a takes in $1 at a.length} then {$0 = ($0 + 1)}",
  ],
  ["Array.from(f(), (_, i) => a.push(i));", "not known: madeFromOther"],
  [
    "a.map((x) => { b.push(x); return x; });",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["Array.from({ length: 5 }, () => a.push(1), 2);", "not known: madeFromOther"],
  [
    "a.map((x) => { b.push(x); });",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; $1 = x; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["Array(5).map((_, i) => { b.push(i); });", "not known: holes"],
  [
    "[...Array(5)].forEach((_, i) => { b.push(i); })",
    "$0 = 0; while ($0 < 5) {i = $0; $1 = i; b takes in $1 at b.length} then {$0 = ($0 + 1)}",
  ],
  ["[...Array(5)].forEach((x) => { b.push(x); })", "not known: itemsOfNothing"],
  [
    "[...a.keys()].forEach((_) => { b.push(1); })",
    "$0 = a.length; $1 = 0; while ($1 < $0) {_ = $1; $2 = 1; b takes in $2 at b.length} then {$1 = ($1 + 1)}",
  ],
  [
    "use(«[...Array(5).keys()].map((i) => a[i])»)",
    "$0 = 0; while ($0 < 5) {i = $0; $1 = a[i]; $made takes in $1 at $made.length} then {$0 = ($0 + 1)}",
  ],
  [
    "use(«Array.from({ length: 5 }, (_, i) => { if (i > 2) { return a[i]; } return a[0]; })»)",
    "not known: conditionalMove",
  ],
  ["use(«a.map(function* (x) { return x; })»)", "not known: callbackForm"],
  ["use(«a.map((x, i, [list]) => x)»)", "not known: parameterPattern"],
  [
    "a.reduce((out, x) => { if (x === b) { return out; } out.push(x); return out; }, []);",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; if (x == b) {} else {$1 = x; out takes in $1 at out.length}} then {$0 = ($0 + 1)} | unknown: b",
  ],
  [
    "a.reduce((out, x) => out.concat(x), []);",
    "$0 = 0; while ($0 < a.length) {x = a[$0]; out takes in x at out.length} then {$0 = ($0 + 1)}",
  ],
  ["a.reduce(function* (out, x) { return out; }, []);", "not known: callbackForm"],
])("reads the steps of %s", (code, words) => {
  expect(readSteps(code)).toBe(words);
});
