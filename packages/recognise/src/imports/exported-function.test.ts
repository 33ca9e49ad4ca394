// What a module exports under a name, and where nothing is known of it: where something else may stand there by then.
import { describe, expect, it } from "vitest";
import { walk } from "../linted.fixture.ts";
import { getExported, type Asked } from "./exported-function.ts";

/** "() => 1" for a function of the module's own, "./a.js: x" for one of another module, undefined where none is known. */
function tell(code: string, asked: string, filename: string): string | undefined {
  const [exported = "", member] = asked.split(".");
  const wanted: Asked = { exported, ...(member === undefined ? {} : { member }) };
  let told: string | undefined;
  walk(
    code,
    (file) => ({
      Program: (): void => {
        const found = getExported(file, wanted);
        if (found === undefined) return;
        told =
          found.kind === "function"
            ? file.sourceCode.getText(found.node)
            : found.places
                .map(
                  (place) =>
                    `${place.specifier}: ${place.exported}${place.member === undefined ? "" : `.${place.member}`}`,
                )
                .join(", ");
      },
    }),
    { filename },
  );
  return told;
}

const F = "() => 1";

describe("an ES module", () => {
  it.each([
    [`export const f = ${F};`, "f", F],
    [`export default ${F};`, "default", F],
    [`const g = ${F}; export { g as f };`, "f", F],
    [`const g = ${F}; export default g;`, "default", F],
    ["export function f() {}", "f", "function f() {}"],
    [`export const f = ${F};`, "*.f", F],
    [`export default { f: ${F} };`, "default.f", F],
    [`const o = { f: ${F} }; export default o;`, "default.f", F],
    [`export const o = { f: ${F} };`, "o.f", F],
    [`const o = { f: ${F} }; export { o };`, "o.f", F],
    [`const o = { f: ${F} }; export { o as p }; o.f(); o.g();`, "p.f", F],
    [`export default { ...others, f: ${F} };`, "default.f", F],
    [`export default { [name]: 1, f: ${F} };`, "default.f", F],
    [`export default { __proto__: others, f: ${F} };`, "default.f", F],
    [`export default { f: 1, f: ${F} };`, "default.f", F],
    [`export default { "f": ${F}, g: 1 };`, "default.f", F],
    [`export { f } from "./a.js";`, "f", "./a.js: f"],
    [`export { g as f } from "./a.js";`, "f", "./a.js: g"],
    [`export { default as f } from "./a.js";`, "f", "./a.js: default"],
    [`export * from "./a.js"; export * from "./b.js";`, "f", "./a.js: f, ./b.js: f"],
    [`export { o } from "./a.js";`, "o.f", "./a.js: o.f"],
    [`export * from "./a.js"; export const f = ${F};`, "f", F],
  ])("%s exports as %s: %s", (code, asked, wanted) => {
    expect(tell(code, asked, "file.mjs")).toBe(wanted);
  });

  it.each([
    [`const f = ${F};`, "f"],
    [`export const g = ${F};`, "f"],
    [`export let f = ${F}; f = other;`, "f"],
    ["export function f() {} f = other;", "f"],
    ["export const [f] = all;", "f"],
    ["export const { f } = all;", "f"],
    ["export class f {}", "f"],
    ["export const f = 1;", "f"],
    [`export * as f from "./a.js";`, "f"],
    [`export * from "./a.js";`, "default"],
    [`export * from "./a.js";`, "default.f"],
    [`export default { f: ${F}, ...others };`, "default.f"],
    [`export default { f: ${F}, [name]: 1 };`, "default.f"],
    [`export default { f: ${F}, __proto__: others };`, "default.f"],
    [`export default { __proto__: ${F} };`, "default.__proto__"],
    [`export default { get f() { return ${F}; } };`, "default.f"],
    [`export default { g: ${F} };`, "default.f"],
    [`export default { f: ${F} };`, "default"],
    [`export default [${F}];`, "default.f"],
    [`const o = { f: ${F} }; o.f = other; export default o;`, "default.f"],
    [`const o = { f: ${F} }; o[name] = other; export default o;`, "default.f"],
    [`let o = { f: ${F} }; o = others; export default o;`, "default.f"],
    [`const o = { f: ${F} }; fill(o); export default o;`, "default.f"],
    [`const o = { f: ${F} }; x[o] = 1; export default o;`, "default.f"],
    [`const o = { f: ${F} }; export const p = { o }; export default o;`, "default.f"],
    [`const o = { f: ${F} }; others.f = other; export default o;`, "default.f"],
    [`export default { f: ${F}, g() { this.f = other; } };`, "default.f"],
    [`export default { f: ${F}, g() { this[name] = other; } };`, "default.f"],
    [`export default others;`, "default.f"],
  ])("%s exports nothing that is known as %s", (code, asked) => {
    expect(tell(code, asked, "file.mjs")).toBeUndefined();
  });
});

