// Loops that ask for their list by `?.`: judged as those that don't, and fixed so that a missing list is still none.
import { expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const HEAD = `import { shuffle } from "fair-shuffle";\n`;
const swap = (list: string): string => `[${list}[i], ${list}[j]] = [${list}[j], ${list}[i]];`;
const up = (list: string, length: string): string =>
  `for (let i = 0; i < ${length}; i++) { const j = Math.floor(Math.random() * ${length}); ${swap(list)} }`;
const write = (body: string): string => `${HEAD}export function mix(a, k) { ${body} return a; }\n`;

it.each([
  [up("a", "a?.length"), "if (a) shuffle(a);"],
  [up("a", "a?.length").replace("= [a[j], a[i]]", "= [a?.[j], a?.[i]]"), "if (a) shuffle(a);"],
  [up("a.list", "a.list?.length"), "if (a.list) shuffle(a.list);"],
  [up("a.list", "a?.list?.length"), "if (a?.list) shuffle(a.list);"],
  [up("a.list", "a?.list.length"), "if (a) shuffle(a.list);"],
  [`const n = a?.length; ${up("a", "n")}`, "if (a) shuffle(a);"],
  [
    `let i = a?.length; while (i--) { const j = Math.floor(Math.random() * a.length); ${swap("a")} }`,
    "if (a) shuffle(a);",
  ],
  [up("a", "(a?.length ?? 0)"), "if (a) shuffle(a);"],
  [up("a", "(a?.length || 0)"), "if (a) shuffle(a);"],
  // Known to be there.
  [`const b = [...a]; ${up("b", "b?.length")}`, "const b = [...a]; shuffle(b);"],
  [up("a", "a.length"), "shuffle(a);"],
  [`a.forEach((_, i) => { const j = Math.floor(Math.random() * a?.length); ${swap("a")} });`, "shuffle(a);"],
])("%s becomes %s", (loop, fixed) => {
  const { output, messages } = fixAll(write(loop));
  expect(output).toBe(write(fixed));
  expect(messages).toEqual([]);
});

it("corrects the range where a second if would take the else of the first", () => {
  const loop = (draw: string): string =>
    `if (k) for (let i = 0; i < a?.length; i++) { const j = ${draw}; ${swap("a")} } else a.sort();`;
  const { output } = fixAll(write(loop("Math.floor(Math.random() * a?.length)")));
  expect(output).toBe(write(loop("Math.floor(Math.random() * (i + 1))")));
});

it("says nothing of a fair one", () => {
  const down = `for (let i = a?.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); ${swap("a")} }`;
  expect(verify(write(down))).toEqual([]);
});

it("tells Sattolo's algorithm, and keeps the question in its suggestion", () => {
  const down = `for (let i = a?.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); ${swap("a")} }`;
  const [message] = verify(write(down));
  expect(message?.messageId).toBe("cycles");
  expect(message?.suggestions?.map(({ fix }) => fix.text)).toEqual([
    expect.stringContaining("if (a) shuffle(a);"),
    expect.stringContaining("(i + 1)"),
  ]);
});

it.each([
  `a?.forEach((_, i) => { const j = DRAW; ${swap("a")} });`,
  `a.list?.forEach((_, i, list) => { const j = DRAW; ${swap("list")} });`,
  `k?.a?.forEach((x, i) => { const j = DRAW; k.a[i] = k.a[j]; k.a[j] = x; });`,
])("a callback that is not called without a list stays, and its range is corrected: %s", (loop) => {
  const list = /\w+(?=\[j\])/.exec(loop)?.[0] === "list" ? "list" : loop.includes("k.a") ? "k.a" : "a";
  const withDraw = (draw: string): string => write(loop.replace("DRAW", draw));
  const { output } = fixAll(withDraw(`Math.floor(Math.random() * ${list}.length)`));
  expect(output).toBe(withDraw("Math.floor(Math.random() * (i + 1))"));
});
