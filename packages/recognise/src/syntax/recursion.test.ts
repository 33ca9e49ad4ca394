// Functions that call themselves are loops where the call is the last thing they do: the naive shuffle, written so, is found.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const STEP = "const j = Math.floor(Math.random() * a.length); const t = a[i]; a[i] = a[j]; a[j] = t;";

it.each([
  ["a declaration", `function go(a, i) { if (i < 0) return; ${STEP} go(a, i - 1); } go(a, a.length - 1);`],
  [
    "that returns its call",
    `function go(a, i) { if (i < 0) return a; ${STEP} return go(a, i - 1); } go(a, a.length - 1);`,
  ],
  ["a variable", `const go = (a, i) => { if (i < 0) return; ${STEP} go(a, i - 1); }; go(a, a.length - 1);`],
  [
    "a function expression",
    `const go = function (a, i) { if (i < 0) return; ${STEP} go(a, i - 1); }; go(a, a.length - 1);`,
  ],
  [
    "with a name of its own",
    `const run = function go(a, i) { if (i < 0) return; ${STEP} go(a, i - 1); }; run(a, a.length - 1);`,
  ],
  ["a default for its start", `function go(a, i = a.length - 1) { if (i < 0) return; ${STEP} go(a, i - 1); }`],
  ["a method", `class A { go(a, i = a.length - 1) { if (i < 0) return; ${STEP} this.go(a, i - 1); } }`],
  ["a private method", `class A { #go(a, i = a.length - 1) { if (i < 0) return; ${STEP} this.#go(a, i - 1); } }`],
  ["a field", `class A { go = (a, i = a.length - 1) => { if (i < 0) return; ${STEP} this.go(a, i - 1); } }`],
  ["a member of an object", `const o = { go(a, i = a.length - 1) { if (i < 0) return; ${STEP} o.go(a, i - 1); } };`],
  ["a call in an if", `function go(a, i) { if (i >= 0) { ${STEP} go(a, i - 1); } } go(a, a.length - 1);`],
  ["a call in an if without braces", `function go(a, i) { ${STEP} if (i > 0) go(a, i - 1); } go(a, a.length - 1);`],
  [
    "a call behind else",
    `function go(a, i) { if (i < 0) return; else { ${STEP} go(a, i - 1); } } go(a, a.length - 1);`,
  ],
  ["a call behind &&", `function go(a, i) { ${STEP} i > 0 && go(a, i - 1); } go(a, a.length - 1);`],
  ["a call behind ||", `function go(a, i) { ${STEP} i <= 0 || go(a, i - 1); } go(a, a.length - 1);`],
  ["a call behind ?", `function go(a, i) { ${STEP} i > 0 ? go(a, i - 1) : 0; } go(a, a.length - 1);`],
  ["a call behind ? and :", `function go(a, i) { ${STEP} i <= 0 ? 0 : go(a, i - 1); } go(a, a.length - 1);`],
  ["a call, then return", `function go(a, i) { if (i >= 0) { ${STEP} go(a, i - 1); return; } } go(a, a.length - 1);`],
  [
    "a call, then the list",
    `function go(a, i) { if (i >= 0) { ${STEP} go(a, i - 1); } return a; } go(a, a.length - 1);`,
  ],
  [
    "a call that is given back before the end",
    `function go(a, i) { ${STEP} if (i > 0) { return go(a, i - 1); } console.log(i); } go(a, a.length - 1);`,
  ],
])("finds %s", (_, code) => {
  const found = find(code);
  expect(found).toEqual(["biased"]);
});

