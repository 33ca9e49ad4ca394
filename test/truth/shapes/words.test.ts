// The words by which a file is passed over unread: no shape that is reported may be without them.
import { mayCodeHoldShuffle } from "@fair-shuffle/lint";
import { expect, it } from "vitest";
import { lint } from "./lint.ts";
import shapes from "./shapes.json" with { type: "json" };

const reported = shapes.filter(({ wanted }) => wanted !== "ok");

it.each(reported)("$id $shape has them", ({ code }) => {
  expect(mayCodeHoldShuffle(`export const f = ${code};\n`, "f.js")).toBe(true);
});

it.each([
  ['import _ from "lodash";', "_.random(a.length - 1)"],
  ['import { randomInt } from "es-toolkit";', "randomInt(0, a.length)"],
  ['const Chance = require("chance"); const chance = new Chance();', "chance.integer({ min: 0, max: a.length - 1 })"],
  ['import { faker } from "@faker-js/faker";', "faker.number.int({ min: 0, max: a.length - 1 })"],
  ['import alea from "alea"; const prng = alea("x");', "Math.floor(prng() * a.length)"],
  ['import * as R from "remeda";', "R.randomInteger(0, a.length - 1)"],
])("%s: a report by way of a library has them", (head, draw) => {
  const text = `${head}\nfor (let i = 0; i < a.length; i++) { const j = ${draw}; [a[i], a[j]] = [a[j], a[i]]; }\n`;
  expect(lint(text)).toHaveLength(1);
  expect(mayCodeHoldShuffle(text, "f.js")).toBe(true);
});

it.each([
  "export const x = 1;",
  "list.sort();",
  "const random = 1;",
  "const seed = list.slice();",
  "const sample = [...list];",
])("%s has none", (text) => {
  expect(mayCodeHoldShuffle(text, "f.js")).toBe(false);
});
