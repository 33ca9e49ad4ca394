// The contract of a fix: what is known from the source is fixed, what is assumed is a suggestion that says so; types that were accepted still are.
import typescriptParser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import ts from "typescript";
import { afterAll, describe, expect, it } from "vitest";
import { noBiasedShuffle } from "./no-biased-shuffle.ts";

const NAME = "fair-shuffle/no-biased-shuffle";

interface Fixed {
  readonly text: string;
  /** Titles of the suggestions where nothing is fixed. */
  readonly suggestions: readonly string[];
}

function fix(code: string, options: object, filename = "/a.mjs"): Fixed {
  const config = {
    files: ["**/*.*"],
    plugins: { "fair-shuffle": { rules: { "no-biased-shuffle": noBiasedShuffle } } },
    rules: { [NAME]: ["error", options] },
    ...(/\.[cm]?tsx?$/.test(filename) ? { languageOptions: { parser: typescriptParser } } : {}),
  };
  const linter = new Linter({ cwd: "/" });
  const { output, messages } = linter.verifyAndFix(code, Object.assign<object, Linter.Config>(config, {}), {
    filename,
  });
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return {
    text: output,
    suggestions: messages.flatMap(({ suggestions = [] }) => suggestions.map(({ desc }) => desc)),
  };
}

const COIN = "() => Math.random() - 0.5";
const LODASH = { importFrom: { module: "lodash", name: "shuffle", copies: true } };
const FROM_LODASH = 'import _ from "lodash";\n\n';

describe("a function of another module that copies", () => {
  it.each([
    [
      "is given a set as a list",
      `export const f = (a) => [...new Set(a)].sort(${COIN});`,
      "export const f = (a) => _.shuffle([...new Set(a)]);",
    ],
    [
      "is given what an iterator gives as a list",
      `export const f = (map) => Array.from(map.values()).sort(${COIN});`,
      "export const f = (map) => _.shuffle(Array.from(map.values()));",
    ],
    [
      "is given a copy of what nobody knows",
      `export const f = (a) => [...a].sort(${COIN});`,
      "export const f = (a) => _.shuffle([...a]);",
    ],
    [
      "is given an array itself",
      `export const f = (...a) => [...a].sort(${COIN});`,
      "export const f = (...a) => _.shuffle(a);",
    ],
    [
      "is given an array itself, by its method",
      `export const f = (a) => a.slice().sort(${COIN});`,
      "export const f = (a) => _.shuffle(a);",
    ],
    [
      "is given an array itself, made here",
      `export const f = (a) => { const b = a.filter(Boolean); return [...b].sort(${COIN}); };`,
      "export const f = (a) => { const b = a.filter(Boolean); return _.shuffle(b); };",
    ],
    [
      "is given a generator's items as a list",
      `export function f() { return [...cards()].sort(${COIN}); }\nfunction* cards() { yield 1; yield 2; yield 3; }`,
      "export function f() { return _.shuffle([...cards()]); }\nfunction* cards() { yield 1; yield 2; yield 3; }",
    ],
    [
      "is given a set as a list where a loop filled one",
      "export function f(set) { const out = []; for (const x of set) { Math.random() < 0.5 ? out.push(x) : out.unshift(x); } return out; }",
      "export function f(set) { const out = _.shuffle([...set]); return out; }",
    ],
    [
      "is given the records of a set as a list",
      "export const f = (a) => Array.from(a, (v) => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map((o) => o.v);",
      "export const f = (a) => _.shuffle(Array.from(a));",
    ],
  ])("%s", (_, code, expected) => {
    expect(fix(code, LODASH).text).toBe(FROM_LODASH + expected);
  });

  it.each([
    [
      "a generator with a seed",
      `import seedrandom from "seedrandom";\nconst rng = seedrandom("s");\nexport const f = (a) => a.slice().sort(() => rng() - 0.5);`,
    ],
    ["a parameter", "export const f = (a, random) => a.slice().sort(() => random() - 0.5);"],
  ])("takes no random source: %s is a suggestion that says so", (_, code) => {
    const { text, suggestions } = fix(code, LODASH);
    expect(text).toBe(code);
    expect(suggestions[0]).toContain("if it may draw as `_.shuffle` does");
  });

  it("never serves a sort in place", () => {
    const code = `export function f(a) { a.sort(${COIN}); }`;
    expect(fix(code, LODASH).text).toBe(code);
  });
});

