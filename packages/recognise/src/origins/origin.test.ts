// Where values come from: the module or the global at the start of the trail of names, and the way from there.
import { expect, it } from "vitest";
import { walk } from "../linted.fixture.ts";
import { getOrigin } from "./origin.ts";

/** Says where what is handed to `use(…)` comes from: `"module" path`, `global path`, or nothing. */
function tell(text: string): string | undefined {
  const told: (string | undefined)[] = [];
  walk(
    text,
    (file) => ({
      "CallExpression[callee.name='use'] > *.arguments": (value: unknown) => {
        const origin = getOrigin(file, value as never);
        const calls = origin?.path.filter((step) => step === "()" || step === "new").length;
        expect(origin?.calls.length).toBe(calls);
        told.push(
          origin && `${origin.module === undefined ? "global" : `"${origin.module}"`} ${origin.path.join(" ")}`,
        );
      },
    }),
    { filename: "file.ts" },
  );
  expect(told.length).toBe(1);
  return told[0];
}

it.each<[string, string | undefined]>([
  // globals
  ["use(Math.random);", "global Math random"],
  ["use(Math['random']);", "global Math random"],
  ["use((Math as any).random!);", "global Math random"],
  ["use(Math?.random);", "global Math random"],
  ["use(Math[name]);", undefined],
  ["use(window.Math.random);", "global Math random"],
  ["use(globalThis.crypto);", "global crypto"],
  ["use(self.crypto);", "global crypto"],
  ["use(global.crypto);", "global crypto"],
  ["use(other.crypto);", "global other crypto"],
  ["use(crypto.window.random);", "global crypto window random"],
  ["use(window);", "global window"],
  ["use(1);", undefined],
  ["use(() => 1);", undefined],
  // calls and instances
  ["use(seed(1).next());", "global seed () next ()"],
  ["use(new Chance(1).random);", "global Chance new random"],
  ["use(Math.random.bind(Math));", "global Math random"],
  ["use(Math.random.call(Math));", "global Math random call ()"],
  ["use((() => 1)());", undefined],
  ["use(new (class {})());", undefined],
  // modules
  ["import { faker } from 'f'; use(faker.number.int);", '"f" faker number int'],
  ["import { faker as g } from 'f'; use(g);", '"f" faker'],
  ["import { 'a name' as g } from 'f'; use(g);", '"f" a name'],
  ["import { default as g } from 'f'; use(g.x);", '"f" x'],
  ["import g from 'f'; use(g.x);", '"f" x'],
  ["import * as g from 'f'; use(g.x);", '"f" x'],
  ["import * as g from 'f'; use(g.default.x);", '"f" x'],
  ["import * as g from 'f'; use(g.x.default);", '"f" x default'],
  ["import * as g from 'f'; use(g.window.x);", '"f" window x'],
  ["use(f.default);", "global f default"],
  ["import g = require('f'); use(g.x);", '"f" x'],
  ["import g = f.x; use(g);", undefined],
  ["const g = require('f'); use(g.x);", '"f" x'],
  ["use(require('f')());", '"f" ()'],
  ["use(require(f));", undefined],
  ["use(require(1));", undefined],
  ["use(require());", undefined],
  ["const require = other; use(require('f'));", "global other ()"],
  ["const g = await import('f'); use(g.x);", '"f" x'],
  ["use(await import(f));", undefined],
  ["use(await other);", undefined],
  ["use(import('f'));", undefined],
  // names on the way
  ["const r = Math.random; use(r);", "global Math random"],
  ["const r = Math.random, q = r; use(q);", "global Math random"],
  ["let r; r = Math.random; use(r);", "global Math random"],
  ["let r; r ??= Math.random; use(r);", undefined],
  ["let r; [r] = [Math.random]; use(r);", undefined],
  ["let r; for (r of all) use(r);", undefined],
  ["let r; r = Math.random; r = other; use(r);", undefined],
  ["let r = Math.random; r = other; use(r);", undefined],
  ["let r; use(r);", undefined],
  ["var r; var r; r = Math.random; use(r);", undefined],
  ["import r from 'f'; r = other; use(r);", undefined],
  ["function r() {} use(r);", undefined],
  ["class R {} use(R);", undefined],
  ["try {} catch (error) { use(error); }", undefined],
  // patterns
  ["const { random } = Math; use(random);", "global Math random"],
  ["const { random: r } = Math; use(r);", "global Math random"],
  ["const { Math: { random: r } } = window; use(r);", "global Math random"],
  ["const { random: r = other } = Math; use(r);", "global other"],
  ["const { [random]: r } = Math; use(r);", undefined],
  ["const { 'random': r } = Math; use(r);", undefined],
  ["const { ...r } = Math; use(r);", undefined],
  ["const [r] = Math; use(r);", undefined],
  ["const { r } = f(); use(r);", "global f () r"],
  ["const { r } = 1; use(r);", undefined],
  ["function f(r) { use(r); }", undefined],
  ["function f({ r }) { use(r); }", undefined],
  ["function f(r = Math.random) { use(r); }", "global Math random"],
  ["function f({ r = Math.random }) { use(r); }", "global Math random"],
  ["function f({ r } = Math) { use(r); }", undefined],
  ["function f(...r) { use(r); }", undefined],
  ["function f(r = Math.random) { var r; use(r); }", undefined],
  // members that the file sets
  ["const o = { r: Math.random }; use(o.r);", "global Math random"],
  ["const o = { r: Math.random }; use(o.q);", undefined],
  ["class A { r = Math.random; f() { use(this.r); } }", "global Math random"],
  ["class A { f() { use(this.r); } }", undefined],
  // one of two
  ["use(f || Math.random);", "global Math random"],
  ["use(Math.random || f);", "global Math random"],
  ["use(f ?? Math.random);", "global Math random"],
  ["use(Math.random && f);", undefined],
  ["use(f && Math.random);", undefined],
  ["use(1 || Math.random);", "global Math random"],
])("%s", (text, origin) => {
  expect(tell(text)).toBe(origin);
});

it("follows a dozen names, and no more", () => {
  const through = (names: number): string =>
    `const a0 = Math; ${Array.from({ length: names }, (_, name) => `const a${name + 1} = a${name};`).join(" ")} use(a${names});`;
  expect(tell(through(10))).toBe("global Math");
  expect(tell(through(11))).toBeUndefined();
});

it.each([
  ["calls", "()()()()()()()()()()()()"],
  ["members", ".x.x.x.x.x.x.x.x.x.x.x.x"],
  [
    "functions that are bound",
    ".bind(1).bind(1).bind(1).bind(1).bind(1).bind(1).bind(1).bind(1).bind(1).bind(1).bind(1).bind(1)",
  ],
])("follows no dozen %s", (_, steps) => {
  expect(tell(`use(f${steps});`)).toBeUndefined();
});
