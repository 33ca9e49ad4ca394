// Loops whose counters and temporaries nothing declares, as homework is written.
import { describe, expect, it } from "vitest";
import { apply, fixAll, verify } from "../linted.fixture.ts";

const NAIVE = "j = Math.floor(Math.random() * a.length); temp = a[i]; a[i] = a[j]; a[j] = temp;";
const FAIR = "j = Math.floor(Math.random() * (i + 1)); temp = a[i]; a[i] = a[j]; a[j] = temp;";
const shuffle = (body: string): string => `function shuffle(a) { ${body} return a; }`;

/** Reports something in each round. */
const shown = (what: string): string => `for (i = 0; i < a.length; i++) { ${NAIVE} console.log(${what}); }`;
/** Draws by a call. */
const picked = (draw: string, more = ""): string =>
  `for (i = 0; i < a.length; i++) { j = ${draw}; t = a[i]; a[i] = a[j]; a[j] = t; ${more} }`;
const COUNTED = "for (i = 0; i < n; i++) { j = Math.floor(Math.random() * n); t = a[i]; a[i] = a[j]; a[j] = t; }";

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
    ["beside functions that call each other", `function a1() { a2(); } function a2() { a1(); } ${shown("a1()")}`],
    ["beside a function with an `i` of its own", `function show() { let i = 0; i++; } ${shown("show()")}`],
    ["beside a function that sets another", `function show() { k = 0; } ${shown("show()")}`],
    ["beside a function that nobody calls meanwhile", `function show() { i = 0; } ${shown("i")}`],
    ["inside of a function that it calls", shown("(() => { i; })()")],
    [
      "a draw that another function knows, too",
      `function pick(n) { r = Math.floor(Math.random() * n); return r; } function last() { return r; } ${picked("pick(a.length)")}`,
    ],
    ["a length that is set once", `n = a.length; function mix() { ${COUNTED} }`],
    [
      "in a sketch, whose functions nobody declares or assigns to",
      `function setup() { createCanvas(9, 9); for (i = 0; i < a.length; i++) { j = floor(random(a.length)); t = a[i]; a[i] = a[j]; a[j] = t; } }`,
    ],
    [
      "a length that is shown, too",
      `n = a.length; function size() { return n; } function mix() { ${COUNTED.replace("}", "console.log(size()); }")} }`,
    ],
    [
      "a draw that is returned as it is kept",
      `function pick(n) { return (r = Math.floor(Math.random() * n)); } ${picked("pick(a.length)")}`,
    ],
    ["a length that another function sets", `function start() { n = a.length; } function mix() { ${COUNTED} }`],
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
    ["where a constructor counts too", `function Show() { i = 0; } ${shown("new Show()")}`],
    ["where a constant function counts too", `const show = () => { i = 0; }; ${shown("show()")}`],
    ["where a function that waits for quiet counts too", `const show = debounce(() => { i = 0; }); ${shown("show()")}`],
    ["where a function under a key counts too", `const game = { "show": () => { i = 0; } }; ${shown("game.show()")}`],
    ["where a method of a class counts too", `class Game { show() { i = 0; } } ${shown("game.show()")}`],
    ["where a field of a class counts too", `class Game { show = () => { i = 0; } } ${shown("game.show()")}`],
    ["where a function that is assigned counts too", `game.show = () => { i = 0; }; ${shown("game.show()")}`],
    ["where an undeclared function counts too", `show = () => { i = 0; }; ${shown("show()")}`],
    [
      "where a second function of the name counts too",
      `a = { show() {} }; b = { show() { i = 0; } }; c = { show() {} }; ${shown("b.show()")}`,
    ],
    [
      "where a function counts too, by another name",
      `function show() { i = 0; } const other = show; ${shown("other()")}`,
    ],
    [
      "where a function of a function counts too",
      `function show() { draw(); } function draw() { i = 0; } ${shown("show()")}`,
    ],
    ["where a function reads the counter", `function show() { print(i); } ${shown("show()")}`],
    ["where the loop runs again inside of itself", `function mix() { ${shown("mix()")} }`],
    [
      "where anybody may count between two values",
      `function* mix() { for (i = 0; i < a.length; i++) { ${NAIVE} yield; } }`,
    ],
    [
      "where the length grows meanwhile",
      `n = 3; function grow() { n = n + 1; } function mix() { ${COUNTED.replace("}", "console.log(grow()); }")} }`,
    ],
    [
      "of a draw that is added to what was",
      `function pick(n) { r += Math.floor(Math.random() * n); return r; } ${picked("pick(a.length)")}`,
    ],
    [
      "of a draw that is kept",
      `function pick(n) { r = r || Math.floor(Math.random() * n); return r; } ${picked("pick(a.length)")}`,
    ],
    [
      "of a draw that may be an old one",
      `function pick(n) { if (n > 3) r = Math.floor(Math.random() * n); return r; } ${picked("pick(a.length)")}`,
    ],
    [
      "of a draw that comes too late",
      `function pick(n) { const old = r; r = Math.floor(Math.random() * n); return old; } ${picked("pick(a.length)")}`,
    ],
    [
      "of a place that a list has",
      `function pick(n) { r[0] = Math.floor(Math.random() * n); return r; } ${picked("pick(a.length)")}`,
    ],
    [
      "of a draw that the loop knows, too",
      `function pick(n) { r = Math.floor(Math.random() * n); return r; } ${picked("pick(a.length)", "console.log(r);")}`,
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

  it.each([
    [
      "the counter of a function around the draw is another one",
      "function pick(i) { return Math.floor(Math.random() * i); }",
      "pick(a.length)",
      "pick(i + 1)",
    ],
    ["so is one that is declared there", "", "((i) => Math.floor(Math.random() * a.length))(0)", undefined],
  ])("%s", (_, local, draw, wanted) => {
    const loop = `${local} ${picked(draw)}`;
    expect(fixAll(loop, { sourceType: "script" }).output).toBe(
      wanted === undefined ? loop : `${local} ${picked(wanted)}`,
    );
  });

  it("the list is no global that goes", () => {
    const [message] = verify(
      "a.forEach((x, k) => { j = Math.floor(Math.random() * a.length); t = a[k]; a[k] = a[j]; a[j] = t; });",
      {
        options: { helper: "import" },
        sourceType: "script",
      },
    );
    expect(message?.suggestions?.map(({ desc }) => desc).join()).toContain("if nobody needs `j`");
  });

  it("a call in place of the loop says which global goes", () => {
    const [message] = verify(code, { options: { helper: "import" } });
    const whole = message?.suggestions?.find(({ desc }) => desc.includes("if nobody needs `i`"));
    expect(whole === undefined ? "" : apply(code, whole.fix)).toContain(
      "function shuffle(a) { fairShuffle(a); return a; }",
    );
  });
});
