import type { Linter, Rule } from "eslint";

/** The options of the rule `fair-shuffle/no-biased-shuffle`. */
export interface NoBiasedShuffleOptions {
  /** Where the fix takes its shuffle from: an import, a function at the end of the file, or what the package allows. Default "auto". */
  readonly helper?: "auto" | "import" | "inline";
  /** The module to import from instead of `fair-shuffle`; a relative path starts at the working directory. */
  readonly importFrom?: string | { readonly module: string; readonly name: string; readonly copies: true };
  /** Whether findings are fixed (by `--fix`, in an editor with all of a file), offered as suggestions, or only reported. Default "auto". */
  readonly fix?: "auto" | "suggest" | "off";
  /** Functions of the project's own that draw, as they are called: `dice.next` returns a number on [0, 1), `{ name: 'dice.roll', range: 'inclusive' }` a whole number up to its last argument. */
  readonly randomSources?: readonly (string | { readonly name: string; readonly range: "exclusive" | "inclusive" })[];
  /** Whether random tie-breaks after a real key (`b.score - a.score || Math.random() - 0.5`) are reported too. Default false. */
  readonly checkTieBreaks?: boolean;
  /** Whether a comparator, a swap or a source that a file imports by a relative path is read from its file. Default true. */
  readonly readImports?: boolean;
}

declare const plugin: {
  readonly meta: { readonly name: string; readonly version: string; readonly namespace: string };
  readonly rules: { readonly "no-biased-shuffle": Rule.RuleModule };
  readonly configs: {
    readonly recommended: Linter.Config;
    /** For `.eslintrc` files: `extends: ["plugin:fair-shuffle/legacy-recommended"]`. */
    readonly "legacy-recommended": { readonly plugins: string[]; readonly rules: Linter.RulesRecord };
  };
};

export default plugin;
