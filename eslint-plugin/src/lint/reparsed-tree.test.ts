// A tree that is made from an earlier one is the tree of a parse of the whole, whatever was edited.
import { readdirSync, readFileSync } from "node:fs";
import { seededSource } from "@fair-shuffle/bias";
import * as parser from "@typescript-eslint/parser";
import type { TSESTree } from "@typescript-eslint/utils";
import { expect, it } from "vitest";
import { prepareTree, reparse, type ParsedText } from "./reparsed-tree.ts";

const parse = (text: string): ReturnType<typeof parser.parseForESLint> =>
  parser.parseForESLint(text, { sourceType: "module", loc: true, range: true, tokens: true, comment: true });

const getTree = (text: string): TSESTree.Program => parse(text).ast;

const { visitorKeys } = parse("");

function getPreparedTree(text: string): TSESTree.Program {
  const ast = getTree(text);
  prepareTree(ast, visitorKeys);
  return ast;
}

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

const FOLDER = new URL("../recognise/", import.meta.url);
const SOURCES = readdirSync(FOLDER)
  .filter((name) => /^(?!.*test).*\.ts$/.test(name))
  .map((name) => readFileSync(new URL(name, FOLDER), "utf8"))
  .filter((text) => text.length > 6_000)
  .slice(0, 6);

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
  "",
  "",
];

it("equals a parse of the whole after each of 600 random edits, and is made for most of them", () => {
  const random = seededSource(20_261_121);
  const draw = (n: number): number => Math.floor(random() * n);
  let [made, parsed] = [0, 0];
  for (const source of [...SOURCES, CLASS]) {
    let earlier: ParsedText = { text: source, ast: getPreparedTree(source) };
    for (let edit = 0; edit < 90; edit++) {
      const start = draw(earlier.text.length);
      const removed = draw(4) === 0 ? draw(12) : 0;
      const text =
        earlier.text.slice(0, start) + (PIECES[draw(PIECES.length)] ?? "") + earlier.text.slice(start + removed);
      let whole: TSESTree.Program;
      try {
        whole = getPreparedTree(text);
      } catch {
        // What can't be parsed must not be made either.
        expect(
          reparse({ text: earlier.text, ast: getPreparedTree(earlier.text) }, text, visitorKeys, getTree),
        ).toBeUndefined();
        continue;
      }
      parsed++;
      const tree = reparse(earlier, text, visitorKeys, getTree);
      if (tree !== undefined) {
        made++;
        expect(findDifference(tree, whole, "")).toBeUndefined();
      }
      earlier = { text, ast: tree ?? whole };
    }
  }
  expect(parsed).toBeGreaterThan(150);
  expect(made).toBeGreaterThan(0.7 * parsed);
});
