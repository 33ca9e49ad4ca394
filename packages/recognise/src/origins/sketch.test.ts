// Shuffles in sketches of p5, whose functions are global.
import { expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const shuffle = (draw: string): string =>
  `function mix(a) { for (let i = 0; i < a.length; i++) { ${draw} [a[i], a[j]] = [a[j], a[i]]; } }`;
const down = (draw: string): string =>
  `function mix(a) { for (let i = a.length - 1; i > 0; i--) { ${draw} [a[i], a[j]] = [a[j], a[i]]; } }`;
const SETUP = "function setup() { createCanvas(400, 400); }";
const find = (code: string): readonly string[] => verify(code).map(({ messageId = "" }) => messageId);

it.each([
  ["floor", shuffle("const j = floor(random(a.length));"), ["biased"]],
  ["floor from 0", shuffle("const j = floor(random(0, a.length));"), ["biased"]],
  ["int", shuffle("const j = int(random(a.length));"), ["biased"]],
  ["round", shuffle("const j = round(random(a.length - 1));"), ["biased"]],
  ["a draw with a name", `${SETUP} ${shuffle("const r = random(a.length); const j = floor(r);")}`, ["biased"]],
  ["Math.floor", shuffle("const j = Math.floor(random(a.length));"), ["biased"]],
  ["Math.random in a sketch", `${SETUP} ${shuffle("const j = floor(Math.random() * a.length);")}`, ["biased"]],
  ["a fair one", down("const j = floor(random(i + 1));"), []],
  ["a fair one by int", down("const j = int(random(0, i + 1));"), []],
  ["a floor of the file", `const floor = (x) => 0; ${shuffle("const j = floor(random(a.length));")}`, []],
  [
    "a floor that somebody imports",
    `import { floor } from "./own"; ${shuffle("const j = floor(random(a.length));")}`,
    [],
  ],
  ["no sketch", shuffle("const j = floor(Math.random() * a.length);"), []],
  ["a random of the file", `const random = (n) => 1; ${shuffle("const j = floor(random(a.length));")}`, []],
])("%s", (_, code, found) => {
  expect(find(code)).toEqual(found);
});

it("corrects the range", () => {
  const code = shuffle("const j = floor(random(a.length));");
  const { output } = fixAll(code);
  expect(output).toBe(code.replace("random(a.length)", "random(i + 1)"));
});
