// Loops whose counters and temporaries nothing declares, as homework is written.
import { describe, expect, it } from "vitest";
import { apply, fixAll, verify } from "../linted.fixture.ts";

const NAIVE = "j = Math.floor(Math.random() * a.length); temp = a[i]; a[i] = a[j]; a[j] = temp;";
const FAIR = "j = Math.floor(Math.random() * (i + 1)); temp = a[i]; a[i] = a[j]; a[j] = temp;";
const shuffle = (body: string): string => `function shuffle(a) { ${body} return a; }`;

const find = (code: string): readonly string[] =>
  verify(code, { options: { helper: "import" }, sourceType: "script" }).map(({ messageId = "" }) => messageId);

describe("globals that only the loop uses while it runs", () => {
  it.each([
    ["all of them", shuffle(`for (i = 0; i < a.length; i++) { ${NAIVE} }`)],
    ["counting down", shuffle(`for (i = a.length - 1; i > 0; i--) { ${NAIVE} }`)],
    ["a length", shuffle(`n = a.length; for (i = 0; i < n; i++) { ${NAIVE} }`)],
    ["while", shuffle(`i = a.length; while (i > 0) { i--; ${NAIVE} }`)],
    ["for … in", shuffle(`for (i in a) { ${NAIVE} }`)],
    ["for … of", shuffle(`for (i of a.keys()) { ${NAIVE} }`)],
    ["a counter from outside", shuffle(`let i; for (i of a.keys()) { ${NAIVE} }`)],
    ["at the top of a file", `for (i = 0; i < a.length; i++) { ${NAIVE} }`],
    [
      "the counter of other loops too",
      `${shuffle(`for (i = 0; i < a.length; i++) { ${NAIVE} }`)} function show() { for (i = 0; i < 9; i++) print(i); }`,
    ],
    ["named in the configuration", `/* global i:writable */ ${shuffle(`for (i = 0; i < a.length; i++) { ${NAIVE} }`)}`],
    [
      "a swap of its own",
      `function swap(x, y) { t = a[x]; a[x] = a[y]; a[y] = t; } for (i = 0; i < a.length; i++) { j = Math.floor(Math.random() * a.length); swap(i, j); }`,
    ],
    [
      "a draw of its own",
      `function pick(n) { r = Math.floor(Math.random() * n); return r; } for (i = 0; i < a.length; i++) { j = pick(a.length); t = a[i]; a[i] = a[j]; a[j] = t; }`,
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });

  it("Sattolo's algorithm too", () => {
    expect(
      find(
        shuffle("i = a.length; while (--i) { j = Math.floor(Math.random() * i); t = a[i]; a[i] = a[j]; a[j] = t; }"),
      ),
    ).toEqual(["cycles"]);
  });
});

describe("nothing is said", () => {
  it.each([
    ["of a fair loop", shuffle(`for (i = a.length - 1; i > 0; i--) { ${FAIR} }`)],
    [
      "of a fair loop with a length of its own",
      shuffle(`i = a.length; while (i) { j = Math.floor(Math.random() * i--); t = a[i]; a[i] = a[j]; a[j] = t; }`),
    ],
    [
      "where a function that is called counts too",
      `function show() { for (i = 0; i < 3; i++) log(i); } for (i = 0; i < a.length; i++) { ${NAIVE} log(show()); }`,
    ],
    [
      "where the function that draws counts too",
      `function randomInt(n) { i = 5; return weigh(Math.random() * n); } for (i = 0; i < a.length; i++) { j = randomInt(a.length); t = a[i]; a[i] = a[j]; a[j] = t; }`,
    ],
    [
      "where a method that is called counts too",
      `const game = { log() { i = 0; } }; for (i = 0; i < a.length; i++) { ${NAIVE} game.log(); }`,
    ],
    [
      "where anybody may count while the loop waits",
      `async function shuffle() { for (i = 0; i < a.length; i++) { ${NAIVE} await sleep(9); } } function show() { i = 0; }`,
    ],
    [
      "where a function keeps a number from call to call",
      `function random(n) { seed = (seed * 16807) % 2147483647; return seed % n; } for (i = 0; i < a.length; i++) { j = random(a.length); t = a[i]; a[i] = a[j]; a[j] = t; } seed = 1;`,
    ],
    [
      "of a temporary that a window turns into a text",
      shuffle(
        "for (i = 0; i < a.length; i++) { j = Math.floor(Math.random() * a.length); name = a[i]; a[i] = a[j]; a[j] = name; }",
      ),
    ],
    [
      "of places that are chosen and not swapped",
      "for (i = 0; i < 9; i++) { j = Math.floor(Math.random() * 9); board[j] = i; }",
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});

describe("the ways out", () => {
  const code = shuffle(`for (i = 0; i < a.length; i++) { ${NAIVE} }`);

  it("the range is corrected unasked", () => {
    expect(fixAll(code, { sourceType: "script" }).output).toBe(
      code.replace("Math.random() * a.length)", "Math.random() * (i + 1))"),
    );
  });

  it("a call in place of the loop says which global goes", () => {
    const [message] = verify(code, { options: { helper: "import" } });
    const whole = message?.suggestions?.find(({ desc }) => desc.includes("if `i` may go"));
    expect(whole === undefined ? "" : apply(code, whole.fix)).toContain(
      "function shuffle(a) { fairShuffle(a); return a; }",
    );
  });
});