describe("a CommonJS module", () => {
  it.each([
    [`exports.f = ${F};`, "f"],
    [`module.exports.f = ${F};`, "f"],
    [`exports["f"] = ${F};`, "f"],
    [`function f() {} exports.f = f; exports.g = f;`, "f"],
    [`module.exports = ${F};`, "default"],
    [`module.exports = { f: ${F} };`, "f"],
    [`module.exports = { f: ${F} };`, "*.f"],
    [`module.exports = { f: ${F} };`, "default.f"],
    [`const o = { f: ${F} }; module.exports = o;`, "f"],
    [`exports.f = exports.g = void 0; exports.f = ${F};`, "f"],
    [`exports.f = void 0; exports.f = ${F};`, "f"],
    [`Object.defineProperty(exports, "__esModule", { value: true }); exports.f = ${F};`, "f"],
    [`if (typeof module !== "undefined") module.exports = { f: ${F} };`, "f"],
    [`if (typeof module != "undefined") { module.exports = { f: ${F} }; }`, "f"],
    [`if (typeof module === "object") { module.exports.f = ${F}; }`, "f"],
    [`if (typeof exports == "object") { exports.f = ${F}; }`, "f"],
    [`if (typeof module !== "undefined" && module.exports) module.exports = { f: ${F} };`, "f"],
    [`if (typeof module === "object" && typeof module.exports === "object") exports.f = ${F};`, "f"],
    [`if (module && module.exports && exports) exports.f = ${F};`, "f"],
    [`if (exports) exports.f = ${F};`, "f"],
    [`exports.f = ${F}; exports.f(); if (!exports.f || exports === 1) use(exports.g);`, "f"],
    [`x.exports = { f: 1 }; exports.f = ${F};`, "f"],
  ])("%s exports as %s", (code, asked) => {
    expect(tell(code, asked, "file.cjs")).toMatch(/^(?:\(\) => 1|function f\(\) \{\})$/);
  });

  it.each([
    [`exports.f = ${F}; exports.f = other;`, "f"],
    [`exports.f = ${F}; module.exports.f = other;`, "f"],
    [`exports.f = ${F}; module.exports = others;`, "f"],
    [`module.exports = { f: ${F} }; exports.f = other;`, "f"],
    [`module.exports = { f: ${F} }; module.exports = others;`, "f"],
    [`module.exports = ${F}; module.exports.default = other;`, "default"],
    [`exports.f = ${F}; exports[name] = other;`, "f"],
    [`exports.f = -1; exports.f = ${F};`, "f"],
    [`exports.f += void 0; exports.f = ${F};`, "f"],
    [`exports.f ||= ${F};`, "f"],
    [`[exports.f] = [${F}];`, "f"],
    [`exports.f++;`, "f"],
    [`use((exports.f = ${F}));`, "f"],
    [`function init() { exports.f = ${F}; }`, "f"],
    [`for (;;) exports.f = ${F};`, "f"],
    [`{ exports.f = ${F}; }`, "f"],
    [`if (isNode) exports.f = ${F};`, "f"],
    [`function g() { if (typeof module !== "undefined") exports.f = ${F}; }`, "f"],
    [`for (;;) if (typeof module !== "undefined") exports.f = ${F};`, "f"],
    [`if (typeof module !== "undefined") exports.f = ${F}; else use();`, "f"],
    [`if (typeof module === "undefined") use(); else exports.f = ${F};`, "f"],
    [`if (typeof module === "undefined") exports.f = ${F};`, "f"],
    [`if (typeof module !== "object") exports.f = ${F};`, "f"],
    [`if (typeof module !== name) exports.f = ${F};`, "f"],
    [`if (typeof module > "object") exports.f = ${F};`, "f"],
    [`if (typeof module === "function") exports.f = ${F};`, "f"],
    [`if (typeof window !== "undefined") exports.f = ${F};`, "f"],
    [`if (typeof module !== "undefined" && isNode) exports.f = ${F};`, "f"],
    [`if (isNode && module) exports.f = ${F};`, "f"],
    [`if (module && typeof exports === "undefined") exports.f = ${F};`, "f"],
    [`if (!module) exports.f = ${F};`, "f"],
    [`if (void module) exports.f = ${F};`, "f"],
    [`if (module.children) exports.f = ${F};`, "f"],
    [`if (x.exports) exports.f = ${F};`, "f"],
    [`if (module === exports) exports.f = ${F};`, "f"],
    [`fill(exports); exports.f = ${F};`, "f"],
    [`fill(module.exports); exports.f = ${F};`, "f"],
    [`fill(module); exports.f = ${F};`, "f"],
    [`const e = exports; exports.f = ${F};`, "f"],
    [`const e = (exports || 1); exports.f = ${F};`, "f"],
    [`x[exports] = 1; exports.f = ${F};`, "f"],
    [`exports = {}; exports.f = ${F};`, "f"],
    [`module = {}; exports.f = ${F};`, "f"],
    [`x = exports; exports.f = ${F};`, "f"],
    [`Object.defineProperty(exports, name, {}); exports.f = ${F};`, "f"],
    [`Object.define(exports, "x", {}); exports.f = ${F};`, "f"],
    [`defineProperty(exports, "x", {}); exports.f = ${F};`, "f"],
    [`x.f = ${F};`, "f"],
    [`x.exports = { f: ${F} };`, "f"],
    [`module.x.f = ${F};`, "f"],
    [`const module = {}; module.exports = { f: ${F} };`, "f"],
    [`module.exports = others;`, "f"],
    [`module.exports = { f: ${F} };`, "default"],
    [`exports.f = ${F};`, "default"],
    [`exports.g = ${F};`, "f"],
  ])("%s exports nothing that is known as %s", (code, asked) => {
    expect(tell(code, asked, "file.cjs")).toBeUndefined();
  });
});
