/**
 * The rule without ESLint's run: sites, findings and fixes of a text. It is what the command line, the language server and the playground bundle; the published plugin has no such
 * entry, so this is for people who work on Fair Shuffle.
 *
 * @module @fair-shuffle/lint
 */
export * from "@fair-shuffle/lint";
