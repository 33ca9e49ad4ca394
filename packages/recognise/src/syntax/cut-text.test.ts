// Letters that are taken out of a text, or put into one; each beside its innocent neighbour.
import { describe, expect, it } from "vitest";
import { judge } from "../judged.fixture.ts";
import { fixAll, verify } from "../linted.fixture.ts";

const draw = (text: string, more = ""): string => `Math.floor(Math.random() * (${text}.length${more}))`;

/** The ways to take a letter out of a word, by the place that is drawn. */
const TAKEN: readonly [string, (place: string) => string][] = [
  ["slices", (place) => `const at = ${place}; out += word[at]; word = word.slice(0, at) + word.slice(at + 1);`],
  [
    "substring",
    (place) => `const at = ${place}; out += word.charAt(at); word = word.substring(0, at) + word.substring(at + 1);`,
  ],
  [
    "substr",
    (place) => `const at = ${place}; out = out + word.charAt(at); word = word.substr(0, at) + word.substr(at + 1);`,
  ],
  [
    "an end that is named",
    (place) =>
      `const at = ${place}; out += word[at]; word = word.substring(0, at) + word.substring(at + 1, word.length);`,
  ],
  [
    "a template",
    (place) => `const at = ${place}; out += word[at]; word = \`\${word.slice(0, at)}\${word.slice(at + 1)}\`;`,
  ],
  [
    "a letter with a name",
    (place) =>
      `const at = ${place}; const letter = word.charAt(at); word = word.slice(0, at) + word.slice(at + 1); out += letter;`,
  ],
  [
    "a list of letters",
    (place) => `const at = ${place}; list.push(word[at]); word = word.slice(0, at) + word.slice(at + 1);`,
  ],
];
const take = (body: string): string =>
  `export function scramble(word) { let out = ""; const list = []; while (word.length > 0) { ${body} } return out + list.join(""); }`;

describe.each(TAKEN)("a letter that is taken out by %s", (_, write) => {
  it.each([draw("word", " - 1"), "Math.round(Math.random() * (word.length - 1))"])("at %s is told", (place) => {
    expect(judge(take(write(place)))).not.toBe("silent");
  });

  it.each([draw("word"), "0", "word.length - 1", "Math.floor(Math.random() * Math.min(3, word.length))"])(
    "at %s is not",
    (place) => {
      expect(judge(take(write(place)))).toBe("silent");
    },
  );
});

/** The ways to put a letter into a text, by the place that is drawn. */
const PUT: readonly [string, (place: string) => string][] = [
  [
    "a reduction",
    (place) =>
      `export const mix = (word) => [...word].reduce((out, letter) => { const at = ${place}; return out.slice(0, at) + letter + out.slice(at); }, "");`,
  ],
  [
    "a loop",
    (place) =>
      `export function mix(word) { let out = ""; for (const letter of word) { const at = ${place}; out = out.slice(0, at) + letter + out.slice(at); } return out; }`,
  ],
  [
    "a loop with a template",
    (place) =>
      `export function mix(word) { let out = ""; for (const letter of word) { const at = ${place}; out = \`\${out.substring(0, at)}\${letter}\${out.substring(at)}\`; } return out; }`,
  ],
];

describe.each(PUT)("a letter that is put in by %s", (_, write) => {
  it("short of the end is told", () => {
    expect(judge(write(draw("out")))).not.toBe("silent");
  });

  it("anywhere is not", () => {
    expect(judge(write(draw("out", " + 1")))).toBe("silent");
  });
});

it("one that a coin puts in front or behind is told", () => {
  const code =
    'export const mix = (word) => [...word].reduce((out, letter) => (Math.random() < 0.5 ? out + letter : letter + out), "");';
  expect(judge(code)).not.toBe("silent");
});

it("the range of a draw is corrected in place", () => {
  const [, write] = TAKEN[0] ?? [];
  expect(fixAll(take(write?.("Math.round(Math.random() * (word.length - 1))") ?? "")).output).toContain(
    "const at = Math.floor(Math.random() * word.length);",
  );
});

describe("nothing is said of", () => {
  it.each([
    [
      "letters that are dropped",
      "function cut(word) { for (let i = 0; i < 3; i++) { const at = Math.floor(Math.random() * (word.length - 1)); word = word.slice(0, at) + word.slice(at + 1); } return word; }",
    ],
    [
      "letters of anything",
      "function noise(text) { for (let i = 0; i < text.length; i++) { const at = Math.floor(Math.random() * (text.length - 1)); text = text.slice(0, at) + pick() + text.slice(at); } return text; }",
    ],
    [
      "signs between letters",
      'function dot(text) { for (let i = 0; i < text.length; i++) { const at = Math.floor(Math.random() * (text.length - 1)); text = text.slice(0, at) + "." + text.slice(at); } return text; }',
    ],
    [
      "a letter in the place of another",
      "function show(word, mask) { while (mask !== word) { const at = Math.floor(Math.random() * (word.length - 1)); mask = mask.slice(0, at) + word[at] + mask.slice(at + 1); } }",
    ],
    [
      "parts that do not meet",
      "function odd(word) { let out = ''; while (word.length > 2) { const at = Math.floor(Math.random() * (word.length - 1)); out += word[at]; word = word.slice(0, at) + word.slice(at + 2); } return out; }",
    ],
    [
      "parts of another text",
      "function two(word, other) { let out = ''; while (word.length > 0) { const at = Math.floor(Math.random() * (word.length - 1)); out += word[at]; word = word.slice(0, at) + other.slice(at + 1); } return out; }",
    ],
    ["a sum", "const sum = (list) => list.reduce((total, n) => (Math.random() < 0.5 ? total + n : n + total), 0);"],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});