it.each([
  // How much of the list it brings into disorder is for its callers to say.
  [
    "is called from two places with two lengths",
    `function go(a, i) { if (i < 0) return; ${STEP} go(a, i - 1); } go(a, a.length - 1); go(a, 3);`,
  ],
  [
    "does something after its call",
    `function go(a, i) { if (i < 0) return; go(a, i - 1); ${STEP} } go(a, a.length - 1);`,
  ],
  [
    "does something after its call in an if",
    `function go(a, i) { if (i >= 0) { ${STEP} go(a, i - 1); } a.pop(); } go(a, a.length - 1);`,
  ],
  [
    "calls itself, then gives back another call",
    `function go(a, i) { if (i >= 0) { ${STEP} go(a, i - 1); } return a.reverse(); } go(a, a.length - 1);`,
  ],
  ["asks its call", `function go(a, i) { ${STEP} if (go(a, i - 1)) return; } go(a, a.length - 1);`],
  ["asks its call before &&", `function go(a, i) { ${STEP} go(a, i - 1) && 1; } go(a, a.length - 1);`],
  ["asks its call before ?", `function go(a, i) { ${STEP} go(a, i - 1) ? 1 : 2; } go(a, a.length - 1);`],
  ["counts with its call", `function go(a, i) { ${STEP} return 1 + go(a, i - 1); } go(a, a.length - 1);`],
  ["calls itself in a loop", `function go(a, i) { ${STEP} while (i > 0) go(a, i - 1); } go(a, a.length - 1);`],
  [
    "calls itself twice",
    `function go(a, i) { if (i < 0) return; ${STEP} go(a, i - 1); go(a, i - 1); } go(a, a.length - 1);`,
  ],
  ["calls a function of the same name", `function go(a, i) { if (i < 0) return; ${STEP} other.go(a, i - 1); }`],
  ["is handed to somebody", `function go(a, i) { if (i < 0) return; ${STEP} go(a, i - 1); } use(go);`],
  ["waits", `async function go(a, i) { if (i < 0) return; ${STEP} go(a, i - 1); } go(a, a.length - 1);`],
  [
    "is called by another function of its name",
    `function go(a, i) { if (i < 0) return; ${STEP} const f = () => { const go = g; go(a, i - 1); }; } go(a, a.length - 1);`,
  ],
  [
    "goes on behind the if of its call",
    `function go(a, i) { if (i > 0) { go(a, i - 1); } ${STEP} } go(a, a.length - 1);`,
  ],
  [
    "gives back what is called with the list",
    `function go(a, i) { if (i >= 0) { ${STEP} go(a, i - 1); } return use(a); } go(a, a.length - 1);`,
  ],
])("is silent on a function that %s", (_, code) => {
  expect(find(code)).toEqual([]);
});

const FAIR_STEP = "const j = Math.floor(Math.random() * (i + 1)); const t = a[i]; a[i] = a[j]; a[j] = t;";
const SHORT = `{ if (i < 1) return; ${FAIR_STEP} go(a, i - 1); }`;

it.each([
  ["a declaration", `function go(a, i) ${SHORT} go(a, a.length - 2);`],
  ["a declaration that is called before", `go(a, a.length - 2); function go(a, i) ${SHORT}`],
  ["an arrow function", `const go = (a, i) => ${SHORT}; go(a, a.length - 2);`],
  ["a function expression", `const go = function (a, i) ${SHORT}; go(a, a.length - 2);`],
])("knows by its only call where %s starts", (_, code) => {
  expect(find(code)).toEqual(["fixedItem"]);
  expect(find(code.replaceAll("a.length - 2", "a.length - 1"))).toEqual([]);
});

it.each([
  ["is called twice", `function go(a, i) ${SHORT} go(a, a.length - 2); go(a, a.length - 2);`],
  ["is never called", `function go(a, i) ${SHORT}`],
  ["is handed over", `function go(a, i) ${SHORT} use(go, a.length - 2);`],
  [
    "is a default",
    `function use(a, go = function (a, i) ${SHORT.replace("go(", "arguments.callee(")}) { go(a, a.length - 2); }`,
  ],
  ["is one of a list", `const [go] = [(a, i) => ${SHORT}]; go(a, a.length - 2);`],
])("knows no start of a function that %s", (_, code) => {
  expect(find(code)).toEqual([]);
});
