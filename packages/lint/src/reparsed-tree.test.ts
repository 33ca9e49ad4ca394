// A tree that is made from an earlier one is the tree of a parse of the whole, whatever was edited, and what is called broken can't be parsed.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { seededSource } from "@fair-shuffle/bias";
import { parse } from "@typescript-eslint/typescript-estree";
import type { TSESTree } from "@typescript-eslint/utils";
import { visitorKeys } from "@typescript-eslint/visitor-keys";
import { expect, it } from "vitest";
import { prepareTree, reparse, type Grammar, type ParsedText } from "./reparsed-tree.ts";

const COMMON = { loc: true, range: true, tokens: true, comment: true } as const;

const getGrammar = (sourceType: "module" | "script", jsx: boolean): Grammar => ({
  visitorKeys,
  parse: (text) => Object.assign(parse(text, { ...COMMON, sourceType, jsx }), { sourceType }),
});

/** A tree as its parser makes it, but for the parents. */
function parseWhole(text: string, { parse: parseText, visitorKeys: keys }: Grammar): TSESTree.Program {
  const ast = parseText(text);
  const adopt = (node: TSESTree.Node, parent: TSESTree.Node | null): void => {
    Object.assign(node, { parent });
    for (const key of keys[node.type] ?? []) {
      const children: unknown = Reflect.get(node, key);
      for (const child of Array.isArray(children) ? (children as unknown[]) : [children])
        if (typeof child === "object" && child !== null) adopt(child as TSESTree.Node, node);
    }
  };
  adopt(ast, null);
  return ast;
}

const prepareWhole = (text: string, grammar: Grammar): ParsedText =>
  prepareTree(text, grammar.parse(text), grammar.visitorKeys);

function describeParent(parent: unknown): string {
  if (typeof parent !== "object" || parent === null) return String(parent);
  return `${String(Reflect.get(parent, "type"))} at ${String(Reflect.get(parent, "range"))}`;
}

