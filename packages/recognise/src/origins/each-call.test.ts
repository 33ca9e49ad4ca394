// Shuffles in functions that libraries call for each item, and in methods that go on as they are told.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const NAIVE = "const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]];";
const FAIR = "const k = a.length - 1 - i; const j = Math.floor(Math.random() * (k + 1)); [a[k], a[j]] = [a[j], a[k]];";
const find = (code: string): readonly string[] => verify(code).map(({ messageId = "" }) => messageId);

const FORMS: readonly (readonly [name: string, write: (body: string) => string])[] = [
  ["_.each of lodash", (body) => `import _ from "lodash"; _.each(a, (x, i) => { ${body} });`],
  ["each of lodash", (body) => `import { each } from "lodash-es"; each(a, (x, i) => { ${body} });`],
  ["_.forEach of underscore", (body) => `import _ from "underscore"; _.forEach(a, function (x, i) { ${body} });`],
  ["each of es-toolkit", (body) => `import { each } from "es-toolkit/compat"; each(a, (x, i) => { ${body} });`],
  ["each of lodash's default", (body) => `import * as lib from "lodash"; lib.default.each(a, (x, i) => { ${body} });`],
  ["_.each of a page", (body) => `_.each(a, function (x, i) { ${body} });`],
  ["lodash.each of a page", (body) => `lodash.each(a, function (x, i) { ${body} });`],
  ["angular's module", (body) => `import angular from "angular"; angular.forEach(a, function (x, i) { ${body} });`],
  ["_.times", (body) => `import _ from "lodash"; _.times(a.length, (i) => { ${body} });`],
  ["times", (body) => `import { times } from "lodash"; times(a.length, (i) => { ${body} });`],
  ["$.each", (body) => `$.each(a, function (i) { ${body} });`],
  ["jQuery.each with both", (body) => `jQuery.each(a, function (i, x) { ${body} });`],
  ["$.each of a module", (body) => `import $ from "jquery"; $.each(a, (i) => { ${body} });`],
  ["$.each in a wrapper", (body) => `(function ($) { $.each(a, function (i) { ${body} }); })(jQuery);`],
  ["$.each once the page is ready", (body) => `jQuery(function ($) { $.each(a, function (i) { ${body} }); });`],
  ["angular.forEach", (body) => `angular.forEach(a, function (x, i) { ${body} });`],
  ["every", (body) => `a.every((x, i) => { ${body} return true; });`],
  ["some", (body) => `a.some((x, i) => { ${body} });`],
  ["some that says so", (body) => `a.some((x, i) => { ${body} return false; });`],
  ["keys as numbers", (body) => `Object.keys(a).map(Number).forEach((i) => { ${body} });`],
];

describe("a naive shuffle", () => {
  it.each(FORMS)("%s", (_, write) => {
    expect(find(write(NAIVE))).toEqual(["biased"]);
  });

  it.each([
    ["the keys", `Object.keys(a).forEach((i) => { ${NAIVE} });`],
    ["of the keys", `for (const i of Object.keys(a)) { ${NAIVE} }`],
  ])("by %s, which are texts", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });
});

describe("a fair shuffle is none", () => {
  it.each(FORMS)("%s", (_, write) => {
    expect(find(write(FAIR))).toEqual([]);
  });
});

describe("nothing is said", () => {
  it.each([
    ["of an each of somebody else", `import { each } from "./own"; each(a, (x, i) => { ${NAIVE} });`],
    ["of something that each has", `_.each.slowly(a, (x, i) => { ${NAIVE} });`],
    ["of an each that is somebody's field", `own._.each(a, (x, i) => { ${NAIVE} });`],
    ["of an each of the file", `const each = (a, run) => run(a[0], 1); each(a, (x, i) => { ${NAIVE} });`],
    [
      "of what a wrapper hands on under another name",
      `(function (q) { q.each(a, function (i) { ${NAIVE} }); })(jQuery);`,
    ],
    ["of an object under jQuery's name", `const $ = { each: own }; $.each(a, function (i) { ${NAIVE} });`],
    ["of another function of jQuery's", `(function ($) { $.map(a, function (i) { ${NAIVE} }); })(jQuery);`],
    ["of something that each has under the same name", `_.each.each(a, (x, i) => { ${NAIVE} });`],
    ["of a field of somebody's module", `import * as own from "./own"; own._.each(a, (x, i) => { ${NAIVE} });`],
    ["of a function with something to be its this", `_.each(a, (x, i) => { ${NAIVE} }, own);`],
    ["of functions that are spread", `_.each(a, ...[(x, i) => { ${NAIVE} }]);`],
    ["of nothing to call", `_.each(a); a.sort();`],
    ["of what is spread", `_.each(...a, (x, i) => { ${NAIVE} });`],
    ["of jQuery's place and item turned round", `$.each(a, function (x, i) { ${NAIVE} });`],
    ["of what may stop", `_.each(a, (x, i) => { ${NAIVE} if (i === j) return false; });`],
    ["of every that stops at once", `a.every((x, i) => { ${NAIVE} });`],
    ["of every that may stop", `a.every((x, i) => { ${NAIVE} return j > 0; });`],
    ["of some that stops at once", `a.some((x, i) => { ${NAIVE} return true; });`],
    [
      "of the item that jQuery calls this",
      `$.each(a, function (i) { const j = Math.floor(Math.random() * this.length); [a[i], a[j]] = [a[j], a[i]]; });`,
    ],
    [
      "of keys that are added to",
      `Object.keys(a).forEach((i) => { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; });`,
    ],
    [
      "of a few swaps",
      `_.times(3, () => { const i = Math.floor(Math.random() * a.length), j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; });`,
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});

describe("the ways out", () => {
  const fix = (code: string): string => fixAll(code, { options: { helper: "import" } }).output;

  it("one call stands for the loop", () => {
    expect(fix(`import _ from "lodash";\nconst a = [1, 2, 3, 4];\n_.each(a, (x, i) => { ${NAIVE} });\n`)).toContain(
      "\nshuffle(a);\n",
    );
  });

  it("of what may be no array, only the range is corrected unasked", () => {
    expect(fix(`$.each(a, function (i) { ${NAIVE} });`)).toBe(
      `$.each(a, function (i) { ${NAIVE.replace("* a.length", "* (i + 1)")} });`,
    );
  });

  it("to keys, which are texts, nothing is added", () => {
    expect(fix(`Object.keys(a).forEach((i) => { ${NAIVE} });`)).not.toContain("i + 1");
  });
});
