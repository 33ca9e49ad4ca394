// `// fair-shuffle-ignore` on the line before, or behind the code, silences a finding, for people without ESLint's own comments too.
import type { FileContext } from "../file/file-context.ts";
import { oncePer } from "../file/once.ts";
import type { TSESTree } from "@typescript-eslint/utils";

/** Returns the lines (1-based) whose findings a comment ignores, with the comment: behind code its own line, alone the next one. */
export const getIgnoredLines = oncePer(
  (file: FileContext): ReadonlyMap<number, TSESTree.Comment> =>
    new Map(
      file.sourceCode
        .getAllComments()
        .filter(({ value }) => /^[\s*]*fair-shuffle-ignore(?:\s|$|:|-{2})/.test(value))
        .map((comment) => {
          const { loc } = comment;
          return [isBehindCode(file, loc.start) ? loc.start.line : loc.end.line + 1, comment] as const;
        }),
    ),
);

/** Brackets, such as those round a comment in JSX, other comments and a script's tag are no code. */
function isBehindCode({ sourceCode: { lines } }: FileContext, { line, column }: TSESTree.Position): boolean {
  const before = (lines[line - 1] ?? "").slice(0, column);
  return !/^[\s{([]*$/.test(before.replaceAll(/\/\*.*?\*\/|^.*<script[^>]*>/gi, ""));
}
