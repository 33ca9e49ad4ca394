// Which files decide how a project lints, by their names.

/** All names that ESLint 8 to 10 look for; no name has a character that means something else in a glob. */
export const CONFIGURATIONS: readonly string[] = [
  ...["js", "mjs", "cjs", "ts", "mts", "cts"].map((extension) => `eslint.config.${extension}`),
  ".eslintrc",
  ...["js", "cjs", "yaml", "yml", "json"].map((extension) => `.eslintrc.${extension}`),
  "package.json",
];

/** Returns whether a file, by its uri, is one of them. */
export const isConfiguration = (uri: string): boolean => CONFIGURATIONS.includes(uri.slice(uri.lastIndexOf("/") + 1));
