// No word about code that is no biased shuffle: alone, inside a function, and in TypeScript.
import { expect, it } from "vitest";
import { chanceInAlgorithms } from "./chance-in-algorithms.ts";
import { chanceInData } from "./chance-in-data.ts";
import { chanceInPlay } from "./chance-in-play.ts";
import { lint } from "./lint.ts";
import { keyedNeighbours } from "./keyed-neighbours.ts";
import { notShuffles } from "./not-shuffles.ts";
import { pairsInPrograms } from "./pairs-in-programs.ts";

it.each([...notShuffles, ...keyedNeighbours])("%s is not reported: %s", (_, __, code) => {
  expect(lint(code)).toEqual([]);
  expect(lint(code, {}, "file.ts")).toEqual([]);
  if (!/^(?:import|export) /.test(code)) expect(lint(`export function outer() {\n${code}\n}`)).toEqual([]);
});

it.each([...chanceInPlay, ...chanceInData, ...chanceInAlgorithms, ...pairsInPrograms])(
  "nothing is said of everyday code, %s: %s",
  (_, code) => {
    expect(lint(code)).toEqual([]);
    expect(lint(code, {}, "file.ts")).toEqual([]);
    if (!/^(?:import|export) /.test(code)) expect(lint(`export function outer() {\n${code}\n}`)).toEqual([]);
  },
);

it("reads a tuple type's length", () => {
  expect(
    lint("export const flip = (pair: [string, string]) => pair.sort(() => Math.random() - 0.5);", {}, "file.ts"),
  ).toEqual([]);
  expect(
    lint(
      "export const mix = (three: [string, string, string]) => three.sort(() => Math.random() - 0.5);",
      {},
      "file.ts",
    ),
  ).toHaveLength(1);
});

it.each([
  "type Pair = [string, number]; export const f = (pair: Pair) => pair.sort(() => Math.random() - 0.5);",
  "type Pair = [string, number]; export const f = (pair: Readonly<Pair>) => pair.toSorted(() => Math.random() - 0.5);",
  "export const f = ({ pair }: { pair: [string, number] }) => pair.sort(() => Math.random() - 0.5);",
  "interface P { pair: [string, number] } export const f = (p: P) => p.pair.sort(() => Math.random() - 0.5);",
  "type P = { pair?: [string, number] }; export const f = (p: P) => [...p.pair!].sort(() => Math.random() - 0.5);",
  "export class Match { sides: [string, number] = make(); mix() { this.sides.sort(() => Math.random() - 0.5); } }",
  "export class Match { #sides!: [string, number]; mix() { this.#sides.sort(() => Math.random() - 0.5); } }",
  "function get(): [string, number] { return make(); } const pair = get(); pair.sort(() => Math.random() - 0.5);",
  "declare const pairs: [string, number][]; for (const pair of pairs) pair.sort(() => Math.random() - 0.5);",
  "declare const pairs: ReadonlyArray<[string, number]>; pairs.forEach((pair) => pair.sort(() => Math.random() - 0.5));",
  "interface Q { all: [string, number][] } export const f = (q: Q) => q.all.map((pair) => pair.toSorted(() => Math.random() - 0.5));",
  "type A = B; type B = readonly [x: 1, y: 2]; export const f = (pair: A) => [...pair].sort(() => Math.random() - 0.5);",
  "export const f = (x: unknown) => (x as [string, string]).sort(() => Math.random() - 0.5);",
])("reads two items from a type's name: %s", (code) => {
  expect(lint(code, {}, "file.ts")).toEqual([]);
  expect(
    lint(
      code.replace("number]", "number, 3]").replace("y: 2]", "y: 2, z: 3]").replace("string, string]", "1, 2, 3]"),
      {},
      "file.ts",
    ),
  ).toHaveLength(1);
});

it.each([
  "function f(a) { if (3 !== a.length) return a; return a.sort(() => Math.random() - 0.5); }",
  "function f(a) { if (2 < a.length) return a.sort(() => Math.random() - 0.5); }",
  "function f(a) { if (a.length !== 3) return a; return a.sort(() => Math.random() - 0.5); }",
  "function f(a, b) { if (b.length !== 2) return a; return a.sort(() => Math.random() - 0.5); }",
  "function f(a) { if (a.length === 2) return a; return a.sort(() => Math.random() - 0.5); }",
  "function f(a) { if (a.length !== 2) log(a); return a.sort(() => Math.random() - 0.5); }",
  "function f(a) { a.sort(() => Math.random() - 0.5); if (a.length !== 2) return; use(a); }",
  "const o = { x: 1, y: 2 }; o.z = 3; use(Object.entries(o).sort(() => Math.random() - 0.5));",
  "const [x, y, z] = a.sort(() => Math.random() - 0.5);",
  "const [x, ...others] = a.sort(() => Math.random() - 0.5);",
  "const all = [1, 2, 3, 4]; const [x, y] = all.sort(() => Math.random() - 0.5);",
  "a.sort(() => Math.random() - 0.5); b.sort((x, y) => x.n - y.n);",
  "a.sort(() => Math.random() - 0.5); a.sort(() => 0);",
  "use(a.sort(() => Math.random() - 0.5).sort((x, y) => 0));",
  "use(a.sort(() => Math.random() - 0.5).sort(() => Math.random() - 0.2));",
  "a.sort(() => Math.random() - 0.5); use(a); a.sort((x, y) => x.n - y.n);",
])("still reports what is not shown to hold two, or to be put in order at once: %s", (code) => {
  expect(lint(code)).toHaveLength(1);
});

it("takes a comment behind code for that line, and not for the next one", () => {
  const sort = "a.sort(() => Math.random() - 0.5);";
  const loop =
    "i = 0; i < a.length; i++) { // fair-shuffle-ignore\n const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }";
  const lines = (code: string): unknown[] => lint(code).map(({ line }) => line);
  expect(lines(`${sort} // fair-shuffle-ignore: for looks\n${sort.replace("a", "b")}`)).toEqual([2]);
  expect(lines(`f(); // fair-shuffle-ignore\n${sort}`)).toEqual([2]);
  expect(lines(`/* c */ // fair-shuffle-ignore\n${sort}`)).toEqual([]);
  expect(lines(`{ // fair-shuffle-ignore\n${sort} }`)).toEqual([]);
  expect(lines(`for (let ${loop}`)).toEqual([]);
});

it("does not mistake another comment for one that ignores", () => {
  expect(lint("// see fair-shuffle-ignore in the docs\na.sort(() => Math.random() - 0.5);")).toHaveLength(1);
});
