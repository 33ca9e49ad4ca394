// Names that lead to themselves: nobody who follows them walks in a circle.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const SORT = "p.sort(() => Math.random() - 0.5);";
const LOOP =
  "for (let i = 0; i < p.length; i++) { const j = Math.floor(r() * p.length); [p[i], p[j]] = [p[j], p[i]]; }";

it.each([
  ["two variables", `var p = q; var q = p; ${SORT}`],
  ["a variable made of itself", `var p = p.filter(f); ${SORT}`],
  ["a variable that is itself", `var p = p; ${SORT}`],
  ["a copy of itself", `var p = p.slice(); ${SORT}`],
  ["a list that holds itself", `var p = [...p]; ${SORT}`],
  ["a list that holds itself, and more", `var p = [...p, x]; p.push(y); ${SORT}`],
  ["a list that is given itself", `let p = [x, y]; p = [...p, ...p.slice()]; ${SORT}`],
  ["three variables", `var p = q.map(f); var q = o.slice(); var o = p.concat(); ${SORT}`],
  ["a list in a row that leads back", `var p = q[0]; var q = p; ${SORT}`],
])("%s", (_, code) => {
  expect(find(code)).toEqual(["biased"]);
});

it.each([
  ["a source that is itself", `var r = r; ${LOOP}`],
  ["sources that are each other", `var r = q; var q = r; ${LOOP}`],
  ["a source made of itself", `var r = r.bind(x); ${LOOP}`],
  ["a comparator that is itself", "var c = c; a.sort(c); Math.random();"],
  [
    "a length that is itself",
    `var n = n; a = new Array(n).sort(() => Math.random() - 0.5).slice(0, n); b = Math.random();`,
  ],
])("draws nothing known: %s", (_, code) => {
  expect(find(code).filter((id) => id !== "biased")).toEqual([]);
});

it("a value counts where it is read before only by a function that runs later", () => {
  const code = (value: string): string => `const f = () => r; const r = ${value}; ${LOOP}`;
  expect(find(code("Math.random"))).toEqual(["biased"]);
  expect(find(code("other"))).toEqual([]);
});

const loop = (draw: string): string => LOOP.replace("r()", draw);

it.each([
  ["a method of the object around", `const o = { pick() { return Math.random(); }, f(p) { ${loop("this.pick()")} } };`],
  ["a property of the object around", `const o = { pick: Math.random, f(p) { ${loop("this.pick()")} } };`],
  ["a field of the class around", `class A { pick = () => Math.random(); f(p) { ${loop("this.pick()")} } }`],
  ["a static method of the class", `class A { static pick() { return Math.random(); } f(p) { ${loop("A.pick()")} } }`],
  [
    "a method of an instance of a class without a name",
    `const Dice = class { roll() { return Math.random(); } }; const d = new Dice(); ${loop("d.roll()")}`,
  ],
  [
    "a function that is made after something else",
    `const make = (s) => { start(s); return () => Math.random(); }; const r = make(1); ${LOOP}`,
  ],
])("a source may be %s", (_, code) => {
  expect(find(code)).toEqual(["biased"]);
});
