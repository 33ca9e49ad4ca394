// `// fair-shuffle-ignore` on the line before silences a finding, for people without ESLint's own comments too.
import type { TSESLint } from "@typescript-eslint/utils";

const cache = new WeakMap<Readonly<TSESLint.SourceCode>, ReadonlySet<number>>();

/** Returns the lines (1-based) whose findings a comment on the line before ignores. */
export function getIgnoredLines(sourceCode: Readonly<TSESLint.SourceCode>): ReadonlySet<number> {
  const known = cache.get(sourceCode);
  if (known !== undefined) return known;
  const lines = new Set(
    sourceCode
      .getAllComments()
      .filter(({ value }) => /^[\s*]*fair-shuffle-ignore(?:\s|$|:|-{2})/.test(value))
      .map(({ loc }) => loc.end.line + 1),
  );
  cache.set(sourceCode, lines);
  return lines;
}
