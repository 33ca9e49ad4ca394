// `// fair-shuffle-ignore` on the line before, or behind the code, silences a finding, for people without ESLint's own comments too.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";

const cache = new WeakMap<Readonly<TSESLint.SourceCode>, ReadonlySet<number>>();

/** Returns the lines (1-based) whose findings a comment ignores: behind code its own line, alone the next one. */
export function getIgnoredLines(sourceCode: Readonly<TSESLint.SourceCode>): ReadonlySet<number> {
  const known = cache.get(sourceCode);
  if (known !== undefined) return known;
  const lines = new Set(
    sourceCode
      .getAllComments()
      .filter(({ value }) => /^[\s*]*fair-shuffle-ignore(?:\s|$|:|-{2})/.test(value))
      .map(({ loc }) => (isBehindCode(sourceCode, loc.start) ? loc.start.line : loc.end.line + 1)),
  );
  cache.set(sourceCode, lines);
  return lines;
}

/** Brackets, such as those round a comment in JSX, other comments and a script's tag are no code. */
function isBehindCode({ lines }: Readonly<TSESLint.SourceCode>, { line, column }: TSESTree.Position): boolean {
  const before = (lines[line - 1] ?? "").slice(0, column);
  return !/^[\s{([]*$/.test(before.replaceAll(/\/\*.*?\*\/|^.*<script[^>]*>/gi, ""));
}
