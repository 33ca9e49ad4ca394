// ESLint as the tests use it: with the rule alone on a text, or with a look at the text's tree.
import parser from "@typescript-eslint/parser";
import { Linter, type Rule } from "eslint";
import plugin from "eslint-plugin-fair-shuffle";
import type { FileContext } from "./file/file-context.ts";
import { getContext } from "./file/file-context.fixture.ts";
import type { RuleOptions } from "./options/rule-options.ts";

/** How a text is linted. */
export interface Linting {
  readonly options?: RuleOptions;
  /** Says which language it is, and where it stands: `file.js` where it is left out. */
  readonly filename?: string;
  /** What the file's name says, where it is left out: `.cjs` is CommonJS, all else a module. */
  readonly sourceType?: "module" | "commonjs" | "script";
  /** The tests' own where it is left out. */
  readonly cwd?: string;
}

const linters = new Map<string | undefined, Linter>();

function getLinter(cwd: string | undefined): Linter {
  const linter = linters.get(cwd) ?? new Linter(cwd === undefined ? {} : { cwd });
  linters.set(cwd, linter);
  return linter;
}

function configure({ filename = "file.js", options = {}, sourceType }: Linting): Linter.Config {
  const isTypeScript = /\.[cm]?tsx?$/.test(filename);
  return {
    files: ["**/*.*"],
    plugins: { "fair-shuffle": plugin as never },
    languageOptions: {
      ...(isTypeScript ? { parser } : { parserOptions: { ecmaFeatures: { jsx: true } } }),
      ...(sourceType === undefined ? {} : { sourceType }),
    },
    rules: { "fair-shuffle/no-biased-shuffle": ["error", options] },
  };
}

/** Returns what ESLint says of a text. */
export const verify = (code: string, linting: Linting = {}): Linter.LintMessage[] =>
  getLinter(linting.cwd).verify(code, configure(linting), linting.filename ?? "file.js");

/** Returns what ESLint says of a text, without what it says of fixes. */
export const verifyAlone = (code: string, linting: Linting = {}): Linter.LintMessage[] =>
  verify(code, { ...linting, options: { ...linting.options, fix: "off" } });

/** Fixes a text as `eslint --fix` does. */
export const fixAll = (code: string, linting: Linting = {}): Linter.FixReport =>
  getLinter(linting.cwd).verifyAndFix(code, configure(linting), linting.filename ?? "file.js");

/** Returns the code after a suggestion, or a fix, is made. */
export const apply = (code: string, { range: [start, end], text }: Rule.Fix): string =>
  code.slice(0, start) + text + code.slice(end);

/** Walks through a text as a rule does; what the linter says of it beside that is thrown. */
export function walk(
  code: string,
  look: (file: FileContext) => Rule.RuleListener,
  { filename = "file.js" }: Pick<Linting, "filename"> = {},
): void {
  const walker: Rule.RuleModule = { create: ({ sourceCode }) => look(getContext(sourceCode)) };
  const config = {
    ...configure({ filename }),
    plugins: { test: { rules: { walker } } },
    rules: { "test/walker": "error" as const },
  };
  const [message] = getLinter(undefined).verify(code, config, filename);
  if (message !== undefined) throw new Error(`${message.message} in: ${code}`);
}
