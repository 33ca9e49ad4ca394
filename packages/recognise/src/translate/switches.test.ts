// A switch stands for `if`s: with one case or none, a `break`, a default anywhere, and cases that run into the next one.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { readComparator } from "./in-words.fixture.ts";

/** What is said of a sort by a comparator with this body; undefined where that is nothing. */
function tell(body: string): string | undefined {
  const code = `export function f(a, n) { a.sort(() => { ${body.replaceAll("R", "Math.random()")} }); }`;
  const [message, ...more] = verify(code);
  expect(more).toEqual([]);
  return message?.message;
}

const THIRDS = "Math.floor(R * 3)";

describe("a switch", () => {
  it.each([
    [`switch (${THIRDS}) { case 0: return -1; case 1: return 0; default: return 1; }`, `return ${THIRDS} - 1;`],
    [`switch (${THIRDS}) { default: return 1; case 0: return -1; case 1: return 0; }`, `return ${THIRDS} - 1;`],
    [`switch (${THIRDS}) { case 0: return -1; case 2: return 1; } return 0;`, `return ${THIRDS} - 1;`],
    [`switch (${THIRDS}) { case 0: { return -1; } case 2: { return 1; } }`, `return ${THIRDS} - 1;`],
    [`switch (${THIRDS}) { case 0: case 1: return -1; default: return 1; }`, `return ${THIRDS} < 2 ? -1 : 1;`],
    [
      `let s = 0; switch (${THIRDS}) { case 0: s = -1; break; case 1: break; default: s = 1; } return s;`,
      `return ${THIRDS} - 1;`,
    ],
    [
      `let s = 0; switch (${THIRDS}) { case 0: s--; case 1: s--; break; case 2: { s++; break; } } return s;`,
      `return ${THIRDS} < 2 ? -1 : 1;`,
    ],
    [
      `const r = R; switch (true) { case r < 0.3: return -1; case r < 0.7: return 0; } return 1;`,
      "const r = R; return r < 0.3 ? -1 : r < 0.7 ? 0 : 1;",
    ],
    [
      `const k = ${THIRDS}; switch (k) { case -1: return 0; case 0: return -1; } return 1;`,
      `return ${THIRDS} < 1 ? -1 : 1;`,
    ],
  ])("is read: %s", (body, same) => {
    expect(tell(body)).toBeDefined();
    expect(tell(body)).toBe(tell(same));
  });

  it.each([
    [`switch (${THIRDS}) { case n: return -1; default: return 1; }`],
    [`switch (${THIRDS}) { case "0": return -1; default: return 1; }`],
    ["switch (R < 0.5) { case 1: return -1; default: return 1; }"],
    ["switch (R < 0.5) { case true: return -1; default: return 1; }"],
    ["switch (true) { case R * 2: return -1; default: return 1; }"],
    [`out: switch (${THIRDS}) { case 0: break out; default: return 1; }`],
    [`switch (${THIRDS}) { case 0: if (R < 0.5) break; return -1; default: return 1; }`],
  ])("is not read: %s", (body) => {
    expect(tell(body)).toBeUndefined();
  });

  it("decides nothing of what a loop moves", () => {
    const move = "const t = a[i]; a[i] = a[j]; a[j] = t;";
    const code = (inside: string): string =>
      `export function shuffle(a) { for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); ${inside} } }`;
    expect(verify(code(move))).toHaveLength(1);
    expect(verify(code(`switch (j % 2) { case 0: ${move} }`))).toEqual([]);
  });
});

it.each([
  [
    "switch (n) { default: return 1; case 0: return -1; }",
    "$0 = n; if ($0 == 0) {result = -(1)} else {result = 1} | unknown: n",
  ],
  [
    "let s = 0; switch (n) { case 0: s = -1; break; case 1: s = 5; } s += 2; return s;",
    "s = 0; $0 = n; if ($0 == 0) {s = -(1); s = (s + 2); result = s} else {if ($0 == 1) {s = 5; s = (s + 2); result = s} else {s = (s + 2); result = s}} | unknown: n",
  ],
  [
    "let s = 0; switch (n) { case 0: s = -1; break; default: s = 4; } return s;",
    "s = 0; $0 = n; if ($0 == 0) {s = -(1); result = s} else {s = 4; result = s} | unknown: n",
  ],
  [
    "switch (true) { case n !== 2: return -1; case n == 3: return 2; default: return 1; }",
    "if (n != 2) {result = -(1)} else {if (n == 3) {result = 2} else {result = 1}} | unknown: n",
  ],
  [
    "switch (n) { case 1: return 2; return 3; default: return 1; }",
    "$0 = n; if ($0 == 1) {result = 2} else {result = 1} | unknown: n",
  ],
  [
    "switch (n) { case 1: { break; } default: return 1; } return 4;",
    "$0 = n; if ($0 == 1) {result = 4} else {result = 1} | unknown: n",
  ],
  ["switch (n) { case 1: return 7; }", "$0 = n; if ($0 == 1) {result = 7} else {} | unknown: n"],
  ["switch (n) { }", "$0 = n | unknown: n"],
  ["switch (n) { case 1: break; }", "$0 = n | unknown: n"],
  ["switch (1) { case 2: return 4; default: return 7; }", "$0 = 1; if ($0 == 2) {result = 4} else {result = 7}"],
  ...["<", "<=", ">", ">=", "==", "!="].map((operator): [string, string] => [
    `switch (true) { case n ${operator} 2: return 4; default: return 7; }`,
    `if (n ${operator} 2) {result = 4} else {result = 7} | unknown: n`,
  ]),
  [
    "switch (true) { case n === 2: return 4; default: return 7; }",
    "if (n == 2) {result = 4} else {result = 7} | unknown: n",
  ],
  [
    "switch (true) { case !(n < 2): return 4; default: return 7; }",
    "if !((n < 2)) {result = 4} else {result = 7} | unknown: n",
  ],
  [
    "switch (true) { case n < 2 || n > 5: return 4; default: return 7; }",
    "if ((n < 2) || (n > 5)) {result = 4} else {result = 7} | unknown: n",
  ],
  ["switch (true) { case n || n < 2: return 4; default: return 1; }", "not known: statement"],
  ["switch (true) { case -n: return -1; default: return 1; }", "not known: statement"],
  ["switch (true) { case n - 1: return -1; default: return 1; }", "not known: statement"],
  ["switch (!n) { case 1: return -1; default: return 1; }", "not known: statement"],
  ["switch (true) { case n: return -1; default: return 1; }", "not known: statement"],
  ["switch (n < 3) { case 1: return -1; default: return 1; }", "not known: statement"],
  ["switch (n) { case m: return -1; default: return 1; }", "not known: statement"],
  ["switch (true) { case n < 2 && n: return 4; default: return 1; }", "not known: statement"],
])("%s as steps", (body, words) => {
  expect(readComparator(`use(«(x, y) => { ${body} }»)`)).toBe(words);
});

describe("a function inside", () => {
  it.each([
    "function coin() { return R < 0.5; } const pick = () => (coin() ? 1 : -1); return pick();",
    "return pick(); function pick() { return R < 0.5 ? 1 : -1; }",
    "const pick = function () { return R < 0.5 ? 1 : -1; }; return pick();",
  ])("is read where it is called: %s", (body) => {
    expect(tell(body)).toBe(tell("return R - 0.5;"));
  });
});
