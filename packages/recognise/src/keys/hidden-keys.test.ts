// Keys that nobody sees beside the sort make it a shuffle; keys that somebody may see make it nothing that we judge.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const KEY = "Math.floor(Math.random() * 3)";

function report(code: string): (string | undefined)[] {
  const messages = verify(code);
  return messages.map(({ messageId, message }) => messageId ?? message);
}

describe("records with a key", () => {
  const use = (text: string): string =>
    `export function f(a) { const o = a.map((v) => ({ v, w: v, k: ${KEY} })); o.sort((x, y) => x.k - y.k); ${text} }`;

  it.each([
    "return o.map((x) => x.v);",
    "return o.map((x, i) => [i, x.v]);",
    "return o.map(({ v }) => v);",
    "return o.map(({ v, k }) => v);",
    "return [o.length, o[0].v];",
    "for (const x of o) use(x.v);",
    "for (const { v } of o) use(v);",
    "for (const i in o) use(o[i].v);",
    "return o[0].v;",
    "return o.at(-1).v;",
    "return o.pop().v;",
    "const p = o; return p.map((x) => x.v);",
    "let p; p = o.slice(); return p.map((x) => x.v);",
    "return [...o].map((x) => x.v);",
    "return Array.from(o).map((x) => x.v);",
    "return o.slice(1).map((x) => x.v);",
    "return o.reverse().map((x) => x.v);",
    "return o.toReversed().map((x) => x.v);",
    "o.forEach((x) => { use(x.v); });",
    "return o.filter((x) => x.w).map((x) => x.v);",
    "return o.some((x) => x.w);",
    "const x = o[0]; return x.v;",
    "const { v, w: z } = o[0]; return v + z;",
    "return (use(1), o).map((x) => x.v);",
    "return (o, 1);",
    "o; o[0];",
  ])("are a shuffle where nobody sees it: %s", (text) => {
    expect(report(use(text))).toEqual(["biased"]);
  });

  it.each([
    "return o;",
    "use(o);",
    "use(...o);",
    "return { o };",
    "this.o = o;",
    "rows = o;",
    "let p = b; p ||= o; return p.map((x) => x.v);",
    "const p = o; return p;",
    "let p; p = o; return p;",
    "const [x] = o; return x;",
    "return o.map((x) => x);",
    "return o.map((x) => x.k);",
    `return o.map((x) => x["k"]);`,
    "return o.map((x) => x[name]);",
    "return o.map((x) => x.show());",
    "return o.map((x, i, all) => x.v);",
    "return o.map((x) => { x = last; return x.v; });",
    "return o.map(show);",
    "return o.map(({ k }) => k);",
    "return o.map(({ v, ...rest }) => rest);",
    "return o.map(({ [name]: z }) => z);",
    "return o.map(({ k = 1 }) => k);",
    "for (const x of o) use(x);",
    "for (const x of o) use(x.k);",
    "for (const { k } of o) use(k);",
    "return o[0];",
    "return o[0].k;",
    "return o.at(0);",
    "const x = o.pop(); return x;",
    "const { k } = o[0]; return k;",
    "return [...o, 1].map((x) => x.v);",
    "return o.slice(1);",
    "return o.filter((x) => x.v);",
    "return o.find((x) => x.v);",
    "return o.concat(a).map((x) => x.v);",
    "return o.reduce((sum, x) => sum + x.v, 0);",
    "return o[method]();",
    "return o.map();",
    "return o.sort((x, y) => x.v - y.v).map((x) => x.v);",
    "return (use(1), o);",
  ])("may be data where somebody may: %s", (text) => {
    expect(report(use(text))).toEqual([]);
  });
});

describe("pairs with a key", () => {
  const use = (text: string): string =>
    `export const f = (a) => a.map((v) => [v, ${KEY}, v]).sort((x, y) => x[1] - y[1]).map(${text});`;

  it.each(["(x) => x[0]", "([v]) => v", "([v, k]) => v", "([, , v]) => v", "([, , ...rest]) => rest[0]"])(
    "are a shuffle where nobody sees it: %s",
    (text) => {
      expect(report(use(text))).toEqual(["biased"]);
    },
  );

  it.each([
    "(x) => x[1]",
    "(x) => x[i]",
    "(x) => x.at(1)",
    "(x) => x.join()",
    "([, k]) => k",
    "([v, ...rest]) => rest",
    "([v, k = 1]) => k",
    "([...all]) => all",
  ])("may be data where somebody may: %s", (text) => {
    expect(report(use(text))).toEqual([]);
  });
});

