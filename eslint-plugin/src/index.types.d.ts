import type { Linter, Rule } from "eslint";

/** The options of the rule `fair-shuffle/no-biased-shuffle`. */
export interface NoBiasedShuffleOptions {
  /** Where the shuffle comes from that a fix calls: an import, or a function at the end of the file. Default "auto". */
  readonly helper?: "auto" | "import" | "inline";
  /** The module to import from instead of `fair-shuffle`; a relative path starts at the working directory. */
  readonly importFrom?: string | { readonly module: string; readonly name: string; readonly copies: true };
  /** What becomes of a finding: it is fixed when all of a file is fixed (by `--fix`, or on save), a fix is suggested, or it is only reported. Default "auto". */
  readonly fix?: "auto" | "suggest" | "off";
  /** Functions of your own that draw random numbers, written as they are called, but without the parentheses, so that shuffles by them are found, too: `dice.next` returns a number on [0, 1), `{ name: 'dice.roll', range: 'inclusive' }` a whole number up to its last argument. */
  readonly randomSources?: readonly (string | { readonly name: string; readonly range: "exclusive" | "inclusive" })[];
  /** Whether a sort is reported, too, that draws only between items with the same key (`b.score - a.score || Math.random() - 0.5`). Default false. */
  readonly checkTieBreaks?: boolean;
  /** Whether a comparator, a swap or a random source that a file imports by a relative path or an alias is read, so that shuffles by it are found. Default true. */
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
