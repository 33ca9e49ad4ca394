// Every way of moving items passes the gate of words, and a shuffle by it is found.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { mayHoldShuffle } from "../draws/random-words.ts";
import { MOVING_WAYS } from "./moving-ways.ts";

const DRAW = "Math.floor(Math.random() * a.length)";
const rounds = (body: string): string => `(a) => { for (let i = 0; i < a.length; i++) { const j = ${DRAW}; ${body} } }`;

/** A biased shuffle by each way. */
const PROGRAMS: Readonly<Record<keyof typeof MOVING_WAYS, readonly string[]>> = {
  "a sort": ["(a) => a.sort(() => Math.random() - 0.5)", "(a) => a.toSorted(() => Math.random() - 0.5)"],
  "an order by keys": ["(a) => _.orderBy(a, [() => Math.floor(Math.random() * 10)])"],
  "a library's shuffle": ["(a) => gsap.utils.shuffle(a)"],
  "a place that is written to": [
    rounds("[a[i], a[j]] = [a[j], a[i]];"),
    rounds("const x = a[i]; a[i] = a[j]; a[j] = x;"),
  ],
  "a property that goes to another item": [
    rounds("const x = a[i], y = a[j], t = x.src; x.src = y.src; y.src = t;"),
    rounds("const t = a[i].style.order; a[i].style.order = a[j].style.order; a[j].style.order = t;"),
  ],
  "a place that Vue is told of": [
    rounds("const x = a[i]; this.$set(a, i, a[j]); this.$set(a, j, x);"),
    rounds("const x = a[i]; Vue.set(a, i, a[j]); Vue.set(a, j, x);"),
  ],
  "several places at once": [
    rounds("Object.assign(a, { [i]: a[j], [j]: a[i] });"),
    `(a) => { a.forEach((x, i) => { const j = ${DRAW}; Object.assign(a, { [j]: x, [i]: a[j] }); }); }`,
  ],
  "an item put or taken anywhere": [rounds("a.splice(j, 0, a.splice(i, 1)[0]);")],
  "an item put at the end": [
    "(a) => { const out = []; for (const x of a) if (Math.random() < 0.5) out.push(x); else out.unshift(x); return out; }",
  ],
  "an item at the start": [
    "(a) => { const out = []; for (const x of a) if (Math.random() < 0.5) out.push(x); else out.unshift(x); return out; }",
  ],
  "an item put into a set": [
    "(a) => { const out = new Set(); while (out.size < a.length) { const j = Math.round(Math.random() * (a.length - 1)); out.add(a[j]); } return Array.from(out); }",
  ],
  "what is left without an item": [
    "(a) => { let rest = a; return a.map(() => { const x = rest[Math.floor(Math.random() * (rest.length - 1))]; rest = rest.filter((y) => y !== x); return x; }); }",
  ],
  "a list and what is put behind it": [
    "(a) => a.reduce((out, x) => (Math.random() < 0.5 ? out.concat([x]) : [x].concat(out)), [])",
  ],
  "a part of a list": [
    "(a) => a.reduce((out, x) => { const j = Math.floor(Math.random() * out.length); return [...out.slice(0, j), x, ...out.slice(j)]; }, [])",
  ],
  "a part of a text": [
    '(a) => { let out = ""; while (a.length > 0) { const j = Math.floor(Math.random() * (a.length - 1)); out += a[j]; a = a.substring(0, j) + a.substring(j + 1); } return out; }',
  ],
  "an element among its siblings": [
    "(ul) => { for (let i = 0; i < ul.children.length; i++) ul.appendChild(ul.children[Math.floor(Math.random() * ul.children.length)]); }",
  ],
  "an order that a browser lays elements out in": [
    "(a) => { a.forEach((x) => { x.style.order = Math.floor(Math.random() * 12); }); }",
    '(a) => { for (const x of a) x.style.setProperty("order", Math.floor(Math.random() * 12)); }',
    '(a) => { for (const x of a) x.setAttribute("style", "order: " + Math.floor(Math.random() * 12)); }',
    "(a) => { for (const x of a) x.style = `order: ${Math.floor(Math.random() * 12)}`; }",
    "(a) => { for (const x of a) x.style.cssText = `order: ${Math.floor(Math.random() * 12)}`; }",
    '(a) => { $(a).each(function () { $(this).css("order", Math.floor(Math.random() * 12)); }); }',
    "(a) => { $(a).each((i, x) => { $(x).css({ color: 1, order: Math.floor(Math.random() * 12) }); }); }",
  ],
  "a copy with another item at a place": [
    `(b) => { let a = b; for (let i = 0; i < a.length; i++) { const j = ${DRAW}; a = a.with(i, a[j]).with(j, a[i]); } return a; }`,
  ],
  "an item that is chosen": [
    `(b) => { let a = b; for (let i = 0; i < a.length; i++) { const j = ${DRAW}; a = a.map((x, k) => (k === i ? a[j] : k === j ? a[i] : x)); } return a; }`,
  ],
  "lists spread into one": ["(a) => a.reduce((out, x) => (Math.random() < 0.5 ? [...out, x] : [x, ...out]), [])"],
};

it.each(
  Object.entries(PROGRAMS).flatMap(([name, programs]) => programs.map((program): [string, string] => [name, program])),
)("%s: %s", (name, program) => {
  const text = `export const f = ${program};\n`;
  const way = Object.entries(MOVING_WAYS).find(([key]) => key === name)?.[1];
  expect(text).toMatch(new RegExp(way?.word ?? "(?!)", "i"));
  expect(mayHoldShuffle(text)).toBe(true);
  expect(find(text)).toEqual([expect.stringMatching(/^\w+$/)]);
});
