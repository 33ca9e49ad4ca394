// A program whose tokens come later is the same program.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { describe, expect, it } from "vitest";
import { lintText } from "./lint-text.ts";
import { forEachNode } from "./node-walk.ts";
import { readProgram, type Program } from "./program.ts";
import { findScriptUnits, getExtension } from "./script-units.ts";

/** Reads a program as it is read once, or as it is read where later versions are made of it: with its tokens. */
async function read(text: string, filename: string, isWhole: boolean): Promise<Program> {
  const [unit] = findScriptUnits(text, getExtension(filename));
  if (unit === undefined) throw new Error(`${filename} is no program.`);
  const found = await readProgram(text, filename, unit, isWhole ? {} : undefined);
  if (found.kind === "problem") throw new Error(found.problem.message);
  return found.program;
}

/** What is there at a place, in a form that can be compared. */
const show = (found: unknown): string =>
  JSON.stringify(found, (key, value: unknown) => {
    if (key === "parent") return undefined;
    // Those of a tree that is made again are worked out when they are asked for.
    if (key !== "loc") return value;
    const { start, end } = value as TSESTree.SourceLocation;
    return [start.line, start.column, end.line, end.column];
  });

const showTree = ({ body, range, loc, sourceType, type }: TSESTree.Program): string =>
  show({ body, range, loc, sourceType, type });

/** Every question that can be asked about a node, or what stands between it and the next. */
const QUESTIONS: Readonly<
  Record<string, (source: TSESLint.SourceCode, node: TSESTree.Node, next: TSESTree.Node) => unknown>
> = {
  commentsExistBetween: (source, node, next) => source.commentsExistBetween(node, next),
  getCommentsAfter: (source, node) => source.getCommentsAfter(node),
  getCommentsBefore: (source, node) => source.getCommentsBefore(node),
  getCommentsInside: (source, node) => source.getCommentsInside(node),
  getFirstToken: (source, node) => source.getFirstToken(node, { includeComments: true }),
  getFirstTokenBetween: (source, node, next) => source.getFirstTokenBetween(node, next),
  getFirstTokens: (source, node) => source.getFirstTokens(node, 2),
  getFirstTokensBetween: (source, node, next) => source.getFirstTokensBetween(node, next),
  getLastToken: (source, node) => source.getLastToken(node),
  getLastTokenBetween: (source, node, next) => source.getLastTokenBetween(node, next),
  getLastTokens: (source, node) => source.getLastTokens(node, 2),
  getLastTokensBetween: (source, node, next) => source.getLastTokensBetween(node, next),
  getTokenAfter: (source, node) => source.getTokenAfter(node),
  getTokenBefore: (source, node) => source.getTokenBefore(node),
  getTokenByRangeStart: (source, node) => source.getTokenByRangeStart(node.range[0]),
  getTokens: (source, node) => source.getTokens(node).length,
  getTokensAfter: (source, node) => source.getTokensAfter(node, 2),
  getTokensBefore: (source, node) => source.getTokensBefore(node, 2),
  getTokensBetween: (source, node, next) => source.getTokensBetween(node, next),
  isSpaceBetween: (source, node, next) => source.isSpaceBetween(node, next),
};

const SOURCES = import.meta.dirname;

const PROGRAMS: readonly (readonly [string, string])[] = [
  ...readdirSync(SOURCES)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => [name, readFileSync(join(SOURCES, name), "utf8")] as const),
  ["a.js", "#!/usr/bin/env node\n// first\nconst x = /* second */ `a${ 1 /* third */ }b`; // last"],
  ["a.jsx", "const a = <b title='//no' /* yes */>{/* yes */} // no\n</b>;\n/* at the end */"],
  [
    "a.tsx",
    "// first\nconst a = <B<string> c={1}>/* no */{/* yes */ d as T}</B>; const e = /\\/*/; /* yes */ f<g>()!;",
  ],
  ["a.cjs", "/* first */\nreturn; // CommonJS alone\n"],
  ["empty.ts", ""],
  ["comment.js", "// a comment alone"],
];

describe("a program whose tokens come later", () => {
  it.each(PROGRAMS)("%s", async (filename, text) => {
    const [{ sourceCode: deferred }, { sourceCode: whole }] = await Promise.all([
      read(text, filename, false),
      read(text, filename, true),
    ]);
    expect(showTree(deferred.ast)).toBe(showTree(whole.ast));
    expect(
      deferred.scopeManager?.scopes.map(({ type, variables }) => [type, variables.map(({ name }) => name)]),
    ).toEqual(whole.scopeManager?.scopes.map(({ type, variables }) => [type, variables.map(({ name }) => name)]));
    const nodes: TSESTree.Node[] = [];
    forEachNode(deferred.ast, deferred.visitorKeys, (node) => nodes.push(node));
    nodes.sort((a, b) => a.range[0] - b.range[0]);
    // One of many, but some of each program.
    const step = Math.ceil(nodes.length / 50);
    for (let at = 0; at < nodes.length; at += step) {
      const [node, next] = [nodes[at], nodes.find(({ range }) => range[0] >= (nodes[at]?.range[1] ?? 0))];
      if (node === undefined || next === undefined) continue;
      for (const [name, ask] of Object.entries(QUESTIONS))
        expect([name, node.range, show(ask(deferred, node, next))]).toEqual([
          name,
          node.range,
          show(ask(whole, node, next)),
        ]);
    }
    expect(show(deferred.getAllComments())).toBe(show(whole.getAllComments()));
    expect(show([deferred.ast.tokens, deferred.ast.comments, deferred.tokensAndComments])).toBe(
      show([whole.ast.tokens, whole.ast.comments, whole.tokensAndComments]),
    );
  });

  it("is asked here for all that ESLint's store of tokens has", async () => {
    const { sourceCode } = await read("", "a.ts", true);
    const store = Object.getPrototypeOf(Object.getPrototypeOf(sourceCode)) as object;
    const names = Object.getOwnPropertyNames(store).filter((name) => name !== "constructor");
    expect(names.length).toBeGreaterThan(15);
    expect(Object.keys(QUESTIONS)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ["a comment switches the rule off", "/* eslint-disable */\nSORT", 0],
    ["on its line", "SORT // eslint-disable-line", 0],
    ["another one", "// eslint-disable-next-line no-console\nSORT", 1],
    ["by our own comment", "// fair-shuffle-ignore\nSORT", 0],
    ["not in a text", 'const x = "/* eslint-disable */";\nSORT', 1],
  ])("heeds its comments: %s", async (_, text, count) => {
    const { findings } = await lintText(text.replace("SORT", "a.sort(() => Math.random() - 0.5);"), "/a.ts");
    expect(findings).toHaveLength(count);
  });
});
