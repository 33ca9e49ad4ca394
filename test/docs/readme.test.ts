// The README's table is computed from the shapes themselves; its code is linted. `UPDATE_DOCS=1` rewrites the table.
import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { expect, it } from "vitest";
import { enumerateOrders, getDistance, type Shuffle } from "../shapes/enumerate.ts";
import { lint } from "../shapes/lint.ts";

const page = new URL("../../README.md", import.meta.url);
const text = readFileSync(page, "utf8");

const loop = (head: string, index: string): string =>
  `for (${head}) { const j = ${index}; [a[i], a[j]] = [a[j], a[i]]; }`;
const up = "let i = 0; i < a.length; i++";
const down = "let i = a.length - 1; i > 0; i--";

/** What is wrong, the code, and the body of a function that runs it and returns what it shuffled. */
const rows: readonly (readonly [what: string, code: string, getBody?: (code: string) => string])[] = [
  ["a coin for a comparator", "a.sort(() => Math.random() - 0.5)"],
  ["a comparator that is never negative", "a.sort(Math.random)"],
  ["a comparator with three answers", "a.sort(() => Math.floor(Math.random() * 3) - 1)"],
  ["swaps over the whole range", loop(up, "Math.floor(Math.random() * a.length)")],
  ["`round`: the ends half as likely", loop(down, "Math.round(Math.random() * i)")],
  ["`ceil`: the first never moves", loop(down, "Math.ceil(Math.random() * i)")],
  ["one place short: nothing can stay (Sattolo)", loop(down, "Math.floor(Math.random() * i)")],
  ["a loop that stops too early", loop(down.replace("> 0", "> 1"), "Math.floor(Math.random() * (i + 1))")],
  ["every item moved to the end", `for (${up}) a.push(a.splice(Math.floor(Math.random() * a.length), 1)[0]);`],
  [
    "inserted at random, never at the end",
    "const out = []; for (const x of a) out.splice(Math.floor(Math.random() * out.length), 0, x);",
    (code) => `${code}; return out;`,
  ],
  [
    "front or back by a coin",
    "a.reduce((out, x) => (Math.random() < 0.5 ? [...out, x] : [x, ...out]), [])",
    (code) => `return ${code};`,
  ],
  [
    "sorted by random keys that can tie",
    "a.map((v) => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map((o) => o.v)",
    (code) => `return ${code};`,
  ],
];

it("has the distance of every line that it lists", async () => {
  const lines = rows.map(([what, code, getBody = (whole) => `${whole}; return a;`]) => {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the lines are our own, and running them is the test
    const shuffle = new Function("a", getBody(code)) as Shuffle;
    expect(lint(code)).toHaveLength(1);
    return `${what} | \`${code}\` | ${getDistance(enumerateOrders(shuffle, 3, 12), 3).toFixed(3)}`;
  });
  const table = ["what it is | the code | distance", "--- | --- | ---:", ...lines]
    .map((line) => `| ${line} |`)
    .join("\n");
  const wanted = (await format(table, { parser: "markdown" })).trim();
  const replaced = text.replace(
    /(<!-- begin finds -->\n)[\s\S]*?(<!-- end finds -->)/,
    (_, begin: string, end: string) => `${begin}\n${wanted}\n\n${end}`,
  );
  if (process.env.UPDATE_DOCS === "1") writeFileSync(page, replaced);
  else expect(text).toBe(replaced);
});

it("quotes what the rule says", () => {
  const [, code = "", message] = /```js\n(.*)\n\/\/ (.*)\n```/.exec(text) ?? [];
  expect(lint(code).map((found) => found.message)).toEqual([message]);
});
