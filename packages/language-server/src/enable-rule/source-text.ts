// The text of a configuration, with its tree, and how it is written: its line ends, quotes and semicolons.
import type { TSESTree } from "@typescript-eslint/utils";

export interface SourceText {
  readonly text: string;
  readonly program: TSESTree.Program;
  readonly lineEnd: "\n" | "\r\n";
}

/** Reads JavaScript and TypeScript; throws an Error with `lineNumber` where it is neither. */
export type Parse = (text: string) => TSESTree.Program;

export interface Insertion {
  readonly offset: number;
  readonly text: string;
}

export function readSource(text: string, parse: Parse): SourceText {
  return { text, program: parse(text), lineEnd: text.includes("\r\n") ? "\r\n" : "\n" };
}

/** Returns the text with all of them in it; those at one offset come in their order. */
export function insertAll(text: string, insertions: readonly Insertion[]): string {
  const sorted = [...insertions].sort((a, b) => b.offset - a.offset);
  const pieces: string[] = [];
  let end = text.length;
  for (const [index, { offset }] of sorted.entries()) {
    if (sorted[index - 1]?.offset === offset) continue;
    const inserted = insertions.filter((insertion) => insertion.offset === offset).map((insertion) => insertion.text);
    pieces.unshift(...inserted, text.slice(offset, end));
    end = offset;
  }
  return [text.slice(0, end), ...pieces].join("");
}

/** Returns the first offset from here on that holds neither white space nor a comment. */
export function skipTrivia(text: string, offset: number): number {
  const trivia = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
  trivia.lastIndex = offset;
  return offset + (trivia.exec(text)?.[0].length ?? 0);
}

/** Returns the white space that the line of this offset begins with. */
export function getIndent(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))?.[0] ?? "";
}

/** Returns the 1-based line of an offset. */
export function getLine(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Returns every node below and with this one, outermost first. */
export function* walk(node: TSESTree.Node): Generator<TSESTree.Node> {
  yield node;
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (key === "parent") continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) yield* walk(child);
  }
}

function isNode(value: unknown): value is TSESTree.Node {
  return (
    typeof value === "object" && value !== null && "type" in value && "range" in value && typeof value.type === "string"
  );
}
