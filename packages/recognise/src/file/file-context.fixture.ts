// The context of a file as ESLint shows it to a rule of a test's own.
import type { TSESLint } from "@typescript-eslint/utils";
import type { FileContext } from "./file-context.ts";

/** Ask once for each file, as the rule does: what was found out about the file is kept under its context. */
export function getContext(sourceCode: unknown): FileContext {
  return { sourceCode: sourceCode as TSESLint.SourceCode, filename: "file.js", sources: new Map() };
}
