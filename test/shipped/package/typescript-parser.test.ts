// The TypeScript parser that is shipped, without the rest of TypeScript: it makes the tree, and tells the error, that the whole library does.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInThisContext } from "node:vm";
import { seededSource } from "@fair-shuffle/bias";
import { describe, expect, test } from "vitest";

type Parse = (text: string, options: object) => unknown;

const root = fileURLToPath(new URL("../../../", import.meta.url));
const { resolve } = createRequire(join(root, "packages/lint/package.json"));
const whole = createRequire(import.meta.url)(resolve("@typescript-eslint/typescript-estree")) as { parse: Parse };
const script = readFileSync(join(root, "packages/language-server/dist/typescript-parser.js"), "utf8");
const shipped = runInThisContext(`(() => { ${script}\nreturn FairShuffleTypeScriptParser; })()`) as { parse: Parse };

/** All that anybody can see of what a text is parsed to. */
function tell({ parse }: { readonly parse: Parse }, text: string, jsx: boolean): string {
  try {
    const ast = parse(text, { loc: true, range: true, tokens: true, comment: true, jsx });
    return JSON.stringify(ast, (_, value: unknown) => (typeof value === "bigint" ? `${String(value)}n` : value));
  } catch (error) {
    return error instanceof Error ? `${error.message} at ${String(Reflect.get(error, "index"))}` : String(error);
  }
}

/** What TypeScript's own grammar has, in every form that our sources may lack. */
const FORMS = `
abstract class A<in out T extends object = {}> extends (class {}) implements I, J.K<T> {
  declare readonly x?: number; static accessor y = 1; private constructor(public a: string, protected readonly b?: T) { super(); }
  abstract z(): asserts this is A<T>; get w(): T { return this.a!; } set w(v) {} [key: string]: unknown; override #p = <T,>(x: T) => x satisfies T;
  @dec() @other.dec method?<const U>(this: A<T>, ...rest: [first: U, second?: T, ...more: U[]]): void {} abstract over?(): void; static { f\`a\${1}b\`; }
}
declare global { interface Window { new (x: unique symbol): typeof import("./x", { with: { "resolution-mode": "import" } }).y<string>; } }
type M<T> = { readonly [K in keyof T as Exclude<K, "x">]+?: T[K] extends (infer U extends string)[] ? U : never };
type F = abstract new (...args: any[]) => asserts x is string; type G = -1n | \`a\${string}\` | true | null | void | [...A, ...B[]];
enum E { A = 1, B = A << 2, "c-d" } const enum C { X } namespace N.M { export import Q = N.R; } declare module "m" { export = N; } export as namespace U;
import type { T1, type T2 } from "./t"; import x, * as ns from "x" with { type: "json" }; export type * as ty from "./t"; import eq = require("eq");
let v = <const>[1, 2] as unknown as number; let u!: string; for await (using d of e()) { label: do { continue label; } while (0); }
function over(a: string): void; function over(a: unknown = 1, { b: [c = 2, ...d], ...e } = {} as any) { return a?.b?.[c]?.(...d) ?? new.target ?? import.meta; }
/** @param {string} a */ async function* g() { yield* h; await using r = 1; try { throw 1; } catch { } finally { debugger; } } a ||= b ** c >>> 1; if (a) ; else switch (b) { case 1: default: }
`;

const SOURCES = ["packages", "extension", "test"].flatMap((folder) =>
  readdirSync(join(root, folder), { encoding: "utf8", recursive: true })
    .filter((file) => /^(?!.*(?:node_modules|dist)\b).*\.tsx?$/.test(file))
    .map((file) => join(root, folder, file))
    .sort(),
);

describe("the shipped TypeScript parser", () => {
  test("is a sixth of the library", () => {
    const library = readFileSync(createRequire(resolve("typescript")).resolve("@typescript/old"), "utf8");
    expect(script.length).toBeLessThan(library.length / 6);
  });

  test("makes the same trees of every thirtieth of our own files, and of every form", () => {
    const files = SOURCES.filter((_, index) => index % 30 === 0);
    expect(files.length).toBeGreaterThan(40);
    const texts = files.map((file) => ({ text: readFileSync(file, "utf8"), jsx: file.endsWith("x") }));
    expect(tell(shipped, FORMS, false)).toMatch(/^\{/);
    for (const { text, jsx } of [{ text: FORMS, jsx: false }, ...texts])
      expect(tell(shipped, text, jsx) === tell(whole, text, jsx), text.slice(0, 200)).toBe(true);
  });

  test("tells the same errors of texts of which something is missing", () => {
    const random = seededSource(20_261_130);
    const draw = (n: number): number => Math.floor(random() * n);
    const told = new Set<string>();
    for (let round = 0; round < 600; round++) {
      const start = draw(FORMS.length);
      const text = `${FORMS.slice(0, start)}${["", "{", "}", "(", "`", "#", "@", "enum ", "await ", "0b2", "/*"][draw(11)] ?? ""}${FORMS.slice(start + draw(9))}`;
      const [own, other] = [tell(shipped, text, round % 2 === 0), tell(whole, text, round % 2 === 0)];
      expect(own, text).toBe(other);
      if (!own.startsWith("{")) told.add(own.replace(/ at .*/, ""));
    }
    expect(told.size).toBeGreaterThan(25);
  });
});
