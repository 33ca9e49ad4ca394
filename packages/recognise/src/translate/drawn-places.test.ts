// Places that are drawn into a list before the loop: which loops by them are judged as if they drew in each round.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const ANY = "Math.floor(Math.random() * a.length)";
const SWAP = "[a[i], a[places[i]]] = [a[places[i]], a[i]];";
const LOOP = `for (let i = 0; i < a.length; i++) { ${SWAP} }`;
const mix = (body: string): string => `export function mix(a) { ${body} return a; }\n`;
const find = (body: string): readonly string[] => verify(mix(body)).map(({ messageId = "" }) => messageId);

describe("found", () => {
  it.each([
    ["map", `const places = a.map(() => ${ANY}); ${LOOP}`],
    ["Array.from", `const places = Array.from({ length: a.length }, () => ${ANY}); ${LOOP}`],
    ["a length that has a name", `const n = a.length; const places = Array.from({ length: n }, () => ${ANY}); ${LOOP}`],
    ["an array that is filled", `const places = new Array(a.length).fill(0).map(() => ${ANY}); ${LOOP}`],
    ["an array that is spread", `const places = [...Array(a.length)].map(() => ${ANY}); ${LOOP}`],
    ["keys", `const places = [...a.keys()].map((i) => ${ANY}); ${LOOP}`],
    [
      "a third variable",
      `const places = a.map(() => ${ANY}); for (let i = 0; i < a.length; i++) { const t = a[i]; a[i] = a[places[i]]; a[places[i]] = t; }`,
    ],
    [
      "a name",
      `const places = a.map(() => ${ANY}); for (let i = 0; i < a.length; i++) { const j = places[i]; [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    ["forEach of the list", `const places = a.map(() => ${ANY}); a.forEach((x, i) => { ${SWAP} });`],
    [
      "forEach of the places",
      `const places = a.map(() => ${ANY}); places.forEach((j, i) => { [a[i], a[j]] = [a[j], a[i]]; });`,
    ],
    [
      "entries",
      `const places = a.map(() => ${ANY}); for (const [i, j] of places.entries()) { [a[i], a[j]] = [a[j], a[i]]; }`,
    ],
    [
      "a range that grows the wrong way",
      `const places = a.map((x, i) => Math.floor(Math.random() * (i + 1))); for (let i = 0; i < a.length; i++) { [a[a.length - 1 - i], a[places[i]]] = [a[places[i]], a[a.length - 1 - i]]; }`,
    ],
  ])("%s", (_, body) => {
    expect(find(body)).toEqual(["biased"]);
  });
});

describe("silent", () => {
  it.each([
    ["a fair one", `const places = a.map((x, i) => Math.floor(Math.random() * (i + 1))); ${LOOP}`],
    [
      "a fair one, backwards",
      `const n = a.length; const places = Array.from({ length: n }, (_, i) => Math.floor(Math.random() * (i + 1))); for (let i = n - 1; i > 0; i--) { ${SWAP} }`,
    ],
    ["a fair one over keys", `const places = [...a.keys()].map((i) => Math.floor(Math.random() * (i + 1))); ${LOOP}`],
    ["fewer places than rounds", `const places = Array.from({ length: 3 }, () => ${ANY}); ${LOOP}`],
    ["a place that is written to before", `const places = a.map(() => ${ANY}); places[0] = 0; ${LOOP}`],
    [
      "a place that is written to meanwhile",
      `const places = a.map(() => ${ANY}); for (let i = 0; i < a.length; i++) { places[i] = i; ${SWAP} }`,
    ],
    ["places that are sorted", `const places = a.map(() => ${ANY}); places.sort((x, y) => x - y); ${LOOP}`],
    ["places that somebody is handed", `const places = a.map(() => ${ANY}); settle(places); ${LOOP}`],
    ["places that may undo it afterwards", `const places = a.map(() => ${ANY}); ${LOOP} keep(places);`],
    ["places that others get", `let places = a.map(() => ${ANY}); places = given; ${LOOP}`],
    ["the same places again and again", `const places = a.map(() => ${ANY}); for (let k = 0; k < 3; k++) ${LOOP}`],
    [
      "the same places in each call",
      `const places = Array.from({ length: 9 }, () => Math.floor(Math.random() * 9)); b.forEach((a) => { for (let i = 0; i < 9; i++) { ${SWAP} } });`,
    ],
    [
      "another place, too",
      `const places = a.map(() => ${ANY}); for (let i = 1; i < a.length; i++) { ${SWAP} [a[i], a[places[i - 1]]] = [a[places[i - 1]], a[i]]; }`,
    ],
    [
      "a counter that goes on",
      `const places = a.map(() => ${ANY}); for (let i = 0; i < a.length; i++) { ${SWAP} if (a[i]) i--; }`,
    ],
    [
      "a range that changed since",
      `let n = 2; const places = a.map(() => Math.floor(Math.random() * n)); n = 3; ${LOOP}`,
    ],
    ["a list that grew since", `const places = a.map(() => ${ANY}); a.push(1); ${LOOP}`],
    ["a place that hangs on its item", `const places = a.map((x) => Math.floor(Math.random() * x.size)); ${LOOP}`],
    [
      "some of the items, drawn with repetition",
      `const places = a.map(() => ${ANY}); const out = []; for (let i = 0; i < a.length; i++) { out.push(a[places[i]]); } use(out);`,
    ],
  ])("%s", (_, body) => {
    expect(find(body)).toEqual([]);
  });
});

it.each([
  `a.map(() => ${ANY})`,
  `Array.from({ length: a.length }, () => ${ANY})`,
  `new Array(a.length).fill(0).map(() => ${ANY})`,
])("puts one call in the place of the loop and of the places: %s", (places) => {
  const options = { helper: "import" as const };
  expect(fixAll(mix(`const places = ${places}; ${LOOP}`), { options }).output).toBe(
    `import { shuffle } from "fair-shuffle";\n\n${mix("shuffle(a);")}`,
  );
});

it.each([
  [
    "a generator",
    "function* rng() { for (;;) yield Math.random(); }\nconst gen = rng();\n",
    "gen.next().value",
    "() => gen.next().value",
  ],
  ["a source with a seed", 'import seedrandom from "seedrandom";\nconst rng = seedrandom("x");\n', "rng()", "rng"],
])("takes the places away that %s drew", (_, source, draw, handed) => {
  const places = `const places = a.map(() => Math.floor(${draw} * a.length)); `;
  const { output } = fixAll(source + mix(places + LOOP), { options: { helper: "inline" } });
  expect(output).toContain(`function mix(a) { fairShuffle(a, ${handed}); return a; }`);
});

it("takes what drew the places along", () => {
  const pick = "const pick = (n) => Math.floor(Math.random() * n);\n";
  const { output } = fixAll(pick + mix(`const places = a.map(() => pick(a.length)); ${LOOP}`), {
    options: { helper: "import" },
  });
  expect(output).toBe(`import { shuffle } from "fair-shuffle";\n\n${mix("shuffle(a);")}`);
});