/** Where two trees differ, in whatever a rule can see of them. */
function findDifference(made: unknown, parsed: unknown, path: string): string | undefined {
  if (typeof made !== "object" || typeof parsed !== "object" || made === null || parsed === null)
    return Object.is(made, parsed) ? undefined : `${path}: ${String(made)} instead of ${String(parsed)}`;
  if (parsed instanceof RegExp) return undefined;
  for (const key of new Set([...Object.keys(made), ...Object.keys(parsed)])) {
    if (key === "loc") {
      const [own, other] = [Reflect.get(made, key), Reflect.get(parsed, key)] as TSESTree.SourceLocation[];
      const found =
        findDifference(own?.start, other?.start, `${path}.loc.start`) ??
        findDifference(own?.end, other?.end, `${path}.loc.end`);
      if (found !== undefined) return found;
      continue;
    }
    if (key === "parent") {
      // Going into it would go round; a parent stands where it stood.
      const own = describeParent(Reflect.get(made, key));
      const other = describeParent(Reflect.get(parsed, key));
      if (own !== other) return `${path}.parent: ${own} instead of ${other}`;
      continue;
    }
    const found = findDifference(Reflect.get(made, key), Reflect.get(parsed, key), `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

const FOLDER = new URL("../../recognise/src/", import.meta.url);
const SOURCES = readdirSync(FOLDER, { encoding: "utf8", recursive: true })
  .filter((name) => /^(?!.*(?:test|fixture)).*\.ts$/.test(name))
  .map((name) => readFileSync(new URL(name, FOLDER), "utf8"))
  .filter((text) => text.length > 6_000)
  .slice(0, 6);

const ESLINT = new URL(`file://${createRequire(import.meta.url).resolve("eslint/package.json")}`);
const SCRIPTS = ["lib/linter/code-path-analysis/code-path-state.js", "lib/linter/timing.js"].map((path) =>
  readFileSync(new URL(path, ESLINT), "utf8"),
);

const PRIVATE = `import a, { b as c } from "d";
"use strict";
export class Deck extends Base {
  #cards = [];
  static #made = 0
  get #top() { return this.#cards.at(-1); }
  set #top(card) { this.#cards.push(card); }
  static { Deck.#made++; }
  async *#deal
  (n) { for (const card of this.#cards) yield card; }
${"  filler(x) { return `a${x}b` + /re[/]/.source + this.#top; } // a comment\n".repeat(40)}
  async last() { await g(); label: while (true) { break label; } }
}
/re/.test(c);
${"export const fragment = <><b>{a}</b> text</>;\n".replace("export ", "")}
function f(first, { second }) { try { let t; { var u; } } catch (e) { const d = e; } ${"first(second);\n".repeat(200)} }
var v = 1; let w = 2; class X {}
export { v as default, f, w };
`;

const SLOPPY = `var await = 1; function f(a) { with (a) { b = 10; } return let; } function f() {}
${"f(await);\nif (f) { var q = 1; } else f();\n".repeat(100)}
return;
`;

const CLASS = `"use strict";
/** What it is. */
export default class Deck<T> extends Base {
  #cards: T[] = [];
  static { register(this); }
  @log deal(n = 1): T[] { "use x"; for (const a of b) { f(a); } return this.#cards.splice(0, n); }
${"  filler(x: number): string { return `a${x}b` + /re[/]/.source; } // a comment\n".repeat(40)}
  async last() { await g(); label: while (true) { break label; } }
}
namespace N { export const a = 1; ${"export const b = <T,>(x: T) => x;\n".repeat(60)} }
await top();
`;

/** What people type, delete, or paste by mistake. */
const PIECES = [
  "x",
  " ",
  "\n",
  ";",
  "{",
  "}",
  "(",
  ")",
  "`",
  '"',
  "'",
  "/*",
  "*/",
  "//",
  "\r\n",
  "a = b",
  "=>",
  "await ",
  "let x = 1;\n",
  '"use strict";',
  ".",
  "<",
  "🂡",
  "export const q = 1;\n",
  "let q = 1;\n",
  "var q;\n",
  "function f() {}\n",
  "#cards",
  "'use strict';\n",
  "if (a)",
  "return ",
  "/re/",
  "</b>",
  "",
  "",
];

/** Takes a text through random edits, each of which is a test. */
function edit(source: string, grammar: Grammar, edits: number, random: () => number): Count {
  const draw = (n: number): number => Math.floor(random() * n);
  const count = { parsed: 0, made: 0, failed: 0, broken: 0 };
  let earlier = prepareWhole(source, grammar);
  for (let round = 0; round < edits; round++) {
    const start = draw(earlier.text.length);
    const removed = draw(4) === 0 ? draw(12) : 0;
    const text =
      earlier.text.slice(0, start) + (PIECES[draw(PIECES.length)] ?? "") + earlier.text.slice(start + removed);
    let whole: TSESTree.Program | undefined;
    let failure: unknown;
    try {
      whole = parseWhole(text, grammar);
    } catch (error) {
      failure = error;
    }
    const outcome = reparse(earlier, text, grammar);
    if (whole === undefined) {
      count.failed++;
      expect(outcome.kind, `${String(failure)} in ${text}`).not.toBe("tree");
      if (outcome.kind === "broken") {
        count.broken++;
        expect(tellError(outcome.error)).toBe(tellError(failure));
      }
      continue;
    }
    count.parsed++;
    expect(outcome.kind, text).not.toBe("broken");
    if (outcome.kind === "tree") {
      count.made++;
      expect(findDifference(outcome.parsed.ast, whole, "")).toBeUndefined();
    }
    earlier = outcome.kind === "tree" ? outcome.parsed : prepareWhole(text, grammar);
  }
  return count;
}

interface Count {
  readonly parsed: number;
  readonly made: number;
  readonly failed: number;
  readonly broken: number;
}

const tellError = (error: unknown): string =>
  error instanceof Error ? `${error.message} at ${String(Reflect.get(error, "index"))}` : String(error);

it.each([
  ["TypeScript", getGrammar("module", false), [...SOURCES, CLASS], 22],
  ["TypeScript with JSX", getGrammar("module", true), [...SCRIPTS, PRIVATE], 50],
  ["a script", getGrammar("script", true), [...SCRIPTS, SLOPPY], 50],
])(
  "in %s, equals a parse of the whole after each of 150 random edits, and is made for most of them",
  (_, grammar, sources, edits) => {
    const random = seededSource(Number(process.env.SEED ?? 20_261_121));
    const counts = sources.map((source) => edit(source, grammar, edits, random));
    const sum = (name: keyof Count): number => counts.reduce((all, count) => all + count[name], 0);
    expect(sum("parsed")).toBeGreaterThan(37);
    expect(sum("made")).toBeGreaterThan(0.7 * sum("parsed"));
    expect(sum("broken")).toBeGreaterThan(0.5 * sum("failed"));
  },
  300_000,
);

it("does not call broken what a comment takes away from an `if`, where the next statement takes its place", () => {
  const grammar = getGrammar("script", false);
  const source = `if (f) { g(); } else g();\n${"f(1);\n".repeat(500)}`;
  const text = source.replace("{", "//{");
  expect(reparse(prepareWhole(source, grammar), text, grammar).kind).not.toBe("broken");
});
