// A function as it is written down in another file: its own text, with the functions and numbers of its module that it needs.
import { describe, expect, it } from "vitest";
import { walk } from "../linted.fixture.ts";
import { isFunction, visitNodes, type FunctionNode } from "../syntax/tree.ts";
import { writeFunction } from "./written-function.ts";

/** What the first function of a module becomes: its text, what is declared for it, and the globals that it names. */
function tell(
  code: string,
  filename = "file.mjs",
  keepsTypes = true,
  names: ReadonlyMap<string, string> = new Map(),
): readonly string[] | undefined {
  let told: readonly string[] | undefined;
  walk(
    code,
    (file) => ({
      Program: (): void => {
        const functions: FunctionNode[] = [];
        visitNodes(file, file.sourceCode.ast, (node) => {
          if (isFunction(node)) functions.push(node);
          return undefined;
        });
        const [first] = functions;
        const written = first === undefined ? undefined : writeFunction(file, first, keepsTypes);
        told =
          written === undefined
            ? undefined
            : [
                written.write(names),
                ...[...written.declarations].map(
                  ([name, declare]) => `${name}: ${declare(names.get(name) ?? name, names)}`,
                ),
                [...written.globals].join(" "),
              ];
      },
    }),
    { filename },
  );
  return told;
}

describe("written down is", () => {
  it.each<[string, readonly string[], string?]>([
    ["function f(a, b) { return a - b; }", ["(a, b) { return a - b; }", ""]],
    ["const f = (a) => a;", ["(a) { return (a); }", ""]],
    ["const f = () => ({});", ["() { return ({}); }", ""]],
    ["const f = function ({ a }, [b] = []) { return a; };", ["({ a }, [b] = []) { return a; }", ""]],
    ["const f = () => Math.random() - other;", ["() { return (Math.random() - other); }", "Math other"]],
    ["const f = () => half; const half = 0.5;", ["() { return (half); }", "half: const half = 0.5;", ""]],
    [
      "const f = () => g(); function g() { return Math; }",
      ["() { return (g()); }", "g: function g() { return Math; }", "Math"],
    ],
    ["const f = () => g(); const g = (x) => x;", ["() { return (g()); }", "g: function g(x) { return (x); }", ""]],
    [
      "const f = () => g() + g(); const g = () => h; const h = 2;",
      ["() { return (g() + g()); }", "h: const h = 2;", "g: function g() { return (h); }", ""],
    ],
    ["const f = () => { const g = () => 1; return g(); };", ["() { const g = () => 1; return g(); }", ""]],
    [
      "function f(a: Card, b: Card): number { return a.n - b.n; } interface Card { n: number }",
      ["(a: Card, b: Card) { return a.n - b.n; }", ""],
      "file.ts",
    ],
    [
      "const f = () => g1 + g2; const g1 = 1, g2 = 2;",
      ["() { return (g1 + g2); }", "g1: const g1 = 1;", "g2: const g2 = 2;", ""],
    ],
  ])("%s", (code, wanted, filename) => {
    expect(tell(code, filename)).toEqual(wanted);
  });

  it("what it needs under other names, wherever that is named", () => {
    const names = new Map([
      ["g", "g2"],
      ["half", "half2"],
    ]);
    const body = "{ const own = { g, half: half }; return ((g) => g(half))(own.g) + own.half; }";
    expect(
      tell(`const f = (n = half) => ${body}; const g = (x) => x; const half = 0.5;`, "file.mjs", true, names),
    ).toEqual([
      "(n = half2) { const own = { g: g2, half: half2 }; return ((g) => g(half2))(own.g) + own.half; }",
      "half: const half2 = 0.5;",
      "g: function g2(x) { return (x); }",
      "",
    ]);
    const typed =
      "const f = (n: typeof half): number => g(half as typeof half); const g = (x: number) => x; const half = 0.5;";
    expect(tell(typed, "file.ts", false, names)?.[0]).toBe("(n) { return (g2(half2)); }");
    expect(tell(typed, "file.ts", true, names)?.[0]).toBe("(n: typeof half2) { return (g2(half2 as typeof half2)); }");
  });

  it("what needs eight other things, and no more", () => {
    const write = (count: number): string => {
      const names = Array.from({ length: count }, (_, index) => `g${String(index)}`);
      return `const f = () => [${names.map((name) => `${name}()`).join(", ")}]; ${names.map((name) => `function ${name}() {}`).join(" ")}`;
    };
    expect(tell(write(8))).toHaveLength(10);
    expect(tell(write(9))).toBeUndefined();
  });
});

