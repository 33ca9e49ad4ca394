// Which methods of a class, or of an instance, a module exports for good, and where something else may stand in their place.
import { describe, expect, it } from "vitest";
import { walk } from "../linted.fixture.ts";
import { getExported } from "./exported-function.ts";

/** The text of the function behind "C.f"; undefined where none is known. */
function tell(code: string, asked: string, filename = "file.mjs"): string | undefined {
  const [exported = "", member] = asked.split(".");
  let told: string | undefined;
  walk(
    code,
    (file) => ({
      Program: (): void => {
        const found = getExported(file, { exported, member });
        if (found?.kind === "function") told = file.sourceCode.getText(found.node);
      },
    }),
    { filename },
  );
  return told;
}

const F = "() { return 1; }";

describe("a method is known", () => {
  it.each<[string, string, string?]>([
    [`export class C { static f${F} }`, "C.f"],
    [`class C { static f${F} } export { C };`, "C.f"],
    [`class C { static f${F} } export { C as D };`, "D.f"],
    [`class C { static f${F} } export default C; export { C };`, "C.f"],
    [`export default class C { static f${F} }`, "default.f"],
    [`export default class { static f${F} }`, "default.f"],
    [`export const C = class { static f${F} };`, "C.f"],
    [`export class C { static "f"${F} g() {} f() {} #f() {} }`, "C.f"],
    [`export class C { static f${F} static g() { return new C() instanceof C; } } class D extends C {}`, "C.f"],
    [`export class C extends D { static f${F} }`, "C.f"],
    [`export class C { static f${F} static g(key) { C.cache = key; this.items[key] = 1; } }`, "C.f"],
    [`class C { f${F} } export const c = new C();`, "c.f"],
    [`class C { f${F} } export default new C();`, "default.f"],
    [`class C { f${F} } const c = new C(); export { c };`, "c.f"],
    [`const C = class { f${F} }; export const c = new C();`, "c.f"],
    [`class C { static f${F} } module.exports = C;`, "*.f", "file.cjs"],
    [`class C { static f${F} } module.exports = { C };`, "C.f", "file.cjs"],
    [`exports.C = class { static f${F} };`, "C.f", "file.cjs"],
    [`class C { f${F} } module.exports = new C();`, "default.f", "file.cjs"],
    [
      `export class C<T> { private static f(): number { return 1; } static g(c: C<string>): void {} }`,
      "C.f",
      "file.ts",
    ],
    [`export class C { static f(a: 1): 1; static f(a: number): number { return 1; } }`, "C.f", "file.ts"],
  ])("%s as %s", (code, asked, filename) => {
    expect(tell(code, asked, filename)).toMatch(/\{ return 1; \}$/);
  });

  it("by a field", () => {
    expect(tell("export class C { static f = () => 1; }", "C.f")).toBe("() => 1");
    expect(tell("class C { f = () => 1; } export const c = new C();", "c.f")).toBe("() => 1");
  });
});

describe("a method is not known", () => {
  it.each<[string, string, string?]>([
    [`export class C { f${F} }`, "C.f"],
    [`export class C { static g${F} }`, "C.f"],
    [`export class C { static get f${F} }`, "C.f"],
    [`export class C { static #f${F} }`, "C.f"],
    [`export class C { static f; }`, "C.f"],
    [`export class C { static f${F} static f() {} }`, "C.f"],
    [`export class C { static f${F} static [name]() {} }`, "C.f"],
    [`export class C { static f${F} static { this.f = other; } }`, "C.f"],
    [`export class C { static f${F} static { this[name] = other; } }`, "C.f"],
    [`export class C { static f${F} static g() { C.f = other; } }`, "C.f"],
    [`export class C { static f${F} } C[name] = other;`, "C.f"],
    [`export class C { static f${F} } Object.assign(C, others);`, "C.f"],
    [`export class C { static f${F} } C = other;`, "C.f"],
    [`export class C { static f${F} } mock(C);`, "C.f"],
    [`export class C { static f${F} static g() { mock(C); } }`, "C.f"],
    [`export class C { static f${F} } export const all = [C];`, "C.f"],
    [`export class C { static f${F} } use(x === C);`, "C.f"],
    [`export let C = class { static f${F} }; C = other;`, "C.f"],
    [`class D { static f${F} } export class C extends D {}`, "C.f"],
    [`class C { static f${F} } export const c = new C();`, "c.f"],
    [`class C { f${F} } export let c = new C(); c = other;`, "c.f"],
    [`class C { f${F} } export const c = new C(); c.f = other;`, "c.f"],
    [`class C { f${F} } export const c = new C(); c[name] = other;`, "c.f"],
    [`class C { f${F} } export const c = new C(); mock(c);`, "c.f"],
    [`class C { f${F} } export const c = new C(); mock(C.prototype);`, "c.f"],
    [`class C { f${F} } export const c = new C(); C.prototype[name] = other;`, "c.f"],
    [`class C { f${F} f = other; } export const c = new C();`, "c.f"],
    [`class C { f${F} [name] = other; } export const c = new C();`, "c.f"],
    [`class C { f${F} g() { this[name] = other; } } export const c = new C();`, "c.f"],
    [`class C { constructor() { return other; } f${F} } export const c = new C();`, "c.f"],
    [`class C extends D { f${F} } export const c = new C();`, "c.f"],
    [`let C = class { f${F} }; C = other; export const c = new C();`, "c.f"],
    [`export const c = new C();`, "c.f"],
    [`export const c = new (make())();`, "c.f"],
    [`class C { static f${F} } mock(C); module.exports = C;`, "*.f", "file.cjs"],
    [`export class C { @once static f(): number { return 1; } }`, "C.f", "file.ts"],
    [`@all export class C { static f(): number { return 1; } }`, "C.f", "file.ts"],
    [`export class C { static f${F} } mock(C as never);`, "C.f", "file.ts"],
  ])("%s as %s", (code, asked, filename) => {
    expect(tell(code, asked, filename)).toBeUndefined();
  });
});
