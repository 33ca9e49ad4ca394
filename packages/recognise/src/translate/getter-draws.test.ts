// Draws that a getter makes: `get value() { return Math.random(); }` where somebody reads `rng.value`.
import { describe, expect, it } from "vitest";
import { fixAll, verify, verifyAlone } from "../linted.fixture.ts";

const GET = "get value() { return Math.random(); }";
const loop = (draw: string): string =>
  `for (let i = 0; i < list.length; i++) { const j = ${draw}; [list[i], list[j]] = [list[j], list[i]]; }`;

/** Programs that shuffle by such a draw; `range` is what it is multiplied by. */
const programs: Readonly<Record<string, (range: string) => string>> = {
  "of an object": (range) =>
    `const rng = { ${GET} }; export function mix(list) { ${loop(`Math.floor(rng.value * ${range})`)} }`,
  "of the class around": (range) =>
    `export class Dice { ${GET} mix(list) { ${loop(`Math.floor(this.value * (${range}))`)} } }`,
  "of a class itself": (range) =>
    `export class Dice { static ${GET} static mix(list) { ${loop(`(Dice.value * (${range})) | 0`)} } }`,
  "of an instance": (range) =>
    `class Dice { ${GET} } const dice = new Dice(); export function mix(list) { ${loop(`~~(dice.value * (${range}))`)} }`,
  "behind a method": (range) =>
    `export class Dice { static ${GET} static below(n) { return (this.value * n) | 0; } static mix(list) { ${loop(`this.below(${range})`)} } }`,
};

describe.each(Object.entries(programs))("a getter %s", (_, write) => {
  it("draws from the whole range, which is told and corrected", () => {
    const code = write("list.length");
    expect(verify(code).map(({ message }) => message)).toEqual([
      "This shuffle is biased: of 8 items, the second one ends up first 15.8 % of the time instead of 12.5 %.",
    ]);
    const { output } = fixAll(code);
    expect(output).toContain("i + 1");
    expect(verify(output)).toEqual([]);
  });

  it("draws from what is left, which is fair", () => {
    expect(verify(write("(i + 1)"))).toEqual([]);
  });
});

it("a sort by what a getter draws at each comparison is told, and one by keys that it draws is not", () => {
  const dice = `class Dice { static ${GET} } `;
  const told = verify(`${dice}export const mix = (list) => [...list].sort(() => Dice.value - 0.5);`);
  expect(told.map(({ messageId }) => messageId)).toEqual(["biased"]);
  const keyed = `export const mix = (list) => list.map((one) => ({ one, key: Dice.value })).sort((a, b) => a.key - b.key);`;
  expect(verify(dice + keyed)).toEqual([]);
});

it("a getter of an object that other files get is left where it is, and a fix is only suggested", () => {
  const code = `export default { ${GET}, mix(list) { ${loop("Math.floor(this.value * list.length)")} } };`;
  const told = verifyAlone(code);
  expect(told.map(({ messageId }) => messageId)).toEqual(["biased"]);
  expect(told[0]?.fix).toBeUndefined();
});

it.each([
  ["keeps what it drew", "get value() { return (this.kept ??= Math.random()); }"],
  ["does more", "get value() { this.turns += 1; return Math.random(); }"],
  ["gives a number", "get value() { return 0.5; }"],
  ["gives a share of a draw", "get value() { return Math.random() / 2; }"],
  ["draws a whole number", "get value() { return Math.floor(Math.random() * 3); }"],
  ["draws once for all", "value = Math.random();"],
  ["is a setter", "set value(drawn) { this.kept = Math.random(); }"],
  ["stands beside a setter", `${GET} set value(drawn) { this.kept = drawn; }`],
  ["is static, and asked of an instance", `static ${GET}`],
  ["has a name that is worked out", "get [name]() { return Math.random(); }"],
])("nothing is said where it %s", (_, member) => {
  expect(
    verifyAlone(`export class Dice { ${member} mix(list) { ${loop("Math.floor(this.value * list.length)")} } }`),
  ).toEqual([]);
});

it.each([
  ["a class below has its own", `class Sure extends Dice { get value() { return 0.5; } } new Sure().mix(cards);`],
  ["somebody defines another one", `Object.defineProperty(Dice.prototype, "value", { get: () => 0.5 });`],
])("nothing is said where %s", (_, more) => {
  const code = `class Dice { ${GET} mix(list) { ${loop("Math.floor(this.value * list.length)")} } } ${more}`;
  expect(verifyAlone(code)).toEqual([]);
});