describe("importFrom", () => {
  it.each([
    [{ importFrom: "" }],
    [{ importFrom: "a b" }],
    [{ importFrom: 'x"; alert("' }],
    [{ importFrom: "it's" }],
    [{ importFrom: { module: "lodash", name: "not a name", copies: true } }],
    [{ importFrom: { module: "lodash", name: "class", copies: true } }],
    [{ importFrom: { module: "lodash", name: "a.b", copies: true } }],
    [{ importFrom: { module: "", name: "shuffle", copies: true } }],
  ])("is checked when it is read: %o", (options) => {
    expect(() => fix("a.sort(Math.random)", options)).toThrow(/should match pattern/);
  });

  it.each([["our-shuffle"], ["@scope/pkg/sub.js"], ["#internal"], ["node:x"], ["https://example.org/x.js"]])(
    "takes %s",
    (importFrom) => {
      expect(fix(`export const f = (a) => a.sort(${COIN});`, { importFrom }, "/src/deep/a.mjs").text).toContain(
        " from ",
      );
    },
  );
});

describe("randomSources", () => {
  it.each([
    [""],
    ["dice.next()"],
    ["dice.next("],
    ["my dice"],
    ["dice.*"],
    ["/dice/"],
    ["dice..next"],
    ["1dice"],
    ["() => 0.5"],
    ["dice[0].next"],
    ["dice?.next"],
    ["getDice().next"],
  ])("takes no %s", (name) => {
    const code = "a.sort(Math.random)";
    expect(() => fix(code, { randomSources: [name] })).toThrow(/no-biased-shuffle[^]*should match pattern/);
    expect(() => fix(code, { randomSources: [{ name, range: "inclusive" }] })).toThrow(/should match pattern/);
  });

  it.each([["roll"], ["dice.next"], ["this.dice.next"], ["this.dice!.next"], ["this.#next"], ["骰子.掷"]])(
    "finds a shuffle by %s",
    (name) => {
      const code = `export class Deck { #next = open(); mix(a: string[]) { return a.sort(() => ${name}() - 0.5); } }`;
      const sortedBy = (randomSources: readonly string[]): string => fix(code, { randomSources }, "/a.mts").text;
      expect(sortedBy([])).toContain(".sort(");
      expect(sortedBy([name])).not.toContain(".sort(");
    },
  );
});

describe("a copy in the place of toSorted is of the kind that toSorted gives", () => {
  it.each([
    ["of a list", `export const f = (a) => a.toSorted(${COIN});`, "fairShuffle(a.slice())"],
    [
      "of a subclass, a plain array",
      `class Deck extends Array { mixed() { return this.toSorted(${COIN}); } }\nexport default Deck;`,
      "fairShuffle([...this])",
    ],
    [
      "of an instance of one, too",
      `class Deck extends Array {}\nconst deck = new Deck();\nexport const f = () => deck.toSorted(${COIN});`,
      "fairShuffle([...deck])",
    ],
  ])("%s", (_, code, expected) => {
    expect(fix(code, { helper: "inline" }).text).toContain(expected);
  });
});