describe("a list of records", () => {
  const made = `a.map((v) => ({ v, k: ${KEY} }))`;
  const sort = "o.sort((x, y) => x.k - y.k);";
  const BY_HAND = `function order(list) {
    for (let i = 1; i < list.length; i++)
      for (let j = i; j > 0 && list[j].k < list[j - 1].k; j--) [list[j - 1], list[j]] = [list[j], list[j - 1]];
    return list;
  }`;

  it.each([
    ["of the file's own", `const o = ${made}; ${sort} use(o.map((x) => x.v));`],
    [
      "that gives way to the items",
      `export function f(a) { let o = ${made}; ${sort} o = o.map((x) => x.v); return o; }`,
    ],
    [
      "that gets its keys on the way",
      `export const f = (a) => a.map((v) => ({ v })).map((x) => { x.k = ${KEY}; return x; }).sort((x, y) => x.k - y.k).map((x) => x.v);`,
    ],
    [
      "whose keys are made in two steps",
      `export const f = (a) => a.map((v) => { const r = ${KEY}; const k = r * 2; return { v, k }; }).sort((x, y) => x.k - y.k).map((x) => x.v);`,
    ],
    [
      "that gets its keys in a loop",
      `export function f(a) { const o = Array.from(a, (v) => ({ v })); for (const x of o) x.k = ${KEY}; ${sort} return o.map((x) => x.v); }`,
    ],
    [
      "that gets its keys in a loop, and is copied",
      `export function f(a) { const o = a.map((v) => ({ v })); for (const x of o) x.k = ${KEY}; return [...o].sort((x, y) => x.k - y.k).map((x) => x.v); }`,
    ],
    [
      "that a function of the file sorts",
      `${BY_HAND} export function f(a) { const o = ${made}; order(o); return o.map((x) => x.v); }`,
    ],
    [
      "that is sorted in place and taken from there",
      `${BY_HAND} export function f(a) { const o = ${made}; return order(o).map((x) => x.v); }`,
    ],
    [
      "that a function inside sorts",
      `export function f(a) { const o = ${made}; ${BY_HAND.replace("list", "count").replaceAll("list", "o")} order(o.length); return o.map((x) => x.v); }`,
    ],
  ])("is nobody else's: %s", (_, code) => {
    expect(report(code)).toEqual(["biased"]);
  });

  it.each([
    [
      "of items that a method chose",
      `export function f(a) { const o = a.filter((v) => [v]); for (const x of o) x.k = ${KEY}; ${sort} return o.map((x) => x.v); }`,
    ],
    [
      "of items that a method found without a function",
      `export function f(a) { const o = a.map(); for (const x of o) x.k = ${KEY}; ${sort} return o.map((x) => x.v); }`,
    ],
    [
      "of items that a function elsewhere makes",
      `export function f(a) { const o = a.map(make); for (const x of o) x.k = ${KEY}; ${sort} return o.map((x) => x.v); }`,
    ],
    ["that a function of the file sorts", `${BY_HAND} export function f(a) { const o = ${made}; order(o); return o; }`],
    [
      "that is exported, and gets its keys in a loop",
      `export const o = a.map((v) => ({ v })); for (const x of o) x.k = ${KEY}; ${sort} use(o.map((x) => x.v));`,
    ],
    [
      "that has a name where it gets its keys",
      `export function f(a) { const o = a.map((v) => ({ v })); use(o); return o.map((x) => { x.k = ${KEY}; return x; }).sort((x, y) => x.k - y.k).map((x) => x.v); }`,
    ],
    [
      "that comes from elsewhere, and gets its keys on the way",
      `export const f = (a) => use(a).map((x) => { x.k = ${KEY}; return x; }).sort((x, y) => x.k - y.k).map((x) => x.v);`,
    ],
    [
      "that another one is if there is none",
      `export function f(a, b) { let o = ${made}; ${sort} o ||= b; return o.map((x) => x.v); }`,
    ],
    [
      "that a function of the file gives back",
      `${BY_HAND} export function f(a) { const o = ${made}; return order(o); }`,
    ],
    ["that is exported, and whose items are used", `export const o = ${made}; ${sort} use(o.map((x) => x.v));`],
    ["that is exported", `export const o = ${made}; ${sort}`],
    ["that is exported later", `const o = ${made}; ${sort} export { o };`],
    ["that is exported under another name", `const o = ${made}; ${sort} export default o;`],
    [
      "that gives way to the items now and then",
      `export function f(a) { let o = ${made}; ${sort} if (c) o = o.map((x) => x.v); return o; }`,
    ],
    [
      "that gives way to some of them",
      `export function f(a) { let o = ${made}; ${sort} o = o.filter((x) => x.v); return o; }`,
    ],
    [
      "of records that others have",
      `export const f = (a) => a.map((x) => { x.k = ${KEY}; return x; }).sort((x, y) => x.k - y.k).map((x) => x.v);`,
    ],
    [
      "that shows its keys in another way",
      `export const f = (a) => a.map((v) => { const k = ${KEY}; return { v, k, colour: colours[k] }; }).sort((x, y) => x.k - y.k).map((x) => x.v);`,
    ],
    [
      "that was there before",
      `export function f(o) { for (const x of o) x.k = ${KEY}; ${sort} return o.map((x) => x.v); }`,
    ],
  ])("may be somebody else's: %s", (_, code) => {
    expect(report(code)).toEqual([]);
  });
});

describe("a table of keys", () => {
  const use = (text: string): string =>
    `export function f(a) { const k = a.map(() => ${KEY}); const o = [...a.keys()].sort((x, y) => k[x] - k[y]); ${text} }`;

  it.each(["return o.map((i) => a[i]);", "use(k.length); return o;", "use(k.keys()); return o;"])(
    "makes a shuffle where nobody reads it: %s",
    (text) => {
      expect(report(use(text))).toEqual(["biased"]);
    },
  );

  it.each(["use(k); return o;", "use(k[0]); return o;", "use(k.values()); return o;", "return [o, k];"])(
    "may be data where somebody does: %s",
    (text) => {
      expect(report(use(text))).toEqual([]);
    },
  );
});