describe("not written down is", () => {
  it.each<[string, string?]>([
    ["function f() { return this.random(); }"],
    ["class A extends B { m() { return super.m(); } }"],
    ["function f() { return new.target; }"],
    ["const f = () => import.meta.url;"],
    ["const f = async () => 1;"],
    ["function* f() {}"],
    ["const f = () => async () => { await 1; };"],
    ["const f = () => function* () { yield 1; };"],
    ['const f = () => import("./a.js");'],
    ["const f = () => arguments[0];"],
    ["const f = () => g(); const g = () => arguments[0];"],
    ["function f() { return f(); }"],
    ["function f() { return g(); } function g() { return f(); }"],
    ["const f = () => g(); async function g() {}"],
    ["const f = () => g(); function g() { return this; }"],
    ["const f = () => g(); let g = () => 1; g = other;"],
    ["const f = () => g(); function g() {} g = other;"],
    ["const f = () => half; let half = 0.5;"],
    ['const f = () => half; const half = "0.5";'],
    ["const f = () => half; const half = -1;"],
    ["const f = () => half; const half = other;"],
    ["const f = () => half; const [half] = [0.5];"],
    ["const f = () => half; const { half } = 0.5;"],
    ["const f = () => half; for (const half of all) use(half); const { half = 0.5 } = all;"],
    ["const f = () => new G(); class G {}"],
    ['import { g } from "./g.js"; const f = () => g();'],
    [
      "const f = () => half; const half: number;".replace("const half: number", "declare const half: number"),
      "file.ts",
    ],
  ])("%s", (code, filename) => {
    expect(tell(code, filename)).toBeUndefined();
  });

  it("what needs a function of another one", () => {
    expect(tell("{ const f = () => g(); function g() {} }")).toBeUndefined();
  });
});

describe("written down in JavaScript is", () => {
  it.each<[string, string]>([
    ["function f(a: Card, b?: Card): number { return a.n - b!.n; }", "(a, b) { return a.n - b.n; }"],
    [
      "function f<T>(list: T[], i = 0 as number): T { return (list as T[])[i]!; }",
      "(list, i = 0) { return (list)[i]; }",
    ],
    ["const f = <T,>(list: readonly T[]) => list satisfies readonly T[];", "(list) { return (list); }"],
    ["const f = (a) => <number>a;", "(a) { return (a); }"],
    [
      "function f({ a, b }: Pair, [c]: number[] = []) { return g<number>(a); }",
      "({ a, b }, [c] = []) { return g(a); }",
    ],
    [
      "function f() { const n: number = 1; const g = (x: number): number => x; return g(n); }",
      "() { const n = 1; const g = (x) => x; return g(n); }",
    ],
    ["const f = (a: { n: number }) => { let b: () => void; return a; };", "(a) { let b; return a; }"],
  ])("%s", (code, wanted) => {
    expect(tell(code, "file.ts", false)?.[0]).toBe(wanted);
  });

  it.each([
    "function f() { enum Kind { One } return 1; }",
    "function f() { let a!: number; return a; }",
    "function f() { type T = number; return 1; }",
    "function f() { interface T { n: number } return 1; }",
  ])("not %s", (code) => {
    expect(tell(code, "file.ts", false)).toBeUndefined();
  });

  it("what it needs, without types", () => {
    expect(
      tell(
        "const f = (n: number) => g(n) * half; const g = (x: number): number => x; const half = 0.5;",
        "file.ts",
        false,
      ),
    ).toEqual(["(n) { return (g(n) * half); }", "g: function g(x) { return (x); }", "half: const half = 0.5;", ""]);
  });
});