describe("a list that is not there, or holds next to nothing", () => {
  const isFunction = (value: unknown): value is (list: unknown) => unknown => typeof value === "function";
  const load = (code: string): ((list: unknown) => unknown) => {
    const found: unknown = runInNewContext(`${code.replace("export const f =", "const f =")}\nf;`);
    if (!isFunction(found)) throw new Error("no function");
    return (list) => {
      try {
        return JSON.stringify(found(list));
      } catch (error) {
        // It comes from another realm.
        return String(error).startsWith("TypeError") ? "TypeError" : "error";
      }
    };
  };

  it.each([
    ["a sort", `export const f = (a) => a.sort(${COIN});`],
    ["a copy", `export const f = (a) => [...a].sort(${COIN});`],
    ["a sort of what may be missing", `export const f = (a) => (a || []).sort(${COIN});`],
    [
      "a loop",
      "export const f = (a) => { for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; } return a; };",
    ],
    [
      "a loop over keys",
      "export const f = (a) => { for (const i in a) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; } return a; };",
    ],
    [
      "a list that is filled",
      "export const f = (a) => { const out = []; for (const x of a) { Math.random() < 0.5 ? out.push(x) : out.unshift(x); } return out; };",
    ],
    [
      "a sort by keys",
      "export const f = (a) => a.map((v) => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map((o) => o.v);",
    ],
  ])("is after the fix of %s what it was before", (_, code) => {
    const fixed = fix(code, { helper: "inline" }, "/a.mjs").text;
    for (const make of [() => undefined, () => null, () => [], () => [7], () => [7, 7]]) {
      expect(load(fixed)(make())).toEqual(load(code)(make()));
    }
  });

  it("lets lodash's sortBy have what is no list", () => {
    const code = 'import _ from "lodash";\nexport const f = (a) => _.sortBy(a, () => Math.floor(Math.random() * 3));';
    expect(fix(code, { helper: "inline" }).text).toBe(
      'import _ from "lodash";\nexport const f = (a) => _.sortBy(a, () => Math.random());',
    );
  });
});

