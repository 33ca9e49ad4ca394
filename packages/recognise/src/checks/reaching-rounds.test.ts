// Lists that a loop fills but for one round: of three doors two are left, and a random sort of two is fair.
import { expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const DOORS = `["a", "b", "c"]`;
const FOUR = `["a", "b", "c", "d"]`;
const SORT = "rest.sort(() => Math.random() - 0.5); return rest;";

const pick = (body: string): string => `export function open(pick, last) { const rest = []; ${body} ${SORT} }`;

const count = (code: string): number => verify(code).length;

const WAYS: readonly (readonly [string, (doors: string) => string])[] = [
  ["a test around", (doors) => `for (const d of ${doors}) { if (d !== pick) rest.push(d); }`],
  ["a test in front", (doors) => `for (const d of ${doors}) { if (d === pick) continue; rest.push(d); }`],
  ["a test with a block", (doors) => `for (const d of ${doors}) { if (d == pick) { continue; } rest.push(d); }`],
  ["what is left of a test", (doors) => `for (const d of ${doors}) { if (d === pick) last(d); else rest.push(d); }`],
  ["an operator", (doors) => `for (const d of ${doors}) d !== pick && rest.push(d);`],
  ["two tests in one", (doors) => `for (const d of ${doors}) { if (d !== pick && d.open) rest.push(d); }`],
  ["an id", (doors) => `for (const d of ${doors}) { if (d.id !== pick.id) rest.push(d); }`],
  ["a callback", (doors) => `${doors}.forEach((d) => { if (d !== pick) rest.push(d); });`],
  ["a callback that ends", (doors) => `${doors}.forEach((d, i) => { if (i === pick) return; rest.push(d); });`],
  ["keys", (doors) => `for (const i in ${doors}) { if (i !== pick) rest.push(i); }`],
  ["a counter", (doors) => `for (let i = 0; i < ${doors}.length; i++) { if (i !== pick) rest.push(i); }`],
  [
    "a counter from one",
    (doors) => `for (let i = 1; i <= ${doors}.length; i++) { if (i === pick) continue; rest.push(i); }`,
  ],
];

it.each(WAYS)("of three the two that %s leaves are as likely in either order", (_, fill) => {
  expect(count(pick(fill(DOORS)))).toBe(0);
});

it.each(WAYS)("of four the three that %s leaves are not", (_, fill) => {
  expect(count(pick(fill(FOUR)))).toBe(1);
});

it.each([
  ["no test", `for (const d of ${DOORS}) rest.push(d);`],
  ["a test of something else", `for (const d of ${DOORS}) { if (pick !== last) rest.push(d); }`],
  ["a test that may let all pass", `for (const d of ${DOORS}) { if (d.open) rest.push(d); }`],
  [
    "a test that lets another one pass each time",
    `let p = pick; for (const d of ${DOORS}) { if (d === p) continue; p = d; rest.push(d); }`,
  ],
  ["a test of what changes", `for (const d of ${DOORS}) { if (d === pick.now) continue; pick.now = d; rest.push(d); }`],
  ["an item that is none of them", `const doors = ${DOORS}; for (const d of doors) { if (d !== "z") rest.push(d); }`],
  ["a test behind it", `for (const d of ${DOORS}) { rest.push(d); if (d === pick) continue; last(d); }`],
  ["a test of one of two that are put in", `for (const d of ${DOORS}) { rest.push(d); if (d !== pick) rest.push(d); }`],
  ["a test of both ways", `for (const d of ${DOORS}) { if (d !== pick) rest.push(d); else rest.push(last); }`],
  ["a loop inside", `for (const d of ${DOORS}) { if (d !== pick) for (const e of d) rest.push(e); }`],
  ["a loop around", `for (const d of last) { for (const e of ${DOORS}) if (e !== pick) rest.push(e); }`],
  ["a counter below a number", `for (let i = -9; i < 99; i++) { if (i < 2) rest.push(i); }`],
])("a list that is filled by %s may have more than two", (_, body) => {
  expect(count(pick(body))).toBe(1);
});
