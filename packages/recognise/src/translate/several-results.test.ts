// Several values that a function of the file gives at once, by place and by name.
import { expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";
import { readRound } from "./in-words.fixture.ts";

it.each([
  [
    "const f = (n) => [n, n + 1]; «const [x, y] = f(2); a[x] = y;»",
    "n = 2; $0 = n; $1 = (n + 1); x = $0; y = $1; a[x] ← y",
  ],
  [
    "function f(n) { const m = n + 1; return [n, m]; } «let x, y; [x, y] = f(2);»",
    "n = 2; m = (n + 1); $0 = n; $1 = m; x = $0; y = $1",
  ],
  [
    "function f(n) { return { low: n, high: n + 1 }; } «const { high, low: l } = f(2);»",
    "n = 2; $0 = n; $1 = (n + 1); high = $1; l = $0",
  ],
  [
    "const f = (l) => ({ at: 1, item: l[1] }); «const { item, at } = f(a); a[0] = item;»",
    "$0 = 1; $1 = a[1]; item = $1; at = $0; a[0] ← item",
  ],
  ["async function f(n) { return [n, 1]; } «const [x, y] = await f(2);»", "n = 2; $0 = n; $1 = 1; x = $0; y = $1"],
  ["const { x, y } = { x: i, y: 2 };", "$0 = i; $1 = 2; x = $0; y = $1"],
  ["const f = (n) => [n, 1]; «const p = f(2); a[p[1]] = p[0];»", "n = 2; $0 = n; $1 = 1; a[$1] ← $0"],
  ["const f = (n) => ({ at: n }); «const p = f(2); i = p.at + p['at'];»", "n = 2; $0 = n; i = ($0 + $0)"],
])("reads %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});

it.each([
  ["const f = (n) => [n, 1]; «const [x] = f(2);»", "patternLength"],
  ["const f = (n) => [n, 1]; «const [x, ...y] = f(2);»", "pattern"],
  ["const f = (n) => [n, 1]; «const { x } = f(2);»", "objectPattern"],
  ["const f = (n) => ({ n }); «const [x] = f(2);»", "pattern"],
  ["const f = (n) => ({ n }); «const { m } = f(2);»", "objectPattern"],
  ["const f = (n) => ({ n }); «const { n = 5 } = f(2);»", "objectPattern"],
  ["const f = (n) => ({ n }); «const { ...n } = f(2);»", "objectPattern"],
  ["const f = (n) => ({ ...n }); «const { x } = f(a);»", "objectPattern"],
  ["const f = (n) => ({ [n]: 1 }); «const { x } = f(a);»", "objectPattern"],
  ["const f = (n) => ({ get x() { return n; } }); «const { x } = f(2);»", "objectPattern"],
  ["function f(n) { if (n > 2) return [0, 0]; return [n, 1]; } «const [x, y] = f(2);»", "loopReturns"],
  ["let z; function f(n) { z = n; return [n, 1]; } «const [x, y] = f(2);»", "outerState"],
  ["function* f(n) { return [n, 1]; } «const [x, y] = f(2);»", "notReadInPlace"],
  ["async function f(n) { return [n, 1]; } «const [x, y] = f(2);»", "notReadInPlace"],
  ["const o = { z: 1, f() { return [this.z, 1]; } }; «const [x, y] = o.f();»", "otherThis"],
  ["const f = (n) => ({ n }); «const p = f(2); p.n = 3;»", "expression"],
  ["const f = (n) => ({ n }); «const p = f(2); g(p); i = p.n;»", "expression"],
  ["const f = (n) => ({ n: [1] }); «const p = f(2); i = p.n.length;»", "expression"],
])("does not read %s", (code, kind) => {
  expect(readRound(code)).toBe(`not known: ${kind}`);
});

const swapTwo = (pair: string): string => `${pair}
export function mix(list) {
  for (let k = 0; k < list.length; k++) {
    const [i, j] = pair(list.length);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
`;

it("judges swaps of two drawn places", () => {
  const code = swapTwo("const pair = (n) => [Math.floor(Math.random() * n), Math.floor(Math.random() * n)];");
  expect(verify(code)).toHaveLength(1);
  expect(fixAll(code).output).not.toContain("pair");
  const fair = code.replace("floor(Math.random() * n), ", "floor(n), ").replace("pair(list.length)", "pair(k)");
  expect(verify(fair.replace("random() * n)", "random() * (n + 1))"))).toEqual([]);
});

const take = (width: string, taking: string): string => `
function choose(list) {
  const place = Math.floor(Math.random() * ${width});
  return { place, item: list[place] };
}
export function mix(list) {
  const rest = [...list];
  const out = [];
  while (rest.length > 0) {
    ${taking}
  }
  return out;
}
`;

it.each([
  "const { place, item } = choose(rest); rest.splice(place, 1); out.push(item);",
  "const { item, place: at } = choose(rest); out.push(item); rest.splice(at, 1);",
  "const chosen = choose(rest); out.push(chosen.item); rest.splice(chosen.place, 1);",
])("judges items that come with their place: %s", (taking) => {
  expect(verify(take("(list.length - 1)", taking))).toHaveLength(1);
  expect(verify(take("list.length", taking))).toEqual([]);
});