describe("types", () => {
  const root = mkdtempSync(join(tmpdir(), "fair-shuffle-contract-"));
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  const KEYS = "Math.floor(Math.random() * 3)";
  const accepted: readonly (readonly [name: string, code: string])[] = [
    ["a cast of the list", `export const f = (a: unknown): string[] => (a as string[]).sort(${COIN});`],
    ["a cast of a copy", `export const f = (a: readonly unknown[]): string[] => ([...a] as string[]).sort(${COIN});`],
    ["a cast of what is sorted", `export const f = (a: unknown[]): string[] => a.sort(${COIN}) as string[];`],
    [
      "an exclamation mark",
      `interface Room { deck?: string[] }\nexport const f = (room: Room): string[] => room.deck!.sort(${COIN});`,
    ],
    ["a value that satisfies a type", `export const f = (a: string[]) => [...a].sort(${COIN}) satisfies string[];`],
    ["a readonly list that is copied", `export const f = (a: readonly string[]): string[] => [...a].sort(${COIN});`],
    ["a readonly list, toSorted", `export const f = (a: readonly string[]): string[] => a.toSorted(${COIN});`],
    [
      "an annotated list that is filled",
      "export function f(a: string[]): (string | number)[] { const out: (string | number)[] = []; for (const x of a) { Math.random() < 0.5 ? out.push(x) : out.unshift(x); } out.push(1); return out; }",
    ],
    [
      "a cast list that is filled",
      "export function f(a: string[]) { const out = [] as (string | number)[]; for (const x of a) { Math.random() < 0.5 ? out.push(x) : out.unshift(x); } out.push(1); return out; }",
    ],
    [
      "a list without a type that is filled, and gets more",
      "export function f(a: string[]): (string | number)[] { const out = []; for (const x of a) { Math.random() < 0.5 ? out.push(x) : out.unshift(x); } out.push(1); return out; }",
    ],
    [
      "a loop over a field",
      "export class Deck { cards: string[] = []; mix(): void { for (let i = 0; i < this.cards.length; i++) { const j = Math.floor(Math.random() * this.cards.length); const card = this.cards[i]!; this.cards[i] = this.cards[j]!; this.cards[j] = card; } } }",
    ],
    [
      "a loop over a field that may be missing",
      "export class Deck { cards?: string[]; mix(): void { for (let i = 0; i < this.cards!.length; i++) { const j = Math.floor(Math.random() * this.cards!.length); const card = this.cards![i]!; this.cards![i] = this.cards![j]!; this.cards![j] = card; } } }",
    ],
    ["a list of a type parameter", `export function f<T>(a: T[]): T[] { return a.slice().sort(${COIN}); }`],
    [
      "a list of more than a type parameter",
      `export function f<T extends { id: number }, L extends T[]>(a: L): T[] { return a.sort(${COIN}); }`,
    ],
    [
      "a pair of two kinds",
      `export const f = (a: [string, number, string]): (string | number)[] => [...a].sort(${COIN});`,
    ],
    [
      "a sort by keys",
      `export const f = (a: readonly string[]): string[] => a.map((v) => ({ v, k: ${KEYS} })).sort((x, y) => x.k - y.k).map(({ v }) => v);`,
    ],
    [
      "a sort by keys of tuples",
      `export const f = (a: string[]): string[] => a.map((v) => [${KEYS}, v] as const).sort(([x], [y]) => x - y).map(([, v]) => v);`,
    ],
    [
      "a sort by keys whose items change their type",
      `export const f = (a: (string | undefined)[]): string[] => a.map((v) => ({ v: v!, k: ${KEYS} })).sort((x, y) => x.k - y.k).map((o) => o.v);`,
    ],
    ["a chain that goes on", `export const f = (a: string[]): string => a.sort(${COIN}).slice(0, 2).join("");`],
    [
      "an expected error",
      `export const f = (a: readonly string[]): string[] =>\n  // @ts-expect-error a readonly list has no sort\n  a.sort(${COIN});`,
    ],
    [
      "an expected error in a comparator that goes",
      `// @ts-expect-error implicit any\nconst cmp = (a, b) => Math.random() - 0.5;\nexport const f = (a: string[]): string[] => a.sort(cmp);`,
    ],
    [
      "a comparator with a type",
      `const cmp: (a: string, b: string) => number = ${COIN};\nexport const f = (a: string[]): string[] => a.sort(cmp);`,
    ],
  ];

  it.each(["import", "inline"])(
    "that tsc --strict accepted are still accepted after the fix (helper: %s)",
    (helper) => {
      const write = (path: string, text: string): string => {
        writeFileSync(join(root, path), text);
        return join(root, path);
      };
      const declared = write(
        "fair-shuffle.d.ts",
        'declare module "fair-shuffle" {\n  export function shuffle<T extends object>(list: T, random?: () => number): T;\n  export function toShuffled<T>(list: Iterable<T> | ArrayLike<T>, random?: () => number): T[];\n}\n',
      );
      const fixedOnes: string[] = [];
      const paths = accepted.flatMap(([name, code], index) => {
        const { text } = fix(code, { helper }, `/${String(index)}.ts`);
        if (text !== code) fixedOnes.push(name);
        return [
          write(`${helper}-${String(index)}-before.ts`, code),
          write(`${helper}-${String(index)}-after.ts`, text),
        ];
      });
      const program = ts.createProgram([declared, ...paths], {
        strict: true,
        noUncheckedIndexedAccess: true,
        module: ts.ModuleKind.NodeNext,
        target: ts.ScriptTarget.ES2023,
        types: [],
        noEmit: true,
      });
      const problems = ts
        .getPreEmitDiagnostics(program)
        .map(
          ({ file, messageText }) => `${String(file?.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
        );
      expect(problems).toEqual([]);
      expect(fixedOnes).toEqual(
        expect.arrayContaining([
          "a cast of the list",
          "a cast of a copy",
          "an exclamation mark",
          "a sort by keys",
          "a loop over a field",
        ]),
      );
      expect(fixedOnes).not.toContain("an expected error");
    },
  );

  it("says what it assumes of an expected error", () => {
    const [, code] = accepted.find(([name]) => name === "an expected error") ?? ["", ""];
    expect(fix(code, { helper: "import" }, "/a.ts").suggestions[0]).toContain(
      "if the `@ts-expect-error` above is still needed",
    );
  });
});
