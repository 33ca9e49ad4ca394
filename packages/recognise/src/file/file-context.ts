// A file as everything shares it that reads its code.
import type { TSESLint } from "@typescript-eslint/utils";
import type { RandomSources } from "./own-sources.ts";
import type { Refusal } from "./reason.ts";

/** One for each run over a file: what is found out about its code is kept under it (see `oncePer`). */
export interface FileContext {
  readonly sourceCode: TSESLint.SourceCode;
  readonly filename: string;
  /** The project's own functions that draw, as the options name them. */
  readonly sources: RandomSources;
  /** Told of every gate that says no, and why, by who wants to explain it; a lint run does not. */
  readonly onRefusal?: (refusal: Refusal) => void;
}
